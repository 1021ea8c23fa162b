"""The area below the felt of the replay, with the layout of the table's own bar."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit.appearance import Look
from desktop.kit.button import Button
from desktop.kit.layout import cells
from desktop.kit.paint import line_above
from desktop.kit.painted import Painted, put
from desktop.replay.intents import ReplayKey
from desktop.table.action_bar import StatementLine

BAR = (ReplayKey.BACK, ReplayKey.EARLIER, ReplayKey.LATER, ReplayKey.SPEED, ReplayKey.PLAY)
"""The keys of the bar."""


class ReplayBar(Painted):
    """The area below the felt, with the layout of the table's own bar."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.set_ground("panel")
        self.statement = StatementLine(look, self)
        self.keys = {key: Button(look, self) for key in BAR}
        self.keys[ReplayKey.BACK].role = "undo"
        self.keys[ReplayKey.EARLIER].role = self.keys[ReplayKey.LATER].role = "name"
        for button in self.keys.values():
            button.set_ground("panel")

    def lay(self) -> None:
        """Place the keys in the slots of the bar; the two step keys share one."""
        fit = self.look.fit
        slots = {name: rect.translated(-fit.bar.left(), -fit.bar.top()) for name, rect in fit.slots().items()}
        steps = cells(slots["third"], 2, 2, fit.layout.margin)
        places = {
            ReplayKey.BACK: slots["undo"], ReplayKey.EARLIER: steps[0], ReplayKey.LATER: steps[1],
            ReplayKey.SPEED: slots["second"], ReplayKey.PLAY: slots["go"],
        }  # fmt: skip
        for key, place in places.items():
            put(self.keys[key], place, fit.scale)
        put(self.statement, slots["statement"], fit.scale)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the line above the bar."""
        line_above(p, area, self.look.theme.hair)
