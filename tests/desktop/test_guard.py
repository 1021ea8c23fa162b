"""A locked device stays locked whatever is opened on it, and full screen ends with a PIN alone."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.app import App, BasePage
from desktop.intents import Quit, ToggleFullScreen, WindowIntent
from desktop.preferences.key_ring import KeyRing, file
from engine import commands as c
from engine.journal.sqlite import SqliteStore
from engine.session import Session

HOLDEM = {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": 6}
Start = Callable[[str], App]


@pytest.fixture
def start(qtbot: QtBot, tmp_path: Path) -> Iterator[Start]:
    """Starts the app on a book, as often as a test wants."""
    made: list[App] = []

    def started(book: str) -> App:
        app = App(SqliteStore(tmp_path / book))
        qtbot.addWidget(app)
        made.append(app)
        app.resize(1280, 800)
        app.start()
        with qtbot.waitExposed(app):
            app.show()
        QApplication.processEvents()  # a locked screen is locked again after its first show
        return app

    yield started
    for app in made:
        app.leave()
        app.store.close()


def close(app: App) -> None:
    """The app is ended."""
    app.leave()
    app.store.close()


def give(layer: Any, pin: str) -> None:
    """Type a PIN."""
    for digit in pin:
        QTest.keyClick(layer, digit)
    QTest.keyClick(layer, Qt.Key.Key_Return)


def test_the_lock_outlives_a_restart_whatever_is_opened(start: Start) -> None:
    ring = KeyRing(file())
    ring.set_screen("1357")
    ring.lock(True)
    app = start("another.db")
    assert app.base is BasePage.SETUP
    layer = app.guard.layer
    assert layer is not None
    assert layer.geometry() == app.rect()
    assert app.childAt(app.rect().center()) is layer or layer.isAncestorOf(app.childAt(app.rect().center()))
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_F1, Qt.Key.Key_F11, Qt.Key.Key_Tab):
        QTest.keyClick(layer, key)
    assert app.base is BasePage.SETUP
    assert app.guard.layer is layer
    app.resize(1000, 700)
    assert layer.geometry() == app.rect()
    give(layer, "0000")
    assert app.guard.layer is layer
    give(layer, "1357")
    assert app.guard.layer is None
    assert not KeyRing(ring.file).pins.locked


def test_a_table_of_another_book_is_locked_too(start: Start) -> None:
    app = start("book.db")
    session = Session.start(app.store, HOLDEM)  # type: ignore[arg-type]
    assert isinstance(session, Session)
    app.play(session)
    assert app.bridge is not None
    assert app.bridge.send(c.Sit(seat=1, player="Ann", stack=100))
    close(app)
    ring = KeyRing(file())
    ring.set_screen("1357")
    ring.lock(True)
    again = start("book.db")
    assert again.table is not None
    assert again.table.overlays.floor.pins.lock is not None


@pytest.mark.parametrize("page", ["setup", "table"])
def test_lost_pins_lock_the_app_until_the_recovery_code(start: Start, page: str) -> None:
    code = KeyRing(file()).set_screen("1357")
    app = start("book.db")
    if page == "table":
        session = Session.start(app.store, HOLDEM)  # type: ignore[arg-type]
        assert isinstance(session, Session)
        session.dispatch(c.Sit(seat=1, player="Ann", stack=200))
    close(app)
    file().write_bytes(b"")
    again = start("book.db")
    layer: Any = again.guard.layer if page == "setup" else again.table and again.table.overlays.floor.pins.lock
    assert layer is not None
    assert "recovery code" in layer.note()
    give(layer, "1357")
    assert not KeyRing(file()).pins.screen
    assert layer.isVisible()
    layer.pad.show_digits("")
    give(layer, code)
    assert not KeyRing(file()).pins.kept
    assert not layer.isVisible()


def full(app: App) -> None:
    app.showFullScreen()
    QApplication.processEvents()
    assert app.isFullScreen()


@pytest.mark.parametrize("way", [ToggleFullScreen(), Quit(), "F11"], ids=["full_screen", "quit", "F11"])
@pytest.mark.parametrize("pin", ["1357", "2468"])
def test_full_screen_ends_with_a_pin_alone(start: Start, way: WindowIntent | str, pin: str) -> None:
    ring = KeyRing(file())
    ring.set_screen("1357")
    ring.add("Lee", "2468")
    app = start("book.db")
    full(app)

    def leave() -> None:
        if way == "F11":
            QTest.keyClick(app, Qt.Key.Key_F11)
        else:
            app.handle(way)

    leave()
    assert app.isFullScreen()
    assert app.isVisible()
    layer = app.guard.layer
    assert layer is not None
    QTest.keyClick(layer, Qt.Key.Key_F11)
    assert app.isFullScreen()
    QTest.keyClick(layer, Qt.Key.Key_Escape)
    assert app.guard.layer is None
    assert app.isFullScreen(), "who has no PIN goes back to the page"
    app.close()
    assert app.isVisible()
    leave()
    layer = app.guard.layer
    assert layer is not None
    give(layer, "0000")
    assert app.isFullScreen()
    give(layer, pin)
    assert not (app.isVisible() and app.isFullScreen())


def test_without_a_pin_full_screen_ends_at_once(start: Start) -> None:
    app = start("book.db")
    full(app)
    app.handle(ToggleFullScreen())
    assert not app.isFullScreen()


def test_another_pin_of_a_person_takes_the_place_of_the_first_however_the_name_is_typed() -> None:
    ring = KeyRing(file())
    ring.add("Kim", "1357")
    ring.add(" kim", "2468")
    assert len(ring.pins.floor) == 1
    assert not ring.is_of("Kim", "1357")
    assert ring.is_of("Kim", "2468")
    ring.remove("KIM")
    assert ring.pins.floor == ()
