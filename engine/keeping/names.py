"""Where the names of people stand in a step, and another name in their place."""

import re
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from engine.recap.payment_keys import renamed

Swap = Callable[[str], str]
"""The name to write in place of one that is there."""

_JSON: Final = slice(-4, None)
"""The columns of a step that hold JSON: label, correction, commands, events."""
_FACTS: Final = ("player", "name", "by")
_HAS: Final = re.compile(r'"(?:player|name|by|bank)"')
_encode = msgspec.json.Encoder().encode


def swapped(values: Sequence[Any], swap: Swap) -> tuple[Any, ...]:
    """The values of a step, in the order of the book, with other names; money, seats and cards stay as they are."""
    values = tuple(values)
    return (*values[: _JSON.start], *(_swapped(text, swap) for text in values[_JSON]))


def _swapped(text: Any, swap: Swap) -> Any:
    if not isinstance(text, str) or not _HAS.search(text):
        return text
    return _encode(_walk(msgspec.json.decode(text), swap)).decode()


def _walk(value: Any, swap: Swap) -> Any:
    """A command or an event is told by its tag; so no game, street or setting is taken for a person."""
    if isinstance(value, list):
        return [_walk(part, swap) for part in value]
    if not isinstance(value, dict):
        return value
    walked = {key: _walk(part, swap) for key, part in value.items()}
    if "facts" in walked:  # of a label: pairs of a name and a value
        walked["facts"] = [
            [key, swap(fact) if key in _FACTS and isinstance(fact, str) and fact else fact]
            for key, fact in walked["facts"]
        ]
    if "e" in walked or "do" in walked:
        for key in ("player", "name", "by", "to", "bank"):
            if isinstance(walked.get(key), str) and walked[key]:
                walked[key] = swap(walked[key])
        if "among" in walked:
            walked["among"] = [swap(name) for name in walked["among"]]
        if isinstance(walked.get("payment"), str):  # of an earlier evening, by its names
            walked["payment"] = renamed(walked["payment"], swap)
        if isinstance(walked.get("player"), dict):
            walked["player"]["name"] = swap(walked["player"]["name"])
    return walked


def names_in(values: Sequence[Any]) -> frozenset[str]:
    """The names in a step."""
    names: set[str] = set()

    def note(name: str) -> str:
        names.add(name)
        return name

    swapped(values, note)
    return frozenset(names)
