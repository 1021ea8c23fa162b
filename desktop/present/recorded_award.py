"""Turns a recorded award back into taps, to be ranked again: the inverse of `desktop.present.awards.command`."""

from collections.abc import Iterable

from msgspec.structs import replace

from desktop.present.award_taps import ranking
from desktop.present.awards import Awards, Half, Picks, no_taps, winners
from engine.commands import Award, PotAward, Ranks
from engine.view import PotView


def recorded(award: Award, pots: tuple[PotView, ...], parts: int) -> Awards:
    """Return the rankings of an award; winners of single pots as rankings where the result is the same, else as picks.

    `parts` = runs times boards.
    """
    odd = award.odd_chip if isinstance(award.odd_chip, int) else next(iter(award.odd_chip or ()), None)
    plain = replace(no_taps(parts), odd=odd)
    if award.pots is None:
        each = award.runs or (award,)
        high = tuple(ranks.high if ranks.high is not None else ranks.ranking or () for ranks in each)
        return replace(plain, high=high, low=tuple(ranks.low or () for ranks in each))
    picks = _picks(award.pots, parts)
    halves: tuple[tuple[Half, tuple[Ranks, ...]], ...] = tuple(
        (half, tuple(ranking(pick[3] for pick in picks if pick[1:3] == (run, half)) for run in range(1, parts + 1)))
        for half in ("high", "low")
    )
    ranked = replace(plain, **dict(halves))
    same = all(winners(ranked, pots, pot, run, half) == seats for pot, run, half, seats in picks)
    return ranked if same else replace(plain, picks=picks)


def _picks(pots: Iterable[PotAward], parts: int) -> Picks:
    """Return the winners named for each half of each pot, main pot first; a pot without a run counts for every run."""
    picks: list[tuple[int, int, Half, tuple[int, ...]]] = []
    for pot in sorted(pots, key=lambda pot: pot.pot):
        for run in range(1, parts + 1) if pot.run is None else (pot.run,):
            high = pot.high if pot.high is not None else pot.winners
            picks += [(pot.pot, run, "high", high)] if high else []
            picks += [(pot.pot, run, "low", pot.low)] if pot.low else []
    return tuple(picks)
