"""The choices of this device, which belong to no table: colours, left hands, sounds, content of the players' display.

They are kept in one JSON file of the user's config folder. A file that cannot be read counts as none: a setting must
not keep a dealer from dealing. A small file beside it names the game that was on screen last, for the next start: the
book itself knows only which one was tapped last.
"""

from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

from desktop.kit.theme import Theme, ThemeName, load
from desktop.preferences import device_files
from desktop.preferences.device_files import PRIVATE
from engine.writing import write as write_file

_Word = Annotated[str, Meta(max_length=64)]


class Choices(Struct, frozen=True, omit_defaults=True):
    """The choices."""

    theme: ThemeName | Literal["system"] = "dark"
    """The theme; "system" = the one of the system."""
    text: Annotated[float, Meta(ge=1, le=2)] = 1.0
    """Size of secondary lines: 1, 1.15 or 1.3."""
    four_colour: bool = True
    """Whether each suit has a colour of its own."""
    motion: bool = True
    """Whether widgets slide."""
    mirrored: bool = False
    """Whether the column is on the left."""
    dealer_on_top: bool = False
    """Whether the dealer sits at the upper edge of the table."""
    high_keys: bool = False
    """Whether 7, 8, 9 are the upper digits of the pad, as on a keyboard."""
    language: Annotated[str, Meta(max_length=16)] = ""
    """The code of the language, "" = the system's."""
    density: Annotated[float, Meta(ge=0, le=100)] = 0.0
    """Pixels a millimetre as measured by the user; 0 = not measured."""
    sounds: bool = True
    """Whether any sound is played."""
    sound_clock: bool = True
    """Whether the warning and the end of the clock are audible."""
    sound_taps: bool = False
    """Whether a tap is audible."""
    sound_refusals: bool = False
    """Whether a refusal is audible."""
    sound_pots: bool = False
    """Whether the push of a pot is audible."""
    show_display: bool = False
    """Whether the players' display was open."""
    show_names: bool = True
    """Whether the players' display shows their names."""
    show_stacks: bool = True
    """Whether the players' display shows their stacks."""
    room_clock: bool = False
    """Whether the players' display shows the clock of a tournament in place of the table."""
    sizes: Annotated[dict[_Word, Annotated[tuple[_Word, ...], Meta(max_length=16)]], Meta(max_length=64)] = {}
    """The user's own quick sizes, by situation."""
    nameless: bool = False
    """Whether players are numbers in files and summaries."""
    in_chips: bool = False
    """Whether the table shows chips although they are worth money."""
    toured: bool = False
    """Whether the first-run tour was seen or skipped."""
    book: Annotated[str, Meta(max_length=4096, pattern=r"^[^\x00]*$")] = ""
    """The book in use since a game was saved elsewhere or another book was chosen, "" = the usual place."""
    backups: Annotated[str, Meta(max_length=4096, pattern=r"^[^\x00]*$")] = ""
    """A second folder for backups, "" = none."""
    pay_link: Annotated[str, Meta(max_length=1024)] = ""
    """The link for payments, with blanks for {amount}, {name}, {currency} and {payer}; "" = none."""


def theme_of(choices: Choices) -> Theme:
    """Load the chosen theme; for "system" the one the system asks for: more contrast first, then light or dark."""
    name: ThemeName
    if choices.theme != "system":
        name = choices.theme
    else:
        hints = QGuiApplication.styleHints()
        if hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast:
            name = "high_contrast"
        else:
            name = "light" if hints.colorScheme() == Qt.ColorScheme.Light else "dark"
    return load(name, choices.four_colour)


def read(file: Path) -> Choices:
    """Return the choices of a file; a field that is missing or invalid has its default."""
    content = device_files.read(file, dict[str, Any])
    kept: dict[str, Any] = {}
    for name, value in (content or {}).items():
        try:
            kept = msgspec.to_builtins(msgspec.convert({**kept, name: value}, Choices))
        except msgspec.ValidationError:
            device_files.set_aside(file, stays=True)
    return msgspec.convert(kept, Choices)


def write(choices: Choices, file: Path) -> None:
    """Write the choices; a reader sees the old file or the new one, never half of it.

    Raises:
        OSError: the folder cannot be written.
    """
    write_file(file, msgspec.json.format(msgspec.json.encode(choices)) + b"\n", PRIVATE)


class ChoiceStore(QObject):
    """The current choices; each change is written at once, if there is a file, and emitted by `changed`."""

    changed = Signal(object)

    def __init__(self, file: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.file = file
        self.choices = read(file) if file is not None else Choices()

    def change(self, **values: object) -> None:
        """Change choices; a change that cannot be written holds until the window is closed."""
        chosen = replace(self.choices, **values)
        if chosen == self.choices:
            return
        self.choices = chosen
        if self.file is not None:
            with suppress(OSError):
                write(chosen, self.file)
        self.changed.emit(chosen)


NAME = "shown.json"


class LastShown(msgspec.Struct, frozen=True):
    """The game that was on screen last."""

    book: str
    """The path of its book."""
    session: Annotated[int, msgspec.Meta(ge=1, lt=1 << 31)]
    """The number of its session in that book."""


def keep_shown(choices: Path, book: Path, session: int) -> None:
    """Record the game on screen; an error of the disk is ignored."""
    shown = LastShown(str(book.absolute()), session)
    if _read(choices) != shown:
        with suppress(OSError):
            write_file(choices.with_name(NAME), msgspec.json.encode(shown), PRIVATE)


def last_shown(choices: Path, book: Path) -> int | None:
    """Return the session of this book that was on screen last; None if the record is missing or names another book."""
    shown = _read(choices)
    return shown.session if shown is not None and shown.book == str(book.absolute()) else None


def _read(choices: Path) -> LastShown | None:
    return device_files.read(choices.with_name(NAME), LastShown)
