"""The panel that chooses the quick sizes of the wager pad for each situation."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fitting, fonts, paint
from desktop.kit.appearance import Look
from desktop.kit.layout import TitledRows
from desktop.kit.page import Panel
from desktop.kit.page_keys import Chip
from desktop.kit.shares import LINES
from desktop.kit.sizes import Pair
from desktop.present.sizes import USUAL, Own, Situation
from desktop.words.say import say

ALL: dict[Situation, tuple[str, ...]] = {
    "opening": ("least", "x2.25", "x2.5", "x3", "x4", "x5", "pot", "all_in"),
    "raising": ("least", "x2.5", "x3", "x3.5", "x4", "pot", "all_in"),
    "streets": ("least", "third", "half", "two_thirds", "three_quarters", "pot", "all_in"),
    "pot_limit": ("least", "third", "half", "two_thirds", "three_quarters", "pot", "all_in"),
}
MOST = 5
"""Most sizes chosen for a situation."""
ACROSS = max(map(len, ALL.values()))
"""Number of chips beside each other."""
CHIP: Pair = (86, 72)
"""Greatest height of a chip; gap between chips, also the least free height of a row."""
CHIP_GAP: Pair = (12, 8)
TITLES = 0.24
"""Share of the width for the titles; the same for their words."""
TITLE_WORDS = 0.22


def sizes_after_tap(own: Own, where: Situation, id: str) -> dict[str, tuple[str, ...]] | None:
    """Return the own sizes after a tap on `id` in a situation, in the order of `ALL`; None = five are chosen already.

    A choice equal to the usual one is not stored, so that it follows later versions of the app.
    """
    current = own.get(where) or USUAL[where]
    if id not in current and len(current) >= MOST:
        return None
    chosen = tuple(size for size in ALL[where] if (size in current) != (size == id))
    others = {key: value for key, value in own.items() if key != where}
    return others if not chosen or chosen == USUAL[where] else {**others, where: chosen}


class SizesPanel(Panel):
    """A row of chips for each situation. The signal `changed` carries all own sizes."""

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
        own = sizes_after_tap(self.own, where, id)
        if own is None:
            self.say(say("device.sizes_full"), role="owe")
            return
        self.own = own
        self.say(say("device.sizes_note"))
        self._show()
        self.changed.emit(own)

    def _rows(self) -> TitledRows:
        area = self.inner()
        return TitledRows(area, len(ALL), area.height() / len(ALL), area.width() * TITLES, self.look.of(CHIP_GAP))

    def arrange(self) -> None:
        """Place the chips of a situation beside its title."""
        rows = self._rows()
        height = min(rows.tall - rows.gap, self.look.of(CHIP))
        for at, (where, ids) in enumerate(ALL.items()):
            places = rows.places(rows.row(at), len(ids), rows.wide(ACROSS), height)
            for id, place in zip(ids, places, strict=True):
                self.place(self.chips[where, id], place)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the panel and the titles of the situations."""
        super().paint(p, area)
        theme, px, rows = self.look.theme, self.look.type.name, self._rows()
        rows.lines(p, theme.hair)
        for at, where in enumerate(ALL):
            row = rows.row(at)
            lines = fitting.wrap(say(f"device.sizes_{where}"), px, fonts.SEMIBOLD, row.width() * TITLE_WORDS, 2)
            paint.block(p, lines, row.left(), row.center().y(), px * LINES, px, fonts.SEMIBOLD, theme.text)
