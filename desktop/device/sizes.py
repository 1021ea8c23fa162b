"""Quick sizes of one's own: which of the usual wagers stand on the pad, by situation."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fitting, fonts, paint
from desktop.kit.appearance import Look
from desktop.kit.page import Panel
from desktop.kit.page_keys import Chip
from desktop.present.sizes import USUAL, Own, Situation
from desktop.words.say import say

ALL: dict[Situation, tuple[str, ...]] = {
    "opening": ("least", "x2.25", "x2.5", "x3", "x4", "x5", "pot", "all_in"),
    "raising": ("least", "x2.5", "x3", "x3.5", "x4", "pot", "all_in"),
    "streets": ("least", "third", "half", "two_thirds", "three_quarters", "pot", "all_in"),
    "pot_limit": ("least", "third", "half", "two_thirds", "three_quarters", "pot", "all_in"),
}
MOST = 5


def toggled(own: Own, where: Situation, id: str) -> dict[str, tuple[str, ...]] | None:
    """The sizes with one more or one less in a situation, in the order of `ALL`; None when five are chosen already.

    What is as usual is not kept: it follows the app.
    """
    now = own.get(where) or USUAL[where]
    if id not in now and len(now) >= MOST:
        return None
    chosen = tuple(size for size in ALL[where] if (size in now) != (size == id))
    kept = {key: value for key, value in own.items() if key != where}
    return kept if not chosen or chosen == USUAL[where] else {**kept, where: chosen}


class SizesPanel(Panel):
    """A row of chips a situation; `changed` carries all own sizes."""

    changed = Signal(object)

    def __init__(self, look: Look, own: Own, parent: QWidget | None = None) -> None:
        super().__init__(look, say("device.sizes_title"), parent)
        self.own: Own = own
        self.chips: dict[tuple[Situation, str], Chip] = {}
        for where, ids in ALL.items():
            for id in ids:
                words = say(f"quick_{id}")
                chip = Chip(look, words, self, f"{say(f'device.sizes_{where}')}: {words}", large=True)
                chip.tapped.connect(lambda where=where, id=id: self._tapped(where, id))
                self.chips[where, id] = chip
        self.say(say("device.sizes_note"))
        self._show()

    def _show(self) -> None:
        for (where, id), chip in self.chips.items():
            chip.choose(id in (self.own.get(where) or USUAL[where]))

    def _tapped(self, where: Situation, id: str) -> None:
        own = toggled(self.own, where, id)
        if own is None:
            self.say(say("device.sizes_full"), role="owe")
            return
        self.own = own
        self.say(say("device.sizes_note"))
        self._show()
        self.changed.emit(own)

    def arrange(self) -> None:
        """The chips of a situation beside its title."""
        area, gap = self.inner(), self.look.pick(12, 8)
        tall, left = area.height() / len(ALL), area.width() * 0.24
        wide = (area.width() - left - gap * 7) / 8
        high = min(tall - gap, self.look.pick(86, 72))
        for row, (where, ids) in enumerate(ALL.items()):
            for column, id in enumerate(ids):
                x, y = area.left() + left + column * (wide + gap), area.top() + row * tall + (tall - high) / 2
                self.place(self.chips[where, id], QRectF(x, y, wide, high))

    def paint(self, p: QPainter, area: QRectF) -> None:
        """The panel and the situations."""
        super().paint(p, area)
        theme, kind, inner = self.look.theme, self.look.type, self.inner()
        tall = inner.height() / len(ALL)
        for row, where in enumerate(ALL):
            y = inner.top() + row * tall
            if row:
                paint.hairline(p, theme.hair, inner.left(), y, inner.right(), y)
            lines = fitting.wrap(say(f"device.sizes_{where}"), kind.name, fonts.SEMIBOLD, inner.width() * 0.22, 2)
            step = kind.name * 1.25
            paint.block(p, lines, inner.left(), y + tall / 2, step, kind.name, fonts.SEMIBOLD, theme.text)
