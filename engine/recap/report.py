"""The report of a session: every figure that is shown, printed or sent, worked out once. Page, paper and web render it.

No words of any language are in it; chips throughout, times in seconds since the session began, hands from 1.
"""

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from engine.journal.settled import Tick
from engine.recap.game_titles import GameTitle
from engine.recap.hand_records import CorrectionNote, Down, HandResult, Ruling
from engine.recap.payment_keys import bearer_key, carried_to, key_of, put_off
from engine.recap.player_records import PlayerResult, Series
from engine.recap.prize_records import TournamentPrizes
from engine.recap.reasons import TIPS as TIPPED
from engine.recap.records import Recap
from engine.recap.results import accounts
from engine.recap.settle_records import Cost, Party
from engine.recap.settlement import EVERYBODY, bearers, shares
from engine.recap.sums import DealerSum, GameSum, dealer_sums, game_sums
from engine.settings.records import Money
from engine.state import Closing, Expense

ColumnKey = Literal["bought", "buy_ins", "cashed", "on_table", "tips", "takes", "side", "lent", "borrowed", "dealt"]
COLUMNS: tuple[ColumnKey, ...] = (
    "bought", "buy_ins", "cashed", "on_table", "tips", "takes", "side", "lent", "borrowed", "dealt",
)  # fmt: skip
"""Fields of a player's result that are columns of a table, in order."""
ALWAYS: tuple[ColumnKey, ...] = ("bought", "cashed")
"""Columns that stand even where they are empty for everybody."""


class Column(Struct, frozen=True):
    """A column of the results."""

    key: ColumnKey
    """Which figure."""
    values: tuple[int, ...]
    """The figure of each player, in the order of the results."""


class Taken(Struct, frozen=True):
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


class Settled(Struct, frozen=True):
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
    columns: tuple[Column, ...]
    """Their figures by column; columns empty for everybody are left out."""
    lines: tuple[Series, ...]
    """Won and lost by hand up to the result, in the order of the results: beside hands, what was counted or paid."""
    corrected: tuple[int, ...]
    """Numbers of the hands that were corrected."""
    taken: tuple[Taken, ...]
    """What went off the table."""
    house: int
    """All of it together."""
    kitty: bool
    """Whether the house is only a kitty: it took nothing but kitty and tips."""
    recount: Recount
    """Whether the chips agree."""
    payments: tuple[Settled, ...]
    """Who pays whom."""
    costs: tuple[Cost, ...]
    """What everybody's sum is made of."""
    beside: bool
    """Whether more than the cards is settled: then papers tell of what each sum is made."""
    expenses: tuple[Expense, ...]
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
    rulings: tuple[Ruling, ...]
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


def _to_the_result(line: Series, net: int) -> Series:
    """A line that ends where the result is, chips: what came beside the hands stands at the last of them."""
    last, total = line.points[-1]
    return line if total == net else Series(line.player, (*line.points, (last, net)))


def report_of(recap: Recap, ticks: Iterable[Tick] = ()) -> Report:
    """The report of a recap; `ticks` = what the book knows of its payments."""
    ticks = tuple(ticks)
    paid, moved = {word.payment: word.at for word in ticks if word.paid}, carried_to(ticks)
    waits = put_off(ticks, recap.settlement.payments, (player.name for player in recap.players))
    hands, lines = len(recap.played), {line.player: line for line in recap.series}
    downs = tuple(down for down in recap.downs if down.dealer)
    dealers: dict[str, int] = {}
    for down in downs:
        dealers[down.dealer] = dealers.get(down.dealer, 0) + down.hands
    balance, could = recap.balance, _bearers(recap)
    return Report(
        session=recap.session,
        name=recap.name,
        games=recap.games,
        created=recap.created,
        seconds=recap.seconds,
        ended=recap.ended,
        hands=hands,
        misdeals=recap.misdeals,
        last_hand=max((hand.number for hand in recap.hands), default=0),
        pace=round(hands * 3600 / recap.seconds) if recap.seconds >= 60 else 0,
        bought=balance.bought,
        biggest=recap.biggest,
        players=recap.players,
        tournament=recap.tournament,
        money=recap.money,
        paid_in=recap.paid_in,
        prizes=recap.prizes,
        winners=tuple(player.name for player in recap.players if player.place == 1),
        rebuys=sum(player.rebuys for player in recap.prizes.players)
        if recap.prizes is not None
        else sum(max(0, player.buy_ins - 1) for player in recap.players),
        add_ons=sum(player.add_ons for player in recap.prizes.players) if recap.prizes is not None else 0,
        columns=_columns(recap.players),
        lines=tuple(
            lines[player.name] if recap.tournament else _to_the_result(lines[player.name], player.net)
            for player in recap.players
            if player.name in lines
        ),
        corrected=tuple(hand.number for hand in recap.hands if hand.corrected),
        taken=_taken(recap),
        house=balance.rake + balance.drop + balance.tips + balance.takes,
        kitty=not (recap.prizes or balance.rake or balance.drop or any(_is_other(reason) for reason, _ in recap.takes)),
        recount=_recount(recap),
        payments=tuple(
            Settled(
                payment.payer,
                payment.to,
                payment.amount,
                key,
                paid=key in paid,
                at=paid.get(key, ""),
                carried=key in moved,
                put_off=key in waits,
            )
            for payment in recap.settlement.payments
            for key in (key_of(payment),)
        ),
        costs=recap.costs,
        beside=recap.closing != Closing(),
        expenses=tuple(expense for expense in recap.closing.expenses if expense.amount),
        bank=recap.settlement.bank,
        coin=recap.closing.coin,
        off=recap.settlement.unaccounted,
        bearing=next((each for each in could if each.party == recap.settlement.bearer), None),
        bearers=could,
        dealers=tuple(dealers.items()),
        dealt=dealer_sums(recap),
        by_game=game_sums(recap),
        downs=downs,
        corrections=recap.corrections,
        rulings=recap.rulings,
        head=recap.head,
        chained=recap.chained,
        unchained=recap.unchained,
        version=recap.version,
    )


def _bearers(recap: Recap) -> tuple[Bearing, ...]:
    """Who could bear what the results are off by, nobody where they agree."""
    off = recap.settlement.unaccounted
    parties = bearers(accounts(recap.players, recap.balance)) if off else ()
    parts = ((party, shares(abs(off), len(recap.players) if party == EVERYBODY else 1)) for party in parties)
    return tuple(Bearing(party, bearer_key(party, off), each[-1], each[0]) for party, each in parts)


def _columns(players: tuple[PlayerResult, ...]) -> tuple[Column, ...]:
    """The columns that hold something for somebody, and those that always stand."""
    columns = (Column(key, tuple(getattr(player, key) for player in players)) for key in COLUMNS)
    return tuple(column for column in columns if any(column.values) or column.key in ALWAYS)


def _taken(recap: Recap) -> tuple[Taken, ...]:
    """What went off the table, each by its own name: time is no kitty."""
    balance = recap.balance
    named = (Taken("rake", "", balance.rake), Taken("drop", "", balance.drop), Taken("tips", "", balance.tips))
    others = (Taken("other", reason, amount) for reason, amount in recap.takes if reason.lower() not in TIPPED)
    return tuple(taken for taken in (*named, *others) if taken.amount)


def _is_other(reason: str) -> bool:
    """Whether chips taken for this are neither kitty nor tips."""
    return reason.lower() not in {"kitty", *TIPPED}


def _recount(recap: Recap) -> Recount:
    """The sides of the recount; parts that are nothing are left out, but for what was bought."""
    balance = recap.balance
    came = [Sum("bought", balance.bought), Sum("splashed", balance.splashed), Sum("unaccounted", balance.unaccounted)]
    came += [Sum("raced", balance.raced)] if balance.raced > 0 else []
    left = (Sum("cashed", balance.cashed), Sum("on_table", balance.on_table), Sum("raced_off", max(0, -balance.raced)))
    return Recount(
        tuple(part for part in came if part.amount or part.kind == "bought"),
        tuple(part for part in left if part.amount),
        balance.missing,
        balance.unaccounted,
        balance.balanced,
    )
