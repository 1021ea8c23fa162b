"""The frame of the main window: the page that fills it, fitted to its size; keyboard keys, full screen, closing."""

from enum import Enum, auto

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.kit.appearance import Look, TakesLook
from desktop.kit.metrics import SMALLEST_WINDOW, fit, px_per_mm
from desktop.preferences.choices import ChoiceStore, theme_of
from desktop.window_intents import GoTo, ToggleDisplay, ToggleFullScreen, WindowIntent, WindowPage


class BasePage(Enum):
    """A page of the app itself; side pages are laid over these."""

    TABLE = auto()
    SETUP = auto()
    RECAP = auto()
    EVENINGS = auto()
    PLAYERS = auto()
    ACCOUNTS = auto()


KEYS: dict[Qt.Key, WindowIntent] = {
    Qt.Key.Key_F1: GoTo(WindowPage.KEYS),
    Qt.Key.Key_F2: ToggleDisplay(),
    Qt.Key.Key_F11: ToggleFullScreen(),
}
"""Keyboard keys of the window, on pages that do not use these keys themselves."""


class Frame(QWidget):
    """A window filled by the page `shown`. A subclass adds the layers over the page and handles intents."""

    def __init__(self, title: str, choice_store: ChoiceStore) -> None:
        super().__init__()
        self.choice_store = choice_store
        self.theme = theme_of(choice_store.choices)
        self.shown: QWidget | None = None
        self.leaving = False
        self.window_place: QRect | None = None
        """Rectangle of the window before full screen, px; None = it was maximized."""
        self.setWindowTitle(title)
        self.setMinimumSize(*SMALLEST_WINDOW)

    def handle(self, intent: WindowIntent) -> None:
        """Handle the intent of a tap: another page, or an action of the window."""

    def dress(self) -> None:
        """Fit the layers over the page to another size or theme."""

    def cover(self, page: QWidget) -> None:
        """Lay the layers that belong there over a page that was just shown."""

    def close_parts(self) -> None:
        """Close all that belongs to the window when it is closed."""

    def look(self) -> Look:
        """Return the grid fitted to the current size of the window."""
        chosen = self.choice_store.choices
        density = chosen.density or px_per_mm(self.screen().physicalDotsPerInch())
        fitted = fit(max(1, self.width()), max(1, self.height()), density, chosen.mirrored)
        return Look(self.theme, fitted, chosen.text, chosen.motion, chosen.dealer_on_top, chosen.high_keys)

    def show_page(self, page: QWidget) -> None:
        """Show a page in the window; the previous page is hidden, not closed."""
        if self.shown is not None and self.shown is not page:
            self.shown.hide()
        self.shown = page
        self._fit(page)
        page.show()
        page.raise_()
        page.setFocus(Qt.FocusReason.OtherFocusReason)
        self.cover(page)

    def _fit(self, page: QWidget) -> None:
        if isinstance(page, TakesLook):
            page.set_look(self.look())
        page.setGeometry(self.rect())

    def fit_again(self) -> None:
        """Fit page and layers again, after a change of size or of the choices of this device."""
        if self.shown is not None:
            self._fit(self.shown)
        self.dress()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the page to the new size."""
        self.fit_again()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle the keyboard keys of `KEYS`."""
        intent = KEYS.get(Qt.Key(event.key()))
        if intent is not None:
            self.handle(intent)
        else:
            super().keyPressEvent(event)

    def show_full_or_large(self, full: bool) -> None:
        """Fill the screen, or return to a window: at its former place, else maximized."""
        if full:
            if self.isVisible() and not self.isFullScreen():
                self.window_place = None if self.isMaximized() else self.geometry()
            self.showFullScreen()
        elif self.window_place is None:
            self.showMaximized()
        else:
            self.showNormal()
            self.setGeometry(self.window_place)

    def leave(self) -> None:
        """Close the window, also from full screen."""
        self.leaving = True
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close without a question, since each tap is on disk. Full screen is closed only by `leave`, from a menu."""
        if self.isFullScreen() and not self.leaving:
            event.ignore()
            return
        self.close_parts()
        event.accept()
