"""CSV tables: results per player, the ledger in PokerNow's columns, hands, payments, sums. RFC 4180, UTF-8.

Amounts are whole chips, or money with a currency column where chips have a worth. Tables for other programs use commas
and a decimal point; tables for people use semicolons where the decimal mark is a comma.
"""

import hashlib
from collections.abc import Sequence
from datetime import datetime, timedelta
from decimal import Decimal

from engine.exports.csv_table import PLAIN, Style, table
from engine.recap.game_titles import in_money
from engine.recap.player_records import PlayerPrize, PlayerResult
from engine.recap.report import Report
from engine.settings.records import Money


def results(report: Report, style: Style = PLAIN) -> str:
    """Return one row for each player, in the order of the recap; every amount is in the currency of its row.

    In a tournament played for money the amounts are paid, won, and won less paid; `chips_won` is in chips, and amounts
    that exist in chips only, such as tips, are left out.
    """
    head = (
        "player", "buy_ins", "bought", "cashed_out", *CHIPS, "net", "hands_dealt", "hands_won",
        *(("place",) if report.tournament else ()), *(PRIZES if report.prizes else ()), *_currency_head(report.paid_in),
    )  # fmt: skip
    won = {player.name: player for player in report.prizes.players} if report.prizes else {}
    rows = (
        (
            player.name, player.buy_ins, *_amounts(player, won.get(player.name), report),
            player.dealt, player.won, *((player.place or "",) if report.tournament else ()),
            *(_prizes(player, won[player.name], report.paid_in) if report.prizes else ()), *_currency(report.paid_in),
        )
        for player in report.players
    )  # fmt: skip
    return table(map(style.heads, head), rows, style)


CHIPS = ("on_table", "tips", "time_and_kitty", "side_pays", "lent", "borrowed")
"""Columns of amounts that are in chips only in a tournament."""
PRIZES = ("entries", "rebuys", "add_ons", "paid", "prize", "bounties", "won_or_lost", "chips_won")
"""Columns of a tournament played for money; all amounts but `chips_won` are in its currency."""


def _amounts(player: PlayerResult, won: PlayerPrize | None, report: Report) -> tuple[object, ...]:
    """Return bought, cashed out, the `CHIPS` columns and net; `won` is set in a tournament played for money."""
    if won is not None:
        bought, out, net = (in_money(amount, report.paid_in) for amount in (won.paid, won.won, won.net))
        return (bought, out, *("" for _ in CHIPS), net)
    return tuple(
        in_money(chips, report.money)
        for chips in (
            player.bought, player.cashed, player.on_table, player.tips, player.takes, player.side,
            player.lent, player.borrowed, player.net,
        )
    )  # fmt: skip


def _prizes(player: PlayerResult, won: PlayerPrize, money: Money | None) -> tuple[object, ...]:
    """Return the values of the `PRIZES` columns."""
    amounts = (in_money(amount, money) for amount in (won.paid, won.prize, won.bounties, won.net))
    return (won.entries, won.rebuys, won.add_ons, *amounts, player.net)


def ledger(report: Report) -> str:
    """Return one row for each stay in a seat, in the columns of PokerNow's ledger, which settlement tools read."""
    head = (
        "player_nickname", "player_id", "session_start_at", "session_end_at", "buy_in", "buy_out", "stack", "net",
    )  # fmt: skip
    began = datetime.fromisoformat(report.created)
    rows = (
        (
            stay.player,
            player_id(stay.player),
            _moment(began, stay.sat),
            "" if stay.left is None else _moment(began, stay.left),
            *(in_money(chips, report.money) for chips in (stay.bought, stay.cashed, stay.on_table, stay.net)),
        )
        for stay in report.sittings
    )
    return table(head, rows)


def hands(report: Report, style: Style = PLAIN) -> str:
    """Return one row for each hand: pot, rake, drop, winners, and a column for the net of each player."""
    players, money = report.in_hands, report.money
    head = (
        "hand", "second", "pot", "rake", "drop", "winners", "dealer", "corrected", "misdeal", "game", "level",
        "killer", "kill", *_currency_head(report.money),
    )  # fmt: skip
    rows = (
        (
            hand.number,
            hand.at,
            *(in_money(chips, money) for chips in (hand.pot, hand.rake, hand.drop)),
            "; ".join(f"{player} {style.figure(in_money(chips, money))}" for player, chips in hand.winners),
            hand.dealer,
            "yes" if hand.corrected else "",
            hand.misdeal,
            hand.game,
            hand.level or "",
            hand.killer,
            in_money(hand.kill, money) if hand.kill else "",
            *_currency(report.money),
            *(_net(hand.nets, player, money) for player in players),
        )
        for hand in report.every_hand
    )
    return table((*map(style.heads, head), *players), rows, style)


def payments(report: Report, style: Style = PLAIN) -> str:
    """Return the payments; a kind says whether a name is a player, the house, the dealers or a bank.

    `paid_at` is the time of payment (UTC) as marked in the book, "later" = settled with a later session, "" = open.
    """
    head = ("from", "to", "amount", "from_kind", "to_kind", "paid_at", *_currency_head(report.paid_in))
    rows = (
        (
            payment.payer.name,
            payment.to.name,
            in_money(payment.amount, report.paid_in),
            payment.payer.kind,
            payment.to.kind,
            payment.at if payment.paid else "later" if payment.carried else "",
            *_currency(report.paid_in),
        )
        for payment in report.payments
    )
    return table(map(style.heads, head), rows, style)


def sums(report: Report, style: Style = PLAIN) -> str:
    """Return for each party the parts of its sum and the amount still open; positive amounts are owed to the party.

    The sum is cards, expenses, debts of earlier sessions and rounding. The open amount is the sum after payments made
    and received, and after amounts left to a later session or to one party.
    """
    head = (
        "player", "kind", "cards", "expenses", "earlier", "rounding", "sum", "made", "later", "open",
        *_currency_head(report.paid_in),
    )  # fmt: skip
    rows = (
        (
            line.party.name,
            line.party.kind,
            *(
                in_money(amount, report.paid_in)
                for amount in (
                    line.cards, line.expenses, line.earlier, line.rounding, line.whole,
                    line.made, line.later, line.open,
                )
            ),
            *_currency(report.paid_in),
        )
        for line in report.sums
    )  # fmt: skip
    return table(map(style.heads, head), rows, style)


def player_id(name: str) -> str:
    """Return ten characters that identify a name, by which other tools join the rows of a player."""
    return hashlib.sha256(name.encode()).hexdigest()[:10]


def _net(nets: Sequence[tuple[str, int]], player: str, money: Money | None) -> int | Decimal | str:
    """Return the player's net of a hand, "" when not dealt in; the nets of two seats with the same name are added."""
    player_nets = [net for name, net in nets if name == player]
    return in_money(sum(player_nets), money) if player_nets else ""


def _currency_head(money: Money | None) -> tuple[str, ...]:
    """Return the heading of the currency column, empty when amounts are chips."""
    return () if money is None else ("currency",)


def _currency(money: Money | None) -> tuple[str, ...]:
    """Return the value of the currency column, empty when amounts are chips."""
    return () if money is None else (money.currency,)


def _moment(began: datetime, seconds: int) -> str:
    return (began + timedelta(seconds=seconds)).strftime("%Y-%m-%dT%H:%M:%SZ")
