"""What is painted: only what changed, and amber for the next tap alone."""

import time

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.kit.focus import FocusRing
from desktop.kit.painted import Tap
from desktop.kit.store import STORE
from desktop.kit.theme import load
from desktop.table.view import TableView
from tests.desktop.conftest import MakeTable
from tests.desktop.screens import SCREENS, Screen


def test_the_same_state_repaints_nothing(make: MakeTable) -> None:
    table = make().sit()
    table.go()
    window = table.window
    before = [widget.plate for widget in window.view.felt.seats.values()]
    window.refresh()
    assert [widget.plate for widget in window.view.felt.seats.values()] == before


class PaintCount(QObject):
    """Counts the repaints of widgets."""

    def __init__(self, widgets: list[QWidget]) -> None:
        super().__init__()
        self.painted: dict[str, int] = {}
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            name = watched.property("watched")
            self.painted[name] = self.painted.get(name, 0) + 1
        return False


class Last(QWidget):
    """Asked for last, it is painted with all that was asked for before; it lies where nothing is watched."""

    def __init__(self, felt: QWidget) -> None:
        super().__init__(felt)
        self.setGeometry(felt.width() // 2, felt.height() // 2, 1, 1)
        self.times = 0
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Painted once more."""
        self.times += 1

    def painted(self, qtbot: QtBot) -> None:
        """Wait until what was asked for is painted."""
        before = self.times
        self.update()
        qtbot.waitUntil(lambda: self.times > before)


def test_a_repaint_touches_only_what_changed(make: MakeTable, qtbot: QtBot) -> None:
    table = make().sit()
    table.go()
    view = table.window.view
    parts: list[QWidget] = [*view.felt.seats.values(), *view.column.pad.keys, view.strip, view.bar.fold]
    for seat, plate in view.felt.seats.items():
        plate.setProperty("watched", f"seat {seat}")
    for key in view.column.pad.keys:
        key.setProperty("watched", "digit")
    view.strip.setProperty("watched", "strip")
    view.bar.fold.setProperty("watched", "fold")
    table.call()
    qtbot.waitUntil(lambda: STORE.open)  # then all is painted once more
    last = Last(view.felt)
    last.painted(qtbot)
    last.painted(qtbot)
    count = PaintCount(parts)
    table.call()
    last.painted(qtbot)
    assert set(count.painted) == {"seat 7", "seat 8"}


class KeptAt(QObject):
    """Notes at each paint of a widget whether pictures are kept by then."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.kept: list[bool] = []
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.kept.append(STORE.open)
        return False


def test_the_first_paint_keeps_no_picture_however_late_it_comes(make: MakeTable, qtbot: QtBot) -> None:
    window = make().sit().window
    window.hide()
    qtbot.wait(100)  # what was under way is over
    STORE.open = False
    paints = KeptAt(window.view.column)
    window.show()
    time.sleep(0.2)  # a device that is slow, or busy
    qtbot.waitUntil(lambda: STORE.open and len(paints.kept) > 1)
    assert paints.kept[0] is False
    assert paints.kept[-1] is True


def test_amber_is_the_next_tap_and_nothing_else_is_filled_with_it(make: MakeTable) -> None:
    table = make().sit()

    def fills() -> list[str]:
        bar = table.window.view.bar
        amber = [name for name in ("undo", "fold", "call", "go") if getattr(bar, name).face.fill == "next"]
        return amber + [f"seat {p.seat}" for p in table.window.view.felt.plates if p.kind == "act"]

    assert fills() == ["go"]
    table.go()
    assert fills() == ["seat 5"]
    table.type("3")
    assert fills() == ["go", "seat 5"]
    table.go()
    assert fills() == ["seat 7"]


@pytest.mark.parametrize("screen", SCREENS, ids=[screen.name for screen in SCREENS])
def test_no_key_has_the_keyboard_unseen(qtbot: QtBot, screen: Screen) -> None:
    """It paints the ring itself, or one lies over the sheet or window it stands on."""
    page = screen.make((1280, 800), load())
    qtbot.addWidget(page)
    if isinstance(page, TableView):
        return  # the ring is that of its window
    page.show()
    ringed = {ring.parentWidget() for ring in page.findChildren(FocusRing)}
    keys = [key for key in page.findChildren(Tap) if key.isVisible() and key.focusPolicy() != Qt.FocusPolicy.NoFocus]
    assert not [key for key in keys if not key.rings and not any(over.isAncestorOf(key) for over in ringed)]


PAGES = ("setup, been here", "all rules", "setup, levels", "recap", "this device")


@pytest.mark.parametrize("name", PAGES)
def test_the_ring_of_a_page_comes_and_goes_with_the_keyboard(qtbot: QtBot, name: str) -> None:
    """A key of a page paints it itself: it stayed on the first one while Tab went on unseen."""
    page = next(screen for screen in SCREENS if screen.name == name).make((1280, 800), load())
    qtbot.addWidget(page)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    keys = [key for key in page.findChildren(Tap) if key.rings and key.isVisible() and key.visibleRegion()]
    assert len(keys) > 5
    for number, key in enumerate(keys):
        key.setProperty("watched", f"{number} {key.accessibleName()}")
    last = Last(page)
    count = PaintCount(keys)
    for key in keys:
        key.setFocus(Qt.FocusReason.TabFocusReason)
        last.painted(qtbot)
        count.painted.clear()
        key.clearFocus()
        last.painted(qtbot)
        assert count.painted.get(key.property("watched")), "it goes"
        count.painted.clear()
        key.setFocus(Qt.FocusReason.TabFocusReason)
        last.painted(qtbot)
        assert count.painted.get(key.property("watched")), "it comes"
