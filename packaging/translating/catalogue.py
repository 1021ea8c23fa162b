"""Everything a person reads, theme by theme: what a language has to say.

The themes are those of `desktop.words.themes`. The words of the settings, the rulebook's lines, the names of games,
stakes and presets, and the engine's own sentences (`engine.words`) come from where they are kept.
"""

from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

import desktop
from desktop.words.i18n import Plural, Sentence

HOME = Path(str(desktop.__file__)).parent


class Entry(Struct, frozen=True):
    """A sentence to translate: its theme, its key there, the English text; `counts` = it has a form for each number."""

    context: str
    key: str
    source: str
    counts: bool = False


def entries() -> list[Entry]:
    """All sentences, themes in the order of their names."""
    found: dict[Entry, None] = {}
    for context, table in sorted(_tables(), key=lambda one: one[0]):
        for key, sentence in table:
            counts = isinstance(sentence, Plural)
            found[Entry(context, key, sentence.many if isinstance(sentence, Plural) else sentence, counts)] = None
    return list(found)


def _tables() -> Iterator[tuple[str, list[tuple[str, Sentence]]]]:
    from desktop.setup.offers import lines
    from desktop.words.engine import ANTE, KILLS, OTHER_KILL, TERMS
    from desktop.words.rules import titles
    from desktop.words.themes import THEMES
    from desktop.words.titles import TITLES, VALUES
    from engine.settings.describe import SECTIONS
    from engine.settings.games import games
    from engine.settings.presets import presets
    from engine.settings.records import LIMITS
    from engine.words import TRANSLATED

    for context, table in THEMES.items():
        yield context, list(table.items())
    yield "engine", list(TRANSLATED.items())
    yield "terms", [("", one) for one in TERMS]
    yield "games", [(one.name, one.name) for one in games()]
    yield "limits", [*LIMITS.items(), ("ante", ANTE), *((name, name) for name in (*KILLS.values(), OTHER_KILL))]
    yield (
        "presets",
        [(one.id, text) for one in presets() for text in (one.name, one.note, *(why for _, why in one.why))],
    )
    yield "rulebook", list(titles().items())
    yield "sections", list(SECTIONS)
    yield "stakes", [(one.name, one.name) for one in lines()]
    yield "titles", list(TITLES.items())
    yield "values", list(VALUES.items())
