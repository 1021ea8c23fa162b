"""The choices of this device as rows of options: pure, from `Choices` to words and back to a change."""

from enum import Enum, auto
from pathlib import Path
from typing import Any

from msgspec import Struct

from desktop.intents import GoTo, ToggleDisplay, WindowIntent, WindowPage
from desktop.preferences.choices import Choices
from desktop.words.i18n import LANGUAGES
from desktop.words.say import say

TEXTS = (("100%", 1.0), ("115%", 1.15), ("130%", 1.3))
"""Label and factor of each size of names and second lines."""


class OptionPanel(Enum):
    """A panel shown in place of all others, or a dialog, that an option opens."""

    MEASURE = auto()
    """The panel that measures the screen."""
    SIZES = auto()
    """The panel that chooses the quick sizes."""
    FOLDER = auto()
    """A dialog of the system that chooses a second folder for backups."""


class Option(Struct, frozen=True):
    """An option of a row."""

    words: str
    """Its label."""
    chosen: bool = False
    """Whether it is chosen now."""
    change: tuple[tuple[str, Any], ...] = ()
    """Name and new value of each choice it changes."""
    opens: WindowIntent | OptionPanel | None = None
    """What it opens instead of a change, None = nothing."""


class OptionRow(Struct, frozen=True):
    """A title and its options."""

    id: str
    """Id of the row in the program."""
    title: str
    """Title of the row."""
    options: tuple[Option, ...]
    """Options of the row."""
    toggles: bool = False
    """Whether each option is on or off by itself; else exactly one is chosen."""


class Group(Struct, frozen=True):
    """A panel of rows."""

    id: str
    """Id of the group in the program."""
    title: str
    """Title of the panel."""
    rows: tuple[OptionRow, ...]
    """Rows from the top."""


def groups(choices: Choices, displaying: bool, floor: bool = False) -> tuple[Group, ...]:
    """Return all choices; `displaying` = the players' display is open, `floor` = a room's floor can be opened here."""
    return (
        Group("looks", say("device.looks"), _looks(choices)),
        Group("hands", say("device.hands"), _hands(choices)),
        Group("sounds", say("device.sounds"), _sounds(choices)),
        Group("players", say("device.players"), _players(choices, displaying)),
        Group("device", say("device.device"), _device(choices, floor)),
    )


def _choice_row(choices: Choices, id: str, key: str, options: tuple[tuple[str, Any], ...]) -> OptionRow:
    """Return a row of which one option is chosen."""
    current = getattr(choices, key)
    return OptionRow(
        id, say(f"device.{id}"), tuple(Option(words, current == value, ((key, value),)) for words, value in options)
    )


def _switch_row(choices: Choices, id: str, options: tuple[tuple[str, str], ...], open: bool = True) -> OptionRow:
    """Return a row of which each option is on or off; `open` False = all are shown as off."""
    switches = (
        Option(words, open and getattr(choices, key), ((key, not getattr(choices, key)),)) for words, key in options
    )
    return OptionRow(id, say(f"device.{id}"), tuple(switches), toggles=True)


def _looks(choices: Choices) -> tuple[OptionRow, ...]:
    themes = tuple((say(f"device.theme_{name}"), name) for name in ("dark", "light", "high_contrast", "system"))
    return (
        _choice_row(choices, "theme", "theme", themes),
        _choice_row(choices, "text", "text", TEXTS),
        _choice_row(
            choices, "suits", "four_colour", ((say("device.suits_four"), True), (say("device.suits_two"), False))
        ),
        _choice_row(choices, "motion", "motion", ((say("device.motion_on"), True), (say("device.motion_off"), False))),
    )


def _hands(choices: Choices) -> tuple[OptionRow, ...]:
    sizes = OptionRow(
        "sizes",
        say("device.sizes"),
        (Option(say("device.sizes_choose"), bool(choices.sizes), opens=OptionPanel.SIZES),),
    )
    return (
        _choice_row(
            choices, "column", "mirrored", ((say("device.column_right"), False), (say("device.column_left"), True))
        ),
        _choice_row(
            choices, "dealer", "dealer_on_top", ((say("device.dealer_bottom"), False), (say("device.dealer_top"), True))
        ),
        _choice_row(
            choices, "keys_order", "high_keys", ((say("device.keys_low"), False), (say("device.keys_high"), True))
        ),
        sizes,
    )


def _sounds(choices: Choices) -> tuple[OptionRow, ...]:
    sounds = tuple((say(f"device.heard_{word}"), f"sound_{word}") for word in ("clock", "taps", "pots", "refusals"))
    return (
        _choice_row(choices, "sound", "sounds", ((say("device.sound_on"), True), (say("device.sound_off"), False))),
        _switch_row(choices, "heard", sounds, choices.sounds),
    )


def _players(choices: Choices, displaying: bool) -> tuple[OptionRow, ...]:
    shown = OptionRow(
        "display",
        say("device.display"),
        (
            Option(say("device.display_open"), displaying, opens=None if displaying else ToggleDisplay()),
            Option(say("device.display_closed"), not displaying, opens=ToggleDisplay() if displaying else None),
        ),
    )
    switches = (say("device.tells_names"), "show_names"), (say("device.tells_stacks"), "show_stacks")
    return shown, _switch_row(choices, "tells", switches)


def _device(choices: Choices, floor: bool) -> tuple[OptionRow, ...]:
    languages = ((say("device.language_system"), ""), *((language.name, code) for code, language in LANGUAGES.items()))
    measured = bool(choices.density)
    screen = (
        Option(say("device.screen_forget"), not measured, (("density", 0.0),)),
        Option(
            say("device.screen_measured" if measured else "device.screen_measure"), measured, opens=OptionPanel.MEASURE
        ),
    )
    names = ((say("device.files_named"), False), (say("device.files_nameless"), True))
    folder = choices.backups
    backups = (
        Option(say("device.backups_see"), opens=GoTo(WindowPage.BACKUPS)),
        Option(say("device.backups_here"), not folder, (("backups", ""),)),
        Option(Path(folder).name or folder or say("device.backups_second"), bool(folder), opens=OptionPanel.FOLDER),
    )
    room = OptionRow("room", say("device.room"), (Option(say("device.room_floor"), opens=GoTo(WindowPage.FLOOR)),))
    return (
        _choice_row(choices, "language", "language", languages),
        OptionRow("screen", say("device.screen"), screen),
        OptionRow("backups", say("device.backups"), backups),
        _choice_row(choices, "files", "nameless", names),
        *[room] * floor,
    )
