"""What every event is, and those about a seat; events about settling up, with amounts in the unit of the payments."""

from msgspec import Struct


class Event(Struct, frozen=True, tag_field="e", tag=True, omit_defaults=True, forbid_unknown_fields=True):
    """Base of all events."""


class SeatEvent(Event, frozen=True):
    """An event about a seat."""

    seat: int
    """From 1."""


class ExpenseTold(Event, frozen=True):
    """Somebody paid for several."""

    number: int
    """Which expense of the evening, from 1; one told before is replaced."""
    player: str
    """Who paid it."""
    amount: int
    """How much, 0 = it is taken back."""
    reason: str = ""
    """What for."""
    among: tuple[str, ...] = ()
    """Who shares it, () = everybody who played."""


class DebtCarried(Event, frozen=True):
    """A payment of an earlier evening is settled along with this one, or not after all."""

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
    off: bool = False
    """Whether it is not carried over after all."""


class SettlingChosen(Event, frozen=True):
    """How everybody settles."""

    bank: str = ""
    """With whom, "" = the players among each other."""
    coin: int = 1
    """What payments are multiples of."""


SettlingEvent = ExpenseTold | DebtCarried | SettlingChosen
