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
    early_act = Early(event.seat, event.action, event.to, behind=behind)
    return replace(state, hand=replace(hand, early=(*hand.early, early_act)))


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
    table_before, hand = state.undealt, state.hand
    assert table_before is not None
    assert hand is not None
    played_over = {seat for seat, _ in state.aside} - {seat for seat, _ in table_before.aside}
    seats = list(state.seats)
    for place, player in enumerate(seats):
        player_before = table_before.seats[place]
        if player is not None and player_before is not None and place + 1 not in played_over:
            seats[place] = _restored(player, player_before, hand.seats[place])
    since = replace(
        state.since,
        bomb_at=table_before.since.bomb_at,
        bomb_hand=table_before.since.bomb_hand,
        bomb_dealers=table_before.since.bomb_dealers,
    )
    return replace(
        without_hand(state),
        seats=tuple(seats),
        misdeal=event.reason,
        **{name: getattr(table_before, name) for name in AS_BEFORE},
        since=since,
    )


def _restored(player: Player, player_before: Player, dealt: HandSeat | None) -> Player:
    """Return the player as before the deal; name, chips bought and IOUs added since are kept."""
    return replace(
        player_before,
        name=player.name,
        stack=player.stack if dealt is None else dealt.start,
        bought=player.bought,
        behind=player.behind,
        must_rebuy=player.must_rebuy,
        markers=player.markers,
        downs_away=player.downs_away,
    )


def hand_died(state: TableState, event: ev.HandDied) -> TableState:
    """Make the seat's hand dead; neither a restored hand nor an open question brings it back."""
    hand = state.hand
    assert hand is not None
    question = state.question if state.question is None or state.question.seat != event.seat else None
    return replace(
        state,
        hand=_with_dead_seat(state, hand, event.seat),
        before=_restorable(state, state.before, event.seat),
        asked_last=_restorable(state, state.asked_last, event.seat),
        question=question,
    )


def _restorable(state: TableState, hand: Hand | None, seat: int) -> Hand | None:
    """Return an earlier hand with the seat dead; None when it was the dead hand's own turn."""
    if hand is None or hand.turn is None or hand.turn.seat == seat:
        return None
    return _with_dead_seat(state, hand, seat)


def _with_dead_seat(state: TableState, hand: Hand, seat: int) -> Hand:
    """Return the hand with that seat dead: its chips stay, its turn passes."""
    dealt = hand.seats[seat - 1]
    assert dealt is not None
    turn = hand.turn
    hand = replace(
        hand,
        seats=seats_with(hand, replace(dealt, status="folded", died=True)),
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
    hand_before = state.asked_last
    hand = replace(hand_before, withdrawn=(*hand_before.withdrawn, *event.cards), passed_over=event.seat)
    return replace(state, hand=hand, before=None, asked_last=None, question=None)
