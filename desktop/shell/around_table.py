"""What is around the table on this device: sounds, the players' display, a screen that stays awake, another book."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from desktop.bridge.bridge import Bridge
from desktop.bridge.jobs import Wait
from desktop.display.window import PlayersDisplay
from desktop.help.tips import give
from desktop.keeping.keeper import Keeper
from desktop.preferences.choices import Kept
from desktop.preferences.device_files import heads_file
from desktop.present.notice import Notice
from desktop.shell.awake import Awake
from desktop.shell.for_other_tools import ForOtherTools
from desktop.shell.save_elsewhere import SavedBook, save_elsewhere
from desktop.shell.shipping import Shipping
from desktop.shell.single_window import answer
from desktop.shell.sounds import Sounds
from desktop.shell.start_check import StartCheck
from desktop.table.room_word import RoomWord
from desktop.table.window import TableWindow
from engine.journal.sqlite import SqliteStore


class AroundTable(QObject):
    """Follows the table of the window; `follow(None)` when it is left."""

    def __init__(self, kept: Kept, book: Callable[[], Path], home: QWidget) -> None:
        super().__init__(home)
        self.kept, self.home = kept, home
        self.keeper = Keeper(book, kept, self)
        self.sounds = Sounds(kept, parent=self)
        self.room = RoomWord(book, self)
        self.shipping = Shipping(book, self)
        self.facts = ForOtherTools(self)
        self.bridge: Bridge | None = None
        self._display: PlayersDisplay | None = None
        self._awake: Awake | None = None
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._system_changed)

    def _system_changed(self) -> None:
        """The system went from light to dark, or back: so does the app where it follows it."""
        if self.kept.choices.theme == "system":
            self.kept.changed.emit(self.kept.choices)

    @property
    def display(self) -> PlayersDisplay:
        """The players' display, open or not; made when it is first wanted."""
        if self._display is None:
            self._display = PlayersDisplay(self.kept, self.home)
            self._display.follow(self.bridge)
        return self._display

    @property
    def awake(self) -> Awake:
        """What keeps the screen on; made when it is first wanted."""
        if self._awake is None:
            self._awake = Awake()
        return self._awake

    @property
    def displaying(self) -> bool:
        """Whether the players' display is open."""
        return self._display is not None and self._display.window is not None

    def follow(self, bridge: Bridge | None) -> None:
        """Another table, or none; the same one again changes nothing."""
        if bridge is self.bridge:
            return
        self.bridge = bridge
        self.keeper.follow(bridge)
        self.facts.follow(bridge)
        self.sounds.follow(bridge)
        if bridge is None:
            self.room.follow(None)
        if self._display is not None:
            self._display.follow(bridge)
        if bridge is not None and self.kept.choices.show_display and not self.displaying:
            if self.display.has_room:
                self.display.open()
            else:
                self.kept.change(show_display=False)  # it does not come over the table by itself

    def give_tips(self, table: TableWindow) -> None:
        """Tool tips for a table, with the keys that do the same; its menu says how old the newest backup is."""
        give(table.view)
        table.view.backup_age = self.keeper.age
        self.room.follow(table.desk)

    def check(self, store: SqliteStore) -> StartCheck:
        """Look at the end of the book beside the window."""
        file = self.kept.file
        return StartCheck(store, self, heads_file(file) if file is not None else None)

    def answer_the_bell(self, book: Path) -> QObject:
        """Whoever opens the book once more brings the window to the front, until what is returned is deleted."""
        return answer(book, self.home)

    def save_elsewhere(
        self, book: SqliteStore, bridge: Bridge, wait: Wait, then: Callable[[SavedBook | Notice], None]
    ) -> None:
        """The evenings of a book into another one that is asked for; `then` hears what came of it."""
        save_elsewhere(self.home, book, bridge, wait, then)

    def stay_awake(self, on: bool) -> None:
        """Keep the screen on, or let it sleep again."""
        if on:
            self.awake.hold()
        elif self._awake is not None:
            self._awake.let_go()

    def close(self) -> None:
        """The app is closed."""
        self.follow(None)
        self.keeper.stop()
        self.facts.stop()
        self.shipping.stop()
        if self._display is not None:
            self._display.close()
        self.stay_awake(False)
