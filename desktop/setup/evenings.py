"""All evenings that are over: a list turned by pages beside a search. A line opens its recap, or goes on with it."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QWidget

from desktop.kit import fonts, paint
from desktop.kit.appearance import Look
from desktop.kit.page import Card, Page, Panel
from desktop.kit.pages import Turn
from desktop.present.ask_sheets import Ask
from desktop.setup.book import Evening, matching
from desktop.setup.cards import Chip
from desktop.table.asksheet import AskSheet
from desktop.words.setup import say
from desktop.words.table import say as table_say

MOST_ROWS = 24
"""More lines than any screen has room for."""


class EveningCard(Card):
    """A line of the list: day and game, hands and players below."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.evening: Evening | None = None

    def show_evening(self, evening: Evening) -> None:
        """Another evening."""
        self.evening = evening
        self.name(", ".join(word for word in (say("recap_of"), *self.lines) if word))
        self.setToolTip(self.lines[1])
        self.update()

    @property
    def lines(self) -> tuple[str, str]:
        """What stands on it."""
        evening = self.evening
        if evening is None:
            return "", ""
        head = "  ".join(word for word in (evening.began, evening.game) if word)
        return head, say("evening_who", hands=evening.hands, names=", ".join(evening.players) or say("evening_nobody"))

    def content(self, p: QPainter, area: QRectF) -> None:
        """Both lines; what does not fit is told by the tool tip."""
        theme, kind = self.look.theme, self.look.type
        left, room = area.left() + self.look.pick(20, 14), area.width() - self.look.pick(40, 28)
        head, who = self.lines
        px = paint.fit_px(head, kind.name, fonts.BOLD, room, kind.small)
        paint.text(p, head, left, area.top() + area.height() * 0.32, px, fonts.BOLD, theme.text)
        words = paint.elide(who, kind.second - 1, fonts.MEDIUM, room)
        paint.text(p, words, left, area.top() + area.height() * 0.7, kind.second - 1, fonts.MEDIUM, theme.text2)


class EveningList(Panel):
    """The evenings that fit on the screen; `chosen` carries the id of one to look at, `reopened` of one to go on with.

    Only as many lines are made as fit, however many evenings the book has.
    """

    chosen = Signal(int)
    reopened = Signal(int)

    def __init__(self, look: Look, book: Sequence[Evening], parent: QWidget | None = None) -> None:
        super().__init__(look, say("evenings_title"), parent)
        self.book, self.shown, self.top, self.fits = tuple(book), tuple(book), 0, 1
        self.cards: list[EveningCard] = []
        self.reopens: list[Chip] = []
        self.up, self.down = Turn(look, self, "up"), Turn(look, self, "down")
        for key, by, words in ((self.up, -1, "turn_up"), (self.down, 1, "turn_down")):
            key.tapped.connect(lambda by=by: self.turn(by))
            key.name(table_say(words))

    def search(self, typed: str) -> None:
        """Only what is found by these words."""
        self.shown, self.top = matching(self.book, typed), 0
        self.lay()

    def turn(self, by: int) -> None:
        """Turn a page."""
        last = max(0, len(self.shown) - 1) // self.fits * self.fits
        self.top = max(0, min(self.top + by * self.fits, last))
        self.lay()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel turns too."""
        self.turn(-1 if event.angleDelta().y() > 0 else 1)

    def arrange(self) -> None:
        """The lines from the top, the keys that turn at the bottom."""
        area, gap, tall, foot = self.inner(), self.look.pick(10, 6), self.look.pick(84, 66), 72.0
        self.fits = max(1, min(MOST_ROWS, int((area.height() - foot) / (tall + gap))))
        while len(self.cards) < self.fits:
            self._make()
        self.top -= self.top % self.fits
        side = self.look.pick(190, 130)
        for number, (card, reopen) in enumerate(zip(self.cards, self.reopens, strict=True)):
            seen = number < self.fits and self.top + number < len(self.shown)
            for part in (card, reopen):
                part.setVisible(seen)
            if not seen:
                continue
            evening = self.shown[self.top + number]
            card.show_evening(evening)
            reopen.name(f"{reopen.words}, {card.lines[0]}")
            y = area.top() + number * (tall + gap)
            self.place(card, QRectF(area.left(), y, area.width() - side - gap, tall))
            self.place(reopen, QRectF(area.right() - side, y, side, tall))
        count = max(0, min(self.fits, len(self.shown) - self.top))
        half = (area.width() - gap) / 2
        for key, left, x in (
            (self.up, self.top, area.left()), (self.down, len(self.shown) - self.top - count, area.left() + half + gap),
        ):  # fmt: skip
            key.left = left
            key.setVisible(len(self.shown) > self.fits)
            key.update()
            self.place(key, QRectF(x, area.bottom() - foot, half, foot))
        first = self.top + 1 if count else 0
        self.say(note=say("evenings_part", first=first, last=self.top + count, count=len(self.shown)))

    def _make(self) -> None:
        card = EveningCard(self.look, self)
        reopen = Chip(self.look, say("reopen"), say("reopen"), self, small=True)
        card.tapped.connect(lambda: self.chosen.emit(card.evening.id if card.evening is not None else 0))
        reopen.tapped.connect(lambda: self.reopened.emit(card.evening.id if card.evening is not None else 0))
        self.cards.append(card)
        self.reopens.append(reopen)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """The panel; in words, when nothing is found."""
        super().paint(p, area)
        if not self.shown:
            inner, px = self.inner(), self.look.type.name
            words = say("evenings_none")
            paint.text(p, words, inner.left(), inner.top() + px * 2, px, fonts.MEDIUM, self.look.theme.text2)


class EveningsPage(Page):
    """The page. `recap` and `reopened` carry a session's id; `left` = back to the setup page."""

    recap = Signal(int)
    reopened = Signal(int)
    left = Signal()

    def __init__(self, look: Look, book: Sequence[Evening], parent: QWidget | None = None) -> None:
        super().__init__(look, say("evenings"), parent)
        self.list = EveningList(look, book, self)
        ask = Ask(say("evenings_find"), say("evenings_open"), lambda name, _, __: name, named=True, counted=False)
        self.search = AskSheet(look, ask, self)
        self.search.name.setPlaceholderText(say("evenings_hint"))
        self.search.name.setAccessibleName(say("evenings_hint"))
        self.search.name.textChanged.connect(self.list.search)
        self.search.given.connect(self._open_first)
        self.search.closed.connect(self.left)
        self.back = Chip(look, say("back"), say("back"), self, small=True)
        self.back.tapped.connect(self.left)
        self.list.chosen.connect(self.recap)
        self.list.reopened.connect(self.reopened)

    def _open_first(self) -> None:
        """The first of what was found."""
        if self.list.shown:
            self.recap.emit(self.list.shown[0].id)

    def showEvent(self, event: object) -> None:
        """What is typed is searched for."""
        self.search.name.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def arrange(self, area: QRectF) -> None:
        """The list left, the search right, the way back below it; upright one below the other."""
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
        self.place(self.back, QRectF(side.left(), area.bottom() - foot, side.width(), foot))
