"""The window keeps the shipper of a room's table running beside it, and of no other book."""

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from desktop.shell import shipping
from desktop.shell.shipping import Shipping
from engine.room.news import credential_of

FAKE = """
import os, sys
print(*sys.argv[1:], file=open(os.environ["SHIPPED"], "a"), flush=True)
while os.read(0, 1): pass
"""


@pytest.fixture
def started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], list[str]]:
    """What was started, a line each; it runs until its pipe is closed, as the shipper does."""
    lines = tmp_path / "started"
    monkeypatch.setenv("SHIPPED", str(lines))
    monkeypatch.setattr(shipping, "command", lambda: [sys.executable, "-c", FAKE])
    return lambda: lines.read_text().splitlines() if lines.exists() else []


@pytest.fixture
def books(tmp_path: Path) -> list[Path]:
    """The last of them is open."""
    return [tmp_path / "feltbook.db"]


@pytest.fixture
def ships(books: list[Path], started: Callable[[], list[str]]) -> Iterator[Shipping]:
    del started
    made = Shipping(lambda: books[-1])
    yield made
    made.stop()


def test_without_a_credential_nothing_is_started(ships: Shipping) -> None:
    ships.start()
    ships.update_process()
    assert ships.process is None


def test_it_ships_the_open_book_and_ends_with_the_app(
    qtbot: QtBot, ships: Shipping, books: list[Path], started: Callable[[], list[str]]
) -> None:
    credential_of(books[0]).touch()
    ships.start()
    qtbot.waitUntil(lambda: started() == [f"room ship --beside --db {books[0]}"])
    process = ships.process
    assert process is not None
    pid = process.processId()
    ships.stop()
    assert ships.process is None
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_one_that_dies_is_started_again(
    qtbot: QtBot, ships: Shipping, books: list[Path], started: Callable[[], list[str]]
) -> None:
    credential_of(books[0]).touch()
    ships.update_process()
    qtbot.waitUntil(lambda: len(started()) == 1)
    process = ships.process
    assert process is not None
    process.kill()
    qtbot.waitUntil(lambda: process.state() == QProcess.ProcessState.NotRunning)
    ships.update_process()
    qtbot.waitUntil(lambda: len(started()) == 2)


def test_another_book_that_is_opened_is_no_tables(
    qtbot: QtBot, ships: Shipping, books: list[Path], started: Callable[[], list[str]]
) -> None:
    credential_of(books[0]).touch()
    ships.update_process()
    qtbot.waitUntil(lambda: len(started()) == 1)
    books.append(books[0].with_name("another.db"))
    ships.update_process()
    assert ships.process is None
