"""Finds the names of people in a step, and replaces them."""

import re
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from engine.recap.payment_keys import renamed

Swap = Callable[[str], str]
"""A function that returns the name to write in place of a name."""

_JSON: Final = slice(-4, None)
"""The columns of a step that hold JSON: label, correction, commands, events."""
_FACTS: Final = ("player", "name", "by")
_HAS: Final = re.compile(r'"(?:player|name|by|bank)"')
_encode = msgspec.json.Encoder().encode


def swapped(values: Sequence[Any], swap: Swap) -> tuple[Any, ...]:
    """Return the values of a step, in the order of the book, with names replaced; all other values are kept."""
    values = tuple(values)
    return (*values[: _JSON.start], *(_swapped(text, swap) for text in values[_JSON]))


def _swapped(text: Any, swap: Swap) -> Any:
    if not isinstance(text, str) or not _HAS.search(text):
        return text
    return _encode(_walk(msgspec.json.decode(text), swap)).decode()


def _walk(value: Any, swap: Swap) -> Any:
    """Return a JSON value with names replaced; commands and events are recognised by their tags."""
    if isinstance(value, list):
        return [_walk(part, swap) for part in value]
    if not isinstance(value, dict):
        return value
    walked = {key: _walk(part, swap) for key, part in value.items()}
    if "facts" in walked:  # the facts of a label: pairs of a name and a value
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
        if isinstance(walked.get("payment"), str):  # the key of a payment of an earlier evening, with the names
            walked["payment"] = renamed(walked["payment"], swap)
        if isinstance(walked.get("player"), dict):
            walked["player"]["name"] = swap(walked["player"]["name"])
    return walked


def names_in(values: Sequence[Any]) -> frozenset[str]:
    """Return the names in a step."""
    names: set[str] = set()

    def note(name: str) -> str:
        names.add(name)
        return name

    swapped(values, note)
    return frozenset(names)
