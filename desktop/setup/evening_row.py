"""A row of the list of evenings: day, table and game, players and hands, largest win, whether all is paid."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from desktop.kit import fitting, fonts, paint
from desktop.kit.appearance import Look
from desktop.kit.layout import levels
from desktop.kit.list_view import RowDelegate
from desktop.kit.shares import HEAD_AND_LINE, LINES_CLOSE
from desktop.kit.sizes import GAP, LINE, ROUND_CARD, STRONG, Pair
from desktop.setup import evening_sizes as measure
from desktop.setup import evening_words as words
from desktop.words.say import say
from engine.lifetime.evening_list import Line

ROW: Pair = (90, 68)
GO_ON: Pair = (330, 226)
"""Width of the key at the right end of a running evening."""
UPRIGHT_GO_ON = 200.0
SIDE: Pair = (20, 14)
MONTH = 1.3
"""How far the frame of an evening begins below the name of its month, in heights of its letters."""
PILL = 1.55
"""Height of a pill, in heights of its letters."""


Inks = tuple[QColor, QColor, QColor | None]
"""Colours of edge, letters and ground (None = no ground)."""


def pill(p: QPainter, text: str, x: float, y: float, px: int, inks: Inks) -> float:
    """Paint a word in a frame with its left end at x; return the frame's width, px."""
    edge, ink, ground = inks
    wide = fonts.width(fonts.typeset(text), px, fonts.SEMIBOLD) + px
    high = px * PILL
    paint.panel(p, QRectF(x, y - high / 2, wide, high), high * measure.PILL_ROUND, ground, edge, LINE)
    paint.text(p, text, x + px / 2, y, px, fonts.SEMIBOLD, ink)
    return wide


class EveningRow(RowDelegate):
    """A row of the list; `looked_at` = the session whose row is chosen, 0 = none."""

    even = True

    def __init__(self) -> None:
        super().__init__()
        self.looked_at = 0
        self.goes_on = False
        """Whether running evenings are listed: they have a key at the right end."""

    def high(self, look: Look, record: Line) -> float:
        """Return the height of every row, reference px; larger letters need more."""
        return look.of(ROW) * look.text

    def beside(self, look: Look) -> float:
        """Return the width of the key, reference px; 0 = no row has one."""
        return self._key_width(look) if self.goes_on else 0.0

    def _key_width(self, look: Look) -> float:
        return UPRIGHT_GO_ON if look.fit.layout.upright else look.of(GO_ON)

    def draw(self, p: QPainter, look: Look, area: QRectF, line: Line, down: bool, chosen: bool) -> None:
        """Paint a row of two lines in columns; a running evening has the key in place of the last columns."""
        theme, kind, side = look.theme, look.type, look.of(SIDE)
        looked_at = line.session == self.looked_at
        edge, stroke = (theme.info, STRONG) if chosen else (theme.edge if not line.over else theme.hair, LINE)
        if month := words.month_words(line):
            self._month(p, look, month, area)
            area = area.adjusted(0, kind.small * MONTH, 0, 0)
        paint.panel(p, area, look.of(ROUND_CARD), theme.pressed if down or looked_at else theme.raised, edge, stroke)
        if looked_at:
            paint.stripe(p, area, theme.now)
        upper, lower = levels(area, HEAD_AND_LINE)
        left, right = area.left() + side, area.right() - side
        day_width = kind.name * measure.DAY_WIDE
        self._day(p, look, line, left, day_width, upper, lower)
        left += day_width + side
        end = self._results(p, look, line, right, upper, lower) if line.over else self._resume_key(p, look, line, area)
        head, second = words.title_words(line)
        self._title(p, look, line.tags, head, second, QRectF(left, upper, end - side - left, lower - upper))

    def _month(self, p: QPainter, look: Look, month: str, area: QRectF) -> None:
        """Paint the name of a month above its first evening."""
        px = look.type.small
        paint.text(p, month, area.left() + look.of(SIDE), area.top() + px * 0.5, px, fonts.SEMIBOLD, look.theme.text2)

    def _day(self, p: QPainter, look: Look, line: Line, left: float, wide: float, upper: float, lower: float) -> None:
        theme, kind = look.theme, look.type
        day, below = words.day_words(line)
        if line.over:
            px = fitting.fit_px(day, kind.name, fonts.BOLD, wide, kind.small)
            paint.text(p, day, left, upper, px, fonts.BOLD, theme.text)
            paint.text(p, below, left, lower, kind.second - 1, fonts.MEDIUM, theme.text2)
            return
        state = say("evenings.running")
        px = fitting.fit_px(state, kind.small, fonts.SEMIBOLD, wide - kind.small)
        pill(p, state, left, upper, px, (theme.main, theme.onmain, theme.main))
        since = say("evenings.since", when=below if day == words.today() else day)
        px = fitting.fit_px(since, kind.second - 1, fonts.MEDIUM, wide)
        paint.text(p, since, left, lower, px, fonts.MEDIUM, theme.text2)

    def _title(self, p: QPainter, look: Look, tags: tuple[str, ...], head: str, second: str, box: QRectF) -> None:
        """Paint the table's name, its tags, the game below; a long name alone takes both lines."""
        theme, kind = look.theme, look.type
        px = fitting.fit_px(head, kind.name, fonts.BOLD, box.width(), look.room.type.small)
        if not second and not tags and fonts.width(fonts.typeset(head), px, fonts.BOLD) > box.width():
            lines, px = fitting.whole_lines(head, kind.second, fonts.BOLD, box.width())
            paint.block(p, lines, box.left(), box.center().y(), px * LINES_CLOSE, px, fonts.BOLD, theme.text)
            return
        x = box.left() + paint.text(p, fitting.elide(head, px, fonts.BOLD, box.width()), box.left(), box.top(), px,
                                    fonts.BOLD, theme.text) + px * measure.PILL_GAP  # fmt: skip
        y = box.top() if second else box.bottom()
        if not second:
            x = box.left()
        else:
            shown, px = fitting.fit_whole(second, kind.second - 1, fonts.MEDIUM, box.width(), kind.small - 2)
            paint.text(p, shown, box.left(), box.bottom(), px, fonts.MEDIUM, theme.text2)
        for tag in tags:
            if x + fonts.width(fonts.typeset(tag), kind.small, fonts.SEMIBOLD) + kind.small > box.right():
                break
            x += pill(p, tag, x, y, kind.small, (theme.edge, theme.text2, None)) + kind.small * 0.5

    def _results(self, p: QPainter, look: Look, line: Line, right: float, upper: float, lower: float) -> float:
        """Paint payment, largest win and players; return where the title has to end, reference px."""
        theme, kind, upright = look.theme, look.type, look.fit.layout.upright
        paid, role = words.paid_words(line)
        paid_width = kind.small * measure.PAID_WIDE
        if paid:
            px = fitting.fit_px(paid, kind.small, fonts.SEMIBOLD, paid_width - kind.small)
            wide = fonts.width(fonts.typeset(paid), px, fonts.SEMIBOLD) + px
            inks = (theme.owe, theme.onowe, theme.owe) if role == "owe" else (theme.edge, theme.text2, None)
            pill(p, paid, right - wide, (upper + lower) / 2, px, inks)
        right -= paid_width + kind.small
        amount, name = words.largest_win_words(line)
        column = kind.name * measure.BEST_WIDE
        if amount:
            px = fitting.fit_px(amount, kind.name, fonts.BOLD, column, kind.small)
            paint.text(p, amount, right, upper, px, fonts.BOLD, theme.text, paint.RIGHT)
            shown, px = fitting.fit_whole(name, kind.second - 1, fonts.MEDIUM, column, kind.small)
            paint.text(p, shown, right, lower, px, fonts.MEDIUM, theme.text2, paint.RIGHT)
        right -= column + look.of(GAP)
        if upright:
            return right
        who, duration = words.players_words(line)
        column = kind.second * measure.WHO_WIDE
        shown, px = fitting.fit_whole(who, kind.second - 1, fonts.MEDIUM, column - look.of(GAP))
        paint.text(p, shown, right - column, upper, px, fonts.MEDIUM, theme.text)
        paint.text(p, duration, right - column, lower, kind.second - 1, fonts.MEDIUM, theme.text2)
        return right - column

    def _resume_key(self, p: QPainter, look: Look, line: Line, area: QRectF) -> float:
        """Paint the key of a running evening, in brass as it acts at once; return its left edge, reference px."""
        theme, kind, gap = look.theme, look.type, look.of(GAP)
        wide = self._key_width(look)
        key = QRectF(area.right() - wide + gap, area.top() + gap, wide - 2 * gap, area.height() - 2 * gap)
        paint.panel(p, key, look.of(ROUND_CARD), theme.sunk, theme.brass, LINE)
        lines, px = fitting.whole_lines(words.go_on_words(line), kind.name, fonts.SEMIBOLD, key.width() - 2 * gap)
        paint.block(
            p, lines, key.center().x(), key.center().y(), px * LINES_CLOSE, px, fonts.SEMIBOLD, theme.text, paint.CENTRE
        )
        return key.left()
