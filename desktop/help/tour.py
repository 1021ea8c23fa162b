"""The tour of the first evening: five cards in one place, with an outline round the widget a card explains.

The pointer can go on at the table.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fitting, fonts, paint
from desktop.kit.covers import keep_key
from desktop.kit.page_keys import BarButton
from desktop.kit.painted import Painted, put
from desktop.kit.shares import SIDES_OF_TWO
from desktop.kit.sizes import ROUND_BAR, STRONG, Pair
from desktop.words.say import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from desktop.table.view import TableView

AWAY = 14.0
"""Least distance from the card to the edge of the felt."""
RING_OUT = 6
"""Distance of the outline from its widget, px of the screen; inset of its stroke, its corners, its stroke."""
RING_IN = 2.0
RING_ROUND = 16.0
RING_LINE = 3.5
CARD: Pair = (560, 400)
"""Width of the card, height of its keys, free px round the keys and round the words."""
KEY: Pair = (84, 72)
KEY_SIDE: Pair = (20, 14)
SIDE: Pair = (22, 16)
TITLE_DOWN = 0.55
"""Distance from the words' side to the middle of the title and to the text, in letters of the title."""
TITLE_HIGH = 1.3
TITLE_GAP = 12.0
"""Gap between the title and the number of the card."""
LINE, MOST_LINES = 1.42, 8
"""Height of a line of text, in letters; most lines of a card."""
CARDS: tuple[tuple[str, "Callable[[TableView], QWidget]"], ...] = (
    ("seats", lambda view: view.felt.seats[1]),
    ("amber", lambda view: view.bar.go),
    ("amount", lambda view: view.column),
    ("undo", lambda view: view.bar.undo),
    ("more", lambda view: view.strip.menu),
)
"""Id of each card, and the function that returns its widget."""


class Ring(QWidget):
    """An outline round the widget a card explains; taps go through it."""

    def __init__(self, view: "TableView") -> None:
        super().__init__(view)
        self.view = view
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: object) -> None:
        """Paint the outline."""
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(RING_IN, RING_IN, -RING_IN, -RING_IN)
        paint.panel(p, box, RING_ROUND, None, self.view.theme.info, RING_LINE)
        p.end()


class Tour(Painted):
    """The card of the tour. The signal `done` reports that the last card was read or the tour was skipped."""

    done = Signal()

    def __init__(self, view: "TableView") -> None:
        super().__init__(view.look, view)
        self.view, self.at = view, 0
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.ring = Ring(view)
        self.skip = BarButton(view.look, "cross", self)
        self.forward = BarButton(view.look, "arrow", self)
        self.skip.tapped.connect(self.done)
        self.forward.tapped.connect(self._show_next)
        self.show_card()

    @property
    def words(self) -> tuple[str, str]:
        """Return title and text of the card."""
        id = CARDS[self.at][0]
        return say(f"help.tour_{id}"), say(f"help.tour_{id}_text")

    def _show_next(self) -> None:
        if self.at + 1 == len(CARDS):
            self.done.emit()
            return
        self.at += 1
        self.show_card()

    def show_card(self) -> None:
        """Show the words and the keys of the present card."""
        last = self.at + 1 == len(CARDS)
        self.skip.say(say("help.tour_skip"))
        self.forward.say(say("help.tour_done") if last else say("help.tour_next"), role="plain")
        self.skip.setVisible(not last)
        self.setAccessibleName(". ".join(self.words))
        self.lay()
        self.update()

    def close_tour(self) -> None:
        """Remove card and outline."""
        for part in (self.ring, self):
            part.hide()
            part.deleteLater()

    def lay(self) -> None:
        """Place the card in the middle of the felt; its keys have the same place for every number of lines."""
        look = self.look = self.view.look
        for button in (self.skip, self.forward):
            button.set_look(look)
        target = CARDS[self.at][1](self.view)
        corner = target.mapTo(self.view, QPoint(0, 0))
        ring = QRect(corner, target.size()).adjusted(-RING_OUT, -RING_OUT, RING_OUT, RING_OUT)
        ring = ring.intersected(self.view.rect())
        self.ring.setGeometry(ring)
        self.ring.show()
        self.ring.raise_()
        width, key, side = look.of(CARD), look.of(KEY), look.of(KEY_SIDE)
        frame = self._text_at() + key + 2 * side
        height, greatest = (frame + lines * look.type.second * LINE for lines in self._line_counts(width))
        felt = look.fit.area
        bottom = min(felt.center().y() + greatest / 2, felt.bottom() - AWAY)
        put(self, QRectF(felt.center().x() - width / 2, bottom - height, width, height), look.scale)
        half = (width - SIDES_OF_TWO * side) / 2
        put(self.skip, QRectF(side, height - key - side, half, key), look.scale)
        put(self.forward, QRectF(width - side - half, height - key - side, half, key), look.scale)
        self.show()
        self.raise_()

    def _text_at(self) -> float:
        """Return the top of the text below the title, reference px."""
        return self.look.of(SIDE) + self.look.type.title * TITLE_HIGH

    def _lines(self, width: float, at: int) -> list[str]:
        """Return the text of a card as lines, which set its height."""
        room, words = width - 2 * self.look.of(SIDE), say(f"help.tour_{CARDS[at][0]}_text")
        return fitting.wrap(words, self.look.type.second, fonts.MEDIUM, room, MOST_LINES)

    def _line_counts(self, width: float) -> tuple[int, int]:
        """Return the number of lines of the present card, and of the longest one."""
        counts = [len(self._lines(width, at)) for at in range(len(CARDS))]
        return counts[self.at], max(counts)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the card."""
        theme, kind, look = self.look.theme, self.look.type, self.look
        side = look.of(SIDE)
        paint.panel(p, area.adjusted(1, 1, -1, -1), look.of(ROUND_BAR), theme.panel, theme.info, STRONG)
        title = self.words[0]
        y = side + kind.title * TITLE_DOWN
        step = say("help.tour_place", number=self.at + 1, of=len(CARDS))
        step_width = paint.text(p, step, area.right() - side, y, kind.second, fonts.MEDIUM, theme.text2, paint.RIGHT)
        words, size = fitting.fit_whole(title, kind.title, fonts.BOLD, area.width() - 2 * side - step_width - TITLE_GAP)
        paint.text(p, words, side, y, size, fonts.BOLD, theme.text)
        y = self._text_at() + kind.second * LINE / 2
        for line in self._lines(area.width(), self.at):
            paint.text(p, line, side, y, kind.second, fonts.MEDIUM, theme.text2)
            y += kind.second * LINE

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the next card on Enter and end the tour on Escape; no key reaches the table below."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self._show_next()
        elif event.key() == Qt.Key.Key_Escape:
            self.done.emit()
        keep_key(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Accept a tap on the card, so that it does not reach the table."""
        event.accept()
