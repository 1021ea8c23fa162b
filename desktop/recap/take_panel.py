"""The panel of what can be copied, saved and printed, one tap each; each card shows its result."""

from typing import Literal

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.kit.appearance import Look
from desktop.kit.page import Panel
from desktop.kit.page_keys import SignCard
from desktop.recap import sizes as measure
from desktop.recap.intents import CopySummary, LeaveRecap, RecapIntent, SaveFile
from desktop.words.say import say

OFFERS: tuple[tuple[str, str, RecapIntent], ...] = (
    ("copy", "speech", CopySummary()),
    ("results", "rows", SaveFile("results")),
    ("hands", "cards", SaveFile("hands")),
    ("session", "out", SaveFile("session")),
    ("print", "printer", SaveFile("print")),
    ("back", "undo", LeaveRecap()),
)
"""Id, sign and intent of each card; the words are the sentences of that id, `_note` the second line."""


class TakePanel(Panel):
    """The cards; `intended` carries the intent of the tapped card."""

    intended = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, say("recap.take"), parent)
        self.say(note=say("recap.here_only"))
        self.offers = {id: SignCard(look, sign, self, strong=False) for id, sign, _ in OFFERS}
        self.offer(*self.offers)
        for id, _, intent in OFFERS:
            self.offers[id].tapped.connect(lambda intent=intent: self.intended.emit(intent))

    def reset(self, leads: Literal["back", "new", "earlier"]) -> None:
        """Show that nothing is saved yet; the last card leads back to the table, a new one, or an earlier page."""
        self.say(note=say("recap.here_only"))
        self.offer(*self.offers)
        names = {"back": "back", "new": "new_table", "earlier": "back_earlier"}
        note = say("recap.new_note" if leads == "new" else "recap.back_note")
        self.offers["back"].say(say(f"recap.{names[leads]}"), note)

    def offer(self, *ids: str) -> None:
        """Show again on these cards what a tap does, instead of the result of an earlier one."""
        for id in ids:
            self.offers[id].say(say(f"recap.{id}"), say(f"recap.{id}_note"))

    def tell(self, id: str, note: str, role: str) -> None:
        """Show the result of a tap on its card."""
        self.offers[id].say(self.offers[id].words, note, role=role)

    def arrange(self) -> None:
        """Place the cards in two rows of three."""
        space = self.space(measure.CARDS_GAP)
        space.fill([*self.offers.values()], measure.CARDS_ACROSS, space.rect.height())
