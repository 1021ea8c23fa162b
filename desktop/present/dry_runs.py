"""Dry runs: the events a command would have, asked for before the command is offered; nothing is played."""

from collections.abc import Callable

from engine import commands as c
from engine.events import AnyEvent
from engine.refusals import Refusal

DryRun = Callable[[c.Command], tuple[AnyEvent, ...] | Refusal]
"""Function from a command to the events it would have now, or to its refusal."""


def is_accepted(command: c.Command, dry: DryRun) -> bool:
    """Return whether the engine would accept the command now."""
    return not isinstance(dry(command), Refusal)
