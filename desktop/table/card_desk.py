"""Opens the grid for the cards asked for, sends its cards, and closes it when its hand is over (POT-5)."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.intents.questions import BoardCards, CardPlace, HandCards
from desktop.present.cards import WantedCards, cards_wanted, entered
from desktop.present.dealt import all_cards_entered
from desktop.present.notice import Notice
from desktop.table.card_sheet import CardSheet
from desktop.words.say import say
from engine.view import StateView

if TYPE_CHECKING:
    from desktop.table.layers import Layers


class CardDesk(QObject):
    """The controller of the card grid: opens it among the `layers` and sends the cards entered."""

    def __init__(self, layers: "Layers") -> None:
        super().__init__(layers)
        self.layers = layers
        self.bridge, self.desk = layers.bridge, layers.desk

    def open(self, place: CardPlace | None) -> None:
        """Open the grid for the cards of `place`; None = for each place in turn until all cards are entered."""
        wanted = cards_wanted(self.desk.scene, place, self.bridge.dry)
        if wanted is None:
            self.desk.say(Notice(say("no_cards_now"), "line"))
            return
        sheet = CardSheet(self.layers.view.look, wanted)
        sheet.confirmed.connect(lambda cards: self._send_cards(sheet.wanted, cards, onward=place is None))
        self.layers.open_sheet(sheet)

    def _send_cards(self, wanted: WantedCards, cards: str, *, onward: bool) -> None:
        """Send the cards entered and close the grid; unchanged cards make no step. `onward` opens the next grid."""
        if cards == wanted.entered or self.bridge.send(*entered(self.desk.scene, wanted, cards)):
            self.layers.close_sheet()
            if onward and not all_cards_entered(self.desk.scene):
                self.open(None)

    def stepped(self, old: StateView, new: StateView) -> None:
        """Close the grid when its hand is over, with a notice if cards were entered and not sent.

        After the push no board can be entered any more; the hands that were live can, until the next deal (NOW-4).
        """
        sheet = self.layers.sheet
        if not isinstance(sheet, CardSheet):
            return
        hand_over = new.phase == "between" and not isinstance(sheet.wanted.place, HandCards)
        if not hand_over and old.hand == new.hand:
            if old.street != new.street:
                self._next_street(sheet)
            return
        self.layers.close_sheet()
        if sheet.changed:
            self.desk.say(Notice(say("cards_not_in", what=sheet.wanted.title)), stays=True)

    def _next_street(self, sheet: CardSheet) -> None:
        """Handle a new street: close a grid without a new card; show more places on the grid of a board."""
        place = sheet.wanted.place
        if isinstance(place, HandCards):
            return
        if not sheet.begun:
            self.layers.close_sheet()
            return
        wanted = cards_wanted(self.desk.scene, place, self.bridge.dry) if isinstance(place, BoardCards) else None
        if wanted is not None and wanted.place == place and wanted.count >= len(sheet.cards):
            sheet.follow(wanted)
