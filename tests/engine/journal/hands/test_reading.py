"""What it costs to list hands and to show them: only what is new is read, page by page."""

from typing import Any

import pytest

from engine.journal import hand_facts, hand_index
from engine.journal.hand_facts import Kind
from engine.journal.hand_players import IndexedPlayer
from engine.journal.hand_search import PAGE, HandQuery, HandSearch
from engine.journal.states import evolved
from engine.journal.steps import JournalStep
from engine.journal.store import SqliteStore
from tests.engine.journal.evening import play
from tests.engine.journal.hands.listed import folded, search_all, table


def test_only_new_hands_are_read(book: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[int] = []

    def counted(step: JournalStep, state: Any) -> Any:
        read.append(step.sequence)
        return evolved(step, state)

    monkeypatch.setattr(hand_facts, "evolved", counted)
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
    hand_index.compute_updates(book, due, lambda update: search.keep((update,)), lambda done, of: done < of // 2)
    assert 0 < len(search.find(HandQuery())) < 21
    asked: list[tuple[int, int]] = []
    hand_index.compute_updates(
        book, search.due(), lambda update: search.keep((update,)), lambda done, of: not asked.append((done, of))
    )
    assert len(search.find(HandQuery())) == 21
    assert asked == sorted(asked)
    assert asked[-1][0] == asked[-1][1]
    assert all(done <= of for done, of in asked)
    assert search.due().steps == {}
