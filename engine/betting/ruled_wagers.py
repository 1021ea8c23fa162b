"""Rulings that come to a wager: up to the least (PRO-5), down to the most (PL-5), to whole units (BET-5)."""

from engine.betting.fitting import Fitted, fit
from engine.betting.ruled_calls import call
from engine.betting.ruling import Case, Ruling, blocked, joined

OVER = {"no_limit": "NL-1", "pot_limit": "PL-5", "half_pot": "PL-8", "fixed": "LIM-1", "spread": "LIM-5"}
"""What cuts a wager down, by limit."""


def wager(case: Case, wanted: int, *rules: str, of_pot: bool = False) -> Ruling:
    """A wager of `wanted` as it binds, a call where none is open.

    Args:
        case: what is ruled on.
        wanted: the total that was said or pushed in.
        rules: ids met on the way.
        of_pot: the pot was meant, so that nothing went over it (PL-6).
    """
    turn = case.turn
    open_now = turn.wager
    if open_now is None:
        return call(case, *rules, *blocked(turn))
    fitted = fit(open_now, wanted, turn.all_in_to)
    to = fitted.to
    ruled = joined(*rules, *(() if of_pot else _rules(case.settings.limit, wanted, fitted)))
    back = max(0, case.pushed - (to - case.player.bet))
    over = min(wanted, turn.all_in_to)
    if case.settings.limit in ("pot_limit", "half_pot") and over > open_now.max and not of_pot:
        # PL-5: the excess goes back, but the floor may let a bet stand that others considered for long
        return Ruling(open_now.kind, to, back, ruled, False, "over_pot", ("reduced", "stands"), over=over)
    return Ruling(open_now.kind, to, back, ruled)


def _rules(limit: str, wanted: int, fitted: Fitted) -> tuple[str, ...]:
    """The rules by which the wanted amount became the one that is played."""
    if fitted.because == "unit":
        return ("BET-5",)
    if fitted.because == "over" or (fitted.because == "only" and fitted.to < wanted):
        return (OVER[limit],)
    return ("PRO-5",) if fitted.because else ()
