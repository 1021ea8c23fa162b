"""Apply what was declared wrong: a misdeal, a dead hand, a street taken back (PRO-14, PRO-15, PRO-16)."""

from msgspec.structs import replace

from engine import events as ev
from engine.betting.rounds import seats_with, with_turn
from engine.evolve.parts import without_hand
from engine.state import Hand, HandSeat, Player, TableState

AS_BEFORE = (
    "positions", "placed_button", "placed_blinds", "orbit", "gone", "kill", "announced", "bomb", "boards", "splash",
    "vacated", "stand_up", "mixing",
)  # fmt: skip
"""What a misdeal brings back of the table before the deal (PRO-14)."""


def misdealt(state: TableState, event: ev.Misdealt) -> TableState:
    """All chips are back with their players; button, blinds, marks, legs and what was announced are as before."""
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
    """The player as before the deal; what came to the table meanwhile stays: a name, chips bought, an IOU."""
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
    """The seat can win nothing any more; neither chips taken back nor an open ruling bring it back."""
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
    """An earlier moment that may be gone back to; not when it was the dead hand's own turn."""
    if hand is None or hand.turn is None or hand.turn.seat == seat:
        return None
    return _without(state, hand, seat)


def _without(state: TableState, hand: Hand, seat: int) -> Hand:
    """The hand with that seat dead: its chips stay, its turn passes."""
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
        # BLD-7: nothing was brought in yet, so another upcard has to
        return replace(hand, turn=None, queue=(), needs="bring_in", bring_in_seat=None)
    return with_turn(state.settings, state.game, hand)


def street_withdrawn(state: TableState, event: ev.StreetWithdrawn) -> TableState:
    """The street is to be dealt with other cards; one that was recorded is gone with the act before it."""
    hand = state.hand
    assert hand is not None
    if not event.dealt:
        withdrawn = (*hand.withdrawn, *event.cards)
        return replace(state, hand=replace(hand, withdrawn=withdrawn, passed_over=event.seat))
    assert state.asked_last is not None
    last = state.asked_last
    hand = replace(last, withdrawn=(*last.withdrawn, *event.cards), passed_over=event.seat)
    return replace(state, hand=hand, before=None, asked_last=None, question=None)
