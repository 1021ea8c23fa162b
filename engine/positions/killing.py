"""How much a kill is and who may kill (KIL-1, KIL-10, KIL-11). Chips, seats from 1."""

from engine.refusals import refuse
from engine.settings.records import Settings
from engine.state import TableState


def kill_amount(settings: Settings) -> int:
    """KIL-1: the big blind times the kill's size, rounded up to the betting unit; 0 without a kill.

    Without blinds the small bet stands for the big blind.
    """
    if settings.kill is None:
        return 0
    base = settings.big_blind or (settings.bets[0] if settings.bets else settings.minimum_bet)
    times, over = settings.kill.size
    unit = settings.betting_unit
    return -(-base * times // (over * unit)) * unit


def check_voluntary(state: TableState, seat: int, stack: int, *, required: bool) -> int:
    """KIL-11: the chips a voluntary kill by `seat` costs.

    Args:
        state: the table.
        seat: who wants to kill.
        stack: chips of the player before the kill is posted.
        required: whether somebody else's kill is due in this hand.

    Raises:
        Refused: the house has no voluntary kills, a kill is due, or the stack is below four kills.
    """
    kill = state.settings.kill
    if kill is None or not kill.voluntary:
        raise refuse("illegal_action", "kill_not_voluntary", "KIL-11")
    if required:
        raise refuse("illegal_action", "kill_is_due", "KIL-11")
    amount = kill_amount(state.settings)
    if stack < 4 * amount:
        raise refuse(
            "illegal_action", "kill_too_short", "KIL-11", seat=seat, stack=stack, amount=amount, least=4 * amount
        )
    return amount
