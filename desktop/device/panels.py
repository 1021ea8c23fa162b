"""The panels of the page: a group of choices as rows of chips, and the outline of a playing card to measure by."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.device.rows import Group, Option
from desktop.kit import fitting, fonts, paint
from desktop.kit.appearance import Look
from desktop.kit.layout import TitledRows
from desktop.kit.page import Panel
from desktop.kit.page_keys import BarButton, Chip
from desktop.kit.shares import LINES, LINES_LOOSE
from desktop.kit.sizes import LIT, PAGE_GAP, Pair
from desktop.words.say import say

CARD_MM, CARD_ROUND_MM = (63.0, 88.0), 3.0
"""Size and corner radius of a playing card, mm."""
CROWDED = 4
"""With more options than this in a row, the titles get less width."""
GUESS = 5.0
"""First guess in px/mm where the screen reports no plausible density."""
LEAST, MOST, STEP = 2.0, 12.0, 0.05
REPEATS = 40
"""Milliseconds between two steps of a key that is held down."""

ROW: Pair = (88, 66)
"""Height of a row of chips with its free height."""
FOOT: Pair = (14, 8)
"""Free height below the last row."""
CHIP: Pair = (76, 60)
"""Greatest height of a chip; least free height of a row; gap between chips."""
CHIP_FREE: Pair = (10, 7)
CHIP_GAP: Pair = (10, 8)
CHIP_MOST = 0.5
"""Largest share of the width beside the title for a chip."""
TITLES: Pair = (0.27, 0.25)
"""Share of the width for the titles; the same where a row has many chips."""
CROWDED_TITLES: Pair = (0.2, 0.17)
TITLE_GAP = 12.0
"""Least gap between a title and the chips."""
KEYS: Pair = (360, 260)
"""Width of the keys beside the outline, their height, distance from the right to the area of the outline."""
KEY: Pair = (108, 80)
KEYS_SIDE: Pair = (380, 280)
NOTE_LINES = 6
"""Most lines of the instructions beside the outline."""
NOTE_DOWN = 0.8
"""Distance from the top to the middle of the first line of the note, in letters."""


class GroupPanel(Panel):
    """Shows a `Group`. The signal `picked` carries an `Option`."""

    picked = Signal(object)

    def __init__(self, look: Look, group: Group, parent: QWidget | None = None) -> None:
        super().__init__(look, group.title, parent)
        self.group = group
        self.chips: dict[str, list[Chip]] = {}
        self._make()

    def _make(self) -> None:
        for row in self.group.rows:
            chips = self.chips.setdefault(row.id, [])
            for number, option in enumerate(row.options[len(chips) :], len(chips)):
                chip = Chip(self.look, option.words, self, f"{row.title}: {option.words}")
                chip.tapped.connect(lambda id=row.id, number=number: self._tapped(id, number))
                chips.append(chip)
        self._show()

    def render_group(self, group: Group) -> None:
        """Show a group with the same rows, whose options may be chosen or not."""
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

    def preferred_height(self) -> float:
        """Return the height the panel asks for, reference px."""
        return self.head + len(self.group.rows) * self.look.of(ROW) + self.look.of(FOOT)

    def _rows(self) -> TitledRows:
        area, count = self.inner(), len(self.group.rows)
        crowded = max(len(row.options) for row in self.group.rows) > CROWDED
        titles = area.width() * self.look.of(CROWDED_TITLES if crowded else TITLES)
        return TitledRows(area, count, area.height() / count, titles, self.look.of(CHIP_GAP))

    def arrange(self) -> None:
        """Place a row of chips beside each title."""
        rows = self._rows()
        height = min(rows.tall - self.look.of(CHIP_FREE), self.look.of(CHIP))  # a finger needs it more than gaps
        for at, row in enumerate(self.group.rows):
            chips = self.chips[row.id]
            width = min(rows.wide(len(chips)), rows.room * CHIP_MOST)
            for chip, place in zip(chips, rows.places(rows.row(at), len(chips), width, height), strict=True):
                self.place(chip, place)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the panel, the titles of its rows and the hairlines between them."""
        super().paint(p, area)
        theme, kind = self.look.theme, self.look.type
        rows = self._rows()
        rows.lines(p, theme.hair)
        for at, row in enumerate(self.group.rows):
            lines, px = fitting.whole_lines(row.title, kind.name, fonts.SEMIBOLD, rows.titles - TITLE_GAP)
            box = rows.row(at)
            paint.block(p, lines, box.left(), box.center().y(), px * LINES, px, fonts.SEMIBOLD, theme.text)


class Measure(Panel):
    """The outline of a playing card, and keys to fit it to a real card. The signal `measured` carries px/mm."""

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
            key.setAutoRepeatInterval(REPEATS)
            key.tapped.connect(lambda step=step: self.grow(step))
        self.fits.tapped.connect(lambda: self.measured.emit(round(self.density, 2)))
        self.grow(0)

    def grow(self, step: float) -> None:
        """Change the outline by `step` px/mm."""
        self.density = min(MOST, max(LEAST, self.density + step))
        self.fits.say(
            say("device.measure_fits"), say("device.measure_fits_note", density=f"{self.density:.2f}"), "next"
        )
        self.update()

    def arrange(self) -> None:
        """Place the keys at the right, below each other."""
        space = self.space(PAGE_GAP)
        space.rect.setLeft(space.rect.right() - self.look.of(KEYS))
        for key in (self.fits, self.larger, self.smaller):
            space.put(key, space.bottom(self.look.of(KEY)))

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the outline at its true size, whatever the layout's scale, and the instructions."""
        super().paint(p, area)
        theme, kind, inner = self.look.theme, self.look.type, self.inner()
        width, height = (side * self.density / self.look.scale for side in CARD_MM)
        middle = inner.left() + (inner.width() - self.look.of(KEYS_SIDE)) / 2
        box = QRectF(middle - width / 2, inner.center().y() - height / 2, width, height)
        radius = CARD_ROUND_MM * self.density / self.look.scale
        paint.panel(p, box, radius, theme.sunk, theme.now, LIT)
        left = inner.right() - self.look.of(KEYS)
        px, top = kind.name, inner.top() + kind.name * NOTE_DOWN
        note = fitting.wrap(say("device.measure_note"), px, fonts.MEDIUM, inner.right() - left, NOTE_LINES)
        paint.lines(p, note, left, top, px * LINES_LOOSE, px, fonts.MEDIUM, theme.text2)
