"""CSV: results per player, the ledger in PokerNow's columns, hands. RFC 4180, UTF-8.

Amounts are whole chips, or money with its currency in a column, where a chip is worth some. Other programs read commas
between columns and a decimal point; what people open is separated by semicolons where their decimal mark is a comma.
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
    """One row a player, in the order of the recap; every amount is in the currency of its row.

    Of a tournament that is played for money these are what was paid, won, and won less paid; chips have a column of
    their own, and what is chips alone, as tips, is left out.
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
"""The columns of amounts that a tournament has in chips only."""
PRIZES = ("entries", "rebuys", "add_ons", "paid", "prize", "bounties", "won_or_lost", "chips_won")
"""The columns of a tournament that is played for money; all amounts but the last are in its currency."""


def _amounts(player: PlayerResult, won: PlayerPrize | None, report: Report) -> tuple[object, ...]:
    """What was bought, cashed out, tipped and so on, and the net; `won` = in a tournament that is played for money."""
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
    """What stands in them."""
    amounts = (in_money(amount, money) for amount in (won.paid, won.prize, won.bounties, won.net))
    return (won.entries, won.rebuys, won.add_ons, *amounts, player.net)


def ledger(report: Report) -> str:
    """One row a sitting, in the columns of PokerNow's ledger, which settling tools read."""
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
    """One row a hand: pot, what was taken, winners, and the net of every player in a column of their own."""
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
    """Who pays whom; a kind says whether a name is a player's, or the house, the dealers, a bank.

    When each was paid (UTC) as far as the book knows, "later" = it is settled with a later evening.
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
    """What everybody's sum is made of, and what of it is open; over 0 it is owed to them.

    The sum is cards, expenses, debts of earlier evenings and rounding; with what they paid less what they got, and what
    is settled with a later evening or left to one, it is what is open.
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
    """Ten characters that stay the same for a name: other tools join a player's rows by it."""
    return hashlib.sha256(name.encode()).hexdigest()[:10]


def _net(nets: Sequence[tuple[str, int]], player: str, money: Money | None) -> int | Decimal | str:
    """The player's net of a hand, empty when not dealt in; two seats of one name are added up."""
    own = [net for name, net in nets if name == player]
    return in_money(sum(own), money) if own else ""


def _currency_head(money: Money | None) -> tuple[str, ...]:
    """The column of the currency, where amounts are money."""
    return () if money is None else ("currency",)


def _currency(money: Money | None) -> tuple[str, ...]:
    """What stands in it."""
    return () if money is None else (money.currency,)


def _moment(began: datetime, seconds: int) -> str:
    return (began + timedelta(seconds=seconds)).strftime("%Y-%m-%dT%H:%M:%SZ")
