"""The summary for a chat: short plain lines, no table that a phone would break."""

from engine.recap.records import Party, PartyKind, Recap, games_text
from engine.values import seen

PARTIES: dict[PartyKind, str] = {
    "house": "the house",
    "dealers": "the dealers",
    "unaccounted": "nobody (unaccounted)",
}


def summary(recap: Recap) -> str:
    """Title, results best first, the balance, who pays whom."""
    lines = [head(recap), ""]
    lines += [
        f"{player.place or '-'}. {player.name}"
        if recap.tournament
        else f"{player.name}: {signed(player.net)} (in {player.bought}, out {player.left})"
        for player in recap.players
    ]
    house = recap.balance.rake + recap.balance.drop + recap.balance.tips + recap.balance.takes
    if house:
        lines.append(f"rake, drop, tips and time charges: {house}")
    lines += ["", recap.balance.sentence.capitalize() + "."]
    if recap.settlement.payments:
        lines += ["", *payments(recap)]
    return seen("\n".join(lines) + "\n")


def head(recap: Recap) -> str:
    """The title line."""
    games = games_text(recap.games, recap.tournament)
    parts = [recap.title, games if games != recap.title else "", recap.created[:10], hands(recap)]
    return " · ".join(part for part in parts if part)


def hands(recap: Recap) -> str:
    """The number of hands, in words."""
    count, misdeals = len(recap.played), recap.misdeals
    words = f"{count} hand" if count == 1 else f"{count} hands"
    return f"{words}, {misdeals} misdeal{'' if misdeals == 1 else 's'}" if misdeals else words


def payments(recap: Recap) -> list[str]:
    """Who pays whom, a line each."""
    return [
        f"{party(payment.payer)} pays {party(payment.to)} {payment.amount}" for payment in recap.settlement.payments
    ]


def party(who: Party) -> str:
    """What somebody in the settlement is called: only a player or a bank has a name of their own."""
    return PARTIES.get(who.kind, who.name)


def signed(chips: int) -> str:
    """With its sign, so that colour is never needed: +120, −50, 0."""
    return f"+{chips}" if chips > 0 else f"−{-chips}" if chips else "0"
