"""Chips on the table that contradict the smallest chip: refused when they are said, kept as recorded (POT-6)."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine import commands as c
from engine.journal.recording import run, the_core
from engine.journal.step_rows import entry, real_step
from engine.journal.store import MemoryStore, SqliteStore, Store
from engine.journal.store_protocol import SessionRow
from engine.proof.verify import verify
from engine.refusals import Refusal
from engine.session import Session
from engine.settings.chips import chips_of
from tests.engine.session.acting import amend, do, refused

TABLE: dict[str, Any] = {
    "game": "holdem", "seats": 3, "limit": "no_limit", "blinds": [5, 10], "button_rule": "simplified",
    "denominations": [5, 25, 100, 500],
}  # fmt: skip
CHECKS = (c.Act("check", seat=2), c.Act("check", seat=3))
HAND: tuple[c.Command, ...] = (
    c.Deal(),
    *(c.Act("call"), c.Act("fold"), c.Act("check")),
    *(c.Street(), *CHECKS, c.Street(), *CHECKS, c.Street(), *CHECKS),
    c.Award(ranking=((3, 2),)),
)
"""Seat 1 folds its small blind, and two split a pot of 25."""


def as_it_was(store: Store, table: dict[str, Any]) -> Session:
    """A session opened as older versions did: recorded as it was said, whatever follows from it."""
    done = run(the_core(), None, (c.Open(table=table),))
    row = SessionRow(id=0, name="", created="2026-01-01T00:00:00+00:00", table=msgspec.json.encode(table).decode())
    return Session.resume(store, store.begin(row, entry(real_step(0, 1, None, done))))


def played(session: Session) -> list[int]:
    """The stacks after a tied pot of 25."""
    do(session, *(c.Sit(seat=seat, player=f"P{seat}", stack=100) for seat in (1, 2, 3)), c.Button(seat=3), *HAND)
    return stacks(session)


def stacks(session: Session) -> list[int]:
    return [player.stack for player in session.state.seats if player is not None]


@pytest.mark.parametrize("more", [{}, {"smallest_chip": 1}])
def test_a_book_that_contradicts_itself_keeps_what_was_recorded(tmp_path: Path, more: dict[str, Any]) -> None:
    """POT-6: it opens, passes the check, and a correction of an old hand splits as the book did."""
    path = tmp_path / "book.db"
    with SqliteStore(path) as store:
        assert played(as_it_was(store, TABLE | more)) == [95, 103, 102]
    assert verify(path).findings == ()
    with SqliteStore(path) as store:
        again = Session.resume(store, 1)
        assert stacks(again) == [95, 103, 102]
        do(again, c.Change(table={"seats": 4}))  # another rule: the chips stay as they were recorded
        assert again.state.settings.smallest_chip == 1
        do(again, amend(1, {"do": "act", "action": "raise", "to": 20, "seat": 3}, hand=1))
        do(again, c.Undo(), amend(None, {"do": "award", "ranking": [[2, 3]]}, hand=1))
        assert stacks(again) == [95, 103, 102]
    assert verify(path).findings == ()


def test_a_running_old_table_is_put_right_by_saying_its_chips_again() -> None:
    session = as_it_was(MemoryStore(), TABLE)
    do(session, c.Change(table={"denominations": [5, 25, 100, 500]}))
    assert (session.state.settings.smallest_chip, session.state.settings.betting_unit) == (5, 5)
    assert played(session) == [95, 105, 100]


def test_what_follows_is_recorded_so_that_it_is_decided_again_alike(tmp_path: Path) -> None:
    path = tmp_path / "book.db"
    with SqliteStore(path) as store:
        session = Session.start(store, TABLE)
        assert not isinstance(session, Refusal)
        assert played(session) == [95, 105, 100]
        assert msgspec.json.decode(store.session(session.id).table)["smallest_chip"] == 5
    assert verify(path).findings == ()


def test_a_refusal_names_both_keys_and_what_is_allowed_and_stores_nothing() -> None:
    store = MemoryStore()
    both = Session.start(store, TABLE | {"smallest_chip": 1})
    assert isinstance(both, Refusal)
    assert (both.code, both.rule) == ("settings", "POT-6")
    assert both.text == (
        "smallest_chip 1 is not the smallest of denominations 5, 25, 100, 500: choose 5, or denominations from 1 on"
    )
    assert len(store.sessions()) == 0
    session = Session.start(store, TABLE)
    assert not isinstance(session, Refusal)
    had = session.state
    none = refused(session.dispatch(c.Change(table={"smallest_chip": 10})))
    assert none.text == (
        "smallest_chip 10 is none of denominations 5, 25, 100, 500: choose one of them, or denominations from 10 on"
    )
    assert refused(session.dry_run((c.Change(table={"smallest_chip": 1, "denominations": [5]}),))).code == "settings"
    assert refused(session.dispatch_step((c.Change(table={"seats": 4}), c.Change(table={"smallest_chip": 1})))).rule
    assert session.state == had


def test_chips_below_the_smallest_one_leave_the_table() -> None:
    session = Session.start(MemoryStore(), TABLE | {"blinds": [25, 50]})
    assert not isinstance(session, Refusal)
    do(session, c.Change(table={"smallest_chip": 25}))
    assert session.state.settings.denominations == (25, 100, 500)
    assert session.state.settings.betting_unit == 25


@pytest.mark.parametrize(
    "wrong",
    [
        {"denominations": []},
        {"denominations": "5"},
        {"smallest_chip": None},
        {"denominations": [5], "smallest_chip": "5"},
    ],
)
def test_what_is_none_of_its_kind_is_refused_as_such(wrong: dict[str, Any]) -> None:
    answer = Session.start(MemoryStore(), {"blinds": [5, 10]} | wrong)
    assert isinstance(answer, Refusal)
    assert "; allowed: " in answer.text


def test_chips_that_are_taken_back_follow_the_smallest_one_again() -> None:
    session = Session.start(MemoryStore(), TABLE)
    assert not isinstance(session, Refusal)
    do(session, c.Change(table={"denominations": None}), c.Change(table={"smallest_chip": 1}))
    assert chips_of(session.state.settings) == (1, 5, 25, 100, 500, 1000)
