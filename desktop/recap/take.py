"""Take it with you: what can be copied, saved and printed, one tap each; what happened is said on the card itself."""

from typing import Literal

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fonts, icons, paint
from desktop.kit.appearance import Look
from desktop.kit.page import Card, Panel
from desktop.recap import signs
from desktop.recap.intents import CopySummary, LeaveRecap, RecapIntent, SaveFile
from desktop.words.say import say

OFFERS: tuple[tuple[str, str, RecapIntent], ...] = (
    ("copy", "speech", CopySummary()),
    ("results", "rows", SaveFile("results")),
    ("hands", "cards", SaveFile("hands")),
    ("session", "out", SaveFile("session")),
    ("print", "printer", SaveFile("print")),
    ("back", "undo", LeaveRecap()),
)
"""Id, sign and intent of each card; the words are the sentences of that id, `_note` the second line."""


class Offer(Card):
    """One of the cards. `role` colours its second line: `win` when done, `owe` when it failed."""

    def __init__(self, look: Look, sign: str, words: str, note: str, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.sign, self.words, self.note, self.role = sign, words, note, "text2"
        self.name(f"{words}, {note}")

    def say(self, note: str, role: str = "text2") -> None:
        """Another second line."""
        self.note, self.role = note, role
        self.name(f"{self.words}, {note}")
        self.update()

    def content(self, p: QPainter, area: QRectF) -> None:
        """Sign, words, second line."""
        theme, kind = self.look.theme, self.look.type
        size = self.look.pick(28, 21)
        x, y = area.left() + self.look.pick(36, 26), area.center().y()
        if self.sign in signs.SIGNS:
            signs.paint(p, self.sign, x, y, size, theme.text)
        else:
            icons.paint(p, self.sign, x, y, size, theme.text)
        left = area.left() + self.look.pick(70, 50)
        room = area.right() - left - self.look.pick(14, 10)
        px = paint.fit_px(self.words, kind.name, fonts.SEMIBOLD, room)
        note, small = paint.whole(self.note, kind.second - 1, fonts.MEDIUM, room)
        paint.text(p, self.words, left, area.top() + area.height() * 0.34, px, fonts.SEMIBOLD, theme.text)
        weight = fonts.MEDIUM if self.role == "text2" else fonts.SEMIBOLD
        paint.text(p, note, left, area.top() + area.height() * 0.68, small, weight, theme.role(self.role))


class Take(Panel):
    """The cards; `wanted` carries the intent of the card that was tapped."""

    wanted = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, say("recap.take"), parent)
        self.say(note=say("recap.here_only"))
        self.offers = {
            id: Offer(look, sign, say(f"recap.{id}"), say(f"recap.{id}_note"), self) for id, sign, _ in OFFERS
        }
        for id, _, intent in OFFERS:
            self.offers[id].tapped.connect(lambda intent=intent: self.wanted.emit(intent))

    def reset(self, leads: Literal["back", "new", "earlier"]) -> None:
        """Nothing was saved yet. The way leads back to the table, to a new one, or to where it was chosen (earlier)."""
        self.say(note=say("recap.here_only"))
        for id, _, _ in OFFERS:
            self.offers[id].say(say(f"recap.{id}_note"))
        back = self.offers["back"]
        names = {"back": "back", "new": "new_table", "earlier": "back_earlier"}
        back.words = say(f"recap.{names[leads]}")
        back.say(say("recap.new_note" if leads == "new" else "recap.back_note"))

    def arrange(self) -> None:
        """Two rows of three."""
        area, gap = self.inner(), self.look.pick(10, 8)
        tall, wide = (area.height() - gap) / 2, (area.width() - 2 * gap) / 3
        for at, offer in enumerate(self.offers.values()):
            row, column = divmod(at, 3)
            self.place(offer, QRectF(area.left() + column * (wide + gap), area.top() + row * (tall + gap), wide, tall))
