"""Corrections of actions and awards in a session (PRO-11, NOW-10)."""

from typing import Any

from engine import commands as c
from engine.events import Acted, TimePassed
from engine.journal.labels import english
from engine.journal.recording import Core
from engine.journal.store import Store
from engine.session import Done, Session
from engine.state import TableState
from tests.engine.journal.fakes import decide, evolve, fake_session
from tests.engine.session.acting import HAND, amend, do, hand_in_play, refused
from tests.engine.session.labels import redo_text, undo_text


def test_pro_11_a_corrected_action_replays_the_rest(session: Session) -> None:
    do(session, *HAND)
    done = session.dispatch(amend(1, {"do": "act", "action": "raise", "to": 40}))
    assert isinstance(done, Done)
    assert done.unfit == ()
    assert [player.stack for player in session.state.seats if player] == [140, 60, 100]
    assert session.verify()["balanced"]
    assert session.verify()["replay"]


def test_pro_11_what_no_longer_fits_is_listed_with_reasons(session: Session) -> None:
    do(session, *HAND, *HAND[:2])
    done = session.dispatch(amend(2, {"do": "act", "action": "raise", "to": 30}, 1))
    assert isinstance(done, Done)
    # Seat 1 now has to answer the raise: the award comes too early, and everything after it falls away.
    assert [type(unfit.line) for unfit in done.unfit] == [c.Award, c.Deal, c.Act]
    assert [unfit.hand for unfit in done.unfit] == [1, 2, 2]
    assert done.unfit[0].reason.key == "no_award"
    assert {unfit.reason.key for unfit in done.unfit[1:]} == {"after_unfit"}
    assert english(done.unfit[2].label) == "seat 1 raises to 10"
    assert hand_in_play(session).turn.seat == 1
    assert session.state.number == 1


def test_pro_11_a_line_never_slides_to_another_player(session: Session) -> None:
    do(session, c.Deal(), c.Act(action="raise", to=10), c.Act(action="call"), c.Act(action="call"))
    done = session.dispatch(amend(1, {"do": "act", "action": "check"}))
    assert isinstance(done, Done)
    assert done.unfit == ()
    done = session.dispatch(amend(2, {"do": "act", "action": "raise", "to": 20}))
    assert isinstance(done, Done)
    assert [event.seat for event in done.events if isinstance(event, Acted)] == [2, 3]
    assert hand_in_play(session).turn.seat == 1


def test_pro_11_undoing_a_correction_goes_back_to_before_it(session: Session) -> None:
    do(session, *HAND, *HAND[:2])
    before = session.state
    do(session, amend(2, {"do": "act", "action": "raise", "to": 30}, 1))
    after = session.state
    assert undo_text(session) == "Correct hand 1: seat 2 raises to 30"
    do(session, c.Undo())
    assert session.state == before
    assert redo_text(session) == "Correct hand 1: seat 2 raises to 30"
    do(session, c.Redo())
    assert session.state == after
    do(session, c.Undo(), c.Undo())
    assert session.state.number == 2
    assert hand_in_play(session).bet == 0


def test_pro_11_a_correction_that_does_not_fit_is_refused(session: Session, store: Store) -> None:
    do(session, *HAND)
    before = session.state
    for command, code in (
        (amend(1, {"do": "act", "action": "raise", "to": 500}), "amount"),
        (amend(2, {"do": "act", "action": "check"}), "illegal_action"),
        (amend(2, {"do": "act", "action": "call", "seat": 3}), "out_of_turn"),
        (amend(4, {"do": "act", "action": "fold"}), "amount"),
        (amend(1, {"do": "act", "action": "fold"}, 2), "amount"),
        (amend(1, {"do": "act", "action": "fold"}, 0), "amount"),
        (amend(1, {"do": "deal"}), "malformed"),
        (amend(1, {"do": "award", "ranking": [[1]]}), "malformed"),
        (amend(None, {"do": "act", "action": "fold"}), "malformed"),
        (amend(1, {"do": "act", "action": "dance"}), "malformed"),
        (amend(1, {"do": "undo"}), "malformed"),
        (c.Amend(line={"do": "act", "action": "fold"}), "malformed"),
        (c.Amend(action=1, award=True, line={"do": "act", "action": "fold"}), "malformed"),
        (amend(1, {"do": "act", "action": "fold"}, at=-1), "amount"),
    ):
        assert refused(session.dispatch(command)).code == code, command
        assert refused(session.dry_amend(command)).code == code
    assert session.state is before
    assert store.tail(session.id)[-1].kind == "do"


def test_now_10_the_award_of_an_ended_hand(session: Session) -> None:
    do(session, *HAND, *HAND)
    done = do(session, amend(None, {"do": "award", "ranking": [[2]]}, 1))
    assert done.unfit == ()
    assert [player.stack for player in session.state.seats if player] == [100, 100, 100]
    first, second = reversed(session.hands())
    assert (first.winners, first.corrected) == (((2, 20),), True)
    assert (second.winners, second.corrected) == (((1, 20),), False)
    (note,) = [step.correction for step in session.steps() if step.correction]
    assert (note.hand, note.action, note.ended) == (1, 0, True)
    assert (english(note.was), english(note.now)) == ("seat 1 wins 20", "seat 2 wins 20")


def test_now_10_a_hand_won_by_folds_has_no_award_to_correct(session: Session) -> None:
    do(session, c.Deal(), c.Act(action="fold"), c.Act(action="fold"))
    assert refused(session.dispatch(amend(None, {"do": "award", "ranking": [[2]]}, 1))).code == "phase"


def test_actions_inside_steps_and_fold_to_count_one_by_one(session: Session) -> None:
    session.dispatch_step((c.Deal(), c.Act(action="raise", to=10)))
    do(session, c.FoldTo(seat=2))
    done = do(session, amend(2, {"do": "act", "action": "call"}))
    assert [event.kind for event in done.events if isinstance(event, Acted)] == ["call"]
    assert done.unfit == ()
    assert hand_in_play(session).turn.seat == 3
    done = do(session, amend(1, {"do": "act", "action": "raise", "to": 20}))
    assert hand_in_play(session).bet == 20
    assert hand_in_play(session).seats[1].bet == 20


def test_a_forgotten_action_is_put_in_with_a_step(session: Session) -> None:
    do(session, c.Deal(), c.Act(action="raise", to=10), c.Act(action="fold", seat=2))
    lines = [{"do": "act", "action": "call"}, {"do": "act", "action": "raise", "to": 30}]
    done = do(session, amend(2, {"do": "step", "lines": lines}))
    assert [event.seat for event in done.events if isinstance(event, Acted)] == [2, 3]
    assert hand_in_play(session).turn.seat == 1


def test_a_hand_can_be_corrected_again_and_keeps_both_notes(session: Session) -> None:
    do(session, *HAND, c.Deal())
    do(session, amend(3, {"do": "act", "action": "call"}, 1))
    do(session, amend(1, {"do": "act", "action": "raise", "to": 20}, 1))
    assert [player.stack for player in session.state.seats if player] == [140, 80, 80]
    notes = [step.correction for step in session.steps() if step.correction]
    assert [(note.hand, note.action) for note in notes] == [(1, 1), (1, 3)]
    assert session.verify()["replay"]
    do(session, c.Undo(), c.Undo())
    assert [player.stack for player in session.state.seats if player] == [110, 90, 100]


def test_hands_of_one_step_are_corrected_apart(session: Session) -> None:
    session.dispatch_step(HAND + HAND + HAND[:2])
    assert [line.number for line in session.hands()] == [2, 1]
    do(session, amend(None, {"do": "award", "ranking": [[2]]}, 2))
    assert [line.winners for line in session.hands()] == [((2, 20),), ((1, 20),)]
    assert session.state.number == 3


def test_a_correction_does_not_turn_the_clock_back(session: Session) -> None:
    do(session, *HAND, c.Dealer(name="Kim", at=50))
    done = do(session, amend(2, {"do": "act", "action": "raise", "to": 30}, at=60))
    assert done.events[-1] == TimePassed(60)
    assert session.state.at == 60
    assert refused(session.dispatch(c.Dealer(name="Lee", at=59))).code == "amount"


def test_a_dry_amend_stores_nothing(session: Session, store: Store) -> None:
    do(session, *HAND)
    before = session.state
    preview = session.dry_amend(amend(2, {"do": "act", "action": "raise", "to": 30}))
    assert isinstance(preview, Done)
    assert preview.step is None
    assert session.state is before
    assert store.tail(session.id)[-1].kind == "do"
    done = do(session, amend(2, {"do": "act", "action": "raise", "to": 30}))
    assert (done.events, done.unfit, done.state) == (preview.events, preview.unfit, preview.state)


def test_a_correction_that_was_looked_at_is_not_decided_again(store: Store) -> None:
    asked: list[c.Command] = []

    def counted(state: TableState | None, command: c.Command) -> Any:
        asked.append(command)
        return decide(state, command)

    session = Session.resume(store, fake_session(store).id, core=Core(counted, evolve))
    do(session, *HAND)
    line = amend(2, {"do": "act", "action": "raise", "to": 30})
    assert isinstance(session.dry_amend(line), Done)
    asked.clear()
    assert do(session, line).step is not None
    assert asked == [], "worked out once"
    do(session, c.Undo())
    asked.clear()
    assert isinstance(session.dry_amend(line), Done)
    assert asked, "something was done in between"
