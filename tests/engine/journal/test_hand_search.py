"""Hands are found by what they were; the list agrees with the recap, whatever was undone, corrected or rewritten."""

import random
from collections.abc import Iterator
from datetime import UTC, datetime
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from engine.journal import hand_facts, hand_index
from engine.journal.hand_facts import Kind
from engine.journal.hand_players import IndexedPlayer
from engine.journal.hand_search import PAGE, FoundHand, HandQuery, HandSearch
from engine.journal.settled import HandMark, clean, marks_of
from engine.journal.steps import JournalStep
from engine.journal.store import MemoryStore, SqliteStore
from engine.keeping.forgetting import erase, forget, without_names
from engine.keeping.packing import pack
from engine.keeping.unpacking import unpack
from engine.proof.verify import verify
from engine.recap.build import build
from engine.session import Done, Session
from engine.settings.records import Money
from tests.engine.journal.evening import do, play, play_hand, start

NOW = datetime(2026, 11, 22, 20, 0, tzinfo=UTC)
HOLDEM: dict[str, Any] = {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "preset": "home"}


@pytest.fixture
def book(tmp_path: Path) -> Iterator[SqliteStore]:
    with SqliteStore(tmp_path / "book.db") as made:
        made.db.execute("PRAGMA synchronous = OFF")
        yield made


def search_all(book: SqliteStore, **wanted: Any) -> list[FoundHand]:
    """What is found, all of it, with a list that is up to date."""
    search = HandSearch(book)
    assert search.bring_up_to_date() == ()
    return list(search.find(HandQuery(**wanted)))


def numbers(hands: list[FoundHand]) -> list[int]:
    return [hand.hand for hand in hands]


def table(book: SqliteStore, *names: str, **more: Any) -> Session:
    """A table where these sit with 100 each."""
    session = Session.start(book, {**HOLDEM, **more})
    assert isinstance(session, Session)
    for seat, name in enumerate(names, 1):
        do(session, {"do": "sit", "seat": seat, "player": name, "stack": 100})
    do(session, {"do": "button", "seat": len(names)})
    return session


def folded(session: Session) -> None:
    """A hand that everybody folds."""
    do(session, {"do": "deal"})
    while session.state.hand is not None:
        do(session, {"do": "act", "action": "fold"})


def all_in(session: Session, winner: int = 1) -> None:
    """A hand of two all-in before the flop."""
    do(session, {"do": "deal"})
    do(session, {"do": "act", "action": "all_in"})
    do(session, {"do": "act", "action": "call"})
    while session.state.hand is not None and session.state.hand.phase == "street":
        do(session, {"do": "street"})
    do(session, {"do": "award", "ranking": [[winner]]})


# The list itself ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_the_list_is_that_of_the_recap(book: SqliteStore, seed: int) -> None:
    for each in (seed, seed + 10):
        session = play(book, each)
        recap = build(session)
        listed = {hand.hand: hand for hand in search_all(book, session=session.id)}
        assert sorted(listed) == [hand.number for hand in recap.hands]
        for hand in recap.hands:
            there = listed[hand.number]
            assert there.pot == hand.pot
            assert set(there.winners) == {name for name, _ in hand.winners}
            assert bool(there.kinds & Kind.CORRECTED) == hand.corrected
            assert bool(there.kinds & Kind.MISDEAL) == bool(hand.misdeal)
            assert bool(there.kinds & Kind.SHOWDOWN) == bool(hand.showdown)
            for player in recap.players:
                dealt = any(name == player.name for name, _ in hand.nets)
                of_player = search_all(book, session=session.id, players=((player.name,),))
                assert (hand.number in numbers(of_player)) == dealt, (hand.number, player.name)


def test_what_is_undone_is_found_no_more_and_found_again(book: SqliteStore) -> None:
    session = table(book, "Ann", "Ben")
    for _ in range(3):
        folded(session)
    assert numbers(search_all(book)) == [3, 2, 1]
    while session.state.number == 3:
        assert isinstance(session.undo(), Done)
    assert numbers(search_all(book)) == [2, 1]
    all_in(session)
    newest = search_all(book)[0]
    assert (newest.hand, newest.pot) == (3, 200)
    for _ in range(3):
        session.undo()
    assert numbers(search_all(book)) == [2, 1]
    for _ in range(3):
        session.redo()
    assert search_all(book)[0].kinds & Kind.ALL_IN


def test_several_hands_in_one_step_are_all_listed(book: SqliteStore) -> None:
    session = table(book, "Ann", "Ben")
    folded(session)
    fold = {"do": "act", "action": "fold"}
    do(session, {"do": "step", "lines": [{"do": "deal"}, fold, {"do": "deal"}, fold, {"do": "deal"}]})
    do(session, fold)
    search_all(book)
    do(session, {"do": "step", "lines": [{"do": "deal"}, fold, {"do": "deal"}, {"do": "act", "action": "call"}]})
    do(session, {"do": "act", "action": "all_in"})
    do(session, fold)
    hands = search_all(book)
    assert numbers(hands) == [6, 5, 4, 3, 2, 1]
    assert [hand.hand for hand in hands if hand.kinds & Kind.ALL_IN] == [6]


# Looking for them -----------------------------------------------------------------------------------------------------


def test_a_player_is_found_by_the_name_of_the_end_and_nobody_elses_seat(book: SqliteStore) -> None:
    session = table(book, "Ann", "Ben", "Cy")
    folded(session)
    do(session, {"do": "leave", "seat": 3})
    do(session, {"do": "sit", "seat": 3, "player": "Dan", "stack": 80})
    folded(session)
    do(session, {"do": "rename", "seat": 1, "player": "Anna"})
    do(session, {"do": "move", "seat": 1, "to": 5})
    folded(session)
    assert numbers(search_all(book, players=(("Cy",),))) == [1]
    assert numbers(search_all(book, players=(("DAN ",),))) == [3, 2]
    assert numbers(search_all(book, players=(("Ann", "Anna"),))) == [3, 2, 1], "one person, by all names"
    assert numbers(search_all(book, players=(("anna",), ("dan",)))) == [3, 2], "both of them"
    assert numbers(search_all(book, players=(("Ann",),))) == []
    assert HandSearch(book).players() == ("Anna", "Ben", "Cy", "Dan")


def test_kinds_pots_and_moments_one_inside_and_one_outside(book: SqliteStore) -> None:
    session = table(book, "Ann", "Ben", straddle={"allow": "under_the_gun"})
    folded(session)  # 1
    all_in(session)  # 2
    do(session, {"do": "add_chips", "seat": 2, "amount": 200})
    do(session, {"do": "sit", "seat": 3, "player": "Cy", "stack": 100})
    do(session, {"do": "sit_in", "seat": 2})
    do(session, {"do": "deal"})  # 3
    do(session, {"do": "act", "action": "raise", "to": 10})
    while session.state.hand is not None:
        do(session, {"do": "act", "action": "fold"})
    do(session, {"do": "deal"})  # 4
    do(session, {"do": "misdeal", "reason": "exposed card"})
    assert numbers(search_all(book, kinds=Kind.ALL_IN)) == [2]
    assert numbers(search_all(book, kinds=Kind.RAISE)) == [3, 2]
    assert numbers(search_all(book, kinds=Kind.RAISE | Kind.ALL_IN)) == [2]
    assert numbers(search_all(book, kinds=Kind.SHOWDOWN)) == [2]
    assert numbers(search_all(book, kinds=Kind.MISDEAL)) == [4]
    assert numbers(search_all(book, kinds=Kind.STRADDLE | Kind.KILL)) == []
    assert numbers(search_all(book, pot=Decimal(198))) == [2]
    assert numbers(search_all(book, pot=Decimal(199))) == []
    ended = search_all(book)[0].ended
    assert len(search_all(book, first=ended)) == 4
    assert search_all(book, first=ended + 1) == search_all(book, last=ended - 1) == []


def test_the_biggest_pot_stands_first_and_chips_of_a_tournament_last(book: SqliteStore) -> None:
    cents = table(book, "Ann", "Ben", money={"currency": "EUR", "minor_units": 25})
    all_in(cents)
    whole = table(book, "Ann", "Ben", money={"currency": "EUR", "minor_units": 100})
    folded(whole)
    all_in(whole)
    do(whole, {"do": "end"})
    won = table(book, "Ann", "Ben", preset="tournament")
    all_in(won)
    hands = search_all(book, order="biggest")
    assert [(hand.session, hand.pot) for hand in hands] == [(2, 198), (1, 200), (2, 2), (3, 200)]
    assert [hand.money for hand in hands[:2]] == [Money("EUR", 100), Money("EUR", 25)]
    assert numbers(search_all(book, pot=Decimal("50.00"), order="biggest")) == [2, 1, 1], (
        "50.00 in money is 200 chips of 25"
    )
    assert numbers(search_all(book, pot=Decimal("50.01"), order="biggest")) == [2, 1]
    assert [bool(hand.kinds & Kind.TOURNAMENT) for hand in hands] == [False, False, False, True]


@pytest.mark.parametrize(
    ("rules", "stack", "listed"),
    [
        ({}, 2, [1]),
        ({}, 3, []),
        ({"ante": {"amount": 2, "by": "big_blind"}}, 4, [1]),
        ({"ante": {"amount": 3, "by": "each"}}, 3, [1]),
        ({"cap": 2}, 100, [1]),
    ],
    ids=["blind", "a chip is left", "ante of the blind", "ante of each", "cap"],
)
def test_who_is_all_in_by_a_post_is_found_as_all_in(
    book: SqliteStore, rules: dict[str, Any], stack: int, listed: list[int]
) -> None:
    session = table(book, "Ann", "Ben", "Cy", **rules)
    do(session, {"do": "button", "seat": 1})
    do(session, {"do": "count", "seat": 3, "stack": stack})
    do(session, {"do": "deal"})
    while session.state.hand is not None and session.state.hand.phase == "betting":
        do(session, {"do": "act", "action": "fold"})
    if session.state.hand is not None:
        do(session, {"do": "misdeal", "reason": "exposed card"})
    assert numbers(search_all(book, kinds=Kind.ALL_IN)) == listed


def test_a_hand_that_an_older_version_listed_is_listed_anew(tmp_path: Path) -> None:
    """Version 10 left all-in out where a post took the stack; looked at without being brought up as well."""
    path = tmp_path / "book.db"
    with SqliteStore(path) as made:
        session = table(made, "Ann", "Ben", "Cy")
        do(session, {"do": "button", "seat": 1})
        do(session, {"do": "count", "seat": 3, "stack": 2})
        folded(session)
        search_all(made)
        made.db.execute("UPDATE hand_index SET kinds = kinds & ~1")
        made.db.execute("PRAGMA user_version = 10")
        made.db.execute("DELETE FROM _sqlite_migrations WHERE name = 'posts_all_in'")
    with SqliteStore(path, readonly=True) as looked_at:
        assert numbers(search_all(looked_at, kinds=Kind.ALL_IN)) == [1]
    with SqliteStore(path) as brought_up:
        assert numbers(search_all(brought_up, kinds=Kind.ALL_IN)) == [1]


def test_the_hand_in_which_somebody_went_out_of_a_tournament_is_found(book: SqliteStore) -> None:
    cash = table(book, "Ann", "Ben")
    all_in(cash)
    cup = table(book, "Ann", "Ben", preset="tournament")
    folded(cup)  # 1
    do(cup, {"do": "count", "seat": 2, "stack": 50})
    all_in(cup, 2)  # 2: Ann has chips left
    do(cup, {"do": "deal"})
    do(cup, {"do": "misdeal", "reason": "exposed card"})  # 3
    do(cup, {"do": "count", "seat": 1, "stack": 100})
    all_in(cup)  # 4
    hands = search_all(book, kinds=Kind.OUT)
    assert [(hand.session, hand.hand) for hand in hands] == [(2, 4)], "of a cash game nobody goes out"


# What it costs --------------------------------------------------------------------------------------------------------


def test_only_new_hands_are_read(book: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[int] = []

    def counted(step: JournalStep) -> Any:
        read.append(step.sequence)
        return of(step)

    of = hand_facts.events_of
    monkeypatch.setattr(hand_facts, "events_of", counted)
    session = table(book, "Ann", "Ben")
    for _ in range(40):
        folded(session)
    search_all(book)
    assert len(read) >= 80, "the first time all of them"
    read.clear()
    assert len(search_all(book, kinds=Kind.RAISE)) == 0
    assert read == [], "a search reads no step"
    folded(session)
    assert len(search_all(book)) == 41
    assert len(read) <= 4, "the step in which the last one ended, and the new hand"


def test_a_page_of_ten_thousand_hands_is_read_by_an_index(book: SqliteStore) -> None:
    """Counted in instructions of SQLite, which no machine makes faster or slower."""
    hands = tuple(
        hand_facts.HandFacts(
            step=n, place=0, hand=n, at=n, pot=n % 977, money=None, kinds=Kind(n % 64), dealt=(1, 2), winners=(1,)
        )
        for n in range(1, 10_001)
    )  # fmt: skip
    who = (IndexedPlayer(1, 0, None, "Ann"), IndexedPlayer(2, 0, None, "Ben"))

    def listed(some: int) -> HandSearch:
        created = "2026-10-01T19:00:00+00:00"
        news = [hand_index.Update(session=1, created=created, after=0, hands=hands[:some], players=who)]
        book.keep(lambda: hand_index.put(book.db, news))
        return HandSearch(book)

    def cost(search: HandSearch) -> int:
        ticks = [0]

        def tick() -> int:
            ticks[0] += 1
            return 0

        every = search.find(HandQuery())
        book.db.set_progress_handler(tick, 1)
        shown = every[:50]
        book.db.set_progress_handler(None, 1)
        assert len(shown) == 50
        return ticks[0]

    few, many = cost(listed(300)), cost(listed(10_000))
    assert many < few * 1.3, (few, many)


def test_pages_are_read_as_they_are_asked_for(book: SqliteStore) -> None:
    session = table(book, "Ann", "Ben")
    for _ in range(PAGE + 20):
        folded(session)
    search = HandSearch(book)
    search.bring_up_to_date()
    every = search.find(HandQuery())
    assert len(every) == PAGE + 20
    assert [hand.hand for hand in every] == list(range(PAGE + 20, 0, -1))
    assert every[-1].hand == 1
    with pytest.raises(IndexError):
        every[PAGE + 20]


def test_it_is_given_up_half_way_and_goes_on_there(book: SqliteStore) -> None:
    for seed in range(3):
        play(book, seed)
    search = HandSearch(book)
    due = search.due()
    hand_index.look_at(book, due, lambda update: search.keep((update,)), lambda done, of: done < of // 2)
    assert 0 < len(search.find(HandQuery())) < 21
    asked: list[tuple[int, int]] = []
    hand_index.look_at(
        book, search.due(), lambda update: search.keep((update,)), lambda done, of: not asked.append((done, of))
    )
    assert len(search.find(HandQuery())) == 21
    assert asked == sorted(asked)
    assert asked[-1][0] == asked[-1][1]
    assert all(done <= of for done, of in asked)
    assert search.due().steps == {}


# Beside the record ----------------------------------------------------------------------------------------------------


def test_a_book_that_is_only_read_lists_in_memory(book: SqliteStore) -> None:
    play(book, 1)
    book.db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    was = book.file.read_bytes()
    with SqliteStore(book.file, readonly=True) as looking:
        assert len(search_all(looking)) == 7
        assert search_all(looking, pot=Decimal(1), order="biggest")
    assert book.file.read_bytes() == was


def test_a_damaged_evening_hides_no_other(book: SqliteStore) -> None:
    play(book, 1)
    play(book, 2)
    book.db.execute("DROP TRIGGER steps_stay")
    book.db.execute("UPDATE steps SET events = '[]' WHERE session = 1 AND sequence = 20")
    search = HandSearch(book)
    assert search.bring_up_to_date() == (1,)
    assert len(search.find(HandQuery(session=2))) == 7


def test_the_list_changes_no_chain_and_no_finding(book: SqliteStore) -> None:
    session = play(book, 1)
    head = session.head
    search_all(book)
    HandSearch(book).mark(1, 3, HandMark(True, "The bluff"))
    assert session.head == head
    assert verify(book.file).faults == ()


def test_forgetting_leaves_no_name_in_it(book: SqliteStore) -> None:
    session = start(book)
    do(session, {"do": "rename", "seat": 1, "player": "Zebulon"})
    for _ in range(3):
        play_hand(session, random.Random(1))
    assert len(search_all(book, players=(("zebulon",),))) == 3
    HandSearch(book).mark(1, 2, HandMark(True, "Zebulon's bluff against zebulon"))
    gone = forget(book, "Zebulon", NOW)
    book.db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    kept = b"".join(path.read_bytes() for path in book.file.parent.iterdir() if path.is_file()).lower()
    assert b"zebulon" not in kept
    assert len(search_all(book, players=((gone.stand_in,),))) == 3
    assert search_all(book, starred=True)[0].mark == HandMark(True, f"{gone.stand_in}'s bluff against {gone.stand_in}")


def test_an_erased_evening_is_found_no_more(book: SqliteStore) -> None:
    play(book, 1)
    play(book, 2)
    search_all(book)
    erase(book, book.session(1).uid)
    assert {hand.session for hand in search_all(book)} == {2}


# Stars and names ------------------------------------------------------------------------------------------------------


def test_a_hand_is_starred_named_and_found_by_it(book: SqliteStore) -> None:
    play(book, 1)
    search_all(book)
    search = HandSearch(book)
    search.mark(1, 4, HandMark(True))
    search.mark(1, 7, HandMark(False, "The: big > bluff"))
    assert numbers(search_all(book, starred=True)) == [7, 4]
    assert numbers(search_all(book, name="BIG > b")) == [7]
    search.mark(1, 7, HandMark(True, "Another"))
    search.mark(1, 4, HandMark())
    [left] = search_all(book, starred=True)
    assert (left.hand, left.mark) == (7, HandMark(True, "Another"))
    assert search.mark(1, 7, HandMark(True, "Another")) == (), "nothing new is nothing written"
    assert build(Session.resume(book, 1)).settlement == build(Session.resume(book, 1)).settlement


def test_marks_are_no_payments(book: SqliteStore) -> None:
    session = play(book, 1)
    before = build(session).settlement
    HandSearch(book).mark(1, 4, HandMark(True, "Ann>Bo:52"))
    assert build(session).settlement == before


def test_marks_travel_with_an_evening(book: SqliteStore, tmp_path: Path) -> None:
    play(book, 1)
    HandSearch(book).mark(1, 4, HandMark(True, "The bluff"))
    pack(book, 1, tmp_path / "one.evening")
    with SqliteStore(tmp_path / "other.db") as other:
        unpack(tmp_path / "one.evening", other)
        assert search_all(other, starred=True)[0].mark == HandMark(True, "The bluff")


def test_a_copy_without_names_keeps_the_star_and_leaves_the_name_out(book: SqliteStore) -> None:
    play(book, 1)
    HandSearch(book).mark(1, 4, HandMark(True, "The bluff"))
    with without_names(book, 1) as nameless:
        assert marks_of(nameless.settled(1)) == {4: HandMark(True)}


def test_a_name_is_one_short_line() -> None:
    assert clean("  A\tname\nof  it\x00 ") == "A name of it"
    assert len(clean("x" * 300)) == 60
    assert marks_of(MemoryStore().settled(1)) == {}
