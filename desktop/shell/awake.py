"""Keeps the screen awake, by the means of each system; where there is none it goes to sleep as it always did."""

import ctypes
import os
import subprocess
import sys

try:
    from PySide6.QtDBus import QDBusConnection, QDBusInterface, QDBusMessage

    HAS_BUS = True
except ImportError:
    HAS_BUS = False
"""Whether Qt was built with the session bus."""

REASON = "a hand is being dealt"
CONTINUOUS, SYSTEM, DISPLAY = 0x80000000, 0x1, 0x2
"""Flags of SetThreadExecutionState."""
PLACES = (
    ("org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver", "org.freedesktop.ScreenSaver"),
    ("org.freedesktop.ScreenSaver", "/ScreenSaver", "org.freedesktop.ScreenSaver"),
)
"""Service, path and interface of the screen saver on the session bus; desktops differ in the path."""
ANSWER_MS = 500
"""How long the screen saver may take to answer."""


class Awake:
    """`hold` and `let_go`; each may be called twice. `held` = whether the system said yes."""

    def __init__(self) -> None:
        self.held = False
        self._cookie: tuple[tuple[str, str, str], int] | None = None
        self._helper: subprocess.Popen[bytes] | None = None

    def hold(self) -> None:
        """Keep the screen on from now on."""
        if self.held:
            return
        platform: str = sys.platform
        if platform == "win32":
            self.held = self._windows(CONTINUOUS | SYSTEM | DISPLAY)
        elif platform == "darwin":
            self.held = self._mac()
        else:
            self.held = self._bus()

    def let_go(self) -> None:
        """The screen may sleep again."""
        if not self.held:
            return
        platform: str = sys.platform
        if platform == "win32":
            self._windows(CONTINUOUS)
        elif self._helper is not None:
            self._helper.terminate()
            self._helper.wait()
            self._helper = None
        elif self._cookie is not None:
            place, number = self._cookie
            QDBusInterface(*place, QDBusConnection.sessionBus()).call("UnInhibit", number)
            self._cookie = None
        self.held = False

    def _windows(self, state: int) -> bool:
        return bool(ctypes.windll.kernel32.SetThreadExecutionState(state))  # type: ignore[attr-defined,unused-ignore]

    def _mac(self) -> bool:
        try:
            self._helper = subprocess.Popen(["caffeinate", "-d", "-w", str(os.getpid())])
        except OSError:
            return False
        return True

    def _bus(self) -> bool:
        """Ask the screen saver on the session bus; a bus or a service that is not there is no error."""
        if not HAS_BUS:
            return False
        bus = QDBusConnection.sessionBus()
        if not bus.isConnected():
            return False
        for place in PLACES:
            saver = QDBusInterface(*place, bus)
            saver.setTimeout(ANSWER_MS)
            answer = saver.call("Inhibit", "Feltbook", REASON)
            if answer.type() == QDBusMessage.MessageType.ReplyMessage and answer.arguments():
                self._cookie = (place, int(answer.arguments()[0]))
                return True
        return False
