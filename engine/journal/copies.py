"""The folder and the names of the copies of a book; a name says which book was copied, and when.

Copies are in a folder of their own beside the book. A name has the book's random number and the time of the copy, UTC:
`feltbook 004711004711 2026-11-22 21-30-00.db`.
"""

import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

_STAMP: Final = "%Y-%m-%d %H-%M-%S"
_NAME: Final = r"{stem} (\d{{12}}) (\d{{4}}-\d\d-\d\d \d\d-\d\d-\d\d)\.db"


def folder_of(book: Path) -> Path:
    """Return the folder for the copies of a book on its own disk."""
    return book.with_name(f"{book.stem} backups")


def name_of(book: Path, number: int, at: datetime) -> str:
    """Return the name of a copy; `number` = that of its book, 0 = none yet; `at` = the time of the copy."""
    return f"{book.stem} {number:012d} {at.astimezone(UTC).strftime(_STAMP)}.db"


def damaged_name(book: Path, number: int) -> str:
    """Return the name of a copy that failed its check, different from that of a good copy; a later one replaces it."""
    return f"{book.stem} {number:012d} damaged.db"


def parse_copy_name(name: str, book: Path) -> tuple[int, datetime] | None:
    """Return the book's number and the time, UTC, in the name of a copy of `book`; None for any other file."""
    parts = re.fullmatch(_NAME.format(stem=re.escape(book.stem)), name)
    if parts is None:
        return None
    try:
        return int(parts[1]), datetime.strptime(parts[2], _STAMP).replace(tzinfo=UTC)
    except ValueError:
        return None
