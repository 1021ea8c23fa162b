"""Which game was on the screen last, for the next start: the book knows only which one was tapped last.

A small file beside the choices, written when a game is shown; one that cannot be read or written counts as none.
"""

from contextlib import suppress
from pathlib import Path
from typing import Annotated

import msgspec

from desktop.preferences import foreign
from engine.writing import write

NAME = "shown.json"


class LastShown(msgspec.Struct, frozen=True):
    """The game that was on the screen last."""

    book: str
    """The path of its book."""
    session: Annotated[int, msgspec.Meta(ge=1, lt=1 << 31)]
    """Its number in that book."""


def keep(choices: Path, book: Path, session: int) -> None:
    """This game is on the screen now."""
    shown = LastShown(str(book.absolute()), session)
    if _read(choices) != shown:
        with suppress(OSError):
            write(choices.with_name(NAME), msgspec.json.encode(shown), 0o600)


def last_shown(choices: Path, book: Path) -> int | None:
    """The game of this book that was on the screen last; None where none was kept for it."""
    shown = _read(choices)
    return shown.session if shown is not None and shown.book == str(book.absolute()) else None


def _read(choices: Path) -> LastShown | None:
    return foreign.read(choices.with_name(NAME), LastShown)
