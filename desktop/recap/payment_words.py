"""What is said of a payment: who pays whom, whether it was made, and who bears what the count is off by."""

from datetime import datetime, tzinfo

from desktop.recap.page_records import ShownPayment
from desktop.words import i18n
from desktop.words.i18n import figure
from desktop.words.say import say
from engine.recap.report import Bearing, PaymentLine, Report
from engine.recap.settle_records import Party, PartyKind
from engine.values import known_as

OTHERS: dict[PartyKind, str] = {
    "dealers": "party_dealers", "unaccounted": "party_nobody", "everybody": "all_players",
}  # fmt: skip
"""What parties without a name of their own are called."""


def payment(settled: PaymentLine, report: Report, zone: tzinfo | None = None) -> ShownPayment:
    """A card of the settlement."""
    when = datetime.fromisoformat(settled.at).astimezone(zone) if settled.at else None
    # what is settled with a later evening was paid on the day of that
    at = "" if when is None else i18n.short_day(when).replace(" ", "\u00a0") if settled.carried else f"{when:%H:%M}"
    who, to = party(settled.payer, report), party(settled.to, report)
    waits = not settled.paid
    return ShownPayment(
        who, to, settled.amount, settled.key, at=at, carried=settled.carried,
        put_off=settled.put_off and settled.can_wait and waits, can_wait=settled.can_wait and waits,
        was=tuple((party(other.to, report), other.amount) for other in settled.was) if settled.can_wait else (),
    )  # fmt: skip


def made(payment: ShownPayment, paid: bool) -> str:
    """Whether a payment was made, and when, or with which evening it is settled, in words."""
    if payment.carried:
        return say("recap.settled_on", day=payment.at) if paid else say("recap.carried")
    if paid:
        return say("recap.paid_at", time=payment.at) if payment.at else say("recap.paid")
    return stays_owed(payment) if payment.put_off else say("recap.not_paid")


def stays_owed(payment: ShownPayment) -> str:
    """What is said of a payment that is left to a later evening; what it was when it went to others."""
    if not payment.was:
        return say("recap.next_time_note")
    was = ", ".join(say("recap.amount_to", amount=figure(amount), name=to) for to, amount in payment.was)
    return say("recap.next_time_was", was=was)


def bears(bearing: Bearing, report: Report) -> str:
    """What it means to somebody to bear what the results are off by: they pay it, or get what is left over."""
    least, most = figure(bearing.least), figure(bearing.most)
    amount = least if least == most else say("recap.or_amounts", least=least, most=most)
    does = ("one_pays", "one_gets") if bearing.party.kind != "everybody" else ("all_pay", "all_get")
    return say(f"recap.{does[report.off < 0]}", amount=amount)


def difference(report: Report) -> str:
    """What the results are off by and who bears it, nothing where they agree."""
    if not report.off:
        return ""
    amount = figure(abs(report.off))
    if report.bearing is None:
        return say("recap.not_spread", amount=amount)
    return say("recap.borne", amount=amount, who=party(report.bearing.party, report), how=bears(report.bearing, report))


def party(who: Party, report: Report) -> str:
    """What somebody in the settlement is called, in the language of the window; the house never as a player is."""
    if who.kind == "house":
        short, whole = ("recap.kitty", "recap.the_kitty") if report.kitty else ("recap.house", "recap.the_house")
        taken = any(known_as(player.name) == known_as(say(short)) for player in report.players)
        return say(whole if taken else short)
    return say(f"recap.{OTHERS[who.kind]}") if who.kind in OTHERS else who.name
