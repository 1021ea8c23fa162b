"""All themes of sentences, by their names in the translation files."""

from collections.abc import Mapping

from desktop.words import (
    corrections,
    device,
    floor,
    house,
    keeping,
    papers,
    people,
    rare,
    recap,
    replay,
    room,
    settling,
    sheets,
)
from desktop.words.first_themes import AT_THE_START, TABLE
from desktop.words.i18n import Sentence

AT_THE_TABLE: dict[str, Mapping[str, Sentence]] = {
    "faults": rare.FAULTS,
    "house": house.SENTENCES,
    "sheets": corrections.SENTENCES | floor.SENTENCES | sheets.SENTENCES,
    "table": TABLE,
}
"""Themes whose sentences are named by their key alone."""
ELSEWHERE: dict[str, Mapping[str, Sentence]] = {
    **AT_THE_START,
    "backups": keeping.BACKUPS,
    "checking": keeping.CHECKING,
    "display": replay.DISPLAY,
    "evenings": people.EVENINGS,
    "exporting": keeping.EXPORTING,
    "help": device.HELP,
    "mix": rare.MIX,
    "people": people.PEOPLE,
    "privacy": keeping.PRIVACY,
    "recap": recap.SENTENCES | settling.SENTENCES | papers.SENTENCES,
    "replay": replay.REPLAY,
    "room": room.SENTENCES,
    "runs": rare.RUNS,
    "travel": keeping.TRAVEL,
    "trouble": rare.TROUBLE,
    "unopened": rare.UNOPENED,
    "waiting": rare.WAITING,
}
"""Themes whose sentences are named by theme, dot and key."""
THEMES: dict[str, Mapping[str, Sentence]] = {**AT_THE_TABLE, **ELSEWHERE}

_THEME_OF_KEY: dict[str, str] = {key: theme for theme, texts in AT_THE_TABLE.items() for key in texts}
"""The theme of each key of `AT_THE_TABLE`."""


def of_any_theme(key: str) -> tuple[str, str, Sentence]:
    """Return the theme of a sentence, its key in the theme and the English sentence.

    Raises:
        KeyError: there is no such sentence.
    """
    if key in _THEME_OF_KEY:
        theme = _THEME_OF_KEY[key]
        return theme, key, AT_THE_TABLE[theme][key]
    theme, _, name = key.partition(".")
    return theme, name, ELSEWHERE[theme][name]
