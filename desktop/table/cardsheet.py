"""Cards, always optional: rank then suit on the same keys as the pad. For the board, or for a hand at the showdown."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.intents import Type
from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.icons import suit_path
from desktop.kit.paint import CENTRE, fit_px, panel, text
from desktop.kit.painted import Tap, put
from desktop.present.cards import RANKS, Wanted
from desktop.present.slot import Fill, Slot
from desktop.table.amountpad import BackKey
from desktop.table.cards import face, rank_words, slot, split_cards
from desktop.table.sheet import Sheet
from desktop.table.slotbutton import SlotButton
from desktop.words.house import say as told
from desktop.words.table import say

SUITS = "shdc"


class SuitKey(Tap):
    """A suit: its shape, in its colour, on a card's face."""

    def __init__(self, look: Look, suit: str, parent: QWidget) -> None:
        super().__init__(look, parent, repeats=True)
        self.suit = suit
        self.name(say(f"suit_{suit}"))

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the suit."""
        theme = self.look.theme
        rect = area.adjusted(0, 0, 0, -2)
        panel(p, rect, 13, theme.face if not self.isDown() else theme.cream.darker(115), theme.edge, 1.2)
        size = rect.height() * 0.56
        p.fillPath(suit_path(self.suit, rect.center().x(), rect.center().y(), size), theme.suit(self.suit))


class CardSheet(Sheet):
    """Enters cards; `given` carries them."""

    given = Signal(str)

    def __init__(self, look: Look, wanted: Wanted, parent: QWidget | None = None) -> None:
        super().__init__(look, wanted.title, parent)
        self.wanted = wanted
        self.cards = [*split_cards(wanted.known)]
        self.rank = ""
        self.refused = ""
        self.ranks = [SlotButton(look, self, repeats=True) for _ in RANKS]
        for key, rank in zip(self.ranks, RANKS, strict=True):
            key.render_slot(Slot(rank_words(rank), intent=Type(rank)))
            key.said.connect(lambda intent: self.pick_rank(intent.digits))
        self.suits = [SuitKey(look, suit, self) for suit in SUITS]
        for one in self.suits:
            one.tapped.connect(lambda suit=one.suit: self.pick_suit(suit))
        self.back = BackKey(look, self, repeats=True, holds=True)
        self.back.name(say("speak_backspace"))
        self.back.tapped.connect(lambda: self.press("back"))
        self.back.held.connect(self.clear)
        self.go = SlotButton(look, self)
        self.go.tapped.connect(lambda: self.press("go"))
        self._refresh()

    def pick_rank(self, rank: str) -> None:
        """A rank, for the next suit."""
        self.rank, self.refused = rank, ""
        self._refresh()

    def pick_suit(self, suit: str) -> None:
        """A suit completes the card; one that cannot lie there is not taken, and the sheet says why."""
        card = self.rank + suit
        self.refused = self.wanted.why_not(card, tuple(self.cards)) if self.rank else told("rank_first")
        if not self.refused:
            self.cards.append(card)
        self.rank = ""
        self._refresh()

    def clear(self) -> None:
        """All cards go."""
        self.cards, self.rank, self.refused = [], "", ""
        self._refresh()

    def press(self, key: str) -> None:
        """`go`, `back`, or a rank by its digit; 1 begins a 10, and so does the 0 alone."""
        if key == "go":
            if not self.go.slot.reason:
                self.given.emit("".join(self.cards))
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
        """A rank or a suit by its letter, in any case; what lies between two cards (space, comma) is read over."""
        if text.upper() in RANKS:
            self.pick_rank(text.upper())
        elif text.lower() in SUITS:
            self.pick_suit(text.lower())

    def _refresh(self) -> None:
        missing = len(self.cards) < (self.wanted.least or self.wanted.count)
        words = f"{len(self.cards)} / {self.wanted.count}"
        fill: Fill = "normal" if missing else "main"
        reason, entered = (words, "") if missing else ("", words)
        self.go.render_slot(Slot(say("sheet_cards_go"), entered, reason=reason, fill=fill, intent=Type("go")))
        for key, rank in zip(self.ranks, RANKS, strict=True):
            key.render_slot(Slot(rank_words(rank), fill="chosen" if rank == self.rank else "normal", intent=Type(rank)))
        self.update()

    def arrange(self) -> None:
        """Place the cards, the keys and the key that sends."""
        wide, area, scale = self.look.room.wide, self.area(), self.look.scale
        side, gap = (14.0, 8.0) if wide else (10.0, 6.0)
        inner = area.adjusted(side, 0, -side, -side)
        go = 92.0 if wide else 72.0
        self.go.sizes = (30, 36, 20) if wide else (22, 26, 15)
        put(self.go, QRectF(inner.left(), inner.bottom() - go, inner.width(), go), scale)
        top = self.head + self._card_height() + self._note_height()
        box = QRectF(inner.left(), top, inner.width(), inner.bottom() - go - gap - top)
        width = (box.width() - 3 * gap) / 4
        high = min((box.height() - 4 * gap) / 5, self.look.room.key_h + 4.0)
        for number, key in enumerate(self.ranks):
            row, place = divmod(number, 3)
            key.sizes = (self.look.type.key, self.look.type.key, 14)
            put(key, QRectF(box.left() + place * (width + gap), box.top() + row * (high + gap), width, high), scale)
        for number, suit in enumerate(self.suits):
            put(suit, QRectF(box.left() + 3 * (width + gap), box.top() + number * (high + gap), width, high), scale)
        last = box.top() + 4 * (high + gap)
        put(self.back, QRectF(box.left() + width + gap, last, 3 * width + 2 * gap, high), scale)

    def _card_height(self) -> float:
        return 120.0 if self.look.room.wide else 74.0

    def _note_height(self) -> float:
        return 36.0 if self.look.room.wide else 28.0

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the sheet, the cards so far, and why the last one was not taken."""
        super().paint(p, area)
        theme, kinds, count = self.look.theme, self.look.type, max(1, self.wanted.count)
        rows = 1 if count <= 8 else 2
        across = -(-count // rows)
        ring = kinds.small * 1.5 if self.wanted.seats else 0.0
        high, gap = (self._card_height() - (rows - 1) * 6) / rows - ring, 8.0 if across < 7 else 5.0
        width = min(high * 0.72, (area.width() - 28 - gap * (across - 1)) / across)
        left = area.center().x() - (across * width + gap * (across - 1)) / 2
        for place in range(count):
            row, column = divmod(place, across)
            y = self.head + row * (high + ring + 6)
            self._paint_place(p, place, QRectF(left + column * (width + gap), y, width, min(high, width / 0.72)))
        if self.refused:
            y = self.head + self._card_height() + self._note_height() * 0.46
            px = fit_px(self.refused, kinds.second, fonts.SEMIBOLD, area.width() - 28, kinds.small)
            text(p, self.refused, area.center().x(), y, px, fonts.SEMIBOLD, theme.owe, CENTRE)

    def _paint_place(self, p: QPainter, place: int, rect: QRectF) -> None:
        """A card, or the place of one; of upcards with the seat below."""
        theme, small = self.look.theme, self.look.type.small
        if place < len(self.cards):
            face(p, rect, self.cards[place], theme)
        else:
            slot(p, rect, theme, dealt=False)
            if place == len(self.cards):
                panel(p, rect, max(3.0, rect.width() * 0.09), None, theme.info, 2)
                words = rank_words(self.rank) if self.rank else ""
                text(
                    p,
                    words,
                    rect.center().x(),
                    rect.center().y(),
                    round(rect.width() * 0.5),
                    fonts.BOLD,
                    theme.text,
                    CENTRE,
                )
        if self.wanted.seats:
            y = rect.bottom() + small * 0.85
            ink = theme.text if place == len(self.cards) else theme.text2
            text(p, str(self.wanted.seats[place]), rect.center().x(), y, small, fonts.BOLD, ink, CENTRE)
