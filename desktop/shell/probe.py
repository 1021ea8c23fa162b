"""A read-only probe that reports the accessible names, words and places of all windows to a test outside the app.

Open only where `FELTBOOK_PROBE` names a socket to listen on. Each connection gets one JSON object and is closed:
`windows` (title, active, rect), `things` (name, words, value, role, rect, focused, enabled, window, in_sight),
`inputs`, the number of keys and mouse buttons released so far, so that a test can wait until its own have arrived,
and `resting`: whether a new screen takes no keys yet.
"""

import ctypes
import json
from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QAbstractNativeEventFilter, QByteArray, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtNetwork import QLocalServer
from PySide6.QtWidgets import QApplication, QWidget

from desktop.kit.covers import KeyRest

VARIABLE = "FELTBOOK_PROBE"
KEY_RELEASE, BUTTON_RELEASE, GENERIC = 3, 5, 35
"""Event types of the X protocol. A generic event has its own type in the bytes 8 and 9; pointer events are generic
events of XInput, which also uses 5 for the release of a button."""
TYPE, INNER = 0x7F, 8
"""The bits of the type in an event, and the offset of the type in a generic event, bytes."""
POINTER = 2
"""The id of the pointer device, in the bytes 10 and 11. The mouse below it sends each event too, but earlier: before
the window manager, which raises a window at a tap, has passed the event on to the app."""


class Inputs(QAbstractNativeEventFilter):
    """A counter of the releases that arrive from the X server; it filters nothing out."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def nativeEventFilter(self, kind: QByteArray | bytes | bytearray | memoryview, message: int) -> object:
        """Count an event and return that Qt handles it as usual."""
        if bytes(kind) == b"xcb_generic_event_t":  # type: ignore[arg-type]
            core = ctypes.c_uint8.from_address(int(message)).value & TYPE
            inner, device = (ctypes.c_uint16 * 2).from_address(int(message) + INNER)
            tapped = core == GENERIC and (inner, device) == (BUTTON_RELEASE, POINTER)
            self.count += tapped or core in (KEY_RELEASE, BUTTON_RELEASE)
        return False, 0


class Probe:
    """The server of the probe; it listens as long as it is referenced."""

    def __init__(self, app: QApplication, socket: str) -> None:
        """`socket` = the path of a socket that does not exist yet."""
        self.inputs = Inputs()
        app.installNativeEventFilter(self.inputs)
        self.server = QLocalServer()
        self.server.newConnection.connect(self._answer)
        self.server.listen(socket)

    def _answer(self) -> None:
        caller = self.server.nextPendingConnection()
        caller.write(json.dumps(self.seen()).encode())
        caller.flush()
        caller.disconnected.connect(caller.deleteLater)
        caller.disconnectFromServer()

    def seen(self) -> dict[str, Any]:
        """Return the JSON object of the answer: all a screen reader would find, window by window."""
        windows = [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]
        return {
            "windows": [
                {
                    "title": window.windowTitle(),
                    "active": window.isActiveWindow(),
                    "rect": window.frameGeometry().getRect(),
                }
                for window in windows
            ],
            "things": [thing for window in windows for thing in _things(window, window.windowTitle())],
            "inputs": self.inputs.count,
            "resting": any(rest.resting for window in windows for rest in window.findChildren(KeyRest)),
        }


def _things(widget: QWidget, window: str) -> Iterator[dict[str, Any]]:
    todo = [QAccessible.queryAccessibleInterface(widget)]
    while todo:
        element = todo.pop()
        if element.state().invisible:
            continue
        words = {
            "name": element.text(QAccessible.Text.Name),
            "words": element.text(QAccessible.Text.Description),
            "value": element.text(QAccessible.Text.Value),
        }
        rect = element.rect()
        yield {
            **words,
            "role": element.role().name,
            "rect": rect.getRect(),
            "focused": bool(element.state().focused),
            "enabled": not element.state().disabled,
            "window": window,
            "in_sight": _in_sight(element, rect),
        }
        todo += [element.child(at) for at in range(element.childCount())]


def _in_sight(element: QAccessibleInterface, rect: QRect) -> bool:
    """Return whether a tap on the middle of the rectangle would reach this element and no widget over it."""
    owner = element.object()
    hit = QApplication.widgetAt(QPoint(rect.center()))
    if not isinstance(owner, QWidget) or hit is None:
        return hit is not None
    return hit is owner or owner.isAncestorOf(hit)
