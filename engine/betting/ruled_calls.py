"""Rulings that come to a call or a check: short ones are completed, misread ones go to the floor (PRO-5, 7, 9)."""

from engine.betting.ruling import HELD_PERCENT, Case, Ruling, joined
from engine.refusals import refuse
from engine.state import Hand


def call(case: Case, *rules: str, stated: int | None = None) -> Ruling:
    """A call, completed when it is short; nothing to call is a check with the chips back.

    Args:
        case: what is ruled on.
        rules: ids met on the way.
        stated: the total that was said without chips, if it was.

    Raises:
        Refused: neither a call nor a check is open.
    """
    turn, player = case.turn, case.player
    if turn.call is None:
        if not turn.check:
            raise refuse("illegal_action", "no_call", "BET-3")
        return Ruling("check", player.bet, case.pushed, joined(*rules, "BET-3"))
    total = player.bet + turn.call
    meant = player.bet + case.pushed if case.pushed or stated is None else stated
    short = player.bet < meant < total
    back = max(0, case.pushed - turn.call)
    if not short:
        return Ruling("call", total, back, joined(*rules))
    met = [*rules, "PRO-5"]
    if unaware_of_kill(case.hand):
        met.append("KIL-13")
        withdraw = not kill_shows(case.hand)
    else:
        met.append("PRO-7")
        withdraw = meant * 100 < HELD_PERCENT * total
        if withdraw and was_raised(case.hand) and meant == case.hand.bet - case.hand.raise_size:
            met.append("PRO-9")
    ruled = joined(*met)
    if not withdraw:
        return Ruling("call", total, back, ruled)
    return Ruling("call", total, back, ruled, True, "misread", ("stands", "withdrawn"))


def was_raised(hand: Hand) -> bool:
    """Whether the bet of the round is more than an opening bet (PRO-9)."""
    return hand.opened and (hand.street == 0 or hand.bet > hand.raise_size)


def unaware_of_kill(hand: Hand) -> bool:
    """Whether nothing but the kill made the price of this round (KIL-13)."""
    return bool(hand.plan.kill) and hand.street == 0 and not hand.opened and hand.bet == hand.plan.kill


def kill_shows(hand: Hand) -> bool:
    """Whether the kill button lies face up: a kill that had to be made shows it, a voluntary one does not (KIL-13)."""
    return not hand.plan.voluntary
