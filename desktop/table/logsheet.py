"""The log sheet: the record of a hand over the column, each line 12 mm; a line opens Correct, two keys turn hands."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.bridge.hand_record import Told
from desktop.intents import Type
from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.paint import CENTRE, RIGHT, elide, hairline, panel, seat_ring, shorten, shorten_px, text, whole
from desktop.kit.painted import Tap, put
from desktop.present.slot import Slot
from desktop.table.paged_rows import Pages
from desktop.table.sheet import Sheet
from desktop.table.slotbutton import SlotButton
from desktop.words.sheets import tell
from desktop.words.table import figure, say

Record = Callable[[int], tuple[Told, ...]]


class LogRow(Tap):
    """A line of the record. What can be corrected looks as if it could be pressed; the rest only reads."""

    def __init__(self, look: Look, told: Told, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.told = told
        mark = tell(f"log_{told.mark}") if told.mark else ""
        self.name(f"{told.line.text} {mark}".strip(), "" if told.open else tell("log_closed"))
        self.setEnabled(told.open)

    @property
    def high(self) -> float:
        """Its height, reference px: a rule between streets needs no finger's room."""
        return self.look.pick(40.0, 34.0) if self.told.line.street else 72.0

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the line."""
        theme, line, px = self.look.theme, self.told.line, self.look.type.log
        y = area.center().y() - 1
        if line.street:
            width = fonts.width(fonts.typeset(line.text), px - 1, fonts.SEMIBOLD)
            middle = area.center().x()
            hairline(p, theme.hair, 4, y, middle - width / 2 - 12, y)
            hairline(p, theme.hair, middle + width / 2 + 12, y, area.right() - 4, y)
            text(p, line.text, middle, y, px - 1, fonts.SEMIBOLD, theme.text2, CENTRE)
            return
        rect = area.adjusted(0.6, 0.6, -0.6, -2.6)
        if self.told.open:
            panel(p, rect, 12, theme.pressed if self.isDown() else theme.raised, theme.edge, 1.2, shadow=True)
        size = self.look.pick(30.0, 24.0)
        at = 14.0
        if line.seat is not None:
            seat_ring(p, line.seat, at + size / 2, y, size, theme.text, theme.line)
            at += size + 10
        right = area.right() - 14
        if line.pot is not None:
            right -= text(p, figure(line.pot), right, y, px, fonts.MEDIUM, theme.text2, RIGHT) + 10
        gone = self.told.mark in ("undone", "was", "unfit")
        ink = theme.text2 if gone or not self.told.open else theme.text
        top = y - px * 0.62 if self.told.mark else y
        fitted = shorten_px(line.text, line.who, px, fonts.MEDIUM, right - at)
        words = shorten(line.text, line.who, fitted, fonts.MEDIUM, right - at)
        width = text(p, words, at, top, fitted, fonts.MEDIUM, ink)
        if self.told.mark in ("was", "unfit"):
            hairline(p, ink, at - 2, top, at + width + 2, top, 1.5)
        if self.told.mark:
            role = theme.owe if self.told.mark == "unfit" else theme.text2 if gone else theme.info
            small = self.look.type.small
            note = elide(tell(f"log_{self.told.mark}"), small, fonts.SEMIBOLD, right - at)
            text(p, note, at, y + px * 0.72, small, fonts.SEMIBOLD, role)


class LogSheet(Sheet):
    """Every line of a hand, newest last. `chosen` carries the hand and the line to correct."""

    chosen = Signal(int, object)

    def __init__(self, look: Look, record: Record, hand: int, newest: int, parent: QWidget | None = None) -> None:
        super().__init__(look, "", parent)
        self.record = record
        self.newest = newest
        self.pages = Pages(look, self, foot=72.0 if newest > 1 else 0.0)
        self.rows: list[LogRow] = []
        self.earlier, self.later = SlotButton(look, self.pages), SlotButton(look, self.pages)
        self.earlier.said.connect(lambda intent: self.show_hand(int(intent.digits)))
        self.later.said.connect(lambda intent: self.show_hand(int(intent.digits)))
        self.hand = hand
        self.show_hand(hand)

    def show_hand(self, hand: int) -> None:
        """Show the record of this hand, its end first."""
        self.hand = hand
        self.title = say("log_head_hand", hand=hand) if hand else say("hand_log")
        self.setAccessibleName(self.title)
        self.rows = [LogRow(self.look, told, self.pages) for told in (self.record(hand) if hand else ())]
        for row in self.rows:
            row.tapped.connect(lambda row=row: self.chosen.emit(self.hand, row.told))
        self.pages.show_rows(self.rows, [row.high for row in self.rows], end=True)
        self.earlier.render_slot(_turn(hand - 1, "left"))
        self.later.render_slot(_turn(hand + 1, "right"))
        self.earlier.setVisible(hand > 1)
        self.later.setVisible(hand < self.newest)
        self.arrange()
        self.update()

    def follow(self, newest: int) -> None:
        """Something was done: who looks at the newest hand goes on looking at it."""
        hand = newest if self.hand in (self.newest, 0) else min(self.hand, newest)
        self.newest = newest
        self.pages.foot = 72.0 if newest > 1 else 0.0
        self.show_hand(hand)

    def arrange(self) -> None:
        """Place the lines, and the keys to other hands below them."""
        area, scale, gap = self.area(), self.look.scale, self.look.pick(8.0, 6.0)
        side = self.look.pick(14.0, 8.0)
        inner = area.adjusted(side, self.head, -side, -side)
        width = (inner.width() - 3 * gap) / 4
        put(self.pages, inner, scale)
        for part, x in ((self.earlier, 0.0), (self.later, inner.width() - width)):
            part.sizes = (22, 22, 16) if self.look.room.wide else (17, 17, 13)
            part.radius = 12
            put(part, QRectF(x, inner.height() - 72, width, 72), scale)
        self.pages.aside = width + gap if self.newest > 1 else 0.0
        self.pages.lay()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the sheet; beside the title what a tap does."""
        super().paint(p, area)
        px = self.look.type.second - 1
        used = fonts.width(self.title, 26 if self.look.room.wide else 19, fonts.BOLD) + self.look.pick(34, 26)
        words, px = whole(tell("log_tap"), px, fonts.MEDIUM, area.width() - self.head - used)
        text(p, words, area.width() - self.head - 4, self.head / 2, px, fonts.MEDIUM, self.look.theme.text2, RIGHT)


def _turn(hand: int, symbol: str) -> Slot:
    """The key to another hand."""
    spoken = say("log_head_hand", hand=hand)
    return Slot(str(hand), second=tell("log_hand"), icon=symbol, intent=Type(str(hand)), spoken=spoken)
