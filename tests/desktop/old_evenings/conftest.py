"""A book of evenings that are over, and one that is empty."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.journal.sqlite import SqliteStore
from tests.desktop.opened_app import game
from tests.desktop.seasons import season


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    with SqliteStore(tmp_path / "book.db") as made:
        yield made


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("evenings") / "book.db"
    with SqliteStore(path) as store:
        store.db.execute("PRAGMA synchronous = OFF")
        season(store, 9)
        game(store)
    return path
