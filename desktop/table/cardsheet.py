"""Cards, always optional: rank then suit on the same keys as the pad. For the board, or for a hand at the showdown."""

from msgspec import Struct
from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop import fonts
from desktop.bridge import Bridge
from desktop.icons import suit_path
from desktop.intents import Type
from desktop.look import Look
from desktop.paint import CENTRE, panel, text
from desktop.painted import Tap, put
from desktop.present.centre import cards_out
from desktop.present.felt import cards_dealt
from desktop.present.slot import Fill, Slot
from desktop.scene import Scene
from desktop.table.amountpad import BackKey
from desktop.table.cards import face, rank_words, slot, split_cards
from desktop.table.sheet import Sheet
from desktop.table.slotbutton import SlotButton
from desktop.wording import say
from engine import commands as c

RANKS = "AKQJT98765432"
SUITS = "shdc"


class Wanted(Struct, frozen=True):
    """Which cards: `what` = `board` or `cards:5`; `count` of them, `known` already entered, `gone` lie elsewhere."""

    what: str
    title: str
    count: int
    known: str = ""
    gone: str = ""


def cards_wanted(scene: Scene, kind: str, rest: str) -> Wanted | None:
    """The cards that can be entered now, None when there are none."""
    view = scene.view
    if not scene.in_hand:
        return None
    shown = "".join(one.cards for one in view.seats.values())
    if kind == "board":
        count = cards_out(scene)
        if scene.game.family != "board" or not count or len(scene.view.boards) > 1:
            return None
        return Wanted("board", say("sheet_board"), count, view.board, shown)
    live = [seat for seat, one in view.seats.items() if one.dealt and one.state in ("in", "all_in")]
    seat = int(rest) if rest else next((one for one in live if not view.seats[one].cards), live[0] if live else 0)
    if not seat:
        return None
    others = "".join(one.cards for number, one in view.seats.items() if number != seat)
    title = say("sheet_cards", name=scene.name(seat))
    return Wanted(f"cards:{seat}", title, cards_dealt(scene), view.seats[seat].cards, others + view.board)


def enter_cards(bridge: Bridge, what: str, cards: str) -> bool:
    """Send entered cards: a hand is shown; board cards go into the street dealt last."""
    kind, _, rest = what.partition(":")
    if kind == "cards":
        return bridge.send(c.Show(seat=int(rest), cards=cards))
    return bridge.board(cards)


class SuitKey(Tap):
    """A suit: its shape, in its colour, on a card's face."""

    def __init__(self, look: Look, suit: str, parent: QWidget) -> None:
        super().__init__(look, parent, repeats=True)
        self.suit = suit
        self.name({"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}[suit])

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the suit."""
        theme = self.look.theme
        rect = area.adjusted(0, 0, 0, -2)
        panel(p, rect, 13, theme.face if not self.isDown() else theme.cream.darker(115), theme.edge, 1.2)
        size = rect.height() * 0.56
        p.fillPath(suit_path(self.suit, rect.center().x(), rect.center().y(), size), theme.suit(self.suit))


class CardSheet(Sheet):
    """Enters cards; `given` carries what they are for and the cards."""

    given = Signal(str, str)

    def __init__(self, look: Look, wanted: Wanted, parent: QWidget | None = None) -> None:
        super().__init__(look, wanted.title, parent)
        self.wanted = wanted
        self.cards = [*split_cards(wanted.known)]
        self.rank = ""
        self.ranks = [SlotButton(look, self, repeats=True) for _ in RANKS]
        for key, rank in zip(self.ranks, RANKS, strict=True):
            key.render_slot(Slot(rank_words(rank), intent=Type(rank)))
            key.said.connect(lambda intent: self.pick_rank(intent.digits))
        self.suits = [SuitKey(look, suit, self) for suit in SUITS]
        for one in self.suits:
            one.tapped.connect(lambda suit=one.suit: self.pick_suit(suit))
        self.back = BackKey(look, self, repeats=True, holds=True)
        self.back.tapped.connect(lambda: self.press("back"))
        self.back.held.connect(self.clear)
        self.go = SlotButton(look, self)
        self.go.tapped.connect(lambda: self.press("go"))
        self._refresh()

    def pick_rank(self, rank: str) -> None:
        """A rank, for the next suit."""
        self.rank = rank
        self._refresh()

    def pick_suit(self, suit: str) -> None:
        """A suit completes the card; a card that lies elsewhere is not taken."""
        card = self.rank + suit
        lies = {*self.cards, *split_cards(self.wanted.gone)}
        if self.rank and card not in lies and len(self.cards) < self.wanted.count:
            self.cards.append(card)
            self.rank = ""
        self._refresh()

    def clear(self) -> None:
        """All cards go."""
        self.cards, self.rank = [], ""
        self._refresh()

    def press(self, key: str) -> bool:
        """A key of the keyboard."""
        if key == "go":
            if not self.go.slot.reason:
                self.given.emit(self.wanted.what, "".join(self.cards))
        elif key == "back":
            if self.rank:
                self.rank = ""
            elif self.cards:
                self.cards.pop()
            self._refresh()
        else:
            rank = key[0] if key in "23456789" else "T" if key == "0" else ""
            if rank:
                self.pick_rank(rank)
        return True

    def _refresh(self) -> None:
        missing = len(self.cards) != self.wanted.count
        words = f"{len(self.cards)} / {self.wanted.count}"
        fill: Fill = "normal" if missing else "main"
        reason, entered = (words, "") if missing else ("", words)
        self.go.render_slot(Slot(say("sheet_cards_go"), entered, reason=reason, fill=fill, intent=Type("go")))
        for key, rank in zip(self.ranks, RANKS, strict=True):
            key.render_slot(Slot(rank_words(rank), fill="chosen" if rank == self.rank else "normal", intent=Type(rank)))
        self.update()

    def set_look(self, look: Look) -> None:
        """Theme, grid or choices changed."""
        super().set_look(look)
        for part in (self.close_key, self.back, self.go, *self.ranks, *self.suits):
            part.set_look(look)
        self.arrange()

    def arrange(self) -> None:
        """Place the cards, the keys and the key that sends."""
        wide, area, scale = self.look.room.wide, self.area(), self.look.scale
        side, gap = (14.0, 8.0) if wide else (10.0, 6.0)
        inner = area.adjusted(side, 0, -side, -side)
        go = 92.0 if wide else 72.0
        self.go.sizes = (30, 36, 20) if wide else (22, 26, 15)
        put(self.go, QRectF(inner.left(), inner.bottom() - go, inner.width(), go), scale)
        top = self.head + (self._card_height() + 14)
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

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the sheet and the cards so far."""
        super().paint(p, area)
        count = max(1, self.wanted.count)
        high = self._card_height()
        gap = 8.0
        width = min(high * 0.72, (area.width() - 28 - gap * (count - 1)) / count)
        left = area.center().x() - (count * width + gap * (count - 1)) / 2
        for place in range(count):
            rect = QRectF(left + place * (width + gap), self.head, width, min(high, width / 0.72))
            if place < len(self.cards):
                face(p, rect, self.cards[place], self.look.theme)
            else:
                slot(p, rect, self.look.theme, dealt=False)
                if place == len(self.cards) and self.rank:
                    words, ink = rank_words(self.rank), self.look.theme.text
                    text(p, words, rect.center().x(), rect.center().y(), round(width * 0.5), fonts.BOLD, ink, CENTRE)
