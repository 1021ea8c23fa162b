"""The code of the lit payment on the settle-up page, with the keys that copy it and put it off."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fitting, fonts, paint, sizes
from desktop.kit.appearance import Look
from desktop.kit.layout import cells, column
from desktop.kit.page import Panel
from desktop.kit.page_keys import BarButton
from desktop.kit.shares import LINES_LOOSE
from desktop.recap import shares
from desktop.recap import sizes as measure
from desktop.recap.page_records import ShownPayment
from desktop.recap.paying import QUIET, squares
from desktop.words.say import say

OVERLAP = 0.2
"""By how much a square of a code is larger than its step, px, so that no white shows between two squares."""


class PaymentCode(Panel):
    """The panel with payer, payee, amount and the code, which is black on white in every theme."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "", parent)
        self.amount, self.text = "", ""
        self.copy, self.later = (BarButton(look, parent=self) for _ in range(2))

    def show_code(self, title: str, amount: str, text: str) -> None:
        """Show another payment; without `text` there is no code."""
        self.title, self.amount, self.text = title, amount, text
        self.squares = squares(text) if text else ()
        self.setAccessibleName(f"{title} {amount}".strip())
        self.setAccessibleDescription(text)
        self.update()

    def show_keys(self, pay: ShownPayment | None, link: bool, ended: bool) -> None:
        """Show the keys for the payment `pay`, None = there is none.

        `link` = it is paid by a link; `ended` = the game is over.
        """
        self.copy.setVisible(pay is not None)
        self.later.setVisible(pay is not None and ended and pay.can_wait and not pay.carried)
        if pay is not None:
            self.copy.say(say("recap.copy_link" if link else "recap.copy_text"))
            note = "recap.next_time_said" if pay.put_off else "recap.next_time_note"
            self.later.say(say("recap.next_time"), say(note), barred=pay.put_off)

    def arrange(self) -> None:
        """Place the keys at the bottom, side by side."""
        gap = self.look.of(measure.PANELS_GAP)
        self._code_area, foot = column(self.inner(), gap, None, self.look.of(measure.CODE_KEYS))
        for key, place in zip((self.copy, self.later), cells(foot, 2, 2, gap), strict=True):
            self.place(key, place)

    _code_area = QRectF()
    squares: tuple[tuple[bool, ...], ...] = ()
    """Rows of the code from the top, True = black; empty = none is shown."""

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the amount, the code, and the text of the code."""
        super().paint(p, area)
        theme, kind, box = self.look.theme, self.look.type, self._code_area
        high = self.look.of(measure.CODE_AMOUNT)
        px = fitting.fit_px(self.amount, round(high * shares.CODE_LETTERS), fonts.BOLD, box.width())
        paint.text(p, self.amount, box.center().x(), box.top() + high / 2, px, fonts.BOLD, theme.text, paint.CENTRE)
        if not self.squares:
            return
        lines = fitting.wrap(self.text, kind.small, fonts.MEDIUM, box.width(), 2)
        text_high = len(lines) * kind.small * LINES_LOOSE + sizes.CLOSE
        side = min(box.width(), box.height() - high - text_high)
        sheet = QRectF(box.center().x() - side / 2, box.top() + high, side, side)
        paint.panel(p, sheet, self.look.of(measure.CODE_ROUND), QColor("white"))
        count = len(self.squares)
        step = side / (count + 2 * QUIET)
        left, top = sheet.left() + QUIET * step, sheet.top() + QUIET * step
        p.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        for down, line in enumerate(self.squares):
            for across, dark in enumerate(line):
                if dark:
                    square = QRectF(left + across * step, top + down * step, step + OVERLAP, step + OVERLAP)
                    p.fillRect(square, QColor("black"))
        p.setRenderHint(QPainter.RenderHint.Antialiasing, on=True)
        x, y, step = box.center().x(), sheet.bottom() + sizes.TIGHT + text_high / 2, kind.small * LINES_LOOSE
        paint.block(p, lines, x, y, step, kind.small, fonts.MEDIUM, theme.text2, paint.CENTRE)
