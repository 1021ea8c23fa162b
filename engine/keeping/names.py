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
_NAME_FACTS: Final = ("player", "name", "by")
_HAS_NAME: Final = re.compile(r'"(?:player|name|by|bank)"')
_encode = msgspec.json.Encoder().encode


def swapped(values: Sequence[Any], swap: Swap) -> tuple[Any, ...]:
    """Return the values of a step, in the order of the book, with names replaced; all other values are kept."""
    values = tuple(values)
    return (*values[: _JSON.start], *(_swapped(text, swap) for text in values[_JSON]))


def _swapped(text: Any, swap: Swap) -> Any:
    if not isinstance(text, str) or not _HAS_NAME.search(text):
        return text
    return _encode(_walk(msgspec.json.decode(text), swap)).decode()


def _walk(value: Any, swap: Swap) -> Any:
    """Return a JSON value with names replaced; commands and events are recognised by their tags."""
    if isinstance(value, list):
        return [_walk(part, swap) for part in value]
    if not isinstance(value, dict):
        return value
    result = {key: _walk(part, swap) for key, part in value.items()}
    if "facts" in result:  # the facts of a label: pairs of a name and a value
        result["facts"] = [
            [key, swap(fact) if key in _NAME_FACTS and isinstance(fact, str) and fact else fact]
            for key, fact in result["facts"]
        ]
    if "e" in result or "do" in result:
        for key in ("player", "name", "by", "to", "bank"):
            if isinstance(result.get(key), str) and result[key]:
                result[key] = swap(result[key])
        if "among" in result:
            result["among"] = [swap(name) for name in result["among"]]
        if isinstance(result.get("payment"), str):  # the key of a payment of an earlier evening, with the names
            result["payment"] = renamed(result["payment"], swap)
        if isinstance(result.get("player"), dict):
            result["player"]["name"] = swap(result["player"]["name"])
    return result


def names_in(values: Sequence[Any]) -> frozenset[str]:
    """Return the names in a step."""
    names: set[str] = set()

    def collect(name: str) -> str:
        names.add(name)
        return name

    swapped(values, collect)
    return frozenset(names)
