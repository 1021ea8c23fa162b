"""The room's messages to a table: the file beside its book, written by the shipper and read by the window."""

import json
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

ENDING = ".room.json"
"""Replaces the suffix of the book."""
AWAY = 60
"""Seconds without an answer of the room after which the window shows it."""


class FloorNote(Struct, frozen=True):
    """A note of the floor that waits for the dealer's answer."""

    id: int
    """Its number in the room."""
    words: str
    """Its text."""
    by: str = ""
    """The login that sent it."""
    lines: tuple[dict[str, Any], ...] = ()
    """The lines of the table script that accepting it plays."""


class RoomNews(Struct, frozen=True):
    """The room as the shipper last saw it. Times in UTC seconds."""

    place: str = ""
    """The name of the table in the room."""
    heard: float = 0
    """When the room answered last, 0 = never."""
    now: float = 0
    """When this was written."""
    trouble: str = ""
    """What is wrong with the book: behind, missing, fork, damaged, gap, ...; "" = nothing."""
    notes: tuple[FloorNote, ...] = ()
    """Unanswered notes, the oldest first."""

    def away(self, now: float) -> int:
        """Return the whole minutes without an answer of the room, 0 below `AWAY` seconds."""
        silent = now - self.heard
        return int(silent // 60) if self.heard and silent >= AWAY else 0


def credential_of(book: Path) -> Path:
    """Return the path of a table's credential, beside its book."""
    return book.with_suffix(".room.conf")


def file_of(book: Path) -> Path:
    """Return the path of the room's messages to a table, beside its book."""
    return book.with_suffix(ENDING)


def read(file: Path) -> RoomNews | None:
    """Return the room's messages; None where there is no room or the file cannot be read."""
    try:
        return msgspec.convert(json.loads(file.read_bytes()), RoomNews, strict=False)
    except (OSError, ValueError, msgspec.ValidationError):
        return None
