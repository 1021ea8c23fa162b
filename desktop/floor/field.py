"""A line to type a name or a note into, with a key that sends it."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from desktop.floor.line_list import LineKey
from desktop.floor.sizes import FIELD_KEY, FIELD_OVER
from desktop.kit.appearance import Look
from desktop.kit.painted import Painted, put
from desktop.kit.sizes import NEAR
from desktop.kit.typed_line import TypedLine

LONGEST = 64


class Field(Painted):
    """A typed line with its key. The signal `confirmed` carries the text when Enter or the key is pressed."""

    confirmed = Signal(str)

    def __init__(self, look: Look, about: str, key: str, parent: QWidget | None = None, longest: int = LONGEST) -> None:
        super().__init__(look, parent)
        self.edit = TypedLine(self)
        self.edit.setPlaceholderText(about)
        self.edit.setAccessibleName(about)
        self.edit.setMaxLength(longest)
        self.edit.returnPressed.connect(self._send)
        self.key = LineKey(look, self)
        self.key.say(key, about, False)
        self.key.tapped.connect(self._send)

    def _send(self) -> None:
        text = self.edit.text().strip()
        if text:
            self.edit.clear()
            self.confirmed.emit(text)

    def lay(self) -> None:
        """Place the line, with the key at its end."""
        area, scale = self.area(), self.look.scale
        key_width = self.look.of(FIELD_KEY)
        edit = QRectF(0, FIELD_OVER, area.width() - key_width - NEAR, area.height() - NEAR)
        put(self.edit, edit, scale)
        put(self.key, QRectF(area.width() - key_width, 0, key_width, area.height()), scale)
        self.edit.dress(self.look)
