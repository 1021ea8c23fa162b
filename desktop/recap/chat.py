"""The summary for a chat, in the language of the window: short plain lines, no table that a phone would break."""

from desktop.recap.telling import agreed, day, misdeals, payment, place, title
from desktop.words.i18n import signed
from desktop.words.recap_phrases import chips
from desktop.words.say import say
from engine.recap.report import Report
from engine.values import seen


def summary(report: Report) -> str:
    """Title, results best first, the balance, who pays whom."""
    head = [title(report), day(report), say("recap.n_hands", count=report.hands), misdeals(report)]
    lines = [" · ".join(part for part in head if part), ""]
    lines += [
        say("recap.chat_place", name=player.name, place=place(player)) if report.tournament else
        say("recap.chat_player", name=player.name, net=signed(player.net), bought=chips(player.bought),
            left=chips(player.left))
        for player in report.players
    ]  # fmt: skip
    if report.house:
        lines.append(say("recap.chat_house", amount=chips(report.house)))
    lines += ["", agreed(report.recount) + "."]
    paid = [
        say("recap.pays", who=paying.who, to=paying.to, amount=chips(paying.amount))
        for paying in (payment(settled, report) for settled in report.payments)
    ]
    return seen("\n".join([*lines, *(["", *paid] if paid else [])]) + "\n")
