"""The outbox of a table: what the shipper last received from the room, in a file beside the book that the app reads."""

from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from engine.room.news import file_of
from engine.writing import OURS_ALONE, write

_BYTES: Final = 1 << 20


class Outbox(Struct, frozen=True, omit_defaults=True):
    """The content of an outbox file."""

    place: str = ""
    """The number of the table, as its login has it."""
    heard: float = 0
    """When the server answered last, in seconds since 1970; 0 = never."""
    now: float = 0
    """When this was written."""
    trouble: str = ""
    """Why steps are blocked: behind, fork, missing, damaged, ...; "" = they are not."""
    step: int = 0
    """The step that causes the trouble."""
    notes: tuple[dict[str, Any], ...] = ()
    """The floor's unanswered notes: id, at, by, words, lines."""
    acked: tuple[str, int, int] = ("", 1, 0)
    """The last step the server acknowledged: session, branch, number. By it a restored server is detected."""


def read(file: Path) -> Outbox:
    """Return the content of an outbox file; one that cannot be read is empty."""
    try:
        with file.open("rb") as opened:
            return msgspec.json.decode(opened.read(_BYTES), type=Outbox)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return Outbox()


def acked_of(book: Path, uid: str) -> int:
    """Return the last step of a session that the room acknowledged to this book's shipper, 0 = none."""
    session, _, step = read(file_of(book)).acked
    return step if session == uid else 0


def keep(file: Path, post: Outbox) -> None:
    """Write the outbox. Raises OSError, which stops neither the dealing nor the shipper."""
    write(file, msgspec.json.encode(post), OURS_ALONE, synced=False)
