"""The keys beside the payments: a party that can bear a difference, and the end of the game."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.kit import fitting, fonts
from desktop.kit.appearance import Look
from desktop.kit.fonts import plain_tip
from desktop.kit.page_keys import SignCard, TitleKey
from desktop.kit.sizes import SIGN_RIGHT, SIGN_WORDS, TIGHT
from desktop.recap.intents import EndGame, RecapIntent, ReopenGame, SetBearer
from desktop.recap.page_records import Bearer
from desktop.recap.payment_card import least_name
from desktop.words.say import say


class BearerCard(SignCard):
    """The card of a party that can bear the difference of the results, or does; `intended` carries a tap's intent."""

    intended = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "equal", parent, strong=False)
        self.bearer: Bearer | None = None
        self.tapped.connect(self._bear)

    def show_bearer(self, bearer: Bearer, really: bool) -> None:
        """Show another party; `really` = it bears the difference."""
        self.bearer, self.chosen = bearer, really
        words = fitting.elide(bearer.who, least_name(self.look), fonts.SEMIBOLD, self._room())
        self.say(words, bearer.does, say("recap.take_back") if really else "")
        self.setToolTip(plain_tip(f"{bearer.who} {bearer.does}"))

    def _room(self) -> float:
        """Return the width of the card that is left for the name, reference px."""
        return self.area().width() - self.look.of(SIGN_WORDS) - self.look.of(SIGN_RIGHT)

    @staticmethod
    def room_wanted(bearer: Bearer, look: Look) -> float:
        """Return the width a card needs so that the name is not cut, reference px."""
        widest = fonts.width(fonts.typeset(bearer.who), least_name(look), fonts.SEMIBOLD)
        return widest + look.of(SIGN_WORDS) + look.of(SIGN_RIGHT) + TIGHT

    def _bear(self) -> None:
        if self.bearer is not None:
            self.intended.emit(SetBearer(self.bearer.key, not self.chosen))


class EndKey(TitleKey):
    """The key that ends the game or reopens it; `intended` carries the intent, `asking` comes before a question."""

    intended = Signal(object)
    asking = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._ended, self._confirms = True, False
        self.tapped.connect(self._close)

    def show_state(self, ended: bool, asks: bool = False) -> None:
        """Set whether the game has ended; `asks` = the first tap only asks, a second one ends the game."""
        self._ended, self._confirms = ended, asks
        self.chosen = False
        words = say("recap.reopen" if ended else "recap.end")
        self.say(words, f"{words}, {say('recap.reopen_second' if ended else 'recap.end_second')}")

    def _close(self) -> None:
        if self._confirms:
            self._confirms, self.chosen = False, True
            self.say(say("recap.end_anyway"), say("recap.end_anyway"))
            self.asking.emit()
            return
        intent: RecapIntent = ReopenGame() if self._ended else EndGame()
        self.intended.emit(intent)
