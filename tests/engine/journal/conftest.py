"""The two stores, so that every test of the protocol runs on both."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.journal.store import MemoryStore, SqliteStore, Store


@pytest.fixture(params=["memory", "sqlite"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """An empty store of each kind."""
    made: Store = MemoryStore() if request.param == "memory" else SqliteStore(tmp_path / "book.db")
    yield made
    made.close()


@pytest.fixture
def book(tmp_path: Path) -> Iterator[SqliteStore]:
    """An empty book on disk."""
    with SqliteStore(tmp_path / "book.db") as made:
        yield made
