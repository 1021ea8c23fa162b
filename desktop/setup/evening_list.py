"""The list of evenings, running ones first, then newest first, with its filters and the bar of its page.

Filter keys with their options are above the list; the bar below leads to other lists, to a new table, or on with the
chosen evening.
"""

from enum import StrEnum
from typing import Any, assert_never

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fonts, paint
from desktop.kit.appearance import Look
from desktop.kit.list import ListPane
from desktop.kit.list_view import Records
from desktop.kit.page_keys import BarButton
from desktop.setup import evening_words as words
from desktop.setup.evening_row import EveningRow
from desktop.setup.evening_sizes import FILTERS_ACROSS
from desktop.setup.evening_words import go_on_words
from desktop.setup.filters import FilterChoice, FilteredList, FilterKey
from desktop.words.recap_phrases import part_words, session_title
from desktop.words.say import say
from engine.journal.register import Register
from engine.journal.sqlite import SqliteStore
from engine.lifetime import evening_list
from engine.lifetime.evening_list import Line


class ListBy(StrEnum):
    """A filter of the list; its word is `evenings.` and its value."""

    FIND = "find"
    DAYS = "days"
    PLAYER = "player"
    GAME = "game"
    TAG = "tag"


def offered(by: ListBy, book: SqliteStore, register: Register) -> list[FilterChoice]:
    """Return the options of a filter, first that for all; none where words are typed."""
    match by:
        case ListBy.FIND:
            return []
        case ListBy.DAYS:
            return _day_options(evening_list.months(book))
        case ListBy.PLAYER:
            people = [FilterChoice(each.name, each.name, ", ".join(each.names[1:])) for each in register.people]
            return [FilterChoice(say("evenings.any_player"), ""), *people]
        case ListBy.GAME:
            games = [FilterChoice(session_title("", [game]), game) for game in evening_list.games(book)]
            return [FilterChoice(say("evenings.any_game"), None), *games]
        case ListBy.TAG:
            return [
                FilterChoice(say("evenings.any_tag"), ""),
                *(FilterChoice(tag, tag) for tag in evening_list.tags(book)),
            ]
        case _:
            assert_never(by)


def _day_options(months: tuple[str, ...]) -> list[FilterChoice]:
    """Return all days, then years, then months; each value holds the words, the first day and the last."""
    years = dict.fromkeys(month[:4] for month in months)
    named = ((f"{words.month_name(int(month[5:]))} {month[:4]}", month) for month in months)
    return [
        FilterChoice(say("evenings.all_days"), ("", "", "")),
        *(FilterChoice(year, (year, f"{year}-01-01", f"{year}-12-31")) for year in years),
        *(FilterChoice(name, (name, f"{month}-01", f"{month}-31")) for name, month in named),
    ]


class EveningList(FilteredList):
    """The list of evenings; `reopened` carries the row of a running one whose key was tapped."""

    reopened = Signal(object)

    def __init__(self, look: Look, keys: list[FilterKey], parent: QWidget) -> None:
        self.row = EveningRow()
        pane = ListPane(look, Records(words.spoken_line, tips=True), self.row)
        super().__init__(look, say("evenings.title"), keys, pane, parent)
        self.across = FILTERS_ACROSS if look.fit.layout.upright else 0
        pane.view.beside.connect(self._open_or_resume)
        pane.moved.connect(self._show_part)

    @property
    def shown(self) -> Any:
        """The listed evenings."""
        return self.pane.records.records

    def in_sight(self) -> list[Line]:
        """Return the evenings whose rows are visible."""
        return [self.shown[at] for at in self.pane.view.seen()]

    def _open_or_resume(self, line: Line) -> None:
        """Handle a tap on the key at the right end; an ended evening has none, and is chosen."""
        (self.chosen if line.over else self.reopened).emit(line)

    def _show_part(self) -> None:
        seen = self.pane.view.seen()
        self.say(note=part_words(seen.start + 1 if seen else 0, seen.stop, len(self.shown)))

    def set_look(self, look: Look) -> None:
        """Apply changes of theme, grid or choices."""
        self.across = FILTERS_ACROSS if look.fit.layout.upright else 0
        super().set_look(look)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the panel; a text when nothing is found."""
        super().paint(p, area)
        if not self.shown and not self.choosing:
            px, inner = self.look.type.name, self.inner()
            none = say("evenings.nothing")
            paint.text(
                p, none, inner.center().x(), inner.center().y(), px, fonts.MEDIUM, self.look.theme.text2, paint.CENTRE
            )


class EveningKey(StrEnum):
    """A key of the bar."""

    BACK = "back"
    PLAYERS = "players"
    ACCOUNTS = "accounts"
    HANDS = "hands"
    NEW = "new"
    GO = "go"
    """Resume a running evening, else show its recap."""


SIGNS = {
    EveningKey.BACK: "undo",
    EveningKey.PLAYERS: "person",
    EveningKey.ACCOUNTS: "coins",
    EveningKey.HANDS: "cards",
    EveningKey.NEW: "plus",
    EveningKey.GO: "arrow",
}
"""The icons of the keys of the bar, in their order."""


def bar_keys(look: Look, parent: QWidget) -> dict[EveningKey, BarButton]:
    """Return the keys of the bar."""
    return {act: BarButton(look, sign, parent, big=act is EveningKey.GO) for act, sign in SIGNS.items()}


def say_bar(bar: dict[EveningKey, BarButton], line: Line | None) -> None:
    """Set the words of the keys; `line` = the chosen evening, None = none."""
    bar[EveningKey.BACK].say(say("evenings.back"))
    bar[EveningKey.PLAYERS].say(say("evenings.players"), say("evenings.players_note"))
    bar[EveningKey.ACCOUNTS].say(say("people.accounts"), say("people.accounts_note"))
    bar[EveningKey.HANDS].say(say("evenings.hands"), say("evenings.hands_note"))
    bar[EveningKey.NEW].say(say("evenings.new"), say("evenings.new_note"))
    go = say("evenings.recap") if line is None or line.over else go_on_words(line)
    bar[EveningKey.GO].say(go, role="next", barred=line is None)
