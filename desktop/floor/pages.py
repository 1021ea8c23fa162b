"""Three pages of the floor: tiles of all tables, waiting lists and moves, dealers."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from desktop.floor.dealer_lines import dealer_lines, game_lines, next_push_words, push_lines
from desktop.floor.field import Field
from desktop.floor.intents import AddDealer, AddName, ListGame, OpenTable, PushAll, RoomTab, SaveLists
from desktop.floor.queue_lines import move_lines, must_move_lines, name_lines, name_title, queue_lines
from desktop.floor.room_page import RoomPage
from desktop.floor.sizes import BAR, FIELD, FIELD_FOOT, LISTS_WIDE, PANELS, SIDE, TILES_GAP, UPRIGHT_TILES
from desktop.floor.table_lines import alarm_lines, want_lines
from desktop.floor.tile_records import columns
from desktop.floor.tiles import Tiles
from desktop.kit.appearance import Look
from desktop.kit.layout import cells
from desktop.kit.page_keys import BarButton
from desktop.kit.sizes import PANEL_FOOT
from desktop.words.say import say
from engine.room.room_now import Room

if TYPE_CHECKING:
    from engine.room.lists import WaitingName


class FloorPage(RoomPage):
    """The page with the tiles; beside them the tables that want the floor, the lists and the next push."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, RoomTab.FLOOR, parent)
        self.tiles = Tiles(look, self)
        self.tiles.tapped.connect(lambda place: self.ask(OpenTable(place)))
        self.wants = self.lines("room.wants_you", "room.wants_nobody")
        self.waiting = self.lines("room.waiting", "room.waiting_nobody")
        self.dealers = self.lines("room.dealers", "room.dealers_none")

    def show_room(self, room: Room) -> None:
        """Show the room."""
        super().show_room(room)
        self.tiles.show_columns(columns(room))
        rows = (*want_lines(room), *alarm_lines(room))
        self.wants.show_lines(rows, say("room.n_tables", count=len(rows)) if rows else "")
        self.waiting.show_lines(queue_lines(room), say("room.n_names", count=len(room.waiting)))
        self.dealers.show_lines(push_lines(room, changes=True), next_push_words(room))
        self._place()

    def arrange(self, area: QRectF) -> None:
        """Place the tiles left and the panels right; in an upright window the panels below."""
        area = self.below(area)
        gap, side = self.look.of(TILES_GAP), self.look.of(SIDE)
        if self.look.room.upright:
            half = area.height() * UPRIGHT_TILES
            self.place(self.tiles, QRectF(area.left(), area.top(), area.width(), half))
            rest = QRectF(area.left(), area.top() + half + gap, area.width(), area.height() - half - gap)
        else:
            self.place(self.tiles, QRectF(area.left(), area.top(), area.width() - side - gap, area.height()))
            rest = QRectF(area.right() - side, area.top(), side, area.height())
        self.stack((self.wants, self.waiting, self.dealers), rest, gap)


class ListsPage(RoomPage):
    """The page with the waiting lists, the names of one list, the moves to be asked for and the moves on their way."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, RoomTab.LISTS, parent)
        self.game = ""
        self.games = self.lines("room.lists", "room.waiting_nobody")
        self.names = self.lines("room.waiting", "room.list_empty")
        self.add = Field(look, say("room.new_name"), say("room.add"), self)
        self.add.confirmed.connect(lambda name: self.ask(AddName(name)))
        self.save = BarButton(look, "printer", self)
        self.save.tapped.connect(lambda: self.ask(SaveLists()))
        self.gone: WaitingName | None = None
        """The name taken off a list last, which can be put back."""
        self.must = self.lines("room.must_move", "room.must_move_none")
        self.moves = self.lines("room.moves", "room.moves_none")

    def show_room(self, room: Room) -> None:
        """Show the room, with the list of the first game where none is chosen."""
        super().show_room(room)
        rows = queue_lines(room, every=True)
        games = [row.opens.game for row in rows if isinstance(row.opens, ListGame)]
        if self.game not in games:
            self.game = games[0] if games else ""
        self.games.show_lines(queue_lines(room, every=True, chosen=self.game))
        self.names.show_lines(name_lines(room, self.game, self.gone), title=name_title(room, self.game))
        self.save.say(say("room.save_lists"), say("room.save_pdf_second"))
        self.add.setVisible(bool(self.game))
        self.must.show_lines(must_move_lines(room), say("room.longest_first"))
        self.moves.show_lines(move_lines(room))

    def arrange(self, area: QRectF) -> None:
        """Place games, names and moves beside each other; in an upright window below each other."""
        area = self.below(area)
        gap, field, bar = self.look.of(PANELS), self.look.of(FIELD), self.look.of(BAR)
        panels = (self.games, self.names, self.must, self.moves)
        if self.look.room.upright:
            boxes = cells(area, len(panels), 1, gap)
        else:
            first, second = (area.width() * share for share in LISTS_WIDE)
            third = area.width() - first - second - 2 * gap
            half = (area.height() - gap) / 2
            left = area.left() + first + second + 2 * gap
            boxes = [
                QRectF(area.left(), area.top(), first, area.height()),
                QRectF(area.left() + first + gap, area.top(), second, area.height()),
                QRectF(left, area.top(), third, half),
                QRectF(left, area.top() + half + gap, third, half),
            ]
        self.names.below = field
        save_box = QRectF(boxes[0].left(), boxes[0].bottom() - bar, boxes[0].width(), bar)
        if self.look.room.upright:
            save_box = boxes[3].adjusted(0, boxes[3].height() - bar, 0, 0)
            boxes[3] = boxes[3].adjusted(0, 0, 0, -bar - gap)
        else:
            boxes[0] = boxes[0].adjusted(0, 0, 0, -bar - gap)
        self.place(self.save, save_box)
        for panel, box in zip(panels, boxes, strict=True):
            self.place(panel, box)
        names = boxes[1].adjusted(self.names.side, 0, -self.names.side, -self.look.of(PANEL_FOOT))
        self.place(self.add, QRectF(names.left(), names.bottom() - field, names.width(), field))
        self.add.raise_()


class DealersPage(RoomPage):
    """The page of the rota: the next push of every table, and the dealers on duty or on a break."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, RoomTab.DEALERS, parent)
        self.chosen = ""
        """Name of the dealer whose games are shown, "" = none."""
        self.push = self.lines("room.next", "room.dealers_none")
        self.push.across = 2
        self.duty = self.lines("room.duty", "room.duty_none")
        self.add = Field(look, say("room.new_dealer"), say("room.add"), self)
        self.add.confirmed.connect(lambda name: self.ask(AddDealer(name)))
        self.go = BarButton(look, "arrow", self)
        self.go.tapped.connect(lambda: self.ask(PushAll()))

    def show_room(self, room: Room) -> None:
        """Show the room."""
        super().show_room(room)
        rows = push_lines(room)
        games = game_lines(room, self.chosen)
        title = say("room.games_of", name=self.chosen) if games else say("room.next")
        self.push.show_lines(games or rows, "" if games else next_push_words(room), title)
        count = say("room.n_dealers", count=len(room.dealers))
        self.duty.show_lines(dealer_lines(room, self.chosen if games else ""), count)
        self.go.say(say("room.push_all"), say("room.push_second"), "next" if rows else "plain")

    def arrange(self, area: QRectF) -> None:
        """Place the push left and the dealers right; in an upright window below each other."""
        area = self.below(area)
        gap, bar, field = self.look.of(PANELS), self.look.of(BAR), self.look.of(FIELD)
        upright = self.look.room.upright
        width = area.width() if upright else (area.width() - gap) / 2
        height = (area.height() - gap) / 2 if upright else area.height()
        self.place(self.push, QRectF(area.left(), area.top(), width, height - bar - gap))
        self.place(self.go, QRectF(area.left(), area.top() + height - bar, width, bar))
        left, top = (area.left(), area.top() + height + gap) if upright else (area.left() + width + gap, area.top())
        self.duty.below = field
        self.place(self.duty, QRectF(left, top, width, area.bottom() - top))
        inner = QRectF(left, top, width, area.bottom() - top).adjusted(self.duty.side, 0, -self.duty.side, -FIELD_FOOT)
        self.place(self.add, QRectF(inner.left(), inner.bottom() - field, inner.width(), field))
        self.add.raise_()
