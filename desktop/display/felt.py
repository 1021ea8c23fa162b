"""The felt of the players' display: seats round the rail, board and pots enlarged, bets and button between."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.display import sizes as measure
from desktop.display.layout import SEATS, DisplayFrame, DisplayMiddle, DisplayTable, frame, look, middle, table
from desktop.display.plate import PlayerPlate, disable_taps
from desktop.display.public_record import Showing
from desktop.kit.painted import painter, put
from desktop.kit.theme import Theme
from desktop.table import cards, chips
from desktop.table.cards import Board
from desktop.table.free_places import FeltItem
from desktop.table.measures import measures
from desktop.table.middle import middle as between
from desktop.table.middle_words import paint_words
from desktop.table.picture import Cloth
from desktop.table.pots import PotPill
from desktop.table.spots import arrange

MOST_SEEN = 9
"""Number of seats laid out before anything is shown."""
WORDS = 1.75
"""Size of the words between hands, as a factor of that on the dealer's screen."""
WORDS_COVER = QRectF(-310, -165, 620, 340)
"""The area those words cover round the middle of the felt, px of the dealer's screen."""


class PlayersFelt(Cloth):
    """Paints the plates, bets, boards and pots of a `Showing`."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        self.theme = theme
        self.frame_ = frame()
        super().__init__(look(theme, self.frame_, SEATS), parent)
        self.showing: Showing | None = None
        self.seats: dict[int, PlayerPlate] = {}
        self.boards: list[Board] = []
        self.pots: list[PotPill] = []
        self.items: tuple[FeltItem, ...] = ()
        self.laid = DisplayMiddle(1.0)

    @property
    def table(self) -> DisplayTable:
        """The geometry of the seats."""
        return table(self.frame_, len(self.showing.plates) if self.showing is not None else MOST_SEEN)

    def dress(self, theme: Theme, frame: DisplayFrame) -> None:
        """Paint with another theme and size from now on."""
        self.theme, self.frame_ = theme, frame
        self.look = look(theme, frame, SEATS)
        self.drop_picture()
        self._lay()
        self.update()

    def render_felt(self, showing: Showing) -> None:
        """Show this record; nothing is laid out again when its table is equal to the one before."""
        old, self.showing = self.showing, showing
        if old is not None and _table_of(old) == _table_of(showing):
            return
        if old is None or len(old.plates) != len(showing.plates):
            self.drop_picture()
        self._lay()
        self.update()

    def _lay(self) -> None:
        shown = self.showing
        if shown is None:
            return
        self.laid = middle(shown.centre, self.frame_)
        self._lay_seats(shown)
        self._lay_middle(shown)
        blocks = self.laid.blocks if shown.centre.kind == "hand" else (self._words_area(),)
        self.items = arrange(shown.spots, self.table, self.look, blocks, None)

    def _lay_seats(self, shown: Showing) -> None:
        places = {place.seat: place for place in self.table.places()}
        for plate in shown.plates:
            widget = self.seats.get(plate.seat)
            if widget is None:
                widget = self.seats[plate.seat] = PlayerPlate(self.look, plate, self)
                widget.show()
            if widget.look != self.look:
                widget.set_look(self.look)
            widget.render_player(plate, shown.stacks)
            ring = widget.ring
            put(widget, self.table.plate(places[plate.seat]).adjusted(-ring, -ring, ring, ring), self.look.scale)
        for seat in [seat for seat in self.seats if seat > len(shown.plates)]:
            gone = self.seats.pop(seat)
            gone.hide()
            gone.deleteLater()

    def _lay_middle(self, shown: Showing) -> None:
        """Lay out boards and pots, the same widgets as on the dealer's screen, enlarged."""
        large, scale = look(self.theme, self.frame_, self.laid.size), self.frame_.scale
        while len(self.boards) < len(shown.centre.boards):
            self.boards.append(Board(large, self))
        while len(self.pots) < len(shown.centre.pots):
            self.pots.append(PotPill(large, shown.centre.pots[len(self.pots)], self))
        for number, board in enumerate(self.boards):
            board.setVisible(number < len(self.laid.boards))
            if number < len(self.laid.boards):
                board.set_look(large)
                board.render_board(shown.centre.boards[number], shown.centre.out)
                put(board, self.laid.boards[number], scale)
            disable_taps(board)
        for number, pot in enumerate(self.pots):
            pot.setVisible(number < len(self.laid.pots))
            if number < len(self.laid.pots):
                pot.set_look(large)
                pot.render_face(shown.centre.pots[number])
                put(pot, self.laid.pots[number], scale)
            disable_taps(pot)

    def _words_area(self) -> QRectF:
        """Return the area the words between hands cover, in px of the seats' size."""
        felt, factor = self.frame_.felt, WORDS / SEATS
        x, y = felt.width() / 2 / SEATS, felt.height() / 2 / SEATS
        cover = WORDS_COVER
        return QRectF(x + cover.x() * factor, y + cover.y() * factor, cover.width() * factor, cover.height() * factor)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cached picture of the table, then the bets and cards on it."""
        plain = QPainter(self)
        self.paint_ground(plain, self.rect())
        plain.end()
        p = painter(self, self.look.scale)
        for item in self.items:
            self._paint_item(p, item)
        p.end()
        if self.showing is not None and self.showing.centre.kind != "hand":
            self._paint_words(self.showing)

    def _paint_words(self, shown: Showing) -> None:
        """Paint the words between hands: what is special about the next hand."""
        large = look(self.theme, self.frame_, WORDS)
        p = painter(self, large.scale)
        middle = QPointF(self.width() / large.scale / 2, self.height() / large.scale / 2)
        paint_words(p, shown.centre, between(shown.centre, large, middle).line, large, middle)
        p.end()

    def _paint_item(self, p: QPainter, item: FeltItem) -> None:
        theme, rect = self.look.theme, item.rect
        if item.kind == "faces":
            for number, shown in enumerate(cards.split_cards(item.text)):
                left = rect.left() + number * measure.SHOWN_STEP
                cards.small_face(p, QRectF(left, rect.top(), *measure.SHOWN_CARD), shown, theme)
        elif item.kind == "bet" and self.showing is not None:
            chips.bet(p, rect, item.value, self.showing.denominations, self.look, item.role == "plain")
        elif item.kind == "puck":
            x, y = rect.center().x(), rect.top() - 0.5 + measures(self.look).puck / 2
            chips.puck(p, x, y, item.role, item.text, self.look)
        elif item.kind == "kill":
            chips.kill(p, rect.center().x(), rect.center().y(), rect.width(), item.value, self.look)
        elif item.kind == "rock":
            chips.rock(p, rect.center().x(), rect.center().y(), self.look)


def _table_of(shown: Showing) -> tuple[object, ...]:
    """Return the parts of a record that are painted on the table."""
    return shown.plates, shown.spots, shown.centre, shown.stacks, shown.denominations
