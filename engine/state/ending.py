"""The end of an evening: places of a tournament (STK-3), and the settlement besides the chips.

`places` is the one rule for seats, players' display, recap and exports. `Closing` has shared
expenses, debts of earlier evenings, bank and coin.
"""

from collections.abc import Callable, Sequence
from typing import TypeVar

from msgspec import Struct

When = tuple[int, bool, int]
"""When a player went out: hand, whether by leaving with chips after it, and chips at its start."""

Who = TypeVar("Who")


def places(busts: Sequence[tuple[Who, When]], playing: int) -> dict[Who, int]:
    """Return the place of each player who is out; `playing` = the number of players who still have chips.

    Of players out in the same hand the larger stack is placed higher; equal stacks share the better place (TDA).
    """
    return {who: 1 + playing + sum(later > when for _, later in busts) for who, when in busts}


class SharedExpense(Struct, frozen=True):
    """A payment of one player for several; in the unit of payments: chips, in a tournament minor units."""

    player: str
    """The name of the player who paid."""
    amount: int
    """The amount, 0 = the expense was taken back."""
    reason: str = ""
    """The purpose, "" = none."""
    among: tuple[str, ...] = ()
    """The names of those who share it, () = all."""


class Debt(Struct, frozen=True):
    """A payment of an earlier evening that is settled along with this one; in the unit of the payments."""

    player: str
    """The name of the debtor."""
    to: str
    """The name of the creditor."""
    amount: int
    """The amount owed."""
    evening: str
    """The evening's id, the same in every book."""
    payment: str
    """The payment's id there."""


class Closing(Struct, frozen=True):
    """The entries about the settlement so far."""

    expenses: tuple[SharedExpense, ...] = ()
    """The expenses in the order of entry: expense 1 is the first."""
    debts: tuple[Debt, ...] = ()
    """The debts in the order of entry."""
    bank: str = ""
    """The name of the person all settle with, "" = players pay each other."""
    coin: int = 1
    """The unit of which payments are multiples."""

    def called(self, name: Callable[[str], str]) -> "Closing":
        """Return the same entries with `name` applied to each name; two names that become one share an expense once."""
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
