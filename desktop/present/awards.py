"""The showdown: who was tapped, best first, and what follows for each pot. The chips come from the engine."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from engine.commands import Award, PotAward, Ranks, RunAward
from engine.events import AwardedPot, Share
from engine.state.hand import won_by
from engine.view import PotView

Half = Literal["high", "low"]
Picks = tuple[tuple[int, int, Half, tuple[int, ...]], ...]


class Awards(Struct, frozen=True):
    """What was tapped so far, and where taps go now."""

    high: tuple[Ranks, ...] = ((),)
    """Of each run, the high hands, best first, ties together."""
    low: tuple[Ranks, ...] = ((),)
    """Of each run, the low hands, best first, ties together."""
    picks: Picks = ()
    """Pot, run, half and seats chosen in the column instead."""
    half: Half = "high"
    """The half that taps rank now."""
    run: int = 1
    """The run that taps rank now, from 1."""
    tie: bool = False
    """Whether the next tap joins the last hand, or the next two tie where nobody was tapped yet."""
    odd: int | None = None
    """The seat named for an odd chip (POT-6)."""

    @property
    def ranks(self) -> Ranks:
        """The ranking taps go to now."""
        return (self.high if self.half == "high" else self.low)[self.run - 1]

    @property
    def last(self) -> int | None:
        """The hand tapped last."""
        return self.ranks[-1][-1] if self.ranks else None

    @property
    def empty(self) -> bool:
        """Whether nobody was tapped."""
        return not self.picks and not any(self.high) and not any(self.low)


class Proposal(Struct, frozen=True):
    """What the engine makes of an award before it is pushed."""

    pots: tuple[AwardedPot, ...] = ()
    """The pots as they would be awarded."""
    shares: tuple[Share, ...] = ()
    """What each seat would get."""
    refused: str = ""
    """Why it cannot be pushed, "" = it can."""
    odd: tuple[int, ...] = ()
    """The seats of which one may get the odd chip."""

    def gets(self, seat: int) -> int:
        """What a seat takes in all, in chips."""
        return won_by(self.shares).get(seat, 0)

    @property
    def winners(self) -> tuple[int, ...]:
        """Who takes something, the largest sum first."""
        gets = won_by(self.shares)
        return tuple(sorted(gets, key=lambda seat: (-gets[seat], seat)))


def fresh(parts: int) -> Awards:
    """Nobody tapped yet, in a hand of so many runs or boards."""
    return Awards(high=((),) * parts, low=((),) * parts)


def proposed(awards: Awards, award: Award) -> Awards:
    """The winners as the cards have it, to be confirmed or changed."""
    picks: list[tuple[int, int, Half, tuple[int, ...]]] = []
    for shares in award.pots or ():
        run = shares.run or 1
        high = shares.high if shares.high is not None else shares.winners
        if high:
            picks.append((shares.pot, run, "high", high))
        if shares.low:
            picks.append((shares.pot, run, "low", shares.low))
    return replace(awards, picks=tuple(picks))


def tap(awards: Awards, seat: int) -> Awards:
    """A hand was tapped: next best, or tied with the last; tapped again it goes."""
    ranks = awards.ranks
    if any(seat in tied for tied in ranks):
        left = tuple(tuple(other for other in tied if other != seat) for tied in ranks)
        return replace(_with(awards, tuple(tied for tied in left if tied)), tie=False)
    if awards.tie and ranks:
        return replace(_with(awards, (*ranks[:-1], (*ranks[-1], seat))), tie=False)
    return replace(_with(awards, (*ranks, (seat,))), tie=awards.tie)


def retap(awards: Awards, pots: tuple[PotView, ...], seat: int) -> Awards:
    """A hand was tapped in an award that was given: where one pot is contested it wins that one instead (PRO-11)."""
    contested = [number for number, pot in enumerate(pots, 1) if len(pot.seats) > 1]
    if len(contested) != 1 or awards.tie or seat in winners(awards, pots, contested[0], awards.run, awards.half):
        return tap(awards, seat)
    return _with(awards, ((seat,),))


def without_mucked(awards: Awards, pots: tuple[PotView, ...]) -> Awards:
    """What was tapped so far without the hands that can win no pot any more, or not the one they were picked for."""
    can = {seat for pot in pots for seat in pot.seats}

    def left(ranks: Ranks) -> Ranks:
        kept = (tuple(seat for seat in tied if seat in can) for tied in ranks)
        return tuple(tied for tied in kept if tied)

    picks = tuple(picked for picked in awards.picks if set(picked[3]) <= set(pots[picked[0] - 1].seats))
    return replace(awards, high=tuple(map(left, awards.high)), low=tuple(map(left, awards.low)), picks=picks)


def pick(awards: Awards, pots: tuple[PotView, ...], pot: int, seat: int) -> Awards:
    """A seat was tapped in the card of one pot: it wins that one, or ties for it."""
    now = winners(awards, pots, pot, awards.run, awards.half)
    seats = (*now, seat) if awards.tie and now and seat not in now else (seat,)
    rest = tuple(picked for picked in awards.picks if picked[:3] != (pot, awards.run, awards.half))
    return replace(awards, picks=(*rest, (pot, awards.run, awards.half, seats)), tie=False)


def winners(awards: Awards, pots: tuple[PotView, ...], pot: int, run: int, half: Half) -> tuple[int, ...]:
    """Who was tapped for (a half of) a pot so far: the seat picked there, or the best hand that can win it."""
    can = pots[pot - 1].seats
    if len(can) == 1:
        return can if half == "high" else ()
    for picked in awards.picks:
        if picked[:3] == (pot, run, half):
            return picked[3]
    for tied in (awards.high if half == "high" else awards.low)[run - 1]:
        best = tuple(seat for seat in tied if seat in can)
        if best:
            return best
    return ()


def won(awards: Awards, pots: tuple[PotView, ...], pot: int, run: int, split: bool) -> dict[Half, tuple[int, ...]]:
    """Who was tapped for each half of a pot so far; without halves it is all "high"."""
    halves: tuple[Half, ...] = ("high", "low") if split else ("high",)
    return {half: winners(awards, pots, pot, run, half) for half in halves}


def given(awards: Awards, pots: tuple[PotView, ...], run: int, half: Half = "high") -> bool:
    """Whether every pot that several hands can win has its winner in (a half of) a run."""
    contested = [number for number, pot in enumerate(pots, 1) if len(pot.seats) > 1]
    return all(winners(awards, pots, number, run, half) for number in contested)


def onward(awards: Awards, pots: tuple[PotView, ...], split: bool) -> Awards:
    """Where taps go next, after a tap: with a run given, to its low half, then to the next run that has no winner.

    With one run or board nothing moves; nor does it while a tie waits for its other hand.
    """
    if len(awards.high) == 1 or awards.tie or not given(awards, pots, awards.run, awards.half):
        return awards
    if split and awards.half == "high" and not given(awards, pots, awards.run, "low"):
        return replace(awards, half="low")
    return next_run(awards, pots)


def next_run(awards: Awards, pots: tuple[PotView, ...]) -> Awards:
    """Taps go to the next run that has no winner, after the last one to the first; none left: they stay."""
    parts = len(awards.high)
    coming = (run % parts + 1 for run in range(awards.run, awards.run + parts))
    run = next((run for run in coming if not given(awards, pots, run)), None)
    return awards if run is None else replace(awards, run=run, half="high", tie=False)


def turn_to(awards: Awards, pots: tuple[PotView, ...], run: int) -> Awards:
    """A run is ranked now; one that has its winners is ranked once more, from its first hand on."""
    here = replace(awards, run=run, half="high", tie=False)
    if not given(awards, pots, run):
        return here
    return replace(_with(_with(replace(here, half="low"), ()), (), "high"), half="high")


def as_in_first(awards: Awards) -> Awards:
    """The run that taps go to now gets the ranking of run 1, both halves."""
    at = awards.run
    picks = tuple(picked for picked in awards.picks if picked[1] != at)
    again = tuple((pot, at, half, seats) for pot, run, half, seats in awards.picks if run == 1)
    high = (*awards.high[: at - 1], awards.high[0], *awards.high[at:])
    low = (*awards.low[: at - 1], awards.low[0], *awards.low[at:])
    return replace(awards, high=high, low=low, picks=(*picks, *again), half="high", tie=False)


def command(awards: Awards, pots: tuple[PotView, ...], split: bool) -> Award:
    """The award as the engine takes it: by ranking where no pot was picked by itself, else pot by pot."""
    parts = len(awards.high)
    if awards.picks:
        named = tuple(_named(awards, pots, pot, run, split) for pot in range(1, len(pots) + 1) for run in _runs(parts))
        return Award(pots=tuple(pot for pot in named if pot is not None), odd_chip=awards.odd)
    if parts > 1:
        each = tuple(
            RunAward(high=awards.high[run], low=awards.low[run]) if split else RunAward(ranking=awards.high[run])
            for run in range(parts)
        )
        return Award(runs=each, odd_chip=awards.odd)
    if split:
        return Award(high=awards.high[0], low=awards.low[0], odd_chip=awards.odd)
    return Award(ranking=awards.high[0], odd_chip=awards.odd)


def _runs(parts: int) -> range:
    return range(1, parts + 1)


def _named(awards: Awards, pots: tuple[PotView, ...], pot: int, run: int, split: bool) -> PotAward | None:
    high = winners(awards, pots, pot, run, "high")
    if len(pots[pot - 1].seats) == 1 or not high:
        return None
    part = run if len(awards.high) > 1 else None
    if split:
        return PotAward(pot, high=high, low=winners(awards, pots, pot, run, "low"), run=part)
    return PotAward(pot, winners=high, run=part)


def _with(awards: Awards, ranks: Ranks, half: Half | None = None) -> Awards:
    """The ranking taps go to now (or of that half), replaced; single picks of that run and half are forgotten."""
    at, half = awards.run - 1, half or awards.half
    picks = tuple(picked for picked in awards.picks if picked[1:3] != (awards.run, half))
    if half == "high":
        return replace(awards, high=(*awards.high[:at], ranks, *awards.high[at + 1 :]), picks=picks)
    return replace(awards, low=(*awards.low[:at], ranks, *awards.low[at + 1 :]), picks=picks)
