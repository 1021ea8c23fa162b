"""The bar of the setup page, its buttons where the table has undo, call and go, the statement between them."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fonts, icons, paint
from desktop.kit.appearance import Look
from desktop.kit.page import focus_ring
from desktop.kit.painted import Painted, Tap, put


class BarButton(Tap):
    """A big button: words, a second line, a role: `next` (amber), `plain`, or barred with the reason below."""

    def __init__(self, look: Look, icon: str = "", parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.sign, self.words, self.second, self.role, self.barred = icon, "", "", "plain", False
        self.big = False

    def say(self, words: str, second: str = "", role: str = "plain", barred: bool = False) -> None:
        """Other words, another role."""
        if (words, second, role, barred) != (self.words, self.second, self.role, self.barred):
            self.words, self.second, self.role, self.barred = words, second, role, barred
            self.name(f"{words}, {second}" if second and not barred else words, second if barred else "")
            self.update()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """The button."""
        theme, kind = self.look.theme, self.look.type
        radius, body = self.look.pick(16, 12), area.adjusted(0, 0, 0, -2)
        amber = self.role == "next" and not self.barred
        ink, ink2 = (theme.onnow, theme.onnow) if amber else (theme.text2 if self.barred else theme.text, theme.text2)
        if self.barred:
            paint.panel(p, body, radius, None, theme.edge, 1.2, (5, 4))
        elif amber:
            paint.panel(p, body, radius, theme.now, shadow=True)
        else:
            paint.panel(p, body, radius, theme.pressed if self.isDown() else theme.raised, theme.edge, shadow=True)
        if amber and self.isDown():
            paint.panel(p, body, radius, None, theme.onnow, 3)
        px = kind.word if self.big else round(self.look.pick(26, 20))
        sign = px * 1.05 if self.sign else 0.0
        room = body.width() - self.look.pick(32, 22) - (sign * 1.5 if sign else 0)
        px = paint.fit_px(self.words, px, fonts.SEMIBOLD, room)
        y = body.center().y() - (body.height() * 0.15 if self.second else 0)
        wide = fonts.width(fonts.typeset(self.words), px, fonts.SEMIBOLD) + (sign * 1.5 if sign else 0)
        x = body.center().x() - wide / 2
        if sign:
            icons.paint(p, self.sign, x + sign / 2, y, sign, ink)
            x += sign * 1.5
        paint.text(p, self.words, x, y, px, fonts.SEMIBOLD, ink)
        if self.second:
            small = paint.fit_px(self.second, kind.second - 1, fonts.MEDIUM, body.width() - 20)
            paint.text(
                p, self.second, body.center().x(), body.center().y() + body.height() * 0.24, small, fonts.MEDIUM, ink2,
                paint.CENTRE,
            )  # fmt: skip
        focus_ring(self, p, body, radius)


class Bar(Painted):
    """The bar: `back`, `rules` and `start`, and what is to be said."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.back = BarButton(look, "undo", self)
        self.rules = BarButton(look, "list", self)
        self.start = BarButton(look, "cards", self)
        self.start.big = True
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
        paint.hairline(p, theme.hair, 0, 0.6, area.right(), 0.6)
        box = slots["statement"]
        paint.panel(p, QRectF(box.left(), box.top() + 8, 5, box.height() - 16), 2.5, theme.role(self._role))
        left, room = box.left() + self.look.pick(24, 15), box.width() - self.look.pick(40, 24)
        kind = self.look.type
        lines = paint.wrap(self.detail, kind.second, fonts.MEDIUM, room, 2)
        first = box.top() + box.height() * (0.3 if len(lines) < 2 else 0.22)
        head = paint.elide(self.head, kind.statement - 2, fonts.BOLD, room)
        paint.text(p, head, left, first, kind.statement - 2, fonts.BOLD, theme.text)
        step = kind.second * 1.4
        y = box.top() + box.height() * (0.69 if len(lines) < 2 else 0.54)
        for at, line in enumerate(lines):
            paint.text(p, line, left, y + at * step, kind.second, fonts.MEDIUM, theme.text2)
