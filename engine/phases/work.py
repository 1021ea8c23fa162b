"""A piece of work: events collected one by one, each applied at once, so that what follows is decided on the result."""

from engine.events import AnyEvent
from engine.evolve import evolve
from engine.state import Hand, TableState


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
        """The running hand; only asked for where there is one."""
        hand = self.state.hand
        assert hand is not None
        return hand
