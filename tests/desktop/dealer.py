"""A dealer's hands: plays table scripts in the real window by mouse or by touch, the way the screen offers it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.bridge.bridge import Bridge
from desktop.kit.painted import LONG_AGO, Tap
from desktop.table.window import TableWindow
from engine.journal.memory import MemoryStore
from engine.journal.sqlite import SqliteStore
from engine.script.reading import read
from engine.session import Session

Press = Callable[[QWidget], None]
BEFORE = ("open", "sit", "button", "straddle")


class Hands:
    """One pair of hands at one window. `press` is how a widget is pressed; `taps` counts every press."""

    def __init__(self, size: tuple[int, int], press: Press, book: Path | None = None) -> None:
        self.size = size
        self._press = press
        self.store = MemoryStore() if book is None else SqliteStore(book)
        self.window: TableWindow | None = None
        self.bridge: Bridge | None = None
        self.taps = 0

    def open(self, table: dict[str, Any]) -> None:
        """A new session in a window of its own."""
        self.close()
        session = Session.start(self.store, table)
        assert isinstance(session, Session), session
        self.bridge = Bridge(session, lambda: 0)
        self.window = TableWindow(self.bridge)
        self.window.view.motion = False
        self.window.resize(*self.size)
        self.window.show()
        QTest.qWaitForWindowExposed(self.window)

    def close(self) -> None:
        """The window goes, its session stays in the book."""
        if self.bridge is not None:
            self.bridge.close()
        if self.window is not None:
            self.window.close()
            self.window.deleteLater()
            QApplication.processEvents()
        self.bridge = self.window = None

    @property
    def view(self) -> Any:
        """What the engine tells now."""
        assert self.bridge is not None
        return self.bridge.scene.view

    def tap(self, widget: QWidget) -> None:
        """Press one widget; the dealer takes longer than a double fire."""
        if isinstance(widget, Tap):
            widget.tapped_at = LONG_AGO
        assert widget.isVisible(), "what is pressed can be seen"
        self.taps += 1
        self._press(widget)

    def play(self, hand: dict[str, Any]) -> dict[str, int]:
        """Play all lines of a hand; returns the stacks by seat as they stand at its end."""
        for line in hand["lines"]:
            self.do(line)
        return {str(seat): player.stack for seat, player in self.view.seats.items()}

    def do(self, line: dict[str, Any]) -> None:
        """One line of the script, by the taps the screen offers for it."""
        if line["do"] == "open":
            self.open(line["table"])
            return
        assert self.bridge is not None
        assert self.window is not None
        surface = self.window.view
        if line["do"] in BEFORE:
            assert self.bridge.send(read(line)), line
        elif line["do"] == "deal":
            self.tap(surface.bar.go)
        elif line["do"] in ("bring_in", "first"):
            self.tap(surface.felt.seats[line["seat"]])
        elif line["do"] == "act":
            self.act(line)
        elif line["do"] == "street":
            if self.view.phase == "street":
                self.tap(surface.bar.go)
        else:
            self.award(line)

    def act(self, line: dict[str, Any]) -> None:
        """Fold, check, call or bring in: one tap. A wager: digits, unless there is only one size, and the go slot."""
        assert self.window is not None
        bar, legal = self.window.view.bar, self.view.legal
        if line["action"] == "fold":
            self.tap(bar.fold)
        elif line["action"] in ("check", "call", "bring_in"):
            self.tap(bar.call)
        else:
            if legal.wager.min != legal.wager.max:
                self.type(str(line["to"]))
            self.tap(bar.go)

    def type(self, digits: str) -> None:
        """The keys of the amount pad."""
        assert self.window is not None
        pad = self.window.view.column.pad
        for digit in digits:
            self.tap(next(key for key in pad.keys if key.face.word == digit))

    def award(self, line: dict[str, Any]) -> None:
        """Hands best first, ties with the tie slot, then push."""
        assert self.window is not None
        surface = self.window.view
        if "Push" not in surface.bar.go.face.read_aloud and not self.ranking_open:
            self.tap(surface.bar.go)
        self.rank(line.get("ranking") or line.get("high") or [])
        if line.get("low"):
            self.tap(surface.bar.call)
            self.rank(line["low"])
        self.tap(surface.bar.go)

    @property
    def ranking_open(self) -> bool:
        """Whether the table waits for the best hand, not for the rest of the cards."""
        assert self.window is not None
        scene = self.window.desk.scene
        return scene.view.street == scene.game.streets[-1].name

    def rank(self, ranks: list[list[int]]) -> None:
        """Tap hands best first until the go slot is ready; tied ones with the tie slot between."""
        assert self.window is not None
        surface = self.window.view
        for tied in ranks:
            for place, seat in enumerate(tied):
                if place and self.window.desk.scene.game.split:
                    QTest.keyClick(self.window, Qt.Key.Key_G)  # the call slot switches high and low there
                elif place:
                    self.tap(surface.bar.call)
                self.tap(surface.felt.seats[seat])


def mouse(widget: QWidget) -> None:
    """A click in the middle of the widget."""
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, widget.rect().center())
    QApplication.processEvents()


def toucher() -> Press:
    """A finger: Qt makes the mouse events of it itself."""
    device = QTest.createTouchDevice()

    def touch(widget: QWidget) -> None:
        window = widget.window()
        spot: QPoint = widget.mapTo(window, widget.rect().center())
        QTest.touchEvent(window, device).press(0, spot, window).commit()
        QTest.touchEvent(window, device).release(0, spot, window).commit()
        QApplication.processEvents()

    return touch
