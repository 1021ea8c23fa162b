"""The cards of runs or boards at the showdown, in the column; only the card that is ranked now shows hands."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.card import ButtonCard
from desktop.kit.fitting import elide, fit_px, one_or_two
from desktop.kit.icons import paint as icon
from desktop.kit.paint import RIGHT, block, disc, hairline, inside, number_ring, panel, text
from desktop.kit.painted import Tap, put
from desktop.kit.shares import CHECK_ON_DISC
from desktop.kit.sizes import CHECK_LINE, CLEAR, FINE, LEAST_SMALL, LEAST_WORDS, LINE, LIT, LOOSE, NEAR, ROUND, STRONG
from desktop.present.award_runs import PartRow, RunCard
from desktop.table import shares
from desktop.table import sizes as measure
from desktop.words.say import say

NAME_STEP = 1.1
"""The step from line to line of a pot's name, in sizes of its letters."""


class CardFace(Tap):
    """The face of a card that is not ranked now, a button over all of it; a tap turns to that run."""

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the card, with an edge while it is held down."""
        card = self.parentWidget()
        assert isinstance(card, RunWidget)
        card.paint_card(p, area)
        if self.isDown():
            panel(p, inside(area, STRONG), ROUND, None, self.look.theme.edge, FINE)


class RunWidget(ButtonCard):
    """Renders a `RunCard`; `intended` carries the intent of a hand or of the card. `brief` = shown in one line."""

    checked = True

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.card: RunCard | None = None
        self.brief = False
        self.hands = self.buttons
        self.face = CardFace(look, self)
        self.face.tapped.connect(self._tapped)

    def render_run(self, card: RunCard) -> None:
        """Show this card."""
        if card == self.card:
            return
        self.card = card
        self.face.setVisible(card.state != "now")
        self.face.name(card.head.read_aloud)
        self.setAccessibleName(card.head.read_aloud)
        self.show_buttons(card.hands)
        self.face.update()

    def shorten(self, brief: bool) -> None:
        """Show the card in one line, unless it is ranked now; for a short column."""
        if brief != self.brief:
            self.brief = brief
            self.face.update()

    def height_now(self) -> float:
        """Return the height of the card, reference px."""
        card = self.card
        if card is None:
            return 0.0
        least = float(self.look.room.key_min)
        if self.brief and card.state != "now":
            return least
        return max(least, self.head + self.rows_high(len(card.hands)) + len(card.rows) * self._row + self._foot)

    @property
    def head(self) -> float:
        """Height of the line above the hands, reference px."""
        return self.look.of(measure.RUN_HEAD)

    @property
    def _row(self) -> float:
        return self.look.of(measure.RUN_ROW)

    @property
    def _foot(self) -> float:
        return self.look.of(measure.RUN_FOOT)

    def _tapped(self) -> None:
        if self.card is not None and self.card.head.intent is not None:
            self.intended.emit(self.card.head.intent)

    def lay(self) -> None:
        """Place the hands under the head, and the face over the whole card."""
        put(self.face, self.area(), self.look.scale)
        super().lay()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the card that is ranked now; the face paints any other card."""
        if self.card is not None and self.card.state == "now":
            self.paint_card(p, area)

    def paint_card(self, p: QPainter, area: QRectF) -> None:
        """Paint the number of the run, its amount in each pot, and the winners."""
        card, theme = self.card, self.look.theme
        if card is None:
            return
        edge, line = {"now": (theme.now, LIT), "done": (theme.win, STRONG), "open": (theme.hair, LINE)}[card.state]
        panel(p, inside(area, measure.RUN_EDGE), measure.CARD_ROUND, theme.sunk, edge, line)
        short = self.brief and card.state != "now"
        y = area.height() / 2 if short else self.head / 2 + 2
        size, x = self.look.of(measure.RUN_SEAT), self.look.of(measure.RUN_SEAT_AT)
        if card.state == "done":
            disc(p, x, y, size, theme.win)
            icon(p, "check", x, y, size * CHECK_ON_DISC, theme.onwin, CHECK_LINE)
        else:
            number_ring(p, card.number, x, y, size, theme.text, theme.now if card.state == "now" else theme.line)
        left = x + size / 2 + CLEAR
        left += text(p, card.head.word, left, y, self.look.px(measure.RUN_NAME), fonts.BOLD, theme.text) + LOOSE
        right = area.right() - self.look.of(measure.CARD_TEXT_SIDE)
        words = card.brief if short and card.brief else card.head.second
        ink = theme.win if short and card.brief else theme.text2
        px = fit_px(words, self.look.px(measure.CARD_NOTE), fonts.MEDIUM, right - left, LEAST_WORDS)
        text(p, elide(words, px, fonts.MEDIUM, right - left), right, y, px, fonts.MEDIUM, ink, RIGHT)
        if short:
            return
        top = area.height() - self._foot - len(card.rows) * self._row
        amounts_x = self._amounts_end(card, area.width() - 2 * self.look.of(measure.CARD_TEXT_SIDE))
        px = self._names_px(card, area.width() - 2 * self.look.of(measure.CARD_TEXT_SIDE), amounts_x)
        for number, row in enumerate(card.rows):
            self._pot_row(p, row, QRectF(area.left(), top + number * self._row, area.width(), self._row), amounts_x, px)

    def _amounts_end(self, card: RunCard, room: float) -> float:
        """Return the x at which the amounts of all pots end, from the left, px: pot names and winners stay whole."""
        small, large = self.look.px(measure.CARD_NOTE), self.look.px(measure.RUN_AMOUNT)
        left = max(
            fonts.width(fonts.typeset(row.pot), small, fonts.MEDIUM) + fonts.width(row.amount, large, fonts.BOLD)
            for row in card.rows
        )
        winners = [fonts.width(fonts.typeset(row.winner), small, fonts.SEMIBOLD) for row in card.rows if row.winner]
        right = max(winners) + small + measure.RUN_ARROW if winners else 0.0
        return max(room * measure.RUN_AMOUNTS_END, min(left + NEAR, room - right))

    def _amount_px(self, row: PartRow, room: float) -> int:
        """Return the size of the amount of a run in a pot, reference px."""
        return fit_px(
            row.amount, self.look.px(measure.RUN_AMOUNT), fonts.BOLD, room * measure.RUN_AMOUNT_MOST, LEAST_WORDS
        )

    def _names_px(self, card: RunCard, room: float, amounts_x: float) -> int:
        """Return the size of the names of all pots, reference px: that of the name with the least room."""
        small, sizes = self.look.px(measure.CARD_NOTE), []
        for row in card.rows:
            left = amounts_x - fonts.width(row.amount, self._amount_px(row, room), fonts.BOLD) - NEAR
            sizes.append(one_or_two(row.pot, small, fonts.MEDIUM, left, self.look.legible)[1])
        return min(sizes, default=small)

    def _pot_row(self, p: QPainter, row: PartRow, rect: QRectF, amounts_x: float, name_px: int) -> None:
        """Paint the row of a pot: its name in letters of `name_px`, the amount of this run, and its winners."""
        theme = self.look.theme
        side = self.look.of(measure.CARD_TEXT_SIDE)
        left, right, y = rect.left() + side, rect.right() - side, rect.center().y() + 1
        hairline(p, theme.hair, left, rect.top() + 1, right, rect.top() + 1)
        small, px = self.look.px(measure.CARD_NOTE), self._amount_px(row, right - left)
        amount = text(p, row.amount, left + amounts_x, y, px, fonts.BOLD, theme.text, RIGHT)
        room = amounts_x - amount - NEAR
        lines, name_px = one_or_two(row.pot, name_px, fonts.MEDIUM, room, self.look.legible)
        block(p, lines, left, y, name_px * NAME_STEP, name_px, fonts.MEDIUM, theme.text2)
        room = right - left - amounts_x - (small + measure.RUN_ARROW if row.winner else CLEAR)
        if not row.winner:
            lines, px = one_or_two(say("no_winner_lone"), small, fonts.MEDIUM, room, self.look.legible)
            if px >= min(small, self.look.legible):  # without room the head alone shows that no hand is ranked yet
                block(p, lines, right, y, px * NAME_STEP, px, fonts.MEDIUM, theme.text2, RIGHT)
            return
        px = fit_px(row.winner, small, fonts.SEMIBOLD, room, LEAST_SMALL)
        words = elide(row.winner, px, fonts.SEMIBOLD, room)
        words_width = text(p, words, right, y, px, fonts.SEMIBOLD, theme.win, RIGHT)
        x = right - words_width - small * shares.RUN_ARROW_AT
        icon(p, "arrow", x, y, small * shares.RUN_ARROW, theme.win)
