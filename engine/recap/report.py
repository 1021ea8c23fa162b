"""The report of a session: every figure that is shown, printed or sent. Page, paper, web, chat and tables render it.

No words of any language are in it; chips throughout, times in seconds since the session began, hands from 1.
"""

from typing import Literal

from msgspec import Struct

from engine.recap.game_titles import GameTitle
from engine.recap.hand_records import CorrectionNote, Down, HandResult, RulingNote
from engine.recap.player_records import PlayerResult, Series, Sitting, TournamentPrizes
from engine.recap.settle_records import Cost, Party, PartySum, Payment
from engine.recap.sums import DealerSum, GameSum
from engine.settings.records import Money
from engine.state import SharedExpense

ColumnKey = Literal["bought", "buy_ins", "cashed", "on_table", "tips", "takes", "side", "lent", "borrowed", "dealt"]


class ReportColumn(Struct, frozen=True):
    """A column of the results."""

    key: ColumnKey
    """Which figure."""
    values: tuple[int, ...]
    """The figure of each player, in the order of the results."""


class TakenOff(Struct, frozen=True):
    """What went off the table, by what for."""

    kind: Literal["rake", "drop", "tips", "other"]
    """What it was."""
    reason: str
    """Of others, what the dealer called it."""
    amount: int
    """In chips."""


class Sum(Struct, frozen=True):
    """A part of the recount."""

    kind: Literal["bought", "splashed", "raced", "unaccounted", "cashed", "on_table", "raced_off"]
    """What it counts."""
    amount: int
    """In chips."""


class Recount(Struct, frozen=True):
    """Chips that came in against chips that went out or still lie there."""

    came: tuple[Sum, ...]
    """What came in; bought chips always stand."""
    left: tuple[Sum, ...]
    """What players took along or still have; what was taken is `Report.taken`."""
    missing: int
    """Chips that should be there less those that are."""
    unaccounted: int
    """Counted stacks less recorded ones."""
    balanced: bool
    """Whether every chip is accounted for."""


class PaymentLine(Struct, frozen=True):
    """A payment of the settlement."""

    payer: Party
    """Who pays."""
    to: Party
    """Who is paid."""
    amount: int
    """In chips."""
    key: str
    """What it is remembered by once it was made; it does not change."""
    paid: bool = False
    """Whether it was made."""
    at: str = ""
    """When that was said, UTC in ISO 8601, "" = it was not made."""
    carried: bool = False
    """Whether it is settled with a later evening."""
    put_off: bool = False
    """Whether it was said of it that it is still to be made: a later evening offers it."""
    was: tuple[Payment, ...] = ()
    """What was put off in place of it, where that was to be paid to others."""

    @property
    def can_wait(self) -> bool:
        """Whether a later evening can offer it: only what players owe each other is."""
        return self.payer.kind == self.to.kind == "player"


class Bearing(Struct, frozen=True):
    """Who bears what the results are off by, or could."""

    party: Party
    """Who."""
    key: str
    """What it is remembered by that they do."""
    least: int
    """Chips each of them pays or gets."""
    most: int
    """The same of those who have a chip more."""


class Report(Struct, frozen=True, kw_only=True):
    """Everything a report of a session shows."""

    session: int
    """Number of the session."""
    name: str
    """Name of the table, "" = none."""
    games: tuple[GameTitle, ...]
    """The games played, in order."""
    created: str
    """When the session began, UTC in ISO 8601."""
    seconds: int
    """When the last step was."""
    ended: bool
    """Whether the session is over."""
    hands: int
    """Hands played, misdeals not counted."""
    misdeals: int
    """Hand numbers used up by misdeals (PRO-14)."""
    last_hand: int
    """The number of the last hand, 0 = none."""
    pace: int
    """Hands an hour, rounded; 0 in the first minute."""
    bought: int
    """Chips bought in."""
    biggest: tuple[HandResult, ...]
    """The biggest pots, biggest first."""
    players: tuple[PlayerResult, ...]
    """The results, the biggest winner first."""
    tournament: bool
    """Whether chips are no money: players have places, and nobody pays anybody."""
    money: Money | None
    """What a chip is worth, None = it is not known, or chips are no money."""
    paid_in: Money | None
    """What a unit of the payments and prizes is worth, None = payments are in chips."""
    prizes: TournamentPrizes | None
    """What a tournament cost and paid, None = it was played for nothing."""
    winners: tuple[str, ...]
    """Who came first in the tournament, several with equal chips at the end; none = nobody yet."""
    rebuys: int
    """How often chips were bought again; each player has entered once."""
    add_ons: int
    """How many add-ons were taken in a tournament with prizes."""
    columns: tuple[ReportColumn, ...]
    """Their figures by column; columns empty for everybody are left out."""
    lines: tuple[Series, ...]
    """Won and lost by hand up to the result, in the order of the results: beside hands, what was counted or paid."""
    every_hand: tuple[HandResult, ...]
    """Every hand in order, misdeals included."""
    in_hands: tuple[str, ...]
    """Who was dealt in, in the order they first were: the columns of a table of hands."""
    sittings: tuple[Sitting, ...]
    """Every stay at the table, in the order they began."""
    corrected: tuple[int, ...]
    """Numbers of the hands that were corrected."""
    taken: tuple[TakenOff, ...]
    """What went off the table."""
    house: int
    """All of it together."""
    kitty: bool
    """Whether the house is only a kitty: it took nothing but kitty and tips."""
    recount: Recount
    """Whether the chips agree."""
    payments: tuple[PaymentLine, ...]
    """Who pays whom."""
    costs: tuple[Cost, ...]
    """What everybody's sum is made of."""
    sums: tuple[PartySum, ...]
    """The same with the expenses added up, and what is open; of others than players only where there is something."""
    beside: bool
    """Whether more than the cards is settled: then papers tell of what each sum is made."""
    expenses: tuple[SharedExpense, ...]
    """The expenses that are shared, in the order of the costs."""
    bank: str
    """Who everybody settles with, "" = the players among each other."""
    coin: int
    """What payments are multiples of."""
    off: int
    """What the results do not add up to: over 0 more is owed than is there to pay it. Unless it is borne or settling
    was asked for, nothing is settled then."""
    bearing: Bearing | None
    """Who pays that, or under 0 gets it, None = it was not said."""
    bearers: tuple[Bearing, ...]
    """Who could."""
    dealers: tuple[tuple[str, int], ...]
    """Dealers and the hands they dealt, in the order they first sat down."""
    dealt: tuple[DealerSum, ...]
    """What each dealer who was named dealt, in the same order."""
    by_game: tuple[GameSum, ...]
    """What was played of each game."""
    downs: tuple[Down, ...]
    """The downs of dealers who were named."""
    corrections: tuple[CorrectionNote, ...]
    """The corrections made."""
    rulings: tuple[RulingNote, ...]
    """The rulings noted."""
    head: str
    """The head of the session's chain in hex, "" where a book has none yet."""
    chained: str | None
    """When the first steps were chained after they had been played (UTC), None = every step as it was played."""
    unchained: int
    """How many steps that were."""
    version: str
    """Of the Feltbook that made it."""
    acked: int = 0
    """The last step a card room acknowledged, 0 = none is known."""

    @property
    def unpaid(self) -> int:
        """How many payments are neither made nor settled with a later evening."""
        return sum(not (payment.paid or payment.carried) for payment in self.payments)
