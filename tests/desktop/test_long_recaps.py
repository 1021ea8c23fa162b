"""A long evening is added up and saved beside the window; stopped, nothing was made and the page before is back."""

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPolygonF
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.app import App
from desktop.recap import chart, control, shown_recap, take_along
from desktop.recap.intents import LeaveRecap, OpenSettling, SaveFile
from engine.commands import End
from engine.journal.evening_marks import Tick
from engine.journal.sqlite import SqliteStore
from engine.recap import debts
from engine.session import Session
from tests.desktop.long_work import PATIENCE, play, reached, shut, through
from tests.desktop.opened_app import opened


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SqliteStore]:
    """A book with one session that is over, with an open payment, and one that runs; both are long."""
    monkeypatch.setattr(take_along, "LONG", 20)
    monkeypatch.setenv("XDG_DOCUMENTS_DIR", str(tmp_path / "documents"))
    with SqliteStore(tmp_path / "book.db") as made:
        earlier = play(made, 5)
        earlier.undo()
        assert not hasattr(earlier.dispatch(End()), "code")
        made.settle(earlier.id, (Tick.now("Cid>Ben:1", False),))
        play(made)
        yield made


def recap_of(app: App, qtbot: QtBot) -> control.RecapControl:
    """The recap of the game on the table."""
    assert app.bridge is not None
    app.open_recap(app.bridge.session)
    qtbot.waitUntil(lambda: app.recap is not None and app.shown is app.recap.page, timeout=PATIENCE)
    assert app.recap is not None
    return app.recap


def test_it_is_added_up_in_another_thread_and_shown_then(
    qtbot: QtBot, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, gate = opened(qtbot, store), shut(monkeypatch, shown_recap, "build")
    assert app.bridge is not None
    app.open_recap(app.bridge.session)
    through(qtbot, app, gate, lambda: app.recap is not None and app.shown is app.recap.page)
    assert app.recap is not None
    assert app.recap.recap is not None
    assert len(app.recap.recap.hands) == 12
    app.recap.do(LeaveRecap())
    assert app.shown is app.table


def test_stopped_the_table_is_back(qtbot: QtBot, store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    app, gate = opened(qtbot, store), shut(monkeypatch, shown_recap, "build")
    assert app.bridge is not None
    app.open_recap(app.bridge.session)
    reached(qtbot, gate)
    page: Any = app.shown
    QTest.keyClick(page, Qt.Key.Key_Escape)
    gate.open.set()
    qtbot.waitUntil(lambda: app.shown is app.table, timeout=PATIENCE)
    assert app.recap is not None
    assert app.recap.recap is None


@pytest.mark.parametrize("stopped", [False, True])
def test_it_is_saved_in_another_thread_whole_or_not_at_all(
    qtbot: QtBot, store: SqliteStore, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, stopped: bool
) -> None:
    app = opened(qtbot, store)
    recap = recap_of(app, qtbot)
    recap.taking.root = tmp_path / "saved"
    gate = shut(monkeypatch, take_along, "save")
    recap.do(SaveFile("session"))
    through(qtbot, app, gate, lambda: app.shown is recap.page, stopped=stopped)
    saved = sorted(path.name for path in (tmp_path / "saved").rglob("*") if path.is_file())
    assert saved == ([] if stopped else ["audit.jsonl", "session.evening", "session.json"])
    card = recap.page.take.offers["session"]
    assert card.role == ("owe" if stopped else "win")


def test_what_is_owed_from_earlier_evenings_is_looked_for_beside_the_window_once(
    qtbot: QtBot, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[threading.Thread] = []
    build = debts.build

    def building(session: Session) -> Any:
        threads.append(threading.current_thread())
        return build(session)

    monkeypatch.setattr(debts, "build", building)
    app = opened(qtbot, store)
    recap = recap_of(app, qtbot)
    for _ in range(2):
        recap.do(OpenSettling())
        qtbot.waitUntil(lambda: app.shown is recap.settle_page, timeout=PATIENCE)
        app.show_page(recap.page)
    assert len(threads) == 1, "what was added up once is known"
    assert threads[0] is not threading.main_thread()


def test_a_debt_that_is_settled_adds_up_no_earlier_evening_in_the_window(
    qtbot: QtBot, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its evening is told of it, and was added up again for that: in the window's thread, however long it was."""
    threads: list[threading.Thread] = []
    build = debts.build

    def building(session: Session) -> Any:
        threads.append(threading.current_thread())
        return build(session)

    monkeypatch.setattr(debts, "build", building)
    app = opened(qtbot, store)
    recap = recap_of(app, qtbot)
    recap.do(OpenSettling())
    qtbot.waitUntil(lambda: app.shown is recap.settle_page, timeout=PATIENCE)
    page = recap.settle_page
    assert page is not None
    for along in (True, False):
        before = store.settled(1)
        page.also.lines[0].tapped.emit()
        qtbot.waitUntil(lambda before=before: store.settled(1) != before and app.shown is page, timeout=PATIENCE)
        assert page.also.lines[0].item.debt is not None
        assert page.also.lines[0].item.along is along
    assert len(threads) == 1
    assert threads[0] is not threading.main_thread()


def test_a_long_line_of_the_chart_is_drawn_in_short_stretches_that_meet() -> None:
    """Qt fills the outline of one of a thousand points four times slower: 0.8 s for the chart of a long evening."""

    class Paper:
        def __init__(self) -> None:
            self.drawn: list[list[QPointF]] = []

        def drawPolyline(self, path: list[QPointF]) -> None:
            self.drawn.append(list(path))

    points = [QPointF(at, at % 7) for at in range(1001)]
    paper: Any = Paper()
    chart.draw_line(paper, QPolygonF(points))
    assert max(map(len, paper.drawn)) == chart.STRETCH + 1
    assert [stretch[0] for stretch in paper.drawn[1:]] == [stretch[-1] for stretch in paper.drawn[:-1]]
    assert [point for stretch in paper.drawn for point in stretch[:-1]] + [points[-1]] == points
    paper.drawn.clear()
    chart.draw_line(paper, QPolygonF(points[:1]))
    assert paper.drawn == [points[:1]]
