"""What was noted beside the acts: rulings, decisions of the floor, chips taken back, faults of a deal (PRO)."""

from typing import Any

from desktop.bridge.step_names import Name
from desktop.words.i18n import figure, inside
from desktop.words.phrases import cards_words, street_name
from desktop.words.rare import FAULTS
from desktop.words.say import known, say
from engine.events import HandDied, Misdealt, Noted, StreetWithdrawn
from engine.settings.records import Game


def noted_words(event: Noted, name: Name) -> str:
    """The line of a note in the log; "" for one that nothing is known of."""
    facts: dict[str, Any] = dict(event.facts)  # each kind of note has its own
    who = name(event.seat) if event.seat is not None else ""
    if event.what == "ruling":
        back = facts.get("returned") or 0
        rules = ", ".join(facts.get("rules") or ())
        key = "noted_ruling_back" if back else "noted_ruling"
        return say(key, name=who, rules=rules, amount=figure(int(back)))
    if event.what == "floor":
        key = f"noted_{facts.get('choice', '')}"
        decided = say(key, name=who) if known(key) else str(facts.get("choice", ""))
        return say("noted_floor_by", by=facts["by"], decided=decided) if facts.get("by") else decided
    if event.what == "buy-in":
        return say("noted_buy_in", name=who, was=figure(facts["was"]), now=figure(facts["now"]))
    key = f"noted_{event.what}"
    amount = figure(facts.get("chips", 0))
    return say(key, name=who, acted=facts.get("acted", 0), amount=amount) if known(key) else ""


def reason_words(reason: str) -> str:
    """A reason as the menus word it, inside a line; any other as it was written."""
    return inside(say(reason)) if reason in FAULTS else reason


def fault_words(event: Misdealt | HandDied | StreetWithdrawn, name: Name, game: Game) -> str:
    """The line of the log."""
    match event:
        case Misdealt():
            return say("log_misdeal", reason=reason_words(event.reason))
        case HandDied():
            key = "log_dead_why" if event.reason else "log_dead"
            return say(key, name=name(event.seat), reason=reason_words(event.reason))
    cards = " / ".join(cards_words(board) for board in event.cards if board)
    street = street_name(game.streets[event.street].name)
    return say("log_back_cards" if cards else "log_back", street=street, cards=cards, name=name(event.seat))
