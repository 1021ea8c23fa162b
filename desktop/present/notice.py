"""A message that the statement of the table shows for a while."""

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from desktop.intents import Intent


class Notice(Struct, frozen=True):
    """A message that the statement shows for a while."""

    text: str
    """Text of the message."""
    role: str = "owe"
    """Colour role of the text: a refusal (`owe`) or a note."""
    action: str = ""
    """Label of the key beside the message, "" = no key."""
    intent: "Intent | None" = None
    """Intent of the key."""
    unsaved: str = ""
    """Cause why a tap was not saved, "" = saved; the bar then offers the remedies."""
