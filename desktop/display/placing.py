"""Places both windows side by side on a single screen; they are moved once, and later moves by hand are kept."""

from typing import NamedTuple

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

TABLE, PLAYERS = 1024, 640
"""Width each window needs, px."""
SMALLEST = 480
"""Least width of the display, px; the table makes room for it once the user opens it."""
FRAME = 8
"""Most px a window manager draws at each side of a window."""
FRAMES = 4 * FRAME
"""Width of the frames left and right of two windows, px; also the least height of a title."""
BETWEEN = 3 * FRAME
"""Distance from the left edge of the screen to the second window, without the width of the first, px."""
TABLE_SHARE = (6, 10)
"""Share of the width the table takes where there is more than both need, as numerator and denominator."""
ASPECT = (16, 9)
"""Aspect ratio of the display."""
MAXIMIZED = Qt.WindowState.WindowMaximized


def high_of(width: int) -> int:
    """Return the height of a display of this width, px."""
    across, down = ASPECT
    return width * down // across


def in_sight(place: QRect) -> bool:
    """Return whether any part of a rectangle is on a screen."""
    return any(screen.availableGeometry().intersects(place) for screen in QGuiApplication.screens())


class Arranged(NamedTuple):
    """Where the dealer's window was put on a screen, and what it was before."""

    beside: QRect = QRect()
    """The geometry beside the display, px."""
    before: QRect = QRect()
    """The geometry before, px."""
    maximized: bool = False
    """Whether it was maximized before."""


class SideBySide:
    """Moves the dealer's window aside for the display, once a screen, and stores where users left the display."""

    def __init__(self, home: QWidget) -> None:
        self.home = home
        self._arranged: dict[str, Arranged] = {}
        """The place of the dealer's window, by name of a screen."""
        self._places: dict[tuple[str, ...], tuple[QRect, bool]] = {}
        """By names of all screens: geometry of the display, and whether it was full screen."""

    def fits(self) -> bool:
        """Return whether there is room for both windows; never beside a window in full screen."""
        room = self.home.screen().availableGeometry()
        return not self.home.isFullScreen() and room.width() >= TABLE + PLAYERS + FRAMES

    def fits_at_least_size(self) -> bool:
        """Return whether there is room for both windows at their least size."""
        room = self.home.screen().availableGeometry()
        least = self.home.minimumWidth() + SMALLEST + FRAMES
        return not self.home.isFullScreen() and room.width() >= least

    @property
    def arranged(self) -> bool:
        """Return whether both were placed on this screen before and can be seen together."""
        return self.home.screen().name() in self._arranged and not self.home.isFullScreen()

    def place(self, window: QWidget) -> None:
        """Place the display at the right, and the table at the left unless it was placed on this screen before."""
        home, room = self.home, self.home.screen().availableGeometry()
        title = max(home.geometry().top() - home.frameGeometry().top(), FRAMES)
        free_width = room.width() - FRAMES
        part, of = TABLE_SHARE
        home_width = max(min(TABLE, free_width - SMALLEST), room.width() * part // of - FRAMES)
        display_width = free_width - home_width
        height = room.height() - title - 2 * FRAME
        if not self.arranged:
            place = QRect(room.left() + FRAME, room.top() + title, home_width, height)
            self._arranged[home.screen().name()] = Arranged(place, home.geometry(), home.isMaximized())
            home.setWindowState(home.windowState() & ~MAXIMIZED)
            home.setGeometry(place)
        window.setGeometry(
            room.left() + home_width + BETWEEN, room.top() + title, display_width, min(height, high_of(display_width))
        )

    def make_room(self) -> None:
        """Take the table back to its place beside the display, which is opened again, unless it was moved since."""
        arranged = self._arranged.get(self.home.screen().name())
        if arranged is None or self.home.isFullScreen():
            return
        if self.home.isMaximized():
            self.home.setWindowState(self.home.windowState() & ~MAXIMIZED)
        elif self.home.geometry() == arranged.before:
            self.home.setGeometry(arranged.beside)

    def give_room_back(self) -> None:
        """Make the table as large as before after the display was closed, unless it was moved since."""
        arranged = self._arranged.get(self.home.screen().name(), Arranged())
        if self.home.geometry() != arranged.beside:
            return
        if arranged.maximized:
            self.home.setWindowState(self.home.windowState() | MAXIMIZED)
        else:
            self.home.setGeometry(arranged.before)

    def keep(self, window: QWidget) -> None:
        """Store the place of the display until the app ends."""
        self._places[self._screens()] = (window.geometry(), window.isFullScreen())

    def kept(self) -> tuple[QRect, bool] | None:
        """Return the stored place of the display at these screens, and whether it was full screen; None = unseen."""
        left = self._places.get(self._screens())
        return left if left is not None and in_sight(left[0]) else None

    def move_onto_screen(self) -> None:
        """Move a table that is on no screen any more to the first one, no larger than that screen."""
        if not in_sight(self.home.frameGeometry()):
            room = QGuiApplication.primaryScreen().availableGeometry()
            title = max(self.home.geometry().top() - self.home.frameGeometry().top(), FRAMES)
            room.adjust(FRAME, title, -FRAME, -FRAME)
            self.home.setGeometry(QRect(room.topLeft(), self.home.size().boundedTo(room.size())))

    @staticmethod
    def _screens() -> tuple[str, ...]:
        return tuple(screen.name() for screen in QGuiApplication.screens())
