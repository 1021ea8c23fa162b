"""Apply what the floor has to do with: acts out of turn, a chip left lying, rulings, the clock (PRO-2, 7, 8, 9, 10)."""

from msgspec.structs import replace

from engine import events as ev
from engine.betting.rounds import with_turn
from engine.evolve.parts import dealt_at, running_hand, with_dealt
from engine.state import Early, TableState


def early(state: TableState, event: ev.ActedEarly) -> TableState:
    """Noted for later (PRO-8)."""
    hand = running_hand(state)
    behind = hand.turn.seat if hand.turn is not None else 0
    noted = Early(event.seat, event.action, event.to, behind=behind)
    return replace(state, hand=replace(hand, early=(*hand.early, noted)))


def early_freed(state: TableState, event: ev.EarlyFreed) -> TableState:
    """What was noted binds no longer, also where it is that player's turn already (PRO-8)."""
    hand = running_hand(state)
    hand = replace(hand, early=tuple(note for note in hand.early if note.seat != event.seat))
    return replace(state, hand=hand if hand.turn is None else with_turn(state.settings, state.game, hand))


def chip_lies(state: TableState, event: ev.ChipLies) -> TableState:
    """An unchanged larger chip in front of the seat (PRO-2)."""
    hand = running_hand(state)
    player = replace(dealt_at(hand, event.seat), reaches=event.reaches)
    return replace(state, hand=with_dealt(hand, player))


def floor_asked(state: TableState, event: ev.FloorAsked) -> TableState:
    """The floor is asked."""
    return replace(state, question=event.question)


def floor_decided(state: TableState, event: ev.FloorDecided) -> TableState:
    """The ruling is closed; a player who was passed over is not asked about the same acts again (PRO-8)."""
    hand, question = state.hand, state.question
    if hand is not None and question is not None and question.about == "passed_over":
        hand = replace(hand, early=tuple(replace(note, behind=0) for note in hand.early))
    return replace(state, hand=hand, question=None)


def taken_back(state: TableState, event: ev.TakenBack) -> TableState:
    """The hand is as it was before the last act (PRO-7, PRO-9)."""
    return replace(state, hand=state.before, before=None, asked_last=None, question=None)


def clock(state: TableState, event: ev.ClockCalled) -> TableState:
    """The clock runs on a seat (PRO-10)."""
    return replace(state, hand=replace(running_hand(state), clock_on=event.seat, clock_since=state.at))


def called(state: TableState, event: ev.FloorCalled) -> TableState:
    """The floor is wanted since this second, or was there."""
    return replace(state, wanted=state.at if event.wanted else None)


def answered(state: TableState, event: ev.NoteAnswered) -> TableState:
    """A note has one answer."""
    return replace(state, answered=(*state.answered, event.note))
