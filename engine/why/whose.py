"""The turn that is asked about, and why something is not open in it."""

from engine.explained import Explained, Reason
from engine.refusals import refuse
from engine.state import Hand, HandSeat, NoWager, TableState, Turn
from engine.why.house import setting

HOUSE = {
    "capped": "raise_cap",
    "option_lost": "short_all_in",
    "no_check_raise": "check_raise",
    "checked_out_of_turn": "early_check",
    "out_of_turn": "out_of_turn",
    "borrowed_to_raise": "stakes",
}
"""The setting behind a reason."""


def turn_now(state: TableState, of: str) -> tuple[Hand, Turn, HandSeat]:
    """The running hand, its turn and who acts; `of` names what is asked in the refusal when nobody does."""
    hand = state.hand
    if hand is None or hand.turn is None:
        raise refuse("phase", f"nobody is to act, so there is no {of} now", None, "nobody_acts")
    one = hand.seats[hand.turn.seat - 1]
    assert one is not None
    return hand, hand.turn, one


def closed(state: TableState, no: NoWager | None) -> Explained:
    """Something is not open: the reason."""
    text = {
        "opponents_all_in": "nobody else can put in more than the bet as it stands",
        "short_stack": "the stack reaches no further than the call",
        "capped": "the round is capped, every raise has been made",
        "option_lost": "already acted, and no full raise has come since",
        "no_check_raise": "checked this round, and the house allows no check-raise",
        "checked_out_of_turn": "checked out of turn, so may not bet or raise now",
        "out_of_turn": "acted out of turn, and nothing came in between: only that is open",
        "borrowed_to_raise": "borrowed to raise in this hand, so may not go all-in: borrow to call, or fold",
    }
    if no is None:
        return Explained((), None)
    house = HOUSE.get(no.code)
    said = None if house is None else setting(state.settings, house)
    return Explained((Reason(text.get(no.code, no.code), no.rule, "closed." + no.code, (), said),), None)
