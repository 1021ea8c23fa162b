"""The why sheet: how a figure came about, over the side column, closed by any tap."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fitting, fonts, paint
from desktop.kit.appearance import Look
from desktop.kit.covers import keep_key
from desktop.kit.painted import Tap
from desktop.kit.shares import LINES_CLEAR, LINES_NEAR
from desktop.kit.sizes import AWAY, NOTE_LINES
from desktop.present.explained import WhyView
from desktop.table import shares
from desktop.table.sheet_sizes import WHY_FOOT, WHY_HEAD, WHY_LINES, WHY_ROUND, WHY_SIDE, WHY_TOP
from desktop.words.i18n import capitalised
from desktop.words.rules import short
from desktop.words.say import say

SMALLEST = 0.72
"""The least size of text, as a part of its full size; steps that do not fit at it are counted instead."""
SMALLER_BY = 0.04
"""The part by which text shrinks at each try."""


class PlacedText:
    """A piece of text with its place: middle height `y`, `x`, size, weight and the role of its colour."""

    __slots__ = ("px", "role", "weight", "words", "x", "y")

    def __init__(self, words: str, x: float, y: float, px: int, weight: int, role: str) -> None:
        self.words, self.x, self.y, self.px, self.weight, self.role = words, x, y, px, weight, role


def rule_id(rule: str) -> str:
    """Return the id of a rule with a Unicode hyphen instead of the hyphen-minus."""
    return rule.replace("-", "\u2010")


def lay(view: WhyView, look: Look, width: float, room: float) -> tuple[list[PlacedText], int]:
    """Place the steps in `width` x `room` reference px; return the lines and the number of steps without room."""
    size = 1.0
    while True:
        lines, ends = _lines_at(view, look, width, size)
        fits = sum(end <= room for end in ends)
        if fits == len(ends) or size <= SMALLEST:
            last = ends[fits - 1] if fits else 0.0
            return [line for line in lines if line.y <= last], len(ends) - fits
        size -= SMALLER_BY


def _lines_at(view: WhyView, look: Look, width: float, size: float) -> tuple[list[PlacedText], list[float]]:
    """Return all lines at one size, and the y at which each step ends. A rule of the step before is not repeated."""
    kind = look.type
    step_px, rule_px = round(kind.name * size), round((kind.second - 1) * size)
    lines: list[PlacedText] = []
    ends: list[float] = []
    y, last_rule = 0.0, ""
    number = fonts.width("00", rule_px, fonts.SEMIBOLD) + step_px * 0.5
    for place, step in enumerate(view.steps, 1):
        lines.append(PlacedText(str(place), 0, y + step_px * (LINES_NEAR / 2), rule_px, fonts.SEMIBOLD, "text2"))
        for line in fitting.wrap(capitalised(step.words), step_px, fonts.SEMIBOLD, width - number, WHY_LINES):
            lines.append(PlacedText(line, number, y + step_px * (LINES_NEAR / 2), step_px, fonts.SEMIBOLD, "text"))
            y += step_px * LINES_NEAR
        if step.house:
            for line in fitting.wrap(step.house, rule_px, fonts.MEDIUM, width - number, 2):
                lines.append(PlacedText(line, number, y + rule_px * (LINES_NEAR / 2), rule_px, fonts.MEDIUM, "text2"))
                y += rule_px * LINES_NEAR
        if step.rule and step.rule != last_rule:
            rule_words = short(step.rule)
            id, middle = rule_id(step.rule), y + rule_px * (LINES_NEAR / 2)
            lines.append(PlacedText(id, number, middle, rule_px, fonts.SEMIBOLD, "info"))
            left = number + fonts.width(id, rule_px, fonts.SEMIBOLD) + rule_px * shares.WHY_RULE_GAP
            first, rest = _split(rule_words, rule_px, width - left)
            lines.append(PlacedText(first, left, middle, rule_px, fonts.MEDIUM, "text2"))
            y += rule_px * LINES_CLEAR
            for line in fitting.wrap(rest, rule_px, fonts.MEDIUM, width - number, NOTE_LINES):
                lines.append(PlacedText(line, number, y + rule_px * (LINES_NEAR / 2), rule_px, fonts.MEDIUM, "text2"))
                y += rule_px * LINES_CLEAR
        last_rule = step.rule
        ends.append(y)
        y += step_px * shares.WHY_STEP_GAP
    return lines, ends


def _split(words: str, px: int, room: float) -> tuple[str, str]:
    """Return the words that fit into `room` px, and the other words."""
    fits: list[str] = []
    rest = fitting.breakable_parts(words)
    while rest and fonts.width(fonts.typeset(" ".join([*fits, rest[0]])), px, fonts.MEDIUM) <= room:
        fits.append(rest.pop(0))
    return " ".join(fits), " ".join(rest)


class WhySheet(Tap):
    """The sheet of an explanation. It hides on a tap or Escape, and emits `closed` then."""

    closed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.what, self.view = "", WhyView(())
        self.hide()
        self.tapped.connect(self.hide)

    def show_why(self, what: str, view: WhyView) -> None:
        """Open the sheet; `what` = the name of the figure, such as "Most"."""
        self.what, self.view = what, view
        steps = ". ".join(f"{step.words}, {step.rule} {short(step.rule)}" for step in view.steps)
        self.name(say("speak_why_sheet", what=what, figure=self.figure, steps=steps))
        self.setAccessibleDescription(say("why_closes"))
        self.show()
        if self.parentWidget() is not None:
            self.raise_()
        self.update()

    def hideEvent(self, event: QHideEvent) -> None:
        """Emit `closed`, whatever hid the sheet."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.closed.emit()

    @property
    def figure(self) -> str:
        """The value in words; "" where there is none."""
        return self.view.value

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Escape and Enter, press on Space; no key reaches the table below."""
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.hide()
        else:
            super().keyPressEvent(event)
            keep_key(event)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the figure on top, the steps below, and at the bottom how to close the sheet."""
        theme, kind = self.look.theme, self.look.type
        p.fillRect(area, theme.panel)
        paint.panel(p, paint.inside(area, 1), self.look.of(WHY_ROUND), theme.sunk, theme.info, 2)
        side = self.look.of(WHY_SIDE)
        head = self.look.of(WHY_HEAD)
        y = head * shares.WHY_LEVEL
        title_width = paint.text(p, self.what, side, y, kind.title, fonts.SEMIBOLD, theme.text)
        px = fitting.fit_px(self.figure, kind.amount, fonts.BOLD, area.width() - 2 * side - title_width - AWAY)
        paint.text(p, self.figure, area.right() - side, y, px, fonts.BOLD, theme.text, paint.RIGHT)
        paint.hairline(p, theme.hair, side, head, area.right() - side, head)
        foot = self.look.of(WHY_FOOT)
        top = head + self.look.of(WHY_TOP)
        lines, missing = lay(self.view, self.look, area.width() - 2 * side, area.height() - top - foot)
        for line in lines:
            paint.text(p, line.words, side + line.x, top + line.y, line.px, line.weight, theme.role(line.role))
        words = say("why_more", count=missing) if missing else say("why_close")
        y = area.bottom() - foot * 0.5
        paint.text(p, words, area.center().x(), y, kind.second - 1, fonts.MEDIUM, theme.text2, paint.CENTRE)
