"""The list of hands agrees with the recap, whatever was undone, listed before or damaged."""

from decimal import Decimal
from pathlib import Path

import pytest

from engine.journal.evening_marks import HandMark
from engine.journal.hand_facts import Kind
from engine.journal.hand_search import HandQuery, HandSearch
from engine.journal.store import SqliteStore
from engine.proof.verify import verify
from engine.recap.build import build
from engine.session import Done
from tests.engine.journal.evening import do, play
from tests.engine.journal.hands.listed import all_in, folded, numbers, search_all, table


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
