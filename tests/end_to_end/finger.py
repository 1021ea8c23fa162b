"""A finger at the app: it finds what it taps by the words a screen reader would say, and knows nothing else."""

from pathlib import Path
from typing import Any

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from desktop.app import App
from desktop.kit.painted import LONG_AGO, Tap
from engine.journal.sqlite import SqliteStore


class Finger:
    """One finger and one window on a book."""

    def __init__(self, book: Path, size: tuple[int, int]) -> None:
        self.store = SqliteStore(book)
        self.app = App(self.store)
        self.app.resize(*size)
        self.app.start()
        self.app.show()
        QTest.qWaitForWindowExposed(self.app)
        self.device = QTest.createTouchDevice()
        self.taps = 0

    def close(self) -> None:
        """The window and its book are closed."""
        self.app.close()
        self.app.deleteLater()
        QApplication.processEvents()
        self.store.close()

    def seen(self) -> list[Tap]:
        """What can be tapped now."""
        return [key for key in self.app.findChildren(Tap) if key.isVisible()]

    def sees(self, words: str) -> bool:
        """Whether something is there that begins with these words."""
        return any(key.accessibleName().startswith(words) for key in self.seen())

    def tap(self, words: str) -> None:
        """Tap what is called so, or else what begins so."""
        named = [key for key in self.seen() if key.accessibleName().startswith(words)]
        exact = [key for key in named if key.accessibleName() == words]
        assert named, (words, [key.accessibleName() for key in self.seen()])
        key = (exact or named)[0]
        assert not key.accessibleDescription() or not words.startswith(("Deal", "Push")), key.accessibleDescription()
        self.taps += 1
        key.tapped_at = LONG_AGO
        self._press(key)

    def _press(self, widget: QWidget) -> None:
        at = widget.mapTo(self.app, widget.rect().center())
        QTest.touchEvent(self.app, self.device).press(0, at, self.app).commit()
        QTest.touchEvent(self.app, self.device).release(0, at, self.app).commit()
        QApplication.processEvents()

    def key_in(self, digits: str) -> None:
        """The digit keys on the screen."""
        for digit in digits:
            self.tap(digit)

    def sit(self, seat: int, name: str, stack: str) -> None:
        """Seat somebody: the seat, the letters, the digits."""
        self.tap(f"Seat {seat}, empty")
        while self.typed():
            self.tap("Delete a digit")
        for letter in name.upper():
            self.tap(letter)
        assert self.typed() == name
        self.tap("Chips: ")
        self.key_in(stack)
        self.tap("Sit with")
        assert self.view.seats[seat].stack == int(stack)

    def typed(self) -> str:
        """The name as it is spelled so far."""
        return next(field for field in self.app.findChildren(QLineEdit) if field.isVisible()).text()

    @property
    def view(self) -> Any:
        """What the engine tells; only to know when a round is over and to compare at the end."""
        assert self.app.bridge is not None
        return self.app.bridge.scene.view

    def call(self) -> None:
        """The call slot, whatever it costs."""
        self.tap("Call" if self.sees("Call") else "Check")

    def close_round(self) -> None:
        """Everybody calls or checks until the street is over."""
        street = self.view.street
        while self.view.phase == "betting" and self.view.street == street:
            self.call()

    def check_down(self) -> None:
        """Nobody bets any more."""
        while self.view.phase == "betting":
            self.close_round()

    def all_fold(self) -> None:
        """Everybody folds to the last one."""
        while self.view.phase == "betting":
            self.tap("Fold")

    def bet_pot(self) -> None:
        """The most that the pot allows, and everybody calls it."""
        self.tap("pot, ")
        self.close_round()

    def win(self, *best: int) -> None:
        """Tap hands best first, push."""
        for seat in best:
            self.tap(f"Seat {seat}, ")
        self.tap("Push")
