"""The bar below the evenings: where it leads, and what comes next."""

from enum import StrEnum

from PySide6.QtWidgets import QWidget

from desktop.kit.appearance import Look
from desktop.kit.page_keys import BarButton
from desktop.setup.evening_words import go_on_words
from desktop.words.say import say
from engine.lifetime.shelf import Line


class EveningKey(StrEnum):
    """What a key of the bar does."""

    BACK = "back"
    PLAYERS = "players"
    ACCOUNTS = "accounts"
    HANDS = "hands"
    NEW = "new"
    GO = "go"
    """On with a running evening, else its recap."""


SIGNS = {
    EveningKey.BACK: "undo",
    EveningKey.PLAYERS: "person",
    EveningKey.ACCOUNTS: "coins",
    EveningKey.HANDS: "cards",
    EveningKey.NEW: "plus",
    EveningKey.GO: "arrow",
}
"""Of the keys of the bar, in their order."""


def bar_keys(look: Look, parent: QWidget) -> dict[EveningKey, BarButton]:
    """The keys of the bar."""
    return {act: BarButton(look, sign, parent, big=act is EveningKey.GO) for act, sign in SIGNS.items()}


def say_bar(bar: dict[EveningKey, BarButton], line: Line | None) -> None:
    """The words of the keys; `line` = the chosen evening."""
    bar[EveningKey.BACK].say(say("evenings.back"))
    bar[EveningKey.PLAYERS].say(say("evenings.players"), say("evenings.players_note"))
    bar[EveningKey.ACCOUNTS].say(say("people.accounts"), say("people.accounts_note"))
    bar[EveningKey.HANDS].say(say("evenings.hands"), say("evenings.hands_note"))
    bar[EveningKey.NEW].say(say("evenings.new"), say("evenings.new_note"))
    go = say("evenings.recap") if line is None or line.over else go_on_words(line)
    bar[EveningKey.GO].say(go, role="next", barred=line is None)
