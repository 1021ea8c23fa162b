"""The sheet that enters cards, always optional: a rank, then a suit, for a board or for a player's cards."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.button import Button
from desktop.kit.face import Face, Fill
from desktop.kit.fitting import fit_px
from desktop.kit.keys import BackKey
from desktop.kit.layout import Space, cells
from desktop.kit.paint import CENTRE, panel, text
from desktop.kit.painted import Tap
from desktop.kit.sheet import Sheet
from desktop.kit.sizes import GO, KEY_MORE, LINE, SHADOW, STRONG
from desktop.present.cards import RANKS, WantedCards
from desktop.table.cards import face, rank_words, slot, split_cards, suit_path
from desktop.table.colours import colours
from desktop.table.sheet_sizes import (
    CARD_GAPS,
    CARD_ROW_GAP,
    CARD_ROWS,
    CARD_SHAPE,
    CARDS_HIGH,
    MOST_CARDS,
    NOTE_AT,
    NOTE_HIGH,
    PLACE_ROUND,
    PLACE_ROUND_LEAST,
    PLACE_TEXT,
    RANKS_ACROSS,
    SEAT_AT,
    SEAT_HIGH,
    SUIT_DARKER,
    SUIT_ROUND,
    SUIT_SIZE,
)
from desktop.words.say import say

SUITS = "shdc"


class SuitKey(Tap):
    """A key with the shape of a suit in its colour, on a card's face."""

    def __init__(self, look: Look, suit: str, parent: QWidget) -> None:
        super().__init__(look, parent, repeats=True)
        self.suit = suit
        self.name(say(f"suit_{suit}"))

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the suit."""
        theme = self.look.theme
        own = colours(theme)
        rect = area.adjusted(0, 0, 0, -SHADOW)
        fill = own.cream.darker(SUIT_DARKER) if self.isDown() else own.face
        panel(p, rect, SUIT_ROUND, fill, theme.edge, LINE)
        size = rect.height() * SUIT_SIZE
        p.fillPath(suit_path(self.suit, rect.center().x(), rect.center().y(), size), own.suit(self.suit))


class CardSheet(Sheet):
    """A sheet that enters cards; `confirmed` carries them as one text, `Kh9s`."""

    confirmed = Signal(str)

    def __init__(self, look: Look, wanted: WantedCards, parent: QWidget | None = None) -> None:
        super().__init__(look, wanted.title, parent)
        self.wanted = wanted
        self.cards = [*split_cards(wanted.entered)]
        self.rank = ""
        self.refused = ""
        self.ranks = [Button(look, self, "key", repeats=True) for _ in RANKS]
        for key, rank in zip(self.ranks, RANKS, strict=True):
            key.tapped.connect(lambda rank=rank: self.pick_rank(rank))
        self.suits = [SuitKey(look, suit, self) for suit in SUITS]
        for suit in self.suits:
            suit.tapped.connect(lambda suit=suit.suit: self.pick_suit(suit))
        self.back = BackKey(look, self)
        self.back.tapped.connect(lambda: self.press("back"))
        self.back.held.connect(self.clear)
        self.go = self.go_key()
        self._refresh()

    @property
    def changed(self) -> bool:
        """Return whether the cards differ from those entered when the sheet was opened."""
        return "".join(self.cards) != self.wanted.entered

    @property
    def begun(self) -> bool:
        """Return whether a card or a rank was entered."""
        return self.changed or bool(self.rank)

    def follow(self, wanted: WantedCards) -> None:
        """Ask for the cards of `wanted`, which has more places now; the cards entered stay."""
        self.wanted, self.refused = wanted, ""
        self._refresh()

    def pick_rank(self, rank: str) -> None:
        """Choose the rank that the next suit completes."""
        self.rank, self.refused = rank, ""
        self._refresh()

    def pick_suit(self, suit: str) -> None:
        """Complete the card with a suit; a card that is not possible is refused, and the sheet shows why."""
        card = self.rank + suit
        self.refused = self.wanted.why_not(card, tuple(self.cards)) if self.rank else say("rank_first")
        if not self.refused:
            self.cards.append(card)
        self.rank = ""
        self._refresh()

    def clear(self) -> None:
        """Remove all cards."""
        self.cards, self.rank, self.refused = [], "", ""
        self._refresh()

    def press(self, key: str) -> None:
        """Handle a key: `go`, `back`, or a rank by its digit; 1 and 0 both stand for a ten."""
        if key == "go":
            if not self.go.face.reason:
                self.confirmed.emit("".join(self.cards))
        elif key == "back":
            if self.rank:
                self.rank = ""
            elif self.cards:
                self.cards.pop()
            self.refused = ""
            self._refresh()
        else:
            self.pick_rank(key if key in RANKS else "T")

    def type(self, text: str) -> None:
        """Choose a rank or a suit by its letter, in any case; other text (space, comma) is ignored."""
        if text.upper() in RANKS:
            self.pick_rank(text.upper())
        elif text.lower() in SUITS:
            self.pick_suit(text.lower())

    def _refresh(self) -> None:
        missing = len(self.cards) < (self.wanted.least or self.wanted.count)
        words = f"{len(self.cards)} / {self.wanted.count}"
        fill: Fill = "normal" if missing else "main"
        reason, entered = (words, "") if missing else ("", words)
        self.go.render_face(Face(say("sheet_cards_go"), entered, reason=reason, fill=fill))
        for key, rank in zip(self.ranks, RANKS, strict=True):
            key.render_face(Face(rank_words(rank), fill="chosen" if rank == self.rank else "normal"))
        self.update()

    def arrange(self, space: Space) -> None:
        """Place the cards, the keys (three ranks and a suit in each row) and the key that sends."""
        space.put(self.go, space.bottom(self.look.of(GO)))
        self._cards = QRectF(space.rect.left(), self.head, space.rect.width(), self.look.of(CARDS_HIGH))
        box = space.rect.adjusted(0, self.look.of(CARDS_HIGH) + self.look.of(NOTE_HIGH), 0, 0)
        high = min((box.height() - (CARD_ROWS - 1) * space.gap) / CARD_ROWS, self.look.room.key_h + KEY_MORE)
        across = RANKS_ACROSS + 1
        places = cells(box, CARD_ROWS * across, across, space.gap, high)
        for number, key in enumerate(self.ranks):
            space.put(key, places[number + number // RANKS_ACROSS])
        for number, suit in enumerate(self.suits):
            space.put(suit, places[number * across + RANKS_ACROSS])
        space.put(self.back, places[-RANKS_ACROSS].united(places[-1]))

    _cards = QRectF()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the sheet, the cards entered, and why the last card was refused."""
        super().paint(p, area)
        theme, kinds, box, count = self.look.theme, self.look.type, self._cards, max(1, self.wanted.count)
        rows = 1 if count <= MOST_CARDS else 2
        across = -(-count // rows)
        ring = kinds.small * SEAT_HIGH if self.wanted.seats else 0.0
        high, gap = (box.height() - (rows - 1) * CARD_ROW_GAP) / rows - ring, CARD_GAPS[across >= MOST_CARDS - 1]
        width = min(high * CARD_SHAPE, (box.width() - gap * (across - 1)) / across)
        left = area.center().x() - (across * width + gap * (across - 1)) / 2
        for place in range(count):
            row, column = divmod(place, across)
            y = box.top() + row * (high + ring + CARD_ROW_GAP)
            card = QRectF(left + column * (width + gap), y, width, min(high, width / CARD_SHAPE))
            self._paint_place(p, place, card)
        if self.refused:
            y = box.bottom() + self.look.of(NOTE_HIGH) * NOTE_AT
            px = fit_px(self.refused, kinds.second, fonts.SEMIBOLD, box.width(), kinds.small)
            text(p, self.refused, area.center().x(), y, px, fonts.SEMIBOLD, theme.owe, CENTRE)

    def _paint_place(self, p: QPainter, place: int, rect: QRectF) -> None:
        """Paint the card at index `place` or its empty place; upcards have their seat below."""
        theme, small = self.look.theme, self.look.type.small
        if place < len(self.cards):
            face(p, rect, self.cards[place], theme)
        else:
            slot(p, rect, theme, dealt=False)
            if place == len(self.cards):
                panel(p, rect, max(PLACE_ROUND_LEAST, rect.width() * PLACE_ROUND), None, theme.info, STRONG)
                words = rank_words(self.rank) if self.rank else ""
                px = round(rect.width() * PLACE_TEXT)
                text(p, words, rect.center().x(), rect.center().y(), px, fonts.BOLD, theme.text, CENTRE)
        if self.wanted.seats:
            y = rect.bottom() + small * SEAT_AT
            ink = theme.text if place == len(self.cards) else theme.text2
            text(p, str(self.wanted.seats[place]), rect.center().x(), y, small, fonts.BOLD, ink, CENTRE)
