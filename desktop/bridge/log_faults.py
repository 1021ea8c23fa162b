"""What went wrong in dealing, as the log tells it (PRO-14, PRO-15, PRO-16)."""

from collections.abc import Callable

from desktop.words.cards import cards_words
from desktop.words.faults import SENTENCES
from desktop.words.i18n import inside
from desktop.words.say import say
from desktop.words.table_phrases import street_name
from engine.events import HandDied, Misdealt, StreetWithdrawn
from engine.settings.records import Game

Name = Callable[[int], str]


def reason_words(reason: str) -> str:
    """A reason as the menus word it, inside a line; any other as it was written."""
    return inside(say(reason)) if reason in SENTENCES else reason


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
