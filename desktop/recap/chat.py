"""The summary for a chat, in the language of the window: short plain lines, no table that a phone would break."""

from desktop.recap.telling import agreed, day, misdeals, payment, place, title
from desktop.words.recap import chips, say, signed
from engine.recap.report import Report


def summary(report: Report) -> str:
    """Title, results best first, the balance, who pays whom."""
    head = [title(report), day(report), say("n_hands", count=report.hands), misdeals(report)]
    lines = [" · ".join(part for part in head if part), ""]
    lines += [
        say("chat_place", name=player.name, place=place(player)) if report.tournament else
        say("chat_player", name=player.name, net=signed(player.net), bought=chips(player.bought),
            left=chips(player.left))
        for player in report.players
    ]  # fmt: skip
    if report.house:
        lines.append(say("chat_house", amount=chips(report.house)))
    lines += ["", agreed(report.recount) + "."]
    paid = [
        say("pays", who=paying.who, to=paying.to, amount=chips(paying.amount))
        for paying in (payment(settled, report) for settled in report.payments)
    ]
    return "\n".join([*lines, *(["", *paid] if paid else [])]) + "\n"
