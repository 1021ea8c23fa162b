"""A book whose hands are listed."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.journal.store import SqliteStore


@pytest.fixture
def book(tmp_path: Path) -> Iterator[SqliteStore]:
    """An empty book on disk that waits for no disk."""
    with SqliteStore(tmp_path / "book.db") as made:
        made.db.execute("PRAGMA synchronous = OFF")
        yield made
