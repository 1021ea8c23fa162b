"""Who owes and who pays whom. Chips, or the smallest unit of a tournament's currency."""

from typing import Literal

from msgspec import Struct

PartyKind = Literal["player", "house", "dealers", "bank", "unaccounted", "everybody"]
"""Who settles: a player whatever they are called, the house (or kitty), the dealers for their tips, the bank that
everybody settles with, what stands in for chips nobody can explain, or all players, who share such chips."""


class Party(Struct, frozen=True):
    """Somebody in the settlement."""

    kind: PartyKind
    """Who it is, whatever a player is called."""
    name: str
    """What a player or a bank is called; of the others an English word."""


class Account(Struct, frozen=True):
    """What a party has open before anybody pays. Ties are broken by seat, then name."""

    party: Party
    """Whose."""
    amount: int
    """In chips: over 0 it is owed to them, under 0 they owe."""
    seat: int = 0
    """The player's first seat; the others stand behind every seat."""


class Payment(Struct, frozen=True):
    """A payment that settles."""

    payer: Party
    """Who pays."""
    to: Party
    """Who is paid."""
    amount: int
    """In chips."""
    again: int = 0
    """How often the very same payment was made before: they are told apart by it."""


class Settlement(Struct, frozen=True):
    """Who pays whom."""

    accounts: tuple[Account, ...]
    """What everybody has open."""
    payments: tuple[Payment, ...]
    """The payments; empty when the accounts do not add up and it was not asked for all the same."""
    unaccounted: int = 0
    """What the results do not add up to, in chips: over 0 more is owed to players than they owe."""
    bearer: Party | None = None
    """Who pays that, or under 0 gets it: then the accounts add up all the same."""
    bank: str = ""
    """Who everybody settles with, "" = the players among each other."""


class Cost(Struct, frozen=True):
    """What makes up the sum of somebody in the settlement; over 0 it is owed to them, under 0 they owe it."""

    party: Party
    """Whose."""
    cards: int
    """Won or lost, and what the house, the dealers or a bearer of a difference get."""
    shared: tuple[int, ...]
    """Of each expense what they paid less their part."""
    before: int
    """From earlier evenings."""
    rounding: int
    """What whole coins make of it."""
    whole: int
    """All together."""


class PartySum(Struct, frozen=True, kw_only=True):
    """What somebody's sum is made of, and what of it is open; over 0 it is owed to them, under 0 they owe it."""

    party: Party
    """Whose."""
    cards: int
    """Won or lost, and what the house, the dealers or a bearer of a difference get."""
    expenses: int
    """Of all expenses what they paid less their parts."""
    earlier: int
    """From earlier evenings."""
    rounding: int
    """What whole coins make of it."""
    whole: int
    """All of that together."""
    made: int
    """What they paid less what they got."""
    later: int
    """The same of payments that are settled with a later evening, or left to one."""

    @property
    def open(self) -> int:
        """What is neither made nor left to a later evening."""
        return self.whole + self.made + self.later
