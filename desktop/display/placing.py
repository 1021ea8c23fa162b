"""One screen for both windows: they are put side by side once, and stay where people put them afterwards."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

TABLE, PLAYERS = 1024, 640
"""Width each window needs, px."""
SMALLEST = 480
"""The least width of the display, px: where the table makes room for it, once that was asked."""
FRAME = 8
"""What a window manager may draw at each side of a window, px."""
FRAMES = 4 * FRAME
"""What they draw left and right of two windows; as much has a title at least."""
BETWEEN = 3 * FRAME
"""From the left edge of the screen to the second window, beside the width of the first."""
TABLE_SHARE = (6, 10)
"""How much of the width the table takes where there is more than both need."""
ASPECT = (16, 9)
"""The width and height of what the display shows."""
MAXIMIZED = Qt.WindowState.WindowMaximized


def high_of(wide: int) -> int:
    """How high the display is so wide, px."""
    across, down = ASPECT
    return wide * down // across


def in_sight(place: QRect) -> bool:
    """Whether any of it lies on a screen."""
    return any(screen.availableGeometry().intersects(place) for screen in QGuiApplication.screens())


class SideBySide:
    """Moves the dealer's window aside for the display, once a screen; knows where people left the display."""

    def __init__(self, home: QWidget) -> None:
        self.home = home
        self._arranged: dict[str, tuple[QRect, bool]] = {}
        """Per screen: where the dealer's window was put, and whether it was maximized before."""
        self._left: dict[tuple[str, ...], tuple[QRect, bool]] = {}
        """Per set of screens: where the display was, and whether it filled its screen."""

    def fits(self) -> bool:
        """Whether there is room for both; a window that fills the screen does not give any."""
        room = self.home.screen().availableGeometry()
        return not self.home.isFullScreen() and room.width() >= TABLE + PLAYERS + FRAMES

    def squeezes(self) -> bool:
        """Whether there is room for both at their smallest."""
        room = self.home.screen().availableGeometry()
        least = self.home.minimumWidth() + SMALLEST + FRAMES
        return not self.home.isFullScreen() and room.width() >= least

    @property
    def arranged(self) -> bool:
        """Whether both were put side by side on this screen already, and still can be seen together."""
        return self.home.screen().name() in self._arranged and not self.home.isFullScreen()

    def place(self, window: QWidget) -> None:
        """The display on the right; the table on the left, unless it was put there before on this screen."""
        home, room = self.home, self.home.screen().availableGeometry()
        title = max(home.geometry().top() - home.frameGeometry().top(), FRAMES)
        both = room.width() - FRAMES
        part, of = TABLE_SHARE
        rest = max(min(TABLE, both - SMALLEST), room.width() * part // of - FRAMES)
        wide = both - rest
        high = room.height() - title - 2 * FRAME
        if not self.arranged:
            place = QRect(room.left() + FRAME, room.top() + title, rest, high)
            self._arranged[home.screen().name()] = (place, home.isMaximized())
            home.setWindowState(home.windowState() & ~MAXIMIZED)
            home.setGeometry(place)
        window.setGeometry(room.left() + rest + BETWEEN, room.top() + title, wide, min(high, high_of(wide)))

    def make_room(self) -> None:
        """The display is wanted again: a table that is maximized takes the place it had beside it."""
        if self.arranged:
            self.home.setWindowState(self.home.windowState() & ~MAXIMIZED)

    def give_back(self) -> None:
        """The display was closed by hand: a table that was maximized is so again, unless somebody moved it since."""
        place, maximized = self._arranged.get(self.home.screen().name(), (QRect(), False))
        if maximized and self.home.geometry() == place:
            self.home.setWindowState(self.home.windowState() | MAXIMIZED)

    def keep(self, window: QWidget) -> None:
        """Remember where the display is, until the app ends."""
        self._left[self._screens()] = (window.geometry(), window.isFullScreen())

    def kept(self) -> tuple[QRect, bool] | None:
        """Where people left the display at these screens, and whether it filled its screen; None = nowhere in sight."""
        left = self._left.get(self._screens())
        return left if left is not None and in_sight(left[0]) else None

    def bring_back(self) -> None:
        """A table that lies on no screen any more comes to the first, no larger than there is room."""
        if not in_sight(self.home.frameGeometry()):
            room = QGuiApplication.primaryScreen().availableGeometry()
            title = max(self.home.geometry().top() - self.home.frameGeometry().top(), FRAMES)
            room.adjust(FRAME, title, -FRAME, -FRAME)
            self.home.setGeometry(QRect(room.topLeft(), self.home.size().boundedTo(room.size())))

    @staticmethod
    def _screens() -> tuple[str, ...]:
        return tuple(screen.name() for screen in QGuiApplication.screens())
