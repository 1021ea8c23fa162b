"""Keeps the screen awake by the interface of each system; without one the screen sleeps as configured."""

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
"""Longest wait for an answer of the screen saver, milliseconds."""


class Awake:
    """A request to keep the screen on; `hold` and `let_go` may be repeated. `held` = whether the system granted it."""

    def __init__(self) -> None:
        self.held = False
        self._cookie: tuple[tuple[str, str, str], int] | None = None
        self._helper: subprocess.Popen[bytes] | None = None

    def hold(self) -> None:
        """Ask the system to keep the screen on."""
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
        """Withdraw the request, so that the screen may sleep again."""
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
        """Ask the screen saver on the session bus; return False where the bus or the service is missing."""
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
