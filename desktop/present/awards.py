"""The showdown: who was tapped so far, and who has each pot by it. The chips come from the engine.

Of each run and half either a ranking says who wins, or its pots are given one by one: never both.
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
"""The next tap is for itself, joins the last hand, or begins a tie of the next two."""
Picks = tuple[tuple[int, int, Half, tuple[int, ...]], ...]


class Awards(Struct, frozen=True):
    """What was tapped so far, and where taps go now."""

    high: tuple[Ranks, ...] = ((),)
    """Of each run, the high hands, best first, ties together."""
    low: tuple[Ranks, ...] = ((),)
    """Of each run, the low hands, best first, ties together."""
    picks: Picks = ()
    """Pot, run, half and seats, where no ranking says the same."""
    half: Half = "high"
    """The half that taps rank now."""
    run: int = 1
    """The run that taps rank now, from 1."""
    tie: Tying = ""
    """What Tie was tapped for; where nobody was tapped yet, "last" ties the next two as well."""
    other: tuple[int, Half] | None = None
    """The run and half that the last tap closed, from where taps went on; while Tie is back there, where they are."""
    card: tuple[Half, int] | None = None
    """The half and the seat of the last tap, where that was in the card of a pot; None = it was on a seat."""
    odd: int | None = None
    """The seat named for an odd chip (POT-6)."""

    @property
    def ranks(self) -> Ranks:
        """The ranking taps go to now."""
        return (self.high if self.half == "high" else self.low)[self.run - 1]

    @property
    def last(self) -> int | None:
        """The hand tapped last, in the card of a pot or on its seat: a tie is with this one."""
        if self.card is not None and self.card[0] == self.half:
            return self.card[1]
        return self.ranks[-1][-1] if self.ranks else None

    @property
    def by_pot(self) -> bool:
        """Whether the pots of the run and half that taps go to are given one by one."""
        return any(picked[1:3] == (self.run, self.half) for picked in self.picks)

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

    @property
    def pushed(self) -> PotsAwarded | None:
        """The pots as pushed so, None while they cannot be."""
        return PotsAwarded(self.pots, self.shares) if self.shares else None

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


def winners(awards: Awards, pots: tuple[PotView, ...], pot: int, run: int, half: Half) -> tuple[int, ...]:
    """Who was tapped for (a half of) a pot so far: the seats it was given to, or the best hand that can win it."""
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


def contested(pots: tuple[PotView, ...]) -> tuple[int, ...]:
    """The pots that several hands can win, main pot first."""
    return tuple(number for number, pot in enumerate(pots, 1) if len(pot.seats) > 1)


def given(awards: Awards, pots: tuple[PotView, ...], run: int, half: Half = "high") -> bool:
    """Whether every pot that several hands can win has its winner in (a half of) a run."""
    return all(winners(awards, pots, number, run, half) for number in contested(pots))


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
