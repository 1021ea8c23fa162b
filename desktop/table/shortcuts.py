"""The keys of the table as short cuts of Qt. They are made with the first key: no first paint waits for them."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from desktop.bridge.keys import KeyAction, actions
from desktop.intents import EnterAmount, PlaySize, Type

SIGNS = {".": "Period", ",": "Comma"}
"""Qt's names of keys that are no letter."""
OF_AN_AMOUNT = frozenset(
    Qt.Key[f"Key_{SIGNS.get(key, key)}"]
    for action in actions()
    if isinstance(action.does, EnterAmount | PlaySize | Type)
    for key in action.keys
)
"""Keys of a size, a digit, the amount: after a size was played they would stake the next player's chips."""


def shortcuts(table: QWidget, press: Callable[[KeyAction], None]) -> list[tuple[KeyAction, QShortcut]]:
    """A short cut for each key, with its action, which it gives to `press`."""
    return [(action, _shortcut(table, press, action, key)) for action in actions() for key in action.keys]


def _shortcut(table: QWidget, press: Callable[[KeyAction], None], action: KeyAction, key: str) -> QShortcut:
    made = QShortcut(QKeySequence(key), table)
    made.setAutoRepeat(False)
    made.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
    made.activated.connect(lambda: press(action))
    return made
