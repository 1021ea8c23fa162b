"""A change of dealers: who sits down, and the hand-over card for them (NOW-9)."""

from PySide6.QtCore import QObject

from desktop.bridge.past_names import named_by_hand
from desktop.intents import AskCount, AskDealer
from desktop.preferences.dealers import keep, known
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


def told_remarks(session: Session) -> tuple[tuple[str, str], ...]:
    """The rulings and corrections of a session as its recap tells them."""
    return tuple(remark.row for remark in remarks(report_of(build(session))))


class DealerDesk(QObject):
    """Opens menu and card on behalf of `over`."""

    def __init__(self, over: Layers) -> None:
        super().__init__(over)
        self.over = over
        self.bridge, self.desk = over.bridge, over.desk
        self.file = dealers_file()
        self.counted: frozenset[int] = frozenset()
        self.remarks: tuple[tuple[str, str], ...] = ()
        self.bridge.changed.connect(self._changed)

    def _changed(self, old: StateView, new: StateView) -> None:
        """Dealing goes on without the card; what it tells stays true."""
        if old != new and isinstance(self.over.sheet, HandOverSheet):
            self.card()

    def menu(self) -> None:
        """Who sits down: one tap for a dealer this device knows, else the name."""
        names = [name for name in known(self.file) if name != self.desk.scene.dealer]
        if names:
            self.over.open_menu(dealer_menu(names, self.desk.scene.dealer))
        else:
            self.over.open_ask(AskDealer())

    def sat(self) -> None:
        """A dealer sat down: the name is kept, the card opens."""
        dealer = self.bridge.state.dealer
        if dealer:
            keep(self.file, dealer)
        self.counted = frozenset()
        if self.bridge.state.number:
            self.card()

    def card(self) -> None:
        """The table at a glance; a book that cannot be read is said instead."""
        card = self.bridge.look(self._card)
        if card is None:
            return
        sheet = HandOverSheet(self.over.view.look, card)
        sheet.asked.connect(self.desk.handle)
        self.over.open_sheet(sheet)

    def _card(self) -> HandOverCard:
        """The rulings are looked up when the card opens, as they were then."""
        session = self.bridge.session
        if not isinstance(self.over.sheet, HandOverSheet):
            self.remarks = self.bridge.look(lambda: told_remarks(session)) or ()
        hands = session.hands(LAST_HANDS)[:LAST_HANDS]
        named = named_by_hand(session, hands)
        over = handover(self.bridge.state)
        return handover_card(self.desk.scene, over, hands, named, self.counted, session.head, self.remarks)

    def count(self, seat: int) -> None:
        """Count a stack from the card, and come back to it."""
        self.over.open_ask(AskCount(seat))
        sheet = self.over.sheet
        if isinstance(sheet, AskSheet):
            sheet.given.connect(lambda _: self._counted(seat))

    def _counted(self, seat: int) -> None:
        if self.over.sheet is None:  # the count was taken: a refused one stays open
            self.counted |= {seat}
            self.card()
