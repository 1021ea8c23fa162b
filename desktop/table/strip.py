"""The strip on top: game and stakes, hand, specials of the hand, reminders, clock, menu."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from desktop.intents import Intent
from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.fitting import fit_whole
from desktop.kit.icons import paint as icon
from desktop.kit.keys import MenuKey
from desktop.kit.paint import CENTRE, RIGHT, disc, hairline, octagon, panel, text
from desktop.kit.painted import Painted, put
from desktop.kit.shares import LOGO_ROUND
from desktop.kit.sizes import BESIDE, EDGE, FINE, ICON_LINE, LEAST_FIGURE
from desktop.present.strip import Pill, StripView
from desktop.table import felt_sizes as measure
from desktop.table import shares
from desktop.words.say import say


class StripBar(Painted):
    """Renders a `StripView`; `menu_tapped` opens the menu, `intended` carries the intent of a tap on a special."""

    menu_tapped = Signal()
    intended = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.strip = StripView("", "", (), (), "")
        self.places: list[tuple[QRectF, Intent]] = []
        self.menu = MenuKey(look, self)
        self.menu.name(say("menu"))
        self.menu.set_ground("panel")
        self.set_ground("panel")
        self.menu.tapped.connect(self.menu_tapped)

    def render_strip(self, strip: StripView) -> None:
        """Show this strip."""
        if strip != self.strip:
            self.strip = strip
            due = (words for words, is_due, _ in strip.reminders if is_due)
            self.setAccessibleName(", ".join([strip.title, strip.hand, *(pill.words for pill in strip.pills), *due]))
            self.update(self.visibleRegion())

    def lay(self) -> None:
        """Place the menu key at the right end."""
        area, room = self.area(), self.look.room
        edge = room.margin
        put(self.menu, QRectF(area.width() - edge - room.menu[0], 0, room.menu[0], area.height() - 1), self.look.scale)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the strip: from the left game, hand, specials; from the right clock and reminders."""
        theme = self.look.theme
        hairline(p, theme.hair, 0, area.height() - EDGE, area.width(), area.height() - EDGE)
        y = area.height() / 2
        right = self._right(p, area, y, signs=self._crowded(area.width()))
        size = self.look.of(measure.STRIP_SIGN)
        x = self.look.of(measure.STRIP_LEFT)
        box = QRectF(x, y - size / 2, size, size)
        panel(p, box, size * LOGO_ROUND, theme.sign, theme.brass, FINE)
        disc(p, box.center().x(), box.center().y(), size * shares.STRIP_BUTTON, theme.main)
        x += size + measure.STRIP_SIGN_GAP
        px = self.look.grown(measure.STRIP_TITLE)
        tail = self.look.of(measure.STRIP_GAP) + self.look.of(measure.STRIP_LINE) + self.look.of(measure.STRIP_HAND)
        tail += fonts.width(fonts.typeset(self.strip.hand), px, fonts.MEDIUM)
        tail += sum(self._width_of(pill, self._least) for pill in self.strip.pills[:1])
        room = right - x - max(self.look.of(measure.STRIP_ROOM), tail)
        words, px = fit_whole(self.strip.title, px, fonts.SEMIBOLD, room, LEAST_FIGURE)
        x += text(p, words, x, y, px, fonts.SEMIBOLD, theme.text) + self.look.of(measure.STRIP_GAP)
        half = size * shares.STRIP_LINE
        hairline(p, theme.edge, x, y - half, x, y + half)
        x += self.look.of(measure.STRIP_LINE)
        x += text(p, self.strip.hand, x, y, px, fonts.MEDIUM, theme.text2) + self.look.of(measure.STRIP_HAND)
        self.places = []
        shown, px = self._shown(right - x)
        for pill in shown:
            left, x = x, self._pill(p, pill, x, y, px)
            if pill.intent is not None:
                self.places.append((QRectF(left, 0, x - left, area.height()), pill.intent))

    @property
    def _least(self) -> int:
        """The least size of words in the pills; without room at this size the last pill is left out."""
        return min(self.look.grown(measure.STRIP_PILL_TEXT), LEAST_FIGURE)

    def _shown(self, room: float) -> tuple[tuple[Pill, ...], int]:
        """Return the first pills that have room, and the size of their words, which shrink before a pill is dropped."""
        pills, gap = self.strip.pills, self.look.of(measure.STRIP_PILL_GAP)
        for count in range(len(pills), 0, -1):
            for px in range(self.look.grown(measure.STRIP_PILL_TEXT), self._least - 1, -1):
                if sum(self._width_of(pill, px) + gap for pill in pills[:count]) - gap <= room:
                    return pills[:count], px
        return (), 0

    def _width_of(self, pill: Pill, px: int) -> float:
        """Return the width of a pill with words of this size, reference px."""
        return sum(self._sides(pill)) + fonts.width(fonts.typeset(pill.words), px, fonts.SEMIBOLD)

    def _sides(self, pill: Pill) -> tuple[float, float]:
        """Return the room before and behind the words of a pill, reference px."""
        height = self.look.of(measure.STRIP_PILL)
        side = height * shares.STRIP_PILL_SIDE
        return height * shares.STRIP_KILL_SIDE if pill.fill == "kill" else side, side

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Emit the intent of the tapped special: all levels for the level, else an explanation."""
        pos = event.position() / self.look.scale
        for place, intent in self.places:
            if place.contains(pos):
                self._say(intent)
                break
        event.accept()

    def _say(self, intent: Intent) -> None:
        self.intended.emit(intent)

    def _crowded(self, wide: float) -> bool:
        """Return whether due reminders show their sign alone, because title or special has no room beside words."""
        count = len(self.strip.pills)
        if self._needed_width(count, words=True) <= wide:
            return False
        return self._needed_width(count, words=False) <= wide or self._needed_width(min(count, 1), words=True) > wide

    def _needed_width(self, pills: int, *, words: bool) -> float:
        """Return the least width of title, hand, the first `pills` and due reminders, with their words if `words`."""
        look, strip = self.look, self.strip
        px, time = look.grown(measure.STRIP_TITLE), look.grown(measure.STRIP_TIME)
        need = look.of(measure.STRIP_LEFT) + look.of(measure.STRIP_SIGN) + measure.STRIP_SIGN_GAP
        need += fonts.width(fonts.typeset(strip.title), min(px, LEAST_FIGURE), fonts.SEMIBOLD)
        need += fonts.width(fonts.typeset(strip.hand), px, fonts.MEDIUM)
        need += sum(look.of(gap) for gap in (measure.STRIP_GAP, measure.STRIP_LINE, measure.STRIP_HAND))
        need += sum(self._width_of(pill, self._least) + look.of(measure.STRIP_PILL_GAP) for pill in strip.pills[:pills])
        need += fonts.width(fonts.typeset(strip.time), time, fonts.MEDIUM) + look.of(measure.STRIP_CLOCK_GAP)
        need += look.of(measure.STRIP_CLOCK_ROOM) + look.of(measure.STRIP_RIGHT) + look.room.margin + look.room.menu[0]
        for due in (reminder for reminder, is_due, _ in strip.reminders if is_due):
            need += fonts.width(fonts.typeset(due), time, fonts.SEMIBOLD) if words else 0
            need += measure.STRIP_SIGN_AT + BESIDE + measure.STRIP_APART
        return need

    def _right(self, p: QPainter, area: QRectF, y: float, *, signs: bool) -> float:
        """Paint clock and reminders from the menu leftwards, without those that do not fit. Return their left edge.

        `signs` = due reminders show their sign alone; their words are read aloud and shown behind the menu.
        """
        theme = self.look.theme
        px = self.look.grown(measure.STRIP_TIME)
        x = area.width() - self.look.room.margin - self.look.room.menu[0] - self.look.of(measure.STRIP_RIGHT)
        if self.strip.time:
            x -= text(p, self.strip.time, x, y, px, fonts.MEDIUM, theme.text2, RIGHT)
            x -= self.look.of(measure.STRIP_CLOCK_GAP)
            icon(p, "clock", x, y, self.look.of(measure.STRIP_CLOCK), theme.text2, ICON_LINE)
            x -= self.look.of(measure.STRIP_CLOCK_ROOM)
        pills = sum(fonts.width(pill.words, px, fonts.SEMIBOLD) + measure.STRIP_PILL_SIDES for pill in self.strip.pills)
        start = self.look.of(measure.STRIP_MIDDLE) + pills
        for words, due, sign in self.strip.reminders:
            need = fonts.width(fonts.typeset(words), px, fonts.SEMIBOLD) + measure.STRIP_SIGN_ROOM
            if x - need < start and not due:
                continue
            ink = theme.now if due else theme.text2
            if not (due and signs):
                x -= text(p, words, x, y, px, fonts.SEMIBOLD if due else fonts.MEDIUM, ink, RIGHT)
            if due:
                x -= measure.STRIP_SIGN_AT
                icon(p, sign, x, y, self.look.of(measure.STRIP_PILL_ICON), ink, ICON_LINE)
                x -= BESIDE
            x -= measure.STRIP_APART
        return x

    def _pill(self, p: QPainter, pill: Pill, x: float, y: float, px: int) -> float:
        """Paint the pill of a special of this hand. Return where the next pill begins."""
        theme = self.look.theme
        height, lead, width = self.look.of(measure.STRIP_PILL), self._sides(pill)[0], self._width_of(pill, px)
        box = QRectF(x, y - height / 2, width, height)
        if pill.fill == "kill":
            panel(p, box, height / 2, theme.special)
            mark, middle = height * shares.STRIP_KILL, x + height * shares.STRIP_PILL_SIDE
            letter = round(mark * shares.STRIP_KILL_LETTER)
            p.fillPath(octagon(middle, y, mark), theme.onspecial)
            text(p, "K", middle, y, letter, fonts.BOLD, theme.special, CENTRE)
            ink = theme.onspecial
        elif pill.fill == "now":
            panel(p, box, height / 2, theme.now)
            ink = theme.onnow
        else:
            panel(p, box, height / 2, None, theme.brass, FINE)
            ink = theme.text
        text(p, pill.words, x + lead, y, px, fonts.SEMIBOLD, ink)
        return x + width + self.look.of(measure.STRIP_PILL_GAP)
