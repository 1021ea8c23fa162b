"""What every event is."""

from msgspec import Struct


class Event(Struct, frozen=True, tag_field="e", tag=True, omit_defaults=True, forbid_unknown_fields=True):
    """Base of all events."""
