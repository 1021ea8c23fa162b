"""Which payments were made: kept in a small file beside the book, on disk before it shows."""

import json
import re
from collections.abc import Collection
from pathlib import Path
from typing import Any

from desktop.preferences import foreign
from engine.writing import write

SUFFIX = ".settled.json"


class Ticks:
    """The ticks of all sessions of a book. Without a file they are kept in memory only."""

    def __init__(self, book: Path | None) -> None:
        self.book = book
        self._file = book.with_name(book.name + SUFFIX) if book is not None else None
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
        ticked = {**self._ticked, str(session): keys}
        self._write(ticked)
        self._ticked = ticked
        return frozenset(keys)

    def rename(self, sessions: Collection[int], name: str, to: str) -> None:
        """Somebody is called otherwise in these sessions from now on.

        Raises:
            OSError: it could not be written; then nothing has changed.
        """
        if any(str(session) in self._ticked for session in sessions):
            word = re.compile(rf"(?<!\w){re.escape(name)}(?!\w)", re.IGNORECASE)
            for session in map(str, sessions):
                self._ticked[session] = [word.sub(lambda _: to, key) for key in self._ticked.get(session, [])]
            self._write(self._ticked)

    def drop(self, session: int) -> None:
        """A session is gone."""
        if self._ticked.pop(str(session), None) is not None:
            self._write(self._ticked)

    def _read(self) -> dict[str, list[str]]:
        """What the file says; one that cannot be read counts as empty, it holds nothing that cannot be ticked again."""
        if self._file is None:
            return {}
        held = foreign.read(self._file, dict[str, Any]) or {}
        return {
            session: [key for key in keys if isinstance(key, str)]
            for session, keys in held.items()
            if isinstance(keys, list)
        }

    def _write(self, ticked: dict[str, list[str]]) -> None:
        if self._file is not None:
            write(self._file, json.dumps(ticked, ensure_ascii=False), 0o600)
