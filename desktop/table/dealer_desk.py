"""A change of dealers: the menu of names, and the hand-over card for the new dealer (NOW-9)."""

from PySide6.QtCore import QObject

from desktop.bridge.past_names import named_by_hand
from desktop.intents import AskCount, AskDealer
from desktop.preferences.dealers import keep, stored_names
from desktop.preferences.device_files import dealers_file
from desktop.present.handover import HandOverCard, dealer_menu, handover_card
from desktop.present.remarks import remarks
from desktop.table.ask_sheet import AskSheet
from desktop.table.handover_sheet import HandOverSheet
from desktop.table.layers import Layers
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.session import Session
from engine.view import StateView
from engine.view.handover import handover

LAST_HANDS = 3


def session_remarks(session: Session) -> tuple[tuple[str, str], ...]:
    """Return heading and sentence of each ruling and correction of a session, as in its recap."""
    return tuple(remark.row for remark in remarks(report_of(build(session))))


class DealerDesk(QObject):
    """The controller of a change of dealers: opens menu and card among the `layers`."""

    def __init__(self, layers: Layers) -> None:
        super().__init__(layers)
        self.layers = layers
        self.bridge, self.desk = layers.bridge, layers.desk
        self.file = dealers_file()
        self.counted: frozenset[int] = frozenset()
        self.remarks: tuple[tuple[str, str], ...] = ()
        self.bridge.changed.connect(self._update_card)

    def _update_card(self, old: StateView, new: StateView) -> None:
        """Update an open card after a step: the game goes on while it is open."""
        if old != new and isinstance(self.layers.sheet, HandOverSheet):
            self.card()

    def menu(self) -> None:
        """Ask for the new dealer: by a menu of those kept on this device, else by a sheet."""
        names = [name for name in stored_names(self.file) if name != self.desk.scene.dealer]
        if names:
            self.layers.open_menu(dealer_menu(names, self.desk.scene.dealer))
        else:
            self.layers.open_ask(AskDealer())

    def sat(self) -> None:
        """Keep the new dealer's name; open the card if a hand was dealt."""
        dealer = self.bridge.state.dealer
        if dealer:
            keep(self.file, dealer)
        self.counted = frozenset()
        if self.bridge.state.number:
            self.card()

    def card(self) -> None:
        """Open the hand-over card; a book that cannot be read shows an error instead."""
        card = self.bridge.try_reading(self._card)
        if card is None:
            return
        sheet = HandOverSheet(self.layers.view.look, card)
        sheet.intended.connect(self.desk.handle)
        self.layers.open_sheet(sheet)

    def _card(self) -> HandOverCard:
        """Return the card; remarks are read only when it opens."""
        session = self.bridge.session
        if not isinstance(self.layers.sheet, HandOverSheet):
            self.remarks = self.bridge.try_reading(lambda: session_remarks(session)) or ()
        hands = session.hands(LAST_HANDS)[:LAST_HANDS]
        named = named_by_hand(session, hands)
        facts = handover(self.bridge.state)
        return handover_card(self.desk.scene, facts, hands, named, self.counted, session.head, self.remarks)

    def count(self, seat: int) -> None:
        """Count a stack from the card, then open the card again."""
        self.layers.open_ask(AskCount(seat))
        sheet = self.layers.sheet
        if isinstance(sheet, AskSheet):
            sheet.confirmed.connect(lambda _: self._return_after_count(seat))

    def _return_after_count(self, seat: int) -> None:
        if self.layers.sheet is None:  # the count was accepted: the sheet of a refused one stays open
            self.counted |= {seat}
            self.card()
