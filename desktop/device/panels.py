"""The panels of the page: a group of choices as rows of chips, and the outline of a playing card to measure by."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.device.rows import Group, Option
from desktop.kit import fitting, fonts, paint
from desktop.kit.appearance import Look
from desktop.kit.layout import Space
from desktop.kit.page import Panel
from desktop.kit.page_keys import BarButton, Chip
from desktop.words.say import say

CARD_MM = (63.0, 88.0)
"""A playing card, mm."""
CROWDED = 4
"""More options than this in a row, and the titles have less room."""
GUESS = 5.0
"""px/mm to begin with where the screen says nothing to be believed."""
LEAST, MOST, STEP = 2.0, 12.0, 0.05


class GroupPanel(Panel):
    """Renders a `Group`; `picked` carries the option."""

    picked = Signal(object)

    def __init__(self, look: Look, group: Group, parent: QWidget | None = None) -> None:
        super().__init__(look, group.title, parent)
        self.group = group
        self.chips: dict[str, list[Chip]] = {}
        self._make()

    def _make(self) -> None:
        for row in self.group.rows:
            made = self.chips.setdefault(row.id, [])
            for number, option in enumerate(row.options[len(made) :], len(made)):
                chip = Chip(self.look, option.words, self, f"{row.title}: {option.words}")
                chip.tapped.connect(lambda id=row.id, number=number: self._tapped(id, number))
                made.append(chip)
        self._show()

    def render_group(self, group: Group) -> None:
        """Show this; the rows are the same ones, their options may hold or not."""
        self.group = group
        self._show()

    def _show(self) -> None:
        for row in self.group.rows:
            for chip, option in zip(self.chips[row.id], row.options, strict=True):
                chip.choose(option.chosen)

    def _tapped(self, id: str, number: int) -> None:
        row = next(row for row in self.group.rows if row.id == id)
        option: Option = row.options[number]
        if option.change or option.opens:
            self.picked.emit(option)

    def wanted(self) -> float:
        """Its height, reference px."""
        return self.head + len(self.group.rows) * self.look.pick(88, 66) + self.look.pick(14, 8)

    def _rows(self) -> tuple[QRectF, float, float]:
        area = self.inner()
        crowded = max(len(row.options) for row in self.group.rows) > CROWDED
        titles = area.width() * (self.look.pick(0.2, 0.17) if crowded else self.look.pick(0.27, 0.25))
        return area, area.height() / len(self.group.rows), titles

    def arrange(self) -> None:
        """A row of chips beside each title."""
        area, tall, left = self._rows()
        gap = self.look.pick(10, 8)
        high = min(tall - self.look.pick(10, 7), self.look.pick(76, 60))  # a finger needs it more than the gap
        for at, row in enumerate(self.group.rows):
            chips = self.chips[row.id]
            room = area.width() - left
            wide = min((room - gap * (len(chips) - 1)) / len(chips), room * 0.5)
            for number, chip in enumerate(chips):
                x = area.left() + left + number * (wide + gap)
                self.place(chip, QRectF(x, area.top() + at * tall + (tall - high) / 2, wide, high))

    def paint(self, p: QPainter, area: QRectF) -> None:
        """The panel, the titles of its rows, hairlines between them."""
        super().paint(p, area)
        theme, kind = self.look.theme, self.look.type
        inner, tall, left = self._rows()
        for at, row in enumerate(self.group.rows):
            y = inner.top() + at * tall
            if at:
                paint.hairline(p, theme.hair, inner.left(), y, inner.right(), y)
            lines, px = fitting.whole_lines(row.title, kind.name, fonts.SEMIBOLD, left - 12)
            paint.block(p, lines, inner.left(), y + tall / 2, px * 1.25, px, fonts.SEMIBOLD, theme.text)


class Measure(Panel):
    """The outline of a playing card and the keys that fit it to a real one. `measured` carries px/mm."""

    measured = Signal(float)

    def __init__(self, look: Look, density: float | None, parent: QWidget | None = None) -> None:
        super().__init__(look, say("device.measure_title"), parent)
        self.density = density or GUESS
        self.smaller = BarButton(look, "minus", self)
        self.larger = BarButton(look, "plus", self)
        self.fits = BarButton(look, "check", self)
        for key, words, step in ((self.smaller, "measure_smaller", -STEP), (self.larger, "measure_larger", STEP)):
            key.say(say(f"device.{words}"))
            key.repeats = True
            key.setAutoRepeat(True)
            key.setAutoRepeatInterval(40)
            key.tapped.connect(lambda step=step: self.grow(step))
        self.fits.tapped.connect(lambda: self.measured.emit(round(self.density, 2)))
        self.grow(0)

    def grow(self, step: float) -> None:
        """A larger or smaller outline."""
        self.density = min(MOST, max(LEAST, self.density + step))
        self.fits.say(
            say("device.measure_fits"), say("device.measure_fits_note", density=f"{self.density:.2f}"), "next"
        )
        self.update()

    def arrange(self) -> None:
        """The keys on the right, one below the other."""
        area, gap = self.inner(), self.look.pick(16, 10)
        wide, tall = self.look.pick(360, 260), self.look.pick(108, 80)
        box = QRectF(area.right() - wide, area.bottom() - 3 * tall - 2 * gap, wide, 0)
        Space(box, gap, self.look.scale).rows((self.smaller, self.larger, self.fits), tall, 1)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """The outline at its true size, whatever the layout's scale, and what to do."""
        super().paint(p, area)
        theme, kind, inner = self.look.theme, self.look.type, self.inner()
        wide, tall = (side * self.density / self.look.scale for side in CARD_MM)
        middle = inner.left() + (inner.width() - self.look.pick(380, 280)) / 2
        box = QRectF(middle - wide / 2, inner.center().y() - tall / 2, wide, tall)
        radius = 3 * self.density / self.look.scale
        paint.panel(p, box, radius, theme.sunk, theme.now, 2.5)
        left = inner.right() - self.look.pick(360, 260)
        px, top = kind.name, inner.top() + kind.name * 0.8
        note = fitting.wrap(say("device.measure_note"), px, fonts.MEDIUM, inner.right() - left, 6)
        paint.lines(p, note, left, top, px * 1.4, px, fonts.MEDIUM, theme.text2)
