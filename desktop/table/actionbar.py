"""The action bar: undo, statement, fold, call, go. Slots never move; only their words, figures and fills change."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit.appearance import Look
from desktop.kit.button import Button
from desktop.kit.paint import hairline
from desktop.kit.painted import DOUBLE_CLICK_MS, Painted, put
from desktop.kit.sizes import EDGE
from desktop.present.bar import BarView
from desktop.present.statement import Statement
from desktop.table.felt_sizes import REDO
from desktop.table.statement import StatementLine
from desktop.words.say import say


class ActionBar(Painted):
    """Renders a `BarView` and a `Statement`; `said` carries the intent of a tap."""

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
        self.lie_on("panel")
        for button in self.buttons:
            button.lie_on("panel")
            button.intended.connect(self.intended)
        self.statement.intended.connect(self.intended)
        self.redo.hide()
        self.setAccessibleName(say("speak_bar"))

    @property
    def buttons(self) -> tuple[Button, ...]:
        """The buttons in the order Tab walks them."""
        return self.fold, self.call, self.go, self.undo, self.redo

    def render_bar(self, bar: BarView, statement: Statement) -> None:
        """Show this."""
        for button, slot in ((self.undo, bar.undo), (self.fold, bar.fold), (self.call, bar.call), (self.go, bar.go)):
            button.render_slot(slot)
        if (bar.redo is not None) != self.redo.isVisibleTo(self):
            self.redo.setVisible(bar.redo is not None)
            self.lay()
        if bar.redo is not None:
            self.redo.render_slot(bar.redo)
        self.statement.render_statement(statement)

    def lay(self) -> None:
        """The slots of the bar; redo takes from the statement."""
        fit = self.look.fit
        slots = {name: rect.translated(0, -fit.bar.top()) for name, rect in fit.slots().items()}
        put(self.undo, slots["undo"], fit.scale)
        statement = slots["statement"]
        if self.redo.isVisibleTo(self):
            # Redo takes from the statement, never from undo: a second tap at the same spot takes back once more.
            small, gap = self.look.of(REDO), fit.layout.margin
            left = statement.right() - small if fit.mirrored else statement.left()
            put(self.redo, QRectF(left, statement.top(), small, statement.height()), fit.scale)
            less = small + gap
            statement = statement.adjusted(0 if fit.mirrored else less, 0, -less if fit.mirrored else 0, 0)
        put(self.statement, statement, fit.scale)
        put(self.fold, slots["fold"], fit.scale)
        put(self.call, slots["call"], fit.scale)
        put(self.go, slots["go"], fit.scale)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the panel behind the buttons."""
        hairline(p, self.look.theme.hair, 0, EDGE, area.width(), EDGE)
