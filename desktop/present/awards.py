"""The award as tapped so far, and the winners of each pot that follow from it; the engine computes the chips.

In each run and half either a ranking decides, or the pots are given one by one, never both.
"""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from engine.commands import Award, PotAward, Ranks, RunAward
from engine.events import PotsAwarded
from engine.state import AwardedPot, Share
from engine.state.hand import won_by
from engine.view import PotView

Half = Literal["high", "low"]
Tying = Literal["", "last", "next"]
"""Effect of the next tap: it ranks its hand alone, joins the last hand, or begins a tie of two."""
Picks = tuple[tuple[int, int, Half, tuple[int, ...]], ...]


class Awards(Struct, frozen=True):
    """An award as tapped so far, with the run and half that taps rank now."""

    high: tuple[Ranks, ...] = ((),)
    """High hands of each run, best first, tied hands together."""
    low: tuple[Ranks, ...] = ((),)
    """Low hands of each run, best first, tied hands together."""
    picks: Picks = ()
    """Pot, run, half and seats of the picks that no ranking expresses."""
    half: Half = "high"
    """Half that taps rank now."""
    run: int = 1
    """Run that taps rank now, from 1."""
    tie: Tying = ""
    """Effect of Tie on the next tap; "last" before the first tap ties the next two hands too."""
    other: tuple[int, Half] | None = None
    """Run and half that the last tap completed; while Tie goes back to them, those that taps had moved on to."""
    card: tuple[Half, int] | None = None
    """Half and seat of the last tap, where it was a key in a pot's card; None = it was on a seat."""
    odd: int | None = None
    """Seat chosen for an odd chip (POT-6), None = none."""

    @property
    def ranks(self) -> Ranks:
        """Return the ranking of the current run and half."""
        return (self.high if self.half == "high" else self.low)[self.run - 1]

    @property
    def last(self) -> int | None:
        """Return the seat tapped last, in a pot's card or on its plate, which a tie joins; None = none yet."""
        if self.card is not None and self.card[0] == self.half:
            return self.card[1]
        return self.ranks[-1][-1] if self.ranks else None

    @property
    def by_pot(self) -> bool:
        """Return whether the pots of the current run and half are given one by one."""
        return any(picked[1:3] == (self.run, self.half) for picked in self.picks)

    @property
    def empty(self) -> bool:
        """Return whether no hand has been tapped."""
        return not self.picks and not any(self.high) and not any(self.low)


class Proposal(Struct, frozen=True):
    """The result of an award in the engine before it is pushed."""

    pots: tuple[AwardedPot, ...] = ()
    """The pots as they would be awarded."""
    shares: tuple[Share, ...] = ()
    """The chips each seat would get."""
    refused: str = ""
    """Reason why the award cannot be pushed, "" = it can."""
    odd: tuple[int, ...] = ()
    """Seats that may get the odd chip."""

    @property
    def pushed(self) -> PotsAwarded | None:
        """Return the event of this award, or None while it cannot be pushed."""
        return PotsAwarded(self.pots, self.shares) if self.shares else None

    def chips_for(self, seat: int) -> int:
        """Return what a seat takes in all, chips."""
        return won_by(self.shares).get(seat, 0)

    @property
    def winners(self) -> tuple[int, ...]:
        """Return the seats that take chips, the largest sum first."""
        gets = won_by(self.shares)
        return tuple(sorted(gets, key=lambda seat: (-gets[seat], seat)))


def no_taps(parts: int) -> Awards:
    """Return an award without taps for a hand of `parts` runs or boards."""
    return Awards(high=((),) * parts, low=((),) * parts)


def proposed(awards: Awards, award: Award) -> Awards:
    """Return the award that the entered cards decide, for the dealer to confirm or change."""
    picks: list[tuple[int, int, Half, tuple[int, ...]]] = []
    for shares in award.pots or ():
        run = shares.run or 1
        high = shares.high if shares.high is not None else shares.winners
        if high:
            picks.append((shares.pot, run, "high", high))
        if shares.low:
            picks.append((shares.pot, run, "low", shares.low))
    return replace(awards, picks=tuple(picks))


def winners(awards: Awards, pots: tuple[PotView, ...], pot: int, run: int, half: Half) -> tuple[int, ...]:
    """Return the winners of (a half of) a pot so far: the picked seats, or the best ranked hand that can win it."""
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


def winners_by_half(
    awards: Awards, pots: tuple[PotView, ...], pot: int, run: int, split: bool
) -> dict[Half, tuple[int, ...]]:
    """Return the winners of each half of a pot so far; without halves only of "high"."""
    halves: tuple[Half, ...] = ("high", "low") if split else ("high",)
    return {half: winners(awards, pots, pot, run, half) for half in halves}


def contested(pots: tuple[PotView, ...]) -> tuple[int, ...]:
    """Return the numbers of the pots that several hands can win, main pot first."""
    return tuple(number for number, pot in enumerate(pots, 1) if len(pot.seats) > 1)


def all_pots_given(awards: Awards, pots: tuple[PotView, ...], run: int, half: Half = "high") -> bool:
    """Return whether every contested pot has its winner in (a half of) a run."""
    return all(winners(awards, pots, number, run, half) for number in contested(pots))


def command(awards: Awards, pots: tuple[PotView, ...], split: bool) -> Award:
    """Return the award as a command: by ranking where no pot was picked by itself, else pot by pot."""
    parts = len(awards.high)
    if awards.picks:
        named = tuple(_award(awards, pots, pot, run, split) for pot in range(1, len(pots) + 1) for run in _runs(parts))
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


def _award(awards: Awards, pots: tuple[PotView, ...], pot: int, run: int, split: bool) -> PotAward | None:
    high = winners(awards, pots, pot, run, "high")
    if len(pots[pot - 1].seats) == 1 or not high:
        return None
    part = run if len(awards.high) > 1 else None
    if split:
        return PotAward(pot, high=high, low=winners(awards, pots, pot, run, "low"), run=part)
    return PotAward(pot, winners=high, run=part)
