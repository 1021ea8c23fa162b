"""The base of all events, seat events, and settlement events with amounts in the unit of payments."""

from msgspec import Struct


class Event(Struct, frozen=True, tag_field="e", tag=True, omit_defaults=True, forbid_unknown_fields=True):
    """Base of all events."""


class SeatEvent(Event, frozen=True):
    """An event about a seat."""

    seat: int
    """The seat number, from 1."""


class ExpenseTold(Event, frozen=True):
    """A player paid for several."""

    number: int
    """The expense's number in the evening, from 1; one of that number is replaced."""
    player: str
    """The name of the payer."""
    amount: int
    """The amount, 0 = the expense is taken back."""
    reason: str = ""
    """The purpose."""
    among: tuple[str, ...] = ()
    """The names of those who share it, () = all who played."""


class DebtCarried(Event, frozen=True):
    """A payment of an earlier evening was added to the settlement, or removed."""

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
    off: bool = False
    """Whether it is removed again."""


class SettlingChosen(Event, frozen=True):
    """The way of settling was chosen."""

    bank: str = ""
    """The name of the bank, "" = players pay each other."""
    coin: int = 1
    """The unit of which payments are multiples."""


SettlingEvent = ExpenseTold | DebtCarried | SettlingChosen
