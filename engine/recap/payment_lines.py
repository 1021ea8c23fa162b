"""Payments of a report with their ticks, and the open part of each party's sum. Pure."""

from collections import Counter
from collections.abc import Iterable

from engine.journal.evening_marks import Tick
from engine.recap.payment_keys import carried_to, instead_of, key_of, put_off
from engine.recap.records import Recap
from engine.recap.report import PaymentLine
from engine.recap.settle_records import Cost, Party, PartySum


def payment_lines(recap: Recap, ticks: tuple[Tick, ...]) -> tuple[PaymentLine, ...]:
    """Return the payments of the settlement with their ticks."""
    paid, carried = {word.payment: word.at for word in ticks if word.paid}, carried_to(ticks)
    payments, players = recap.settlement.payments, tuple(player.name for player in recap.players)
    put_off_keys, instead = put_off(ticks, payments, players), instead_of(ticks, payments, players)
    return tuple(
        PaymentLine(
            payment.payer,
            payment.to,
            payment.amount,
            key,
            paid=key in paid,
            at=paid.get(key, ""),
            carried=key in carried,
            put_off=key in put_off_keys and key not in carried,
            was=instead.get(key, ()),
        )
        for payment in payments
        for key in (key_of(payment),)
    )


def party_sums(costs: Iterable[Cost], payments: Iterable[PaymentLine]) -> tuple[PartySum, ...]:
    """Return the parts of each party's sum, with the payments made and left to a later evening."""
    made, later = Counter[Party](), Counter[Party]()
    for payment in payments:
        if payment.paid or payment.carried or payment.put_off:
            amounts = made if payment.paid else later
            amounts[payment.payer] += payment.amount
            amounts[payment.to] -= payment.amount
    return tuple(
        PartySum(
            party=cost.party,
            cards=cost.cards,
            expenses=sum(cost.shared),
            earlier=cost.before,
            rounding=cost.rounding,
            whole=cost.whole,
            made=made[cost.party],
            later=later[cost.party],
        )
        for cost in costs
        if cost.party.kind == "player" or cost.cards or cost.whole
    )
