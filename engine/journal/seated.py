"""Who sat in which seat when: the names of the record are those of its hand, not of who sits there by now.

A rename puts the name of the same person right, so it counts for all that person did before. Somebody who sat down
later is somebody else, whatever the seat.
"""

from collections.abc import Callable

from engine.events import AnyEvent, CameBack, PlayerLeft, PlayerMoved, Sat
from engine.journal.codec import events_of
from engine.journal.steps import Step
from engine.state import TableState

Position = tuple[int, int]
"""A step's sequence and the place of an event in it; place -1 = before its first event."""
END = 1 << 30
"""The place after the last event of any step."""


class SeatedNames:
    """The names in the seats along one line of steps, each person by the name they have in the end.

    It walks back from the end over the steps about players and chips, and only as far as it is asked.
    """

    def __init__(self, state: TableState, head: Step, step: Callable[[int], Step]) -> None:
        """`state` after `head`, the end of the line; `step` finds a step by its sequence."""
        self._step = step
        self._names = {seat: player.name for seat, player in enumerate(state.seats, 1) if player is not None}
        self._aside = {seat: player.name for seat, player in state.aside}
        self._next = head.sequence if head.ledger else head.ledger_back
        self._changes: dict[int, list[tuple[Position, str, str]]] = {}

    def name(self, seat: int, step: int, place: int = END) -> str:
        """Who sat in a seat right after an event, or had just left it; empty when nobody had been there."""
        while self._next >= step:
            self._walk(self._step(self._next))
        for at, before, after in self._changes.get(seat, ()):  # the newest stands first
            if at <= (step, place):
                return after or before
        return self._names.get(seat, "")

    def _walk(self, step: Step) -> None:
        """Undo what a step did to the seats, its last event first."""
        events = events_of(step)
        for place in range(len(events) - 1, -1, -1):
            self._undo(events[place], (step.sequence, place))
        self._next = step.ledger_back

    def _undo(self, event: AnyEvent, at: Position) -> None:
        names = self._names
        match event:
            case Sat():
                self._change(event.seat, self._aside.pop(event.seat, "") if event.over else "", at)
            case PlayerLeft():
                self._change(event.seat, event.player.name, at)
            case CameBack():
                self._aside[event.seat] = names.get(event.seat, "")
                self._change(event.seat, "", at)
            case PlayerMoved():
                name = names.get(event.to, event.player.name)
                self._change(event.to, "", at)
                self._change(event.seat, name, at)
            case _:
                pass

    def _change(self, seat: int, before: str, at: Position) -> None:
        """At `at` the seat went over from `before` to who sits there now."""
        self._changes.setdefault(seat, []).append((at, before, self._names.get(seat, "")))
        if before:
            self._names[seat] = before
        else:
            self._names.pop(seat, None)
