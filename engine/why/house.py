"""The house setting behind a step, as the table script writes it: key and value."""

from functools import lru_cache
from typing import Any

import msgspec

from engine.explained import House
from engine.settings.records import Settings
from engine.settings.written import as_table


def setting(settings: Settings, key: str) -> House:
    """The house rule of a dotted key, such as `ante.by: each`."""
    return House(key, _written(_values(settings)[key]))


def _written(value: Any) -> str:
    """A word as it is, anything else as JSON."""
    if isinstance(value, str):
        return value
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()


@lru_cache(maxsize=8)
def _values(settings: Settings) -> dict[str, Any]:
    return as_table(settings)
