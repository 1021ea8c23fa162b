"""A session keeps little in memory, makes snapshots, and replays to the same table."""

from typing import Any

import msgspec
import pytest

from engine import commands as c
from engine.events import HandEnded
from engine.journal import states, step_rows
from engine.journal.recording import Core
from engine.journal.store import MemoryStore, Store
from engine.session import Done, Session
from engine.state import TableState
from tests.engine.journal.evening import play
from tests.engine.journal.fakes import CORE, decide, evolve, fake_session
from tests.engine.session.acting import HAND, do

# Memory and snapshots -------------------------------------------------------------------------------------------------


def test_memory_is_bounded_and_old_states_are_rebuilt(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(states.States.__init__, "__defaults__", (8,))
    session = fake_session(store)
    seen = [session.state]
    for command in HAND * 6:
        do(session, command)
        seen.append(session.state)
    assert len(session.states) <= 8
    for before in reversed(seen[:-1]):
        session.undo()
        assert session.state == before
        assert len(session.states) <= 8
    for after in seen[1:]:
        session.redo()
        assert session.state == after


def test_every_hand_end_and_every_long_stretch_has_a_snapshot(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(step_rows, "FORCED_SNAPSHOT", 10)
    session = fake_session(store)
    for number in range(25):
        do(session, c.Dealer(name=f"Dealer {number}"))
    do(session, *HAND)
    for step in store.rows(session.id):
        assert step.milestone == (store.snapshot(session.id, step.sequence) is not None)
        assert step.milestone or not step.ended
        assert step.sequence - step.back <= 10
    assert [step.sequence for step in store.rows(session.id) if step.milestone] == [1, 11, 21, 31, 34]


def test_opening_evolves_only_what_came_after_the_snapshot(store: Store) -> None:
    session = fake_session(store)
    do(session, *HAND * 9, *HAND[:2])
    evolved = []

    def counting(state: TableState | None, event: Any) -> TableState:
        evolved.append(event)
        return evolve(state, event)

    again = Session.resume(store, session.id, core=Core(decide, counting))
    assert again.state == session.state
    assert len(evolved) == 2


def test_snapshots_of_another_shape_are_made_anew(store: Store) -> None:
    session = fake_session(store)
    do(session, *HAND * 5, c.Deal())
    for step in store.rows(session.id):
        if step.milestone:
            store.renew_snapshot(session.id, step.sequence, b"of an older version")
    again = Session.resume(store, session.id, core=CORE)
    assert again.state == session.state
    # The one that mattered was renewed: the next opening is fast again.
    last = next(step.back for step in store.tail(session.id))
    assert store.snapshot(session.id, last) != b"of an older version"


# The real engine ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_an_evening_replays_to_the_same_table_and_every_chip_is_there(store: Store, seed: int) -> None:
    session = play(store, seed)
    audit = session.verify()
    assert audit["replay"]
    assert audit["balanced"], audit
    again = Session.resume(store, session.id)
    assert again.state == session.state
    states_back = [session.state]
    while isinstance(session.undo(), Done):
        states_back.append(session.state)
    for expected in reversed(states_back[:-1]):
        assert isinstance(session.redo(), Done)
        assert session.state == expected
    ended = session.dispatch(c.End())
    assert isinstance(ended, Done)
    assert session.verify()["stacks"] == 0


def test_what_is_stored_is_what_was_said(store: Store) -> None:
    session = play(store, 3)
    for step in session.steps():
        assert msgspec.json.decode(step.events) is not None
        assert step.ended == sum(event["e"] == HandEnded.__name__ for event in msgspec.json.decode(step.events))


def test_the_table_before_an_action_is_what_a_correction_fits_into() -> None:
    table = {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": 4}
    session: Any = Session.start(MemoryStore(), table)
    assert isinstance(session, Session)
    for seat in (1, 2, 3):
        session.dispatch(c.Sit(seat=seat, player=f"P{seat}", stack=100))
    for _ in range(3):
        session.dispatch(c.Deal())
        while session.state.hand is not None:
            session.dispatch(c.Act(action="fold"))
    session.dispatch(c.Deal())
    first = session.state.hand.turn.seat
    session.dispatch(c.Act(action="raise", to=6))
    before: Any
    for hand in (1, 2, 3):
        for action in (1, 2):
            before = session.before(hand, action)
            assert before.number == hand
            assert before.hand.number == hand
            assert before.hand.turn is not None
    before = session.before(4, 1)
    assert before.hand.turn.seat == first
    assert before.hand.bet == 2
    assert session.before(4, 2).code == "amount"
    assert session.before(9, 1).code == "amount"
    assert session.before(3, None).code == "phase", "won by folds: there was no award"
