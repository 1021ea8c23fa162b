"""The cards on top of the first page: unfinished games, the last game again, the last recap, all evenings."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QWidget

from desktop.kit.appearance import Look
from desktop.kit.page_keys import SignCard
from desktop.kit.pages import TurnKey
from desktop.kit.painted import Painted, put
from desktop.setup import sizes as measure
from desktop.setup.earlier_games import EarlierSession
from desktop.setup.running import own_rules
from desktop.words.say import say

COLUMNS = 3
"""The number of cards in a row: more would leave no room for the names of players."""


class UnfinishedGames(Painted):
    """The cards in one row or two; games that do not fit are reached by whole rows, other cards keep their place.

    `resumed` carries the id of a game, `broken` in a sentence why one cannot be resumed.
    """

    resumed = Signal(int)
    broken = Signal(str)

    def __init__(self, look: Look, games: Sequence[EarlierSession], parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.games, self.top, self._amber = games, 0, False
        self.cards: list[SignCard] = []
        self.rest: list[SignCard] = []
        self.up, self.down = TurnKey(look, self, "up"), TurnKey(look, self, "down")
        for key, by, words in ((self.up, -1, "turn_up"), (self.down, 1, "turn_down")):
            key.tapped.connect(lambda by=by: self.turn(by * COLUMNS))
            key.name(say(words))
        self._set_texts()

    def add(self, icon: str, words: str, note: str, brief: str = "") -> SignCard:
        """Add a card that is no game, after the games; `brief` = its text where the note has no room."""
        card = SignCard(self.look, icon, self)
        card.say(words, note, brief=brief)
        self.rest.append(card)
        return card

    def add_same(self, again: EarlierSession, rules: str) -> SignCard:
        """Add the card that starts an earlier game again; `rules` = the name of its house rules."""
        game, own = again.starts or again.game, own_rules(again.table)
        note = say("setup.same_note", rules=rules, game=game, seats=again.seats)
        if own:
            note = say("setup.same_own_note", rules=rules, count=own, game=game)
        return self.add("redo", say("setup.same"), note)

    def add_recap(self, over: EarlierSession) -> SignCard:
        """Add the card of an ended evening's recap."""
        note = say("setup.recap_note", game=over.game, hands=over.hand)
        brief = say("setup.recap_brief", when=over.left, hands=over.hand)
        return self.add("list", say("setup.recap"), note, brief)

    def add_evenings(self, count: int) -> SignCard:
        """Add the card of all `count` ended evenings."""
        return self.add("list", say("setup.evenings"), say("setup.evenings_note", count=count))

    @property
    def turns(self) -> bool:
        """Whether there are more games than can be shown at once."""
        return len(self.games) + len(self.rest) > 2 * COLUMNS

    @property
    def _shown_count(self) -> int:
        """The number of games shown now."""
        return min(len(self.games) - self.top, COLUMNS) if self.turns else len(self.games)

    @property
    def preferred_height(self) -> float:
        """Its height, reference px; 0 without any card."""
        if not self.games and not self.rest:
            return 0.0
        tall, gap = self._height_and_gap()
        return tall if len(self.games) + len(self.rest) <= COLUMNS else 2 * tall + gap

    def _height_and_gap(self) -> tuple[float, float]:
        two_rows = len(self.games) + len(self.rest) > COLUMNS
        return self.look.of(measure.GO_ON_LOW if two_rows else measure.GO_ON), self.look.of(measure.PANELS)

    def light(self, amber: bool) -> None:
        """Light the card of the last played game when `amber`: resuming is the next tap."""
        self._amber = amber
        for number, card in enumerate(self.cards):
            card.light(amber and self.top + number == 0 and not self.games[0].winner)

    def turn(self, by: int) -> None:
        """Scroll the games by `by` cards, in whole rows."""
        last = (len(self.games) - 1) // COLUMNS * COLUMNS
        self.top = max(0, min(self.top + by, last))
        self._set_texts()
        self.lay()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll by a row per step of the wheel."""
        if self.turns:
            self.turn(-COLUMNS if event.angleDelta().y() > 0 else COLUMNS)

    def _tapped(self, number: int) -> None:
        game = self.games[self.top + number]
        if game.broken:
            self.broken.emit(game.broken)
        else:
            self.resumed.emit(game.id)

    def _set_texts(self) -> None:
        """Set the texts of the shown games."""
        for number in range(len(self.cards), min(len(self.games), 2 * COLUMNS)):
            card = SignCard(self.look, "arrow", self)
            card.tapped.connect(lambda number=number: self._tapped(number))
            self.cards.append(card)
        for card, game in zip(self.cards, self.games[self.top : self.top + self._shown_count], strict=False):
            card.say(*game_card(game))
        self.light(self._amber)

    def set_look(self, look: Look) -> None:
        """Apply changes of theme, grid or choices."""
        super().set_look(look)
        self.top = self.top - self.top % COLUMNS if self.turns else 0
        self._set_texts()
        self.lay()

    def lay(self) -> None:
        """Place the games first; in two rows the cards are shared out evenly, or the last row has the scroll keys."""
        seen = self._shown_count
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
        """Place one row; all cards are equally wide except the first `narrow` ones, which are squares."""
        tall, gap = self._height_and_gap()
        free = self.area().width() - gap * (len(cards) - 1) - narrow * tall
        x, wide = 0.0, free / max(1, len(cards) - narrow)
        for at, card in enumerate(cards):
            width = tall if at < narrow else wide
            if card is not None:
                put(card, QRectF(x, row * (tall + gap), width, tall), self.look.scale)
            x += width + gap


def game_card(game: EarlierSession) -> tuple[str, str, str]:
    """Return the texts of a game's card: how far it is, what is played, and its players with the time."""
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
