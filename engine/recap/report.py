"""The report of a session: all figures that are shown, printed or sent, rendered by page, paper, web, chat and tables.

It has no words of a language; amounts in chips, times in seconds after the session began, hands from 1.
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
    """Field of the figures."""
    values: tuple[int, ...]
    """Figure of each player, in the order of the results."""


class TakenOff(Struct, frozen=True):
    """Chips taken off the table for one reason."""

    kind: Literal["rake", "drop", "tips", "other"]
    """Kind of the chips."""
    reason: str
    """The dealer's name for "other" chips, else ""."""
    amount: int
    """Chips."""


class Sum(Struct, frozen=True):
    """A part of the recount."""

    kind: Literal["bought", "splashed", "raced", "unaccounted", "cashed", "on_table", "raced_off"]
    """Kind of the part."""
    amount: int
    """Chips."""


class Recount(Struct, frozen=True):
    """The comparison of chips that came in with chips taken off or still on the table."""

    came: tuple[Sum, ...]
    """Chips that came in; bought chips are always listed."""
    left: tuple[Sum, ...]
    """Chips players took off or have on the table; chips taken by the house are in `Report.taken`."""
    missing: int
    """Chips expected on the table less chips on it."""
    unaccounted: int
    """Counted stacks less recorded stacks, chips."""
    balanced: bool
    """Whether every chip is accounted for."""


class PaymentLine(Struct, frozen=True):
    """A payment of the settlement."""

    payer: Party
    """The paying party."""
    to: Party
    """The receiving party."""
    amount: int
    """Chips, or minor units of a tournament's currency."""
    key: str
    """Key under which it is ticked; it does not change."""
    paid: bool = False
    """Whether it is ticked as made."""
    at: str = ""
    """When it was ticked, UTC in ISO 8601, "" = not made."""
    carried: bool = False
    """Whether it is settled with a later evening."""
    put_off: bool = False
    """Whether it is left to a later evening, which offers it."""
    was: tuple[Payment, ...] = ()
    """Payments to other payees that were left to a later evening in place of this one."""

    @property
    def can_wait(self) -> bool:
        """Return whether a later evening can offer it: only payments between players are."""
        return self.payer.kind == self.to.kind == "player"


class Bearing(Struct, frozen=True):
    """A bearer, or possible bearer, of a difference of the results."""

    party: Party
    """The bearing party."""
    key: str
    """Key of the tick that the party bears it."""
    least: int
    """Chips each player of the party pays or gets."""
    most: int
    """The same for players with the odd chip."""


class Report(Struct, frozen=True, kw_only=True):
    """All figures of a session's report."""

    session: int
    """Number of the session."""
    name: str
    """Name of the table, "" = none."""
    games: tuple[GameTitle, ...]
    """The games played, in order."""
    created: str
    """Beginning, UTC in ISO 8601."""
    seconds: int
    """End of the session or of a won tournament, else time of the last step; in seconds."""
    ended: bool
    """Whether the session is over."""
    hands: int
    """Hands played, misdeals not counted."""
    misdeals: int
    """Number of misdeals, which use up hand numbers (PRO-14)."""
    last_hand: int
    """Number of the last hand, 0 = none."""
    pace: int
    """Hands per hour, rounded; 0 in the first minute."""
    bought: int
    """Chips bought in."""
    biggest: tuple[HandResult, ...]
    """The biggest pots, biggest first."""
    players: tuple[PlayerResult, ...]
    """The results, the biggest winner first."""
    tournament: bool
    """Whether it is a tournament: its chips are no money, players have places."""
    money: Money | None
    """Worth of a chip, None = not set, or chips are no money."""
    paid_in: Money | None
    """Worth of a unit of payments and prizes, None = they are in chips."""
    prizes: TournamentPrizes | None
    """Costs and prizes of a tournament, None = it is not played for money."""
    winners: tuple[str, ...]
    """Winners of the tournament, several if equal on chips at the end; () = none yet."""
    rebuys: int
    """Number of times chips were bought again, after each player's entry."""
    add_ons: int
    """Number of add-ons in a tournament with prizes."""
    columns: tuple[ReportColumn, ...]
    """Figures of the players by column; columns that are empty for all players are left out."""
    lines: tuple[Series, ...]
    """Running totals up to the net, in the order of the results; beside hands they include counts and payments."""
    every_hand: tuple[HandResult, ...]
    """All hands in order, misdeals included."""
    in_hands: tuple[str, ...]
    """Players dealt in, in the order they first were: the player columns of a table of hands."""
    sittings: tuple[Sitting, ...]
    """All stays at the table, in the order they began."""
    corrected: tuple[int, ...]
    """Numbers of corrected hands."""
    taken: tuple[TakenOff, ...]
    """Chips taken off the table, by reason."""
    house: int
    """Sum of these chips."""
    kitty: bool
    """Whether the house is only a kitty, having taken only kitty and tips."""
    recount: Recount
    """The recount of chips."""
    payments: tuple[PaymentLine, ...]
    """Payments that settle the session."""
    costs: tuple[Cost, ...]
    """Parts of each party's sum."""
    sums: tuple[PartySum, ...]
    """The same with expenses added up, and the open part; without parties other than players that have nothing."""
    beside: bool
    """Whether more than the cards is settled: then printed reports show the parts of each sum."""
    expenses: tuple[SharedExpense, ...]
    """Shared expenses, in the order of the costs."""
    bank: str
    """Name of the bank with which all settle, "" = players with each other."""
    coin: int
    """Multiple of all payments."""
    off: int
    """Difference of the results: over 0 more is owed than is there to pay it. Without a bearer nothing is settled
    then, unless settling was requested all the same."""
    bearing: Bearing | None
    """Bearer of the difference, who pays it, or gets it when under 0; None = not set."""
    bearers: tuple[Bearing, ...]
    """Possible bearers."""
    dealers: tuple[DealerSum, ...]
    """Sums of each named dealer, in the order they first sat down."""
    by_game: tuple[GameSum, ...]
    """Sums of each game."""
    downs: tuple[Down, ...]
    """Downs of named dealers."""
    corrections: tuple[CorrectionNote, ...]
    """The corrections made."""
    rulings: tuple[RulingNote, ...]
    """Notes of rulings."""
    head: str
    """Head of the session's hash chain in hex, "" = none yet."""
    chained: str | None
    """When steps were chained after they had been played (UTC), None = all steps were chained when played."""
    unchained: int
    """Number of steps chained later."""
    version: str
    """Version of Feltbook that built it."""
    acked: int = 0
    """Last step acknowledged by a card room, 0 = none."""

    @property
    def unpaid(self) -> int:
        """Number of payments that are neither made nor settled with a later evening."""
        return sum(not (payment.paid or payment.carried) for payment in self.payments)

    @property
    def unsettled(self) -> int:
        """Difference of the results because of which nothing is settled: nobody bears it; 0 = none."""
        return self.off if self.bearing is None and not self.payments else 0
