"""Players of earlier evenings beside the letters of a sheet: type a little, tap the one that is meant."""

import re
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from desktop.intents import Type
from desktop.kit.appearance import Look
from desktop.kit.painted import Painted, put
from desktop.present.slot import Slot
from desktop.table.slotbutton import SlotButton

ROWS, ACROSS = 2, 3
NAMELESS = re.compile(r"[A-Z]([1-9]|1[01])")
"""What a seat is called until somebody is named there, in every language: `P3`, `J3`."""


def people(names: Iterable[str]) -> tuple[str, ...]:
    """Those who are called by a name: a seat's own name is nobody one could meet again."""
    return tuple(name for name in names if not NAMELESS.fullmatch(name))


def matching(known: Sequence[str], typed: str) -> tuple[str, ...]:
    """The names that may be meant, newest first: those that begin with what was typed, then those with such a word.

    Capitals make no difference; what was typed in full is not offered again.
    """
    said = typed.strip().casefold()
    begin = [name for name in known if name.casefold().startswith(said)]
    inside = [name for name in known if name not in begin and f" {said}" in name.casefold()] if said else []
    return tuple(name for name in (*begin, *inside) if name.casefold() != said)[: ROWS * ACROSS]


class KnownNames(Painted):
    """Renders names as buttons; `chosen` carries one."""

    chosen = Signal(str)

    def __init__(self, look: Look, known: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.known = tuple(known)
        self.buttons = [SlotButton(look, self) for _ in range(ROWS * ACROSS)]
        for button in self.buttons:
            button.said.connect(lambda intent: self.chosen.emit(intent.digits))
        self.show_matching("")

    def show_matching(self, typed: str) -> None:
        """Offer the names that fit what was typed so far."""
        found = matching(self.known, typed)
        for number, button in enumerate(self.buttons):
            button.setVisible(number < min(len(found), self.rows * ACROSS))
            if number < len(found):
                button.render_slot(Slot(found[number], intent=Type(found[number])))

    @property
    def rows(self) -> int:
        """One row where there is little room: the letters come first."""
        return ROWS if self.look.room.wide else 1

    @property
    def wanted(self) -> float:
        """Its height, reference px."""
        return self.rows * self.look.pick(72, 60) + (self.rows - 1) * self.look.pick(8, 6)

    def lay(self) -> None:
        """The names in rows."""
        area, gap = self.area(), self.look.pick(8, 6)
        wide, tall = (area.width() - gap * (ACROSS - 1)) / ACROSS, (area.height() - gap * (self.rows - 1)) / self.rows
        for number, button in enumerate(self.buttons):
            row, place = divmod(number, ACROSS)
            button.sizes = (20, 20, 15) if self.look.room.wide else (16, 16, 13)
            put(button, QRectF(place * (wide + gap), row * (tall + gap), wide, tall), self.look.scale)
