"""The post box of a table: what the shipper last heard of the room, in a file beside the book which the app reads."""

from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from engine.room.news import file_of
from engine.writing import OURS_ALONE, write

_BYTES: Final = 1 << 20


class Outbox(Struct, frozen=True, omit_defaults=True):
    """What is in it."""

    place: str = ""
    """The table, as the room names its login."""
    heard: float = 0
    """When the server answered last, in seconds since 1970; 0 = never."""
    now: float = 0
    """When this was written."""
    trouble: str = ""
    """Why steps wait: behind, fork, missing, damaged, ...; "" = they do not."""
    step: int = 0
    """The step that is the trouble."""
    notes: tuple[dict[str, Any], ...] = ()
    """Of the floor, not answered yet: id, at, by, words, lines."""
    acked: tuple[str, int, int] = ("", 1, 0)
    """The last step the server acknowledged: session, branch, number. By it a server that was put back is noticed."""


def read(file: Path) -> Outbox:
    """What is in the post box; one that cannot be read is empty."""
    try:
        with file.open("rb") as opened:
            return msgspec.json.decode(opened.read(_BYTES), type=Outbox)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return Outbox()


def acked_of(book: Path, uid: str) -> int:
    """The last step of a session that the room acknowledged to this book's shipper, 0 = none is known."""
    session, _, step = read(file_of(book)).acked
    return step if session == uid else 0


def keep(file: Path, post: Outbox) -> None:
    """Write it; a disk that takes none keeps nobody from dealing, nor the shipper from shipping. Raises OSError."""
    write(file, msgspec.json.encode(post), OURS_ALONE, synced=False)
