"""The controller of a draw's sheet: opens it with its last entries, sends them, closes it when the draw is over."""

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace
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
    """The entries of a draw that are not sent yet."""

    hand: int
    """The number of the hand."""
    street: str | None
    """The street before the draw."""
    who: Drawers
    """The players who draw."""
    counts: tuple[int, ...] = ()
    """The number of cards each of them draws, in turn, as far as entered."""

    def of_draw(self, view: StateView) -> bool:
        """Return whether `view` is before this draw: the same hand and street."""
        return (self.hand, self.street) == (view.hand, view.street)


class DrawDesk(QObject):
    """Opens the sheet of a draw among the `layers`, and sends its entries."""

    def __init__(self, layers: "Layers") -> None:
        super().__init__(layers)
        self.layers = layers
        self.desk = layers.desk
        self._entries: DrawnSoFar | None = None

    def open(self) -> None:
        """Open the sheet that asks how many cards each player draws; sending it completes the draw."""
        view, who = self.desk.scene.view, drawers(self.desk.scene)
        if who is None:
            return
        entries = self._entries
        if entries is None or entries.who != who or not entries.of_draw(view):
            entries = self._entries = DrawnSoFar(view.hand, view.street, who)
        sheet = DrawSheet(self.layers.view.look, who, entries.counts)
        sheet.entered.connect(self._keep_counts)
        sheet.confirmed.connect(self._send_draws)
        self.layers.open_sheet(sheet)

    def _keep_counts(self, counts: tuple[int, ...]) -> None:
        """Keep the numbers entered, in turn, for the next time the sheet is opened in this draw."""
        if self._entries is not None:
            self._entries = replace(self._entries, counts=counts)

    def _send_draws(self, draws: dict[str, int]) -> None:
        """Send the draws; if they are refused, they stay in the sheet."""
        entries, self._entries = self._entries, None
        self.layers.take_answer(c.Street(draws=draws or None))
        if isinstance(self.layers.sheet, DrawSheet):
            self._entries = entries

    def takes(self, intent: i.Intent) -> bool:
        """Handle the amber key of a draw while the sheet is open: send its entries too; return whether it did."""
        sheet = self.layers.sheet
        if not isinstance(sheet, DrawSheet) or intent != i.Send(c.Street()):
            return False
        sheet.press("go")
        return True

    def stepped(self, old: StateView, new: StateView) -> None:
        """Close the sheet once the draw is over, with a notice where entries were not sent."""
        changed = (old.hand, old.street, old.phase) != (new.hand, new.street, new.phase)
        if changed and isinstance(self.layers.sheet, DrawSheet):
            self.layers.close_sheet()
        entries = self._entries
        if entries is not None and entries.counts and entries.of_draw(old) and not entries.of_draw(new):
            self.desk.say(Notice(say("draws_not_in")), stays=True)
