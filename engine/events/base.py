"""What every event is, and those about a seat."""

from msgspec import Struct


class Event(Struct, frozen=True, tag_field="e", tag=True, omit_defaults=True, forbid_unknown_fields=True):
    """Base of all events."""


class OfSeat(Event, frozen=True):
    """An event about a seat."""

    seat: int
    """From 1."""
