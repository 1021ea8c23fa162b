"""The stores, in one place: `Store` (what they offer), `MemoryStore`, `SqliteStore`, and their errors."""

from engine.journal.memory import MemoryStore
from engine.journal.sqlite import SqliteStore
from engine.journal.stored import (
    Entry,
    JournalError,
    NewerBook,
    NotABook,
    NotWritten,
    SecondWriter,
    SessionRow,
    Store,
    UnknownSession,
)

__all__ = [
    "Entry",
    "JournalError",
    "MemoryStore",
    "NewerBook",
    "NotABook",
    "NotWritten",
    "SecondWriter",
    "SessionRow",
    "SqliteStore",
    "Store",
    "UnknownSession",
]
