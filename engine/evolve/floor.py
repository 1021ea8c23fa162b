"""Apply events of the floor: acts out of turn, a chip left in front, rulings, the clock, faults of a deal (PRO).

Misdeals, dead hands and withdrawn streets are PRO-14 to PRO-16.
"""

from msgspec.structs import replace

from engine import events as ev
from engine.betting.rounds import seats_with, with_turn
from engine.evolve.lookup import dealt_at, running_hand, with_dealt, without_hand
from engine.state import Early, Hand, HandSeat, Player, TableState


def early(state: TableState, event: ev.ActedEarly) -> TableState:
    """Keep an act out of turn for later (PRO-8)."""
    hand = running_hand(state)
    behind = hand.turn.seat if hand.turn is not None else 0
    noted = Early(event.seat, event.action, event.to, behind=behind)
    return replace(state, hand=replace(hand, early=(*hand.early, noted)))


def early_freed(state: TableState, event: ev.EarlyFreed) -> TableState:
    """Drop a seat's early act so that it no longer binds, even if its turn has begun (PRO-8)."""
    hand = running_hand(state)
    hand = replace(hand, early=tuple(note for note in hand.early if note.seat != event.seat))
    return replace(state, hand=hand if hand.turn is None else with_turn(state.settings, state.game, hand))


def chip_lies(state: TableState, event: ev.ChipLies) -> TableState:
    """Set the total of an unchanged larger chip in front of the seat (PRO-2)."""
    hand = running_hand(state)
    player = replace(dealt_at(hand, event.seat), reaches=event.reaches)
    return replace(state, hand=with_dealt(hand, player))


def floor_asked(state: TableState, event: ev.FloorAsked) -> TableState:
    """Set the question to the floor."""
    return replace(state, question=event.question)


def floor_decided(state: TableState, event: ev.FloorDecided) -> TableState:
    """Close the question; a passed-over player is not asked about the same acts again (PRO-8)."""
    hand, question = state.hand, state.question
    if hand is not None and question is not None and question.about == "passed_over":
        hand = replace(hand, early=tuple(replace(note, behind=0) for note in hand.early))
    return replace(state, hand=hand, question=None)


def taken_back(state: TableState, event: ev.TakenBack) -> TableState:
    """Restore the hand before the last act (PRO-7, PRO-9)."""
    return replace(state, hand=state.before, before=None, asked_last=None, question=None)


def clock(state: TableState, event: ev.ClockCalled) -> TableState:
    """Start the clock on a seat (PRO-10)."""
    return replace(state, hand=replace(running_hand(state), clock_on=event.seat, clock_since=state.at))


def called(state: TableState, event: ev.FloorCalled) -> TableState:
    """Set since when the floor is called, or end the call."""
    return replace(state, wanted=state.at if event.wanted else None)


def answered(state: TableState, event: ev.NoteAnswered) -> TableState:
    """Mark a note as answered."""
    return replace(state, answered=(*state.answered, event.note))


AS_BEFORE = (
    "positions", "placed_button", "placed_blinds", "orbit", "gone", "kill", "announced", "bomb", "boards", "splash",
    "vacated", "stand_up", "mixing",
)  # fmt: skip
"""The fields that a misdeal restores from the table before the deal (PRO-14)."""


def misdealt(state: TableState, event: ev.Misdealt) -> TableState:
    """Return all chips to their players; button, blinds, marks, legs and announcements are restored."""
    was, hand = state.undealt, state.hand
    assert was is not None
    assert hand is not None
    came_over = {seat for seat, _ in state.aside} - {seat for seat, _ in was.aside}
    seats = list(state.seats)
    for place, now in enumerate(seats):
        then = was.seats[place]
        if now is not None and then is not None and place + 1 not in came_over:
            seats[place] = _as_before(now, then, hand.seats[place])
    since = replace(
        state.since, bomb_at=was.since.bomb_at, bomb_hand=was.since.bomb_hand, bomb_dealers=was.since.bomb_dealers
    )
    return replace(
        without_hand(state),
        seats=tuple(seats),
        misdeal=event.reason,
        **{name: getattr(was, name) for name in AS_BEFORE},
        since=since,
    )


def _as_before(now: Player, then: Player, dealt: HandSeat | None) -> Player:
    """Return the player as before the deal; name, chips bought and IOUs added since are kept."""
    return replace(
        then,
        name=now.name,
        stack=now.stack if dealt is None else dealt.start,
        bought=now.bought,
        behind=now.behind,
        must_rebuy=now.must_rebuy,
        markers=now.markers,
        downs_away=now.downs_away,
    )


def hand_died(state: TableState, event: ev.HandDied) -> TableState:
    """Make the seat's hand dead; neither a restored hand nor an open question brings it back."""
    hand = state.hand
    assert hand is not None
    question = state.question if state.question is None or state.question.seat != event.seat else None
    return replace(
        state,
        hand=_without(state, hand, event.seat),
        before=_earlier(state, state.before, event.seat),
        asked_last=_earlier(state, state.asked_last, event.seat),
        question=question,
    )


def _earlier(state: TableState, hand: Hand | None, seat: int) -> Hand | None:
    """Return an earlier hand with the seat dead; None when it was the dead hand's own turn."""
    if hand is None or hand.turn is None or hand.turn.seat == seat:
        return None
    return _without(state, hand, seat)


def _without(state: TableState, hand: Hand, seat: int) -> Hand:
    """Return the hand with that seat dead: its chips stay, its turn passes."""
    dead = hand.seats[seat - 1]
    assert dead is not None
    turn = hand.turn
    hand = replace(
        hand,
        seats=seats_with(hand, replace(dead, status="folded", died=True)),
        queue=tuple(other for other in hand.queue if other != seat),
        early=tuple(note for note in hand.early if note.seat != seat),
        late_killer=None if hand.late_killer == seat else hand.late_killer,
        clock_on=None if hand.clock_on == seat else hand.clock_on,
    )
    if turn is None:
        return hand
    if turn.seat == seat and turn.bring_in is not None:
        # BLD-7: no bring-in was paid yet, so another upcard has to pay it
        return replace(hand, turn=None, queue=(), needs="bring_in", bring_in_seat=None)
    return with_turn(state.settings, state.game, hand)


def street_withdrawn(state: TableState, event: ev.StreetWithdrawn) -> TableState:
    """Withdraw the street's cards, which are dealt anew; a recorded street goes with the act before it."""
    hand = state.hand
    assert hand is not None
    if not event.dealt:
        withdrawn = (*hand.withdrawn, *event.cards)
        return replace(state, hand=replace(hand, withdrawn=withdrawn, passed_over=event.seat))
    assert state.asked_last is not None
    last = state.asked_last
    hand = replace(last, withdrawn=(*last.withdrawn, *event.cards), passed_over=event.seat)
    return replace(state, hand=hand, before=None, asked_last=None, question=None)
