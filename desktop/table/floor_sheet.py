"""The floor's sheet: the choices of the open ruling and the people who decide; or the people and their PINs.

A sheet of its own asks for the name of a floor person, as a name is no command.
"""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.button import Button
from desktop.kit.fitting import wrap
from desktop.kit.layout import Space
from desktop.kit.paint import text
from desktop.kit.sheet import Sheet
from desktop.kit.sizes import CLEAR, GO, MANY_LINES, TARGET
from desktop.present.floor import FloorView
from desktop.table import shares
from desktop.table import sheet_sizes as measure
from desktop.table.ask_sheet import AskSheet
from desktop.words.say import say


class FloorSheet(Sheet):
    """A sheet that renders a `FloorView`; `intended` carries the intent of a tapped key."""

    intended = Signal(object)

    def __init__(self, look: Look, view: FloorView, parent: QWidget | None = None) -> None:
        super().__init__(look, view.title, parent)
        self.view = view
        self.choices = [Button(look, self, "option") for _ in view.choices]
        self.people = [Button(look, self, "name") for _ in view.people]
        self.more = [Button(look, self, "row") for _ in view.more]
        buttons, slots = (*self.choices, *self.people, *self.more), (*view.choices, *view.people, *view.more)
        for button, slot in zip(buttons, slots, strict=True):
            button.render_face(slot)
            button.intended.connect(self.intended)
        self.setAccessibleDescription(" ".join(view.lines))

    def _lines(self, room: float) -> list[str]:
        """Return the text of the sheet, wrapped to `room` px."""
        px = self.look.type.second
        return [line for words in self.view.lines for line in wrap(words, px, fonts.MEDIUM, room, MANY_LINES // 2)]

    def arrange(self, space: Space) -> None:
        """Place the choices below each other under the text, then the people and the other keys."""
        lines = len(self._lines(space.rect.width() - CLEAR))
        space.rect.setTop(
            space.rect.top() + lines * self.look.type.second * measure.LINE_HIGH + self.look.of(measure.FLOOR_ABOVE)
        )
        space.rows(self.choices, self.look.of(GO), 1)
        self._people_at = space.rect.top() + self.look.of(measure.FLOOR_HEAD_AT)
        space.rect.setTop(space.rect.top() + self.look.of(measure.FLOOR_HEAD))
        space.rows(self.people, TARGET, measure.FLOOR_ACROSS)
        space.rect.setTop(space.rect.top() + space.gap)
        space.rows(self.more, TARGET, 1)

    _people_at = 0.0

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the text and the heading of the people."""
        super().paint(p, area)
        theme, px, left = self.look.theme, self.look.type.second, self.look.of(measure.TEXT_LEFT)
        y = self.head + px * shares.FLOOR_DOWN
        for line in self._lines(area.width() - 2 * left):
            text(p, line, left, y, px, fonts.MEDIUM, theme.text)
            y += px * measure.LINE_HIGH
        words = say("floor_who") if self.view.choices else say("floor_at_table")
        text(p, words, left, self._people_at, px, fonts.SEMIBOLD, theme.text2)


class NameSheet(AskSheet):
    """A sheet that asks for a name; `named` carries it."""

    named = Signal(str)

    def confirm(self) -> None:
        """Emit the name, unless the button shows what is missing."""
        if not self.go.face.reason:
            self.named.emit(self.name.text().strip())
