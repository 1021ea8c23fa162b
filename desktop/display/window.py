"""The window of the players' display: full screen on the second screen where there is one, else beside the table."""

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QMouseEvent, QResizeEvent, QScreen
from PySide6.QtWidgets import QWidget

from desktop.bridge.bridge import Bridge
from desktop.bridge.levels import table_at
from desktop.display.clock_words import clock_words
from desktop.display.placing import SMALLEST, SideBySide, high_of
from desktop.display.public_record import Won, showing
from desktop.display.view import PlayersView
from desktop.preferences.choices import ChoiceStore, theme_of
from desktop.words.say import say
from engine.events import PotsAwarded
from engine.view.room_clock import room_clock

CAST = (1280, 720)
"""Size of a window that is not full screen, px."""


class PlayersWindow(QWidget):
    """A window with the view. The signal `closed` reports that the user closed it; a double tap toggles full screen.

    It never takes the keyboard focus, so the dealer goes on typing, also after a tap on it.
    """

    closed = Signal()

    def __init__(self, view: PlayersView) -> None:
        super().__init__(None, Qt.WindowType.Window | Qt.WindowType.WindowDoesNotAcceptFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.view = view
        view.setParent(self)
        self.setWindowTitle(say("display.title"))
        self.setMinimumSize(SMALLEST, high_of(SMALLEST))
        self.resize(*CAST)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the view the whole window."""
        self.view.setGeometry(self.rect())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Toggle full screen."""
        self.fill()

    def fill(self) -> None:
        """Toggle full screen."""
        self.fill_screen(not self.isFullScreen())

    def fill_screen(self, full: bool) -> None:
        """Fill the screen or leave full screen. Qt's own `showFullScreen` would take the keyboard focus."""
        self.setWindowState(Qt.WindowState.WindowFullScreen if full else Qt.WindowState.WindowNoState)
        self.show()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Report that the user closed the window; it does not open again by itself."""
        event.accept()
        self.closed.emit()


def won(bridge: Bridge) -> Won:
    """Return seat and chips of each winner of the hand the last step ended, () after any other step."""
    amounts: dict[int, int] = {}
    for event in bridge.events if not bridge.scene.in_hand else ():
        for share in event.shares if isinstance(event, PotsAwarded) else ():
            amounts[share.seat] = amounts.get(share.seat, 0) + share.amount
    return tuple(amounts.items())


SECOND = 1000
"""Milliseconds between two readings of the clock."""


class PlayersDisplay(QObject):
    """Opens and closes the display and keeps it up to date, from the scene alone, never from what is only entered."""

    def __init__(self, choice_store: ChoiceStore, home: QWidget) -> None:
        """Make the display; `home` is the dealer's window, whose screen it avoids."""
        super().__init__(home)
        self.choice_store, self.home = choice_store, home
        self.beside = SideBySide(home.window())
        self._closed_for_room = False
        self.window: PlayersWindow | None = None
        self.bridge: Bridge | None = None
        self._seconds = QTimer(self)
        self._seconds.setInterval(SECOND)
        self._seconds.timeout.connect(self.show_clock)
        choice_store.changed.connect(self.restyle)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.screenAdded.connect(self._screens_changed)
            app.screenRemoved.connect(self._screens_changed)

    def toggle(self) -> None:
        """Open the display, or close it."""
        if self.window is None:
            if self._other_screen() is None:
                self.beside.make_room()
            self.open()
        else:
            self.close()
            self.beside.give_room_back()
        self.choice_store.change(show_display=self.window is not None)

    @property
    def has_room(self) -> bool:
        """Return whether the display can open without covering the table, or was beside it on this screen before."""
        return self._other_screen() is not None or self.beside.fits() or self.beside.arranged

    @property
    def has_little_room(self) -> bool:
        """Return whether both windows fit on the only screen at less than their usual size."""
        return self.beside.fits_at_least_size()

    def open(self) -> None:
        """Open the display where it was left; at first on the second screen in full, or beside the moved table."""
        self.window = PlayersWindow(PlayersView(theme_of(self.choice_store.choices)))
        self.window.closed.connect(self._closed)
        self.beside.move_onto_screen()
        if (stored := self.beside.kept()) is None:
            self._place(self.window)
        else:
            self._closed_for_room = False
            self.window.setGeometry(stored[0])
            self._fill(self.window, stored[1])
        self.refresh()

    def close(self) -> None:
        """Close the display without changing whether it opens at the next start."""
        if self.window is not None:
            window, self.window = self.window, None
            self.beside.keep(window)
            window.closed.disconnect(self._closed)
            window.close()
            window.deleteLater()

    def _closed(self) -> None:
        window, self.window = self.window, None
        if window is not None:
            self.beside.keep(window)
            window.deleteLater()
            self.beside.give_room_back()
        self.choice_store.change(show_display=False)

    def _screens_changed(self) -> None:
        """Follow a change of screens: move there, or beside the table, or close until there is room again."""
        self.beside.move_onto_screen()
        if self.window is not None and not (self.has_room or self.has_little_room):
            self.close()
            self._closed_for_room = True
        elif self.window is not None:
            self._place(self.window)
        elif self._closed_for_room and self.bridge is not None:
            self.open()

    def _other_screen(self) -> QScreen | None:
        return next((screen for screen in QGuiApplication.screens() if screen is not self.home.screen()), None)

    def _place(self, window: PlayersWindow) -> None:
        second_screen = self._other_screen()
        self._closed_for_room = False
        if second_screen is None:
            self.beside.make_room()
            self.beside.place(window)
        else:
            self.beside.give_room_back()
            window.setGeometry(second_screen.geometry())
        self._fill(window, second_screen is not None)

    @staticmethod
    def _fill(window: PlayersWindow, full: bool) -> None:
        """Make it full screen with the pointer hidden, or a plain window."""
        if full:
            window.setCursor(Qt.CursorShape.BlankCursor)
        else:
            window.unsetCursor()
        window.fill_screen(full)

    def follow(self, bridge: Bridge | None) -> None:
        """Show the table of this bridge from now on; None = close the display."""
        self.bridge = bridge
        if bridge is None:
            self.close()
            return
        bridge.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show the present scene."""
        if self.bridge is not None and self.window is not None:
            shown = showing(self.bridge.scene, self.choice_store.choices, won(self.bridge))
            self.window.view.render_showing(shown)
        self.show_clock()

    def show_clock(self) -> None:
        """Show the tournament clock every second where it is chosen, else the table."""
        words = None
        if self.bridge is not None and self.window is not None and self.choice_store.choices.room_clock:
            clock = room_clock(table_at(self.bridge.state, self.bridge.now))
            words = clock_words(clock, self.choice_store.choices.show_names) if clock is not None else None
        if self.window is not None:
            self.window.view.render_clock(words)
        if words is None:
            self._seconds.stop()
        elif not self._seconds.isActive():
            self._seconds.start()

    def restyle(self) -> None:
        """Use the theme chosen now, and show names and stacks as chosen."""
        if self.window is not None:
            self.window.view.restyle(theme_of(self.choice_store.choices))
            self.refresh()
