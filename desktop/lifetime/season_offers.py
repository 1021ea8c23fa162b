"""What there is to choose at each key above the season, and the season with it chosen."""

from typing import Literal, NamedTuple, assert_never

from msgspec.structs import replace

from desktop.lifetime.acts import RankBy
from desktop.lifetime.season import BESTS, ORDERS, Book, SeasonFilters, SeasonTable
from desktop.lifetime.wording import seasons, unit_words
from desktop.setup.filters import FilterChoice
from desktop.words.say import say

OfferBy = Literal[RankBy.SEASON, RankBy.TAG, RankBy.ORDER, RankBy.COUNTS, RankBy.MONEY]
"""All but names, which are typed."""


class Offer(NamedTuple):
    """What lies in the place of the list."""

    title: str
    """What is chosen."""
    choices: list[FilterChoice]
    """Filters each; None = other days, which are typed."""
    taken: SeasonFilters
    """Those that count now."""


def best_words(best: int) -> str:
    """How many evenings count, 0 = all."""
    return say("people.counts_best", best=best) if best else say("people.counts_all")


def offered(by: OfferBy, book: Book, board: SeasonTable, filters: SeasonFilters) -> Offer:
    """What a key offers; each choice is the filters it leads to."""
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
