"""The plate of a seat: name, stack, position, state. Each is its own widget, so that only changed ones repaint."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fonts, sizes
from desktop.kit.appearance import Look
from desktop.kit.fitting import elide, fit_px, fit_whole
from desktop.kit.fonts import plain_tip
from desktop.kit.icons import paint as icon
from desktop.kit.icons import triangle
from desktop.kit.paint import CENTRE, LEFT, RIGHT, hairline, inside, number_ring, panel, text
from desktop.kit.painted import PARENT, Tap
from desktop.present.seats import Plate
from desktop.table import felt_sizes as measure
from desktop.table import shares
from desktop.table.colours import colours
from desktop.words.i18n import bare


class SeatPlate(Tap):
    """Renders a `Plate`. The widget is `ring` px larger than the plate on each side."""

    def __init__(self, look: Look, plate: Plate, parent: QWidget | None = None) -> None:
        super().__init__(look, parent, holds=True)
        self.plate = plate
        self.margin = self._margin()
        self.set_ground(PARENT)
        self._describe()

    @property
    def ring(self) -> float:
        """The width of the room round the plate, reference px."""
        return self.look.of(measure.SEAT_RING)

    def set_look(self, look: Look) -> None:
        """Take another look, after a change of theme, grid or choices."""
        super().set_look(look)
        self.margin = self._margin()

    def _margin(self) -> float:
        """Return the px of the ring that take no tap; fewer upright, where the scale is smaller, to keep 12 mm."""
        return self.ring - (measure.SEAT_RING_UPRIGHT if self.look.room.upright else 0.0)

    def render_plate(self, plate: Plate) -> None:
        """Show this plate."""
        if plate != self.plate:
            self.plate = plate
            self._describe()
            self.update()

    def _describe(self) -> None:
        """Set the text of the plate for screen readers and its tool tip."""
        self.name(self.plate.spoken)
        self.setToolTip(plain_tip(self.plate.name) if self.plate.kind != "empty" else "")

    def appearance(self) -> object:
        """Return the plate, and whether it is held down."""
        return self.plate, self.isDown()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the plate and, round that of the seat to act, the ring."""
        plate, theme = self.plate, self.look.theme
        ring = self.ring
        rect = inside(area, ring)
        radius = self.look.of(measure.PLATE_ROUND)
        fill, edge, line, dash = self._frame_style()
        if plate.kind == "act":
            glow = (theme.role(plate.edge) if plate.edge else theme.now).toRgb()
            glow.setAlphaF(1.0 if plate.edge else measure.GLOW)
            line_round = self.look.of(measure.GLOW_LINE)
            panel(p, inside(area, 0.5), radius + ring * shares.GLOW_ROUND, None, glow, line_round)
        panel(p, rect, radius, fill, edge, line, dash, shadow=plate.kind != "empty")
        if plate.kind == "empty":
            self._empty(p, rect)
        else:
            self._player(p, rect)

    def _frame_style(self) -> tuple[QColor, QColor, float, tuple[float, ...]]:
        """Return fill, edge, and width and dashes of the edge for the state of the plate."""
        plate, theme = self.plate, self.look.theme
        dash: tuple[float, ...] = ()
        fill, edge, line = colours(theme).plate, theme.line, sizes.FINE
        if plate.kind == "act":
            fill, edge = theme.now, theme.now
        elif plate.kind == "winner":
            fill, edge = theme.win, theme.win
        elif plate.kind == "folded":
            fill, edge, line = theme.sunk, theme.hair, sizes.LINE
        elif plate.kind in ("empty", "out", "waiting"):
            fill, dash = theme.sunk, measure.SEAT_DASH
        if plate.edge:
            edge, line = theme.role(plate.edge), sizes.HEAVY
            dash = measure.SEAT_DASH if plate.dashed or dash else ()
        if self.isDown():
            fill = fill.darker(measure.HELD_DARKER) if plate.kind in ("act", "winner") else theme.pressed
        return fill, edge, line, dash

    def _empty(self, p: QPainter, rect: QRectF) -> None:
        theme = self.look.theme
        px = self.look.type.name
        words, second = self.plate.name, self.plate.word
        size = self.look.of(measure.PLUS)
        total = size + self.look.of(measure.PLUS_GAP) + fonts.width(words, px, fonts.SEMIBOLD)
        x, y = rect.center().x() - total / 2, rect.center().y()
        ink = theme.now if second else theme.text2
        if second:
            small = fit_px(second, self.look.grown(measure.PLATE_SECOND), fonts.SEMIBOLD, rect.width() - sizes.CLEAR)
            below = y + px * shares.TAKE_SEAT_DOWN
            text(p, second, rect.center().x(), below, small, fonts.SEMIBOLD, ink, CENTRE)
            y -= px * shares.TAKE_SEAT_UP
        icon(p, "plus", x + size / 2, y, size * shares.PLUS, ink, sizes.ICON_LINE)
        text(p, words, x + total, y, px, fonts.SEMIBOLD, ink, RIGHT)

    def _inks(self) -> tuple[QColor, QColor]:
        """Return the colours of the texts and of the line of the number ring."""
        plate, theme = self.plate, self.look.theme
        if plate.kind == "act":
            return theme.onnow, theme.onnow
        if plate.kind == "winner":
            return theme.onwin, theme.onwin
        if plate.kind in ("folded", "out", "waiting"):
            return theme.text2, theme.line
        return theme.text, theme.line

    def _player(self, p: QPainter, rect: QRectF) -> None:
        plate, types = self.plate, self.look.type
        first, ring = self._inks()
        quiet = plate.kind in ("folded", "out", "waiting")
        size, left = self.look.of(measure.PLATE_SEAT), self.look.of(measure.PLATE_SEAT_AT)
        row = rect.top() + self.look.of(measure.PLATE_NAME_ROW)
        number = first if not quiet else self.look.theme.text
        number_ring(p, plate.seat, rect.left() + left, row, size, number, ring)
        right = rect.right() - self.look.of(measure.PLATE_NAME_RIGHT)
        name_left = rect.left() + self.look.of(measure.PLATE_NAME_AT)
        weight = fonts.MEDIUM if quiet else fonts.SEMIBOLD
        least = self.look.px(measure.PLATE_NAME_LEAST)
        if plate.tag and not self._tag_below(rect, right - name_left, weight, least):
            right = self._tag(p, right, row, first) - sizes.CLOSE
        elif plate.tag:
            self._tag(p, right, rect.top() + self.look.of(measure.PLATE_STACK_ROW), first)
        px = fit_px(plate.name, types.name, weight, right - name_left, least)
        text(p, elide(plate.name, px, weight, right - name_left), name_left, row, px, weight, first)
        self._stack(p, rect, first)
        if plate.kind == "act" and plate.third is not None:
            self._cost_row(p, rect, first)

    def _tag_below(self, rect: QRectF, room: float, weight: int, least: int) -> bool:
        """Return whether the tag goes beside the stack: beside the name it would cut the name, and below is room."""
        plate = self.plate
        tag = fonts.width(plate.tag, self.look.type.small, fonts.BOLD) + self.look.of(measure.TAG_ROOM)
        below = (
            rect.width()
            - self.look.of(measure.PLATE_SIDES)
            - fonts.width(bare(plate.stack), self.look.px(measure.PLATE_STACK), fonts.BOLD)
        )
        both = (self.look.type.name, least)  # a name that fits at the first size is not measured at the second
        return not plate.word and tag < below and all(fonts.width(plate.name, px, weight) > room - tag for px in both)

    def _tag(self, p: QPainter, right: float, y: float, ink: QColor) -> float:
        """Paint the position or the rank, at the right. Return its left edge, reference px."""
        px = self.look.type.small
        width = fonts.width(self.plate.tag, px, fonts.BOLD) + self.look.of(measure.TAG_SIDES)
        height = self.look.of(measure.TAG_HIGH)
        box = QRectF(right - width, y - height / 2, width, height)
        panel(p, box, sizes.ROUND_TAG, None, ink, sizes.FINE)
        text(p, self.plate.tag, box.center().x(), y, px, fonts.BOLD, ink, CENTRE)
        return box.left()

    def _stack(self, p: QPainter, rect: QRectF, first: QColor) -> None:
        plate, large = self.plate, self.look.px(measure.PLATE_STACK)
        quiet = plate.kind in ("folded", "out", "waiting")
        row = rect.top() + self.look.of(measure.PLATE_STACK_ROW)
        left = rect.left() + self.look.of(measure.PLATE_SIDE)
        right = rect.right() - self.look.of(measure.PLATE_SIDE)
        amount = plate.coming or bare(plate.stack)
        weight = fonts.MEDIUM if quiet else fonts.BOLD
        word_left = right
        if plate.word:
            word_left = (
                self._all_in(p, rect, row) if plate.kind == "all_in" else self._word(p, amount, left, right, row)
            )
        px = fit_px(amount, large, weight, word_left - sizes.CLOSE - left, sizes.LEAST_FIGURE)
        text(p, amount, left, row, px, weight, self.look.theme.win if plate.coming else first)

    def _word(self, p: QPainter, amount: str, left: float, right: float, row: float) -> float:
        """Paint the word of the state beside the stack; it shrinks before the amount does. Return its left edge."""
        plate = self.plate
        strong = plate.kind == "winner" or plate.word_role not in ("text2",)
        weight = fonts.BOLD if plate.kind == "winner" else fonts.SEMIBOLD if strong else fonts.MEDIUM
        large = self.look.px(measure.PLATE_STACK)
        room = right - left - sizes.CLOSE - fonts.width(amount, large, fonts.BOLD)
        plain = self.look.px(measure.PLATE_WORD)  # larger words leave the amount its room
        px = fit_px(plate.word, self.look.grown(measure.PLATE_WORD), weight, room, plain)
        stack_px = round(large * shares.STACK_BESIDE)
        room = right - left - sizes.NEAR - fonts.width(amount, stack_px, fonts.BOLD)
        words, least = plate.word, self.look.px(measure.PLATE_WORD_LEAST)
        px = fit_px(words, px, weight, room, least)
        if plate.short and fonts.width(words, px, weight) > room:
            stack_px = round(large * shares.STACK_BESIDE_SHORT)
            room = right - left - sizes.NEAR - fonts.width(amount, stack_px, fonts.BOLD)
            words, px = plate.short, fit_px(plate.short, px, weight, room, sizes.LEAST_SECOND)
        words, px = fit_whole(words, px, weight, room, sizes.LEAST_CAPTION)
        ink = self.look.theme.role(plate.word_role)
        if plate.kind == "act":
            ink = self.look.theme.onnow
        return right - text(p, words, right, row, px, weight, ink, RIGHT)

    def _all_in(self, p: QPainter, rect: QRectF, row: float) -> float:
        """Paint the tag ALL IN with its triangle. Return its left edge, reference px."""
        theme = self.look.theme
        px = self.look.px(measure.ALL_IN)
        words = self.plate.word
        mark = self.look.of(measure.ALL_IN_MARK)
        tail = mark * shares.ALL_IN_TAIL
        width = fonts.width(words, px, fonts.BOLD) + tail + self.look.of(measure.ALL_IN_SIDES)
        height = self.look.of(measure.ALL_IN_HIGH)
        box = QRectF(rect.right() - self.look.of(measure.ALL_IN_AWAY) - width, row - height / 2, width, height)
        panel(p, box, sizes.ROUND_TAG, theme.main)
        triangle(p, box.left() + self.look.of(measure.ALL_IN_MARK_AT), row, mark, theme.onmain)
        text(p, words, box.right() - self.look.of(measure.ALL_IN_WORD_AT), row, px, fonts.BOLD, theme.onmain, RIGHT)
        return box.left()

    def _cost_row(self, p: QPainter, rect: QRectF, ink: QColor) -> None:
        """Paint the third row of the seat to act: the word and amount that it faces."""
        plate = self.plate
        assert plate.third is not None
        line = rect.top() + self.look.of(measure.COST_LINE)
        row = rect.top() + self.look.of(measure.COST_ROW)
        left, right = rect.left() + self.look.of(measure.PLATE_SIDE), rect.right() - self.look.of(measure.PLATE_SIDE)
        faint = ink.toRgb()
        faint.setAlphaF(measure.FAINT)
        hairline(p, faint, left, line, right, line, sizes.FINE)
        px = self.look.px(measure.COST)
        words, amount = plate.third
        amount_px = fit_px(amount, px, fonts.BOLD, (right - left) * shares.COST_WIDE, sizes.LEAST_WORDS)
        width = text(p, amount, right, row, amount_px, fonts.BOLD, ink, RIGHT) if amount else 0.0
        px = fit_px(words, px, fonts.BOLD, right - left - width - sizes.NEAR, sizes.LEAST_SECOND)
        text(p, elide(words, px, fonts.BOLD, right - left - width - sizes.NEAR), left, row, px, fonts.BOLD, ink, LEFT)
