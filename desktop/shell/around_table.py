"""The parts around the table on this device: sounds, players' display, screen kept awake, saving to another book."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from desktop.bridge.bridge import Bridge
from desktop.bridge.jobs import Wait
from desktop.display.window import PlayersDisplay
from desktop.help.tips import set_tool_tips
from desktop.keeping.keeper import Keeper
from desktop.preferences.choices import ChoiceStore
from desktop.preferences.device_files import heads_file
from desktop.present.notice import Notice
from desktop.shell.awake import Awake
from desktop.shell.for_other_tools import EveningTablesWriter
from desktop.shell.save_elsewhere import SavedBook, save_elsewhere
from desktop.shell.shipping import Shipping
from desktop.shell.single_window import listen_for_second_starts
from desktop.shell.sounds import Sounds
from desktop.shell.start_check import StartCheck
from desktop.table.room_word import RoomNewsReader
from desktop.table.window import TableWindow
from engine.journal.sqlite import SqliteStore


class AroundTable(QObject):
    """The parts that follow the table of the window; `follow(None)` is called when the table is closed."""

    def __init__(self, choice_store: ChoiceStore, book: Callable[[], Path], home: QWidget) -> None:
        super().__init__(home)
        self.choice_store, self.home = choice_store, home
        self.keeper = Keeper(book, choice_store, self)
        self.sounds = Sounds(choice_store, parent=self)
        self.room = RoomNewsReader(book, self)
        self.shipping = Shipping(book, self)
        self.facts = EveningTablesWriter(self)
        self.bridge: Bridge | None = None
        self._display: PlayersDisplay | None = None
        self._awake: Awake | None = None
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._system_changed)

    def _system_changed(self) -> None:
        """Repaint in the light or dark theme of the system, where the app follows the system."""
        if self.choice_store.choices.theme == "system":
            self.choice_store.changed.emit(self.choice_store.choices)

    @property
    def display(self) -> PlayersDisplay:
        """Return the players' display, open or not; it is made at the first access."""
        if self._display is None:
            self._display = PlayersDisplay(self.choice_store, self.home)
            self._display.follow(self.bridge)
        return self._display

    @property
    def awake(self) -> Awake:
        """Return the object that keeps the screen on; it is made at the first access."""
        if self._awake is None:
            self._awake = Awake()
        return self._awake

    @property
    def displaying(self) -> bool:
        """Return whether the players' display is open."""
        return self._display is not None and self._display.window is not None

    def follow(self, bridge: Bridge | None) -> None:
        """Follow another table, or none; a call with the same table changes nothing."""
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
        if bridge is not None and self.choice_store.choices.show_display and not self.displaying:
            if self.display.has_room:
                self.display.open()
            else:
                self.choice_store.change(show_display=False)  # the display must not open over the table uninvited

    def give_tips(self, table: TableWindow) -> None:
        """Add tool tips with the keyboard keys to a table, and the age of the newest backup to its menu."""
        set_tool_tips(table.view)
        table.view.backup_age = self.keeper.age
        self.room.follow(table.desk)

    def check(self, store: SqliteStore) -> StartCheck:
        """Start the check of the last steps of the book in the background."""
        file = self.choice_store.file
        return StartCheck(store, self, heads_file(file) if file is not None else None)

    def answer_the_bell(self, book: Path) -> QObject:
        """Bring the window to the front when the book is opened again; this ends when the result is deleted."""
        return listen_for_second_starts(book, self.home)

    def save_elsewhere(
        self, book: SqliteStore, bridge: Bridge, wait: Wait, then: Callable[[SavedBook | Notice], None]
    ) -> None:
        """Save the evenings of a book to a book the user chooses; `then` gets the result or a notice of failure."""
        save_elsewhere(self.home, book, bridge, wait, then)

    def stay_awake(self, on: bool) -> None:
        """Keep the screen on, or allow the system to switch it off again."""
        if on:
            self.awake.hold()
        elif self._awake is not None:
            self._awake.let_go()

    def close(self) -> None:
        """Stop following the table when the app closes."""
        self.follow(None)
        self.keeper.stop()
        self.facts.stop()
        self.shipping.stop()
        if self._display is not None:
            self._display.close()
        self.stay_awake(False)
