"""What evenings can be narrowed by: the keys above their list, and what there is to choose at each."""

from enum import StrEnum
from typing import assert_never

from desktop.setup import evening_words as words
from desktop.setup.filters import FilterChoice
from desktop.words.recap_phrases import session_title
from desktop.words.say import say
from engine.journal.register import Register
from engine.journal.sqlite import SqliteStore
from engine.lifetime import shelf


class ListBy(StrEnum):
    """What the list is narrowed by; its word is `evenings.` and its value."""

    FIND = "find"
    DAYS = "days"
    PLAYER = "player"
    GAME = "game"
    TAG = "tag"


def offered(by: ListBy, book: SqliteStore, register: Register) -> list[FilterChoice]:
    """What there is to choose, first all of it; nothing where words are typed."""
    match by:
        case ListBy.FIND:
            return []
        case ListBy.DAYS:
            return _days(shelf.months(book))
        case ListBy.PLAYER:
            people = [FilterChoice(each.name, each.name, ", ".join(each.names[1:])) for each in register.people]
            return [FilterChoice(say("evenings.any_player"), ""), *people]
        case ListBy.GAME:
            games = [FilterChoice(session_title("", [game]), game) for game in shelf.games(book)]
            return [FilterChoice(say("evenings.any_game"), None), *games]
        case ListBy.TAG:
            return [FilterChoice(say("evenings.any_tag"), ""), *(FilterChoice(tag, tag) for tag in shelf.tags(book))]
        case _:
            assert_never(by)


def _days(months: tuple[str, ...]) -> list[FilterChoice]:
    """All days, then years, then months: what is chosen is the words, the first day and the last."""
    years = dict.fromkeys(month[:4] for month in months)
    named = ((f"{words.month_name(int(month[5:]))} {month[:4]}", month) for month in months)
    return [
        FilterChoice(say("evenings.all_days"), ("", "", "")),
        *(FilterChoice(year, (year, f"{year}-01-01", f"{year}-12-31")) for year in years),
        *(FilterChoice(name, (name, f"{month}-01", f"{month}-31")) for name, month in named),
    ]
