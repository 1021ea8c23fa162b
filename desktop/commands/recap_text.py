"""The summary that `feltbook recap` prints, for a chat: short plain lines, no table that a phone would break."""

from decimal import Decimal

from engine.recap.game_titles import games_text, in_money, session_title
from engine.recap.report import PaymentLine, Recount, Report
from engine.recap.settle_records import Cost, Party, PartyKind
from engine.settings.records import Money
from engine.values import with_visible_signs

PARTIES: dict[PartyKind, str] = {
    "house": "the house",
    "dealers": "the dealers",
    "unaccounted": "nobody (unaccounted)",
    "everybody": "all players in equal parts",
}


def summary(report: Report) -> str:
    """Return title, results from the best, the balance and the payments.

    Where more than the cards is settled, it lists the parts of each sum, as payments then differ from the results.
    """
    money = report.money
    prizes = report.prizes.players if report.prizes else ()
    won = {player.name: f": {amount(won, report.paid_in)}" for player in prizes if (won := player.won)}
    lines = [head(report), ""]
    lines += [
        f"{player.place or '-'}. {player.name}{won.get(player.name, '')}"
        if report.tournament
        else f"{player.name}: {signed(in_money(player.net, money))}"
        f" (in {in_money(player.bought, money)}{_loans(player.loans, money)}, out {in_money(player.left, money)})"
        for player in report.players
    ]
    if report.house:
        lines.append(f"rake, drop, tips and time charges: {amount(report.house, money)}")
    lines += ["", _recount(report.recount, money).capitalize() + "."]
    if report.bearing is not None:
        verb, difference = "pay" if report.off > 0 else "get", abs(report.off)
        who = party(report.bearing.party)
        lines.append(f"Settled anyway, to {verb} the difference of {amount(difference, money)}: {who}.")
    for part in (_sums(report), payments(report)):
        lines += ["", *part] if part else []
    return with_visible_signs("\n".join(lines) + "\n")


def _loans(loans: int, money: Money | None) -> str:
    """Return the chips lent or borrowed and not paid back, without which chips in and out do not make the result."""
    return f", {'lent' if loans > 0 else 'borrowed'} {in_money(abs(loans), money)}" if loans else ""


def head(report: Report) -> str:
    """Return the title line."""
    title = session_title(report.name, report.games, report.tournament)
    games = games_text(report.games, report.tournament)
    unit = "" if report.money is None else f"in {report.money.currency}"
    parts = [title, games if games != title else "", report.created[:10], _hands(report), unit]
    return " · ".join(part for part in parts if part)


def _hands(report: Report) -> str:
    """Return the number of hands, in words."""
    count, misdeals = report.hands, report.misdeals
    words = f"{count} hand" if count == 1 else f"{count} hands"
    return f"{words}, {misdeals} misdeal{'' if misdeals == 1 else 's'}" if misdeals else words


def payments(report: Report) -> list[str]:
    """Return a line for each payment, with whether it is paid or stays owed."""
    return [
        f"{party(payment.payer)} pays {party(payment.to)} {amount(payment.amount, report.paid_in)}{_state(payment)}"
        for payment in report.payments
    ]


def _state(payment: PaymentLine) -> str:
    if payment.carried:
        return ", settled later on"
    return ", paid" if payment.paid else ", stays owed" if payment.put_off and payment.can_wait else ""


def _sums(report: Report) -> list[str]:
    """Return the parts of each sum, [] where no expense, older debt or rounding adds to the cards."""
    if not any(any(cost.shared) or cost.before or cost.rounding for cost in report.costs):
        return []
    return ["All together, with expenses and older debts:", *(_sum(report, cost) for cost in report.costs)]


def _sum(report: Report, cost: Cost) -> str:
    money = report.paid_in
    parts = [("cards", cost.cards)]
    parts += [(expense.reason or "shared", units) for expense, units in zip(report.expenses, cost.shared, strict=True)]
    parts += [("from before", cost.before), ("rounding", cost.rounding)]
    made_of = ", ".join(f"{what} {signed(in_money(units, money))}" for what, units in parts if units)
    return f"{party(cost.party)}: {signed(in_money(cost.whole, money))}{made_of and f' ({made_of})'}"


def party(who: Party) -> str:
    """Return the name of a party of the settlement; only a player or a bank has a name of its own."""
    return PARTIES.get(who.kind, who.name)


def amount(units: int, money: Money | None) -> str:
    """Return an amount with its currency: `120`, `30.00 EUR`; `money` = worth of a unit, None = not stated."""
    return str(units) if money is None else f"{in_money(units, money)} {money.currency}"


def _recount(recount: Recount, money: Money | None) -> str:
    """Return whether the chips agree, with the difference in money where there is money."""
    if recount.balanced:
        return "every chip accounted for"
    parts = []
    if recount.missing:
        parts.append(f"{abs(recount.missing)} chips {'missing' if recount.missing > 0 else 'too many'}")
    if recount.unaccounted:
        comparison = "more" if recount.unaccounted > 0 else "fewer"
        parts.append(f"{abs(recount.unaccounted)} chips {comparison} counted than recorded")
    differences = [chips for chips in (recount.missing, recount.unaccounted) if chips]
    worth = f" ({', '.join(amount(abs(chips), money) for chips in differences)})" if money is not None else ""
    return ", ".join(parts) + worth


def signed(amount: int | Decimal) -> str:
    """Return an amount with its sign, so that colour is never needed: +120, −50, 0."""
    return f"+{amount}" if amount > 0 else f"−{-amount}" if amount else str(amount)
