"""The sentences about a payment: who pays whom, whether it was made, and who bears a difference of the count."""

from datetime import datetime, tzinfo

from desktop.recap.page_records import ShownPayment
from desktop.words import i18n
from desktop.words.i18n import figure
from desktop.words.say import say
from engine.recap.report import Bearing, PaymentLine, Report
from engine.recap.settle_records import Party, PartyKind
from engine.values import name_key

OTHERS: dict[PartyKind, str] = {
    "dealers": "party_dealers", "unaccounted": "party_nobody", "everybody": "all_players",
}  # fmt: skip
"""The sentence for each kind of party without a name of its own."""


def payment(line: PaymentLine, report: Report, zone: tzinfo | None = None) -> ShownPayment:
    """Return the card of a payment of the report; times of day in `zone`, None = the zone of the machine."""
    when = datetime.fromisoformat(line.at).astimezone(zone) if line.at else None
    # A payment that is settled with a later evening shows the day of that evening.
    at = "" if when is None else i18n.short_day(when).replace(" ", "\u00a0") if line.carried else f"{when:%H:%M}"
    who, to = party(line.payer, report), party(line.to, report)
    unpaid = not line.paid
    return ShownPayment(
        who, to, line.amount, line.key, at=at, carried=line.carried,
        put_off=line.put_off and line.can_wait and unpaid, can_wait=line.can_wait and unpaid,
        was=tuple((party(former.to, report), former.amount) for former in line.was) if line.can_wait else (),
    )  # fmt: skip


def made(payment: ShownPayment, paid: bool) -> str:
    """Return the state of a payment in words: made and when, or the evening it is settled with."""
    if payment.carried:
        return say("recap.settled_on", day=payment.at) if paid else say("recap.carried")
    if paid:
        return say("recap.paid_at", time=payment.at) if payment.at else say("recap.paid")
    return stays_owed(payment) if payment.put_off else say("recap.not_paid")


def stays_owed(payment: ShownPayment) -> str:
    """Return the note of a payment left to a later evening, with its former payees and amounts where they differed."""
    if not payment.was:
        return say("recap.next_time_note")
    former = ", ".join(say("recap.amount_to", amount=figure(amount), name=to) for to, amount in payment.was)
    return say("recap.next_time_was", was=former)


def bears(bearing: Bearing, report: Report) -> str:
    """Return what a bearer does about the difference of the results: pays it, or gets the surplus."""
    least, most = figure(bearing.least), figure(bearing.most)
    amount = least if least == most else say("recap.or_amounts", least=least, most=most)
    keys = ("one_pays", "one_gets") if bearing.party.kind != "everybody" else ("all_pay", "all_get")
    return say(f"recap.{keys[report.off < 0]}", amount=amount)


def difference(report: Report) -> str:
    """Return the difference of the results and who bears it; "" where they agree."""
    if not report.off:
        return ""
    amount = figure(abs(report.off))
    if report.bearing is None:
        return say("recap.not_spread", amount=amount)
    return say("recap.borne", amount=amount, who=party(report.bearing.party, report), how=bears(report.bearing, report))


def party(who: Party, report: Report) -> str:
    """Return the name of a party in the language of the window; the house is never named like a player."""
    if who.kind == "house":
        short, full = ("recap.kitty", "recap.the_kitty") if report.kitty else ("recap.house", "recap.the_house")
        name_taken = any(name_key(player.name) == name_key(say(short)) for player in report.players)
        return say(full if name_taken else short)
    return say(f"recap.{OTHERS[who.kind]}") if who.kind in OTHERS else who.name
