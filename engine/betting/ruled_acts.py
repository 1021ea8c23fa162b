"""Rulings that become a check, a call or a wager: completed, cut, in units, or the floor's (PRO-5, 7, 9, PL-5)."""

from engine.betting.acts import illegal
from engine.betting.bounds import Fitted, fit
from engine.betting.ruling import HELD_PERCENT, Case, Ruling, blocked, joined
from engine.refusals import refuse
from engine.state import Hand


def call(case: Case, *rules: str, stated: int | None = None) -> Ruling:
    """Return a call, completed when it is short; with nothing to call, a check with the chips back (PRO-5, BET-3).

    Args:
        case: the case to rule on.
        rules: ids of the rules applied so far.
        stated: the spoken total without chips pushed, else None.

    Raises:
        Refused: neither a call nor a check is open.
    """
    turn, player = case.turn, case.player
    if turn.call is None:
        if turn.bring_in is not None:
            raise refuse("illegal_action", "no_call", "BET-3")
        if not turn.check:
            raise illegal(turn, "call")
        return Ruling("check", player.bet, case.pushed, joined(*rules, "BET-3"))
    total = player.bet + turn.call
    intended = player.bet + case.pushed if case.pushed or stated is None else stated
    is_short = player.bet < intended < total
    returned = max(0, case.pushed - turn.call)
    if not is_short:
        return Ruling("call", total, returned, joined(*rules))
    applied = [*rules, "PRO-5"]
    if unaware_of_kill(case.hand):
        applied.append("KIL-13")
        may_withdraw = not kill_shows(case.hand)
    else:
        applied.append("PRO-7")
        may_withdraw = intended * 100 < HELD_PERCENT * total
        if may_withdraw and was_raised(case.hand) and intended == case.hand.bet - case.hand.raise_size:
            applied.append("PRO-9")
    rule_ids = joined(*applied)
    if not may_withdraw:
        return Ruling("call", total, returned, rule_ids)
    return Ruling("call", total, returned, rule_ids, True, "misread", ("stands", "withdrawn"))


def was_raised(hand: Hand) -> bool:
    """Return whether the bet of the round is more than an opening bet (PRO-9)."""
    return hand.opened and (hand.street == 0 or hand.bet > hand.raise_size)


def unaware_of_kill(hand: Hand) -> bool:
    """Return whether the kill alone sets the bet of this round (KIL-13)."""
    return bool(hand.plan.kill) and hand.street == 0 and not hand.opened and hand.bet == hand.plan.kill


def kill_shows(hand: Hand) -> bool:
    """Return whether the kill button is face up: after a forced kill it is, after a voluntary one not (KIL-13)."""
    return not hand.plan.voluntary


OVER = {"no_limit": "NL-1", "pot_limit": "PL-5", "half_pot": "PL-8", "fixed": "LIM-1", "spread": "LIM-5"}
"""The rule that limits a wager from above, by betting limit."""


def wager(case: Case, wanted: int, *rules: str, of_pot: bool = False) -> Ruling:
    """Return a wager of `wanted` as it binds, or a call where no wager is open.

    Args:
        case: the case to rule on.
        wanted: the total of the statement or the chips, in chips.
        rules: ids of the rules applied so far.
        of_pot: whether the player meant the pot, so that no amount went over it (PL-6).
    """
    turn = case.turn
    open_wager = turn.wager
    if open_wager is None:
        return call(case, *rules, *blocked(turn))
    fitted = fit(open_wager, wanted, turn.all_in_to)
    to = fitted.to
    rule_ids = joined(*rules, *(() if of_pot else _fitting_rules(case.settings.limit, fitted)))
    returned = max(0, case.pushed - (to - case.player.bet))
    intended = min(wanted, turn.all_in_to)
    if case.settings.limit in ("pot_limit", "half_pot") and intended > open_wager.max and not of_pot:
        # PL-5: the excess goes back, but the floor may let a bet stand that others considered for long
        return Ruling(open_wager.kind, to, returned, rule_ids, False, "over_pot", ("reduced", "stands"), over=intended)
    return Ruling(open_wager.kind, to, returned, rule_ids)


def _fitting_rules(limit: str, fitted: Fitted) -> tuple[str, ...]:
    """Return the rules by which the wanted amount became the one that is played."""
    if fitted.because == "unit":
        return ("BET-5",)
    if fitted.because in ("over", "only"):
        return (OVER[limit],)
    return ("PRO-5",) if fitted.because else ()
