"""Forms of the settle-up page: a shared expense, and how everybody pays."""

from collections.abc import Sequence
from enum import Enum, auto
from typing import Generic, TypeVar, assert_never

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fitting, fonts, paint, sizes
from desktop.kit.appearance import Look
from desktop.kit.layout import cells, rows_high, rows_of
from desktop.kit.page import Panel
from desktop.kit.page_keys import Chip
from desktop.kit.shares import LINES_AWAY
from desktop.kit.typed_line import TypedLine
from desktop.recap import sizes as measure
from desktop.recap.settling import Settling
from desktop.words.i18n import amounts_in, figure
from desktop.words.say import say
from engine.commands import Expense, Settle
from engine.recap.costs import usual_coins
from engine.values import LONGEST_NAME

REASONS = ("pizza", "drinks", "room")
ACROSS = 5
LONGEST_LINK = 1024


class ExpenseRow(Enum):
    """A row of the form for an expense."""

    PAYER = auto()
    """The player who paid."""
    AMONG = auto()
    """The players who share it."""
    REASON = auto()
    """Common reasons."""


class WaysRow(Enum):
    """A row of the form for how everybody pays."""

    BANK = auto()
    """The player with whom everybody settles."""
    COIN = auto()
    """The smallest coin."""


Row = TypeVar("Row", bound=Enum)


class Form(Panel, Generic[Row]):
    """A panel with chips in rows, each row below its words; `changed` is emitted after each tap."""

    changed = Signal()

    def __init__(self, look: Look, title: str, parent: QWidget | None = None) -> None:
        super().__init__(look, title, parent)
        self.groups: dict[Row, tuple[str, list[Chip]]] = {}
        self.field = TypedLine(self)
        self.field.setMaxLength(LONGEST_LINK)
        self.field.textChanged.connect(self.changed)

    def show_group(self, row: Row, title: str, words: list[str]) -> list[Chip]:
        """Return the chips of a row; they are created anew where their words changed."""
        old = self.groups.get(row)
        if old is not None and [chip.words for chip in old[1]] == words:
            return old[1]
        for chip in old[1] if old is not None else ():
            chip.hide()
            chip.deleteLater()
        chips = [Chip(self.look, word, self, spoken=f"{title} {word}") for word in words]
        for at, chip in enumerate(chips):
            chip.tapped.connect(lambda at=at: self.tap(row, at))
            chip.show()
        self.groups[row] = (title, chips)
        return chips

    def tap(self, row: Row, at: int) -> None:
        """Handle a tap on chip `at` of a row."""

    def arrange(self) -> None:
        """Place row after row; all of them fit, however many people there are."""
        box, gap, kind = self.inner(), self.look.of(sizes.GAP), self.look.type
        head = kind.second * LINES_AWAY
        lines = sum(rows_of(len(chips), ACROSS) for _, chips in self.groups.values()) + 1
        spare = box.height() - (len(self.groups) + 1) * (head + gap) - lines * gap
        high = min(self.look.of(measure.FORM_ROW), spare / lines)
        heads: list[tuple[str, float]] = []
        y = box.top()
        for title, chips in self.groups.values():
            heads.append((title, y + head / 2))
            y += head + 2
            area = QRectF(box.left(), y, box.width(), rows_high(rows_of(len(chips), ACROSS), high, gap))
            for chip, place in zip(chips, cells(area, len(chips), ACROSS, gap, high), strict=True):
                self.place(chip, place)
            y = area.bottom() + gap
        heads.append((self.field.accessibleName(), y + head / 2))
        self._heads = heads
        self.field.dress(self.look)
        self.place(self.field, QRectF(box.left(), y + head + 2, box.width(), high))

    _heads: Sequence[tuple[str, float]] = ()
    """The words above each row, and the y of their middle."""

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the panel and the words above each row."""
        super().paint(p, area)
        kind, box = self.look.type, self.inner()
        for words, y in self._heads:
            shown, px = fitting.fit_whole(words, kind.second, fonts.MEDIUM, box.width())
            paint.text(p, shown, box.left(), y, px, fonts.MEDIUM, self.look.theme.text2)


class ExpenseForm(Form[ExpenseRow]):
    """The form for an expense: the payer, the players who share it, the reason."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, say("recap.expense_new"), parent)
        self.field.setAccessibleName(say("recap.what_for"))
        self.field.setMaxLength(LONGEST_NAME)
        self.people: tuple[str, ...] = ()
        self.payer, self.number = "", 0
        self.among: set[str] = set()

    def begin(self, shown: Settling, number: int) -> None:
        """Start with a new expense, or with expense `number`, from 1, of those in the book."""
        expense = shown.expenses[number - 1] if number else None
        self.title = say("recap.expense_change" if expense else "recap.expense_new")
        self.people, self.number = shown.people, number
        self.payer = expense.player if expense else ""
        others = tuple(name for name in (self.payer, *(expense.among if expense else ())) if name)
        self.people = tuple(dict.fromkeys((*shown.people, *others)))
        self.among = set(expense.among if expense and expense.among else self.people)
        self.field.setText(expense.reason if expense else "")
        self._refresh()

    def tap(self, row: ExpenseRow, at: int) -> None:
        """Choose the payer, add or remove a player who shares, or enter a reason."""
        match row:
            case ExpenseRow.PAYER:
                self.payer = self.people[at]
            case ExpenseRow.AMONG:
                self.among ^= {self.people[at]}
            case ExpenseRow.REASON:
                self.field.setText(say(f"recap.reason_{REASONS[at]}"))
            case _:
                assert_never(row)
        self._refresh()

    def _refresh(self) -> None:
        names = list(self.people)
        for row, title, chosen in (
            (ExpenseRow.PAYER, "recap.who_paid", {self.payer}),
            (ExpenseRow.AMONG, "recap.who_shares", self.among),
        ):
            for chip, name in zip(self.show_group(row, say(title), names), names, strict=True):
                chip.choose(name in chosen)
        reasons = [say(f"recap.reason_{reason}") for reason in REASONS]
        self.show_group(ExpenseRow.REASON, say("recap.mostly"), reasons)
        self.lay()
        self.changed.emit()

    def command(self, amount: int) -> Expense | None:
        """Return the command, None = an entry is still missing."""
        if not self.payer or not self.among or not amount:
            return None
        everybody = self.among == set(self.people)
        among = () if everybody else tuple(name for name in self.people if name in self.among)
        reason, number = self.field.text().strip(), self.number or None
        return Expense(player=self.payer, amount=amount, reason=reason, among=among, number=number)

    @property
    def missing(self) -> str:
        """Return which entry is still missing, in words."""
        needs = "payer" if not self.payer else "sharer" if not self.among else "amount"
        return say(f"recap.needs_{needs}")


class WaysForm(Form[WaysRow]):
    """The form for the player with whom everybody settles, the smallest coin, and the link to pay by."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, say("recap.ways"), parent)
        self.field.setAccessibleName(say("recap.link_hint"))
        self.bank, self.coin = "", 1
        self.banks: tuple[str, ...] = ()
        self.coins: tuple[int, ...] = ()
        self._labels: list[str] = []

    def begin(self, shown: Settling, link: str) -> None:
        """Start with the current choices; `link` = the link kept on this device."""
        self.bank, self.coin = shown.bank, shown.coin
        self.banks = tuple(dict.fromkeys(("", *shown.people, *filter(None, [shown.bank]))))
        self.field.setText(link)
        with amounts_in(shown.money):
            self.coins = tuple(dict.fromkeys((*usual_coins(shown.money), shown.coin)))
            self._labels = [say("recap.to_the_chip") if coin == 1 else figure(coin) for coin in self.coins]
        self._refresh()

    def tap(self, row: WaysRow, at: int) -> None:
        """Choose another bank or another coin."""
        match row:
            case WaysRow.BANK:
                self.bank = self.banks[at]
            case WaysRow.COIN:
                self.coin = self.coins[at]
            case _:
                assert_never(row)
        self._refresh()

    def _refresh(self) -> None:
        names = [bank or say("recap.each_other") for bank in self.banks]
        for chip, bank in zip(self.show_group(WaysRow.BANK, say("recap.through"), names), self.banks, strict=True):
            chip.choose(bank == self.bank)
        for chip, coin in zip(self.show_group(WaysRow.COIN, say("recap.coins"), self._labels), self.coins, strict=True):
            chip.choose(coin == self.coin)
        self.lay()
        self.changed.emit()

    @property
    def command(self) -> Settle:
        """The command for bank and coin."""
        return Settle(bank=self.bank, coin=self.coin)
