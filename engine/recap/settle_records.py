"""Records of the settlement. Amounts in chips, or in the smallest unit of a tournament's currency."""

from typing import Literal

from msgspec import Struct

PartyKind = Literal["player", "house", "dealers", "bank", "unaccounted", "everybody"]
"""Kind of a party: a player of any name, the house (or kitty), the dealers for their tips, the bank with which all
settle, a stand-in for chips nobody can explain, or all players sharing such chips."""


class Party(Struct, frozen=True):
    """A party of the settlement."""

    kind: PartyKind
    """Kind of the party; it tells a player from another party of the same name."""
    name: str
    """Name of a player or bank; of other parties an English word."""


class Account(Struct, frozen=True):
    """The open amount of a party before any payment. Ties are broken by seat, then name."""

    party: Party
    """The party."""
    amount: int
    """Chips: over 0 it is owed to the party, under 0 the party owes it."""
    seat: int = 0
    """First seat of a player; other parties have seats behind all others."""


class Payment(Struct, frozen=True):
    """A payment of the settlement."""

    payer: Party
    """The paying party."""
    to: Party
    """The receiving party."""
    amount: int
    """Chips."""
    again: int = 0
    """Number of equal payments before it, which tells them apart."""


class Settlement(Struct, frozen=True):
    """The payments that settle accounts."""

    accounts: tuple[Account, ...]
    """Open amounts of all parties."""
    payments: tuple[Payment, ...]
    """The payments; empty when accounts do not add up and settling was not requested all the same."""
    unaccounted: int = 0
    """Difference of the results in chips: over 0 more is owed to players than they owe."""
    bearer: Party | None = None
    """Party that pays the difference, or gets it when under 0, so that accounts add up; None = none."""
    bank: str = ""
    """Name of the bank with which all settle, "" = players with each other."""


class Cost(Struct, frozen=True):
    """Parts of a party's sum; over 0 it is owed to the party, under 0 the party owes it."""

    party: Party
    """The party."""
    cards: int
    """Result of the cards, or amount of the house, the dealers or a bearer of a difference."""
    shared: tuple[int, ...]
    """For each expense, the amount the party paid less its part."""
    before: int
    """Debts of earlier evenings."""
    rounding: int
    """Change by rounding to whole coins."""
    whole: int
    """The sum of these parts."""


class PartySum(Struct, frozen=True, kw_only=True):
    """Parts of a party's sum and the open rest; over 0 it is owed to the party, under 0 the party owes it."""

    party: Party
    """The party."""
    cards: int
    """Result of the cards, or amount of the house, the dealers or a bearer of a difference."""
    expenses: int
    """Amounts the party paid for expenses less its parts."""
    earlier: int
    """Debts of earlier evenings."""
    rounding: int
    """Change by rounding to whole coins."""
    whole: int
    """The sum of these parts."""
    made: int
    """Payments the party made less payments it got."""
    later: int
    """The same for payments settled with, or left to, a later evening."""

    @property
    def open(self) -> int:
        """Amount that is neither paid nor left to a later evening."""
        return self.whole + self.made + self.later
