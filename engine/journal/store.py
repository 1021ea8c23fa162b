"""The stores, in one place: `Store` (what they offer), `MemoryStore`, `SqliteStore`, and the rows they return."""

from engine.journal.memory import MemoryStore
from engine.journal.sqlite import SqliteStore
from engine.journal.store_protocol import SessionRow, Store, StoredStep

__all__ = ["MemoryStore", "SessionRow", "SqliteStore", "Store", "StoredStep"]
