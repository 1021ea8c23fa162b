"""What the engine would do with a command: asked before it is offered, nothing is played."""

from collections.abc import Callable

from engine import commands as c
from engine.events import AnyEvent
from engine.refusals import Refusal

Dry = Callable[[c.Command], tuple[AnyEvent, ...] | Refusal]
"""The events of a command as it would be played now, or why it is refused."""


def takes(command: c.Command, dry: Dry) -> bool:
    """Whether the engine would take this now."""
    return not isinstance(dry(command), Refusal)
