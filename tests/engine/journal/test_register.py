"""Who is who in a book: names become people, two become one and two again, and no step is touched for it."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from engine import commands as c
from engine.journal import register, register_changes
from engine.journal.evening_index import tag, tags_of
from engine.journal.store import SqliteStore
from engine.keeping.backups import copy
from engine.keeping.forgetting import erase, forget
from engine.keeping.packing import pack
from engine.keeping.unpacking import unpack
from engine.lifetime.evenings import evenings, keep_sums, kept_sums, sum_up
from engine.lifetime.people import person_names
from engine.lifetime.standings import standings
from engine.proof.salvage import salvage
from engine.proof.verify import verify
from engine.refusals import Refused
from engine.session import Session
from tests.engine.journal.evening import do

TABLE = {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": 6}


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    with SqliteStore(tmp_path / "book.db") as made:
        yield made


def evening(store: SqliteStore, *names: str, ended: bool = True) -> Session:
    """The first wins the blinds of one hand from the others."""
    session = Session.start(store, TABLE)
    assert isinstance(session, Session)
    for seat, name in enumerate(names, 1):
        do(session, {"do": "sit", "seat": seat, "player": name, "stack": 200, "entry": "post"})
    if len(names) > 1:
        do(session, {"do": "button", "seat": len(names)})
        do(session, {"do": "deal"})
        for _ in names[1:]:
            do(session, {"do": "act", "action": "fold"})
    if ended:
        do(session, {"do": "end"})
    return session


def nets(store: SqliteStore) -> dict[str, int]:
    read = list(evenings(store))
    return {each.person: each.net for each in standings(read, person=person_names(read, register.register(store)))}


def names(store: SqliteStore) -> list[tuple[str, ...]]:
    return [person.names for person in register.bring_up_to_date(store).people]


def test_whoever_sat_down_is_somebody_however_they_are_typed(store: SqliteStore) -> None:
    evening(store, "Ann", "ben")
    assert names(store) == [("Ann",), ("ben",)]
    evening(store, "BEN ", "Cy")
    assert names(store) == [("Ann",), ("BEN",), ("Cy",)], "as it was typed last"


def test_two_become_one_and_two_again_and_no_step_is_written(store: SqliteStore) -> None:
    first, second = evening(store, "Maya", "Theo"), evening(store, "Maya K.", "Theo")
    apart = nets(store)
    heads = [store.session(session.id).head for session in (first, second)]
    register_changes.merge(store, "maya", "MAYA K.")
    assert names(store) == [("Maya", "Maya K."), ("Theo",)]
    together = nets(store)
    assert together == {"Maya": apart["Maya"] + apart["Maya K."], "Theo": apart["Theo"]}
    assert sum(together.values()) == 0
    register_changes.separate(store, "maya k.")
    assert nets(store) == apart
    assert [store.session(session.id).head for session in (first, second)] == heads
    assert verify(store.file).faults == ()


def test_what_makes_no_sense_is_refused_and_changes_nothing(store: SqliteStore) -> None:
    evening(store, "Ann", "Ben", "Cy")
    register_changes.merge(store, "Ann", "Ben")
    was = list(store.db.iterdump())
    for key, change in (
        ("people.unknown", lambda: register_changes.merge(store, "Ann", "Nobody")),
        ("people.unknown", lambda: register_changes.separate(store, "Nobody")),
        ("people.same", lambda: register_changes.merge(store, "Ben", "Ann")),
        ("people.alone", lambda: register_changes.separate(store, "Cy")),
        ("people.taken", lambda: register_changes.rename(store, "Cy", "BEN")),
        ("people.taken", lambda: register_changes.add_alias(store, "Cy", "Ann")),
        ("no_name", lambda: register_changes.rename(store, "Cy", "  ")),
        ("people.only_name", lambda: register_changes.drop_alias(store, "Ben")),
        ("people.no_colour", lambda: register_changes.colour(store, "Cy", "brown")),
        ("people.long_notes", lambda: register_changes.note(store, "Cy", "x" * (register_changes.LONGEST_NOTES + 1))),
        ("people.long_tag", lambda: tag(store, 1, ["x" * 25])),
    ):
        with pytest.raises(Refused) as refused:
            change()
        assert refused.value.refusal.key == key
        assert list(store.db.iterdump()) == was


def test_a_name_that_was_chosen_stays_and_the_old_one_is_still_theirs(store: SqliteStore) -> None:
    evening(store, "Ann", "Ben")
    register_changes.rename(store, "ann", "Anna Berg")
    register_changes.add_alias(store, "Anna Berg", "Annie")
    register_changes.note(store, "Annie", "left-handed")
    register_changes.colour(store, "Annie", "#A0522D")
    evening(store, "ANN", "Ben")
    person = register.bring_up_to_date(store).person("ann")
    assert person is not None
    assert (person.name, set(person.names)) == ("Anna Berg", {"Anna Berg", "ANN", "Annie"})
    assert (person.record.notes, person.record.colour) == ("left-handed", "#a0522d")
    register_changes.drop_alias(store, "Annie")
    assert register.register(store).person("Annie") is None


def test_a_person_is_forgotten_under_every_name_and_all_that_was_noted_goes(store: SqliteStore, tmp_path: Path) -> None:
    evening(store, "Zebulon", "Ann")
    evening(store, "Zorro", "Ann")
    copy(store, tmp_path / "backup.db")
    register_changes.merge(store, "Zebulon", "Zorro")
    register_changes.note(store, "Zebulon", "owes Zachary a coffee")
    keep_sums(store, [sum_up(store, number) for number in (1, 2)])
    sums = nets(store)
    gone = forget(store, "zorro", datetime(2026, 1, 1, tzinfo=UTC))
    assert len(gone.uids) == 2
    assert nets(store) == {gone.stand_in: sums["Zebulon"], "Ann": sums["Ann"]}
    with SqliteStore(tmp_path / "backup.db") as backup:
        forget(backup, "zorro", datetime(2026, 1, 1, tzinfo=UTC), gone.stand_in, names=gone.names)
        assert nets(backup) == nets(store)
        backup.db.execute("PRAGMA journal_mode = DELETE")
    for book in (store.file, tmp_path / "backup.db"):
        held = book.read_bytes().lower()
        assert not any(word in held for word in (b"zebulon", b"zorro", b"zachary")), book
    assert verify(store.file).faults == ()


def test_who_sat_in_an_erased_evening_alone_is_not_in_the_register(store: SqliteStore) -> None:
    first = evening(store, "Ann", "Zebulon")
    evening(store, "Ann", "Ben")
    register.bring_up_to_date(store)
    erase(store, first.row.uid)
    assert names(store) == [("Ann",), ("Ben",)]
    assert b"Zebulon" not in store.file.read_bytes()


def test_an_evening_travels_with_its_tags_and_who_is_who(store: SqliteStore, tmp_path: Path) -> None:
    session = evening(store, "Maya", "Theo")
    register.bring_up_to_date(store)
    register_changes.add_alias(store, "Maya", "Maya K.")
    register_changes.add_alias(store, "Theo", "Teddy")
    tag(store, session.id, ["Home", " Club  A "])
    pack(store, session.id, tmp_path / "one.evening")
    with SqliteStore(tmp_path / "away.db") as away:
        evening(away, "Teddy", "Eve")
        assert names(away) == [("Eve",), ("Teddy",)]
        unpack(tmp_path / "one.evening", away)
        assert tags_of(away, 2) == ("Club A", "Home")
        assert names(away) == [("Eve",), ("Maya", "Maya K."), ("Teddy",), ("Theo",)], "who has a name here keeps it"


def test_what_can_be_read_of_a_damaged_book_is_saved_with_it(store: SqliteStore, tmp_path: Path) -> None:
    evening(store, "Ann", "Ben")
    evening(store, "Benny", "Cy")
    register_changes.merge(store, "Ben", "Benny")
    tag(store, 2, ["Club"])
    copy(store, tmp_path / "damaged.db")
    salvage(tmp_path / "damaged.db", tmp_path / "saved.db")
    with SqliteStore(tmp_path / "saved.db") as saved:
        assert names(saved) == [("Ann",), ("Ben", "Benny"), ("Cy",)]
        assert tags_of(saved, 2) == ("Club",)
        assert nets(saved) == nets(store)
    assert verify(tmp_path / "saved.db").faults == ()


def test_a_sum_that_is_kept_is_let_go_by_the_next_step_and_is_never_another_one(store: SqliteStore) -> None:
    session = evening(store, "Ann", "Ben", ended=False)
    keep_sums(store, [sum_up(store, session.id)])
    kept = kept_sums(store)
    assert kept == {session.id: sum_up(store, session.id)}
    assert kept_sums(store, [session.id]) == kept
    assert kept_sums(store, [session.id + 1]) == {}
    do(session, {"do": "add_chips", "seat": 1, "amount": 50})
    assert kept_sums(store) == {}
    assert store.ask("SELECT over FROM summaries") == [(0,)]
    session.dispatch(c.End())
    assert store.ask("SELECT over FROM summaries") == [(1,)]
    session.undo()
    assert store.ask("SELECT over FROM summaries") == [(0,)]
    assert next(evenings(store)) == sum_up(store, session.id).evening
