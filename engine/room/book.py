"""A book as it is sent to the room: the bytes that its chain goes over, read while the table deals."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from msgspec import Struct

from engine.journal.chain import body, first, link
from engine.journal.errors import Damaged
from engine.journal.sql_rows import NAMES
from engine.journal.sqlite import SqliteStore
from engine.journal.store_protocol import EVERY, SessionRow, opening_of

MOST: Final = 500
"""Steps of a bundle; a book may have fewer left."""
_COLUMNS: Final = ", ".join((*NAMES[1:], "hash"))


class Bundle(Struct, frozen=True):
    """Steps of a session, one after the other."""

    first: int
    """The number of the first of them, or of the next there will be."""
    prev: bytes
    """The hash of the step before it."""
    bodies: tuple[str, ...]
    """Their bytes; empty where there are none yet."""
    last: bytes
    """The hash of the last of them."""

    @property
    def newest(self) -> int:
        """The number of the last of them."""
        return self.first + len(self.bodies) - 1


class RoomBook:
    """Reads a book and never writes it.

    Raises:
        JournalError: it cannot be read now.
    """

    def __init__(self, file: Path) -> None:
        self.store = SqliteStore(file, readonly=True)

    def sessions(self) -> tuple[SessionRow, ...]:
        """Every session that has a chain, the one begun first in front."""
        return tuple(row for row in reversed(self.store.sessions(EVERY)) if row.uid)

    def header(self, row: SessionRow) -> str:
        """The opening as the chain has it."""
        return opening_of(row).decode()

    def newest(self, session: int) -> int:
        """The number of the newest step."""
        return int(self.store.ask("SELECT max(sequence) FROM steps WHERE session = ?", (session,))[0][0] or 0)

    def hash_at(self, session: int, seq: int) -> bytes | None:
        """The hash of a step as the book has it, None where there is no such step; of step 0 that of the opening."""
        if seq == 0:
            return self.store.genesis(session)
        rows = self.store.ask("SELECT hash FROM steps WHERE session = ? AND sequence = ?", (session, seq))
        return rows[0][0] if rows else None

    def after(self, session: int, seq: int, most: int = MOST) -> Bundle:
        """The steps that follow on `seq`, each proven by the chain.

        Raises:
            Damaged: one is missing or is not what was written, or `seq` is not there; `Wrong` says which.
        """
        prev = self.hash_at(session, seq)
        if prev is None:
            raise Wrong(session, seq, "missing")
        query = f"SELECT {_COLUMNS} FROM steps WHERE session = ? AND sequence > ? ORDER BY sequence LIMIT ?"
        bodies, head = list[str](), prev
        for number, row in enumerate(self.store.ask(query, (session, seq, most)), seq + 1):
            if row[0] != number:
                raise Wrong(session, number, "missing")
            written = body(row[:-1])
            head = link(head, written)
            if head != row[-1]:
                raise Wrong(session, number, "fork")
            bodies.append(written.decode())
        return Bundle(seq + 1, prev, tuple(bodies), head)

    def proven(self, row: SessionRow, until: int) -> Iterator[bytes]:
        """The hashes of the steps up to `until`, worked out anew from the opening on; raises `Wrong`."""
        seq, head = 0, first(opening_of(row))
        while seq < until:
            bundle = self.after(row.id, seq, min(MOST, until - seq))
            if bundle.prev != head or not bundle.bodies:
                raise Wrong(row.id, seq + 1, "fork" if bundle.bodies else "missing")
            for written in bundle.bodies:
                head = link(head, written.encode())
                yield head
            seq = bundle.newest

    def close(self) -> None:
        """Let go of it."""
        self.store.close()


class Wrong(Damaged):
    """A step of the book is missing or is not what was written.

    Args:
        session: its number in the book.
        seq: the step.
        word: what the room is told: `missing` or `fork`.
    """

    def __init__(self, session: int, seq: int, word: str) -> None:
        super().__init__("damaged_step", detail=word, session=session, step=seq)
        self.word = word
