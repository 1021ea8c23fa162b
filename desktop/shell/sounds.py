"""Short sounds, played by a program of the system without waiting; a failure to play is ignored.

QtMultimedia would add 175 MB, which WAV files of 1/10 s do not justify.
"""

import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Literal

from PySide6.QtCore import QObject, QProcess, QTimer, Slot
from PySide6.QtWidgets import QApplication

from desktop.bridge.bridge import Bridge
from desktop.preferences.choices import Choices, ChoiceStore
from engine.events import PotsAwarded
from engine.view import StateView
from resources import resource

if sys.platform == "win32":
    import winsound

Sound = Literal["warning", "expired", "tap", "refused", "push"]
Play = Callable[[Path], None]
PLAYERS = (("pw-play", ()), ("paplay", ()), ("aplay", ("-q",)))
"""Linux programs that play a file, and their options; the first installed one is used."""


def player() -> Play:
    """Return the function with which this system plays a file; a beep where it cannot."""
    if sys.platform == "win32":
        flags = winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT
        return lambda file: winsound.PlaySound(str(file), flags)
    programs = (("afplay", ()),) if sys.platform == "darwin" else PLAYERS
    for program, options in programs:
        path = shutil.which(program)
        if path is not None:
            return lambda file: _start(path, (*options, str(file)))
    return lambda file: QApplication.beep()


def _start(program: str, words: tuple[str, ...]) -> None:
    """Start a detached program after the tap is painted, since the start takes a millisecond or two."""
    QTimer.singleShot(0, lambda: QProcess.startDetached(program, list(words)))


def is_on(sound: Sound, choices: Choices) -> bool:
    """Return whether the choices of this device allow this sound."""
    if not choices.sounds:
        return False
    if sound in ("warning", "expired"):
        return choices.sound_clock
    return {"tap": choices.sound_taps, "refused": choices.sound_refusals, "push": choices.sound_pots}[sound]


class Sounds(QObject):
    """The sounds of a table: warning and end of the clock, and those chosen on this device."""

    def __init__(self, choice_store: ChoiceStore, play: Play | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.choice_store = choice_store
        self._play = play
        self.bridge: Bridge | None = None
        self._clock_left: int | None = None

    def follow(self, bridge: Bridge | None) -> None:
        """Follow another table, or none."""
        self.bridge = bridge
        if bridge is not None:
            self._clock_left = bridge.scene.clock_left
            bridge.changed.connect(self._changed)
            bridge.refused.connect(self._refused)
            bridge.barred.connect(self._refused)

    def play(self, sound: Sound) -> None:
        """Play a sound, where the choices of this device allow it."""
        if is_on(sound, self.choice_store.choices):
            if self._play is None:
                self._play = player()
            self._play(resource("sounds", f"{sound}.wav"))

    @Slot(object, object)
    def _changed(self, old: StateView, new: StateView) -> None:
        """Play the sound of a step or of the clock."""
        if self.bridge is None:
            return
        clock_played = self._clock()
        if old == new:
            return
        if any(isinstance(event, PotsAwarded) for event in self.bridge.events):
            self.play("push")
        elif not clock_played:
            self.play("tap")

    def _clock(self) -> bool:
        """Play the sound of the clock at its warning and at its end; return whether one was due."""
        assert self.bridge is not None
        left, before = self.bridge.scene.clock_left, self._clock_left
        self._clock_left = left
        rule = self.bridge.scene.view.clock
        if left is None or rule is None or before is None:
            return False
        for sound, limit in (("expired", 0), ("warning", rule.warning)):
            if left <= limit < before:
                self.play(sound)  # type: ignore[arg-type]
                return True
        return False

    @Slot(object)
    def _refused(self, refusal: object) -> None:
        self.play("refused")
