"""Which sessions still run: all that have not ended, the one played last first."""

from pathlib import Path

import pytest

from engine import commands as c
from engine.journal.store import MemoryStore, SqliteStore, Store
from engine.journal.store_protocol import last_used
from engine.refusals import Refusal
from engine.session import Session


@pytest.fixture(params=["memory", "sqlite"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    return MemoryStore() if request.param == "memory" else SqliteStore(tmp_path / "book.db")


def table(store: Store, *names: str) -> Session:
    session = Session.start(store, {"game": "holdem", "limit": "no_limit", "blinds": [1, 2]})
    assert isinstance(session, Session)
    do(session, *(c.Sit(seat=seat, player=name, stack=200) for seat, name in enumerate(names, 1)))
    return session


def do(session: Session, *commands: c.Command) -> None:
    for command in commands:
        assert not isinstance(session.dispatch(command), Refusal)


def running(store: Store) -> list[int]:
    return [row.id for row in store.running()]


def test_an_empty_book_runs_nothing(store: Store) -> None:
    assert (store.running(), store.newest()) == ((), None)


def test_every_session_runs_until_it_ends_the_one_played_last_first(store: Store) -> None:
    first, second, third = table(store, "Ann", "Ben"), table(store, "Cid", "Dee"), table(store)
    assert running(store) == [3, 2, 1]
    do(first, c.Button(seat=1), c.Deal())
    assert running(store) == [1, 3, 2]
    assert store.newest() == 1
    do(second, c.End())
    assert running(store) == [1, 3]
    assert store.newest() == 2
    row = store.running()[0]
    assert (row.id, row.hand, row.phase) == (1, 1, "betting")
    do(third, c.End())
    assert running(store) == [1]


def test_an_end_taken_back_runs_again_and_an_end_done_again_is_an_end(store: Store) -> None:
    session = table(store, "Ann", "Ben")
    do(session, c.End())
    assert running(store) == []
    do(session, c.Undo())
    assert running(store) == [1]
    do(session, c.Redo())
    assert running(store) == []


def test_a_correction_after_the_end_leaves_it_ended(store: Store) -> None:
    session = table(store, "Ann", "Ben")
    do(session, c.Button(seat=1), c.Deal(), c.Act("call"), c.Act("raise", to=10), c.Act("fold"), c.End())
    do(session, c.Amend(hand=1, action=1, line={"do": "act", "action": "call"}))
    assert session.state.ended
    assert running(store) == []


def test_no_name_looks_like_an_end(store: Store) -> None:
    table(store, 'x"e":"SessionEnded"', "SessionEnded")
    assert running(store) == [1]


def test_a_table_left_before_anybody_sat_is_not_the_one_played_last(store: Store) -> None:
    assert last_used(store) is None
    table(store)
    assert (last_used(store), store.newest()) == (None, 1)
    first, second = table(store, "Ann", "Ben"), table(store, "Cid", "Dee")
    do(first, c.Button(seat=1))
    table(store)
    table(store)
    assert (last_used(store), store.newest()) == (first.id, 5)
    do(second, c.Button(seat=1))
    assert last_used(store) == second.id


def test_what_has_ended_is_listed_the_newest_first_with_everybody_who_sat_there(store: Store) -> None:
    first, _, third = table(store, "Ann", "Ben"), table(store, "Cid", "Dee"), table(store, "Eve")
    do(first, c.Leave(seat=2), c.Sit(seat=2, player="Flo", stack=100), c.Rename(seat=1, player="Anna"))
    assert store.ended() == ()
    do(third, c.End())
    do(first, c.End())
    assert [row.id for row in store.ended()] == [3, 1]
    assert [store.seated_in(number) for number in (1, 2, 3)] == [("Anna", "Ben", "Flo"), ("Cid", "Dee"), ("Eve",)]
    do(third, c.Undo())
    assert [row.id for row in store.ended()] == [1]
