"""A book, and a window on an evening of seven hands."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.app import App
from engine.journal.sqlite import SqliteStore
from tests.desktop.opened_app import opened
from tests.engine.journal.evening import play


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    with SqliteStore(tmp_path / "book.db") as made:
        made.db.execute("PRAGMA synchronous = OFF")
        yield made


@pytest.fixture
def app(qtbot: QtBot, store: SqliteStore) -> App:
    """A window on an evening of seven hands."""
    play(store, 1)
    return opened(qtbot, store)
