"""The private server, and a room on it; without PostgreSQL these tests say that they were not run."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.engine.room.server import MISSING, PrivateServer, Room, programs


@pytest.fixture(scope="session")
def server() -> Iterator[PrivateServer]:
    """A server that answers."""
    pytest.importorskip("psycopg", reason="psycopg (the extra `room`) is not installed: the room's tests were NOT RUN")
    folder = programs()
    if folder is None:
        assert not os.environ.get("CI"), MISSING
        pytest.skip(MISSING)
    made = PrivateServer(folder)
    try:
        made.start()
        yield made
    finally:
        made.remove()


@pytest.fixture
def room(server: PrivateServer, tmp_path: Path) -> Iterator[Room]:
    """A room of four tables, empty."""
    made = server.room(tmp_path)
    yield made
    made.drop()
