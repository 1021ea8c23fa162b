"""A correction of long ago works beside the window: the window goes on, Stop leaves the book as it was."""

import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.app import App
from desktop.bridge import correction
from desktop.bridge.hand_record import record
from desktop.table.correct_sheet import CorrectSheet
from engine import commands as c
from engine.journal.progress import GoOn
from engine.journal.sqlite import SecondConnection, SqliteStore
from engine.proof.verify import verify
from engine.session import Session
from tests.desktop.long_work import HANDS, PATIENCE, Gate, bytes_of, play, reached, waiting
from tests.desktop.opened_app import opened
from tests.desktop.spying import faults, painted_on


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SqliteStore]:
    """A book with one session, long enough not to be waited for."""
    monkeypatch.setattr(correction, "LONG", HANDS)
    with SqliteStore(tmp_path / "book.db") as made:
        play(made)
        yield made


def corrected(app: App) -> CorrectSheet:
    """The sheet that corrects the raise of hand 2, its pad in sight."""
    assert app.table is not None
    assert app.bridge is not None
    lines = record(app.bridge.session, 2)
    app.table.overlays.rulings.correct(2, next(line for line in lines if line.action == 1))
    sheet = app.table.sheet
    assert isinstance(sheet, CorrectSheet)
    return sheet


def previewed(app: App, qtbot: QtBot) -> CorrectSheet:
    """The sheet with what would change when the raise was to 9."""
    sheet = corrected(app)
    sheet.try_line(c.Act("wager", to=9, seat=sheet.subject.seat))
    qtbot.waitUntil(lambda: sheet.amend is not None, timeout=PATIENCE)
    return sheet


def click(widget: QWidget) -> None:
    assert widget.isVisible()
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())


def holding(monkeypatch: pytest.MonkeyPatch, at: int) -> Gate:
    """A gate before a row is written by the other thread."""
    gate, insert = Gate(), SecondConnection.insert

    def held(self: Any, session: int, entries: Any, head: bytes, go_on: GoOn) -> bytes:
        def reported(done: int, of: int) -> bool:
            if done == at:
                gate.pass_through()
            return go_on(done, of)

        return insert(self, session, entries, head, reported)

    monkeypatch.setattr(SecondConnection, "insert", held)
    return gate


def writing(app: App, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, at: int = 5) -> Gate:
    """A correction that is being written, held at a row."""
    sheet = previewed(app, qtbot)
    gate = holding(monkeypatch, at)
    sheet.confirm()
    reached(qtbot, gate)
    return gate


def test_it_is_worked_out_in_another_thread_while_the_window_goes_on(
    qtbot: QtBot, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, gate, work_out = opened(qtbot, store), Gate(), Session.dry_amend
    app.resize(1024, 600)

    def held(session: Session, command: c.Amend, go_on: GoOn) -> Any:
        gate.pass_through()
        return work_out(session, command, go_on)

    monkeypatch.setattr(Session, "dry_amend", held)
    sheet, turns = corrected(app), list[int]()
    sheet.try_line(c.Act("wager", to=9, seat=sheet.subject.seat))
    page = waiting(app)
    ticking = QTimer(page)
    ticking.timeout.connect(lambda: turns.append(1))
    ticking.start(0)
    reached(qtbot, gate)
    before = len(turns)
    qtbot.waitUntil(lambda: len(turns) > before + 20, timeout=PATIENCE)
    assert not sheet.isVisible(), "nothing of the table can be tapped"
    for key in (Qt.Key.Key_F1, Qt.Key.Key_F, Qt.Key.Key_Z):
        QTest.keyClick(page.keys["back"], key)
    assert app.shown is page, "no other page lies over it"
    assert faults(app, painted_on(app)) == []
    gate.open.set()
    qtbot.waitUntil(lambda: sheet.amend is not None, timeout=PATIENCE)
    assert app.shown is app.table
    assert not sheet.outcome.refused
    assert sheet.outcome.unfit == 0


def test_stopped_while_it_is_worked_out_it_leaves_the_sheet_as_it_was(
    qtbot: QtBot, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, gate, work_out = opened(qtbot, store), Gate(), Session.dry_amend

    def held(session: Session, command: c.Amend, go_on: GoOn) -> Any:
        gate.pass_through()
        return work_out(session, command, go_on)

    monkeypatch.setattr(Session, "dry_amend", held)
    sheet = corrected(app)
    sheet.try_line(c.Act("wager", to=9, seat=sheet.subject.seat))
    reached(qtbot, gate)
    QTest.keyClick(waiting(app), Qt.Key.Key_Escape)
    assert app.shown is not app.table, "until it has stopped"
    gate.open.set()
    qtbot.waitUntil(lambda: app.shown is app.table, timeout=PATIENCE)
    assert sheet.amend is None
    assert app.table is not None
    assert app.table.sheet is sheet


def test_it_is_written_by_another_thread_and_shown_once_it_is_there(
    qtbot: QtBot, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = opened(qtbot, store)
    gate = writing(app, qtbot, monkeypatch)
    assert app.bridge is not None
    session = app.bridge.session
    before = session.state
    assert session.newest == store.tail(session.id)[-1].sequence, "what is not in the book is not shown"
    gate.open.set()
    qtbot.waitUntil(lambda: app.shown is app.table, timeout=PATIENCE)
    assert app.table is not None
    assert app.table.sheet is None
    assert session.newest == store.tail(session.id)[-1].sequence
    assert next(line for line in session.hands(HANDS) if line.number == 2).corrected
    assert Session.resume(store, session.id).state == session.state
    assert app.bridge.send(c.Act("call"))
    assert verify(store.file).faults == ()
    session.undo()
    session.undo()
    assert session.state.seats == before.seats


@pytest.mark.parametrize("how", ["escape", "tap"])
def test_stopped_while_it_is_written_the_book_is_byte_for_byte_as_it_was(
    qtbot: QtBot, store: SqliteStore, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    app, before = opened(qtbot, store), bytes_of(store)
    gate = writing(app, qtbot, monkeypatch)
    page = waiting(app)
    if how == "escape":
        QTest.keyClick(page, Qt.Key.Key_Escape)
    else:
        click(page.keys["back"])
    gate.open.set()
    qtbot.waitUntil(lambda: app.shown is app.table, timeout=PATIENCE)
    assert bytes_of(store) == before
    assert app.table is not None
    assert app.bridge is not None
    assert app.table.view.bar.statement.statement.title == "Stopped: nothing was changed"
    assert app.bridge.send(c.Act("call")), "the book is ours again"


def test_what_is_asked_for_meanwhile_waits_for_the_book_and_is_not_lost(
    qtbot: QtBot, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = opened(qtbot, store)
    gate = writing(app, qtbot, monkeypatch)
    assert app.bridge is not None
    bridge, failed = app.bridge, list[Any]()
    bridge.failed.connect(failed.append)
    assert not bridge.send(c.Act("call"))
    assert [error.cause for error in failed] == ["locked"]
    gate.open.set()
    qtbot.waitUntil(lambda: app.shown is app.table, timeout=PATIENCE)
    assert bridge.send(c.Act("call"))
    steps = [step for step, counts in bridge.session.everything() if counts]
    assert steps[-1].label.key == "call"
    assert verify(store.file).faults == ()


def test_the_window_is_closed_while_it_is_written(
    qtbot: QtBot, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, before = opened(qtbot, store), bytes_of(store)
    gate = writing(app, qtbot, monkeypatch)
    page = waiting(app)
    threading.Timer(0.05, gate.open.set).start()
    app.leave()
    assert page.work is not None
    assert not page.work.running
    store.take_back()
    assert bytes_of(store) == before


KILLED = """
import os, signal, sys
from engine import commands as c
from engine.journal.sqlite import SecondConnection, SqliteStore
from engine.session import Session
store = SqliteStore(sys.argv[1])
store.lend()
second = SecondConnection(store)
second.db.execute("PRAGMA cache_size = 10")
told = []
def go_on(done, of):
    told.append(done)
    if told.count(0) == 3 and done == of - 1:  # decided, made, and now written
        os.kill(os.getpid(), signal.SIGKILL)
    return True
Session.resume(second, 1).amend(c.Amend(hand=2, action=1, line={"do": "act", "action": "raise", "to": 9}), go_on)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no SIGKILL on this system")
def test_killed_while_it_is_written_the_book_is_whole(tmp_path: Path) -> None:
    with SqliteStore(tmp_path / "book.db") as store:
        state = play(store, 60).state
        newest = store.tail(1)[-1].sequence
    ended = subprocess.run([sys.executable, "-c", KILLED, str(tmp_path / "book.db")], check=False)
    assert ended.returncode == -signal.SIGKILL
    assert (tmp_path / "book.db-wal").stat().st_size > 100_000, "most of it was written when the kill came"
    with SqliteStore(tmp_path / "book.db") as store:
        assert store.aside is None
        assert store.tail(1)[-1].sequence == newest
        assert Session.resume(store, 1).state == state
        assert verify(store.file).faults == ()
