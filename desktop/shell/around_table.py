"""What is around the table on this device: sounds, the players' display, a screen that stays awake."""

from functools import cached_property

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from desktop.bridge.bridge import Bridge
from desktop.display.window import PlayersDisplay
from desktop.preferences.choices import Kept
from desktop.shell.awake import Awake
from desktop.shell.sounds import Sounds


class Around(QObject):
    """Follows the table of the window; `follow(None)` when it is left."""

    def __init__(self, kept: Kept, home: QWidget) -> None:
        super().__init__(home)
        self.kept, self.home = kept, home
        self.sounds = Sounds(kept, parent=self)
        self.bridge: Bridge | None = None
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._system_changed)

    def _system_changed(self) -> None:
        """The system went from light to dark, or back: so does the app where it follows it."""
        if self.kept.choices.theme == "system":
            self.kept.changed.emit(self.kept.choices)

    @cached_property
    def display(self) -> PlayersDisplay:
        """The players' display, open or not."""
        made = PlayersDisplay(self.kept, self.home)
        made.follow(self.bridge)
        return made

    @cached_property
    def awake(self) -> Awake:
        """What keeps the screen on."""
        return Awake()

    @property
    def displaying(self) -> bool:
        """Whether the players' display is open."""
        return "display" in self.__dict__ and self.display.window is not None

    def follow(self, bridge: Bridge | None) -> None:
        """Another table, or none; the same one again changes nothing."""
        if bridge is self.bridge:
            return
        self.bridge = bridge
        self.sounds.follow(bridge)
        if "display" in self.__dict__:
            self.display.follow(bridge)
        if bridge is not None and self.kept.choices.show_display and not self.displaying:
            if self.display.has_room:
                self.display.open()
            else:
                self.kept.change(show_display=False)  # it does not come over the table by itself

    def stay_awake(self, on: bool) -> None:
        """Keep the screen on, or let it sleep again."""
        if on:
            self.awake.hold()
        elif "awake" in self.__dict__:
            self.awake.let_go()

    def close(self) -> None:
        """The app is closed."""
        self.follow(None)
        if "display" in self.__dict__:
            self.display.close()
        self.stay_awake(False)
