"""Evenings that travel in the app: packed into one file, taken in from one, by the page of all evenings."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.app import App
from desktop.keeping.travel_page import TravelPage
from desktop.words import i18n, languages
from engine import commands as c
from engine.journal.evening_marks import Tick, paid_of
from engine.journal.sqlite import SqliteStore
from engine.keeping.packing import pack
from engine.keeping.unpacking import unpack
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.session import Session
from tests.desktop.old_evenings.lists import evenings_of, over
from tests.desktop.opened_app import do, game, opened
from tests.desktop.rows import row_box
from tests.desktop.spying import clipped, faults, painted_on

LONG = 20_000


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    """Two evenings that are over, one that runs."""
    with SqliteStore(tmp_path / "book.db") as made:
        over(made, "Ann", "Ben", hands=1)
        over(made, "Cleo", "Dan")
        game(made)
        yield made


def page_of(qtbot: QtBot, store: SqliteStore, typed: str = "") -> tuple[App, TravelPage]:
    """The page, from the evenings by a tap."""
    app = opened(qtbot, store)
    app.open_setup()
    evenings = evenings_of(app)
    evenings.search(typed)
    evenings.choose(None)  # whichever it is
    assert evenings.card.keys["pack"].isVisible()
    evenings.card.keys["pack"].tap()
    page = app.shown
    assert isinstance(page, TravelPage)
    return app, page


def choose(page: TravelPage, at: int) -> None:
    """Tap a line of the list."""
    spot = row_box(page.list.pane, at).center()
    QTest.mouseClick(page.list.pane.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(spot))
    assert page.evening is not None


def wait_for_title(qtbot: QtBot, page: TravelPage, head: str) -> None:
    qtbot.waitUntil(lambda: page.message.title == head, timeout=LONG)


def test_an_evening_is_packed_and_taken_in_on_another_device_with_who_has_paid(
    qtbot: QtBot, store: SqliteStore, tmp_path: Path
) -> None:
    store.settle(1, (Tick.now("Ann>Ben:5", paid=True),))
    app, page = page_of(qtbot, store, "ann")
    assert page.keys["pack"].isVisible(), "the only one it was asked for is chosen"
    assert page.evening is not None
    assert page.evening.id == 1
    page.ask_out = lambda start: str(tmp_path / start.name)  # type: ignore[method-assign]
    page.keys["pack"].tap()
    (name,) = [f"{store.session(1).created[:10]} {store.session(1).uid[:8]}.evening"]
    wait_for_title(qtbot, page, f"The evening is packed as {name}")
    assert page.message.lines == (f"In {tmp_path}",)
    with SqliteStore(tmp_path / "away.db") as away:
        assert unpack(tmp_path / name, away).new
        assert paid_of(away.settled(1)) == {"Ann>Ben:5"}
    page.escape()
    assert app.shown is app.evenings
    app.leave()


def test_where_it_cannot_be_packed_it_is_said(qtbot: QtBot, store: SqliteStore, tmp_path: Path) -> None:
    app, page = page_of(qtbot, store)
    assert not page.keys["pack"].isVisible(), "nothing is chosen yet"
    choose(page, 0)
    (tmp_path / "no folder").touch()
    page.ask_out = lambda _: str(tmp_path / "no folder" / "one.evening")  # type: ignore[method-assign]
    page.keys["pack"].tap()
    qtbot.waitUntil(lambda: page.message.title.startswith("It could not be packed: "), timeout=LONG)
    assert page.keys["pack"].isVisible()
    app.leave()


def test_a_half_of_another_device_goes_on_at_the_table(qtbot: QtBot, store: SqliteStore, tmp_path: Path) -> None:
    file = tmp_path / "one.evening"
    pack(store, 3, file)
    with SqliteStore(tmp_path / "away.db") as away:
        unpack(file, away)
        there = Session.resume(away, 1)
        do(there, c.Act("fold"))
        pack(away, 1, file)
        head, steps = there.head, there.newest
    app, page = page_of(qtbot, store)
    assert app.bridge is not None
    more = steps - app.bridge.session.newest
    page.ask_evening = lambda: str(file)  # type: ignore[method-assign]
    page.keys["unpack"].tap()
    wait_for_title(qtbot, page, "The evening is in the book")
    assert page.message.lines == (f"Session 3 goes on with {more} steps.",)
    assert app.bridge.session.head == head
    file.write_bytes(b"{}")
    page.keys["unpack"].tap()
    wait_for_title(qtbot, page, "Not taken in: the file is no evening of Feltbook")
    assert app.bridge.session.head == head
    app.leave()


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (800, 1280), (3840, 2160)])
@pytest.mark.parametrize("code", list(i18n.LANGUAGES))
def test_all_of_it_fits_and_has_names(
    qtbot: QtBot, store: SqliteStore, size: tuple[int, int], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(i18n.VARIABLE, code)
    try:
        app, page = page_of(qtbot, store)
        app.resize(*size)
        assert app.evenings is not None
        choose(page, 1)
        for shown in (page, app.evenings):
            app.show_page(shown)
            painted = painted_on(shown)
            assert not faults(shown, painted)
            assert not clipped(painted, [])
        app.leave()
    finally:
        languages.speak("en")


TABLE = "date,name,buy_in,cash_out\n2025-05-01,Ann,20,30\n2025-05-01,Ben,20,10\n"


def take_other(qtbot: QtBot, page: TravelPage, file: Path, text: str) -> None:
    """Tap the key that takes in a file of another program; it is read."""
    file.write_text(text)
    page.ask_other = lambda: str(file)  # type: ignore[method-assign]
    page.keys["other"].tap()
    qtbot.waitUntil(lambda: page.message.title != "The file is read and played", timeout=LONG)


@pytest.mark.parametrize(("answer", "unpaid"), [("paid", 0), ("unpaid", 1)])
def test_who_takes_in_an_evening_says_whether_it_was_paid(
    qtbot: QtBot, store: SqliteStore, tmp_path: Path, answer: str, unpaid: int
) -> None:
    app, page = page_of(qtbot, store)
    take_other(qtbot, page, tmp_path / "table.csv", TABLE)
    assert page.message.title == "1 evening is in the file"
    assert [id for id, key in page.keys.items() if key.isVisible()] == ["back", "unpaid", "paid"]
    assert len(store.sessions()) == 3, "nothing is in the book before the answer"
    page.keys[answer].tap()
    wait_for_title(qtbot, page, "1 evening is new in the book")
    newest = Session.resume(store, max(row.id for row in store.sessions()))
    assert report_of(build(newest), store.settled(newest.id)).unpaid == unpaid
    app.leave()


def test_back_takes_in_nothing_and_where_nothing_is_owed_nothing_is_asked(
    qtbot: QtBot, store: SqliteStore, tmp_path: Path
) -> None:
    app, page = page_of(qtbot, store)
    take_other(qtbot, page, tmp_path / "table.csv", TABLE)
    page.keys["back"].tap()
    assert app.shown is app.evenings
    assert len(store.sessions()) == 3
    assert app.evenings is not None
    app.evenings.card.keys["pack"].tap()
    page = app.shown
    assert isinstance(page, TravelPage)
    take_other(qtbot, page, tmp_path / "even.csv", TABLE.replace("30", "20").replace(",10", ",20"))
    wait_for_title(qtbot, page, "1 evening is new in the book")
    app.leave()
