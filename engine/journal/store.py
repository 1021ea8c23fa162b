"""The stores, in one place: `Store` (what they offer), `MemoryStore`, `SqliteStore`, and their errors."""

from engine.journal.errors import (
    Damaged,
    JournalError,
    NewerBook,
    NotABook,
    NotWritten,
    SecondWriter,
    UnknownSession,
)
from engine.journal.memory import MemoryStore
from engine.journal.sqlite import SqliteStore
from engine.journal.store_protocol import SessionRow, Store, StoredStep

__all__ = [
    "Damaged",
    "JournalError",
    "MemoryStore",
    "NewerBook",
    "NotABook",
    "NotWritten",
    "SecondWriter",
    "SessionRow",
    "SqliteStore",
    "Store",
    "StoredStep",
    "UnknownSession",
]
