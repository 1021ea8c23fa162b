"""Records of many evenings. Amounts are in chips, or in minor units of a currency where chips have a worth."""

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

CHIPS: Final = ""
"""The unit of evenings whose chips have no worth in money."""
POTS: Final = 5
"""Number of biggest pots that are kept."""


class BigPot(Struct, frozen=True, kw_only=True):
    """A hand with a big pot."""

    session: int
    """Number of the session in its book."""
    hand: int
    """Number of the hand in its session."""
    pot: int
    """All pots before rake and drop, in the evening's unit."""
    winners: tuple[str, ...]
    """Winners of the hand, the biggest first."""


def biggest(pots: Iterable[BigPot]) -> tuple[BigPot, ...]:
    """Return the biggest `POTS` pots, the biggest first, the earlier of equals first."""
    return tuple(sorted(pots, key=lambda pot: -pot.pot)[:POTS])


class EveningResult(Struct, frozen=True, kw_only=True):
    """The result of a player in an evening."""

    player: str
    """Last name of the player in the session."""
    net: int
    """Amount won, negative = lost, in the evening's unit."""
    seconds: int
    """Seconds at the table, all stays together."""
    dealt: int
    """Hands dealt in."""
    won: int
    """Hands in which the player won chips."""
    showdowns: int
    """Hands in which the player was at the showdown."""
    won_showdowns: int
    """Showdowns in which the player won chips."""
    pots: tuple[BigPot, ...]
    """The biggest pots in which the player won chips, the biggest first."""


class Evening(Struct, frozen=True, kw_only=True):
    """The sums of a session for comparison with others."""

    session: int
    """Number of the session in the book."""
    created: str
    """Beginning, UTC in ISO 8601."""
    day: str
    """Local day on which it began: "2026-05-01"."""
    title: str
    """Name of the table, or the game played."""
    unit: str
    """Currency (ISO 4217), or `CHIPS`; amounts of different units are never added."""
    counts: bool
    """Whether it has results: not a tournament without prizes, or before it is decided."""
    hands: int
    """Hands played, misdeals not counted."""
    results: tuple[EveningResult, ...]
    """Results of the players, the biggest winner first."""


class Season(Struct, frozen=True, kw_only=True):
    """A range of days, and the number of evenings that count."""

    first: str = ""
    """First day, "2026-01-01"; "" = no limit."""
    last: str = ""
    """Last day; "" = no limit."""
    best: int = 0
    """Number of a player's best evenings that count; 0 = all."""

    def holds(self, day: str) -> bool:
        """Return whether evenings of a day count."""
        return (not self.first or self.first <= day) and (not self.last or day <= self.last)


class Standing(Struct, frozen=True, kw_only=True):
    """The results of a person over a season, in one unit."""

    person: str
    """Name of the person."""
    unit: str
    """Currency or `CHIPS`."""
    evenings: tuple[tuple[Evening, EveningResult], ...]
    """All cash evenings of the season, oldest first."""
    counted: tuple[int, ...]
    """Sessions of the evenings that count: the best ones where a season has a limit."""
    net: int
    """Amount won in the evenings that count, negative = lost."""

    @property
    def seconds(self) -> int:
        """Seconds at the table in all evenings."""
        return sum(result.seconds for _, result in self.evenings)

    @property
    def whole(self) -> int:
        """Amount won in all evenings, counted or not; negative = lost."""
        return sum(result.net for _, result in self.evenings)

    @property
    def hourly(self) -> int | None:
        """Amount won per hour in all evenings, rounded to the nearest; None when no time was measured."""
        seconds = self.seconds
        return (7200 * self.whole + seconds) // (2 * seconds) if seconds else None

    @property
    def dealt(self) -> int:
        """Hands dealt in."""
        return sum(result.dealt for _, result in self.evenings)

    @property
    def showdowns(self) -> tuple[int, int]:
        """Number of showdowns won, and of showdowns played."""
        return (
            sum(result.won_showdowns for _, result in self.evenings),
            sum(result.showdowns for _, result in self.evenings),
        )

    @property
    def pots(self) -> tuple[BigPot, ...]:
        """The biggest pots in which the person won, the biggest first, the earlier of equals first."""
        return biggest(pot for _, result in self.evenings for pot in result.pots)

    @property
    def best(self) -> tuple[Evening, EveningResult]:
        """The evening with the highest net, the earliest of equals."""
        return max(self.evenings, key=lambda pair: pair[1].net)

    @property
    def worst(self) -> tuple[Evening, EveningResult]:
        """The evening with the lowest net, the earliest of equals."""
        return min(self.evenings, key=lambda pair: pair[1].net)
