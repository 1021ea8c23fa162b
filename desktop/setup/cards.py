"""What is chosen on the first page: a card for each preset, chips for stakes and seats."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fonts, icons, paint
from desktop.kit.appearance import Look
from desktop.kit.page import Card, focus_ring
from desktop.kit.painted import Tap
from desktop.words.i18n import begun
from desktop.words.say import say

MOST_LINES = 9
"""Of what a preset says: more than any card has room for."""


class PresetCard(Card):
    """A set of house rules: its name, what it is, and what it chooses."""

    def __init__(self, look: Look, id: str, name: str, note: str, points: tuple[str, ...], parent: QWidget) -> None:
        super().__init__(look, parent)
        self.id, self.words, self.note, self.points = id, name, note, points
        self.tag = ""

    def say(self, chosen: bool, tag: str) -> None:
        """Whether it is the one, and a word at its corner."""
        self.chosen, self.tag = chosen, tag
        self.name(
            ", ".join(word for word in (self.words, self.note, tag, say("setup.is_chosen") if chosen else "") if word)
        )
        self.update()

    def content(self, p: QPainter, area: QRectF) -> None:
        """Name, note, points; a check when it is chosen."""
        theme, kind = self.look.theme, self.look.type
        left, right = area.left() + self.look.pick(20, 14), area.right() - self.look.pick(18, 12)
        small = kind.second - 1
        while True:  # the note is told in full, smaller where the card is low
            step = small * 1.4
            fitting = max(1, int((area.height() - kind.bet * 1.9) // step))
            lines = paint.wrap(self.note, small, fonts.MEDIUM, right - left, MOST_LINES)
            if len(lines) <= fitting or small <= self.look.pick(15, 12):
                break
            small -= 1
        lines = paint.wrap(self.note, small, fonts.MEDIUM, right - left, min(fitting, MOST_LINES))
        points = self.points
        while points:  # as many of them as can be told in full
            told = paint.wrap(begun(", ".join(points)), small, fonts.MEDIUM, right - left, MOST_LINES)
            if len(lines) + len(told) <= fitting:
                lines += told
                break
            points = points[:-1]
        y = area.center().y() - (kind.bet + step * len(lines)) / 2 + kind.bet * 0.42
        wide = paint.text(p, self.words, left, y, kind.bet, fonts.BOLD, theme.text)
        if self.chosen:
            icons.paint(p, "check", right - kind.bet * 0.5, y, kind.bet * 0.9, theme.win, kind.bet * 0.12)
        elif self.tag and wide + fonts.width(self.tag, kind.small, fonts.SEMIBOLD) + 24 < right - left:
            paint.text(p, self.tag, right, y, kind.small, fonts.SEMIBOLD, theme.text2, paint.RIGHT)
        y += kind.bet * 0.35
        for line in lines:
            y += step
            paint.text(p, line, left, y, small, fonts.MEDIUM, theme.text2)


class Chip(Tap):
    """A size, a number or a word to choose; the chosen one has a win edge and a check. `small` = words, not sizes."""

    def __init__(self, look: Look, words: str, spoken: str, parent: QWidget | None = None, small: bool = False) -> None:
        super().__init__(look, parent)
        self.words, self.chosen, self.spoken, self.small = words, False, spoken, small
        self.name(spoken)

    def choose(self, chosen: bool) -> None:
        """Whether it is the one."""
        if chosen != self.chosen:
            self.chosen = chosen
            self.name(say("setup.chosen", words=self.spoken) if chosen else self.spoken)
            self.update()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """The chip; words that are too long for one line take two."""
        theme, body = self.look.theme, area.adjusted(0, 0, 0, -2)
        radius = self.look.pick(14, 12)
        fill = theme.pressed if self.isDown() else theme.chosen if self.chosen else theme.raised
        edge = theme.win if self.chosen else theme.edge
        paint.panel(p, body, radius, fill, edge, 2 if self.chosen else 1.2, shadow=True)
        px = self.look.type.second if self.small else round(self.look.pick(26, 19))
        check = px * 0.8 if self.chosen else 0.0
        room = body.width() - 14 - check * 1.3
        lines = [self.words]
        if self.small:
            lines, px = paint.whole_lines(self.words, px, fonts.SEMIBOLD, room)
        px = min(paint.fit_px(line, px, fonts.SEMIBOLD, room) for line in lines)
        wide = max(fonts.width(fonts.typeset(line), px, fonts.SEMIBOLD) for line in lines)
        x = body.center().x() + check * 0.65
        for at, line in enumerate(lines):
            y = body.center().y() + (at - (len(lines) - 1) / 2) * px * 1.2
            paint.text(p, line, x, y, px, fonts.SEMIBOLD, theme.text, paint.CENTRE)
        if check:
            icons.paint(p, "check", x - wide / 2 - check * 0.8, body.center().y(), check, theme.win, check * 0.14)
        focus_ring(self, p, body, radius)
