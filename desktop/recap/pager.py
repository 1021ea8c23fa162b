"""Some at a time: says which part of a long list is on screen, a tap turns to the next."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fonts, icons, paint
from desktop.kit.appearance import Look
from desktop.kit.page import focus_ring
from desktop.kit.painted import Tap
from desktop.words.say import say


class Pager(Tap):
    """`1 to 10 of 14`, with an arrow; after the last part comes the first. `turned` carries the first one to show."""

    turned = Signal(int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._first, self._part, self._all = 0, 1, 0
        self.tapped.connect(self._turn)

    def show_part(self, first: int, part: int, whole: int) -> None:
        """`part` of `whole` are shown, from number `first` (from 0)."""
        if (first, part, whole) != (self._first, self._part, self._all):
            self._first, self._part, self._all = first, part, whole
            self.name(say("recap.next_part", part=self.words))
            self.update()

    @property
    def words(self) -> str:
        """Which part is on screen."""
        return say("recap.part", first=self._first + 1, last=min(self._first + self._part, self._all), all=self._all)

    def _turn(self) -> None:
        following = self._first + self._part
        self.turned.emit(following if following < self._all else 0)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """The words and the arrow."""
        theme, px = self.look.theme, self.look.type.second
        fill = theme.pressed if self.isDown() else theme.raised
        paint.panel(p, area.adjusted(0, 3, 0, -5), self.look.pick(12, 10), fill, theme.edge, shadow=True)
        y = area.center().y() - 1
        px = paint.fit_px(self.words, px, fonts.SEMIBOLD, area.width() - px * 2.6)
        words = paint.text(p, self.words, area.left() + px * 0.8, y, px, fonts.SEMIBOLD, theme.text)
        room = area.width() - words - px * 0.8
        icons.paint(p, "arrow", area.left() + px * 0.8 + words + room / 2, y, px, theme.text2)
        focus_ring(self, p, area.adjusted(0, 3, 0, -5), self.look.pick(12, 10))
