"""What the window's tests share: fonts, a table on the real engine, taps by mouse and by touch."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.bridge.bridge import Bridge
from desktop.kit import fonts
from desktop.kit.painted import LONG_AGO, Tap
from desktop.kit.store import STORE
from desktop.setup.offers import OfferedMoney
from desktop.table.window import TableWindow
from desktop.words import languages
from desktop.words.i18n import ENGLISH, use_table_money
from engine import commands as c
from engine.journal.sqlite import SqliteStore
from engine.journal.store import MemoryStore
from engine.refusals import Refusal
from engine.session import Session

PEOPLE = (("Maya", 1, 1400), ("Theo", 2, 160), ("Rosa", 4, 1600), ("Sam", 5, 640), ("Lena", 7, 415), ("Omar", 8, 2110))
PLO = {"game": "omaha", "limit": "pot_limit", "blinds": [5, 10], "seats": 9, "betting_unit": 5, "smallest_chip": 5}


@pytest.fixture
def store(book: Path, tmp_path: Path) -> Iterator[SqliteStore]:
    """A copy of the book its module made once, for a test to change."""
    copy = tmp_path / "book.db"
    copy.write_bytes(book.read_bytes())
    with SqliteStore(copy) as made:
        yield made


@pytest.fixture(autouse=True)
def shipped_fonts(qapp: QApplication) -> None:
    """The shipped fonts, once."""
    if not qapp.property("fonts"):
        fonts.install()
        qapp.setProperty("fonts", True)


@pytest.fixture(autouse=True)
def swept(qapp: QApplication) -> Iterator[None]:
    """What a test let go is gone before the next: without an event loop Qt keeps it, and thousands are slow to bury."""
    yield
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(autouse=True)
def nothing_kept() -> Iterator[None]:
    """Each test begins as a start does: no picture is kept yet."""
    STORE.open = False
    STORE.clear()
    yield
    STORE.open = False


@pytest.fixture(autouse=True)
def in_chips() -> Iterator[None]:
    """Each test begins as a start does, in English: no table has said what a chip is worth, no game was in money."""
    use_table_money(None)
    OfferedMoney.currency = ""
    yield
    languages.speak(ENGLISH.code)


@pytest.fixture(autouse=True)
def own_config(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Choices, PINs and dealers of a test are nobody else's."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))


def tap_at(widget: QWidget, at: int, takes: int = 60) -> None:
    """A tap of a finger that was on the middle of a widget from `at` ms on, for `takes` ms, whatever the time is."""
    middle = QPointF(widget.rect().center())
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    for kind, held, time in (
        (QEvent.Type.MouseButtonPress, left, at),
        (QEvent.Type.MouseButtonRelease, none, at + takes),
    ):
        event = QMouseEvent(kind, middle, widget.mapToGlobal(middle), left, held, Qt.KeyboardModifier.NoModifier)
        event.setTimestamp(time)
        QApplication.sendEvent(widget, event)


class Table:
    """A table window over a real session in memory."""

    def __init__(self, qtbot: QtBot, table: dict[str, Any], size: tuple[int, int]) -> None:
        session = Session.start(MemoryStore(), table)
        assert not isinstance(session, Refusal), session.message
        self.at = 0
        self.bridge = Bridge(session, lambda: self.at)
        self.window = TableWindow(self.bridge)
        self.window.view.motion = False
        qtbot.addWidget(self.window)
        self.window.resize(*size)
        with qtbot.waitExposed(self.window), qtbot.waitActive(self.window):
            self.window.show()
            self.window.activateWindow()
        self.touching = None
        self.refused: list[str] = []
        self.bridge.refused.connect(lambda refusal: self.refused.append(refusal.message))
        self.bridge.barred.connect(self.refused.append)

    def sit(self, *people: tuple[str, int, int]) -> "Table":
        """Seat these (name, seat, stack)."""
        for name, seat, stack in people or PEOPLE:
            assert self.bridge.send(c.Sit(seat=seat, player=name, stack=stack))
        return self

    def tap(self, widget: QWidget | None) -> None:
        """Tap the middle of a widget, long after the tap before: it counts as no double fire."""
        assert widget is not None
        assert widget.isVisible()
        if isinstance(widget, Tap):
            widget.tapped_at = LONG_AGO
        middle = widget.rect().center()
        if self.touching is None:
            QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle)
            return
        top = widget.window()
        at = widget.mapTo(top, middle)
        QTest.touchEvent(top, self.touching).press(0, at, top).commit()
        QTest.touchEvent(top, self.touching).release(0, at, top).commit()

    def turn(self) -> None:
        """A turn of the event loop: what was put off until the tap is over is done now."""
        QApplication.processEvents()

    def seat(self, number: int) -> None:
        """Tap a seat."""
        self.tap(self.window.view.felt.seats[number])

    def fold(self) -> None:
        """Tap the fold slot."""
        self.tap(self.window.view.bar.fold)

    def call(self) -> None:
        """Tap the call slot."""
        self.tap(self.window.view.bar.call)

    def go(self) -> None:
        """Tap the go slot."""
        self.tap(self.window.view.bar.go)

    def undo(self) -> None:
        """Tap undo."""
        self.tap(self.window.view.bar.undo)

    def type(self, digits: str) -> None:
        """Tap digit keys."""
        keys = {key.face.word: key for key in self.window.view.column.pad.keys}
        for digit in digits:
            self.tap(keys[digit])

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key of the keyboard; time passes, so that no key of a new screen rests any more."""
        self.window.rest.end()
        QTest.keyClick(self.window.focusWidget() or self.window, key, modifier)

    def check_round(self) -> None:
        """Tap call or check until the round or the hand is over."""
        street = self.view.street
        while self.view.phase == "betting" and self.view.street == street:
            self.call()

    @property
    def view(self) -> Any:
        """The state as told."""
        return self.bridge.scene.view

    @property
    def statement(self) -> str:
        """What the statement says."""
        return self.window.view.bar.statement.statement.title


MakeTable = Callable[..., Table]


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[MakeTable]:
    """Makes tables; their bridges are closed afterwards."""
    made: list[Table] = []

    def table(settings: dict[str, Any] | None = None, size: tuple[int, int] = (1920, 1080)) -> Table:
        made.append(Table(qtbot, settings or PLO, size))
        return made[-1]

    yield table
    for made_table in made:
        made_table.bridge.close()


@pytest.fixture
def touch(qapp: QApplication) -> Any:
    """A touch screen."""
    return QTest.createTouchDevice()


@pytest.fixture(params=["mouse", "touch"])
def table(request: pytest.FixtureRequest, make: MakeTable, touch: Any) -> Table:
    """A table before its first hand, by mouse and by touch."""
    made = make().sit()
    made.touching = touch if request.param == "touch" else None
    return made


def grab(widget: QWidget) -> Any:
    """A picture of a widget."""
    return widget.grab().toImage()


__all__ = ["MakeTable", "Table", "grab"]
