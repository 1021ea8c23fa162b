"""The tiles: a card for each table, in columns by section; a tile never changes its place."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from desktop.floor import sizes as measure
from desktop.floor.sizes import BOX, HEAD, TILE_GAP
from desktop.floor.tile_records import ROWS, Tile, TileColumn
from desktop.kit import fitting, fonts, icons, paint
from desktop.kit.appearance import Look, TakesLook
from desktop.kit.page_keys import Card
from desktop.kit.painted import Painted, put
from desktop.kit.sizes import ICON_LINE, LINE, RING, SHADOW, STRONG
from desktop.words.say import say

EMPTY = Tile(0, "", "closed")
DASH = (4.0, 3.0)


def box(p: QPainter, look: Look, words: str, x: float, y: float, amber: bool = False) -> float:
    """Paint a boxed number, its middle on the line `y` (`amber` = on an amber card); return its width."""
    height = look.of(BOX)
    px = round(height * measure.BOX_LETTERS)
    width = max(height, fonts.width(words, px, fonts.BOLD) + height * 0.5)
    ink, edge = (look.theme.onnow, look.theme.onnow) if amber else (look.theme.text, look.theme.edge)
    paint.panel(p, QRectF(x, y - height / 2, width, height), height * measure.BOX_ROUND, None, edge, LINE)
    paint.text(p, words, x + width / 2, y, px, fonts.BOLD, ink, paint.CENTRE)
    return width


def focused(p: QPainter, look: Look, body: QRectF, radius: float) -> None:
    """Paint the line inside the edge of a card or row that has the keyboard focus."""
    paint.panel(p, body.adjusted(RING, RING, -RING, -RING), radius - RING, None, look.theme.info, STRONG)


class TileCard(Card):
    """The card of a table: number, game, hand, dealer, seats; amber for the most urgent table, dashed when cut off."""

    inset = (0.0, SHADOW)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.tile = EMPTY

    def show_tile(self, tile: Tile) -> None:
        """Show this tile; it is painted again only where it differs."""
        if tile != self.tile:
            self.tile = tile
            self.amber = tile.state == "urgent"
            self.name(tile.spoken or tile.title)
            self.update()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the card in the colour of its state."""
        theme, state = self.look.theme, self.tile.state
        if state in ("plain", "urgent"):
            super().paint(p, area)
            return
        body = area.adjusted(0, self.inset[0], 0, -self.inset[1])
        radius = self.look.of(self.corners)
        edge = {"wants": theme.now, "cut": theme.owe}.get(state, theme.edge)
        fill = theme.raised if state == "wants" else None
        dash = () if state == "wants" else DASH
        line = STRONG if state != "closed" else LINE
        paint.panel(p, body, radius, theme.pressed if self.isDown() else fill, edge, line, dash)
        if self.hasFocus():
            focused(p, self.look, body, radius)
        self.content(p, body)

    def content(self, p: QPainter, area: QRectF) -> None:
        """Paint three lines: number and game, hand and dealer, seats or the reason to want the floor."""
        tile, look = self.tile, self.look
        ink, ink2 = self.inks()
        side, px = look.of(measure.TILE_SIDE), look.type.second
        left, right = area.left() + side, area.right() - side
        first, second, third = (area.top() + area.height() * part for part in measure.TILE_LINES)
        if tile.state == "closed":
            y = area.center().y()
            name_width = box(p, look, tile.name, left, y)
            paint.text(p, tile.title, left + name_width + side, y, px, fonts.MEDIUM, ink2)
            return
        x = left + box(p, look, tile.name, left, first, self.amber) + side * measure.TILE_NAME_GAP
        room = right - x
        pill_below = False
        if tile.pill:
            title_room = room - self._pill_width() - side * 0.5
            pill_below = fonts.width(tile.title, look.type.second, fonts.SEMIBOLD) > title_room
            if not pill_below:
                room = title_room
                self._pill(p, right, first)
        words, size = fitting.fit_whole(tile.title, look.type.name, fonts.SEMIBOLD, room, look.legible)
        paint.text(p, words, x, first, size, fonts.SEMIBOLD, ink)
        self._middle(p, left, right, second, px - 1)
        if pill_below and not tile.why:
            self._pill(p, left + self._pill_width(), third)
            left += self._pill_width() + side * 0.5
        self._seats(p, left, right, third, px - 1, dots=not pill_below)

    def _pill_text(self) -> tuple[int, float]:
        """Return the size of the pill's letters, and its height; reference px."""
        size = self.look.type.second - measure.PILL_SMALLER
        return max(self.look.legible, size), self.look.of(measure.TILE_PILL)

    def _pill_width(self) -> float:
        px, height = self._pill_text()
        return fonts.width(self.tile.pill, px, fonts.SEMIBOLD) + height * measure.PILL_SIDES

    def _pill(self, p: QPainter, right: float, y: float) -> None:
        """Paint the pill: a kill, a bomb pot, or the table that its players must move to."""
        theme, width = self.look.theme, self._pill_width()
        px, height = self._pill_text()
        shape = QRectF(right - width, y - height / 2, width, height)
        if self.tile.kill:
            paint.panel(p, shape, height / 2, theme.special)
        else:
            paint.panel(p, shape, height / 2, None, self.inks()[1], LINE)
        ink = theme.onspecial if self.tile.kill else self.inks()[0]
        paint.text(p, self.tile.pill, shape.center().x(), y, px, fonts.SEMIBOLD, ink, paint.CENTRE)

    def _middle(self, p: QPainter, left: float, right: float, y: float, px: int) -> None:
        """Paint hand and hands an hour at the left, the dealer with the minutes of the down at the right."""
        ink, ink2 = self.inks()
        theme, tile = self.look.theme, self.tile
        least = self.look.legible
        hand = fonts.width(tile.hand, least, fonts.MEDIUM) + measure.TILE_GAP_WORDS
        if fonts.width(tile.dealer, least, fonts.SEMIBOLD) > right - left - hand:
            hand = 0.0  # the dealer is shown rather than the hand
        words, size = fitting.fit_whole(tile.dealer, px, fonts.SEMIBOLD, right - left - hand, least)
        due = theme.now if tile.due and not self.amber else ink
        dealer_width = paint.text(p, words, right, y, size, fonts.SEMIBOLD, due, paint.RIGHT)
        room = right - left - dealer_width - measure.TILE_GAP_WORDS
        hand_and_rate = f"{tile.hand}  {tile.rate}"
        fits = fonts.width(hand_and_rate, max(least, px - 2), fonts.MEDIUM) <= room
        if hand:
            words, size = fitting.fit_whole(hand_and_rate if fits else tile.hand, px, fonts.MEDIUM, room, least)
            paint.text(p, words, left, y, size, fonts.MEDIUM, ink2)

    def _seats(self, p: QPainter, left: float, right: float, y: float, px: int, dots: bool = True) -> None:
        """Paint the reason to want the floor, else a dot for each seat if they fit; at the end the open seats."""
        theme, tile, look = self.look.theme, self.tile, self.look
        ink, ink2 = self.inks()
        seats_width = fonts.width(tile.seats, px, fonts.SEMIBOLD)
        why_width = fonts.width(tile.why, look.legible, fonts.SEMIBOLD) + px * measure.WHY_WORDS if tile.why else 0.0
        if why_width > right - left - seats_width - look.of(measure.OPEN_ROOM):
            pass  # the reason takes the place of the open seats
        elif tile.open:
            height = look.of(measure.OPEN_PILL)
            sides = height * measure.OPEN_SIDES
            pill = QRectF(right - seats_width - sides, y - height / 2, seats_width + sides, height)
            paint.panel(p, pill, height / 2, None, ink if self.amber else theme.edge, measure.OPEN_LINE, DASH)
            paint.text(p, tile.seats, pill.center().x(), y, px, fonts.SEMIBOLD, ink, paint.CENTRE)
            right = pill.left()
        else:
            right -= paint.text(p, tile.seats, right, y, px, fonts.MEDIUM, ink2, paint.RIGHT)
        room = right - left - measure.WHY_GAP
        if tile.why:
            colour = ink if self.amber else theme.owe if tile.state == "cut" else theme.now
            icons.paint(p, tile.icon, left + px * 0.5, y, px * measure.WHY_SIGN, colour, ICON_LINE)
            words, size = fitting.fit_whole(tile.why, px, fonts.SEMIBOLD, room - px * measure.WHY_WORDS, look.legible)
            paint.text(p, words, left + px * measure.WHY_WORDS, y, size, fonts.SEMIBOLD, colour)
            return
        step = min(look.of(measure.DOT_STEP), room / max(1, len(tile.dots)))
        for number, dot in enumerate(tile.dots if dots else ()):
            x = left + (number + 0.5) * step
            dot_size = step * measure.DOT
            if dot == "taken":
                paint.disc(p, x, y, dot_size, ink2 if not self.amber else ink)
            else:
                colour = ink2 if not self.amber else ink
                self._ring(p, x, y, dot_size, colour, dot == "open")

    def _ring(self, p: QPainter, x: float, y: float, size: float, colour: QColor, dashed: bool) -> None:
        """Paint a hollow dot for a seat; `dashed` = the seat is open."""
        half = size / 2
        shape = QRectF(x - half, y - half, size, size)
        paint.panel(p, shape, half, None, colour, measure.DOT_LINE, measure.DOT_DASH if dashed else ())


class Tiles(Painted, TakesLook):
    """The columns of tiles. The signal `tapped` carries the number of a table."""

    tapped = Signal(int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.columns: tuple[TileColumn, ...] = ()
        self.cards: dict[int, TileCard] = {}
        self.setAccessibleName(say("room.floor"))

    def show_columns(self, columns: tuple[TileColumn, ...]) -> None:
        """Show these columns; a table that stays keeps its card."""
        old = [[tile.place for tile in column.tiles] for column in self.columns]
        heads = [(column.title, column.note) for column in self.columns]
        self.columns = columns
        for column in columns:
            for tile in column.tiles:
                card = self.cards.get(tile.place)
                if card is None:
                    card = self.cards[tile.place] = TileCard(self.look, self)
                    card.tapped.connect(lambda place=tile.place: self.tapped.emit(place))
                    card.show()
                card.show_tile(tile)
        places = {tile.place for column in columns for tile in column.tiles}
        for place in [place for place in self.cards if place not in places]:
            self.cards.pop(place).deleteLater()
        if old != [[tile.place for tile in column.tiles] for column in columns]:
            self.lay()
        if heads != [(column.title, column.note) for column in columns]:
            self.update()

    def _column_width(self) -> float:
        count = max(1, len(self.columns))
        return (self.area().width() - self.look.of(TILE_GAP) * (count - 1)) / count

    def lay(self) -> None:
        """Place each tile."""
        gap, head, width = self.look.of(TILE_GAP), self.look.of(HEAD), self._column_width()
        longest = max((len(column.tiles) for column in self.columns), default=0)
        rows = max(ROWS, longest)
        height = (self.area().height() - head - gap * (rows - 1)) / rows
        for at, column in enumerate(self.columns):
            for row, tile in enumerate(column.tiles):
                rect = QRectF(at * (width + gap), head + row * (height + gap), width, height)
                put(self.cards[tile.place], rect, self.look.scale)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the name of each section and its note."""
        theme, kind, width = self.look.theme, self.look.type, self._column_width()
        y = self.look.of(HEAD) / 2
        limit = width * measure.COLUMN_NAME
        titles = [
            fitting.fit_whole(each.title, kind.name, fonts.BOLD, limit, self.look.legible) for each in self.columns
        ]
        room = [width - fonts.width(words, px, fonts.BOLD) - measure.COLUMN_GAP for words, px in titles]
        small = max(self.look.legible, kind.second - measure.COLUMN_SMALLER)
        notes = next(
            (
                texts
                for texts in ([each.note for each in self.columns], [each.seats for each in self.columns])
                if all(fonts.width(note, small, fonts.MEDIUM) <= free for note, free in zip(texts, room, strict=True))
            ),
            [""] * len(titles),
        )  # all columns have the same kind of note: a column without seats in its note would look full
        for at, ((title, px), note, free) in enumerate(zip(titles, notes, room, strict=True)):
            left = at * (width + self.look.of(TILE_GAP)) + measure.COLUMN_SIDE
            paint.text(p, title, left, y, px, fonts.BOLD, theme.text)
            px = fitting.fit_px(note, kind.second - 1, fonts.MEDIUM, free, small)
            paint.text(p, note, left + width - 2 * measure.COLUMN_SIDE, y, px, fonts.MEDIUM, theme.text2, paint.RIGHT)
