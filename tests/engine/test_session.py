"""A session: undo and redo across hands and restarts, corrections, all-or-none steps, bounded memory, the audit."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine import commands as c
from engine.events import Acted, HandEnded, TimePassed
from engine.journal import rows, states
from engine.journal.codec import commands_of
from engine.journal.labels import english
from engine.journal.recording import Core
from engine.journal.store import MemoryStore, SqliteStore, Store
from engine.refusals import Refusal
from engine.session import Done, Session
from engine.state import TableState
from tests.engine.journal.evening import play
from tests.engine.journal.fakes import CORE, decide, evolve, fake_session

HAND: tuple[c.Command, ...] = (
    c.Deal(),
    c.Act(action="raise", to=10),
    c.Act(action="call"),
    c.Act(action="fold"),
    c.Award(ranking=((1,),)),
)


def do(session: Session, *commands: c.Command) -> Done:
    """Dispatch commands that have to be accepted; the last answer."""
    last: Done | None = None
    for command in commands:
        done = session.dispatch(command)
        assert isinstance(done, Done), done
        last = done
    assert last is not None
    return last


def refused(answer: Done | Refusal) -> Refusal:
    assert isinstance(answer, Refusal), answer
    return answer


def amend(nth: int | None, line: dict[str, Any], hand: int | None = None, at: int | None = None) -> c.Amend:
    """Correct the `nth` action, or the award (None)."""
    return c.Amend(action=nth, award=nth is None, hand=hand, at=at, line=line)


def hand_in_play(session: Session) -> Any:
    assert session.state.hand is not None
    return session.state.hand


@pytest.fixture(params=["memory", "sqlite"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Any:
    """Both stores, empty."""
    made: Store = MemoryStore() if request.param == "memory" else SqliteStore(tmp_path / "book.db")
    yield made
    made.close()


@pytest.fixture
def session(store: Store) -> Session:
    """Three players of 100 chips on the fake core."""
    return fake_session(store)


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
    assert session.redo_label is not None
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
    assert again.redo_text == "seat 1 raises to 10"
    again.redo()
    again = Session.resume(store, session.id, core=CORE)
    assert isinstance(again.redo(), Done)
    assert again.state == after
    assert again.redo_label is None


def test_a_new_step_clears_redo_and_a_refused_one_does_not(session: Session) -> None:
    do(session, *HAND[:2])
    session.undo()
    refused(session.dispatch(c.Act(action="raise", to=1000)))
    assert session.redo_text == "seat 1 raises to 10"
    do(session, c.Act(action="raise", to=20))
    assert session.redo_text == ""
    refused(session.redo())


def test_undo_and_redo_are_commands_too(session: Session) -> None:
    do(session, c.Undo())
    assert session.state.player(3) is None
    do(session, c.Redo(at=9))
    assert session.state.player(3) is not None
    assert refused(session.dispatch(c.Redo())).code == "phase"


def test_steps_have_names(session: Session) -> None:
    assert session.undo_text == "Cy sits down in seat 3 with 100"
    do(session, *HAND)
    assert session.undo_text == "seat 1 wins 20"
    undone = session.undo()
    assert isinstance(undone, Done)
    assert undone.step is not None
    assert english(undone.step.label) == "Undo: seat 1 wins 20"
    assert (session.undo_text, session.redo_text) == ("seat 3 folds", "seat 1 wins 20")


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


# Corrections ----------------------------------------------------------------------------------------------------------


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
    assert session.undo_text == "Correct hand 1: seat 2 raises to 30"
    do(session, c.Undo())
    assert session.state == before
    assert session.redo_text == "Correct hand 1: seat 2 raises to 30"
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
        assert refused(session.preview_amend(command)).code == code
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


def test_preview_amend_stores_nothing(session: Session, store: Store) -> None:
    do(session, *HAND)
    before = session.state
    preview = session.preview_amend(amend(2, {"do": "act", "action": "raise", "to": 30}))
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
    assert isinstance(session.preview_amend(line), Done)
    asked.clear()
    assert do(session, line).step is not None
    assert asked == [], "worked out once"
    do(session, c.Undo())
    asked.clear()
    assert isinstance(session.preview_amend(line), Done)
    assert asked, "something was done in between"


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
    monkeypatch.setattr(rows, "FORCED_SNAPSHOT", 10)
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
