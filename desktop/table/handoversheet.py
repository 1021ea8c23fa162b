"""The hand-over card over the column: what the new dealer has to know, stacks to count. Dealing goes on without it."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.paint import elide, fit_px, hairline, text
from desktop.kit.painted import put
from desktop.present.handover import HandOverCard
from desktop.table.sheet import Sheet
from desktop.table.slotbutton import SlotButton
from desktop.words.sheets import tell


class HandOverSheet(Sheet):
    """Renders a `HandOverCard`; `asked` carries what a tap asks for."""

    asked = Signal(object)

    def __init__(self, look: Look, card: HandOverCard, parent: QWidget | None = None) -> None:
        super().__init__(look, card.title, parent)
        self.card = card
        self.stacks = [SlotButton(look, self) for _ in card.stacks]
        for button, slot in zip(self.stacks, card.stacks, strict=True):
            button.render_slot(slot)
            button.said.connect(self.asked)
        self.go = SlotButton(look, self)
        self.go.render_slot(card.go)
        self.go.tapped.connect(self.closed)
        self.setAccessibleDescription(". ".join(f"{label}: {words}" for label, words in (*card.facts, *card.hands)))

    def press(self, key: str) -> None:
        """Enter puts the card away; it is no question."""
        if key == "go":
            self.closed.emit()

    @property
    def _row(self) -> float:
        return self.look.pick(34.0, 24.0)

    def arrange(self) -> None:
        """Facts, stacks, last hands, and the key at the bottom."""
        wide, area, scale = self.look.room.wide, self.area(), self.look.scale
        side, gap = (14.0, 8.0) if wide else (8.0, 6.0)
        inner = area.adjusted(side, self.head, -side, -side)
        go = 92.0 if wide else 72.0
        self.go.sizes = (30, 32, 18) if wide else (22, 24, 14)
        put(self.go, QRectF(inner.left(), inner.bottom() - go, inner.width(), go), scale)
        across = 3 if len(self.stacks) <= 9 else 4
        rows = -(-len(self.stacks) // across)
        fixed = len(self.card.facts) * self._row + self._row * 1.2
        spare = inner.height() - go - fixed - len(self.card.hands) * self._row - gap * (rows + 2)
        high = max(48.0, min(72.0, spare / max(1, rows)))
        width = (inner.width() - gap * (across - 1)) / across
        top = inner.top() + fixed
        for number, button in enumerate(self.stacks):
            line, place = divmod(number, across)
            button.sizes, button.radius = ((19, 19, 22) if wide else (15, 15, 16)), 12
            button.margin = gap  # the check of a counted stack stands out over its corner
            spot = QRectF(inner.left() + place * (width + gap), top + line * (high + gap), width, high)
            put(button, spot.adjusted(-gap, -gap, gap, gap), scale)
        self._hands_at = top + rows * (high + gap) + gap

    _hands_at = 0.0

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the facts and the last hands."""
        super().paint(p, area)
        side = self.look.pick(20.0, 14.0)
        y = self.head + self._row * 0.4
        y = self._lines(p, area, side, y, self.card.facts)
        px = self.look.type.second
        text(p, tell("hand_over_stacks"), side, y + self._row * 0.15, px, fonts.SEMIBOLD, self.look.theme.text2)
        if self.card.hands:
            hairline(p, self.look.theme.hair, side, self._hands_at - 4, area.width() - side, self._hands_at - 4)
            self._lines(p, area, side, self._hands_at + self._row * 0.45, self.card.hands)

    def _lines(self, p: QPainter, area: QRectF, side: float, y: float, rows: tuple[tuple[str, str], ...]) -> float:
        theme, px = self.look.theme, self.look.type.second
        label = max((fonts.width(word, px, fonts.MEDIUM) for word, _ in rows), default=0.0) + 14
        for word, words in rows:
            text(p, word, side, y, px, fonts.MEDIUM, theme.text2)
            room = area.width() - 2 * side - label
            size = fit_px(words, px, fonts.SEMIBOLD, room, self.look.type.small)
            text(p, elide(words, size, fonts.SEMIBOLD, room), side + label, y, size, fonts.SEMIBOLD, theme.text)
            y += self._row
        return y
