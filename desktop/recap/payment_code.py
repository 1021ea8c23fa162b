"""The code of the payment that is lit, on the settle-up page, with the keys that copy it and put it off."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fitting, fonts, paint
from desktop.kit.appearance import Look
from desktop.kit.layout import cells
from desktop.kit.page import Panel
from desktop.kit.page_keys import BarButton
from desktop.recap.paying import squares
from desktop.recap.shown import Payment
from desktop.words.say import say

QUIET = 4
"""Squares of white round a code: readers want them."""


class PaymentCode(Panel):
    """Who pays whom, the amount, and a code of it in black on white whatever the colours are."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "", parent)
        self.amount, self.text, self._below = "", "", 0.0
        self.copy, self.later = (BarButton(look, parent=self) for _ in range(2))

    def show_code(self, title: str, amount: str, text: str) -> None:
        """What is to be paid; without `text` there is no code."""
        self.title, self.amount, self.text = title, amount, text
        self.squares = squares(text) if text else ()
        self.setAccessibleName(f"{title} {amount}".strip())
        self.setAccessibleDescription(text)
        self.update()

    def show_keys(self, pay: Payment | None, link: bool, ended: bool) -> None:
        """What can be done with a payment, None = there is none.

        `link` = it is paid by a link; `ended` = the game is over.
        """
        self.copy.setVisible(pay is not None)
        self.later.setVisible(pay is not None and ended and pay.can_wait and not pay.carried)
        if pay is not None:
            self.copy.say(say("recap.copy_link" if link else "recap.copy_text"))
            note = "recap.next_time_said" if pay.put_off else "recap.next_time_note"
            self.later.say(say("recap.next_time"), say(note), barred=pay.put_off)

    def arrange(self) -> None:
        """The keys at the bottom, beside each other."""
        box, gap, high = self.inner(), self.look.pick(14, 10), self.look.pick(76, 54)
        self._below = high + gap
        foot = QRectF(box.left(), box.bottom() - high, box.width(), high)
        for key, place in zip((self.copy, self.later), cells(foot, 2, 2, gap), strict=True):
            self.place(key, place)

    squares: tuple[tuple[bool, ...], ...] = ()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Amount, code, and what the code says."""
        super().paint(p, area)
        theme, kind, box = self.look.theme, self.look.type, self.inner().adjusted(0, 0, 0, -self._below)
        high = self.look.pick(58, 36)
        px = fitting.fit_px(self.amount, round(high * 0.8), fonts.BOLD, box.width())
        paint.text(p, self.amount, box.center().x(), box.top() + high / 2, px, fonts.BOLD, theme.text, paint.CENTRE)
        if not self.squares:
            return
        lines = fitting.wrap(self.text, kind.small, fonts.MEDIUM, box.width(), 2)
        low = len(lines) * kind.small * 1.4 + 6
        side = min(box.width(), box.height() - high - low)
        sheet = QRectF(box.center().x() - side / 2, box.top() + high, side, side)
        paint.panel(p, sheet, self.look.pick(12, 8), QColor("white"))
        many = len(self.squares)
        step = side / (many + 2 * QUIET)
        left, top = sheet.left() + QUIET * step, sheet.top() + QUIET * step
        p.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        for row, line in enumerate(self.squares):
            for column, dark in enumerate(line):
                if dark:
                    square = QRectF(left + column * step, top + row * step, step + 0.2, step + 0.2)
                    p.fillRect(square, QColor("black"))
        p.setRenderHint(QPainter.RenderHint.Antialiasing, on=True)
        step = kind.small * 1.4
        paint.block(
            p, lines, box.center().x(), sheet.bottom() + 4 + low / 2, step, kind.small, fonts.MEDIUM, theme.text2,
            paint.CENTRE,
        )  # fmt: skip
