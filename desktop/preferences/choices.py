"""What was chosen for this device, not for a table: colours, left hands, sounds, what the players' display shows.

Kept in one JSON file of the user's config folder. A file that cannot be read counts as none: nobody is kept from
dealing by a setting. In a small file beside it stands which game was on the screen last, for the next start: the book
knows only which one was tapped last.
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
    """The colours; "system" = as the system wants them."""
    text: Annotated[float, Meta(ge=1, le=2)] = 1.0
    """Size of secondary lines: 1, 1.15 or 1.3."""
    four_colour: bool = True
    """Whether each suit has a colour of its own."""
    motion: bool = True
    """Whether things slide."""
    mirrored: bool = False
    """Whether the column lies on the left."""
    dealer_on_top: bool = False
    """Whether the dealer sits at the upper edge of the table."""
    high_keys: bool = False
    """Whether 7, 8, 9 are the upper digits of the pad, as on a keyboard."""
    language: Annotated[str, Meta(max_length=16)] = ""
    """Its code, "" = the system's."""
    density: Annotated[float, Meta(ge=0, le=100)] = 0.0
    """Pixels a millimetre, once measured; 0 = not yet."""
    sounds: bool = True
    """Whether there is any sound at all."""
    sound_clock: bool = True
    """Whether the clock's warning and its end are heard."""
    sound_taps: bool = False
    """Whether a tap is heard."""
    sound_refusals: bool = False
    """Whether a refusal is heard."""
    sound_pots: bool = False
    """Whether a pot that is pushed is heard."""
    show_display: bool = False
    """Whether the players' display was open."""
    show_names: bool = True
    """Whether it tells the names of the players."""
    show_stacks: bool = True
    """Whether it tells their stacks."""
    room_clock: bool = False
    """Whether the players' display shows the clock of a tournament in place of the table."""
    sizes: Annotated[dict[_Word, Annotated[tuple[_Word, ...], Meta(max_length=16)]], Meta(max_length=64)] = {}
    """Quick sizes of one's own, by situation."""
    nameless: bool = False
    """Whether everybody is a number in files and summaries."""
    in_chips: bool = False
    """Whether the table shows chips though they are worth money."""
    toured: bool = False
    """Whether the first-run tour was seen or skipped."""
    book: Annotated[str, Meta(max_length=4096, pattern=r"^[^\x00]*$")] = ""
    """The file the games are in since one was saved elsewhere or another was chosen, "" = the usual place."""
    backups: Annotated[str, Meta(max_length=4096, pattern=r"^[^\x00]*$")] = ""
    """A second folder for backups, "" = none."""
    pay_link: Annotated[str, Meta(max_length=1024)] = ""
    """Where payments are made, with blanks for {amount}, {name}, {currency} and {payer}; "" = nowhere."""


def theme_of(choices: Choices) -> Theme:
    """The colours chosen; the system's wish where that was chosen: more contrast first, then light or dark."""
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
    """The choices in a file; what it does not name, or names wrongly, is as it comes."""
    content = device_files.read(file, dict[str, Any])
    kept: dict[str, Any] = {}
    for name, value in (content or {}).items():
        try:
            kept = msgspec.to_builtins(msgspec.convert({**kept, name: value}, Choices))
        except msgspec.ValidationError:
            device_files.set_aside(file, stays=True)
    return msgspec.convert(kept, Choices)


def write(choices: Choices, file: Path) -> None:
    """Keep the choices; a reader sees the old file or the new one, never half of it.

    Raises:
        OSError: the folder cannot be written.
    """
    write_file(file, msgspec.json.format(msgspec.json.encode(choices)) + b"\n", PRIVATE)


class Kept(QObject):
    """The choices as they stand; each change is written at once and told by `changed`. Without a file: not kept."""

    changed = Signal(object)

    def __init__(self, file: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.file = file
        self.choices = read(file) if file is not None else Choices()

    def change(self, **values: object) -> None:
        """Choose; what cannot be written still holds until the window is closed."""
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
    """The game that was on the screen last."""

    book: str
    """The path of its book."""
    session: Annotated[int, msgspec.Meta(ge=1, lt=1 << 31)]
    """Its number in that book."""


def keep_shown(choices: Path, book: Path, session: int) -> None:
    """This game is on the screen now."""
    shown = LastShown(str(book.absolute()), session)
    if _read(choices) != shown:
        with suppress(OSError):
            write_file(choices.with_name(NAME), msgspec.json.encode(shown), PRIVATE)


def last_shown(choices: Path, book: Path) -> int | None:
    """The game of this book that was on the screen last; None where none was kept for it."""
    shown = _read(choices)
    return shown.session if shown is not None and shown.book == str(book.absolute()) else None


def _read(choices: Path) -> LastShown | None:
    return device_files.read(choices.with_name(NAME), LastShown)
