"""Rulings that come to a wager: up to the least (PRO-5), down to the most (PL-5), to whole units (BET-5)."""

from engine.betting.called import call
from engine.betting.ruling import Case, Ruling, blocked, joined
from engine.settings.records import Settings
from engine.state import Wager

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
    to, fitted = _fitted(case.settings, open_now, wanted, turn.all_in_to)
    ruled = joined(*rules, *(() if of_pot else fitted))
    back = max(0, case.pushed - (to - case.one.bet))
    over = min(wanted, turn.all_in_to)
    if case.settings.limit in ("pot_limit", "half_pot") and over > open_now.max and not of_pot:
        # PL-5: the excess goes back, but the floor may let a bet stand that others considered for long
        return Ruling(open_now.kind, to, back, ruled, False, "over_pot", ("reduced", "stands"), over=over)
    return Ruling(open_now.kind, to, back, ruled)


def _fitted(settings: Settings, wager: Wager, wanted: int, all_in: int) -> tuple[int, tuple[str, ...]]:
    """The nearest proper wager and the rule that made it so."""
    over = OVER[settings.limit]
    if wager.amounts is not None and wanted not in wager.amounts:
        lower = [amount for amount in wager.amounts if amount < wanted]
        return (lower[-1], (over,)) if lower else (wager.amounts[0], ("PRO-5",))
    if wanted < wager.min:
        return wager.min, ("PRO-5",)
    if wanted > wager.max:
        return wager.max, (over,)
    rest = wanted % wager.unit
    if rest and wanted != all_in:
        down = wanted - rest
        nearest = down if 2 * rest <= wager.unit else down + wager.unit
        return min(max(nearest, wager.min), wager.max), ("BET-5",)
    return wanted, ()
