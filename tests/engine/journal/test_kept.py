"""What is kept for other tools is what the steps say, whatever happens to an evening; a query costs what it answers."""

import random
import sqlite3
import tomllib
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from engine import commands as c
from engine.journal.copy_session import add_session
from engine.journal.errors import NotWritten
from engine.journal.evening_marks import Tick
from engine.journal.evening_tables import KEPT, PIECE, due, keep, keep_all, read
from engine.journal.progress import Cancelled
from engine.journal.register import bring_up_to_date
from engine.journal.register_changes import merge, separate
from engine.journal.sqlite import SqliteStore
from engine.journal.tool_views import PROMISED
from engine.keeping.forgetting import erase, forget
from engine.keeping.packing import pack
from engine.keeping.unpacking import unpack
from engine.proof.verify import verify
from engine.script import Door
from engine.session import Done, Session
from tests.engine.journal.evening import do, finish, play, play_hand, start
from tests.engine.journal.test_tool_views import work
from tests.engine.test_rulings import FOLDER


@pytest.fixture(autouse=True)
def _quickly(book: SqliteStore) -> None:
    book.db.execute("PRAGMA synchronous = OFF")


def shown(book: SqliteStore) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of every view, in one order."""
    return {view: sorted(map(tuple, book.ask(f"SELECT * FROM {view}")), key=repr) for view in PROMISED}


def agrees(book: SqliteStore) -> None:
    """Kept or worked out from the steps, every view says the same."""
    now = shown(book)
    marks = book.ask("SELECT kept, session FROM summaries")
    book.db.execute("UPDATE summaries SET kept = 0")
    steps = shown(book)
    book.db.executemany("UPDATE summaries SET kept = ? WHERE session = ?", marks)
    assert now == steps


def with_zebediah(book: SqliteStore) -> Session:
    """An evening with a player whose name is too long to occur by chance among the hashes and identifiers of a file."""
    session = start(book)
    do(session, {"do": "sit", "seat": 5, "player": "Zebediah", "stack": 100, "entry": "post"})
    return session


def kept(book: SqliteStore) -> None:
    """Keep all that is due; every view says what it said before."""
    bring_up_to_date(book)
    before = shown(book)
    keep_all(book)
    assert due(book) == ()
    assert shown(book) == before


def rows_of(book: SqliteStore, session: int) -> int:
    """Rows of a session in the tables."""
    return sum(book.ask(f"SELECT count(*) FROM kept_{name} WHERE session = ?", (session,))[0][0] for name in KEPT)


@pytest.mark.parametrize("seed", range(3))
def test_an_evening_is_kept_as_its_steps_tell_it(book: SqliteStore, seed: int) -> None:
    start(book, "before")
    play(book, seed)
    kept(book)
    assert rows_of(book, 2) > 150
    assert verify(book.file).faults == ()


@pytest.mark.parametrize("group", sorted(path.stem for path in FOLDER.glob("*.toml")))
def test_what_the_rulings_meet_is_kept_as_it_is(book: SqliteStore, group: str) -> None:
    cases = tomllib.loads((FOLDER / f"{group}.toml").read_text(encoding="utf-8"))["case"]
    for case in cases[:: max(1, len(cases) // 12)]:
        door = Door(book)
        for text in filter(None, map(str.strip, case["script"].splitlines())):
            if text[0] not in "#=?!":
                door.answer(text)
    kept(book)


def _undone(session: Session) -> None:
    for _ in range(5):
        assert isinstance(session.undo(), Done)


def _done_again(session: Session) -> None:
    _undone(session)
    assert isinstance(session.redo(), Done)


def _on_another_branch(session: Session) -> None:
    _undone(session)
    finish(session, random.Random(8))
    play_hand(session, random.Random(9))


def _corrected(session: Session) -> None:
    for action in ("fold", "call", "check"):
        if isinstance(session.amend(c.Amend(hand=2, action=1, line={"do": "act", "action": action})), Done):
            return
    raise AssertionError("no correction was accepted")


def _renamed(session: Session) -> None:
    do(session, {"do": "rename", "seat": 2, "player": "Åsa Bo"})


def _ended(session: Session) -> None:
    do(session, {"do": "end"})


@pytest.mark.parametrize("happens", [_undone, _done_again, _on_another_branch, _corrected, _renamed, _ended])
def test_an_evening_that_goes_on_is_told_from_its_steps_at_once(
    book: SqliteStore, happens: Callable[[Session], None]
) -> None:
    start(book, "beside")
    session = start(book)
    for seed in range(4):
        play_hand(session, random.Random(seed))
    kept(book)
    before = shown(book)
    happens(session)
    assert due(book) == (2,), "the evening beside it stays kept"
    assert shown(book) != before
    agrees(book)
    kept(book)
    agrees(book)


def test_who_is_who_is_as_it_stands_now(book: SqliteStore) -> None:
    session = start(book)
    do(session, {"do": "rename", "seat": 2, "player": "Éva"})
    kept(book)
    query = "SELECT person FROM players ORDER BY 1"
    apart = book.ask(query)
    merge(book, "Ann", "Éva")
    assert book.ask(query) == [row for row in apart if row != ("Éva",)]
    agrees(book)
    separate(book, "Éva")
    assert book.ask(query) == apart


def test_payments_have_the_unit_of_an_evening_that_is_kept(book: SqliteStore) -> None:
    session = Session.start(book, {"blinds": [1, 2], "money": {"currency": "EUR", "minor_units": 25}})
    assert isinstance(session, Session)
    do(session, {"do": "sit", "seat": 1, "player": "Ann", "stack": 200})
    book.settle(session.id, (Tick("Ann>Bo:12", True, "2026-01-01T00:00:00.000+00:00"),))
    kept(book)
    assert book.ask("SELECT payer, unit, worth, scale FROM payments") == [("Ann", "EUR", 25, 2)]


def test_a_forgotten_name_is_in_no_kept_row(book: SqliteStore) -> None:
    with_zebediah(book)
    play_hand(with_zebediah(book), random.Random(1))
    kept(book)
    assert ("Zebediah",) in book.ask("SELECT player FROM results")
    forget(book, "Zebediah", datetime(2026, 1, 1, tzinfo=UTC), "Nobody")
    assert b"Zebediah" not in book.file.read_bytes()
    agrees(book)
    kept(book)
    assert ("Nobody",) in book.ask("SELECT player FROM results")


def test_of_an_erased_evening_no_row_is_left(book: SqliteStore) -> None:
    play_hand(start(book), random.Random(1))
    start(book)
    kept(book)
    assert erase(book, book.session(1).uid)
    assert rows_of(book, 1) == 0
    assert rows_of(book, 2) > 0
    agrees(book)


def test_an_evening_from_another_book_is_kept_there_as_well(book: SqliteStore, tmp_path: Path) -> None:
    play(book, 1)
    kept(book)
    there = tmp_path / "there"
    there.mkdir()
    with SqliteStore(there / "book.db") as other:
        start(other)
        kept(other)
        pack(book, 1, there / "evening.feltbook")
        unpack(there / "evening.feltbook", other)
        assert due(other) == (2,)
        kept(other)
        for view in ("hands", "actions", "results"):
            same = ", ".join(column for column in PROMISED[view].columns if column not in ("session", "person"))
            assert set(other.ask(f"SELECT {same} FROM {view} WHERE session = 2")) == set(
                book.ask(f"SELECT {same} FROM {view}")
            )


def test_what_is_given_up_half_way_counts_for_nothing(book: SqliteStore) -> None:
    session = start(book)
    for seed in range(60):
        play_hand(session, random.Random(seed))
    before = shown(book)
    facts = read(book, 1)
    assert sum(map(len, facts.rows.values())) > 4 * PIECE
    going = keep(book, facts)
    for _ in range(4):
        next(going)
        assert shown(book) == before
    assert rows_of(book, 1) > 0
    assert due(book) == (1,)
    kept(book)
    agrees(book)


def test_what_was_worked_out_before_a_step_is_not_kept_after_it(book: SqliteStore) -> None:
    session = start(book)
    play_hand(session, random.Random(1))
    facts = read(book, 1)
    going = keep(book, facts)
    next(going)
    do(session, {"do": "add_chips", "seat": 1, "amount": 9})
    assert list(going) in ([], [None])
    assert due(book) == (1,)
    agrees(book)


def test_a_name_that_is_forgotten_meanwhile_is_not_written_again(book: SqliteStore) -> None:
    play_hand(with_zebediah(book), random.Random(1))
    going = keep(book, read(book, 1))
    next(going)
    forget(book, "Zebediah", datetime(2026, 1, 1, tzinfo=UTC), "Nobody")
    list(going)
    assert b"Zebediah" not in book.file.read_bytes()
    kept(book)


def test_one_that_cannot_be_read_keeps_no_other_from_it(book: SqliteStore) -> None:
    for _ in range(3):
        start(book)
    book.db.execute("DROP TRIGGER steps_stay")
    book.db.execute("UPDATE steps SET events = '[{' WHERE session = 2 AND sequence = 2")
    assert keep_all(book) == 2
    assert due(book) == (2,)


def test_it_ends_when_nobody_wants_it(book: SqliteStore) -> None:
    for _ in range(3):
        start(book)
    with pytest.raises(Cancelled):
        keep_all(book, lambda done, _: done < 1)
    assert due(book) == (2, 1)


def test_a_book_that_is_lent_is_left_alone(book: SqliteStore) -> None:
    start(book)
    going = keep(book, read(book, 1))
    book.lend()
    with pytest.raises(NotWritten):
        next(going)
    book.take_back()
    agrees(book)


# What it costs --------------------------------------------------------------------------------------------------------

QUERIES = {
    "hands": ("session = 1", "at < '2100-01-01'"),
    "hand_results": ("session = 1", "player = 'Rare'"),
    "actions": ("session = 1", "at < '2100-01-01'", "player = 'Rare'"),
    "ledger": ("session = 1", "at < '2100-01-01'", "player = 'Rare'"),
    "results": ("session = 1", "player = 'Rare'"),
    "evenings": ("session = 1", "began < '2100-01-01'"),
}
"""Conditions by view: each is true of the first evening alone."""


def evenings(book: SqliteStore, more: int) -> None:
    """The book's first evening over and over, with other players on later days."""
    row = book.session(1)
    rows = [values[:20] for values in book.proven_rows(row)]
    for number in range(more):
        later = [tuple(v.replace('"Rare"', '"Often"') if isinstance(v, str) else v for v in values) for values in rows]
        began = f"2100-01-{number + 1:02}T19:00:00+00:00"
        add_session(book, replace(row, id=0, uid="", name=str(number), created=began), later, {})


def test_a_query_costs_what_it_answers_not_what_the_book_holds(book: SqliteStore) -> None:
    session = start(book)
    do(session, {"do": "rename", "seat": 1, "player": "Rare"})
    for seed in range(6):
        play_hand(session, random.Random(seed))
    queries = [
        f"SELECT * FROM {view} WHERE {condition}" for view, conditions in QUERIES.items() for condition in conditions
    ]
    newest = [f"SELECT * FROM {view} ORDER BY at DESC LIMIT 20" for view in ("hands", "actions", "ledger")]
    evenings(book, 2)
    kept(book)
    assert all(book.ask(query) for query in queries + newest)
    few = {query: work(book, query) for query in queries + newest}
    evenings(book, 16)
    kept(book)
    for query, cost in few.items():
        assert work(book, query) <= 1.1 * cost + 20, query


def test_all_of_it_is_read_without_looking_at_a_step(book: SqliteStore) -> None:
    """Of evenings that are kept: a count or a sum costs a few instructions a row, and no walk over the steps."""
    session = start(book)
    for seed in range(12):
        play_hand(session, random.Random(seed))
    evenings(book, 10)
    kept(book)
    for view in ("hands", "hand_results", "actions", "ledger"):
        rows = book.ask(f"SELECT count(*) FROM {view}")[0][0]
        assert work(book, f"SELECT count(*), sum(hand) FROM {view}") * 10 < 50 * rows + 3000, view


def test_a_tap_of_an_evening_that_is_kept_costs_one_mark(book: SqliteStore) -> None:
    """The step that takes the mark back costs a little more, the next one nothing."""
    session = start(book)
    for seed in range(40):
        play_hand(session, random.Random(seed))

    def tap() -> int:
        ticks = 0

        def tick() -> int:
            nonlocal ticks
            ticks += 1
            return 0

        book.db.set_progress_handler(tick, 1)
        do(session, {"do": "add_chips", "seat": 1, "amount": 1})
        book.db.set_progress_handler(None, 0)
        return ticks

    tap()
    bring_up_to_date(book)
    without = tap(), tap()
    kept(book)
    assert tap() <= without[0] + 40
    assert tap() <= without[1] + 4


def test_keys_between_the_tables_hold(book: SqliteStore) -> None:
    play(book, 1)
    kept(book)
    book.db.execute("PRAGMA foreign_keys = ON")
    assert book.ask("PRAGMA foreign_key_check") == []
    with pytest.raises(sqlite3.IntegrityError):
        book.db.execute("INSERT INTO kept_hands (session, hand) VALUES (99, 1)")
    targets = {name: {row[2] for row in book.ask(f"PRAGMA foreign_key_list(kept_{name})")} for name in KEPT}
    assert targets == {
        "evenings": {"sessions"}, "results": {"kept_evenings"}, "hands": {"kept_evenings"},
        "hand_results": {"kept_hands"}, "actions": {"kept_hands"}, "ledger": {"kept_evenings"},
    }  # fmt: skip
