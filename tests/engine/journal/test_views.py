"""The views say what the recap says, for any SQLite tool, and leave undone branches out."""

import sqlite3
from typing import Any

import pytest

from engine import commands as c
from engine.journal.store import SqliteStore
from engine.journal.tool_views import VIEWS
from engine.proof import sums
from engine.recap.build import build
from engine.session import Session
from tests.engine.journal.evening import play, start


def ask(book: SqliteStore, query: str) -> list[tuple[Any, ...]]:
    """As another tool would: a connection of its own."""
    with sqlite3.connect(f"file:{book.file}?mode=ro", uri=True) as db:
        rows = db.execute(query).fetchall()
    db.close()
    return rows


@pytest.fixture(params=range(4))
def evening(request: pytest.FixtureRequest, book: SqliteStore) -> Session:
    """An evening between two others, which must not mix."""
    start(book, "before")
    session = play(book, request.param)
    start(book, "after")
    return session


def test_hands(evening: Session, book: SqliteStore) -> None:
    rows = ask(book, "SELECT hand, second, pot, rake, drop_taken, corrected FROM hands WHERE session = 2 ORDER BY hand")
    recap = build(evening)
    assert rows == [(h.number, h.at, h.pot, h.rake, h.drop, h.corrected) for h in recap.hands]
    assert len(rows) == evening.state.number
    assert [h.number for h in recap.hands if h.corrected] == [3]


def test_results(evening: Session, book: SqliteStore) -> None:
    rows = ask(book, "SELECT hand, player, net FROM hand_results WHERE session = 2")
    assert sorted(rows) == sorted((h.number, player, net) for h in build(evening).hands for player, net in h.nets)


def test_the_ledger_adds_up_to_the_chips_on_the_table(evening: Session, book: SqliteStore) -> None:
    recap = build(evening)
    assert ask(book, "SELECT sum(amount) FROM ledger WHERE session = 2") == [(recap.balance.on_table,)]
    assert ask(book, "SELECT sum(amount) FROM ledger WHERE session = 1") == [(770,)]
    bought = "SELECT player, sum(amount) FROM ledger WHERE session = 2 AND what IN ('buy_in', 'add_chips') GROUP BY 1"
    assert set(ask(book, bought)) == {(player.name, player.bought - player.house_markers) for player in recap.players}
    pays = ask(book, "SELECT player, sum(amount) FROM ledger WHERE session = 2 AND what = 'pay' GROUP BY 1")
    assert dict(pays) == {player.name: player.side for player in recap.players if player.side}


def test_a_buy_in_that_is_put_right_is_chips_bought_in_the_ledger(book: SqliteStore) -> None:
    session = start(book)
    session.dispatch(c.Count(seat=1, stack=120, bought=True))
    assert ask(book, "SELECT player, amount FROM ledger WHERE what = 'add_chips'") == [("Ann", -80)]
    assert ask(book, "SELECT count(*) FROM ledger WHERE what = 'unaccounted'") == [(0,)]
    assert list(sums.recap(book, session.id)) == []


def test_undone_steps_do_not_count(book: SqliteStore) -> None:
    session = start(book)
    session.dispatch(c.AddChips(seat=1, amount=100))
    assert ask(book, "SELECT sum(amount) FROM ledger") == [(870,)]
    session.undo()
    assert ask(book, "SELECT sum(amount) FROM ledger") == [(770,)]
    session.dispatch(c.AddChips(seat=2, amount=30))
    assert ask(book, "SELECT player, amount FROM ledger WHERE what = 'add_chips'") == [("Bo", 30)]
    assert len(ask(book, "SELECT * FROM line")) == len(list(session.steps()))


def test_a_rename_counts_for_all_that_was_before_it(book: SqliteStore) -> None:
    session = start(book)
    session.dispatch(c.Rename(seat=1, player="Anna"))
    session.dispatch(c.Move(seat=1, to=5))
    session.dispatch(c.AddChips(seat=5, amount=10))
    rows = ask(book, "SELECT what, seat, player, amount FROM ledger WHERE seat IN (1, 5)")
    assert sorted(rows) == [("add_chips", 5, "Anna", 10), ("buy_in", 1, "Anna", 200)]


@pytest.mark.parametrize("view", VIEWS)
def test_every_view_works_on_an_empty_book_and_says_what_it_is(book: SqliteStore, view: str) -> None:
    assert ask(book, f"SELECT * FROM {view}") == []
    (sql,) = ask(book, f"SELECT sql FROM sqlite_master WHERE name = '{view}'")
    assert "--" in sql[0]
