"""The pill of a pot: name, amount, the seats that can win it; once awarded, the winners. A tap explains the pot."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fonts, sizes
from desktop.kit.appearance import Look
from desktop.kit.fitting import elide, fit_px
from desktop.kit.fonts import plain_tip
from desktop.kit.icons import paint as icon
from desktop.kit.paint import LEFT, RIGHT, disc, hairline, inside, number_ring, panel, text
from desktop.kit.painted import PARENT, Tap
from desktop.present.centre import PotFace, PotWinner
from desktop.table import felt_sizes as measure
from desktop.table import shares
from desktop.table.colours import colours
from desktop.words.i18n import figure
from desktop.words.say import say


class PotPill(Tap):
    """A pill that renders a `PotFace`."""

    def __init__(self, look: Look, face: PotFace, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.pot = face
        self.set_ground(PARENT)
        self.render_face(face)

    def render_face(self, face: PotFace) -> None:
        """Show this pot."""
        if face != self.pot:
            self.pot = face
            self.update()
        self.name(face.spoken)
        self.setToolTip(plain_tip(face.spoken))

    def appearance(self) -> object:
        """Return the pot, and whether the pill is held down."""
        return self.pot, self.isDown()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the pill."""
        theme, face = self.look.theme, self.pot
        own = colours(theme)
        area = inside(area)
        radius = self.look.of(measure.POT_ROUND)
        fill = theme.pressed if self.isDown() else own.well
        panel(p, area, radius, fill, theme.win if face.won else own.feltline, sizes.LIT if face.won else sizes.FINE)
        side = self.look.of(measure.POT_SIDE)
        if area.width() < self.look.of(measure.POT_NARROW):
            self._narrow(p, area)
            return
        crowded = not face.won and not face.lone and self._rows(area.width() - 2 * side) > 1
        level = shares.POT_NAME_HIGH if face.won or crowded else shares.POT_NAME_LEVEL
        top = area.top() + level * area.height()
        room = area.width() - 2 * side
        name_px = self.look.grown(measure.POT_NAME)
        amount_px = self.look.px(measure.POT_TEXT) if not face.won else self.look.px(measure.POT_WON)
        words = figure(face.amount)
        name_room = fonts.width(face.name, self.look.px(measure.POT_NAME), fonts.MEDIUM)  # larger names cost no chips
        amount_px = fit_px(words, amount_px, fonts.BOLD, room - name_room - sizes.NEAR, sizes.LEAST_FIGURE)
        name_room = room - fonts.width(words, amount_px, fonts.BOLD) - sizes.CLOSE
        name_px = fit_px(face.name, name_px, fonts.MEDIUM, name_room, sizes.LEAST_SECOND)
        text(p, face.name, area.left() + side, top, name_px, fonts.MEDIUM, theme.text2, LEFT)
        text(p, words, area.right() - side, top, amount_px, fonts.BOLD, theme.text, RIGHT)
        rest = QRectF(
            area.left() + side,
            top + (self.look.of(measure.POT_REST_LOW) if crowded else self.look.of(measure.POT_REST)),
            room,
            0,
        )
        rest.setBottom(area.bottom() - self.look.of(measure.POT_FOOT))
        if face.won:
            self._won(p, rest)
        elif face.lone:
            self._lone(p, rest)
        else:
            self._dots(p, rest)

    def _narrow(self, p: QPainter, area: QRectF) -> None:
        """Paint a pill in a row of four or more: name and hands, below the amount; once awarded, seats and amounts."""
        theme, face = self.look.theme, self.pot
        side = self.look.of(measure.POT_WON_SIDE)
        low = area.height() < self.look.of(measure.POT_LOW)
        left, right = area.left() + side, area.right() - side
        count = say("n_live", count=len(face.dots)) if not face.won and (low or not face.dots) else ""
        right_words = figure(face.amount) if face.won else count
        small = self.look.type.small + self.look.px(measure.POT_NAME_MORE)
        small = fit_px(f"{face.name}   {right_words}", small, fonts.MEDIUM, right - left, sizes.LEAST_SMALL)
        top = area.top() + self.look.of(measure.POT_TOP)
        words = figure(face.amount)
        if face.won:
            room = right - left - fonts.width(face.name, small, fonts.MEDIUM) - sizes.NEAR
            px = fit_px(words, self.look.px(measure.POT_WON_LOW), fonts.BOLD, room, sizes.LEAST_SMALL)
            self._name(p, left, top, right - left - fonts.width(words, px, fonts.BOLD) - sizes.CLOSE)
            text(p, words, right, top, px, fonts.BOLD, theme.text, RIGHT)
            self._winners(
                p,
                QRectF(
                    left,
                    top + self.look.of(measure.POT_ROW_LOW),
                    right - left,
                    area.bottom() - top - self.look.of(measure.POT_ROW_LOW_FOOT),
                ),
            )
            return
        taken = text(p, count, right, top, small, fonts.MEDIUM, theme.text2, RIGHT) + sizes.CLOSE if count else 0.0
        self._name(p, left, top, right - left - taken)
        px = fit_px(words, self.look.px(measure.POT_AMOUNT), fonts.BOLD, right - left, sizes.LEAST_WORDS)
        row = top + self.look.of(measure.POT_ROW)
        text(p, words, left, row, px, fonts.BOLD, theme.text)
        if not low:
            self._dots(
                p,
                QRectF(
                    left,
                    row + self.look.of(measure.POT_WINNER),
                    right - left,
                    area.bottom() - row - self.look.of(measure.POT_WINNER_FOOT),
                ),
            )

    def _name(self, p: QPainter, x: float, y: float, room: float) -> None:
        """Paint the name of the pot in `room` px."""
        px = self.look.type.small + self.look.px(measure.POT_NAME_MORE)
        px = fit_px(self.pot.name, px, fonts.MEDIUM, room, sizes.LEAST_CAPTION)
        text(p, elide(self.pot.name, px, fonts.MEDIUM, room), x, y, px, fonts.MEDIUM, self.look.theme.text2)

    def _winners(self, p: QPainter, rest: QRectF) -> None:
        """Paint the seats that win a narrow pot, with their amounts."""
        theme = self.look.theme
        rows_fit = max(1, int(rest.height() // self.look.of(measure.POT_WINNER_HIGH)))
        won = self.pot.won
        if len(won) > rows_fit or not all(each.chips for each in won):
            lines = [" + ".join(str(each.seat) for each in won)]
        else:
            lines = [f"{each.seat}:  {each.amount}" for each in won]
        each = rest.height() / len(lines)
        for row, words in enumerate(lines):
            y = rest.top() + each * (row + 0.5)
            size = self.look.of(measure.POT_ARROW)
            icon(p, "arrow", rest.left() + size / 2, y, size, theme.win)
            px, room = self.look.px(measure.POT_WINNER_NAME), rest.width() - size - sizes.CLOSE
            px = fit_px(words, px, fonts.SEMIBOLD, room, sizes.LEAST_SMALL)
            text(p, words, rest.left() + size + sizes.CLOSE, y, px, fonts.SEMIBOLD, theme.win)

    def _dot_sizes(self) -> tuple[tuple[int, int], ...]:
        """Return the widths of a dot and the gaps beside it, px, from the largest to the least."""
        return measure.POT_DOTS if self.look.room.wide else measure.POT_DOTS_COMPACT

    def _rows(self, room: float) -> int:
        """Return how many rows the dots take at full size."""
        size, gap = self._dot_sizes()[0]
        return -(-len(self.pot.dots) // max(1, int((room + gap) // (size + gap))))

    def _won(self, p: QPainter, rest: QRectF) -> None:
        theme = self.look.theme
        hairline(p, colours(theme).feltdeco, rest.left(), rest.top() + 1, rest.right(), rest.top() + 1)
        box = rest.adjusted(0, measure.POT_WON_TOP, 0, 0)
        won = self.pot.won
        row_height = box.height() / len(won)
        largest, least = self._row_px(row_height), max(self.look.legible, self.look.px(measure.POT_SHARE_LEAST))
        if largest < self.look.legible:
            self._crowd(p, box)
            return
        for row, winner in enumerate(won):
            y = box.top() + row_height * (row + 0.5)
            size = largest * shares.POT_ARROW
            icon(p, "arrow", box.left() + size / 2, y, size, theme.win)
            room = box.width() - size - sizes.NEAR
            words = f"{winner.named} {winner.amount}".rstrip()
            px = fit_px(words, largest, fonts.SEMIBOLD, room, least)
            words = _shorter(winner, px, room)
            text(p, words, box.left() + size + sizes.NEAR, y, px, fonts.SEMIBOLD, theme.win)

    def _row_px(self, row_height: float) -> int:
        """Return the size of words in a row of `row_height` px: with space between rows, or closer to stay legible."""
        px = min(self.look.px(measure.POT_SHARE), round(row_height * shares.POT_SHARE))
        return max(px, self.look.legible) if self.look.legible <= row_height * shares.POT_SHARE_CLOSE else px

    def _crowd(self, p: QPainter, rest: QRectF) -> None:
        """Paint more winners than lines: seats and amounts, two a row; the seats alone where amounts have no room."""
        won = self.pot.won
        column, gap = rest.width() / 2, self.look.of(measure.POT_COLUMN_GAP)
        places = [f"{winner.seat}: {winner.amount}" for winner in won if winner.chips]
        row_height = rest.height() / -(-len(won) // 2)
        px = self._row_px(row_height)
        for words in places:
            px = fit_px(words, px, fonts.SEMIBOLD, column - gap, 1)
        if px < self.look.legible or len(places) < len(won):
            column, row_height, px = rest.width(), rest.height(), self.look.px(measure.POT_SHARE)
            places = [" + ".join(str(winner.seat) for winner in won)]
            px = fit_px(places[0], px, fonts.SEMIBOLD, column, self.look.legible)
        for number, words in enumerate(places):
            row, side = divmod(number, 2)
            y = rest.top() + row_height * (row + 0.5)
            text(p, words, rest.left() + side * column, y, px, fonts.SEMIBOLD, self.look.theme.win)

    def _lone(self, p: QPainter, rest: QRectF) -> None:
        seat = self.pot.dots[0][0] if self.pot.dots else 0
        size = self.look.px(measure.POT_CHECK)
        number_ring(
            p, seat, rest.left() + size / 2, rest.center().y(), size, self.look.theme.text, self.look.theme.line
        )

    def _dots(self, p: QPainter, rest: QRectF) -> None:
        """Paint a dot a seat: solid = has matched, dashed = has not. Without room: smaller, two rows, or a count."""
        dots, theme, apart = self.pot.dots, self.look.theme, measure.POT_DOT_ROWS
        for size, gap in self._dot_sizes():
            per_row = int((rest.width() + gap) // (size + gap))
            rows = -(-len(dots) // max(1, per_row))
            if rows * (size + apart) - apart <= rest.height() + 2:
                break
        else:
            words = say("n_live", count=len(dots))
            px = self.look.px(measure.POT_SEAT_TEXT)
            text(p, words, rest.left(), rest.center().y(), px, fonts.MEDIUM, theme.text2)
            return
        y = rest.center().y() - ((rows - 1) * (size + apart)) / 2
        for number, (seat, matched) in enumerate(dots):
            row, place = divmod(number, per_row)
            x = rest.left() + size / 2 + place * (size + gap)
            down = y + row * (size + apart)
            if matched:
                disc(p, x, down, size, theme.main)
                number_ring(p, seat, x, down, size, theme.onmain)
            else:
                number_ring(p, seat, x, down, size, theme.text, theme.text, None, measure.POT_DOT_DASH)


def _shorter(winner: PotWinner, px: int, room: float) -> str:
    """Return a line `2 Bartholomew 380` with the name cut or, under three letters, left out; the amount stays."""
    words = f"{winner.named} {winner.amount}".rstrip()
    if fonts.width(words, px, fonts.SEMIBOLD) <= room:
        return words
    if not winner.amount:
        return elide(words, px, fonts.SEMIBOLD, room)
    left = room - fonts.width(f" {winner.amount}", px, fonts.SEMIBOLD)
    short = elide(winner.named, px, fonts.SEMIBOLD, left)
    return f"{short} {winner.amount}" if len(short) > measure.SHORT_NAME else f"{winner.seat}: {winner.amount}"
