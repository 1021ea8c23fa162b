"""The bar below the evenings: where it leads, and what comes next."""

from enum import StrEnum

from PySide6.QtWidgets import QWidget

from desktop.kit.appearance import Look
from desktop.kit.page_keys import BarButton
from desktop.setup.evening_words import go_on_words
from desktop.words.say import say
from engine.lifetime.shelf import Line


class Act(StrEnum):
    """What a key of the bar does."""

    BACK = "back"
    PLAYERS = "players"
    ACCOUNTS = "accounts"
    HANDS = "hands"
    NEW = "new"
    GO = "go"
    """On with a running evening, else its recap."""


SIGNS = {
    Act.BACK: "undo",
    Act.PLAYERS: "person",
    Act.ACCOUNTS: "coins",
    Act.HANDS: "cards",
    Act.NEW: "plus",
    Act.GO: "arrow",
}
"""Of the keys of the bar, in their order."""


def bar_keys(look: Look, parent: QWidget) -> dict[Act, BarButton]:
    """The keys of the bar."""
    return {act: BarButton(look, sign, parent, big=act is Act.GO) for act, sign in SIGNS.items()}


def say_bar(bar: dict[Act, BarButton], line: Line | None) -> None:
    """The words of the keys; `line` = the chosen evening."""
    bar[Act.BACK].say(say("evenings.back"))
    bar[Act.PLAYERS].say(say("evenings.players"), say("evenings.players_note"))
    bar[Act.ACCOUNTS].say(say("people.accounts"), say("people.accounts_note"))
    bar[Act.HANDS].say(say("evenings.hands"), say("evenings.hands_note"))
    bar[Act.NEW].say(say("evenings.new"), say("evenings.new_note"))
    go = say("evenings.recap") if line is None or line.over else go_on_words(line)
    bar[Act.GO].say(go, role="next", barred=line is None)
