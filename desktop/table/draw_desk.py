"""The sheet of a draw: opened as it was left, its figures sent, closed when the draw is over."""

from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QObject

from desktop import intents as i
from desktop.present.notice import Notice
from desktop.table.draw_sheet import Drawers, DrawSheet, drawers
from desktop.words.say import say
from engine import commands as c
from engine.view import StateView

if TYPE_CHECKING:
    from desktop.table.layers import Layers


class DrawnSoFar(Struct, frozen=True):
    """What was told of a draw and is in no book yet."""

    hand: int
    """The number of the hand."""
    street: str | None
    """The street before the draw."""
    who: Drawers
    """Who draws."""
    counts: list[int]
    """How many cards each of them draws, in turn, as far as it was told; the sheet tells it in here."""

    def of_draw(self, view: StateView) -> bool:
        """Whether that is the draw which comes now, or is over in the last step."""
        return (self.hand, self.street) == (view.hand, view.street)


class DrawDesk(QObject):
    """Opens the sheet on behalf of `over`, and does what it gives."""

    def __init__(self, over: "Layers") -> None:
        super().__init__(over)
        self.over = over
        self.desk = over.desk
        self._drawn: DrawnSoFar | None = None

    def open(self) -> None:
        """How many cards each player draws; the draw is done with it."""
        view, who = self.desk.scene.view, drawers(self.desk.scene)
        if who is None:
            return
        before = self._drawn
        if before is None or before.who != who or not before.of_draw(view):
            before = self._drawn = DrawnSoFar(view.hand, view.street, who, [])
        sheet = DrawSheet(self.over.view.look, who, before.counts)
        sheet.given.connect(self._given)
        self.over.open_sheet(sheet)

    def _given(self, draws: dict[str, int]) -> None:
        """They go into the book; refused, they stay in the sheet."""
        drawn, self._drawn = self._drawn, None
        self.over.given(c.Street(draws=draws or None))
        if isinstance(self.over.sheet, DrawSheet):
            self._drawn = drawn

    def takes(self, intent: i.Intent) -> bool:
        """Whether the amber key says that the draw is done while its cards are being told: they go along with it."""
        sheet = self.over.sheet
        if not isinstance(sheet, DrawSheet) or intent != i.Send(c.Street()):
            return False
        sheet.press("go")
        return True

    def stepped(self, old: StateView, new: StateView) -> None:
        """Once the draw is over the sheet closes, and it is said where figures were left out: they are no other's."""
        changed = (old.hand, old.street, old.phase) != (new.hand, new.street, new.phase)
        if changed and isinstance(self.over.sheet, DrawSheet):
            self.over.close_sheet()
        drawn = self._drawn
        if drawn is not None and drawn.counts and drawn.of_draw(old) and not drawn.of_draw(new):
            self.desk.say(Notice(say("draws_not_in")), stays=True)
