"""The floor over the column: what may be decided on the open ruling, by whom; or who is at the table, and PINs."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.paint import text, wrap
from desktop.kit.painted import put
from desktop.present.floor import FloorView
from desktop.table.sheet import Sheet
from desktop.table.slotbutton import SlotButton
from desktop.words.sheets import tell


class FloorSheet(Sheet):
    """Renders a `FloorView`; `asked` carries the intent of what was tapped."""

    asked = Signal(object)

    def __init__(self, look: Look, view: FloorView, parent: QWidget | None = None) -> None:
        super().__init__(look, view.title, parent)
        self.view = view
        self.choices = [SlotButton(look, self) for _ in view.choices]
        self.people = [SlotButton(look, self) for _ in view.people]
        self.more = [SlotButton(look, self) for _ in view.more]
        for buttons, slots in (
            (self.choices, view.choices), (self.people, view.people), (self.more, view.more)
        ):  # fmt: skip
            for button, slot in zip(buttons, slots, strict=True):
                button.render_slot(slot)
                button.said.connect(self.asked)
        self.setAccessibleDescription(" ".join(view.lines))

    def _lines(self, room: float) -> list[str]:
        """What it is about, wrapped."""
        px = self.look.type.second
        return [line for words in self.view.lines for line in wrap(words, px, fonts.MEDIUM, room, 4)]

    def arrange(self) -> None:
        """The question, its choices one below the other, then the people three a row."""
        wide, area, scale = self.look.room.wide, self.area(), self.look.scale
        side, gap = (14.0, 8.0) if wide else (8.0, 6.0)
        inner = area.adjusted(side, self.head, -side, -side)
        step = self.look.type.second * 1.36
        y = inner.top() + len(self._lines(inner.width() - 12)) * step + self.look.pick(16, 10)
        high = self.look.pick(92.0, 72.0)
        for button in self.choices:
            button.sizes = (26, 26, 19) if wide else (19, 19, 14)
            put(button, QRectF(inner.left(), y, inner.width(), high), scale)
            y += high + gap
        self._people_at = y + self.look.pick(16, 12)
        y += self.look.pick(38, 28)
        across = 3
        width = (inner.width() - gap * (across - 1)) / across
        for number, button in enumerate(self.people):
            line, place = divmod(number, across)
            button.sizes, button.radius = ((20, 20, 16) if wide else (15, 15, 13)), 12
            put(button, QRectF(inner.left() + place * (width + gap), y + line * (72 + gap), width, 72), scale)
        y += -(-len(self.people) // across) * (72 + gap) + gap
        for button in self.more:
            button.sizes, button.radius = ((22, 22, 16) if wide else (17, 17, 13)), 12
            put(button, QRectF(inner.left(), y, inner.width(), 72), scale)
            y += 72 + gap

    _people_at = 0.0

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint what it is about."""
        super().paint(p, area)
        theme, px = self.look.theme, self.look.type.second
        side = self.look.pick(20.0, 14.0)
        y = self.head + px * 0.7
        for line in self._lines(area.width() - 2 * side):
            text(p, line, side, y, px, fonts.MEDIUM, theme.text)
            y += px * 1.36
        words = tell("floor_who") if self.view.choices else tell("floor_at_table")
        text(p, words, side, self._people_at, px, fonts.SEMIBOLD, theme.text2)
