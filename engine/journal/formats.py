"""The formats in which steps and snapshots are stored, and the conversion of rows of older versions.

`VERSION` goes up whenever a command or event is renamed, loses a field or changes its meaning; then `UPCASTS` gets a
function from the version before. New events and new fields with defaults need no new version. A snapshot begins with a
fingerprint of the records it was made of; a snapshot of another shape is rebuilt from the events.
"""

from collections.abc import Callable
from threading import Lock
from typing import Any, Final

import msgspec
from msgspec import Struct

from engine.journal.errors import NewerBook, detail_of
from engine.journal.steps import JournalStep

VERSION: Final = 1
SNAPSHOT_FORMAT: Final = 1
"""Goes up when a field of the state keeps its name and changes its meaning."""
SHAPE: Final = bytes.fromhex("57644944")
"""The fingerprint of the fields of the state (`engine.journal.codec.shape_of`) as a constant, so that a start neither
imports nor inspects all its records. `tests/engine/journal/test_codec.py` reports a changed value."""

ONE_AT_A_TIME: Final = Lock()
"""Held while a decoder is made: two threads that inspect the same records at once crash msgspec 0.22."""


class Upcast(Struct, frozen=True):
    """The conversion of rows of one version into those of the next: plain JSON objects in, plain JSON objects out."""

    commands: Callable[[list[dict[str, Any]]], list[dict[str, Any]]]
    """Converts the commands of a step."""
    events: Callable[[list[dict[str, Any]]], list[dict[str, Any]]]
    """Converts the events of a step."""


UPCASTS: dict[int, Upcast] = {}
"""Maps each version to the conversion that reads it; empty as long as version 1 is the only one."""


def upcast(step: JournalStep, what: str, here: int = VERSION) -> list[dict[str, Any]]:
    """Return the raw `commands` or `events` of a step, converted version by version to version `here`.

    Raises:
        NewerBook: the step is of a newer version.
    """
    if step.version > here:
        versions = detail_of("damaged.format", step=step.sequence, there=step.version, here=here)
        raise NewerBook("newer", detail=versions)
    rows = msgspec.json.decode(step.commands if what == "commands" else step.events, type=list[dict[str, Any]])
    for version in range(step.version, here):
        conversion = UPCASTS[version]
        rows = conversion.commands(rows) if what == "commands" else conversion.events(rows)
    return rows


def of_this_shape(blob: bytes) -> bool:
    """Return whether a snapshot has the shape of this version's states; any other is rebuilt from the events."""
    return blob[:4] == SHAPE
