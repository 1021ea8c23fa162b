"""A session: refusals, undo and redo across hands and restarts, all-or-none steps, the log."""

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from engine import commands as c
from engine.journal.codec import commands_of
from engine.journal.labels import english
from engine.journal.store import Store
from engine.refusals import Refusal
from engine.session import Done, Session
from tests.engine.journal.fakes import CORE
from tests.engine.session.acting import HAND, amend, do, hand_in_play, refused
from tests.engine.session.labels import redo_text, undo_text

if TYPE_CHECKING:
    from engine.state import TableState

# Refusals -------------------------------------------------------------------------------------------------------------


def test_refused_settings_store_nothing(store: Store) -> None:
    answer = Session.start(store, {"seats": 12}, core=CORE)
    assert isinstance(answer, Refusal)
    assert answer.code == "settings"
    assert store.sessions() == ()


def test_a_refusal_is_a_value_and_changes_nothing(session: Session, store: Store) -> None:
    before, heard = session.state, []
    session.subscribe(lambda *_: heard.append(1))
    assert refused(session.dispatch(c.Act(action="call"))).code == "phase"
    assert session.state is before
    assert store.tail(session.id)[-1].sequence == 4
    assert heard == []


def test_open_inside_a_session_is_refused(session: Session) -> None:
    assert refused(session.dispatch(c.Open(table={}))).code == "phase"


@pytest.mark.parametrize("command", [c.Preview(), c.Verify(), c.Why(of="call"), c.SaidAndPushed(seat=1, dry=True)])
def test_what_only_asks_is_no_step(session: Session, store: Store, command: c.Command) -> None:
    session.undo()
    assert do(session, command).step is None
    assert session.redo_step is not None
    assert store.tail(session.id)[-1].kind == "undo"


# Undo and redo --------------------------------------------------------------------------------------------------------


def test_undo_goes_back_over_hands_to_the_opening_and_redo_all_the_way(session: Session, store: Store) -> None:
    seen = [session.state]
    for command in HAND * 3:
        do(session, command)
        seen.append(session.state)
    for before in reversed(seen[:-1]):
        assert isinstance(session.undo(), Done)
        assert session.state == before
    for _ in range(3):
        assert isinstance(session.undo(), Done)
    assert refused(session.undo()).code == "phase"
    assert all(player is None for player in session.state.seats)
    for _ in range(3 + 15):
        assert isinstance(session.redo(), Done)
    assert session.state == seen[-1]
    assert refused(session.redo()).code == "phase"
    assert len(list(store.rows(session.id))) == 4 + 15 + 18 + 18


def test_redo_survives_closing_the_app(session: Session, store: Store) -> None:
    do(session, *HAND[:3])
    after = session.state
    session.undo()
    session.undo()
    session.redo()
    session.undo()
    again = Session.resume(store, session.id, core=CORE)
    assert again.state == session.state
    assert redo_text(again) == "seat 1 raises to 10"
    again.redo()
    again = Session.resume(store, session.id, core=CORE)
    assert isinstance(again.redo(), Done)
    assert again.state == after
    assert again.redo_step is None


def test_a_new_step_clears_redo_and_a_refused_one_does_not(session: Session) -> None:
    do(session, *HAND[:2])
    session.undo()
    refused(session.dispatch(c.Act(action="raise", to=1000)))
    assert redo_text(session) == "seat 1 raises to 10"
    do(session, c.Act(action="raise", to=20))
    assert redo_text(session) == ""
    refused(session.redo())


def test_undo_and_redo_are_commands_too(session: Session) -> None:
    do(session, c.Undo())
    assert session.state.player(3) is None
    do(session, c.Redo(at=9))
    assert session.state.player(3) is not None
    assert refused(session.dispatch(c.Redo())).code == "phase"


def test_steps_have_names(session: Session) -> None:
    assert undo_text(session) == "Cy sits down in seat 3 with 100"
    do(session, *HAND)
    assert undo_text(session) == "seat 1 wins 20"
    undone = session.undo()
    assert isinstance(undone, Done)
    assert undone.step is not None
    assert english(undone.step.label) == "Undo: seat 1 wins 20"
    assert (undo_text(session), redo_text(session)) == ("seat 3 folds", "seat 1 wins 20")


# Steps of several commands --------------------------------------------------------------------------------------------


def test_a_step_is_all_or_none_and_undone_as_one(session: Session) -> None:
    before = session.state
    answer = session.dispatch_step((c.Deal(), c.Act(action="raise", to=10), c.Act(action="raise", to=5)))
    assert refused(answer).code == "amount"
    assert session.state is before
    assert isinstance(session.dispatch_step(HAND[:3]), Done)
    assert hand_in_play(session).bet == 10
    session.undo()
    assert session.state == before


def test_a_step_of_raw_lines(session: Session) -> None:
    do(session, c.Step(lines=({"do": "deal"}, {"do": "act", "action": "fold"}), at=30))
    assert session.state.at == 30
    assert refused(session.dispatch(c.Step(lines=({"do": "dance"},)))).code == "malformed"
    assert refused(session.dispatch(c.Step(lines=()))).code == "malformed"


@pytest.mark.parametrize("inside", ["undo", "redo", "verify", "preview"])
def test_history_and_questions_cannot_be_inside_a_step(session: Session, inside: str) -> None:
    assert refused(session.dispatch(c.Step(lines=({"do": inside},)))).code == "malformed"


def test_fold_to_is_recorded_as_the_acts_it_stands_for(session: Session) -> None:
    do(session, c.Deal())
    done = do(session, c.FoldTo(seat=1, at=7))
    assert done.step is not None
    assert commands_of(done.step) == (c.Act(action="fold", seat=1, at=7),)
    do(session, c.Undo(), c.FoldTo(seat=2))
    step = list(session.log())[-1][0]
    assert commands_of(step) == (c.Act(action="fold", seat=1), c.Act(action="fold", seat=2))
    assert english(step.label) == "2 players fold, seat 2 the last"


def test_an_act_is_recorded_with_its_seat(session: Session) -> None:
    done = do(session, c.Deal(), c.Act(action="raise", to=10))
    assert done.step is not None
    assert commands_of(done.step) == (c.Act(action="raise", to=10, seat=1),)


# Time -----------------------------------------------------------------------------------------------------------------


def test_time_does_not_go_back_not_even_by_undo(session: Session) -> None:
    do(session, c.Dealer(name="Kim", at=100), c.Undo())
    assert session.state.at == 0
    assert refused(session.dispatch(c.Dealer(name="Lee", at=99))).code == "amount"
    assert refused(session.redo(99)).code == "amount"
    assert refused(session.dispatch_step((c.Dealer(name="a", at=200), c.Dealer(name="b", at=150)))).code == "amount"
    assert do(session, c.Dealer(name="Lee", at=100)).state.at == 100


# Looking back ---------------------------------------------------------------------------------------------------------


def test_the_log_marks_what_is_undone(session: Session) -> None:
    do(session, *HAND, *HAND[:2])
    session.undo()
    do(session, c.Act(action="raise", to=20))
    shown = [(english(step.label), undone) for step, undone in session.log()]
    assert shown == [
        ("hand 2 is dealt", False),
        ("seat 1 raises to 10", True),
        ("Undo: seat 1 raises to 10", False),
        ("seat 1 raises to 20", False),
    ]
    do(session, amend(2, {"do": "act", "action": "raise", "to": 30}, 1))
    assert [undone for _, undone in session.log(2)] == [True, True, False, True]
    assert [undone for _, undone in session.log(1)] == [False, False, True, True, True, False, False]
    assert [step.label.key for step, _ in session.log(0)] == ["open", "sit", "sit", "sit"]
    assert list(session.log(9)) == []


def test_hands_are_listed_page_by_page(session: Session) -> None:
    do(session, *HAND * 7)
    first = session.hands(3)
    assert [line.number for line in first] == [7, 6, 5]
    second = session.hands(3, first[-1])
    assert [line.number for line in second] == [4, 3, 2]
    assert [line.number for line in session.hands(3, second[-1])] == [1]
    session.undo()
    assert session.hands(1)[0].number == 6
    assert first[0].results == ((1, 10), (2, -10), (3, 0))


def test_hands_are_listed_from_any_number_on(session: Session) -> None:
    do(session, *HAND * 3)
    assert isinstance(session.dispatch_step(HAND * 2), Done)
    do(session, *HAND * 2)
    for upto in range(8):
        numbers = [line.number for line in session.hands(3, upto=upto)]
        assert numbers[:3] == list(range(upto, 0, -1))[:3]
    assert session.ended_hands == 7
    do(session, HAND[0])
    assert (session.state.number, session.ended_hands) == (8, 7), "one runs"


def test_listeners_hear_of_every_step_and_can_leave(session: Session) -> None:
    heard: list[tuple[TableState, TableState, str]] = []
    stop = session.subscribe(lambda old, new, step: heard.append((old, new, step.kind)))
    before = session.state
    do(session, *HAND, amend(1, {"do": "act", "action": "raise", "to": 20}), c.Undo())
    stop()
    do(session, c.Redo())
    assert [kind for _, _, kind in heard] == ["do"] * 5 + ["amend", "undo"]
    assert heard[0][0] is before
    assert all(old is new for (_, new, _), (old, _, _) in pairwise(heard))
