"""Parts of the page of players: a line of the season, the figures of a person, short lists."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fitting, fonts, icons, paint
from desktop.kit.appearance import Look
from desktop.kit.layout import cells
from desktop.kit.list import ListPane
from desktop.kit.list_view import Records, RowDelegate
from desktop.kit.page import Panel
from desktop.kit.page_keys import Card, TitleKey
from desktop.kit.shares import LINES_CLOSE
from desktop.kit.sizes import CHIP_SIDES, GAP, LINE, ROUND_SMALL, STRONG, TITLE_KEY_WIDE, Pair
from desktop.lifetime import sizes as measure
from desktop.lifetime.wording import RecordFigure, ShortLine, net_words
from desktop.words.i18n import counted
from desktop.words.say import say
from engine.lifetime.records import Standing

ROW: Pair = (64, 50)
"""Height of a line of the season."""
SHORT: Pair = (58, 46)
SHORT_GAP: Pair = (6, 4)
"""Height of a line of a short list, and the space between two."""
FIGURES_ACROSS = 4


class Ranked(RowDelegate):
    """A line of the season: place, colour and name, evenings, result; the persons shown stand out."""

    even = True

    def __init__(self) -> None:
        super().__init__()
        self.looked_at = self.compared = ""
        self.colours: dict[str, str] = {}

    def high(self, look: Look, standing: Standing) -> float:
        """Return the height of a line, the same for all; reference px."""
        return look.of(ROW)

    def draw(
        self, p: QPainter, look: Look, area: QRectF, record: tuple[int, Standing], down: bool, chosen: bool
    ) -> None:
        """Paint a line; figures end at the right."""
        (place, standing), theme, kind = record, look.theme, look.type
        name, y, px = standing.person, area.center().y(), kind.name
        lit = name in (self.looked_at, self.compared)
        edge = theme.info if chosen else theme.hair
        fill = theme.pressed if down or lit else theme.panel
        paint.panel(p, area, look.of(ROUND_SMALL), fill, edge, STRONG if chosen else 1.0)
        if lit:
            mark = theme.now if name == self.looked_at else theme.info
            paint.stripe(p, area, mark)
        right = area.right() - measure.LINE_RIGHT
        result = net_words(standing.net, standing.unit)
        right -= paint.text(p, result, right, y, px, fonts.BOLD, theme.text, paint.RIGHT)
        evenings = counted(len(standing.evenings))
        right = min(right - measure.LINE_GAP, area.left() + area.width() * measure.EVENINGS_RIGHT)
        right -= paint.text(p, evenings, right, y, px - 1, fonts.MEDIUM, theme.text2, paint.RIGHT)
        left = area.left() + px * measure.PLACE_RIGHT
        paint.text(p, counted(place), left, y, px - 1, fonts.MEDIUM, theme.text2, paint.RIGHT)
        left += px * measure.PLACE_GAP
        if name in self.colours:
            size = px * measure.COLOUR
            paint.disc(p, left + size / 2, y, size, QColor(self.colours[name]))
            left += px * measure.COLOUR_LEAD
        shown, px = fitting.fit_whole(name, px, fonts.SEMIBOLD, right - measure.LINE_RIGHT - left, kind.small)
        paint.text(p, shown, left, y, px, fonts.SEMIBOLD, theme.text)


class FigureKey(Card):
    """A figure with its title; a key where it opens an evening. `other` = the same figure of the compared person."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.figure: RecordFigure = ("", "", 0)
        self.other = ""

    def say(self, figure: RecordFigure, other: str = "") -> None:
        """Show another figure."""
        self.figure, self.other = figure, other
        self.setEnabled(bool(figure[2]))
        self.name(": ".join(figure[:2]) + (f", {other}" if other else ""))
        self.update()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint a key where a tap opens an evening, else a plain box."""
        if self.figure[2]:
            super().paint(p, area)
            return
        body = area.adjusted(0, self.inset[0], 0, -self.inset[1])
        paint.panel(p, body, self.look.of(self.corners), self.look.theme.sunk, self.look.theme.hair)
        self.content(p, body)

    def content(self, p: QPainter, area: QRectF) -> None:
        """Paint title, figure, and the compared figure."""
        theme, kind = self.look.theme, self.look.type
        title, value, session = self.figure
        left, room = area.left() + CHIP_SIDES / 2, area.width() - CHIP_SIDES
        sign = kind.second if session else 0.0
        small = fitting.fit_px(title, kind.second - 1, fonts.MEDIUM, room)
        high = area.height()
        at = measure.COMPARED_LINES if self.other else measure.FIGURE_LINES
        paint.text(p, title, left, area.top() + high * at[0], small, fonts.MEDIUM, theme.text2)
        px = fitting.fit_px(value, kind.title, fonts.BOLD, room - sign, kind.small)
        paint.text(p, value, left, area.top() + high * at[1], px, fonts.BOLD, theme.text)
        if self.other:
            words, small = fitting.fit_whole(self.other, kind.second - 2, fonts.MEDIUM, room)
            paint.text(p, words, left, area.top() + high * at[2], small, fonts.MEDIUM, theme.info)
        if session:
            icons.paint(p, "right", area.right() - sign, area.top() + high * at[1], sign, theme.text2)


class PersonFigures(Panel):
    """A person's name and eight figures; `opened` carries the session of the tapped one."""

    opened = Signal(int)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, "", parent)
        self.keys = [FigureKey(look, self) for _ in range(measure.FIGURES)]
        for key in self.keys:
            key.tapped.connect(lambda key=key: self.opened.emit(key.figure[2]))

    def show_figures(self, figures: tuple[RecordFigure, ...], others: tuple[str, ...]) -> None:
        """Show other figures; none for a person who did not play."""
        for at, key in enumerate(self.keys):
            key.setVisible(at < len(figures))
            if at < len(figures):
                key.say(figures[at], others[at] if others else "")

    def arrange(self) -> None:
        """Place the figures in two rows."""
        places = cells(self.inner(), len(self.keys), FIGURES_ACROSS, self.look.of(GAP))
        for key, place in zip(self.keys, places, strict=True):
            self.place(key, place)


class ShortRow(RowDelegate):
    """A line of a short list: a bold head, words beside it, a figure or a sign at the right."""

    even = True
    gap = SHORT_GAP

    def __init__(self, lines: Callable[[Any], ShortLine], sign: str) -> None:
        super().__init__()
        self.lines, self.sign = lines, sign

    def high(self, look: Look, record: Any) -> float:
        """Return the height of a line, the same for all; reference px."""
        return look.of(SHORT)

    def draw(self, p: QPainter, look: Look, area: QRectF, record: Any, down: bool, chosen: bool) -> None:
        """Paint a line; the words take two lines where one is too short."""
        theme, kind, y = look.theme, look.type, area.center().y()
        edge, line = (theme.info, STRONG) if chosen else (theme.hair, LINE)
        paint.panel(p, area, look.of(ROUND_SMALL), theme.pressed if down else theme.raised, edge, line)
        head, words, figure = self.lines(record)
        left, right = area.left() + CHIP_SIDES / 2, area.right() - CHIP_SIDES / 2
        if self.sign:
            icons.paint(p, self.sign, right - kind.small / 2, y, kind.small, theme.text2)
            right -= kind.small * measure.SHORT_SIGN
        right -= paint.text(p, figure, right, y, kind.name, fonts.BOLD, theme.text, paint.RIGHT) if figure else 0.0
        shown, px = fitting.fit_whole(head, kind.name, fonts.BOLD, area.width() * measure.SHORT_HEAD, kind.small)
        left += paint.text(p, shown, left, y, px, fonts.BOLD, theme.text) + kind.small
        texts, px = fitting.whole_lines(words, kind.second - 1, fonts.MEDIUM, right - left - kind.small)
        paint.block(p, texts, left, y, px * LINES_CLOSE, px, fonts.MEDIUM, theme.text2)


class ShortList(Panel):
    """A panel with a list to tap, turned by a key in its title; `chosen` carries a record, `empty` = text of none."""

    chosen = Signal(object)

    def __init__(self, look: Look, id: str, lines: Callable[[Any], ShortLine], sign: str, parent: QWidget) -> None:
        super().__init__(look, say(f"people.{id}"), parent)
        self.hint_words, self.empty = say(f"people.{id}_hint"), say(f"people.{id}_none")
        self.pane = ListPane(look, Records(lambda record: ", ".join(filter(None, lines(record))), tips=True),
                             ShortRow(lines, sign), self)  # fmt: skip
        self.pane.turned_above = True
        self.pane.view.setAccessibleName(self.title)
        self.pane.view.chosen.connect(self.chosen)
        self.pane.moved.connect(self._show_count)
        self.turn = TitleKey(look, self, arrow=True)
        self.turn.tapped.connect(self._turn)

    def _turn(self) -> None:
        """Turn to the next page of the list, from the last one to the first."""
        seen, view = self.pane.view.seen(), self.pane.view
        if seen.stop < len(self.pane.records.records):
            view.verticalScrollBar().setValue(view.verticalScrollBar().value() + max(1, len(seen)))
        else:
            view.verticalScrollBar().setValue(0)

    def _show_count(self) -> None:
        """Show how many records are below those in sight."""
        seen, count = self.pane.view.seen(), len(self.pane.records.records)
        turns = len(seen) < count
        self.turn.setVisible(turns)
        left = count - seen.stop
        self.turn.say(say("people.more", count=left) if left else say("people.from_start"), self.title)
        self.taken = self.look.of(TITLE_KEY_WIDE) if turns else 0.0
        self.say(note="" if turns or not count else self.hint_words)
        self.update()

    def arrange(self) -> None:
        """Place the key in the title line and the list below."""
        wide, area = self.look.of(TITLE_KEY_WIDE), self.area()
        margin = measure.TURN_OVER
        self.place(self.turn, QRectF(area.right() - self.side - wide, margin, wide, self.head - 2 * margin))
        self.place(self.pane, self.inner())

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the panel, and the text where the list is empty."""
        super().paint(p, area)
        if not self.pane.records.records:
            inner, px = self.inner(), self.look.type.second
            paint.text(p, self.empty, inner.left(), inner.top() + px, px, fonts.MEDIUM, self.look.theme.text2)
