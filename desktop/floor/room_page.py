"""Base of the floor's pages: the strip with its tabs, messages in the strip, panels of lines."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from desktop.floor.intents import Go, RoomIntent, RoomTab
from desktop.floor.line_list import Lines
from desktop.floor.line_records import clock, head_words
from desktop.floor.sizes import LINE, PANEL_MORE, TAB, TAB_TOP, TABS_GAP
from desktop.kit.appearance import Look
from desktop.kit.layout import row_high
from desktop.kit.page import Page
from desktop.kit.page_keys import Chip
from desktop.words.say import say
from engine.room.room_now import Room


class RoomPage(Page):
    """A page with the strip and its tabs. The signal `intended` carries an intent."""

    intended = Signal(object)

    def __init__(self, look: Look, here: RoomTab | None, parent: QWidget | None = None) -> None:
        """Make the page; `here` is its tab, None = it has none."""
        title = say(f"room.{here.value}") if here is not None else ""
        super().__init__(look, title, parent)
        self.cut_off = ""
        self.message, self.wrong = "", False
        self._strip_parts: tuple[str, str, str] = (title, "", "")
        self.tabs = {tab: Chip(look, say(f"room.{tab.value}"), self) for tab in RoomTab}
        for tab, chip in self.tabs.items():
            chip.choose(tab is here)
            chip.tapped.connect(lambda tab=tab: self.ask(Go(tab)))

    def ask(self, intent: RoomIntent) -> None:
        """Emit `intended` with this intent."""
        self.intended.emit(intent)

    def show_room(self, room: Room) -> None:
        """Show the room."""
        self.head(say("room.title"), head_words(room, short=self.look.room.upright), clock(room.now))

    def head(self, title: str, about: str, time: str = "", role: str = "text2") -> None:
        """Set the strip's words; a message, or the news that the server is away, is shown instead of `about`."""
        self._strip_parts = title, about, time
        words = self.message or self.cut_off
        if words:
            role = "owe" if self.wrong or not self.message else "win"
        shows_time = time and not (words and self.look.room.upright)
        self.strip.say(title, words or about, (time,) if shows_time else (), role)

    def tell(self, words: str, wrong: bool) -> None:
        """Show a message in the strip: where a file was written, or why something failed (`wrong`); "" = no message."""
        self.message, self.wrong = words, wrong
        self.head(*self._strip_parts)

    def show_away(self, why: str) -> None:
        """Show in the strip that the server does not answer; the last reading of the room stays in sight."""
        self.cut_off = why
        self.head(*self._strip_parts)

    def escape(self) -> None:
        """Go back to the page with the tiles."""
        self.ask(Go(RoomTab.FLOOR))

    def _place(self) -> None:
        room, gap = self.look.room, TABS_GAP
        width = self.width() / self.look.scale
        share = row_high(width - 2 * room.margin, len(self.tabs), gap)
        tab_width = share if room.upright else self.look.of(TAB)
        self.strip.taken = -room.menu[0] if room.upright else len(self.tabs) * (tab_width + gap) - room.menu[0]
        super()._place()
        right = width - room.margin + (gap if room.upright else 0)
        top = TAB_TOP + (room.strip if room.upright else 0)
        for at, tab in enumerate(self.tabs.values()):
            left = right - (len(self.tabs) - at) * (tab_width + gap)
            self.place(tab, QRectF(left, top, tab_width, room.strip - 2 * TAB_TOP))

    def below(self, area: QRectF) -> QRectF:
        """Return the area without the row of tabs that an upright window has."""
        return area.adjusted(0, self.look.room.strip, 0, 0) if self.look.room.upright else area

    def stack(self, panels: Sequence[Lines], rest: QRectF, gap: float) -> None:
        """Place panels below each other, each as high as its lines need, as far as there is room."""
        line, edge = self.look.of(LINE), panels[0].head + PANEL_MORE
        free = rest.height() - (len(panels) - 1) * gap - len(panels) * edge - sum(panel.below for panel in panels)
        line_counts = shares([len(panel.lines) for panel in panels], int(free // line))
        spare = (free - sum(line_counts) * line) / len(panels)
        y = rest.top()
        for panel, rows in zip(panels, line_counts, strict=True):
            height = rows * line + edge + panel.below + spare
            self.place(panel, QRectF(rest.left(), y, rest.width(), height))
            y += height + gap

    def lines(self, title: str, empty: str = "") -> Lines:
        """Return a new panel of lines on this page."""
        panel = Lines(self.look, say(title), say(empty) if empty else "", self)
        panel.intended.connect(self.intended)
        return panel


def shares(wanted: list[int], rows: int) -> list[int]:
    """Return how many of `rows` lines each panel gets: at least one, the first all it wants, then the others in turn.

    The first panel lists tables that wait for the floor: a table out of sight there would wait on.
    """
    counts = [1] * len(wanted)
    left = rows - len(wanted)
    extra = max(0, min(wanted[0] - 1, left - sum(wants > 1 for wants in wanted[1:])))
    counts[0] += extra
    left -= extra
    while left > 0 and any(has < wants for has, wants in zip(counts, wanted, strict=True)):
        for at, wants in enumerate(wanted):
            if left > 0 and counts[at] < wants:
                counts[at] += 1
                left -= 1
    return counts
