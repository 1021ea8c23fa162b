"""What was chosen for this device, not for a table: colours, left hands, sounds, what the players' display shows.

Kept in one JSON file of the user's config folder. A file that cannot be read counts as none: nobody is kept from
dealing by a setting.
"""

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

from desktop.kit.theme import Theme, ThemeName, load


class Choices(Struct, frozen=True, omit_defaults=True):
    """The choices. `text` = size of secondary lines (1, 1.15, 1.3); `density` = px/mm once measured, 0 = not yet.

    `language` = its code, "" = the system's. `sounds` = any sound at all; `sound_clock` = the clock's warning and end;
    `sound_taps`, `sound_refusals`, `sound_pots` = those nobody hears unasked. `show_display` = the players' display
    was open; `show_names`, `show_stacks` = what it tells of a seat. `sizes` = quick sizes of one's own by situation.
    `toured` = the first-run tour was seen or skipped. `book` = the file the games are in since one was saved elsewhere
    or another was chosen, "" = the usual place.
    """

    theme: ThemeName | Literal["system"] = "dark"
    text: float = 1.0
    four_colour: bool = True
    motion: bool = True
    mirrored: bool = False
    dealer_on_top: bool = False
    high_keys: bool = False
    language: str = ""
    density: float = 0.0
    sounds: bool = True
    sound_clock: bool = True
    sound_taps: bool = False
    sound_refusals: bool = False
    sound_pots: bool = False
    show_display: bool = False
    show_names: bool = True
    show_stacks: bool = True
    sizes: dict[str, tuple[str, ...]] = {}
    toured: bool = False
    book: str = ""


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


NOWHERE = Path(os.devnull)
"""Stands in for the home folder of a user who has none: nothing can be read or written below it."""


def default_file() -> Path:
    """Where the choices are kept: the user's config folder, as platformdirs names it."""
    platform: str = sys.platform
    if platform == "linux":
        # The same folder, without 10 ms of imports at every start.
        base = os.environ.get("XDG_CONFIG_HOME", "")
        try:
            folder = Path(base) if os.path.isabs(base) else Path.home() / ".config"
        except RuntimeError:
            folder = NOWHERE
        return folder / "feltbook" / "choices.json"
    from platformdirs import user_config_path

    return user_config_path("feltbook", appauthor=False) / "choices.json"


def pins_file(choices: Path) -> Path:
    """Where the PINs of this device are kept: beside its choices."""
    return choices.with_name("pins.json")


def read(file: Path) -> Choices:
    """The choices in a file; what it does not name, or names wrongly, is as it comes."""
    try:
        said = msgspec.json.decode(file.read_bytes())
    except (OSError, msgspec.DecodeError):
        return Choices()
    kept: dict[str, Any] = {}
    for name, value in said.items() if isinstance(said, dict) else ():
        try:
            kept = msgspec.to_builtins(msgspec.convert({**kept, name: value}, Choices))
        except msgspec.ValidationError:
            continue
    return msgspec.convert(kept, Choices)


def write(choices: Choices, file: Path) -> None:
    """Keep the choices; a reader sees the old file or the new one, never half of it.

    Raises:
        OSError: the folder cannot be written.
    """
    from engine.writing import write as write_file

    write_file(file, msgspec.json.format(msgspec.json.encode(choices)) + b"\n")


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
