"""The shipped sets of house rules: data files of `resources/presets`, which set rules but never stakes."""

import json
from functools import cache
from typing import Any

from msgspec import Struct

from engine.refusals import refuse
from engine.settings import layers, resources
from engine.settings.resources import place
from engine.settings.values import check

SET_BY_TABLE = (
    "preset",
    "game",
    "seats",
    "money",
    "prizes",
    "limit",
    "blinds",
    "button_blind",
    "bets",
    "spread",
    "bring_in",
    "minimum_bet",
)
"""The keys that each table sets for itself and no preset may set."""


class Preset(Struct, frozen=True):
    """A set of house rules."""

    id: str
    """Its word in the script."""
    name: str
    """Its English name."""
    note: str
    """Its purpose, in English."""
    text: str
    """The keys it sets in every book, as a `table` object of the script, in JSON."""
    begun: str = "{}"
    """The keys it sets only in new sessions, where they are written into the table; older books lack them. In JSON."""
    why: tuple[tuple[str, str], ...] = ()
    """Dotted keys it sets, with the reason."""

    @property
    def rules(self) -> dict[str, Any]:
        """A new dictionary of the keys that its name sets, in books of any age."""
        rules: dict[str, Any] = json.loads(self.text)
        return rules

    @property
    def new_sessions(self) -> dict[str, Any]:
        """A new dictionary of the keys that a new session is given as well."""
        keys: dict[str, Any] = json.loads(self.begun)
        return keys

    @property
    def chosen(self) -> dict[str, Any]:
        """All keys it sets in a new session."""
        return layers.merged(self.rules, self.new_sessions)


@cache
def presets() -> tuple[Preset, ...]:
    """Return every shipped preset, in the order of the setup screen.

    Raises:
        Refused: `settings`, when a file is bad; the text names the file and the reason.
    """
    read = [read_preset(name, text) for name, text in resources.texts("presets")]
    return tuple(sorted(read, key=lambda preset: place(preset.id)))


def preset(id: str) -> Preset:
    """Return the preset with this id.

    Raises:
        Refused: `unknown`, when there is none.
    """
    for preset in presets():
        if preset.id == id:
            return preset
    raise refuse("unknown", "unknown_preset", id=id, allowed=tuple(known.id for known in presets()))


def read_preset(name: str, text: str) -> Preset:
    """Return the preset written in the file `name`.

    Raises:
        Refused: `settings`, when a key or value is not one of the rulebook's.
    """
    table = resources.table(name, text)
    texts = {key: table.pop(key, None) for key in ("id", "name", "note")}
    rules, why, begun = (table.pop(part, {}) for part in ("rules", "why", "new_sessions"))
    words = [*texts.values(), *(why.values() if isinstance(why, dict) else [why])]
    parts = isinstance(rules, dict) and isinstance(begun, dict)
    if table or not parts or not all(isinstance(word, str) for word in words):
        raise refuse("settings", "file.preset_parts", file=name)
    whole = layers.merged(rules, begun)
    stakes = [key for key in SET_BY_TABLE if key in whole]
    if stakes:
        raise refuse("settings", "file.preset_stakes", file=name, stakes=tuple(stakes))
    problems = check(whole)
    if problems:
        raise refuse(
            "settings", "file.problems", file=name, problems=tuple(problem.without_rule for problem in problems)
        )
    unset = [key for key in why if layers.given_value(whole, key) is None]
    if unset:
        raise refuse("settings", "file.preset_reason", file=name, word=unset[0])
    kept, fresh = (json.dumps(keys, sort_keys=True) for keys in (rules, begun))
    return Preset(texts["id"], texts["name"], texts["note"], kept, fresh, tuple(why.items()))
