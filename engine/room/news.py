"""What the room says to a table: the file beside its book, written by the shipper and read by the window."""

import json
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

ENDING = ".room.json"
"""In the place of the book's own ending."""
AWAY = 60
"""Seconds without an answer of the room after which the table is told."""


class Sent(Struct, frozen=True):
    """A note of the floor that waits for the dealer's answer."""

    id: int
    """Its number in the room."""
    words: str
    """What it says."""
    by: str = ""
    """Who sent it."""
    lines: tuple[dict[str, Any], ...] = ()
    """What accepting it plays, as lines of the table script."""


class RoomNews(Struct, frozen=True):
    """The room as a table hears it. Times in UTC seconds."""

    place: str = ""
    """What the table is called there."""
    heard: float = 0
    """When the room answered last, 0 = never."""
    now: float = 0
    """When this was written."""
    trouble: str = ""
    """What is wrong with the book: behind, missing, fork, damaged, gap, ...; "" = nothing."""
    notes: tuple[Sent, ...] = ()
    """Notes without an answer, the oldest first."""

    def away(self, now: float) -> int:
        """Whole minutes the room has not answered, 0 while it does."""
        gone = now - self.heard
        return int(gone // 60) if self.heard and gone >= AWAY else 0


def credential_of(book: Path) -> Path:
    """Where the credential of a room's table lies: beside its book."""
    return book.with_suffix(".room.conf")


def file_of(book: Path) -> Path:
    """Where the room's word to a book lies."""
    return book.with_suffix(ENDING)


def read(file: Path) -> RoomNews | None:
    """What the room says; None where there is no room, or nothing that could be read."""
    try:
        return msgspec.convert(json.loads(file.read_bytes()), RoomNews, strict=False)
    except (OSError, ValueError, msgspec.ValidationError):
        return None
