"""What intents about a seat have in common."""

from msgspec import Struct


class OfSeat(Struct, frozen=True):
    """About a seat."""

    seat: int
    """From 1."""
