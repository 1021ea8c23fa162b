"""Functions that apply a tap to an award: a seat ranks its hand, a key in a pot's card gives that pot alone (POT-5).

A ranked hand takes every pot it can win that no better hand has. After Tie the next hand joins the last one: a tap on
a seat joins in all pots of the last hand, a key in the pot of that key.
"""

from collections.abc import Iterable

from msgspec.structs import replace

from desktop.present.awards import Awards, Half, all_pots_given, contested, winners
from engine.commands import Ranks
from engine.view import PotView

PotViews = tuple[PotView, ...]


def tap_seat(awards: Awards, pots: PotViews, seat: int) -> Awards:
    """Rank the hand of `seat`: next best, or tied with the last one; remove it where it is ranked already."""
    if awards.by_pot:
        return _take_pots(awards, pots, seat)
    ranks, last = awards.ranks, awards.last
    awards = replace(awards, card=None, other=None)
    if any(seat in tied for tied in ranks):
        remaining = tuple(tuple(other for other in tied if other != seat) for tied in ranks)
        return replace(_with_ranks(awards, tuple(tied for tied in remaining if tied)), tie="")
    if awards.tie == "last" and ranks:
        return replace(_with_ranks(awards, tuple((*tied, seat) if last in tied else tied for tied in ranks)), tie="")
    return replace(_with_ranks(awards, (*ranks, (seat,))), tie="last" if awards.tie else "")


def tap_tie(awards: Awards, pots: PotViews) -> Awards:
    """Apply a tap on Tie: the next hand joins the last one; a second tap ties the next two; a third one ends the tie.

    The last hand is the one tapped last, also in a run that this tap completed. Where no two hands can tie behind it,
    the second tap ends the tie.
    """
    if not awards.tie:
        return replace(_swapped(awards) if last_tap_completed_run(awards) else awards, tie="last")
    if awards.tie == "last" and awards.other is not None:
        return replace(_swapped(awards), tie="next")
    return replace(awards, tie="next" if awards.tie == "last" and may_tie_behind(awards, pots) else "")


def without_tie(awards: Awards) -> Awards:
    """Return the award without the tie, in the run that taps had moved on to."""
    back = awards.tie == "last" and awards.other is not None
    return replace(_swapped(awards) if back else awards, tie="")


def last_tap_completed_run(awards: Awards) -> bool:
    """Return whether the last tap completed another run or half than the current one, which has no tap yet."""
    return awards.other is not None and not awards.ranks and not awards.by_pot


def _swapped(awards: Awards) -> Awards:
    """Return the award with the current run and half exchanged for `awards.other`."""
    assert awards.other is not None
    (run, half), other = awards.other, (awards.run, awards.half)
    return replace(awards, run=run, half=half, other=other)


def may_tie_behind(awards: Awards, pots: PotViews) -> bool:
    """Return whether two hands behind the last one may tie, in a run that completes by itself (POT-5)."""
    open_pots = not all_pots_given(awards, pots, awards.run, awards.half)
    return len(awards.high) > 1 and bool(awards.ranks) and open_pots


def _take_pots(awards: Awards, pots: PotViews, seat: int) -> Awards:
    """Give a hand its pots where pots are given one by one; without a pot left for it start a ranking with it."""
    last = awards.last if awards.tie else None
    before = _winners_by_pot(awards, pots)
    after = dict(before)
    for pot, holders in before.items():
        joins = (last,) if last is not None and (not holders or last in holders) else ()
        able = pots[pot - 1].seats
        if seat in able and seat not in holders and (joins or not holders):
            after[pot] = tuple(dict.fromkeys(other for other in (*holders, *joins, seat) if other in able))
    if after != before:
        return replace(_given_by_pot(awards, pots, after), tie="", card=None)
    return awards if last is not None else replace(_with_ranks(awards, ((seat,),)), card=None)


def retap(awards: Awards, pots: PotViews, seat: int) -> Awards:
    """Apply a tap on a hand to an award that was given: a single contested pot goes to this hand instead (PRO-11)."""
    numbers = contested(pots)
    if len(numbers) != 1 or awards.tie or seat in winners(awards, pots, numbers[0], awards.run, awards.half):
        return tap_seat(awards, pots, seat)
    return replace(_with_ranks(awards, ((seat,),)), card=None)


def pick_for_pot(awards: Awards, pots: PotViews, pot: int, seat: int) -> Awards:
    """Give a pot to a hand, or add the hand to a tie in it; return `awards` itself where the tie is not possible."""
    seats_by_pot = _winners_by_pot(awards, pots)
    if awards.tie and (awards.last not in seats_by_pot[pot] or seat in seats_by_pot[pot]):
        return awards
    seats_by_pot[pot] = (*seats_by_pot[pot], seat) if awards.tie else (seat,)
    return replace(_given_by_pot(awards, pots, seats_by_pot), tie="", card=(awards.half, seat))


def without_mucked(awards: Awards, pots: PotViews) -> Awards:
    """Return the award without the hands that can no longer win a pot, or not the pot they were picked for."""
    able = {seat for pot in pots for seat in pot.seats}

    def able_ranks(ranks: Ranks) -> Ranks:
        kept = (tuple(seat for seat in tied if seat in able) for tied in ranks)
        return tuple(tied for tied in kept if tied)

    picks = tuple(picked for picked in awards.picks if set(picked[3]) <= set(pots[picked[0] - 1].seats))
    high, low = (tuple(map(able_ranks, rankings)) for rankings in (awards.high, awards.low))
    return replace(awards, high=high, low=low, picks=picks, card=None)


def moved_on(awards: Awards, pots: PotViews, split: bool) -> Awards:
    """Move taps on once the current run is given: to its low half, then to the next run that has no winner.

    Nothing moves with one run or board, nor while a tie waits for its second hand.
    """
    if len(awards.high) == 1 or awards.tie or not all_pots_given(awards, pots, awards.run, awards.half):
        return awards
    here = (awards.run, awards.half)
    if split and awards.half == "high" and not all_pots_given(awards, pots, awards.run, "low"):
        return replace(awards, half="low", other=here)
    after = next_run(awards, pots)
    return replace(after, other=here) if (after.run, after.half) != here else after


def next_run(awards: Awards, pots: PotViews) -> Awards:
    """Move taps to the next run without a winner, after the last run the first; without such a run change nothing."""
    parts = len(awards.high)
    coming = (run % parts + 1 for run in range(awards.run, awards.run + parts))
    run = next((run for run in coming if not all_pots_given(awards, pots, run)), None)
    return awards if run is None else replace(awards, run=run, half="high", tie="", other=None)


def turned_to_run(awards: Awards, pots: PotViews, run: int) -> Awards:
    """Move taps to a run; a run that has its winners is ranked again from its first hand."""
    here = replace(awards, run=run, half="high", tie="", other=None)
    if not all_pots_given(awards, pots, run):
        return here
    return replace(_with_ranks(_with_ranks(replace(here, half="low"), ()), (), "high"), half="high")


def as_in_first(awards: Awards) -> Awards:
    """Copy the ranking of run 1, both halves, to the current run."""
    current = awards.run
    picks = tuple(picked for picked in awards.picks if picked[1] != current)
    copies = tuple((pot, current, half, seats) for pot, run, half, seats in awards.picks if run == 1)
    high = (*awards.high[: current - 1], awards.high[0], *awards.high[current:])
    low = (*awards.low[: current - 1], awards.low[0], *awards.low[current:])
    return replace(awards, high=high, low=low, picks=(*picks, *copies), half="high", tie="")


def ranking(seats_of_pots: Iterable[tuple[int, ...]]) -> Ranks:
    """Return hands best first from the winners of each pot, main pot first; each pot adds the seats not ranked yet."""
    ranks: list[tuple[int, ...]] = []
    for seats in seats_of_pots:
        others = tuple(seat for seat in seats if not any(seat in tied for tied in ranks))
        if others:
            ranks.append(others)
    return tuple(ranks)


def _winners_by_pot(awards: Awards, pots: PotViews) -> dict[int, tuple[int, ...]]:
    """Return the winners of each contested pot in the current run and half; () = none."""
    return {pot: winners(awards, pots, pot, awards.run, awards.half) for pot in contested(pots)}


def _given_by_pot(awards: Awards, pots: PotViews, seats_by_pot: dict[int, tuple[int, ...]]) -> Awards:
    """Give each pot to its seats: by a ranking where one has the same result, else pot by pot."""
    ranked = _with_ranks(awards, ranking(seats_by_pot.values()))
    if all(set(seats) == set(seats_by_pot[pot]) for pot, seats in _winners_by_pot(ranked, pots).items()):
        return ranked
    plain = _with_ranks(awards, ())
    picks = tuple((pot, awards.run, awards.half, seats) for pot, seats in seats_by_pot.items() if seats)
    return replace(plain, picks=(*plain.picks, *picks))


def _with_ranks(awards: Awards, ranks: Ranks, half: Half | None = None) -> Awards:
    """Replace the ranking of the current run and its current half (or `half`), and drop the single picks there."""
    at, half = awards.run - 1, half or awards.half
    picks = tuple(picked for picked in awards.picks if picked[1:3] != (awards.run, half))
    if half == "high":
        return replace(awards, high=(*awards.high[:at], ranks, *awards.high[at + 1 :]), picks=picks)
    return replace(awards, low=(*awards.low[:at], ranks, *awards.low[at + 1 :]), picks=picks)
