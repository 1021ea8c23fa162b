"""Another program holds the book: the window says so, stays alive, and saves the tap as soon as it may."""

import sqlite3
from pathlib import Path

from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from desktop.app import App
from engine import commands as c
from engine.journal.sqlite import SqliteStore
from tests.faults.flips import make


def test_a_tap_that_met_a_lock_is_saved_when_the_lock_is_gone(qtbot: QtBot, tmp_path: Path) -> None:
    make(tmp_path / "book.db", hands=1)
    with SqliteStore(tmp_path / "book.db") as store:
        app = App(store)
        qtbot.addWidget(app)
        app.start()
        assert app.bridge is not None
        assert app.table is not None
        desk = app.table.desk
        other = sqlite3.connect(store.file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        assert not app.bridge.send(c.Dealer(name="Max"))
        assert desk.local.notice is not None
        assert desk.local.notice.unsaved == "locked"
        assert app.bridge.state.dealer != "Max"
        tapped: list[bool] = []
        QTimer.singleShot(0, app, lambda: tapped.append(True))
        qtbot.waitUntil(lambda: bool(tapped))  # the window goes on meanwhile
        other.execute("ROLLBACK")
        other.close()
        qtbot.waitUntil(lambda: app.bridge is not None and app.bridge.state.dealer == "Max", timeout=10_000)
        assert desk.local.notice is None or not desk.local.notice.unsaved
        app.close()
