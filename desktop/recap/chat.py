"""The summary for a chat, in the language of the window: short plain lines, no table that a phone would break."""

from desktop.recap.payment_words import difference, payment
from desktop.recap.place_words import place
from desktop.recap.report_times import day, title
from desktop.recap.telling import agreed, misdeals
from desktop.words.i18n import amounts_in, figure, signed
from desktop.words.say import say
from engine.recap.report import Report
from engine.values import seen


def summary(report: Report) -> str:
    """Title, results best first, the balance, who pays whom; in money where a chip is worth some."""
    with amounts_in(report.money):
        return _summary(report)


def _summary(report: Report) -> str:
    head = [title(report), day(report), say("recap.n_hands", count=report.hands), misdeals(report)]
    lines = [" · ".join(part for part in head if part), ""]
    lines += [
        say("recap.chat_place", name=player.name, place=place(player)) if report.tournament else
        say("recap.chat_player", name=player.name, net=signed(player.net), bought=figure(player.bought),
            left=figure(player.left))
        for player in report.players
    ]  # fmt: skip
    if report.house:
        lines.append(say("recap.chat_house", amount=figure(report.house)))
    lines += ["", agreed(report.recount) + ".", *filter(None, (difference(report),))]
    with amounts_in(report.paid_in):
        paid = _paid(report)
    return seen("\n".join([*lines, *(["", *paid] if paid else [])]) + "\n")


def _paid(report: Report) -> list[str]:
    """Who pays whom, a line each."""
    return [
        say("recap.pays", who=paying.who, to=paying.to, amount=figure(paying.amount))
        for paying in (payment(settled, report) for settled in report.payments)
    ]
