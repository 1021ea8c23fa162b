"""Names of players of earlier sessions, offered beside the letters of a sheet while a name is typed."""

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
from desktop.words.i18n import search_form
from engine.values import name_key

ROWS, ACROSS = 2, 3
NAMELESS = r"[A-Z]([1-9]|1[01])"
"""The pattern of the name of a seat whose player has no name, in every language: `P3`, `J3`."""


class PastNames(tuple[str, ...]):
    """Names of people; each person is found by the other names in `also` as well."""

    also: Mapping[str, Sequence[str]] = MappingProxyType({})
    """The other names of each person, by the listed name."""


def with_other_names(names: Iterable[str], also: Mapping[str, Sequence[str]]) -> PastNames:
    """Return these names with the other names of each in `also`."""
    past_names = PastNames(names)
    past_names.also = also
    return past_names


def without_seat_names(names: Iterable[str]) -> PastNames:
    """Return the names without those of seats (`P3`), which stand for no person."""
    return with_other_names(
        (name for name in names if not re.fullmatch(NAMELESS, name)), getattr(names, "also", PastNames.also)
    )


def matching(known_names: Sequence[str], typed: str) -> tuple[str, ...]:
    """Return the names that match the typed text, newest first: those that begin with it, then those with such a word.

    Capitals and accents make no difference, and a name that differs in them alone comes first; a name typed exactly is
    left out. Other names of a person match too.
    """
    start, also = search_form(typed.strip()), getattr(known_names, "also", PastNames.also)
    begin = [name for name in known_names if search_form(name).startswith(start)]
    begin.sort(key=lambda name: search_form(name) != start)
    all_names = {name: search_form(" ".join((name, *also.get(name, ())))) for name in known_names}
    within = (
        [name for name in known_names if name not in begin and f" {start}" in f" {all_names[name]}"] if start else []
    )
    return tuple(name for name in (*begin, *within) if name != typed.strip())[: ROWS * ACROSS]


def known_spelling(known_names: Sequence[str], typed: str) -> str:
    """Return the known name that the books take for the same as the typed one (capitals, blanks), else the text."""
    return next((name for name in known_names if name_key(name) == name_key(typed)), typed)


def only_match(known_names: Sequence[str], typed: str) -> str:
    """Return the only name that matches the typed text, in any capitals or as the one name offered; else the text.

    It is used only to look for names: a player who sits down is called as typed, or by a `known_spelling`.
    """
    same = [name for name in known_names if name.casefold() == typed.strip().casefold()]
    candidates = same or matching(known_names, typed)
    return candidates[0] if len(candidates) == 1 else typed


class KnownNames(Painted):
    """Renders names as buttons; `chosen` carries the name of a tapped button."""

    chosen = Signal(str)

    def __init__(self, look: Look, known_names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.known_names = known_names
        self.buttons = [Button(look, self, "name") for _ in range(ROWS * ACROSS)]
        for button in self.buttons:
            button.tapped.connect(lambda button=button: self.chosen.emit(button.face.word))
        self.show_matching("")

    def show_matching(self, typed: str) -> None:
        """Offer the names that match the text typed so far."""
        names = matching(self.known_names, typed)
        for number, button in enumerate(self.buttons):
            button.setVisible(number < min(len(names), self.rows * ACROSS))
            if number < len(names):
                button.render_face(Face(names[number]))

    @property
    def rows(self) -> int:
        """The number of rows of names; one in the compact layout, to leave room for the letters."""
        return ROWS if self.look.room.wide else 1

    @property
    def preferred_height(self) -> float:
        """The height that the names need, reference px."""
        return self.rows * self.look.of(KNOWN) + (self.rows - 1) * self.look.of(GAP)

    def lay(self) -> None:
        """Place the names in rows."""
        places = cells(self.area(), self.rows * ACROSS, ACROSS, self.look.of(GAP))
        for button, place in zip(self.buttons, places, strict=False):
            put(button, place, self.look.scale)
