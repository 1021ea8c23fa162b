"""The day of a room: its figures by table, dealer, game, hour and player, and each hand that counts."""

from typing import Final

from msgspec import Struct

from engine.recap.game_titles import GameTitle
from engine.settings.records import Money

HOUR: Final = 3600


class Sums(Struct, frozen=True):
    """What a table, a dealer, a game, an hour or the whole day came to."""

    hands: int = 0
    """Hands that were played."""
    seconds: int = 0
    """How long."""
    rake: int = 0
    """Taken from the pots."""
    drops: int = 0
    """Taken for promotions."""
    tips: int = 0
    """Given to dealers."""
    time: int = 0
    """Collected for the seat (NOW-7)."""
    takes: int = 0
    """Taken for anything else."""
    corrections: int = 0
    """Corrected actions and awards."""
    rulings: int = 0
    """Rulings, decisions and faults of the deal."""
    misdeals: int = 0
    """Hand numbers used up unplayed."""

    @property
    def an_hour(self) -> int:
        """Hands an hour."""
        return self.hands * HOUR // self.seconds if self.seconds else 0


class TableDay(Struct, frozen=True):
    """A table's day; several sessions together, those in other chips apart."""

    place: int
    """Its number."""
    name: str
    """What it is called."""
    games: tuple[GameTitle, ...]
    """Played there, in order."""
    opened: float
    """When the first session began, UTC seconds."""
    sums: Sums
    """Its figures."""
    branches: int
    """How many times a book went on as another branch."""
    trouble: str
    """What is wrong with a book, "" = all are whole."""
    apart: bool = False
    """Whether its chips are a tournament's or another currency's, and left out of the day's sums."""
    money: Money | None = None
    """What its figures are, None = chips."""


class DealerDay(Struct, frozen=True):
    """A dealer's day, over all tables."""

    dealer: str
    """Who, "" = hands before anybody was named."""
    downs: int
    """How many."""
    sums: Sums
    """Their figures."""


class GameDay(Struct, frozen=True):
    """A game's day, over all tables."""

    game: GameTitle
    """Which."""
    tables: int
    """At how many."""
    sums: Sums
    """Its hands, rake and drops."""


class HourDay(Struct, frozen=True):
    """An hour of the clock."""

    began: float
    """UTC seconds."""
    tables: int
    """Tables that ended a hand in it."""
    sums: Sums
    """Its figures."""


class PlayerDay(Struct, frozen=True):
    """A player's day, over all tables; chips."""

    name: str
    """Who."""
    tables: tuple[str, ...]
    """Where they sat, in order."""
    bought: int
    """Bought in, chips brought from another table included."""
    cashed: int
    """Taken off, chips carried to another table included."""
    on_table: int
    """Still there."""
    net: int
    """Won or lost, as the recaps have it."""
    dealt: int
    """Hands dealt in."""
    won: int
    """Hands in which something was won."""

    def plus(self, other: "PlayerDay") -> "PlayerDay":
        """Both together, by the name of the second."""
        sums = {name: getattr(self, name) + getattr(other, name) for name in _ADDED}
        return PlayerDay(other.name, tuple(dict.fromkeys((*self.tables, *other.tables))), **sums)


_ADDED = ("bought", "cashed", "on_table", "net", "dealt", "won")


class RoomCorrection(Struct, frozen=True):
    """A correction, with its hand."""

    place: int
    """The table."""
    hand: int
    """Which hand."""
    at: float
    """When it was made, UTC seconds."""
    detail: str
    """What was corrected, as the book has it."""


class Day(Struct, frozen=True):
    """The day of a room."""

    day: str
    """ISO 8601."""
    room: str
    """What the room is called."""
    places: int
    """Tables the room has."""
    sums: Sums
    """Of all tables but those apart."""
    tables: tuple[TableDay, ...]
    """Most hands first."""
    dealers: tuple[DealerDay, ...]
    """Most tips first."""
    games: tuple[GameDay, ...]
    """Most hands first."""
    hours: tuple[HourDay, ...]
    """In order."""
    players: tuple[PlayerDay, ...]
    """The biggest winner first."""
    corrections: tuple[RoomCorrection, ...]
    """In order."""
    sessions: int = 0
    """Evenings at a table."""
    steps: int = 0
    """Steps of them."""
    money: Money | None = None
    """What figures are: of the currency most hands were played for, as its smallest chip of the day; None = chips."""


class DayHand(Struct, frozen=True):
    """A hand that counts; chips of its table."""

    place: int
    """The table,"""
    table: str
    """and what it is called."""
    number: int
    """From 1."""
    at: float
    """When it ended, UTC seconds."""
    pot: int
    """Before rake and drop."""
    rake: int
    """Taken from it."""
    drop: int
    """Taken for promotions."""
    dealer: str
    """Who dealt, "" = nobody was named."""
    corrected: bool
    """Whether it was corrected afterwards."""
    misdeal: str
    """Why it was not played, "" = it was."""
    dealt: int
    """How many were dealt in."""
    game: GameTitle
    """The game."""
