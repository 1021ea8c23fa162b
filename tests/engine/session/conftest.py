"""Both stores, and a session on the fake core."""

from pathlib import Path
from typing import Any

import pytest

from engine.journal.store import MemoryStore, SqliteStore, Store
from engine.session import Session
from tests.engine.journal.fakes import fake_session


@pytest.fixture(params=["memory", "sqlite"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Any:
    """Both stores, empty."""
    made: Store = MemoryStore() if request.param == "memory" else SqliteStore(tmp_path / "book.db")
    yield made
    made.close()


@pytest.fixture
def session(store: Store) -> Session:
    """Three players of 100 chips on the fake core."""
    return fake_session(store)
