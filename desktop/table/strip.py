"""The strip on top: game and stakes, hand, what is special about it, reminders, clock, menu."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.icons import paint as icon
from desktop.kit.keys import MenuKey
from desktop.kit.paint import CENTRE, RIGHT, disc, hairline, octagon, panel, text, whole
from desktop.kit.painted import Painted, put
from desktop.kit.sizes import BESIDE, EDGE, FINE, ICON_LINE, LEAST_FIGURE
from desktop.present.strip import Strip
from desktop.table import felt_sizes as measure
from desktop.words.say import say


class StripBar(Painted):
    """Renders a `Strip`; `menu_tapped` opens the menu, `pill_tapped` says the role of a special that was tapped."""

    menu_tapped = Signal()
    pill_tapped = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.strip = Strip("", "", (), (), "")
        self.places: list[tuple[QRectF, str]] = []
        self.menu = MenuKey(look, self)
        self.menu.name(say("menu"))
        self.menu.lie_on("panel")
        self.lie_on("panel")
        self.menu.tapped.connect(self.menu_tapped)

    def render_strip(self, strip: Strip) -> None:
        """Show this."""
        if strip != self.strip:
            self.strip = strip
            self.setAccessibleName(", ".join([strip.title, strip.hand, *(words for words, _ in strip.pills)]))
            self.update(self.visibleRegion())

    def lay(self) -> None:
        """The menu at the right end."""
        area, room = self.area(), self.look.room
        edge = room.margin
        put(self.menu, QRectF(area.width() - edge - room.menu[0], 0, room.menu[0], area.height() - 1), self.look.scale)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the strip: from the left game, hand, specials; from the right clock and reminders."""
        theme = self.look.theme
        hairline(p, theme.hair, 0, area.height() - EDGE, area.width(), area.height() - EDGE)
        y = area.height() / 2
        right = self._right(p, area, y)
        size = self.look.of(measure.STRIP_SIGN)
        x = self.look.of(measure.STRIP_LEFT)
        box = QRectF(x, y - size / 2, size, size)
        panel(p, box, size * 0.24, theme.felt, theme.brass, FINE)
        disc(p, box.center().x(), box.center().y(), size * 0.52, theme.main)
        x += size + measure.STRIP_SIGN_GAP
        px, room = self.look.grown(measure.STRIP_TITLE), right - x - self.look.of(measure.STRIP_ROOM)
        words, px = whole(self.strip.title, px, fonts.SEMIBOLD, room, LEAST_FIGURE)
        x += text(p, words, x, y, px, fonts.SEMIBOLD, theme.text) + self.look.of(measure.STRIP_GAP)
        hairline(p, theme.edge, x, y - size * 0.42, x, y + size * 0.42)
        x += self.look.of(measure.STRIP_LINE)
        x += text(p, self.strip.hand, x, y, px, fonts.MEDIUM, theme.text2) + self.look.of(measure.STRIP_HAND)
        self.places = []
        for words, role in self.strip.pills:
            before, x = x, self._pill(p, words, role, x, y, right)
            if role:
                self.places.append((QRectF(before, 0, x - before, area.height()), role))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A tap on the level lists all levels, one on the kill, a straddle or the raises tells why."""
        at = event.position() / self.look.scale
        for place, role in self.places:
            if place.contains(at):
                self.pill_tapped.emit(role)
                break
        event.accept()

    def _right(self, p: QPainter, area: QRectF, y: float) -> float:
        """Clock and reminders, from the menu leftwards; what does not fit gives way. Returns the left edge."""
        theme = self.look.theme
        px = self.look.grown(measure.STRIP_TIME)
        x = area.width() - self.look.room.margin - self.look.room.menu[0] - self.look.of(measure.STRIP_RIGHT)
        if self.strip.time:
            x -= text(p, self.strip.time, x, y, px, fonts.MEDIUM, theme.text2, RIGHT)
            x -= self.look.of(measure.STRIP_CLOCK_GAP)
            icon(p, "clock", x, y, self.look.of(measure.STRIP_CLOCK), theme.text2, ICON_LINE)
            x -= self.look.of(measure.STRIP_CLOCK_ROOM)
        pills = sum(fonts.width(words, px, fonts.SEMIBOLD) + measure.STRIP_PILL_SIDES for words, _ in self.strip.pills)
        start = self.look.of(measure.STRIP_MIDDLE) + pills
        for words, due, sign in self.strip.reminders:
            need = fonts.width(fonts.typeset(words), px, fonts.SEMIBOLD) + measure.STRIP_SIGN_ROOM
            if x - need < start and not due:
                continue
            ink = theme.now if due else theme.text2
            x -= text(p, words, x, y, px, fonts.SEMIBOLD if due else fonts.MEDIUM, ink, RIGHT)
            if due:
                x -= measure.STRIP_SIGN_AT
                icon(p, sign, x, y, self.look.of(measure.STRIP_PILL_ICON), ink, ICON_LINE)
                x -= BESIDE
            x -= measure.STRIP_APART
        return x

    def _pill(self, p: QPainter, words: str, role: str, x: float, y: float, right: float) -> float:
        """A special of this hand, all hand long."""
        theme = self.look.theme
        px = self.look.grown(measure.STRIP_PILL_TEXT)
        height = self.look.of(measure.STRIP_PILL)
        lead = height * 0.9 if role == "kill" else height * 0.45
        width = lead + fonts.width(fonts.typeset(words), px, fonts.SEMIBOLD) + height * 0.45
        if x + width > right:
            return x
        box = QRectF(x, y - height / 2, width, height)
        if role == "kill":
            panel(p, box, height / 2, theme.kill)
            mark = height * 0.52
            p.fillPath(octagon(x + height * 0.45, y, mark), theme.onkill)
            text(p, "K", x + height * 0.45, y, round(mark * 0.55), fonts.BOLD, theme.kill, CENTRE)
            ink = theme.onkill
        elif role == "room_now":
            panel(p, box, height / 2, theme.now)
            ink = theme.onnow
        else:
            panel(p, box, height / 2, None, theme.brass, FINE)
            ink = theme.text
        text(p, words, x + lead, y, px, fonts.SEMIBOLD, ink)
        return x + width + self.look.of(measure.STRIP_PILL_GAP)
