"""A page that was left is deleted by Qt, never by a collection of Python's garbage, which may run in any thread."""

import gc
from pathlib import Path

import shiboken6
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.window_intents import GoTo, ToggleDisplay, WindowIntent, WindowPage
from engine.journal.sqlite import SqliteStore
from tests.desktop.opened_app import game, opened


def left_to_python() -> list[str]:
    """Return the classes of the objects of Qt that the next collection would delete."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        gc.collect()
        objects = [each for each in gc.garbage if isinstance(each, QObject) and shiboken6.isValid(each)]
        return sorted(type(each).__name__ for each in objects if shiboken6.ownedByPython(each))
    finally:
        gc.set_debug(0)
        gc.garbage.clear()


def test_no_page_that_was_left_waits_for_the_garbage_collector(qtbot: QtBot, tmp_path: Path) -> None:
    gc.collect()
    store = SqliteStore(tmp_path / "book.db")
    game(store)
    app = opened(qtbot, store)
    assert app.shown is app.table, "the game goes on"
    elsewhere = (WindowPage.FLOOR, WindowPage.MANUAL)  # one needs a room, the other has a window of its own
    ways: list[WindowIntent] = [ToggleDisplay(), ToggleDisplay()]
    ways += [GoTo(page) for page in WindowPage if page not in elsewhere]
    for way in ways:
        app.handle(way)
        qtbot.wait(20)
        assert left_to_python() == [], way
    app.leave()
    assert left_to_python() == []
    store.close()


def test_an_object_without_a_parent_in_a_circle_is_found(qapp: QApplication) -> None:
    gc.collect()
    alone = QObject()
    alone.setProperty("name", "alone")
    circle: list[object] = [alone]
    circle.append(circle)
    del alone, circle
    assert left_to_python() == ["QObject"]
