"""Stars and names of hands; what is forgotten or erased is found no more."""

import random
from datetime import UTC, datetime
from pathlib import Path

from engine.journal.evening_marks import HandMark, clean, marks_of
from engine.journal.hand_search import HandSearch
from engine.journal.store import MemoryStore, SqliteStore
from engine.keeping.forgetting import erase, forget, without_names
from engine.keeping.packing import pack
from engine.keeping.unpacking import unpack
from engine.recap.build import build
from engine.session import Session
from tests.engine.journal.evening import do, play, play_hand, start
from tests.engine.journal.hands.listed import numbers, search_all

NOW = datetime(2026, 11, 22, 20, 0, tzinfo=UTC)


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
