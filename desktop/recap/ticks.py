"""Which payments were made: kept in a small file beside the book, on disk before it shows."""

import json
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any

from desktop.preferences import foreign
from engine.recap.payment_keys import renamed
from engine.writing import write

SUFFIX = ".settled.json"


class Ticks:
    """The ticks of all sessions of a book. Without a file they are kept in memory only."""

    def __init__(self, book: Path | None) -> None:
        self.book = book
        self.file = book.with_name(book.name + SUFFIX) if book is not None else None
        self._ticked: dict[str, list[str]] = self._read()

    def of(self, session: int) -> frozenset[str]:
        """The keys of the payments of a session that were made."""
        return frozenset(self._ticked.get(str(session), ()))

    def tick(self, session: int, key: str, paid: bool) -> frozenset[str]:
        """A payment was made, or was not after all; returns all that were made.

        Raises:
            OSError: it could not be written; then nothing has changed.
        """
        keys = [payment for payment in self._ticked.get(str(session), []) if payment != key]
        if paid:
            keys.append(key)
        self._become({**self._ticked, str(session): keys})
        return frozenset(keys)

    def rename(self, sessions: Collection[int], called: Callable[[str], str]) -> None:
        """Players are called otherwise in these sessions from now on; `called` gives a name there.

        Raises:
            OSError: it could not be written; then nothing has changed.
        """
        here = set(map(str, sessions))
        self._become({
            session: [renamed(key, called) for key in keys] if session in here else keys
            for session, keys in self._ticked.items()
        })  # fmt: skip

    def drop(self, session: int) -> None:
        """A session is gone.

        Raises:
            OSError: it could not be written; then nothing has changed.
        """
        self._become({number: keys for number, keys in self._ticked.items() if number != str(session)})

    def _become(self, ticked: dict[str, list[str]]) -> None:
        if ticked != self._ticked:
            self._write(ticked)
            self._ticked = ticked

    def _read(self) -> dict[str, list[str]]:
        """What the file says; one that cannot be read counts as empty, it holds nothing that cannot be ticked again."""
        if self.file is None:
            return {}
        held = foreign.read(self.file, dict[str, Any]) or {}
        return {
            session: [key for key in keys if isinstance(key, str)]
            for session, keys in held.items()
            if isinstance(keys, list)
        }

    def _write(self, ticked: dict[str, list[str]]) -> None:
        if self.file is not None:
            write(self.file, json.dumps(ticked, ensure_ascii=False), 0o600)
