"""The records of many evenings. Sums are in chips, or in minor units of a currency where chips have a worth."""

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

CHIPS: Final = ""
"""The unit of evenings whose chips have no worth in money."""
POTS: Final = 5
"""How many of the biggest pots are remembered."""


class BigPot(Struct, frozen=True, kw_only=True):
    """A hand to look at again."""

    session: int
    """Number of the session in its book."""
    hand: int
    """Number of the hand in its session."""
    pot: int
    """All pots before rake and drop, in the evening's unit."""
    winners: tuple[str, ...]
    """Who won something, the most first."""


def biggest(pots: Iterable[BigPot]) -> tuple[BigPot, ...]:
    """The biggest `POTS` of them, biggest first, the earlier of equals first."""
    return tuple(sorted(pots, key=lambda pot: -pot.pot)[:POTS])


class EveningResult(Struct, frozen=True, kw_only=True):
    """One player in one evening."""

    player: str
    """The name the player had in the end."""
    net: int
    """Won or lost, in the evening's unit."""
    seconds: int
    """Time at the table, all sittings together."""
    dealt: int
    """Hands dealt in."""
    won: int
    """Hands in which something was won."""
    showdowns: int
    """Hands in which the player was in at the showdown."""
    won_showdowns: int
    """Showdowns in which something was won."""
    pots: tuple[BigPot, ...]
    """The biggest pots the player won something of, biggest first."""


class Evening(Struct, frozen=True, kw_only=True):
    """One session, summed up for comparing it with others."""

    session: int
    """Its number in the book."""
    created: str
    """When it began, UTC in ISO 8601."""
    day: str
    """The day it began where this device is: "2026-05-01"."""
    title: str
    """Name of the table, or the game played."""
    unit: str
    """Currency (ISO 4217), or `CHIPS`; sums of different units are never added."""
    counts: bool
    """Whether anything was won or lost: not in a tournament without prizes, or before it is decided."""
    hands: int
    """Hands played, misdeals not counted."""
    results: tuple[EveningResult, ...]
    """Every player, the biggest winner first."""


class Season(Struct, frozen=True, kw_only=True):
    """Which evenings count, and how."""

    first: str = ""
    """First day that counts, "2026-01-01"; "" = from the beginning."""
    last: str = ""
    """Last day that counts; "" = to the end."""
    best: int = 0
    """How many of a player's evenings count, the best ones; 0 = all of them."""

    def holds(self, day: str) -> bool:
        """Whether evenings of this day count."""
        return (not self.first or self.first <= day) and (not self.last or day <= self.last)


class Standing(Struct, frozen=True, kw_only=True):
    """One person over a season, in one unit."""

    person: str
    """Who it is, under one name."""
    unit: str
    """Currency or `CHIPS`."""
    evenings: tuple[tuple[Evening, EveningResult], ...]
    """All cash evenings of the season, oldest first."""
    counted: tuple[int, ...]
    """Sessions of the evenings that count: the best of them where a season counts no more."""
    net: int
    """Won or lost in the evenings that count."""

    @property
    def seconds(self) -> int:
        """Time at the table in all evenings, seconds."""
        return sum(result.seconds for _, result in self.evenings)

    @property
    def whole(self) -> int:
        """Won or lost in all evenings, counted or not."""
        return sum(result.net for _, result in self.evenings)

    @property
    def hourly(self) -> int | None:
        """Won or lost an hour in all evenings, rounded to the nearest; None when no time was measured."""
        seconds = self.seconds
        return (7200 * self.whole + seconds) // (2 * seconds) if seconds else None

    @property
    def dealt(self) -> int:
        """Hands dealt in."""
        return sum(result.dealt for _, result in self.evenings)

    @property
    def showdowns(self) -> tuple[int, int]:
        """Showdowns won, and showdowns seen."""
        return (
            sum(result.won_showdowns for _, result in self.evenings),
            sum(result.showdowns for _, result in self.evenings),
        )

    @property
    def pots(self) -> tuple[BigPot, ...]:
        """The biggest pots the person won something of, biggest first, the earlier of equals first."""
        return biggest(pot for _, result in self.evenings for pot in result.pots)

    @property
    def best(self) -> tuple[Evening, EveningResult]:
        """The evening with the most won, the earliest of equals."""
        return max(self.evenings, key=lambda pair: pair[1].net)

    @property
    def worst(self) -> tuple[Evening, EveningResult]:
        """The evening with the most lost, the earliest of equals."""
        return min(self.evenings, key=lambda pair: pair[1].net)
