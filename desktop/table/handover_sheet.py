"""The hand-over card over the column: facts for the new dealer, stacks to count. Dealing goes on without it."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.button import Button
from desktop.kit.face import Face
from desktop.kit.fitting import elide, fit_px
from desktop.kit.layout import Space
from desktop.kit.paint import hairline, text
from desktop.kit.sentences import sentences
from desktop.kit.sheet import Sheet
from desktop.kit.sizes import GO, LOOSE, TARGET, TIGHT
from desktop.present.handover import HandOverCard
from desktop.table import shares
from desktop.table.sheet_sizes import FACT_ROW, FACTS_TITLE, STACK_LEAST, STACKS_ACROSS, TEXT_LEFT
from desktop.words.say import say


class HandOverSheet(Sheet):
    """Renders a `HandOverCard`; `intended` carries the intent of a tap."""

    intended = Signal(object)

    def __init__(self, look: Look, card: HandOverCard, parent: QWidget | None = None) -> None:
        super().__init__(look, card.title, parent)
        self.card = card
        self.stacks = [Button(look, self, "sum") for _ in card.stacks]
        for button, slot in zip(self.stacks, card.stacks, strict=True):
            button.render_face(slot)
            button.intended.connect(self.intended)
        self.go = self.go_key()
        self.go.render_face(card.go)
        self.remarks = sentences(look, self)
        self.remarks.view.setAccessibleName(say("recap.rulings"))
        self.remarks.hide()
        self.turn = Button(look, self, "aside")
        self.turn.tapped.connect(lambda: self._turn(self.remarks.isHidden()))
        self._turn(False)
        self.setAccessibleDescription(". ".join(f"{label}: {words}" for label, words in (*card.facts, *card.hands)))

    def _turn(self, to_remarks: bool) -> None:
        """Show the rulings and corrections so far, or the facts and stacks again."""
        count = len(self.card.remarks)
        self.title = say("recap.rulings") if to_remarks else self.card.title
        self.remarks.setVisible(to_remarks)
        for button in self.stacks:
            button.setVisible(not to_remarks)
        words = say("correct_back") if to_remarks else say("recap.n_rulings", count=count)
        self.turn.render_face(Face(words, icon="undo" if to_remarks else "list"))
        self.turn.setVisible(bool(count))
        self.lay()
        self.update()

    def press(self, key: str) -> None:
        """Close the card on Enter; it asks no question that needs an answer."""
        if key == "go":
            self.closed.emit()

    @property
    def row_height(self) -> float:
        """Height of a row, px."""
        return self.look.of(FACT_ROW)

    def arrange(self, space: Space) -> None:
        """Place facts, stacks, last hands and the key at the bottom; the rulings in all the space above the key."""
        foot = space.bottom(self.look.of(GO))
        if not self.turn.isHidden():
            wide = foot.width() * shares.HAND_TURN
            space.put(self.turn, foot.adjusted(0, 0, wide - foot.width() - space.gap, 0))
            foot.setLeft(foot.left() + wide + space.gap)
        space.put(self.go, foot)
        space.put(self.remarks, space.rect)
        self.remarks.show_records(self.card.remarks)
        few, many, most = STACKS_ACROSS
        across = few if len(self.stacks) <= most else many
        rows = -(-len(self.stacks) // across)
        space.rect.setTop(space.rect.top() + (len(self.card.facts) + FACTS_TITLE) * self.row_height)
        spare = space.rect.height() - len(self.card.hands) * self.row_height - space.gap * (rows + 1)
        high = max(STACK_LEAST, min(TARGET, spare / max(1, rows)))
        for button in self.stacks:
            button.margin = space.gap  # the check of a counted stack overlaps the corner of its button
        space.rows(self.stacks, high, across, space.gap)
        self.hands_at = space.rect.top() + space.gap

    hands_at = 0.0
    """The y at which the last hands begin, reference px."""

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the facts and the last hands."""
        super().paint(p, area)
        if not self.remarks.isHidden():
            return
        side = self.look.of(TEXT_LEFT)
        y = self.head + self.row_height * shares.FACTS_LEVEL
        y = self._lines(p, area, side, y, self.card.facts)
        px = self.look.type.second
        y += self.row_height * shares.STACKS_LEVEL
        text(p, say("hand_over_stacks"), side, y, px, fonts.SEMIBOLD, self.look.theme.text2)
        if self.card.hands:
            hairline(p, self.look.theme.hair, side, self.hands_at - TIGHT, area.width() - side, self.hands_at - TIGHT)
            y = self.hands_at + self.row_height * shares.HANDS_LEVEL
            self._lines(p, area, side, y, self.card.hands)

    def _lines(self, p: QPainter, area: QRectF, side: float, y: float, rows: tuple[tuple[str, str], ...]) -> float:
        theme, px = self.look.theme, self.look.type.second
        label = max((fonts.width(word, px, fonts.MEDIUM) for word, _ in rows), default=0.0) + LOOSE
        for word, words in rows:
            text(p, word, side, y, px, fonts.MEDIUM, theme.text2)
            room = area.width() - 2 * side - label
            size = fit_px(words, px, fonts.SEMIBOLD, room, self.look.type.small)
            text(p, elide(words, size, fonts.SEMIBOLD, room), side + label, y, size, fonts.SEMIBOLD, theme.text)
            y += self.row_height
        return y
