"""The work of one command: each event is applied as it is added, so that the next event sees its result."""

from collections.abc import Callable
from typing import Any

from engine.events import AnyEvent
from engine.evolve import evolve
from engine.refusals import refuse
from engine.state import Hand, TableState


def check_not_ended(state: TableState) -> None:
    """Refuse every command after the end of a session.

    Raises:
        Refused: code `phase`.
    """
    if state.ended:
        raise refuse("phase", "ended")


class Work:
    """The events of one command and the state after them; used only inside one call of `decide`."""

    def __init__(self, state: TableState) -> None:
        self.state = state
        self.events: list[AnyEvent] = []

    def add(self, event: AnyEvent) -> None:
        """Record `event` and apply it."""
        self.events.append(event)
        self.state = evolve(self.state, event)

    @property
    def hand(self) -> Hand:
        """Return the running hand; read only during a hand."""
        hand = self.state.hand
        assert hand is not None
        return hand


Handler = Callable[[Work, Any], None]
"""The type of a function that carries out one kind of command, or raises Refused."""


def handler_of(rule: Callable[[TableState, Any], list[AnyEvent]]) -> Handler:
    """Return the handler that adds the events a rule returns for a command."""

    def handler(work: Work, command: Any) -> None:
        for event in rule(work.state, command):
            work.add(event)

    return handler
