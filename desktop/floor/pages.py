"""The pages of the floor: what they share, tiles, lists and moves, dealers."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from desktop.floor.field import Field
from desktop.floor.intents import AddDealer, AddName, Go, Intent, ListGame, OpenTable, PageName, PushAll, SaveLists
from desktop.floor.lines import Lines
from desktop.floor.shown import clock, head_words
from desktop.floor.shown_dealers import dealer_lines, game_lines, next_push_words, push_lines
from desktop.floor.shown_lists import move_lines, must_move_lines, name_lines, name_title, queue_lines
from desktop.floor.shown_tiles import columns
from desktop.floor.shown_wants import alarm_lines, want_lines
from desktop.floor.sizes import BAR, FIELD, LINE, SIDE, TAB
from desktop.floor.tiles import Tiles
from desktop.kit.appearance import Look
from desktop.kit.page import Page
from desktop.kit.page_keys import BarButton, Chip
from desktop.words.say import say
from engine.room.floor import Room

if TYPE_CHECKING:
    from engine.room.lists import Waiting

TABS: tuple[PageName, ...] = ("floor", "lists", "dealers", "day")


class RoomPage(Page):
    """The strip with its tabs. `asked` carries an intent."""

    asked = Signal(object)

    def __init__(self, look: Look, here: str, parent: QWidget | None = None) -> None:
        title = say(f"room.{here}") if here in TABS else ""
        super().__init__(look, title, parent)
        self.cut_off = ""
        self.message, self.wrong = "", False
        self._about: tuple[str, str, str] = (title, "", "")
        self.tabs = {name: Chip(look, say(f"room.{name}"), self) for name in TABS}
        for name, tab in self.tabs.items():
            tab.choose(name == here)
            tab.tapped.connect(lambda name=name: self.ask(Go(name)))

    def ask(self, intent: Intent) -> None:
        """Something was tapped."""
        self.asked.emit(intent)

    def show_room(self, room: Room) -> None:
        """Show the room as it is."""
        self.head(say("room.title"), head_words(room, short=self.look.room.upright), clock(room.now))

    def head(self, title: str, about: str, time: str = "", role: str = "text2") -> None:
        """The strip; what was told or that the server is away goes before `about`."""
        self._about = title, about, time
        words = self.message or self.cut_off
        if words:
            role = "owe" if self.wrong or not self.message else "win"
        self.strip.say(title, words or about, "" if words and self.look.room.upright else time, role)

    def tell(self, words: str, wrong: bool) -> None:
        """Where a file went, or why something was not done; "" = no more."""
        self.message, self.wrong = words, wrong
        self.head(*self._about)

    def show_away(self, why: str) -> None:
        """The server does not answer: the last word stays in sight."""
        self.cut_off = why
        self.head(*self._about)

    def escape(self) -> None:
        """Back to the tiles."""
        self.ask(Go("floor"))

    def _place(self) -> None:
        room, gap = self.look.room, 6.0
        width = self.width() / self.look.scale
        wide = (width - 2 * room.margin - 3 * gap) / len(TABS) if room.upright else self.look.of(TAB)
        self.strip.taken = -room.menu[0] if room.upright else len(TABS) * (wide + gap) - room.menu[0]
        super()._place()
        right, top = width - room.margin + (gap if room.upright else 0), room.strip + 4 if room.upright else 4
        for at, tab in enumerate(self.tabs.values()):
            left = right - (len(TABS) - at) * (wide + gap)
            self.place(tab, QRectF(left, top, wide, room.strip - 8))

    def below(self, area: QRectF) -> QRectF:
        """What is free on an upright window, where the tabs have a row of their own."""
        return area.adjusted(0, self.look.room.strip, 0, 0) if self.look.room.upright else area

    def stack(self, panels: Sequence[Lines], rest: QRectF, gap: float) -> None:
        """Panels below each other, each as high as its lines want, as far as there is room."""
        line, edge = self.look.of(LINE), panels[0].head + 16
        free = rest.height() - (len(panels) - 1) * gap - len(panels) * edge - sum(panel.below for panel in panels)
        shown = shares([len(panel.lines) for panel in panels], int(free // line))
        spare = (free - sum(shown) * line) / len(panels)
        y = rest.top()
        for panel, rows in zip(panels, shown, strict=True):
            high = rows * line + edge + panel.below + spare
            self.place(panel, QRectF(rest.left(), y, rest.width(), high))
            y += high + gap

    def lines(self, title: str, empty: str = "") -> Lines:
        """A panel of lines on this page."""
        made = Lines(self.look, say(title), say(empty) if empty else "", self)
        made.asked.connect(self.asked)
        return made


def shares(wanted: list[int], rows: int) -> list[int]:
    """How many lines each panel has of so many: one at least, the first all it wants, then the others in turn.

    The first is told who waits for somebody: a line of it out of sight is a table nobody goes to.
    """
    given = [1] * len(wanted)
    left = rows - len(wanted)
    more = max(0, min(wanted[0] - 1, left - sum(wants > 1 for wants in wanted[1:])))
    given[0] += more
    left -= more
    while left > 0 and any(has < wants for has, wants in zip(given, wanted, strict=True)):
        for at, wants in enumerate(wanted):
            if left > 0 and given[at] < wants:
                given[at] += 1
                left -= 1
    return given


class FloorPage(RoomPage):
    """Every table at a glance; beside them who wants the floor, the lists, the next push."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "floor", parent)
        self.tiles = Tiles(look, self)
        self.tiles.tapped.connect(lambda place: self.ask(OpenTable(place)))
        self.wants = self.lines("room.wants_you", "room.wants_nobody")
        self.waiting = self.lines("room.waiting", "room.waiting_nobody")
        self.dealers = self.lines("room.dealers", "room.dealers_none")

    def show_room(self, room: Room) -> None:
        """Show the room as it is."""
        super().show_room(room)
        self.tiles.show_columns(columns(room))
        rows = (*want_lines(room), *alarm_lines(room))
        self.wants.show_lines(rows, say("room.n_tables", count=len(rows)) if rows else "")
        self.waiting.show_lines(queue_lines(room), say("room.n_names", count=len(room.waiting)))
        self.dealers.show_lines(push_lines(room, changes=True), next_push_words(room))
        self._place()

    def arrange(self, area: QRectF) -> None:
        """Tiles left, the panels right; upright below."""
        area = self.below(area)
        gap, side = self.look.pick(10, 8), self.look.of(SIDE)
        if self.look.room.upright:
            half = area.height() * 0.62
            self.place(self.tiles, QRectF(area.left(), area.top(), area.width(), half))
            rest = QRectF(area.left(), area.top() + half + gap, area.width(), area.height() - half - gap)
        else:
            self.place(self.tiles, QRectF(area.left(), area.top(), area.width() - side - gap, area.height()))
            rest = QRectF(area.right() - side, area.top(), side, area.height())
        self.stack((self.wants, self.waiting, self.dealers), rest, gap)


class ListsPage(RoomPage):
    """The waiting lists, name by name; the moves that ought to be asked for and those on the way."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "lists", parent)
        self.game = ""
        self.games = self.lines("room.lists", "room.waiting_nobody")
        self.names = self.lines("room.waiting", "room.list_empty")
        self.add = Field(look, say("room.new_name"), say("room.add"), self)
        self.add.given.connect(lambda name: self.ask(AddName(name)))
        self.save = BarButton(look, "printer", self)
        self.save.tapped.connect(lambda: self.ask(SaveLists()))
        self.gone: Waiting | None = None
        """The name that was taken off a list last: it can be put back."""
        self.must = self.lines("room.must_move", "room.must_move_none")
        self.moves = self.lines("room.moves", "room.moves_none")

    def show_room(self, room: Room) -> None:
        """Show the room as it is; the list of the first game where none was chosen."""
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
        """Games, names, moves beside each other; upright below each other."""
        area = self.below(area)
        gap, field, bar = self.look.pick(12, 8), self.look.of(FIELD), self.look.of(BAR)
        if self.look.room.upright:
            part = (area.height() - 3 * gap) / 4
            boxes = [QRectF(area.left(), area.top() + at * (part + gap), area.width(), part) for at in range(4)]
        else:
            first = area.width() * 0.275
            second = area.width() * 0.345
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
        low = QRectF(boxes[0].left(), boxes[0].bottom() - bar, boxes[0].width(), bar)
        if self.look.room.upright:
            low = boxes[3].adjusted(0, boxes[3].height() - bar, 0, 0)
            boxes[3] = boxes[3].adjusted(0, 0, 0, -bar - gap)
        else:
            boxes[0] = boxes[0].adjusted(0, 0, 0, -bar - gap)
        self.place(self.save, low)
        for panel, box in zip((self.games, self.names, self.must, self.moves), boxes, strict=True):
            self.place(panel, box)
        names = boxes[1].adjusted(self.names.side, 0, -self.names.side, -self.look.pick(14, 10))
        self.place(self.add, QRectF(names.left(), names.bottom() - field, names.width(), field))
        self.add.raise_()


class DealersPage(RoomPage):
    """The rota: what the next push would be at every table, who is on duty, who rests."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "dealers", parent)
        self.chosen = ""
        """Whose games are looked at, "" = nobody's."""
        self.push = self.lines("room.next", "room.dealers_none")
        self.push.across = 2
        self.duty = self.lines("room.duty", "room.duty_none")
        self.add = Field(look, say("room.new_dealer"), say("room.add"), self)
        self.add.given.connect(lambda name: self.ask(AddDealer(name)))
        self.go = BarButton(look, "arrow", self)
        self.go.tapped.connect(lambda: self.ask(PushAll()))

    def show_room(self, room: Room) -> None:
        """Show the room as it is."""
        super().show_room(room)
        rows = push_lines(room)
        games = game_lines(room, self.chosen)
        title = say("room.games_of", name=self.chosen) if games else say("room.next")
        self.push.show_lines(games or rows, "" if games else next_push_words(room), title)
        count = say("room.n_dealers", count=len(room.dealers))
        self.duty.show_lines(dealer_lines(room, self.chosen if games else ""), count)
        self.go.say(say("room.push_all"), say("room.push_second"), "next" if rows else "plain")

    def arrange(self, area: QRectF) -> None:
        """The push left, who is on duty right."""
        area = self.below(area)
        gap, bar, field = self.look.pick(12, 8), self.look.of(BAR), self.look.of(FIELD)
        upright = self.look.room.upright
        wide = area.width() if upright else (area.width() - gap) / 2
        high = (area.height() - gap) / 2 if upright else area.height()
        self.place(self.push, QRectF(area.left(), area.top(), wide, high - bar - gap))
        self.place(self.go, QRectF(area.left(), area.top() + high - bar, wide, bar))
        left, top = (area.left(), area.top() + high + gap) if upright else (area.left() + wide + gap, area.top())
        self.duty.below = field
        self.place(self.duty, QRectF(left, top, wide, area.bottom() - top))
        inner = QRectF(left, top, wide, area.bottom() - top).adjusted(self.duty.side, 0, -self.duty.side, -10)
        self.place(self.add, QRectF(inner.left(), inner.bottom() - field, inner.width(), field))
        self.add.raise_()
