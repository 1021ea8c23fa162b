"""The page with the day's report: figures at the top, rows at the left, hours and the keys that save at the right."""

from datetime import date

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from desktop.floor.day_figures import DayFigures, Hours
from desktop.floor.day_files import DayView
from desktop.floor.day_grid import GridPanel
from desktop.floor.intents import DayStep, RoomTab, SaveDay
from desktop.floor.room_page import RoomPage
from desktop.floor.sizes import BAR, DAY_SIDE, DAY_TURN, FIGURES, HOURS, HOURS_UPRIGHT, PANELS
from desktop.kit.appearance import Look
from desktop.kit.layout import cells
from desktop.kit.page_keys import BarButton, TitleKey
from desktop.kit.shares import SIDES_OF_TWO
from desktop.words import i18n
from desktop.words.say import say
from engine.room.day_records import Day
from engine.room.room_now import Room


class DayPage(RoomPage):
    """The page of one day of the room."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, RoomTab.DAY, parent)
        self.day: Day | None = None
        self.by = DayView.TABLE
        self.figures = DayFigures(look, self)
        self.grid = GridPanel(look, self)
        self.grid.turned.connect(self.turn_to)
        self.hours = Hours(look, self)
        self.before, self.after = TitleKey(look, self), TitleKey(look, self)
        self.before.tapped.connect(lambda: self.ask(DayStep(-1)))
        self.after.tapped.connect(lambda: self.ask(DayStep(1)))
        self.saves = {
            kind: BarButton(look, "out" if kind != "pdf" else "printer", self) for kind in ("csv", "json", "pdf")
        }
        for kind, key in self.saves.items():
            key.tapped.connect(lambda kind=kind: self.ask(SaveDay(kind)))

    def turn_to(self, by: DayView) -> None:
        """Show the rows by another view."""
        self.by = by
        if self.day is not None:
            self.grid.show_day(self.day, by)

    def show_day(self, day: Day) -> None:
        """Show `day`; its parts are rendered again only when it differs from the day shown."""
        if day != self.day:
            self.day = day
            self.figures.show_day(day)
            self.grid.show_day(day, self.by)
            self.hours.show_day(day)
        self._head()

    def show_room(self, room: Room) -> None:
        """Update the strip, which names the day."""
        self._head()

    def _head(self) -> None:
        about = ""
        if self.day is not None:
            about = say("room.day_of", day=i18n.day(date.fromisoformat(self.day.day)), room=self.day.room)
        self.head(say("room.day"), about)
        for key, words in ((self.before, "room.day_before"), (self.after, "room.day_after")):
            key.say(say(words), say(words))
        for kind, save in self.saves.items():
            save.say(say(f"room.save_{kind}"), say(f"room.save_{kind}_second"))

    def arrange(self, area: QRectF) -> None:
        """Place the figures at the top, rows left, hours and keys right; in an upright window all below each other."""
        area = self.below(area)
        gap, top, bar = self.look.of(PANELS), self.look.of(FIGURES), self.look.of(BAR)
        upright = self.look.room.upright
        top *= 2 if upright else 1
        self.place(self.figures, QRectF(area.left(), area.top(), area.width(), top))
        y = area.top() + top + gap
        side = area.width() if upright else area.width() * DAY_SIDE
        width = area.width() if upright else area.width() - side - gap
        turn_height = self.look.of(DAY_TURN)
        left = area.left() if upright else area.left() + width + gap
        foot = turn_height + SIDES_OF_TWO * gap + (bar if upright else len(self.saves) * (bar + gap))
        free = area.bottom() - y
        hours = min(free * HOURS_UPRIGHT, HOURS) if upright else free - foot
        height = free - hours - foot - gap if upright else free
        self.place(self.grid, QRectF(area.left(), y, width, height))
        next_y = y + height + gap if upright else y
        self.place(self.hours, QRectF(left, next_y, side, hours))
        next_y += hours + gap
        half = (side - gap) / 2
        self.place(self.before, QRectF(left, next_y, half, turn_height))
        self.place(self.after, QRectF(left + half + gap, next_y, half, turn_height))
        next_y += turn_height + gap
        if upright:
            keys = list(self.saves.values())
            for key, box in zip(keys, cells(QRectF(left, next_y, side, bar), len(keys), len(keys), gap), strict=True):
                self.place(key, box)
            return
        for key in self.saves.values():
            self.place(key, QRectF(left, next_y, side, bar))
            next_y += bar + gap
