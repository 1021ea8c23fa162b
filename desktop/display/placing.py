"""One screen for both windows: the players' display beside the table where there is room, never over it unasked."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget

TABLE, PLAYERS = 1024, 640
"""Width each window needs, px."""
SMALLEST = 480
"""The least width of the display, px: where the table makes room for it, once that was asked."""
FRAME = 8
"""What a window manager may draw at each side of a window, px."""


class SideBySide:
    """Moves the dealer's window aside for the display, and back where it was."""

    def __init__(self, home: QWidget) -> None:
        self.home = home
        self._was: tuple[Qt.WindowState, QRect] | None = None

    def fits(self) -> bool:
        """Whether there is room for both; a window that fills the screen does not give any."""
        room = self.home.screen().availableGeometry()
        return not self.home.isFullScreen() and room.width() >= TABLE + PLAYERS + 4 * FRAME

    def squeezes(self) -> bool:
        """Whether there is room for both at their smallest."""
        room = self.home.screen().availableGeometry()
        least = self.home.minimumWidth() + SMALLEST + 4 * FRAME
        return not self.home.isFullScreen() and room.width() >= least

    def place(self, window: QWidget) -> None:
        """The table on the left, the display on the right."""
        home, room = self.home, self.home.screen().availableGeometry()
        if self._was is None:
            self._was = (home.windowState(), home.geometry())
        title = max(home.geometry().top() - home.frameGeometry().top(), 4 * FRAME)
        both = room.width() - 4 * FRAME
        rest = max(min(TABLE, both - SMALLEST), room.width() * 6 // 10 - 4 * FRAME)
        wide = both - rest
        high = room.height() - title - 2 * FRAME
        home.setWindowState(home.windowState() & ~Qt.WindowState.WindowMaximized)
        home.setGeometry(room.left() + FRAME, room.top() + title, rest, high)
        window.setGeometry(room.left() + rest + 3 * FRAME, room.top() + title, wide, min(high, wide * 9 // 16))

    def undo(self) -> None:
        """The display is gone: the table has its place again."""
        if self._was is not None:
            (state, place), self._was = self._was, None
            self.home.setGeometry(place)
            self.home.setWindowState(state)
