"""Where copies of a book lie, and what they are called; by the name it is known whose copy one is, and of when.

A copy lies in a folder of its own beside the book. Its name has the book's random number and when it was made, UTC:
`feltbook 004711004711 2026-11-22 21-30-00.db`.
"""

import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

_STAMP: Final = "%Y-%m-%d %H-%M-%S"
_NAME: Final = r"{stem} (\d{{12}}) (\d{{4}}-\d\d-\d\d \d\d-\d\d-\d\d)\.db"


def folder_of(book: Path) -> Path:
    """Where the copies of a book lie on its own disk."""
    return book.with_name(f"{book.stem} backups")


def name_of(book: Path, mark: int, at: datetime) -> str:
    """What a copy is called; `mark` = the random number of its book, 0 = it has none yet, `at` = when, UTC."""
    return f"{book.stem} {mark:012d} {at.astimezone(UTC).strftime(_STAMP)}.db"


def damaged_name(book: Path, mark: int) -> str:
    """What a copy is called that does not prove itself: never as one that does. The latest takes the place."""
    return f"{book.stem} {mark:012d} damaged.db"


def told_by(name: str, book: Path) -> tuple[int, datetime] | None:
    """The number of the book and the moment, UTC, that the name of a copy of `book` says; None for any other file."""
    parts = re.fullmatch(_NAME.format(stem=re.escape(book.stem)), name)
    if parts is None:
        return None
    try:
        return int(parts[1]), datetime.strptime(parts[2], _STAMP).replace(tzinfo=UTC)
    except ValueError:
        return None
