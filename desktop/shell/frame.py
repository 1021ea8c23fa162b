"""The window itself: one page fills it at a time, fitted to its size; its keys, full screen, closing."""

from enum import Enum, auto

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.kit.appearance import Look, TakesLook
from desktop.kit.metrics import SMALLEST_WINDOW, fit, px_per_mm
from desktop.preferences.choices import Kept, theme_of
from desktop.window_intents import GoTo, ToggleDisplay, ToggleFullScreen, WindowIntent, WindowPage


class BasePage(Enum):
    """The pages of the app itself, over which the others lie."""

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
"""The keys of the window, on pages that have none of their own for them."""


class Frame(QWidget):
    """`shown` = the page that fills it. A subclass says what lies over the pages, and what a tap leads to."""

    def __init__(self, title: str, kept: Kept) -> None:
        super().__init__()
        self.kept = kept
        self.theme = theme_of(kept.choices)
        self.shown: QWidget | None = None
        self.leaving = False
        self.window_place: QRect | None = None
        """Where the window lay before it filled the screen, px; None = it was as large as it may be."""
        self.setWindowTitle(title)
        self.setMinimumSize(*SMALLEST_WINDOW)

    def handle(self, intent: WindowIntent) -> None:
        """A tap asks for another page, or something of the window."""

    def dress(self) -> None:
        """What lies over the pages gets another size or other colours."""

    def cover(self, page: QWidget) -> None:
        """A page was shown: what has to lie over it."""

    def close_parts(self) -> None:
        """The window is closed: so is all that belongs to it."""

    def look(self) -> Look:
        """The grid fitted to the window as it is."""
        chosen = self.kept.choices
        density = chosen.density or px_per_mm(self.screen().physicalDotsPerInch())
        fitted = fit(max(1, self.width()), max(1, self.height()), density, chosen.mirrored)
        return Look(self.theme, fitted, chosen.text, chosen.motion, chosen.dealer_on_top, chosen.high_keys)

    def show_page(self, page: QWidget) -> None:
        """Show a page in the window; the one before is hidden, not closed."""
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
        """Another size, or other choices of this device."""
        if self.shown is not None:
            self._fit(self.shown)
        self.dress()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The window has another size."""
        self.fit_again()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys of the window."""
        intent = KEYS.get(Qt.Key(event.key()))
        if intent is not None:
            self.handle(intent)
        else:
            super().keyPressEvent(event)

    def show_full_or_large(self, full: bool) -> None:
        """Fill the whole screen, or be a window again: where it was, else as large as it may be."""
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
        """Close, by choice."""
        self.leaving = True
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Every tap is on disk already: there is nothing to ask. On a full screen it takes a choice in a menu."""
        if self.isFullScreen() and not self.leaving:
            event.ignore()
            return
        self.close_parts()
        event.accept()
