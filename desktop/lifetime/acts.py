"""What the keys of the players', seasons' and accounts' pages ask for."""

from enum import StrEnum


class RankBy(StrEnum):
    """What the list is narrowed or ordered by; its word is `people.` and its value."""

    SEASON = "season"
    TAG = "tag"
    ORDER = "order"
    COUNTS = "counts"
    MONEY = "money"
    FIND = "find"


class PeopleKey(StrEnum):
    """What a key of the bar does; its word is `people.` and its value."""

    BACK = "back"
    NAMES = "names"
    MERGE = "merge"
    SAVE = "save"
    FORGET = "forget"
    GO = "go"
    """The evenings of who is shown, or joins the two that are."""
