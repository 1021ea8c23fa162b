"""Long evenings are packed, taken in and written beside the window; stopped, the book is as it was."""

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from desktop.app import App
from desktop.keeping import export_page, travel_page
from desktop.keeping.export_page import ExportPage
from desktop.keeping.travel_page import TravelPage
from desktop.shell import books
from engine.commands import End
from engine.imports import files
from engine.journal import copy_session
from engine.journal.sqlite import SecondConnection, SqliteStore
from engine.keeping.packing import pack
from engine.proof.verify import verify
from tests.desktop.long_work import PATIENCE, Gate, bytes_of, play, reached, shut, through
from tests.desktop.opened_app import opened

TABLE = "date,name,buy_in,cash_out\n" + "".join(f"2026-05-{day},Ann,20,20\n" for day in range(10, 30))


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SqliteStore]:
    """A book with one evening that is over; every evening is a long one."""
    monkeypatch.setattr(books, "LONG", 1)
    with SqliteStore(tmp_path / "book.db") as made:
        session = play(made, 4)
        session.undo()
        session.dispatch(End())
        yield made


def travel_of(app: App) -> TravelPage:
    app.open_setup()
    app.side_pages.open_travel("")
    page = app.shown
    assert isinstance(page, TravelPage)
    return page


def held_at(monkeypatch: pytest.MonkeyPatch, row: int) -> Gate:
    """A gate before a row is written by the other thread."""
    gate, add_sessions = Gate(), copy_session.add_sessions

    def held(store: SqliteStore, sessions: Any, along: Any = lambda _: None, go_on: Any = None) -> Any:
        def moved(done: int, of: int) -> bool:
            if done == row and isinstance(store, SecondConnection):
                gate.pass_through()
            return bool(go_on(done, of))

        return add_sessions(store, sessions, along, moved)

    for room in (copy_session, files):
        monkeypatch.setattr(room, "add_sessions", held)
    return gate


@pytest.mark.parametrize("stopped", [False, True])
def test_a_file_of_many_evenings_is_written_by_another_thread(
    qtbot: QtBot, store: SqliteStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stopped: bool
) -> None:
    (tmp_path / "table.csv").write_text(TABLE)
    page = travel_of(app := opened(qtbot, store))
    page.ask_other = lambda: str(tmp_path / "table.csv")  # type: ignore[method-assign]
    before, gate = bytes_of(store), held_at(monkeypatch, 30)
    page.keys["other"].tap()
    head = "Stopped: nothing was changed" if stopped else "20 evenings are new in the book"
    through(qtbot, app, gate, lambda: page.message.title == head, stopped=stopped)
    assert app.shown is page
    assert (bytes_of(store) == before) is stopped
    assert len(store.sessions()) == (1 if stopped else 21)
    assert not store.ask("SELECT 1 FROM summaries WHERE named = 0"), "who sat there is listed with it"
    assert verify(store.file).faults == ()
    app.leave()


def test_a_packed_evening_is_written_by_another_thread(
    qtbot: QtBot, store: SqliteStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "away.evening"
    with SqliteStore(tmp_path / "away.db") as away:
        session = play(away, 3)
        pack(away, session.id, file)
        head = away.head(session.id)
    page = travel_of(app := opened(qtbot, store))
    page.ask_evening = lambda: str(file)  # type: ignore[method-assign]
    gate = held_at(monkeypatch, 5)
    page.keys["unpack"].tap()
    through(qtbot, app, gate, lambda: page.message.title == "The evening is in the book")
    assert store.head(2) == head
    app.leave()


@pytest.mark.parametrize(("what", "key"), [("pack", "pack"), ("proven", "unpack"), ("read", "other")])
def test_back_stops_what_is_packed_proved_or_read(
    qtbot: QtBot, store: SqliteStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str, key: str
) -> None:
    """It is told how far it is by numbers and a bar, and asked at every step whether to go on."""
    page = travel_of(app := opened(qtbot, store))
    page.ask_out = lambda start: str(tmp_path / start.name)  # type: ignore[method-assign]
    page.ask_evening = page.ask_other = lambda: str(tmp_path / "in")  # type: ignore[method-assign]
    page.choose(page.list.pane.records.records[0])
    ended, half = threading.Event(), threading.Event()

    def work(*_: object, go_on: Any = None, **__: object) -> None:
        go_on = go_on or _[-1]
        go_on(1, 2)
        half.set()
        while go_on(1, 2):
            pass
        ended.set()

    monkeypatch.setattr(travel_page, what, work)
    getattr(page, {"pack": "pack", "unpack": "unpack", "other": "take_other"}[key])()
    qtbot.waitUntil(lambda: page.message.lines == ("1 / 2",), timeout=PATIENCE)
    assert page.message.part == 0.5
    page.keys["back"].tap()
    assert ended.is_set()
    assert app.shown is not page
    app.leave()


def test_an_export_says_how_far_it_is_and_another_format_ends_it(
    qtbot: QtBot, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = opened(qtbot, store)
    app.open_setup()
    gate = shut(monkeypatch, export_page, "export")
    app.side_pages.open_export(1, ("Ann",), "today")
    page = app.shown
    assert isinstance(page, ExportPage)
    reached(qtbot, gate)
    first = page.work
    assert first is not None
    gate.open.set()
    first.moved.emit(1, 4)
    assert page.message.lines == ("1 / 4",)
    assert page.message.part == 0.25
    qtbot.waitUntil(lambda: page.message.title == "The file will hold 4 hands", timeout=PATIENCE)
    assert page.keys["save"].isVisible()
    app.leave()
