"""The bar of the setup page, its buttons where the table has undo, call and go, the statement between them."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fitting, fonts, paint
from desktop.kit.appearance import Look
from desktop.kit.page_keys import BarButton
from desktop.kit.painted import Painted, put
from desktop.kit.sizes import NEAR
from desktop.setup import sizes as measure


class SetupBar(Painted):
    """The bar: `back`, `rules` and `start`, and what is to be said."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.back = BarButton(look, "undo", self)
        self.rules = BarButton(look, "list", self)
        self.start = BarButton(look, "cards", self, big=True)
        self.head, self.detail, self._role = "", "", "win"

    def say(self, head: str, detail: str, role: str) -> None:
        """Another statement; `role` colours its stripe."""
        if (head, detail, role) != (self.head, self.detail, self._role):
            self.head, self.detail, self._role = head, detail, role
            self.setAccessibleName(f"{head}. {detail}")
            self.update()

    def slots(self) -> dict[str, QRectF]:
        """The table's slots, in the bar's own coordinates; fold's room goes to its neighbour in the row."""
        top = self.look.fit.bar.top()
        slots = {name: rect.translated(0, -top) for name, rect in self.look.fit.slots().items()}
        other = "call" if self.look.room.upright else "statement"
        slots[other] = slots[other].united(slots.pop("fold"))
        return slots

    def lay(self) -> None:
        """Undo's place is the way back, call's the rules, go's the start."""
        slots = self.slots()
        for button, slot in ((self.back, "undo"), (self.rules, "call"), (self.start, "go")):
            put(button, slots[slot].adjusted(0, 0, 0, 2), self.look.scale)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """The bar and its statement."""
        theme, slots = self.look.theme, self.slots()
        p.fillRect(area, theme.panel)
        paint.line_above(p, area, theme.hair)
        box = slots["statement"]
        paint.stripe(p, box, theme.role(self._role), NEAR)
        left, room = (
            box.left() + self.look.of(measure.STATEMENT_LEFT),
            box.width() - self.look.of(measure.STATEMENT_SIDES),
        )
        kind = self.look.type
        lines = fitting.wrap(self.detail, kind.second, fonts.MEDIUM, room, 2)
        first = box.top() + box.height() * (0.3 if len(lines) < 2 else 0.22)
        head = fitting.elide(self.head, kind.statement - 2, fonts.BOLD, room)
        paint.text(p, head, left, first, kind.statement - 2, fonts.BOLD, theme.text)
        y = box.top() + box.height() * (0.69 if len(lines) < 2 else 0.54)
        paint.lines(p, lines, left, y, kind.second * 1.4, kind.second, fonts.MEDIUM, theme.text2)
