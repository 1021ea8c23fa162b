"""Parts that pages share: the strip on top, panels with a title, the page itself."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fitting, fonts, icons, paint, shares, sizes
from desktop.kit.appearance import Look, TakesLook
from desktop.kit.drawing import fill
from desktop.kit.keys import MenuKey
from desktop.kit.layout import Space
from desktop.kit.painted import Painted, Tap, put
from desktop.kit.theme import Theme

TWO_LINES = 0.34
"""The size of words that have two lines beside a title, as a share of the height of its line."""


def logo(p: QPainter, x: float, y: float, size: float, theme: Theme) -> None:
    """Paint the app's sign, centred on (x, y): a disc on a rounded square."""
    square = QRectF(x - size / 2, y - size / 2, size, size)
    paint.panel(p, square, size * shares.LOGO_ROUND, theme.sign, theme.brass, sizes.FINE)
    paint.disc(p, x, y, size * shares.LOGO_DISC, theme.onsign, theme.brass, sizes.LINE)


class Panel(Painted):
    """A panel with a title, words beside it (`hint`) and words at its right end (`note`).

    `taken` is the width of the keys at the right end of the title line, reference px.
    """

    def __init__(self, look: Look, title: str, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.title, self.hint, self.note = title, "", ""
        self.note_role = "text2"
        self.taken = 0.0
        self.setAccessibleName(title)

    @property
    def head(self) -> float:
        """Return the height of the title line, reference px."""
        return self.look.of(sizes.PANEL_HEAD)

    @property
    def side(self) -> float:
        """Return the room left and right of the content, reference px."""
        return self.look.of(sizes.PANEL_SIDE)

    def inner(self) -> QRectF:
        """Return the rectangle of the content below the title, reference px."""
        area = self.area()
        return area.adjusted(self.side, self.head, -self.side, -self.look.of(sizes.PANEL_FOOT))

    def say(self, hint: str = "", note: str = "", role: str = "text2") -> None:
        """Show other words beside the title; `role` is the colour of the note, or of a hint without a note."""
        if (hint, note, role) != (self.hint, self.note, self.note_role):
            self.hint, self.note, self.note_role = hint, note, role
            self.update()

    def lay(self) -> None:
        """Place the content if it has any room."""
        if self.inner().width() > 0 and self.inner().height() > 0:
            self.arrange()
            self.update()

    def arrange(self) -> None:
        """Place the parts of the panel."""

    def place(self, child: QWidget, rect: QRectF) -> None:
        """Put a child at a rectangle in reference px."""
        put(child, rect, self.look.scale)

    def space(self, gap: sizes.Pair = sizes.GAP) -> Space:
        """Return the content as free space for parts, with the gap of a role between them."""
        return Space(self.inner(), self.look.of(gap), self.look.scale)

    def end_keys(self, *keys: tuple[QWidget, float], gap: float = 0.0) -> None:
        """Place keys of these widths at the right end of the title line, the first outermost, with a gap after each.

        Hidden keys take no room.
        """
        right = self.inner().right()
        for key, wide in keys:
            if not key.isHidden():
                above, below = sizes.TITLE_KEY
                self.place(key, QRectF(right - wide, above, wide, self.head - above - below))
                right -= wide + gap
        self.taken = self.inner().right() - right

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the panel and its title line."""
        theme, kind = self.look.theme, self.look.type
        paint.panel(p, area, self.look.of(sizes.ROUND_PANEL), theme.panel, theme.hair)
        y, left = self.head * shares.HEAD_LEVEL, self.side
        room = area.width() - 2 * left - self.taken
        size = fitting.fit_px(self.title, kind.title, fonts.BOLD, room, kind.small)
        px = kind.second - 1
        taken = self.taken
        if self.hint and not self.note:
            size = self._title_beside(size, room)
        elif self.note and not self.hint:
            size = self._title_before_note(size, area.width() - 2 * left - sizes.PANEL_NOTE)
        lines, wide = [self.title], fonts.width(fonts.typeset(self.title), size, fonts.BOLD)
        if wide > room:
            size = min(size, round(self.head * shares.TITLE_IN_TWO))
            lines, size = fitting.whole_lines(self.title, size, fonts.BOLD, room)
            wide = room
        paint.block(p, lines, left, y, size * shares.LINES_DENSE, size, fonts.BOLD, theme.text)
        if self.note:
            colour = self.look.theme.role(self.note_role)
            weight = self._note_weight
            room = area.width() - 2 * left - wide - sizes.PANEL_NOTE
            note, small = fitting.fit_whole(self.note, px, weight, room)
            taken = paint.text(p, note, area.right() - left, y, small, weight, colour, paint.RIGHT)
        if self.hint:
            room = area.width() - 2 * left - wide - taken - sizes.PANEL_HINT_SIDES
            colour = theme.text2 if self.note else theme.role(self.note_role)
            hint, px = self._hint_lines(self.hint, room)
            paint.block(p, hint, left + wide + sizes.PANEL_HINT, y, px * shares.LINES_CLOSE, px, fonts.MEDIUM, colour)

    def fits_beside(self, words: str) -> bool:
        """Return whether these words can be read whole beside the title and before the keys of the title line."""
        room = self.area().width() - 2 * self.side - self.taken - sizes.PANEL_HINT_SIDES
        lines, px = self._hint_lines(words, room - fonts.width(self.title, self.look.type.small, fonts.BOLD))
        return px >= self._two_line_px and not any("\u2026" in line for line in lines)

    def _hint_lines(self, hint: str, room: float) -> tuple[list[str], int]:
        """Return the hint in lines for `room` reference px, and its size; two lines where one is too small."""
        most, of_two = self.look.type.second - 1, self._two_line_px
        words, px = fitting.fit_whole(hint, most, fonts.MEDIUM, room, of_two)
        if words == hint:
            return [words], px
        return fitting.whole_lines(hint, of_two, fonts.MEDIUM, room)

    @property
    def _two_line_px(self) -> int:
        """Return the size of words that have two lines beside the title."""
        return min(self.look.type.second - 1, round(self.head * TWO_LINES))

    @property
    def _note_weight(self) -> int:
        return fonts.MEDIUM if self.note_role == "text2" else fonts.SEMIBOLD

    def _title_before_note(self, size: int, room: float) -> int:
        """Return the size of the title, up to `size`, that leaves the note whole; `room` reference px hold both."""
        small = self.look.type.small
        for smaller in range(size, small, -1):
            left = room - fonts.width(self.title, smaller, fonts.BOLD)
            note, px = fitting.fit_whole(self.note, self.look.type.second - 1, self._note_weight, left)
            if note == self.note and px >= small:
                return smaller
        return small

    def _title_beside(self, size: int, room: float) -> int:
        """Return the size of the title, up to `size`, beside which the hint is whole; `room` reference px hold both."""
        best = (0, size)
        for smaller in range(size, self.look.type.small, -1):
            left = room - fonts.width(self.title, smaller, fonts.BOLD) - sizes.PANEL_HINT_SIDES
            hint, px = self._hint_lines(self.hint, left)
            if not any("\u2026" in line for line in hint):
                best = max(best, (px, smaller))
            if best[0] >= self._two_line_px:
                break
        return best[1]


ONE_LINE = 0.75
"""The smallest size of the subject in one line, as a share of its size."""


BETWEEN = " \u00b7 "
"""Separates the parts of the time in one line."""


class Strip(Painted):
    """The strip on top of a page: sign, title, subject (`about`), time."""

    def __init__(self, look: Look, title: str, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.title, self.about, self.role = title, "", "text2"
        self.time: tuple[str, ...] = ()
        self.taken = 0.0
        """Width used by other widgets at the right end, beside the menu, reference px."""

    def say(self, title: str, about: str = "", time: tuple[str, ...] = (), role: str = "text2") -> None:
        """Show other words; each part of `time` gets a line where one is too long; `role` is the colour of `about`."""
        if (title, about, time, role) != (self.title, self.about, self.time, self.role):
            self.title, self.about, self.time, self.role = title, about, time, role
            self.setAccessibleName(", ".join(word for word in (title, about, BETWEEN.join(time)) if word))
            self.update()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the strip."""
        theme, room = self.look.theme, self.look.room
        fill(p, area, theme.panel)
        paint.line_below(p, area, theme.hair)
        y, px = area.height() / 2, self.look.of(sizes.STRIP_TITLE)
        x = self.look.of(sizes.LOGO_AT)
        logo(p, x, y, self.look.of(sizes.LOGO), theme)
        x += self.look.of(sizes.LOGO_WORDS)
        x += paint.text(p, self.title, x, y, round(px), fonts.BOLD, theme.text) + self.look.of(sizes.STRIP_GAP)
        right = area.right() - room.menu[0] - self.look.of(sizes.STRIP_RIGHT) - self.taken
        if self.time:
            small, lines = self.look.type.second, [BETWEEN.join(self.time)]
            need = fonts.width(fonts.typeset(self.about), round(px * ONE_LINE), fonts.MEDIUM)
            time = fonts.width(fonts.typeset(lines[0]), small, fonts.MEDIUM) + small * 2
            if need > right - x - sizes.STRIP_ABOUT - time:
                lines = list(self.time)
                small = min(small, round(area.height() * shares.TIME_IN_TWO)) if len(lines) > 1 else small
            wide = max(fonts.width(fonts.typeset(line), small, fonts.MEDIUM) for line in lines)
            paint.block(p, lines, right, y, small * shares.LINES_CLOSE, small, fonts.MEDIUM, theme.text2, paint.RIGHT)
            icons.paint(p, "clock", right - wide - small * shares.CLOCK_AT, y, small * shares.CLOCK, theme.text2)
            right -= wide + small * 2
        if self.about:
            half = px * shares.STRIP_LINE
            paint.hairline(p, theme.edge, x, y - half, x, y + half)
            x += self.look.of(sizes.STRIP_GAP)
            self._paint_about(p, x, y, round(px), right - x - sizes.STRIP_ABOUT)

    def _paint_about(self, p: QPainter, x: float, y: float, px: int, room: float) -> None:
        """Paint the subject in one line, or in two smaller ones where one would be too small to read."""
        least = round(px * ONE_LINE)
        lines, fitted = [self.about], fitting.fit_px(self.about, px, fonts.MEDIUM, room, least)
        if fonts.width(fonts.typeset(self.about), fitted, fonts.MEDIUM) > room:
            lines, fitted = fitting.whole_lines(self.about, least, fonts.MEDIUM, room)
        paint.block(p, lines, x, y, fitted * shares.LINES_CLOSE, fitted, fonts.MEDIUM, self.look.theme.role(self.role))


class Page(QWidget, TakesLook):
    """A page of the window: the strip and, below it, the parts that `arrange` places; coordinates in reference px."""

    def __init__(self, look: Look, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.strip = Strip(look, title, self)
        self.menu: Tap | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def give_menu(self, name: str) -> Tap:
        """Add the menu key at the right end of the strip and return it."""
        self.menu = MenuKey(self.look, self)
        self.menu.name(name)
        self.menu.setToolTip(name)
        self._place()
        self.menu.show()
        return self.menu

    def set_look(self, look: Look) -> None:
        """Apply a changed theme, grid or choice."""
        self.look = look
        for child in self.children():
            if isinstance(child, Painted | Tap):
                child.set_look(look)
        self._place()
        self.update()

    def showEvent(self, event: object) -> None:
        """Focus the page itself: no card looks chosen before it is."""
        self.setFocus()

    def resizeEvent(self, event: object) -> None:
        """Place the parts for the new size; the window sets the matching look first."""
        self._place()

    def _place(self) -> None:
        width, scale = self.width() / self.look.scale, self.look.scale
        top = float(self.look.room.strip)
        put(self.strip, QRectF(0, 0, width, top), scale)
        if self.menu is not None:
            room = self.look.room
            put(self.menu, QRectF(width - room.margin - room.menu[0], 0, room.menu[0], top - 1), scale)
        side, gap = self.look.of(sizes.PAGE_SIDE), self.look.of(sizes.PAGE_GAP)
        self.arrange(QRectF(side, top + gap, width - 2 * side, self.height() / scale - top - 2 * gap))

    def escape(self) -> None:
        """Leave the page on Escape; a page with no way back does nothing."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.escape()
        else:
            super().keyPressEvent(event)

    def arrange(self, area: QRectF) -> None:
        """Place the content into `area`, reference px."""

    def place(self, child: QWidget, rect: QRectF) -> None:
        """Put a child at a rectangle in reference px."""
        put(child, rect, self.look.scale)

    def paintEvent(self, event: object) -> None:
        """Paint the background."""
        p = QPainter(self)
        fill(p, self.rect(), self.look.theme.window)
        p.end()
