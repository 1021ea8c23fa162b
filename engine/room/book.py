"""A table's book as the shipper reads it: sessions and steps as the bytes that the hash chain covers."""

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
"""The most steps of a bundle."""
_COLUMNS: Final = ", ".join((*NAMES[1:], "hash"))


class Bundle(Struct, frozen=True):
    """Consecutive steps of a session, as the shipper sends them."""

    first: int
    """The number of its first step; without steps, of the next step."""
    prev: bytes
    """The hash of the step before the first."""
    bodies: tuple[str, ...]
    """The bytes of each step; empty where the session has no further step."""
    last: bytes
    """The hash of the last step."""

    @property
    def newest(self) -> int:
        """The number of the last step."""
        return self.first + len(self.bodies) - 1


class RoomBook:
    """A read-only view of a book.

    Raises:
        JournalError: the book cannot be read now.
    """

    def __init__(self, file: Path) -> None:
        self.store = SqliteStore(file, readonly=True)

    def sessions(self) -> tuple[SessionRow, ...]:
        """Return every session that has a chain, the oldest first."""
        return tuple(row for row in reversed(self.store.sessions(EVERY)) if row.uid)

    def header(self, row: SessionRow) -> str:
        """Return the opening of a session as the chain covers it."""
        return opening_of(row).decode()

    def newest(self, session: int) -> int:
        """Return the number of the newest step, 0 where there is none."""
        return int(self.store.ask("SELECT max(sequence) FROM steps WHERE session = ?", (session,))[0][0] or 0)

    def hash_at(self, session: int, seq: int) -> bytes | None:
        """Return the stored hash of a step, None where the book has no such step; step 0 is the opening."""
        if seq == 0:
            return self.store.genesis(session)
        rows = self.store.ask("SELECT hash FROM steps WHERE session = ? AND sequence = ?", (session, seq))
        return rows[0][0] if rows else None

    def after(self, session: int, seq: int, most: int = MOST) -> Bundle:
        """Return the steps after step `seq`, each checked against the chain.

        Args:
            session: its number in the book.
            seq: the step they follow; 0 = the opening.
            most: the most steps.

        Raises:
            Damaged: a step is missing or was changed, or there is no step `seq`; `BrokenStep` says which.
        """
        prev = self.hash_at(session, seq)
        if prev is None:
            raise BrokenStep(session, seq, "missing")
        query = f"SELECT {_COLUMNS} FROM steps WHERE session = ? AND sequence > ? ORDER BY sequence LIMIT ?"
        bodies, head = list[str](), prev
        for number, row in enumerate(self.store.ask(query, (session, seq, most)), seq + 1):
            if row[0] != number:
                raise BrokenStep(session, number, "missing")
            written = body(row[:-1])
            head = link(head, written)
            if head != row[-1]:
                raise BrokenStep(session, number, "fork")
            bodies.append(written.decode())
        return Bundle(seq + 1, prev, tuple(bodies), head)

    def proven(self, row: SessionRow, until: int) -> Iterator[bytes]:
        """Yield the hash of each step up to `until`, computed anew from the opening; raises `BrokenStep`."""
        seq, head = 0, first(opening_of(row))
        while seq < until:
            bundle = self.after(row.id, seq, min(MOST, until - seq))
            if bundle.prev != head or not bundle.bodies:
                raise BrokenStep(row.id, seq + 1, "fork" if bundle.bodies else "missing")
            for written in bundle.bodies:
                head = link(head, written.encode())
                yield head
            seq = bundle.newest

    def close(self) -> None:
        """Close the book."""
        self.store.close()


class BrokenStep(Damaged):
    """A step of the book that is missing or was changed.

    Args:
        session: its number in the book.
        seq: the step.
        word: the word sent to the room, `missing` or `fork`.
    """

    def __init__(self, session: int, seq: int, word: str) -> None:
        super().__init__("damaged_step", detail=word, session=session, step=seq)
        self.word = word
