"""The felt: the oval in a cached picture, the items before the seats, the words in the middle, and the widgets on it.

Seats, boards, pots and puck are widgets of their own; the items before the seats are painted here, and only those
that changed are repainted.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget

from desktop.intents import EnterCards, Explain, Intent, OpenDealerMenu
from desktop.intents.figures import DuesFigure, Figure, PotFigure, SeatFigure
from desktop.intents.questions import BoardCards
from desktop.kit import fonts
from desktop.kit.after_paint import late_parts
from desktop.kit.appearance import Look
from desktop.kit.paint import CENTRE, panel, text
from desktop.kit.painted import PARENT, clipped_to, painter, pixel_rect, put
from desktop.kit.sizes import SHADOW, TIGHT
from desktop.kit.store import STORE
from desktop.present.centre import Centre
from desktop.present.felt import FeltSpot
from desktop.present.seats import Plate
from desktop.table import cards, chips
from desktop.table import felt_sizes as measure
from desktop.table.cards import Board
from desktop.table.colours import colours
from desktop.table.felt_keys import Puck, Tray
from desktop.table.free_places import FeltItem
from desktop.table.geometry import Geometry
from desktop.table.measures import measures
from desktop.table.middle import Middle, middle, paint_frames
from desktop.table.middle_words import paint_words, street_width
from desktop.table.picture import Cloth
from desktop.table.pots import PotPill
from desktop.table.seat import SeatPlate
from desktop.table.spots import arrange
from desktop.words.say import say

if TYPE_CHECKING:
    from desktop.kit.sliding import Slide

FIGURES: dict[str, Callable[[int], Figure]] = {
    "kill": lambda seat: "kill", "rock": lambda seat: "rock", "lammer": DuesFigure, "ghost": lambda seat: "posts",
    "bet": SeatFigure, "next_puck": lambda seat: "button",
}  # fmt: skip
"""The figure that a tap on an item explains, made from the seat, by the kind of the item."""


class Felt(Cloth):
    """A widget that renders plates, spots and the middle; `seat_tapped` and `seat_held` carry a seat.

    `painted` is emitted after each paint until the store of pictures is open.
    """

    seat_tapped = Signal(int)
    seat_held = Signal(int)
    intended = Signal(object)
    painted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.seats: dict[int, SeatPlate] = {}
        self.pots: list[PotPill] = []
        self.boards: list[Board] = []
        self.puck: Puck | None = None
        self.items: tuple[FeltItem, ...] = ()
        self.centre = Centre("between")
        self.spots: tuple[FeltSpot, ...] = ()
        self.plates: tuple[Plate, ...] = ()
        self.tray = ("", "", False)
        self.tray_key = Tray(look, self)
        self.tray_key.tapped.connect(lambda: self._ask(OpenDealerMenu()))
        self.denominations: tuple[int, ...] = measure.CHIP_VALUES
        self._stale = QRegion()
        self._geometry: tuple[Look, Geometry] | None = None
        self._plates_key: object = None
        self._items_key: object = None
        self._items_look: Look | None = None
        self._layouts: dict[Centre, tuple[Middle, QRectF]] = {}
        self._slide: Slide | None = None
        self.setAccessibleName(say("speak_felt"))

    def _ask(self, intent: Intent) -> None:
        self.intended.emit(intent)

    @property
    def table(self) -> Geometry:
        """Return the geometry for the current size and number of seats."""
        seats = max(2, len(self.plates))
        if self._geometry is None or self._geometry[0] is not self.look or self._geometry[1].seats != seats:
            area = self.look.fit.area
            made = Geometry(measures(self.look), area.width(), area.height(), seats, self.look.other_side)
            self._geometry = self.look, made
        return self._geometry[1]

    @property
    def laid(self) -> Middle:
        """Return the current layout of the middle."""
        return self._middle_of(self.centre)[0]

    def _middle_of(self, centre: Centre) -> tuple[Middle, QRectF]:
        """Return the layout of a middle and the rectangle of its words, reference px; both are cached."""
        cached = self._layouts.get(centre)
        if cached is None:
            mid = self.table.centre
            laid = middle(centre, self.look, mid)
            box = laid.block
            if centre.kind == "hand":
                width = street_width(centre, self.look) + TIGHT
                box = QRectF(mid.x() - width / 2, laid.line - measure.STREET_PAINTED, width, 2 * measure.STREET_PAINTED)
            if len(self._layouts) > 1:
                self._layouts.clear()
            cached = self._layouts[centre] = laid, box
        return cached

    def set_look(self, look: Look) -> None:
        """Apply a new theme, grid or choices and lay everything out again."""
        self.drop_picture()
        self._layouts.clear()
        super().set_look(look)
        self._lay(slide=False)

    def render_felt(
        self,
        plates: tuple[Plate, ...],
        spots: tuple[FeltSpot, ...],
        centre: Centre,
        tray: tuple[str, str, bool],
        values: tuple[int, ...],
    ) -> None:
        """Show these; parts equal to those shown are left alone. `values` are the denominations, chips."""
        if (plates, spots, centre, tray, values) == (
            self.plates, self.spots, self.centre, self.tray, self.denominations
        ):  # fmt: skip
            return
        reseated = len(plates) != len(self.plates)
        if reseated:
            self.drop_picture()
            self._layouts.clear()
            self.update()
        old, self.centre = self.centre, centre
        self.plates, self.spots, self.tray, self.denominations = plates, spots, tray, values
        self.tray_key.render_tray(tray)
        self._seat_widgets()
        self._middle_widgets()
        if old != centre and not reseated:
            self._mark_middle(old)
            self._mark_middle(centre)
        self._lay(slide=not reseated)

    def _seat_widgets(self) -> None:
        for plate in self.plates:
            widget = self.seats.get(plate.seat)
            if widget is None:
                widget = self.seats[plate.seat] = SeatPlate(self.look, plate, self)
                widget.tapped.connect(lambda seat=plate.seat: self.seat_tapped.emit(seat))
                widget.held.connect(lambda seat=plate.seat: self.seat_held.emit(seat))
                widget.show()
            widget.render_plate(plate)
        for seat in [seat for seat in self.seats if seat > len(self.plates)]:
            self.seats.pop(seat).deleteLater()

    def _middle_widgets(self) -> None:
        centre = self.centre
        while len(self.pots) < len(centre.pots):
            pill = PotPill(self.look, centre.pots[len(self.pots)], self)
            self.pots.append(pill)
            number = len(self.pots)
            pill.tapped.connect(lambda number=number: self._ask(Explain(PotFigure(number))))
        while len(self.boards) < len(centre.boards):
            board = Board(self.look, self)
            self.boards.append(board)
            which = len(self.boards)
            board.tapped.connect(lambda which=which: self._ask(EnterCards(BoardCards(which))))
        for number, pill in enumerate(self.pots):
            pill.setVisible(number < len(centre.pots))
            if number < len(centre.pots):
                pill.render_face(centre.pots[number])
        for number, board in enumerate(self.boards):
            board.setVisible(number < len(centre.boards))
            if number < len(centre.boards):
                board.set_ground("" if centre.parts else PARENT)
                board.render_board(centre.boards[number], centre.out)

    def _lay(self, slide: bool) -> None:
        """Place all widgets and items; with `slide` the puck slides to its new place."""
        if not self.plates:
            return
        scale, geometry, laid = self.look.scale, self.table, self.laid
        acts = next((plate.seat for plate in self.plates if plate.kind == "act"), None)
        if self._plates_key != (geometry, scale, acts):
            self._plates_key = geometry, scale, acts
            for place in geometry.places():
                widget = self.seats[place.seat]
                ring = widget.ring
                rect = geometry.plate(place, place.seat == acts)
                put(widget, rect.adjusted(-ring, -ring, ring, ring), scale)
            put(self.tray_key, geometry.tray().adjusted(0, -measure.TRAY_ROOM, 0, measure.TRAY_ROOM), scale)
            self.tray_key.lower()
        for board, rect in zip(self.boards, laid.boards, strict=False):
            put(board, rect.adjusted(0, 0, 0, SHADOW), scale)
        for pill, rect in zip(self.pots, laid.pots, strict=False):
            put(pill, rect, scale)
        key = (self.spots, geometry, laid.blocks, acts)
        if self._items_key != key or self._items_look is not self.look:
            self._items_key, self._items_look = key, self.look
            self._repaint_items(arrange(self.spots, geometry, self.look, laid.blocks, acts))
        items = self.items
        self._place_puck(items, slide)
        self._repaint_stale()

    def _repaint_items(self, items: tuple[FeltItem, ...]) -> None:
        old, new = set(self.items), set(items)
        self.items = items
        for item in old ^ new:
            self._mark_stale(item.rect)

    def _place_puck(self, items: tuple[FeltItem, ...], slide: bool) -> None:
        item = next((item for item in items if item.kind == "puck"), None)
        if item is None:
            if self.puck is not None:
                self.puck.hide()
            return
        if self.puck is None:
            self.puck = Puck(self.look, self)
            self.puck.tapped.connect(lambda: self._ask(Explain("button")))
        hidden = self.puck.isHidden()
        self.puck.render_item(item)
        side, above, below = measure.PUCK_ROOM
        target = pixel_rect(item.rect.adjusted(-side, -above, side, below), self.look.scale)
        if self._slide is not None and self._slide.target is not None:
            if self._slide.target == target:
                return
            self._slide.stop()
        start = QRect(self.puck.geometry())
        if hidden or not slide or start == target or not self._may_slide:
            self.puck.setGeometry(target)
            self.puck.show()
            return
        start = QRect(start.center() - target.center() + target.topLeft(), target.size())
        if self._slide is None:
            self._slide = late_parts().slide(self.puck)
        self._slide.start(start, target)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Ask for the explanation of the item or the words of the middle that are tapped."""
        figure = self._figure_at(event.position() / self.look.scale)
        if figure is not None:
            event.accept()
            self._ask(Explain(figure))
        else:
            super().mousePressEvent(event)

    def _figure_at(self, point: QPointF) -> Figure | None:
        """Return the figure at a point, reference px; items take taps beyond their edge, for fingers are broad."""
        reach = self.look.of(measure.CENTRE_REACH)
        near = [item for item in self.items if item.kind in FIGURES]
        near = [item for item in near if item.rect.adjusted(-reach, -reach, reach, reach).contains(point)]
        if near:
            item = min(near, key=lambda item: (item.rect.center() - point).manhattanLength())
            return FIGURES[item.kind](item.seat)
        laid = self.laid
        if self.centre.kind == "between" and laid.block.contains(point):
            return "kill" if self.centre.special == "kill" else "posts"
        width, reach = self.look.of(measure.TRAY_MOST), reach + measure.STREET_REACH
        street = QRectF(self.table.centre.x() - width / 2, laid.line - reach, width, 2 * reach)
        return "total_pot" if self.centre.kind == "hand" and street.contains(point) else None

    @property
    def _may_slide(self) -> bool:
        """Return whether the puck may slide: chosen on this device and not switched off in the system."""
        return self.look.motion and late_parts().slide.allowed_for(self)

    def _pixels(self, rect: QRectF) -> QRect:
        """Return the rectangle of whole px that an item at `rect` (reference px) covers, with its edge and shadow."""
        scale = self.look.scale
        box = QRectF(rect.x() * scale, rect.y() * scale, rect.width() * scale, rect.height() * scale)
        return box.toAlignedRect().adjusted(-measure.EDGE_PX, -measure.EDGE_PX, measure.EDGE_PX, measure.SHADOW_PX)

    def _mark_stale(self, rect: QRectF) -> None:
        """Mark `rect` (reference px) for the repaint after the layout."""
        self._stale += self._pixels(rect)

    def _mark_middle(self, centre: Centre) -> None:
        """Mark the frames and the words of a middle for the repaint."""
        laid, words = self._middle_of(centre)
        for frame in laid.frames:
            self._mark_stale(frame)
        self._mark_stale(words)

    def _repaint_stale(self) -> None:
        """Request the repaint of all that is marked; parts under plates repaint with the plates."""
        if not self._stale.isEmpty():
            self.update(self._stale & self.visibleRegion())
            self._stale = QRegion()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the changed region: the cached table, then the items that touch it."""
        region, box = event.region(), event.rect()
        plain = QPainter(self)
        plain.translate(box.topLeft())
        self.paint_ground(plain, box)  # clipped to the region
        plain.end()
        p = painter(self, self.look.scale)

        def touched(rect: QRectF) -> bool:
            return region.intersects(self._pixels(rect))

        if self.centre.parts:
            paint_frames(p, self.centre, self.laid, self.look, touched)
        words = self._middle_of(self.centre)[1]
        if touched(words):
            with clipped_to(p, self._pixels(words)):
                paint_words(p, self.centre, self.laid.line, self.look, self.table.centre)
        for item in self.items:
            if item.kind != "puck" and touched(item.rect):
                with clipped_to(p, self._pixels(item.rect)):
                    self._paint_item(p, item)
        p.end()
        if not STORE.open:
            self.painted.emit()

    def _paint_item(self, p: QPainter, item: FeltItem) -> None:
        theme, room, rect = self.look.theme, measures(self.look), item.rect
        px = self.look.type.small + 2
        if item.kind == "backs":
            for card in range(item.value):
                cards.back(p, QRectF(rect.left() + card * room.back_step, rect.top(), *room.back), theme)
        elif item.kind == "faces":
            size = QSizeF(self.look.of(measure.FACE), self.look.of(measure.FACE_HIGH))
            for number, shown in enumerate(cards.split_cards(item.text)):
                corner = rect.topLeft() + QPointF(number * self.look.of(measure.FACE_STEP), 0)
                cards.small_face(p, QRectF(corner, size), shown, theme)
        elif item.kind == "bet":
            chips.bet(p, rect, item.value, self.denominations, self.look, item.role == "plain")
        elif item.kind == "ghost":
            ink = theme.role(item.role)
            panel(p, rect, rect.height() / 2, colours(theme).well, ink, measure.GHOST_LINE, measure.GHOST_DASH)
            text(p, item.text, rect.center().x(), rect.center().y(), px, fonts.SEMIBOLD, ink, CENTRE)
        elif item.kind == "lammer":
            panel(p, rect, rect.height() / 2, theme.owe)
            text(p, item.text, rect.center().x(), rect.center().y(), px, fonts.BOLD, theme.onowe, CENTRE)
        elif item.kind == "next_puck":
            chips.puck(p, rect.center().x(), rect.top() + room.puck / 2, item.role, item.text, self.look)
        elif item.kind == "kill":
            chips.kill(p, rect.center().x(), rect.center().y(), rect.width(), item.value, self.look)
        elif item.kind == "rock":
            chips.rock(p, rect.center().x(), rect.center().y(), self.look)
