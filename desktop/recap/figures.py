"""The top row of the recap: the figures of the evening, and whether every chip is accounted for."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fitting, fonts, icons, paint, sizes
from desktop.kit.appearance import Look
from desktop.kit.focus import focus_ring, ring
from desktop.kit.layout import column, levels
from desktop.kit.painted import Painted, Tap, put
from desktop.kit.shares import SIDES_OF_TWO, SIGN_ON_DISC
from desktop.recap import shares
from desktop.recap import sizes as measure
from desktop.recap.page_records import RecapFigure, ShownBalance
from desktop.words.say import say

LEAST_SIZE = 0.7
"""The smallest share of their size that letters of the cards may have, and the step in which it decreases."""
SMALLER = 0.02


class HandKey(Tap):
    """A key over the card of a hand, which replays it; a small sign in the corner of the card."""

    rings = True

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the sign, and the focus ring."""
        theme, size, corner = self.look.theme, self.look.of(measure.PLAY_SIGN), self.look.of(sizes.ROUND_PANEL)
        icons.paint(p, "play", area.right() - size, area.top() + size, size, theme.info)
        if self.isDown():
            ring(p, area, corner, theme.info)
        focus_ring(self, p, area, corner)


class RecapFigures(Painted):
    """The row of cards; the last one shows whether the chips agree. `replayed` carries the hand of the tapped card."""

    replayed = Signal(int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._shrink = 1.0
        """The factor of all sizes; under 1 where even the narrowest cards do not fit."""
        self.replay = HandKey(look, self)
        self.replay.tapped.connect(self._replay)
        self._figures: tuple[RecapFigure, ...] = ()
        self._balance = ShownBalance(True, "", "")

    _second_px = 0
    """The size of secondary lines, px; labels are 1 px smaller. Chosen when the cards are placed."""

    def show_figures(self, figures: tuple[RecapFigure, ...], balance: ShownBalance) -> None:
        """Show other figures."""
        self._figures, self._balance = figures, balance
        sentences = [f"{figure.label} {figure.value} {figure.note}".strip() for figure in figures]
        self.setAccessibleName(". ".join([*sentences, f"{balance.head}: {balance.detail}"]))
        hands = [(figure.label, figure.hand) for figure in figures if figure.hand]
        self.replay.setVisible(bool(hands))
        if hands:
            self.replay.name(f"{hands[0][0]}: {say('replay.to_hand', hand=hands[0][1])}")
        self.lay()
        self.update()

    def _replay(self) -> None:
        self.replayed.emit(next(figure.hand for figure in self._figures if figure.hand))

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint all cards, each as wide as its text needs; where there is too little room, long ones shrink first."""
        cards, balance = self._places(area)
        for figure, card in zip(self._figures, cards, strict=True):
            self._paint_card(p, card, figure)
        self._paint_balance(p, balance)

    def lay(self) -> None:
        """Place the key over the card of a hand."""
        for figure, card in zip(self._figures, self._places(self.area())[0], strict=True):
            if figure.hand:
                put(self.replay, card, self.look.scale)

    def _places(self, area: QRectF) -> tuple[list[QRectF], QRectF]:
        """Return the places of the figures, and that of the last card, which shows whether the chips agree."""
        gap, least = self.look.of(measure.FIGURES_GAP), self.look.room.type.second
        for small in range(self.look.type.second, least - 1, -1):
            self._second_px = small
            places, fits = self._places_at_size(area, gap)
            if fits:
                break
        return places

    def _places_at_size(self, area: QRectF, gap: float) -> tuple[tuple[list[QRectF], QRectF], bool]:
        """Return these places for letters of one size, and whether all text fits without shrinking a figure."""
        self._shrink = 1.0
        if self.look.room.upright:
            above, balance = column(area, gap, None, (area.height() - gap) / 2)
            room = area.width() - gap * (len(self._figures) - 1)
            fits = sum(map(self._width_wanted, self._figures)) <= room and self._balance_width() <= balance.width()
            return (self._cards(above, gap, room, 0)[0], balance), fits
        room = area.width() - gap * len(self._figures)
        fits = sum(map(self._width_wanted, self._figures)) + self._balance_width() <= room
        cards, x = self._cards(area, gap, room, self._balance_width())
        return (cards, QRectF(x, area.top(), area.right() - x, area.height())), fits

    def _cards(self, area: QRectF, gap: float, room: float, balance: float) -> tuple[list[QRectF], float]:
        """Return the places of the figures in `room` px less `balance` for the last card, and that card's left edge."""
        while balance + sum(map(self._least_width, self._figures)) > room and self._shrink > LEAST_SIZE:
            self._shrink -= SMALLER
        cards = [self._width_wanted(figure) for figure in self._figures]
        least = [self._least_width(figure) for figure in self._figures]
        excess = sum(cards) + balance - room
        for at in sorted(range(len(cards)), key=lambda card: least[card] - cards[card]):
            cut = min(max(excess, 0.0), cards[at] - least[at])
            cards[at] -= cut
            excess -= cut
        extra = -excess / max(1, len(cards) + bool(balance)) if excess < 0 else 0.0
        x, places = area.left(), list[QRectF]()
        for need in cards:
            places.append(QRectF(x, area.top(), need + extra, area.height()))
            x += need + extra + gap
        return places, x

    def _sizes(self) -> tuple[int, int, float]:
        """Return the size of the label, the size of the value, and the space at both sides."""
        small, large, side = self._second_px - 1, self.look.of(measure.FIGURE), self.look.of(measure.FIGURE_SIDE)
        return round(small * self._shrink), round(large * self._shrink), side * self._shrink

    def _width_wanted(self, figure: RecapFigure) -> float:
        small, large, side = self._sizes()
        note = fonts.width(figure.note, small, fonts.MEDIUM) + measure.FIGURE_NOTE_GAP if figure.note else 0
        value = fonts.width(figure.value, large, fonts.BOLD)
        return max(value + note, fonts.width(figure.label, small, fonts.MEDIUM) + self._sign_width(figure)) + 2 * side

    def _sign_width(self, figure: RecapFigure) -> float:
        """Return the width of the sign at the end of the label's line, 0 = there is none."""
        return self.look.of(measure.PLAY_SIGN) * shares.PLAY_ROOM if figure.hand else 0.0

    def _least_width(self, figure: RecapFigure) -> float:
        """Return the least width of a card: note on the label's line, words cut, figures a little smaller."""
        small, large, side = self._sizes()
        label = fonts.width(figure.label, small, fonts.MEDIUM)
        if figure.words:
            return min(self._width_wanted(figure), max(label, large * shares.WORDS_LEAST) + 2 * side)
        note = fonts.width(figure.note, small, fonts.MEDIUM) + measure.FIGURE_NOTE_LEAST if figure.note else 0
        value = fonts.width(figure.value, round(large * shares.VALUE_NARROW), fonts.BOLD)
        return min(self._width_wanted(figure), max(label + note + self._sign_width(figure), value) + 2 * side)

    def _paint_card(self, p: QPainter, area: QRectF, figure: RecapFigure) -> None:
        theme = self.look.theme
        small, large, side = self._sizes()
        paint.panel(p, area, self.look.of(sizes.ROUND_PANEL), theme.panel, theme.hair)
        left, right = area.left() + side, area.right() - side
        above, y = levels(area, shares.LABEL_AND_VALUE)
        paint.text(p, figure.label, left, above, small, fonts.MEDIUM, theme.text2)
        room = right - left
        if figure.note:
            note = fonts.width(figure.note, small, fonts.MEDIUM) + measure.FIGURE_NOTE_LEAST
            note_fits = note + fonts.width(figure.value, large, fonts.BOLD) <= room
            level = y + large * shares.NOTE_DOWN if note_fits else above
            end = right if note_fits else right - self._sign_width(figure)
            paint.text(p, figure.note, end, level, small, fonts.MEDIUM, theme.text2, paint.RIGHT)
        px = fitting.fit_px(figure.value, large, fonts.BOLD, room, round(large * shares.VALUE_LEAST))
        value = fitting.elide(figure.value, px, fonts.BOLD, room) if figure.words else figure.value
        paint.text(p, value, left, y, px, fonts.BOLD, theme.text)

    def _balance_width(self) -> float:
        small, _, side = self._sizes()
        head = fonts.width(self._balance.head, small + 2, fonts.BOLD)
        words = max(head, fonts.width(self._balance.detail, small, fonts.MEDIUM))
        return words + SIDES_OF_TWO * side + self.look.of(measure.BALANCE_SIGN)

    def _paint_balance(self, p: QPainter, area: QRectF) -> None:
        """Paint the balance: green with a check when the chips agree, else in the colour of debts, unequal sign."""
        theme, balance = self.look.theme, self._balance
        small, _, side = self._sizes()
        strong = theme.win if balance.good else theme.owe
        fill = theme.chosen if balance.good else theme.panel
        paint.panel(p, area, self.look.of(sizes.ROUND_PANEL), fill, strong, sizes.STRONG)
        sign = self.look.of(measure.BALANCE_SIGN)
        x, y = area.left() + side + sign / 2, area.center().y()
        paint.disc(p, x, y, sign, strong)
        size, stroke = sign * SIGN_ON_DISC, sign * shares.BALANCE_STROKE
        if balance.good:
            icons.paint(p, "check", x, y, size, theme.onwin, stroke)
        else:
            icons.paint(p, "equal", x, y, size, theme.onowe, stroke)
            aside, down = (sign * share for share in shares.BALANCE_BAR)
            paint.hairline(p, theme.onowe, x - aside, y + down, x + aside, y - down, stroke)
        left, room = x + sign / 2 + side, area.right() - side - (x + sign / 2 + side)
        head = fitting.fit_px(balance.head, small + 2, fonts.BOLD, room)
        detail = fitting.fit_px(balance.detail, small, fonts.MEDIUM, room)
        first, second = levels(area, shares.BALANCE_LINES)
        paint.text(p, balance.head, left, first, head, fonts.BOLD, theme.text)
        paint.text(p, balance.detail, left, second, detail, fonts.MEDIUM, theme.text2)
