"""The bar below the players: what can be done with one of them, and what comes next."""

from PySide6.QtWidgets import QWidget

from desktop.kit.appearance import Look
from desktop.kit.page_keys import BarButton
from desktop.lifetime.acts import PeopleKey
from desktop.lifetime.season import SeasonTable
from desktop.words.say import say

SIGNS = {
    PeopleKey.BACK: "undo",
    PeopleKey.NAMES: "person",
    PeopleKey.MERGE: "swap",
    PeopleKey.SAVE: "out",
    PeopleKey.FORGET: "bin",
    PeopleKey.GO: "list",
}
"""Of the keys of the bar, in their order."""


def bar_keys(look: Look, parent: QWidget) -> dict[PeopleKey, BarButton]:
    """The keys of the bar."""
    return {act: BarButton(look, sign, parent, big=act is PeopleKey.GO) for act, sign in SIGNS.items()}


def say_bar(bar: dict[PeopleKey, BarButton], name: str, joined: str, board: SeasonTable) -> None:
    """The words of the keys.

    Args:
        bar: the keys.
        name: who is looked at, "" = nobody.
        joined: who is about to be one person with them, "" = nobody.
        board: the season that is shown.
    """
    nobody = not name
    bar[PeopleKey.BACK].say(say("people.back"))
    bar[PeopleKey.NAMES].say(say("people.names"), say("people.names_note", name=name) if name else "", barred=nobody)
    bar[PeopleKey.MERGE].say(say("people.merge"), say("people.merge_note"), barred=nobody)
    bar[PeopleKey.SAVE].say(say("people.save"), say("people.save_note"), barred=not board.standings)
    bar[PeopleKey.FORGET].say(say("people.forget", name=name), say("people.forget_note"), barred=nobody)
    if joined:
        bar[PeopleKey.GO].say(say("people.join", other=joined, name=name), say("people.join_note"), "next")
    else:
        away = board.standing(name) is None
        bar[PeopleKey.GO].say(say("people.evenings", name=name), say("people.evenings_note"), "next", away)
