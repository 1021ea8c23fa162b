"""Builds the report of a recap: every figure is computed once."""

from collections.abc import Iterable, Sequence

from engine.journal.evening_marks import Tick
from engine.journal.reasons import TIP_REASONS
from engine.recap.payment_keys import bearer_key
from engine.recap.payment_lines import party_sums, payment_lines
from engine.recap.player_records import PlayerResult, Series
from engine.recap.records import Recap
from engine.recap.report import Bearing, ColumnKey, Recount, Report, ReportColumn, Sum, TakenOff
from engine.recap.results import accounts
from engine.recap.settlement import EVERYBODY, bearers, shares
from engine.recap.sums import dealer_sums, game_sums, hands_an_hour
from engine.state import Closing

COLUMNS: tuple[ColumnKey, ...] = (
    "bought", "buy_ins", "cashed", "on_table", "tips", "takes", "side", "lent", "borrowed", "dealt",
)  # fmt: skip
"""Fields of a player's result that are columns of the results, in order."""
ALWAYS: tuple[ColumnKey, ...] = ("bought", "cashed")
"""Columns that are shown even where they are empty for all players."""
ALWAYS_IN_A_TOURNAMENT: tuple[ColumnKey, ...] = ("bought",)
"""The same for a tournament, in which nobody has to cash out chips."""


def _up_to_net(line: Series, net: int, charges: Sequence[tuple[str, int, int]]) -> Series:
    """Return a line of the chart that ends at the player's net, chips.

    Chips taken off the table are subtracted after the hand they followed, other differences added to the last point.
    """
    points, pending, taken = list[tuple[int, int]](), [each for each in charges if each[0] == line.player], 0
    for index, (hand, total) in enumerate(line.points):
        points.append((hand, total - taken))
        until = line.points[index + 1][0] if index + 1 < len(line.points) else hand + 1
        while pending and pending[0][1] < max(until, hand + 1):
            _, after, amount = pending.pop(0)
            taken += amount
            points.append((max(hand, after), total - taken))
    last, total = points[-1]
    return Series(line.player, tuple(points) if total == net else (*points, (last, net)))


def report_of(recap: Recap, ticks: Iterable[Tick] = ()) -> Report:
    """Return the report of a recap; `ticks` are those of the session."""
    payments = payment_lines(recap, tuple(ticks))
    hands, lines = len(recap.played), {line.player: line for line in recap.series}
    balance, possible_bearers = recap.balance, _bearers(recap)
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
        pace=hands_an_hour(hands, recap.seconds),
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
        columns=_columns(recap.players, ALWAYS_IN_A_TOURNAMENT if recap.tournament else ALWAYS),
        lines=tuple(
            lines[player.name] if recap.tournament else _up_to_net(lines[player.name], player.net, recap.charges)
            for player in recap.players
            if player.name in lines
        ),
        every_hand=recap.hands,
        in_hands=tuple(line.player for line in recap.series),
        sittings=recap.sittings,
        corrected=tuple(hand.number for hand in recap.hands if hand.corrected),
        taken=_taken(recap),
        house=balance.rake + balance.drop + balance.tips + balance.takes,
        kitty=not (recap.prizes or balance.rake or balance.drop or any(_is_other(reason) for reason, _ in recap.takes)),
        recount=_recount(recap),
        payments=payments,
        costs=recap.costs,
        sums=party_sums(recap.costs, payments),
        beside=recap.closing != Closing(),
        expenses=tuple(expense for expense in recap.closing.expenses if expense.amount),
        bank=recap.settlement.bank,
        coin=recap.closing.coin,
        off=recap.settlement.unaccounted,
        bearing=next((each for each in possible_bearers if each.party == recap.settlement.bearer), None),
        bearers=possible_bearers,
        dealers=dealer_sums(recap),
        by_game=game_sums(recap),
        downs=tuple(down for down in recap.downs if down.dealer),
        corrections=recap.corrections,
        rulings=recap.rulings,
        head=recap.head,
        chained=recap.chained,
        unchained=recap.unchained,
        version=recap.version,
    )


def _bearers(recap: Recap) -> tuple[Bearing, ...]:
    """Return the possible bearers of a difference of the results, () = there is none."""
    off = recap.settlement.unaccounted
    parties = bearers(accounts(recap.players, recap.balance)) if off else ()
    parts = ((party, shares(abs(off), len(recap.players) if party == EVERYBODY else 1)) for party in parties)
    return tuple(Bearing(party, bearer_key(party, off), each[-1], each[0]) for party, each in parts)


def _columns(players: tuple[PlayerResult, ...], always: tuple[ColumnKey, ...]) -> tuple[ReportColumn, ...]:
    """Return the columns with a value for some player, and the columns of `always`."""
    columns = (ReportColumn(key, tuple(getattr(player, key) for player in players)) for key in COLUMNS)
    return tuple(column for column in columns if any(column.values) or column.key in always)


def _taken(recap: Recap) -> tuple[TakenOff, ...]:
    """Return the chips taken off the table, each kind by its own name."""
    balance = recap.balance
    named = (TakenOff("rake", "", balance.rake), TakenOff("drop", "", balance.drop), TakenOff("tips", "", balance.tips))
    others = (TakenOff("other", reason, amount) for reason, amount in recap.takes if reason.lower() not in TIP_REASONS)
    return tuple(taken for taken in (*named, *others) if taken.amount)


def _is_other(reason: str) -> bool:
    """Return whether chips taken for this reason are neither kitty nor tips."""
    return reason.lower() not in {"kitty", *TIP_REASONS}


def _recount(recap: Recap) -> Recount:
    """Return the sides of the recount, without zero parts other than chips bought."""
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
