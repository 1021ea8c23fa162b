"""How an evening ends: places of a tournament (STK-3), and how it is settled besides the chips.

Places are the one rule for seats, players' display, recap and exports. Settled are shared expenses, debts of earlier
evenings, with a bank, in whole coins.
"""

from collections.abc import Callable, Sequence
from typing import TypeVar

from msgspec import Struct

When = tuple[int, bool, int]
"""When somebody went out: the hand, whether they left with chips after it, and the chips they had at its start."""

Who = TypeVar("Who")


def places(gone: Sequence[tuple[Who, When]], playing: int) -> dict[Who, int]:
    """The place of everybody who is out, behind the `playing` who still have chips.

    Of those who went in the same hand the larger stack is placed higher; equal ones share the better place (TDA).
    """
    return {who: 1 + playing + sum(later > when for _, later in gone) for who, when in gone}


class SharedExpense(Struct, frozen=True):
    """What somebody paid for several; in the unit of the payments: chips, in a tournament the smallest of its money."""

    player: str
    """Who paid it."""
    amount: int
    """How much, 0 = it was taken back."""
    reason: str = ""
    """What for, "" = it was not said."""
    among: tuple[str, ...] = ()
    """Who shares it, () = everybody who played."""


class Debt(Struct, frozen=True):
    """A payment of an earlier evening that is settled along with this one; in the unit of the payments."""

    player: str
    """Who owes it."""
    to: str
    """Who is owed."""
    amount: int
    """How much."""
    evening: str
    """The evening it comes from, as that is known in every book."""
    payment: str
    """What the payment is remembered by there."""


class Closing(Struct, frozen=True):
    """What was said about settling up so far."""

    expenses: tuple[SharedExpense, ...] = ()
    """In the order they were told: expense 1 is the first."""
    debts: tuple[Debt, ...] = ()
    """In the order they were carried over."""
    bank: str = ""
    """Who everybody settles with, "" = the players among each other."""
    coin: int = 1
    """What payments are multiples of."""

    def called(self, name: Callable[[str], str]) -> "Closing":
        """The same where people are called otherwise; two who turn out to be the same share an expense once."""
        return Closing(
            tuple(
                SharedExpense(name(each.player), each.amount, each.reason, tuple(dict.fromkeys(map(name, each.among))))
                for each in self.expenses
            ),
            tuple(
                Debt(name(debt.player), name(debt.to), debt.amount, debt.evening, debt.payment) for debt in self.debts
            ),
            name(self.bank) if self.bank else "",
            self.coin,
        )
