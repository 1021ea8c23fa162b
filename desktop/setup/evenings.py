"""All evenings that are over: a list turned by pages beside a search. A line opens its recap, or goes on with it."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fonts, paint
from desktop.kit.appearance import Look
from desktop.kit.list import ListPane, Records, Row
from desktop.kit.page import Page, Panel
from desktop.kit.page_keys import Chip, TitleKey
from desktop.kit.sizes import GAP, LINE, ROUND_CARD, SHADOW, STRONG, Pair
from desktop.present.ask_sheets import Ask
from desktop.setup.book import Evening, matching
from desktop.table.asksheet import AskSheet
from desktop.words.recap_phrases import part_words
from desktop.words.say import say

ROW: Pair = (84, 66)
REOPEN: Pair = (190, 130)
"""The key at the right end of a line."""
SIDE: Pair = (20, 14)


def lines_of(evening: Evening) -> tuple[str, str]:
    """Day and game; hands and players."""
    return "  ".join(_head(evening)), _who(evening)


def words_of(evening: Evening) -> str:
    """A line as it is read aloud and copied."""
    return ", ".join(word for word in (*_head(evening), _who(evening)) if word)


def _head(evening: Evening) -> tuple[str, ...]:
    return tuple(word for word in (evening.began, evening.played()[0]) if word)


def _who(evening: Evening) -> str:
    return say(
        "setup.evening_who", hands=evening.played()[1], names=", ".join(evening.players) or say("setup.evening_nobody")
    )


class EveningRow(Row):
    """A line of the list: day and game, hands and players below; beside it the key that goes on with the evening."""

    even = True

    def high(self, look: Look, evening: Evening) -> float:
        """All lines are as high."""
        return look.of(ROW)

    def beside(self, look: Look) -> float:
        """The width of the key."""
        return look.of(REOPEN)

    def draw(self, p: QPainter, look: Look, area: QRectF, evening: Evening, down: bool, chosen: bool) -> None:
        """Both lines; what does not fit is told by the tool tip."""
        theme, kind = look.theme, look.type
        card, key = area.adjusted(0, 0, -look.of(REOPEN) - look.of(GAP), -SHADOW), area.adjusted(0, 0, 0, -SHADOW)
        key.setLeft(area.right() - look.of(REOPEN))
        edge, line = (theme.info, STRONG) if chosen else (theme.edge, LINE)
        paint.panel(p, card, look.of(ROUND_CARD), theme.pressed if down else theme.raised, edge, line, shadow=True)
        paint.panel(p, key, look.of(ROUND_CARD), theme.raised, theme.edge, LINE, shadow=True)
        middle, room = key.center(), key.width() - look.of(ROUND_CARD)
        lines, px = paint.whole_lines(say("setup.reopen"), kind.second, fonts.SEMIBOLD, room)
        paint.block(p, lines, middle.x(), middle.y(), px * 1.2, px, fonts.SEMIBOLD, theme.text, paint.CENTRE)
        left, room = look.of(SIDE), card.width() - 2 * look.of(SIDE)
        (head, who), small = lines_of(evening), kind.second - 1
        px = paint.fit_px(head, kind.name, fonts.BOLD, room, kind.small)
        paint.text(p, head, left, card.height() * 0.32, px, fonts.BOLD, theme.text)
        words = paint.elide(who, small, fonts.MEDIUM, room)
        paint.text(p, words, left, card.height() * 0.7, small, fonts.MEDIUM, theme.text2)


class EveningList(Panel):
    """The evenings, newest first; `chosen` carries the id of one to look at, `reopened` of one to go on with."""

    chosen = Signal(int)
    reopened = Signal(int)

    def __init__(self, look: Look, book: Sequence[Evening], parent: QWidget | None = None) -> None:
        super().__init__(look, say("setup.evenings_title"), parent)
        self.book, self.shown = tuple(book), tuple(book)
        self.pane = ListPane(look, Records(words_of, tips=True), EveningRow(), self)
        self.pane.view.setAccessibleName(say("setup.evenings_title"))
        self.pane.view.chosen.connect(lambda evening: self.chosen.emit(evening.id))
        self.pane.view.beside.connect(lambda evening: self.reopened.emit(evening.id))
        self.hands = TitleKey(look, self, arrow=True)
        self.hands.say(say("setup.evenings_hands"), say("setup.evenings_hands"))
        self.pane.moved.connect(self._tell)
        self.pane.show_records(self.shown)

    def search(self, typed: str) -> None:
        """Only what is found by these words."""
        self.shown = matching(self.book, typed)
        self.pane.show_records(self.shown)
        self.update()

    def _tell(self) -> None:
        """Which of them are in sight."""
        seen = self.pane.view.seen()
        first = seen.start + 1 if seen else 0
        self.say(hint=part_words(first, seen.stop, len(self.shown)))

    def arrange(self) -> None:
        """All the room is the list's; in the title the key to the hands of all evenings."""
        wide = self.look.of(REOPEN)
        self.taken = wide
        self.place(self.hands, QRectF(self.inner().right() - wide, 4, wide, self.head - 6))
        self.place(self.pane, self.inner())

    def paint(self, p: QPainter, area: QRectF) -> None:
        """The panel; in words, when nothing is found."""
        super().paint(p, area)
        if not self.shown:
            inner, px = self.inner(), self.look.type.name
            words = say("setup.evenings_none")
            paint.text(p, words, inner.left(), inner.top() + px * 2, px, fonts.MEDIUM, self.look.theme.text2)


class EveningsPage(Page):
    """The page. `recap` and `reopened` carry a session's id; `left` = back to the setup page.

    `private` asks for what erases and forgets, `traveling` for what packs and unpacks: with what was searched for.
    """

    recap = Signal(int)
    reopened = Signal(int)
    left = Signal()
    private = Signal(str)
    traveling = Signal(str)
    searching = Signal()
    """Hands of all evenings are looked for."""

    def __init__(self, look: Look, book: Sequence[Evening], parent: QWidget | None = None) -> None:
        super().__init__(look, say("setup.evenings"), parent)
        self.list = EveningList(look, book, self)
        ask = Ask(
            say("setup.evenings_find"), say("setup.evenings_open"), lambda name, _, __: name, named=True, counted=False
        )
        self.search = AskSheet(look, ask, self)
        self.search.name.setPlaceholderText(say("setup.evenings_hint"))
        self.search.name.setAccessibleName(say("setup.evenings_hint"))
        self.search.name.textChanged.connect(self._search)
        self.search.given.connect(self._open_first)
        self.search.closed.connect(self.left)
        self.back = Chip(look, say("setup.back"), self)
        self.back.tapped.connect(self.left)
        self.travel = Chip(look, say("setup.evenings_travel"), self)
        self.travel.tapped.connect(lambda: self.traveling.emit(self.search.name.text()))
        self.erase = Chip(look, say("setup.evenings_erase"), self)
        self.erase.tapped.connect(lambda: self.private.emit(self.search.name.text()))
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # Tab comes by its fields, not by itself
        self.list.chosen.connect(self.recap)
        self.list.reopened.connect(self.reopened)
        self.list.hands.tapped.connect(self.searching)

    def _search(self, typed: str) -> None:
        """What is found is listed; where nothing is, there is no first one to open."""
        self.list.search(typed)
        self.search.lacks("" if self.list.shown else say("setup.evenings_none"))

    def _open_first(self) -> None:
        """The first of what was found."""
        if self.list.shown:
            self.recap.emit(self.list.shown[0].id)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """On opening and after a tap beside: what is typed is searched for."""
        self.search.name.setFocus(event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A letter or digit no other part of the page took is searched for."""
        if event.text().isprintable() and event.text():
            self.search.type(event.text())
        else:
            super().keyPressEvent(event)

    def escape(self) -> None:
        """Back."""
        self.left.emit()

    def arrange(self, area: QRectF) -> None:
        """The list left, the search right, below it back, packing, erasing; upright one below the other."""
        gap, foot = self.look.pick(14, 10), self.look.pick(92, 72)
        if self.look.fit.layout.upright:
            side = QRectF(area.left(), area.bottom() - foot - gap - 520, area.width(), 520)
            above = QRectF(area.left(), area.top(), area.width(), side.top() - gap - area.top())
        else:
            wide = self.look.fit.inner.width()
            side = QRectF(area.right() - wide, area.top(), wide, area.height() - foot - gap)
            above = QRectF(area.left(), area.top(), area.width() - wide - gap, area.height())
        self.place(self.list, above)
        self.place(self.search, side)
        wide = (side.width() - 2 * gap) / 3
        for at, chip in enumerate((self.back, self.travel, self.erase)):
            self.place(chip, QRectF(side.left() + at * (wide + gap), area.bottom() - foot, wide, foot))
