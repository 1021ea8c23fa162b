"""Long work in another thread: evenings long enough for it, a gate it is stopped at, and the page that waits."""

import threading
from collections.abc import Callable
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from desktop.app import App
from desktop.shell.progress_pages import WaitPage
from engine.journal.sqlite import SqliteStore
from engine.session import Session
from tests import long_evening

HANDS = 12
PATIENCE = 20_000
"""Milliseconds a thread is waited for."""


def play(store: SqliteStore, hands: int = HANDS) -> Session:
    """The long evening in a book that waits for no disk."""
    store.db.execute("PRAGMA synchronous = OFF")
    return long_evening.play(store, hands)


class Gate:
    """Stops another thread where it comes through, until it is opened."""

    def __init__(self) -> None:
        self.reached, self.open = threading.Event(), threading.Event()
        self.threads: list[threading.Thread] = []

    def pass_through(self) -> None:
        """Wait here."""
        self.threads.append(threading.current_thread())
        self.reached.set()
        assert self.open.wait(PATIENCE / 1000)


def shut(monkeypatch: pytest.MonkeyPatch, module: Any, name: str) -> Gate:
    """A gate before a function of a module."""
    gate, does = Gate(), getattr(module, name)

    def held(*args: Any, **named: Any) -> Any:
        gate.pass_through()
        return does(*args, **named)

    monkeypatch.setattr(module, name, held)
    return gate


def waiting(app: App) -> WaitPage:
    """The page that is shown while something works beside the window."""
    page = app.shown
    assert isinstance(page, WaitPage)
    return page


def reached(qtbot: QtBot, gate: Gate) -> None:
    """Another thread than that of the window has come to the gate."""
    qtbot.waitUntil(gate.reached.is_set, timeout=PATIENCE)
    assert gate.threads != [threading.main_thread()]


def through(qtbot: QtBot, app: App, gate: Gate, then: Callable[[], bool], *, stopped: bool = False) -> None:
    """Another thread has come to the gate while a page waits; it goes on, or was stopped there, until `then` is so."""
    reached(qtbot, gate)
    page = waiting(app)
    if stopped:
        page.escape()
    gate.open.set()
    qtbot.waitUntil(then, timeout=PATIENCE)


def bytes_of(store: SqliteStore) -> bytes:
    """Every page of the book, those in its log among them."""
    return store.db.serialize()
