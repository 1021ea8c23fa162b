"""The parts of the settle-up page and their places: sums over payments, the code of one, or a form, the keys below."""

from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from desktop.kit import sizes
from desktop.kit.appearance import Look
from desktop.kit.layout import column, row
from desktop.kit.page import Page, Panel
from desktop.kit.page_keys import BarButton
from desktop.kit.painted import DOUBLE_CLICK_MS
from desktop.recap import shares
from desktop.recap import sizes as measure
from desktop.recap.amount_keys import Pad
from desktop.recap.cost_table import CostTable
from desktop.recap.extra_settling import AlsoSettled
from desktop.recap.payment_code import PaymentCode
from desktop.recap.payments_to_settle import Payments
from desktop.recap.settle_forms import ExpenseForm, WaysForm
from desktop.words.say import say

if TYPE_CHECKING:
    from desktop.recap.settling import Settling


class SettleMode(Enum):
    """What is in sight on the page."""

    PAYMENTS = auto()
    """Sums, payments and the code of a payment."""
    EXPENSE = auto()
    """The form for an expense."""
    WAYS = auto()
    """The form for how everybody pays."""


class SettleParts(Page):
    """The panels and keys of the page; `mode` decides which panels are in sight."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, say("recap.settle"), parent)
        self.shown: Settling | None = None
        self.mode = SettleMode.PAYMENTS
        self.costs = CostTable(look, self)
        self.payments = Payments(look, self)
        self.also = AlsoSettled(look, self)
        self.code = PaymentCode(look, self)
        self.expense = ExpenseForm(look, self)
        self.ways = WaysForm(look, self)
        self.pad = Pad(look, self)
        self.expense.field.entered.connect(self.pad.aim_elsewhere)
        self.back, self.drop = (BarButton(look, parent=self) for _ in range(2))
        self.go = BarButton(look, "check", self, big=True)
        self.go.apart = DOUBLE_CLICK_MS

    def arrange(self, area: QRectF) -> None:
        """Place sums over payments at the left, the code at the right, the keys below; a form in place of both."""
        gap = self.look.of(measure.PANELS_GAP)
        whole, bar = column(area, gap, None, self.look.of(measure.BAR_HIGH))
        if self.look.room.upright:
            left, right = column(whole, gap, None, whole.height() * shares.CODE_UPRIGHT)
        else:
            left, right = row(whole, gap, None, self.look.of(measure.CODE_WIDE))
        rows = self.shown.most_rows + 1 if self.shown else 2
        costs = self.costs.head + rows * self.look.of(measure.COST_USUAL) + sizes.LOOSE
        top, below = column(left, gap, min(left.height() * shares.COSTS_MOST, costs), None)
        payments, also = row(below, gap, (below.width() - gap) * shares.PAYMENTS_WIDE, None)
        places: tuple[tuple[Panel, SettleMode, QRectF], ...] = (
            (self.costs, SettleMode.PAYMENTS, top),
            (self.payments, SettleMode.PAYMENTS, payments),
            (self.also, SettleMode.PAYMENTS, also),
            (self.code, SettleMode.PAYMENTS, right),
            (self.expense, SettleMode.EXPENSE, left),
            (self.pad, SettleMode.EXPENSE, right),
            (self.ways, SettleMode.WAYS, whole),
        )
        for panel, mode, box in places:
            panel.setVisible(mode is self.mode)
            self.place(panel, box)
            panel.lay()
        aside = (bar.width() - 2 * gap) * shares.ASIDE
        for key, box in zip((self.back, self.drop, self.go), row(bar, gap, aside, aside, None), strict=True):
            self.place(key, box)
