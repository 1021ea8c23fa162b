"""The names of steps with the players' names, such as "Theo calls 60", and the log lines of notes.

Notes are rulings, decisions of the floor, chips taken back and faults of a deal (PRO).
"""

from collections.abc import Callable
from typing import Any

from desktop.words.engine import in_words, term
from desktop.words.i18n import figure, inside
from desktop.words.phrases import cards_words, street_name, tell, tellable
from desktop.words.say import has_sentence, say, theme_of
from engine import commands
from engine.events import HandDied, Misdealt, Noted, StreetWithdrawn
from engine.journal.error_words import named
from engine.journal.labels import label_of
from engine.journal.steps import Label
from engine.settings.records import Game

Name = Callable[[int], str]
"""Returns the name of the player in a seat at the time of the step."""


def step_words(label: Label | None, name: Name) -> str | None:
    """Return the name of a step with the player's name: "Theo calls 60"; where the log has no words, with the seat."""
    if label is None:
        return None
    blanks = {key: value for key, value in label.facts if key != "seat"}
    seat = label.fact("seat", 0)
    if seat or "name" not in blanks:  # a dealer's step carries the name itself
        blanks["name"] = name(int(seat)) if seat else ""
    if label.of is not None:
        blanks["of"] = step_words(label.of, name) or ""
    for key in (f"step.{label.key}", label.key):
        if tellable(key):
            try:
                return tell(key, **blanks)
            except KeyError:
                break
    try:
        return in_words(named(label))
    except KeyError:  # a step of a newer version
        return label.key.replace("_", " ").replace(".", " ")


def asked_words(command: str, name: Name) -> str:
    """Return the line of a request in a hand: who will do what at the hand's end (STK-1)."""
    asked = commands.decode(command)
    match asked:
        case commands.Leave():
            key = "asked.leave.table" if asked.to_table else "asked.leave"
            return tell(key, name=name(asked.seat), table=asked.to_table)
        case commands.SitOut():
            return tell("asked.sit_out", name=name(asked.seat))
        case commands.SitIn(entry=None):
            return tell("asked.sit_in", name=name(asked.seat))
        case commands.AddChips(behind=False, what=None):
            return tell("asked.chips", name=name(asked.seat), amount=asked.amount)
    return tell("asked.then", words=_words_once_done(asked, name))


def _words_once_done(asked: commands.Command, name: Name) -> str:
    """Return what a request means, as the log words it once it is done; else by the name of its step."""
    match asked:
        case commands.SitIn():
            return tell(f"comes.{asked.entry}", name=name(asked.seat))
        case commands.AddChips():
            key = "adds_behind" if asked.behind else f"adds.{asked.what}"
            return tell(key, name=name(asked.seat), amount=asked.amount)
        case commands.Move():
            return tell("moves", name=name(asked.seat), to=str(asked.to))
        case commands.Pay():
            return tell("paid", name=name(asked.payer), amount=asked.amount, other=name(asked.to))
        case commands.Take():
            return taken_words(name(asked.seat), asked.amount, asked.reason)
    return step_words(label_of((asked,), ()), name) or ""


def taken_words(who: str, amount: int, reason: str) -> str:
    """Return the words of chips that a player gives, with the purpose if the app has a word for it."""
    what = term(reason)
    return tell("taken.for", name=who, amount=amount, what=what) if what else tell("taken", name=who, amount=amount)


def declined_words(command: commands.Command, why: str, name: Name) -> str:
    """Return the line of a request that was refused at the hand's end: chips with their amount, others without."""
    if isinstance(command, commands.AddChips):
        return tell("not_done.chips", name=name(command.seat), amount=command.amount, why=why)
    seat = getattr(command, "seat", None)
    return tell("not_done.of", name=name(seat), why=why) if seat is not None else tell("not_done", why=why)


def noted_words(event: Noted, name: Name) -> str:
    """Return the log line of a note; "" for an unknown one."""
    facts: dict[str, Any] = dict(event.facts)  # each kind of note has its own
    who = name(event.seat) if event.seat is not None else ""
    if event.what == "ruling":
        back = facts.get("returned") or 0
        rules = ", ".join(facts.get("rules") or ())
        key = "noted_ruling_back" if back else "noted_ruling"
        return say(key, name=who, rules=rules, amount=figure(int(back)))
    if event.what == "floor":
        key = f"noted_{facts.get('choice', '')}"
        decided = say(key, name=who) if has_sentence(key) else str(facts.get("choice", ""))
        return say("noted_floor_by", by=facts["by"], decided=decided) if facts.get("by") else decided
    if event.what == "buy-in":
        return say("noted_buy_in", name=who, was=figure(facts["was"]), now=figure(facts["now"]))
    key = f"noted_{event.what}"
    amount = figure(facts.get("chips", 0))
    return say(key, name=who, acted=facts.get("acted", 0), amount=amount) if has_sentence(key) else ""


def reason_words(reason: str) -> str:
    """Return a reason as the menus word it, inside a line; any other reason as it was written."""
    return inside(say(reason)) if theme_of(reason) == "faults" else reason


def fault_words(event: Misdealt | HandDied | StreetWithdrawn, name: Name, game: Game) -> str:
    """Return the log line of a fault of a deal."""
    match event:
        case Misdealt():
            return say("log_misdeal", reason=reason_words(event.reason))
        case HandDied():
            key = "log_dead_why" if event.reason else "log_dead"
            return say(key, name=name(event.seat), reason=reason_words(event.reason))
    cards = " / ".join(cards_words(board) for board in event.cards if board)
    street = street_name(game.streets[event.street].name)
    return say("log_back_cards" if cards else "log_back", street=street, cards=cards, name=name(event.seat))
