"""The house setting behind a step, as the table script writes it: key and value."""

import json
from functools import lru_cache
from typing import Any

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
    return json.dumps(value)


@lru_cache(maxsize=8)
def _values(settings: Settings) -> dict[str, Any]:
    return as_table(settings)
