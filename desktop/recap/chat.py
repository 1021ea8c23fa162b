"""The summary for a chat, in the language of the window: short plain lines, no table that a phone would break."""

from desktop.recap.telling import agreed, day, misdeals, payment, place, title
from desktop.words.recap import chips, say, signed
from engine.recap.records import Recap


def summary(recap: Recap) -> str:
    """Title, results best first, the balance, who pays whom."""
    head = [title(recap), day(recap), say("n_hands", count=len(recap.played)), misdeals(recap)]
    lines = [" · ".join(part for part in head if part), ""]
    lines += [
        say("chat_place", name=one.name, place=place(one)) if recap.tournament else
        say("chat_player", name=one.name, net=signed(one.net), bought=chips(one.bought),
            left=chips(one.cashed + one.on_table))
        for one in recap.players
    ]  # fmt: skip
    own = recap.balance
    if house := own.rake + own.drop + own.tips + own.takes:
        lines.append(say("chat_house", amount=chips(house)))
    lines += ["", agreed(own) + "."]
    paid = [
        say("pays", who=one.who, to=one.to, amount=chips(one.amount))
        for one in (payment(paying, recap) for paying in recap.settlement.payments)
    ]
    return "\n".join([*lines, *(["", *paid] if paid else [])]) + "\n"
