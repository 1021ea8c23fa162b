"""The one way to say something in the dealer's language: `say(key, **blanks)`.

A theme is a dictionary of sentences; small ones share a module, that of the table has three. What is said at the table
has a key alone (`say("deal_hand", hand=5)`); the other themes stand before the dot (`say("recap.settle")`). A sentence
that counts is a `Plural`. Its translation is looked up by the theme and the key in it.
"""

from collections.abc import Mapping

from desktop.kit.speech import KitSpeech
from desktop.words import (
    bar,
    device,
    house,
    keeping,
    log,
    menus,
    people,
    rare,
    recap,
    replay,
    room,
    setup,
    sheets,
    table,
)
from desktop.words.i18n import Sentence, word

AT_THE_TABLE: dict[str, Mapping[str, Sentence]] = {
    "faults": rare.FAULTS,
    "house": house.SENTENCES,
    "sheets": sheets.SENTENCES,
    "table": bar.SENTENCES | table.SENTENCES | menus.SENTENCES,
}
"""Themes whose keys stand alone."""
ELSEWHERE: dict[str, Mapping[str, Sentence]] = {
    "backups": keeping.BACKUPS,
    "checking": keeping.CHECKING,
    "device": device.DEVICE,
    "display": replay.DISPLAY,
    "evenings": people.EVENINGS,
    "exporting": keeping.EXPORTING,
    "help": device.HELP,
    "log": log.SENTENCES,
    "mix": rare.MIX,
    "people": people.PEOPLE,
    "privacy": keeping.PRIVACY,
    "recap": recap.SENTENCES,
    "replay": replay.REPLAY,
    "room": room.SENTENCES,
    "runs": rare.RUNS,
    "setup": setup.SENTENCES,
    "travel": keeping.TRAVEL,
    "trouble": rare.TROUBLE,
    "unopened": rare.UNOPENED,
    "waiting": rare.WAITING,
}
"""Themes that stand before the dot."""
THEMES: dict[str, Mapping[str, Sentence]] = {**AT_THE_TABLE, **ELSEWHERE}
"""Every theme, by its name in the files of translations."""

_ALONE: dict[str, str] = {key: theme for theme, texts in AT_THE_TABLE.items() for key in texts}
"""The theme of each key that stands alone."""


def sentence_of(key: str) -> tuple[str, str, Sentence]:
    """Theme, key in it and English sentence of the key it is said by.

    Raises:
        KeyError: there is no such sentence.
    """
    if key in _ALONE:
        theme = _ALONE[key]
        return theme, key, AT_THE_TABLE[theme][key]
    theme, _, name = key.partition(".")
    return theme, name, ELSEWHERE[theme][name]


def say(key: str, /, **blanks: object) -> str:
    """The sentence called `key`, its blanks filled.

    Raises:
        KeyError: there is no such sentence, or a blank was not given.
    """
    theme, name, sentence = sentence_of(key)
    return word(theme, name, sentence, blanks)


def known(key: str) -> bool:
    """Whether there is a sentence called `key`."""
    theme, _, name = key.partition(".")
    return key in _ALONE or name in ELSEWHERE.get(theme, ())


KitSpeech.say = say
