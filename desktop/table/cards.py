"""Cards, face up and face down, and the board with places for the cards to come; a tap on it enters cards.

The suits have four colours by default, and shapes that tell them apart without colour.
"""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform
from PySide6.QtWidgets import QWidget

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.icons import drawn
from desktop.kit.layout import levels
from desktop.kit.paint import inside, panel, text
from desktop.kit.painted import PARENT, Tap
from desktop.kit.sizes import DASH, FINE, LINE, LIT, SHADOW, STRONG
from desktop.kit.store import rgba, stamp
from desktop.kit.theme import Theme
from desktop.table import felt_sizes as measure
from desktop.table import shares
from desktop.table.colours import colours
from desktop.table.measures import CARDS, measures
from desktop.words.say import say

ROUND_SHARE = 0.09
"""The radius of a card's corners, as a share of its width."""
OUTLINE = QColor(0, 0, 0, 120)
"""The line round a small card."""
RIM = QColor(8, 20, 16)
"""The rim round a card that is face down."""

SUITS = {
    "s": (
        "M0 -1 C0.35 -0.5 0.95 -0.15 0.95 0.25, 0.95 0.62 0.68 0.74 0.5 0.74, 0.3 0.74 0.17 0.64 0.07 0.5 "
        "Q0.12 0.8 0.36 1 L-0.36 1 Q-0.12 0.8 -0.07 0.5 "
        "C-0.17 0.64 -0.3 0.74 -0.5 0.74, -0.68 0.74 -0.95 0.62 -0.95 0.25, -0.95 -0.15 -0.35 -0.5 0 -1"
    ),
    "h": (
        "M0 0.95 C-0.6 0.35 -1 0.05 -1 -0.38, -1 -0.75 -0.75 -0.95 -0.5 -0.95, -0.25 -0.95 -0.08 -0.8 0 -0.55, "
        "0.08 -0.8 0.25 -0.95 0.5 -0.95, 0.75 -0.95 1 -0.75 1 -0.38, 1 0.05 0.6 0.35 0 0.95"
    ),
    "d": "M0 -1 Q0.28 -0.4 0.78 0, 0.28 0.4 0 1, -0.28 0.4 -0.78 0, -0.28 -0.4 0 -1",
    "c": (
        "E-0.46 -0.98 0.92 0.92 E-0.96 -0.26 0.92 0.92 E0.04 -0.26 0.92 0.92 B-0.25 -0.25 0.5 0.55 M0.06 0.2 "
        "Q0.1 0.75 0.36 1 L-0.36 1 Q-0.1 0.75 -0.06 0.2"
    ),
}
"""The outlines of the suits, coordinates from -1 to 1 in both directions."""


def split_cards(cards: str) -> tuple[str, ...]:
    """Return the single cards of a text: `Kh9s` gives `Kh`, `9s` (a ten may be `T` or `10`)."""
    plain = cards.replace("10", "T").replace(" ", "")
    return tuple(plain[at : at + 2] for at in range(0, len(plain) - 1, 2))


def rank_words(rank: str) -> str:
    """Return a rank as it is printed on a card."""
    return "10" if rank in "Tt" else rank.upper()


def suit_path(suit: str, x: float, y: float, size: float) -> QPainterPath:
    """Return the shape of a suit (`s h d c`) centred on (x, y), `size` px high."""
    path = drawn(SUITS[suit])
    path.closeSubpath()
    path.setFillRule(Qt.FillRule.WindingFill)  # the leaves of a club overlap
    return QTransform(size / 2, 0, 0, size / 2, x, y).map(path)


def face(p: QPainter, rect: QRectF, card: str, theme: Theme) -> None:
    """Paint a card's face: rank and suit in the corner, a large suit below."""
    own = colours(theme)
    width, height = rect.width(), rect.height()
    panel(p, rect, max(measure.FACE_ROUND, width * ROUND_SHARE), own.face, shadow=True)
    suit, colour = card[1].lower(), own.suit(card[1].lower())
    words = rank_words(card[0])
    px = round(height * shares.RANK)
    while px > measure.RANK_LEAST and fonts.width(words, px, fonts.BOLD) > width * shares.RANK_WIDE:
        px -= 1
    text(p, words, *_at(rect, shares.RANK_AT), px, fonts.BOLD, colour)
    p.fillPath(suit_path(suit, *_at(rect, shares.SUIT_AT), width * shares.SUIT), colour)
    p.fillPath(suit_path(suit, *_at(rect, shares.SUIT_LARGE_AT), width * shares.SUIT_LARGE), colour)


def _at(rect: QRectF, parts: tuple[float, float]) -> tuple[float, float]:
    """Return the point at these shares of a card's width and height."""
    across, down = parts
    return rect.left() + rect.width() * across, rect.top() + rect.height() * down


def small_face(p: QPainter, rect: QRectF, card: str, theme: Theme) -> None:
    """Paint a small card of a seat: the rank above the suit."""
    own = colours(theme)
    width, height = rect.width(), rect.height()
    panel(p, rect, measure.FACE_ROUND, own.face, OUTLINE, 1.0)
    colour = own.suit(card[1].lower())
    words = rank_words(card[0])
    px = round(height * shares.SMALL_RANK)
    while px > measure.SMALL_RANK_LEAST and fonts.width(words, px, fonts.BOLD) > width - measure.RANK_SIDES:
        px -= 1
    first, second = levels(rect, shares.SMALL_LEVELS)
    text(p, words, rect.center().x(), first, px, fonts.BOLD, colour, 0)
    p.fillPath(suit_path(card[1].lower(), rect.center().x(), second, height * shares.SMALL_SUIT), colour)


def back(p: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paint a card's back."""
    own = colours(theme)
    key = ("back", rect.width(), rect.height(), rgba(own.back), rgba(own.face))
    stamp(p, key, inside(rect, -STRONG), lambda q, _: _back(q, rect, theme))


def _back(p: QPainter, rect: QRectF, theme: Theme) -> None:
    own = colours(theme)
    panel(p, inside(rect, -measure.BACK_RIM), measure.BACK_ROUNDS[0], RIM)
    panel(p, rect, measure.BACK_ROUNDS[1], own.face)
    panel(p, inside(rect, measure.BACK_INSET), measure.BACK_ROUNDS[2], own.back)


def slot(p: QPainter, rect: QRectF, theme: Theme, dealt: bool) -> None:
    """Paint an empty place of the board: dashed before its card is dealt, solid if it is dealt, not entered."""
    own = colours(theme)
    radius = rect.width() * ROUND_SHARE
    if dealt:
        panel(p, rect, radius, own.well, own.feltline, FINE)
        panel(p, inside(rect, measure.SLOT_INSET), radius * shares.SLOT_ROUND, None, own.feltdeco, LINE)
    else:
        panel(p, rect, radius, None, own.feltdeco, FINE, DASH)


class Board(Tap):
    """A widget that renders one board, its cards from the left in the order of the deal."""

    turns_round = False

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.cards = ""
        self.out = 0
        self.set_ground(PARENT)

    def appearance(self) -> object:
        """Return the cards, the number dealt, and whether the board is pressed."""
        return self.cards, self.out, self.isDown()

    def render_board(self, cards: str, out: int) -> None:
        """Show these cards; `out` is the number of cards dealt, entered or not."""
        if (cards, out) != (self.cards, self.out):
            self.cards, self.out = cards, out
            self.update()
        self.name(say("speak_board", cards=" ".join(split_cards(cards)) or out))

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the places of the board and their cards."""
        room = measures(self.look)
        size = area.width() / room.board
        width, height, gap = room.card[0] * size, room.card[1] * size, room.card_gap * size
        known = split_cards(self.cards)
        for place in range(CARDS):
            rect = QRectF(place * (width + gap), 0, width, min(height, area.height()) - SHADOW)
            if place < len(known):
                face(p, rect, known[place], self.look.theme)
            else:
                slot(p, rect, self.look.theme, place < self.out)
        if self.isDown():
            panel(p, area.adjusted(0, 0, 0, -SHADOW), width * ROUND_SHARE, None, self.look.theme.text, LIT)
