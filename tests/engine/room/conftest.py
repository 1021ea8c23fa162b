"""The private server, and a room on it; without PostgreSQL these tests say that they were not run."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.engine.room.server import MISSING, PrivateServer, Room, programs


def _started() -> Iterator[PrivateServer]:
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


@pytest.fixture(scope="session")
def server() -> Iterator[PrivateServer]:
    """A server that answers, for all tests: its rooms share their logins."""
    yield from _started()


@pytest.fixture
def own_server() -> Iterator[PrivateServer]:
    """A server of the test's own, empty."""
    yield from _started()


@pytest.fixture
def room(server: PrivateServer, tmp_path: Path) -> Iterator[Room]:
    """A room of four tables, empty."""
    made = server.room(tmp_path)
    yield made
    made.drop()
