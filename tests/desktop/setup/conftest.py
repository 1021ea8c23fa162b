"""The setup page on a wide and on a compact screen, over a book that begins empty."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.journal.sqlite import SqliteStore
from tests.desktop.setups import COMPACT, WIDE, look_on


@pytest.fixture(params=[WIDE, COMPACT], ids=["wide", "compact"])
def look(request, qapp):
    return look_on(request.param)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    with SqliteStore(tmp_path / "book.db") as made:
        yield made
