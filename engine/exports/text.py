"""The summary for a chat: short plain lines, no table that a phone would break."""

from collections.abc import Iterable
from decimal import Decimal

from engine.journal.settled import Tick
from engine.recap.build_report import report_of
from engine.recap.game_titles import games_text, in_money
from engine.recap.records import Recap
from engine.recap.report import PaymentLine
from engine.recap.settle_records import Cost, Party, PartyKind
from engine.values import seen

PARTIES: dict[PartyKind, str] = {
    "house": "the house",
    "dealers": "the dealers",
    "unaccounted": "nobody (unaccounted)",
    "everybody": "all players in equal parts",
}


def summary(recap: Recap, ticks: Iterable[Tick] = ()) -> str:
    """Title, results best first, the balance, who pays whom; `ticks` = what the book knows of the payments.

    Where more than the cards is settled, of what everybody's sum is made: else the payments would not fit the results.
    """
    money = recap.money
    prizes = recap.prizes.players if recap.prizes else ()
    won = {player.name: f": {paid(recap, won)}" for player in prizes if (won := player.won)}
    lines = [head(recap), ""]
    lines += [
        f"{player.place or '-'}. {player.name}{won.get(player.name, '')}"
        if recap.tournament
        else f"{player.name}: {signed(in_money(player.net, money))}"
        f" (in {in_money(player.bought, money)}, out {in_money(player.left, money)})"
        for player in recap.players
    ]
    house = recap.balance.rake + recap.balance.drop + recap.balance.tips + recap.balance.takes
    if house:
        lines.append(f"rake, drop, tips and time charges: {amount(recap, house)}")
    lines += ["", _recount(recap).capitalize() + "."]
    if recap.settlement.bearer is not None:
        does, off = "pay" if recap.settlement.unaccounted > 0 else "get", abs(recap.settlement.unaccounted)
        who = party(recap.settlement.bearer)
        lines.append(f"Settled anyway, to {does} the difference of {amount(recap, off)}: {who}.")
    for part in (_sums(recap), payments(recap, ticks)):
        lines += ["", *part] if part else []
    return seen("\n".join(lines) + "\n")


def head(recap: Recap) -> str:
    """The title line."""
    games = games_text(recap.games, recap.tournament)
    unit = "" if recap.money is None else f"in {recap.money.currency}"
    parts = [recap.title, games if games != recap.title else "", recap.created[:10], hands(recap), unit]
    return " · ".join(part for part in parts if part)


def hands(recap: Recap) -> str:
    """The number of hands, in words."""
    count, misdeals = len(recap.played), recap.misdeals
    words = f"{count} hand" if count == 1 else f"{count} hands"
    return f"{words}, {misdeals} misdeal{'' if misdeals == 1 else 's'}" if misdeals else words


def payments(recap: Recap, ticks: Iterable[Tick] = ()) -> list[str]:
    """Who pays whom, a line each, and whether it was paid or stays owed."""
    return [
        f"{party(payment.payer)} pays {party(payment.to)} {paid(recap, payment.amount)}{_state(payment)}"
        for payment in report_of(recap, ticks).payments
    ]


def _state(payment: PaymentLine) -> str:
    if payment.carried:
        return ", settled later on"
    return ", paid" if payment.paid else ", stays owed" if payment.put_off and payment.can_wait else ""


def _sums(recap: Recap) -> list[str]:
    """Of what everybody's sum is made, where expenses, older debts or whole coins make it another than the cards."""
    if not any(any(cost.shared) or cost.before or cost.rounding for cost in recap.costs):
        return []
    return ["All together, with expenses and older debts:", *(_sum(recap, cost) for cost in recap.costs)]


def _sum(recap: Recap, cost: Cost) -> str:
    parts = [("cards", cost.cards)]
    parts += [
        (expense.reason or "shared", units) for expense, units in zip(recap.closing.expenses, cost.shared, strict=True)
    ]
    parts += [("from before", cost.before), ("rounding", cost.rounding)]
    made_of = ", ".join(f"{what} {signed(in_money(units, recap.paid_in))}" for what, units in parts if units)
    return f"{party(cost.party)}: {signed(in_money(cost.whole, recap.paid_in))}{made_of and f' ({made_of})'}"


def party(who: Party) -> str:
    """What somebody in the settlement is called: only a player or a bank has a name of their own."""
    return PARTIES.get(who.kind, who.name)


def amount(recap: Recap, chips: int) -> str:
    """An amount that stands alone: `120`, `30.00 EUR`."""
    return str(chips) if recap.money is None else f"{in_money(chips, recap.money)} {recap.money.currency}"


def paid(recap: Recap, units: int) -> str:
    """An amount of the payments or prizes: in a tournament the money of its prizes."""
    return str(units) if recap.paid_in is None else f"{in_money(units, recap.paid_in)} {recap.paid_in.currency}"


def _recount(recap: Recap) -> str:
    """The line of the recount, with what differs in money as well."""
    off = [chips for chips in (recap.balance.missing, recap.balance.unaccounted) if chips]
    worth = f" ({', '.join(amount(recap, abs(chips)) for chips in off)})" if off and recap.money is not None else ""
    return recap.balance.sentence + worth


def signed(amount: int | Decimal) -> str:
    """With its sign, so that colour is never needed: +120, −50, 0."""
    return f"+{amount}" if amount > 0 else f"−{-amount}" if amount else str(amount)
