"""Players of earlier evenings beside the letters of a sheet: type a little, tap the one that is meant."""

import re
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.kit.appearance import Look
from desktop.kit.button import Button
from desktop.kit.face import Face
from desktop.kit.layout import cells
from desktop.kit.painted import Painted, put
from desktop.kit.sizes import GAP
from desktop.table.sheet_sizes import KNOWN
from desktop.words.i18n import sought

ROWS, ACROSS = 2, 3
NAMELESS = r"[A-Z]([1-9]|1[01])"
"""What a seat is called until somebody is named there, in every language: `P3`, `J3`."""


class PastNames(tuple[str, ...]):
    """Names of people; `also` = what else somebody of them is called, by which they are found as well."""

    also: Mapping[str, Sequence[str]] = MappingProxyType({})
    """The other names of a person, by the name that is listed."""


def named(names: Iterable[str], also: Mapping[str, Sequence[str]]) -> PastNames:
    """These names, with what else each is called."""
    made = PastNames(names)
    made.also = also
    return made


def people(names: Iterable[str]) -> PastNames:
    """Those who are called by a name: a seat's own name is nobody one could meet again."""
    return named((name for name in names if not re.fullmatch(NAMELESS, name)), getattr(names, "also", PastNames.also))


def matching(known: Sequence[str], typed: str) -> tuple[str, ...]:
    """The names that may be meant, newest first: those that begin with what was typed, then those with such a word.

    Capitals and accents make no difference; what was typed in full is not offered again. Somebody is found by their
    other names too.
    """
    start, also = sought(typed.strip()), getattr(known, "also", PastNames.also)
    begin = [name for name in known if sought(name).startswith(start)]
    every = {name: sought(" ".join((name, *also.get(name, ())))) for name in known}
    inside = [name for name in known if name not in begin and f" {start}" in f" {every[name]}"] if start else []
    return tuple(name for name in (*begin, *inside) if name.casefold() != typed.strip().casefold())[: ROWS * ACROSS]


def meant(known: Sequence[str], typed: str) -> str:
    """The name that is meant where only one can be: typed in other capitals, or the one that is offered; else as typed.

    Names are only looked for by it: who sits down is called what was typed.
    """
    written = [name for name in known if name.casefold() == typed.strip().casefold()]
    only = written or matching(known, typed)
    return only[0] if len(only) == 1 else typed


class KnownNames(Painted):
    """Renders names as buttons; `chosen` carries one."""

    chosen = Signal(str)

    def __init__(self, look: Look, known: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.known = known
        self.buttons = [Button(look, self, "name") for _ in range(ROWS * ACROSS)]
        for button in self.buttons:
            button.tapped.connect(lambda button=button: self.chosen.emit(button.slot.word))
        self.show_matching("")

    def show_matching(self, typed: str) -> None:
        """Offer the names that fit what was typed so far."""
        names = matching(self.known, typed)
        for number, button in enumerate(self.buttons):
            button.setVisible(number < min(len(names), self.rows * ACROSS))
            if number < len(names):
                button.render_slot(Face(names[number]))

    @property
    def rows(self) -> int:
        """One row where there is little room: the letters come first."""
        return ROWS if self.look.room.wide else 1

    @property
    def wanted(self) -> float:
        """Its height, reference px."""
        return self.rows * self.look.of(KNOWN) + (self.rows - 1) * self.look.of(GAP)

    def lay(self) -> None:
        """The names in rows."""
        places = cells(self.area(), self.rows * ACROSS, ACROSS, self.look.of(GAP))
        for button, place in zip(self.buttons, places, strict=False):
            put(button, place, self.look.scale)
