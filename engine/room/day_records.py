"""The day of a room: its figures by table, dealer, game, hour and player, and each hand that counts."""

from typing import Final

from msgspec import Struct

from engine.recap.game_titles import GameTitle
from engine.settings.records import Money

HOUR: Final = 3600


class Sums(Struct, frozen=True):
    """The sums of a table, a dealer, a game, an hour or the whole day; money in chips."""

    hands: int = 0
    """Hands played."""
    seconds: int = 0
    """Seconds played."""
    rake: int = 0
    """Rake taken from the pots."""
    drops: int = 0
    """Drops taken for promotions."""
    tips: int = 0
    """Tips to dealers."""
    time: int = 0
    """Time collections (NOW-7)."""
    takes: int = 0
    """Other takes."""
    corrections: int = 0
    """Corrected actions and awards."""
    rulings: int = 0
    """Rulings, decisions and faults of the deal."""
    misdeals: int = 0
    """Hand numbers used up by misdeals."""

    @property
    def an_hour(self) -> int:
        """Hands an hour, 0 without time."""
        return self.hands * HOUR // self.seconds if self.seconds else 0


class TableDay(Struct, frozen=True):
    """A table's day: its sessions together, those in other chips in a row of their own."""

    place: int
    """The number of the table."""
    name: str
    """The name of the table."""
    games: tuple[GameTitle, ...]
    """The games played there, in order."""
    opened: float
    """When the first session began, UTC seconds."""
    sums: Sums
    """Its sums."""
    branches: int
    """How many times a book went on as another branch."""
    trouble: str
    """What is wrong with a book, "" = nothing."""
    apart: bool = False
    """Whether its chips are a tournament's or another currency's, and left out of the day's sums."""
    money: Money | None = None
    """The money of its chips, None = chips only."""


class DealerDay(Struct, frozen=True):
    """A dealer's day, over all tables."""

    dealer: str
    """The dealer, "" = hands before a dealer was named."""
    downs: int
    """The number of downs."""
    sums: Sums
    """Their sums."""


class GameDay(Struct, frozen=True):
    """A game's day, over all tables."""

    game: GameTitle
    """The game."""
    tables: int
    """The number of tables that played it."""
    sums: Sums
    """Its hands, rake and drops."""


class HourDay(Struct, frozen=True):
    """An hour of the clock."""

    began: float
    """When it began, UTC seconds."""
    tables: int
    """Tables that ended a hand in it."""
    sums: Sums
    """Its sums."""


class PlayerDay(Struct, frozen=True):
    """A player's day, over all tables; chips."""

    name: str
    """The player."""
    tables: tuple[str, ...]
    """The tables they sat at, in order."""
    bought: int
    """Bought in, including chips brought from another table."""
    cashed: int
    """Cashed out, including chips carried to another table."""
    on_table: int
    """Still on the table."""
    net: int
    """Net result, as the recaps have it."""
    dealt: int
    """Hands dealt in."""
    won: int
    """Hands in which a pot or a part of it was won."""

    def plus(self, other: "PlayerDay") -> "PlayerDay":
        """Return the sum of two stays, under the name of the second."""
        sums = {name: getattr(self, name) + getattr(other, name) for name in _ADDED}
        return PlayerDay(other.name, tuple(dict.fromkeys((*self.tables, *other.tables))), **sums)


_ADDED = ("bought", "cashed", "on_table", "net", "dealt", "won")


class RoomCorrection(Struct, frozen=True):
    """A correction and its hand."""

    place: int
    """The number of the table."""
    hand: int
    """The number of the hand."""
    at: float
    """When it was made, UTC seconds."""
    detail: str
    """The corrected detail, as the book has it."""


class Day(Struct, frozen=True):
    """The report of a room's day."""

    day: str
    """The day, ISO 8601."""
    room: str
    """The name of the room."""
    places: int
    """The number of tables of the room."""
    sums: Sums
    """The sums of all tables but those apart."""
    tables: tuple[TableDay, ...]
    """The tables, most hands first."""
    dealers: tuple[DealerDay, ...]
    """The dealers, most tips first."""
    games: tuple[GameDay, ...]
    """The games, most hands first."""
    hours: tuple[HourDay, ...]
    """The hours, in order."""
    players: tuple[PlayerDay, ...]
    """The players, the biggest winner first."""
    corrections: tuple[RoomCorrection, ...]
    """The corrections, in order."""
    sessions: int = 0
    """The number of sessions."""
    steps: int = 0
    """The number of their steps."""
    money: Money | None = None
    """The money of the figures: the currency of most hands, in its smallest chip of the day; None = chips only."""


class DayHand(Struct, frozen=True):
    """A hand that counts; amounts in chips of its table."""

    place: int
    """The number of the table."""
    table: str
    """The name of the table."""
    number: int
    """The number of the hand, from 1."""
    at: float
    """When it ended, UTC seconds."""
    pot: int
    """The pot before rake and drop."""
    rake: int
    """The rake."""
    drop: int
    """The drop for promotions."""
    dealer: str
    """The dealer, "" = not named."""
    corrected: bool
    """Whether it was corrected afterwards."""
    misdeal: str
    """Why it is a misdeal, "" = it was played."""
    dealt: int
    """The number of players dealt in."""
    game: GameTitle
    """The game."""
