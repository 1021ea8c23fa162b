"""The action bar: undo, statement, fold, call, go. Slots never move; only their words, figures and fills change.

The statement has a coloured stripe, a seat, a first line and a second one. Screen readers read it out politely.
"""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fonts
from desktop.kit.after_paint import late_parts
from desktop.kit.appearance import Look
from desktop.kit.button import Button
from desktop.kit.fitting import SMALLER, breakable_parts, elide, fit_px, shorten_px, whole_lines, wrap
from desktop.kit.paint import hairline, number_ring, panel, text
from desktop.kit.painted import DOUBLE_CLICK_MS, Painted, put
from desktop.kit.shares import LINES_DENSE
from desktop.kit.sizes import CLEAR, CLOSE, EDGE, LEAST_SMALL, NEAR
from desktop.present.bar import BarView
from desktop.present.statement import StatementView
from desktop.table import felt_sizes as measure
from desktop.table import shares
from desktop.table.felt_sizes import REDO
from desktop.words.say import say

INKS = {"now": "onnow", "owe": "onowe", "win": "onwin", "special": "onspecial", "info": "oninfo"}


class StatementLine(Painted):
    """A widget that renders a `StatementView`; `intended` carries the intent of its button, where it has a button."""

    intended = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.statement = StatementView("line", "")
        self.set_ground("panel")
        self.button = Button(look, self, "aside")
        self.button.set_ground("panel")
        self.button.intended.connect(self.intended)
        self.button.hide()

    def render_statement(self, statement: StatementView) -> None:
        """Show `statement`, and announce its words to a screen reader where they changed."""
        if statement == self.statement:
            return
        first, self.statement = not self.statement.title, statement
        words = statement.spoken or ", ".join(part for part in (statement.title, statement.second) if part)
        if words != self.accessibleName():
            self.setAccessibleName(words)
            if not first:
                late_parts().reader.renamed(self)  # screen readers read the first statement of a window by themselves
        self.button.setVisible(statement.action is not None)
        if statement.action is not None:
            self.button.render_face(statement.action)
            self.lay()
        self.update()

    def lay(self) -> None:
        """Place the button at the right end."""
        area = self.area()
        width = self._button_width()
        put(self.button, QRectF(area.right() - width, area.top(), width, area.height()), self.look.scale)

    def _button_width(self) -> float:
        return self.look.of(measure.STATEMENT_BUTTON)

    def appearance(self) -> object:
        """The statement."""
        return self.statement

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the stripe, the seat and the lines."""
        statement, theme = self.statement, self.look.theme
        if not statement.title:
            return
        left = self.look.of(measure.STATEMENT_LEFT)
        top, high = (area.height() * share for share in shares.STATEMENT_STRIPE)
        bar = QRectF(left, top, measure.STRIPE, high)
        panel(p, bar, measure.STRIPE / 2, theme.role(statement.role))
        x = left + self.look.of(measure.STATEMENT_WORDS)
        room = area.width() - x - CLOSE
        if statement.action is not None:
            room -= self._button_width() + NEAR
        if statement.long:
            self._long(p, area, x, room)
            return
        middle = area.height() / 2
        top = middle - self.look.of(measure.STATEMENT_UP) if statement.second else middle
        lines: list[str] = []
        second_px = 0
        if statement.second:
            most, least = self.look.grown(measure.STATEMENT_SECOND), self.look.px(measure.STATEMENT_LEAST)
            second_px = fit_px(statement.second, most, fonts.MEDIUM, room, least)

            lines, second_px = whole_lines(statement.second, second_px, fonts.MEDIUM, room)
            top -= second_px * shares.STATEMENT_UP * (len(lines) - 1)
        title_x = x
        if statement.seat is not None:
            size = self.look.of(measure.STATEMENT_SEAT)
            ink = theme.role(INKS.get(statement.role, "text"))
            number_ring(p, statement.seat, x + size / 2, top, size, ink, None, theme.role(statement.role))
            title_x += size + CLEAR
        title_room, most = room - (title_x - x), self.look.type.statement
        px = shorten_px(statement.title, statement.who, most, fonts.BOLD, title_room, LEAST_SMALL)
        if fonts.width(fonts.typeset(statement.title), px, fonts.BOLD) > title_room:
            px = min(px, round(most * SMALLER))  # a name that is cut keeps more of its letters
        words = elide(statement.title, px, fonts.BOLD, title_room, statement.who)
        text(p, words, title_x, top, px, fonts.BOLD, theme.text)
        if statement.second:
            up = (len(lines) - 1) * shares.STATEMENT_LINES_UP
            for number, line in enumerate(lines):
                down = self.look.of(measure.STATEMENT_DOWN) + (number - up) * second_px * LINES_DENSE
                text(p, line, x, middle + down, second_px, fonts.MEDIUM, theme.text2)

    def _long(self, p: QPainter, area: QRectF, x: float, room: float) -> None:
        """Paint the title over as many lines as it needs, `x` px from the left; it shrinks before it is cut."""
        for px, most in measure.STATEMENT_LONG if self.look.room.wide else measure.STATEMENT_LONG_COMPACT:
            lines = wrap(self.statement.title, px, fonts.SEMIBOLD, room, most)
            if " ".join(lines) == " ".join(breakable_parts(self.statement.title)):
                break
        else:
            lines, px = whole_lines(self.statement.title, px, fonts.SEMIBOLD, room, most)
        step = px * shares.STATEMENT_STEP
        y = area.height() / 2 - step * (len(lines) - 1) / 2
        for number, line in enumerate(lines):
            text(p, line, x, y + number * step, px, fonts.SEMIBOLD, self.look.theme.text)


class ActionBar(Painted):
    """A widget that renders a `BarView` and a `StatementView`; `intended` carries the intent of a tap."""

    intended = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.undo = Button(look, self, "undo")
        self.redo = Button(look, self, "undo")
        self.statement = StatementLine(look, self)
        self.fold = Button(look, self)
        self.call = Button(look, self)
        self.go = Button(look, self)
        self.go.apart = DOUBLE_CLICK_MS
        self.fold.turns = self.call.turns = True
        self.set_ground("panel")
        for button in self.buttons:
            button.set_ground("panel")
            button.intended.connect(self.intended)
        self.statement.intended.connect(self.intended)
        self.redo.hide()
        self.setAccessibleName(say("speak_bar"))

    @property
    def buttons(self) -> tuple[Button, ...]:
        """Return the buttons in the order of the Tab key."""
        return self.fold, self.call, self.go, self.undo, self.redo

    def render_bar(self, bar: BarView, statement: StatementView) -> None:
        """Show `bar` and `statement`; the redo button appears where the bar has one."""
        for button, slot in ((self.undo, bar.undo), (self.fold, bar.fold), (self.call, bar.call), (self.go, bar.go)):
            button.render_face(slot)
        if (bar.redo is not None) != self.redo.isVisibleTo(self):
            self.redo.setVisible(bar.redo is not None)
            self.lay()
        if bar.redo is not None:
            self.redo.render_face(bar.redo)
        self.statement.render_statement(statement)

    def lay(self) -> None:
        """Place the slots of the bar; the redo button takes its width from the statement."""
        fit = self.look.fit
        slots = {name: rect.translated(0, -fit.bar.top()) for name, rect in fit.slots().items()}
        put(self.undo, slots["undo"], fit.scale)
        statement = slots["statement"]
        if self.redo.isVisibleTo(self):
            # Redo takes no room from undo, so that a second tap at the same spot is a second undo.
            small, gap = self.look.of(REDO), fit.layout.margin
            left = statement.right() - small if fit.mirrored else statement.left()
            put(self.redo, QRectF(left, statement.top(), small, statement.height()), fit.scale)
            less = small + gap
            statement = statement.adjusted(0 if fit.mirrored else less, 0, -less if fit.mirrored else 0, 0)
        put(self.statement, statement, fit.scale)
        put(self.fold, slots["third"], fit.scale)
        put(self.call, slots["second"], fit.scale)
        put(self.go, slots["go"], fit.scale)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the panel behind the buttons."""
        hairline(p, self.look.theme.hair, 0, EDGE, area.width(), EDGE)
