"""The work of one command: each event is applied as it is added, so that the next is decided on the result."""

from collections.abc import Callable
from typing import Any

from engine.events import AnyEvent
from engine.evolve import evolve
from engine.refusals import refuse
from engine.state import Hand, TableState


def still_open(state: TableState) -> None:
    """Refuse everything once a session has ended.

    Raises:
        Refused: code `phase`.
    """
    if state.ended:
        raise refuse("phase", "ended")


class Work:
    """The events of one command and the state they lead to. Lives only inside one call of `decide`."""

    def __init__(self, state: TableState) -> None:
        self.state = state
        self.events: list[AnyEvent] = []

    def add(self, event: AnyEvent) -> None:
        """Record `event` and apply it."""
        self.events.append(event)
        self.state = evolve(self.state, event)

    @property
    def hand(self) -> Hand:
        """The running hand; only read while there is one."""
        hand = self.state.hand
        assert hand is not None
        return hand


Handler = Callable[[Work, Any], None]
"""Does what one kind of command asks for, or raises Refused."""


def adding(rule: Callable[[TableState, Any], list[AnyEvent]]) -> Handler:
    """The handler that adds the events a rule gives for a command."""

    def handler(work: Work, command: Any) -> None:
        for event in rule(work.state, command):
            work.add(event)

    return handler
