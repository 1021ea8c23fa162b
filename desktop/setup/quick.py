"""What is there to go on with, on top of the first page: games that are not over, the same again, the last recap."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QWidget

from desktop.kit.appearance import Look
from desktop.kit.page_keys import SignCard
from desktop.kit.pages import TurnKey
from desktop.kit.painted import Painted, put
from desktop.setup import sizes as measure
from desktop.setup.earlier_games import Past
from desktop.setup.running import own_rules
from desktop.words.say import say

COLUMNS = 3
"""Cards side by side: more would leave no room for who sits there."""


class UnfinishedGames(Painted):
    """The cards in one row or two. Games that do not fit are turned to by whole rows; the rest keeps its place.

    `resumed` carries the id of a game, `broken` in a sentence why one cannot be gone on with.
    """

    resumed = Signal(int)
    broken = Signal(str)

    def __init__(self, look: Look, games: Sequence[Past], parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.games, self.top, self._amber = games, 0, False
        self.cards: list[SignCard] = []
        self.rest: list[SignCard] = []
        self.up, self.down = TurnKey(look, self, "up"), TurnKey(look, self, "down")
        for key, by, words in ((self.up, -1, "turn_up"), (self.down, 1, "turn_down")):
            key.tapped.connect(lambda by=by: self.turn(by * COLUMNS))
            key.name(say(words))
        self._tell()

    def add(self, icon: str, words: str, note: str, brief: str = "") -> SignCard:
        """A card that is no game: it stands behind them; `brief` = what it says where it has no room for the note."""
        card = SignCard(self.look, icon, self)
        card.say(words, note, brief=brief)
        self.rest.append(card)
        return card

    def add_same(self, again: Past, rules: str) -> SignCard:
        """The card of an earlier game, to be started as it was; `rules` = its house in words."""
        game, own = again.starts or again.game, own_rules(again.table)
        note = say("setup.same_note", rules=rules, game=game, seats=again.seats)
        if own:
            note = say("setup.same_own_note", rules=rules, count=own, game=game)
        return self.add("redo", say("setup.same"), note)

    def add_recap(self, over: Past) -> SignCard:
        """The card of the recap of an evening that is over."""
        note = say("setup.recap_note", game=over.game, hands=over.hand)
        brief = say("setup.recap_brief", when=over.left, hands=over.hand)
        return self.add("list", say("setup.recap"), note, brief)

    def add_evenings(self, count: int) -> SignCard:
        """The card of all evenings that are over, so many."""
        return self.add("list", say("setup.evenings"), say("setup.evenings_note", count=count))

    @property
    def turns(self) -> bool:
        """Whether there are more games than can be shown at once."""
        return len(self.games) + len(self.rest) > 2 * COLUMNS

    @property
    def _seen(self) -> int:
        """How many games are seen now."""
        return min(len(self.games) - self.top, COLUMNS) if self.turns else len(self.games)

    @property
    def wanted(self) -> float:
        """Its height, reference px; nothing when there is nothing to go on with."""
        if not self.games and not self.rest:
            return 0.0
        tall, gap = self._measures()
        return tall if len(self.games) + len(self.rest) <= COLUMNS else 2 * tall + gap

    def _measures(self) -> tuple[float, float]:
        two = len(self.games) + len(self.rest) > COLUMNS
        return self.look.of(measure.GO_ON_LOW if two else measure.GO_ON), self.look.of(measure.PANELS)

    def light(self, amber: bool) -> None:
        """Whether to go on is the next tap: with the game that was played last."""
        self._amber = amber
        for number, card in enumerate(self.cards):
            card.light(amber and self.top + number == 0 and not self.games[0].winner)

    def turn(self, by: int) -> None:
        """Turn by whole rows."""
        last = (len(self.games) - 1) // COLUMNS * COLUMNS
        self.top = max(0, min(self.top + by, last))
        self._tell()
        self.lay()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel turns too."""
        if self.turns:
            self.turn(-COLUMNS if event.angleDelta().y() > 0 else COLUMNS)

    def _tapped(self, number: int) -> None:
        game = self.games[self.top + number]
        if game.broken:
            self.broken.emit(game.broken)
        else:
            self.resumed.emit(game.id)

    def _tell(self) -> None:
        """The words of the games that are seen."""
        for number in range(len(self.cards), min(len(self.games), 2 * COLUMNS)):
            card = SignCard(self.look, "arrow", self)
            card.tapped.connect(lambda number=number: self._tapped(number))
            self.cards.append(card)
        for card, game in zip(self.cards, self.games[self.top : self.top + self._seen], strict=False):
            card.say(*game_card(game))
        self.light(self._amber)

    def set_look(self, look: Look) -> None:
        """Theme, grid or choices changed."""
        super().set_look(look)
        self.top = self.top - self.top % COLUMNS if self.turns else 0
        self._tell()
        self.lay()

    def lay(self) -> None:
        """Games first; in two rows the cards are shared out evenly, or the last row keeps the keys that turn."""
        seen = self._seen
        for number, card in enumerate(self.cards):
            card.setVisible(number < seen)
        shown: list[QWidget] = [*self.cards[:seen], *self.rest]
        for key in (self.up, self.down):
            key.setVisible(self.turns)
        self.up.left, self.down.left = self.top, len(self.games) - self.top - seen
        if self.turns:
            self._place([*self.cards[:seen], *(None,) * (COLUMNS - seen)], 0)
            self._place([self.up, self.down, *self.rest], 1, narrow=2)
        elif len(shown) > COLUMNS:
            half = -(-len(shown) // 2)
            self._place(shown[:half], 0)
            self._place(shown[half:], 1)
        else:
            self._place(shown, 0)

    def _place(self, cards: Sequence[QWidget | None], row: int, narrow: int = 0) -> None:
        """One row, all cards as wide but the first `narrow` ones, which are as wide as high."""
        tall, gap = self._measures()
        free = self.area().width() - gap * (len(cards) - 1) - narrow * tall
        x, wide = 0.0, free / max(1, len(cards) - narrow)
        for at, card in enumerate(cards):
            width = tall if at < narrow else wide
            if card is not None:
                put(card, QRectF(x, row * (tall + gap), width, tall), self.look.scale)
            x += width + gap


def game_card(game: Past) -> tuple[str, str, str]:
    """What the card of a game says: how far it is, what is played, and who sits there since when."""
    if game.broken:
        return say("setup.go_on_broken", number=game.id), game.game, game.broken
    words = say("setup.go_on", hand=game.goes_on) if game.hand else say("setup.go_on_first")
    if game.winner:
        words = say("tournament_won", name=game.winner)
    left = say("setup.go_on_here") if game.here else say("setup.go_on_left", when=game.left)
    if not game.players:
        return words, game.game, say("setup.go_on_nobody", left=left)
    who = say("setup.go_on_who", left=left, players=game.players, names=", ".join(game.names))
    return words, game.game, who
