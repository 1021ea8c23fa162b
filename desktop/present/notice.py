"""Something the statement of the table says for a while."""

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from desktop.intents import Intent


class Notice(Struct, frozen=True):
    """Something to say in the statement for a while."""

    text: str
    """The words."""
    role: str = "owe"
    """Their colour: a refusal (`owe`) or a note."""
    action: str = ""
    """The words of the way on, "" = there is none."""
    intent: "Intent | None" = None
    """What the way on says."""
    unsaved: str = ""
    """The cause for which a tap could not be saved: the bar offers what can be done about it."""
