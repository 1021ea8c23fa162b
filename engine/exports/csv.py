"""CSV: results per player, the ledger in PokerNow's columns, hands. RFC 4180, UTF-8.

Amounts are whole chips, or money with its currency in a column, where a chip is worth some. Other programs read commas
between columns and a decimal point; what people open is separated by semicolons where their decimal mark is a comma.
"""

import hashlib
from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from decimal import Decimal

from engine.exports.csv_table import PLAIN, Style, table
from engine.journal.settled import Tick
from engine.recap.game_titles import in_money
from engine.recap.payment_keys import carried_to, key_of, put_off
from engine.recap.player_records import PlayerPrize, PlayerResult
from engine.recap.records import Recap
from engine.recap.settle_records import Cost, Party
from engine.settings.records import Money


def results(recap: Recap, style: Style = PLAIN) -> str:
    """One row a player, in the order of the recap; every amount is in the currency of its row.

    Of a tournament that is played for money these are what was paid, won, and won less paid; chips have a column of
    their own, and what is chips alone, as tips, is left out.
    """
    head = (
        "player", "buy_ins", "bought", "cashed_out", *CHIPS, "net", "hands_dealt", "hands_won",
        *(("place",) if recap.tournament else ()), *(PRIZES if recap.prizes else ()), *_currency_head(recap.paid_in),
    )  # fmt: skip
    won = {player.name: player for player in recap.prizes.players} if recap.prizes else {}
    rows = (
        (
            player.name, player.buy_ins, *_amounts(player, won.get(player.name), recap),
            player.dealt, player.won, *((player.place or "",) if recap.tournament else ()),
            *(_prizes(player, won[player.name], recap.paid_in) if recap.prizes else ()), *_currency(recap.paid_in),
        )
        for player in recap.players
    )  # fmt: skip
    return table(map(style.heads, head), rows, style)


CHIPS = ("on_table", "tips", "time_and_kitty", "side_pays", "lent", "borrowed")
"""The columns of amounts that a tournament has in chips only."""
PRIZES = ("entries", "rebuys", "add_ons", "paid", "prize", "bounties", "won_or_lost", "chips_won")
"""The columns of a tournament that is played for money; all amounts but the last are in its currency."""


def _amounts(player: PlayerResult, won: PlayerPrize | None, recap: Recap) -> tuple[object, ...]:
    """What was bought, cashed out, tipped and so on, and the net; `won` = in a tournament that is played for money."""
    if won is not None:
        bought, out, net = (in_money(amount, recap.paid_in) for amount in (won.paid, won.won, won.net))
        return (bought, out, *("" for _ in CHIPS), net)
    return tuple(
        in_money(chips, recap.money)
        for chips in (
            player.bought, player.cashed, player.on_table, player.tips, player.takes, player.side,
            player.lent, player.borrowed, player.net,
        )
    )  # fmt: skip


def _prizes(player: PlayerResult, won: PlayerPrize, money: Money | None) -> tuple[object, ...]:
    """What stands in them."""
    amounts = (in_money(amount, money) for amount in (won.paid, won.prize, won.bounties, won.net))
    return (won.entries, won.rebuys, won.add_ons, *amounts, player.net)


def ledger(recap: Recap) -> str:
    """One row a sitting, in the columns of PokerNow's ledger, which settling tools read."""
    head = (
        "player_nickname", "player_id", "session_start_at", "session_end_at", "buy_in", "buy_out", "stack", "net",
    )  # fmt: skip
    began = datetime.fromisoformat(recap.created)
    rows = (
        (
            stay.player,
            player_id(stay.player),
            _moment(began, stay.sat),
            "" if stay.left is None else _moment(began, stay.left),
            *(in_money(chips, recap.money) for chips in (stay.bought, stay.cashed, stay.on_table, stay.net)),
        )
        for stay in recap.sittings
    )
    return table(head, rows)


def hands(recap: Recap, style: Style = PLAIN) -> str:
    """One row a hand: pot, what was taken, winners, and the net of every player in a column of their own."""
    players, money = [line.player for line in recap.series], recap.money
    head = (
        "hand", "second", "pot", "rake", "drop", "winners", "dealer", "corrected", "misdeal", "game", "level",
        "killer", "kill", *_currency_head(recap.money),
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
            *_currency(recap.money),
            *(_net(hand.nets, player, money) for player in players),
        )
        for hand in recap.hands
    )
    return table((*map(style.heads, head), *players), rows, style)


def payments(recap: Recap, style: Style = PLAIN, ticks: Iterable[Tick] = ()) -> str:
    """Who pays whom; a kind says whether a name is a player's, or the house, the dealers, a bank.

    `ticks` = what the book knows of them: when each was paid (UTC), "later" = it is settled with a later evening.
    """
    paid, later = paid_at(ticks)
    head = ("from", "to", "amount", "from_kind", "to_kind", "paid_at", *_currency_head(recap.paid_in))
    rows = (
        (
            payment.payer.name,
            payment.to.name,
            in_money(payment.amount, recap.paid_in),
            payment.payer.kind,
            payment.to.kind,
            paid.get(key_of(payment), "later" if key_of(payment) in later else ""),
            *_currency(recap.paid_in),
        )
        for payment in recap.settlement.payments
    )
    return table(map(style.heads, head), rows, style)


def sums(recap: Recap, style: Style = PLAIN, ticks: Iterable[Tick] = ()) -> str:
    """What everybody's sum is made of, and what of it is open; over 0 it is owed to them.

    The sum is cards, expenses, debts of earlier evenings and rounding; with what they paid less what they got, and what
    is settled with a later evening or left to one, it is what is open.
    """
    head = (
        "player", "kind", "cards", "expenses", "earlier", "rounding", "sum", "made", "later", "open",
        *_currency_head(recap.paid_in),
    )  # fmt: skip
    ticks = tuple(ticks)
    paid, later = paid_at(ticks)
    later |= put_off(ticks, recap.settlement.payments, (player.name for player in recap.players))
    made, moved = Counter[Party](), Counter[Party]()
    for payment in recap.settlement.payments:
        key = key_of(payment)
        counted = made if key in paid else moved if key in later else Counter[Party]()
        counted[payment.payer] += payment.amount
        counted[payment.to] -= payment.amount
    alone = (Cost(account.party, account.amount, (), 0, 0, account.amount) for account in recap.settlement.accounts)
    rows = (
        (
            cost.party.name,
            cost.party.kind,
            *(
                in_money(amount, recap.paid_in)
                for amount in (
                    cost.cards, sum(cost.shared), cost.before, cost.rounding, cost.whole,
                    made[cost.party], moved[cost.party], cost.whole + made[cost.party] + moved[cost.party],
                )
            ),
            *_currency(recap.paid_in),
        )
        for cost in recap.costs or alone
        if cost.party.kind == "player" or cost.cards or cost.whole
    )  # fmt: skip
    return table(map(style.heads, head), rows, style)


def paid_at(ticks: Iterable[Tick]) -> tuple[dict[str, str], frozenset[str]]:
    """When payments were made (UTC), by key; and the keys of those that are settled with a later evening."""
    ticks = tuple(ticks)
    return {word.payment: word.at for word in ticks if word.paid}, frozenset(carried_to(ticks))


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
