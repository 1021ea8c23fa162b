"""The keys of the pages of players, seasons and accounts: their actions, the bar below, the choices above."""

from enum import StrEnum
from typing import Literal, NamedTuple, assert_never

from msgspec.structs import replace
from PySide6.QtWidgets import QWidget

from desktop.kit.appearance import Look
from desktop.kit.page_keys import BarButton
from desktop.lifetime.season import BESTS, ORDERS, SeasonFacts, SeasonFilters, SeasonTable
from desktop.lifetime.wording import seasons, unit_words
from desktop.setup.filters import FilterChoice
from desktop.words.say import say


class RankBy(StrEnum):
    """A way to narrow or order the list; its sentence is `people.` and its value."""

    SEASON = "season"
    TAG = "tag"
    ORDER = "order"
    COUNTS = "counts"
    MONEY = "money"
    FIND = "find"


class PeopleKey(StrEnum):
    """The action of a key of the bar; its sentence is `people.` and its value."""

    BACK = "back"
    NAMES = "names"
    MERGE = "merge"
    SAVE = "save"
    FORGET = "forget"
    GO = "go"
    """Opens the evenings of the person shown, or merges the two that are shown."""


SIGNS = {
    PeopleKey.BACK: "undo",
    PeopleKey.NAMES: "person",
    PeopleKey.MERGE: "swap",
    PeopleKey.SAVE: "out",
    PeopleKey.FORGET: "bin",
    PeopleKey.GO: "list",
}
"""The signs of the keys of the bar, in their order."""


def bar_keys(look: Look, parent: QWidget) -> dict[PeopleKey, BarButton]:
    """Return the keys of the bar."""
    return {act: BarButton(look, sign, parent, big=act is PeopleKey.GO) for act, sign in SIGNS.items()}


def say_bar(bar: dict[PeopleKey, BarButton], name: str, joined: str, board: SeasonTable) -> None:
    """Set the words of the keys.

    Args:
        bar: the keys.
        name: the person shown, "" = none.
        joined: the person who is about to be merged with that one, "" = none.
        board: the season that is shown.
    """
    nobody = not name
    bar[PeopleKey.BACK].say(say("people.back"))
    names_note = say("people.names_note", name=name) if name else ""
    bar[PeopleKey.NAMES].say(say("people.names"), names_note, barred=nobody, who=name)
    bar[PeopleKey.MERGE].say(say("people.merge"), say("people.merge_note"), barred=nobody)
    bar[PeopleKey.SAVE].say(say("people.save"), say("people.save_note"), barred=not board.standings)
    bar[PeopleKey.FORGET].say(say("people.forget", name=name), say("people.forget_note"), barred=nobody, who=name)
    if joined:
        bar[PeopleKey.GO].say(say("people.join", other=joined, name=name), say("people.join_note"), "next", who=joined)
    else:
        away = board.standing(name) is None
        bar[PeopleKey.GO].say(say("people.evenings", name=name), say("people.evenings_note"), "next", away, who=name)


OfferBy = Literal[RankBy.SEASON, RankBy.TAG, RankBy.ORDER, RankBy.COUNTS, RankBy.MONEY]
"""All ways but the search for a name, which is typed."""


class Offer(NamedTuple):
    """A choice that takes the place of the list."""

    title: str
    """The title, which names what is chosen."""
    choices: list[FilterChoice]
    """The choices, each with its filters; None = other days, which are typed."""
    taken: SeasonFilters
    """The current filters."""


def best_words(best: int) -> str:
    """Return how many evenings count, in words; 0 = all."""
    return say("people.counts_best", best=best) if best else say("people.counts_all")


def offered(by: OfferBy, book: SeasonFacts, board: SeasonTable, filters: SeasonFilters) -> Offer:
    """Return what a key offers; each choice is the filters it sets."""
    match by:
        case RankBy.SEASON:
            days = [
                FilterChoice(words, replace(filters, first=first, last=last)) for words, first, last in seasons(book)
            ]
            return Offer(say("people.season"), [*days, FilterChoice(say("people.other_days"), None)], filters)
        case RankBy.TAG:
            every = FilterChoice(say("people.any_tag"), replace(filters, tag=""))
            tags = [FilterChoice(tag, replace(filters, tag=tag)) for tag in book.every_tag]
            return Offer(say("people.tag"), [every, *tags], filters)
        case RankBy.ORDER:
            orders = [FilterChoice(say(f"people.by_{order}"), replace(filters, order=order)) for order in ORDERS]
            return Offer(say("people.order"), orders, filters)
        case RankBy.COUNTS:
            bests = [FilterChoice(best_words(best), replace(filters, best=best)) for best in BESTS]
            return Offer(say("people.counts"), bests, filters)
        case RankBy.MONEY:
            units = [FilterChoice(unit_words(unit), replace(filters, unit=unit)) for unit in board.units]
            return Offer(say("people.money"), units, replace(filters, unit=board.unit))
        case _:
            assert_never(by)
