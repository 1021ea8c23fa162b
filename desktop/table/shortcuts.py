"""The keys of the table as short cuts of Qt; made at the first key press, so that the first paint needs none."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from desktop.bridge.keys import KeyAction, actions
from desktop.intents import EnterAmount, PlaySize, Type

SIGNS = {".": "Period", ",": "Comma"}
"""The names in Qt of keys that are no letter."""
AMOUNT_KEYS = frozenset(
    Qt.Key[f"Key_{SIGNS.get(key, key)}"]
    for action in actions()
    if isinstance(action.does, EnterAmount | PlaySize | Type)
    for key in action.keys
)
"""The keys of sizes, digits and the amount: right after a played size they would stake the next player's chips."""


def shortcuts(table: QWidget, press: Callable[[KeyAction], None]) -> list[tuple[KeyAction, QShortcut]]:
    """Return a short cut for each key, with its action, which the short cut gives to `press`."""
    return [(action, _shortcut(table, press, action, key)) for action in actions() for key in action.keys]


def _shortcut(table: QWidget, press: Callable[[KeyAction], None], action: KeyAction, key: str) -> QShortcut:
    shortcut = QShortcut(QKeySequence(key), table)
    shortcut.setAutoRepeat(False)
    shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
    shortcut.activated.connect(lambda: press(action))
    return shortcut
