"""The people of a session by their names: a rename is the same person, from the first step on.

A player who sits down by the old name of a renamed person at the table is another person.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import msgspec

from engine.keeping.names import Swap, swapped
from engine.values import name_key

Named = Callable[[int, str], str]
"""A function that returns the name to write for a person, by number and name there."""
_SEQUENCE, _PARENT, _KIND, _EVENTS = 1, 2, 11, -1
_SEAT_EVENTS: Final = ("Sat", "PlayerMoved", "PlayerLeft", "CameBack", "PlayerRenamed")


class Persons:
    """The persons that names mean at each step of a session; persons are numbered from 0, in order of first mention."""

    def __init__(self, steps: Sequence[Sequence[Any]]) -> None:
        """`steps` = the values of all steps of a session, in the order they were made."""
        self._steps = steps
        self._same_as: list[int] = []
        self._names_by_step: list[dict[str, int]] = []
        branch = _branch(steps)
        seats_after: dict[int, dict[int, int]] = {}
        names: dict[str, int] = {}
        for values in steps:
            sequence = values[_SEQUENCE]
            seats = seats_after.get(values[_PARENT], {})
            events = _seat_events(values[_EVENTS]) if values[_KIND] in ("do", "amend") else []
            if events:
                seats, names = dict(seats), dict(names)
            for event in events:
                self._apply(event, seats, names, on_branch=sequence in branch)
            seats_after[sequence] = seats
            self._names_by_step.append(names)
        self._last_names = names

    def _apply(self, event: dict[str, Any], seats: dict[int, int], names: dict[str, int], *, on_branch: bool) -> None:
        """Apply an event to `seats`, the persons by seat, and `names`, the persons by name."""
        seat, player = event["seat"], event.get("player")
        name = event["name"] if event["e"] == "PlayerRenamed" else player["name"] if player else ""
        key = name_key(name)
        if event["e"] == "PlayerLeft":
            seats.pop(seat, None)
        elif event["e"] == "PlayerMoved":
            seats[event["to"]] = seats.pop(seat, names.get(key, -1))
        elif event["e"] == "PlayerRenamed" and seat in seats:
            before = names.get(key)
            if on_branch and before is not None and self.person(before) != self.person(seats[seat]):
                self._same_as[self.person(seats[seat])] = self.person(before)  # an earlier person is back
            names[key] = seats[seat]
        else:
            if names.get(key) is None or names[key] in seats.values():
                names[key] = self._new_person()
            seats[seat] = names[key]

    def _new_person(self) -> int:
        self._same_as.append(len(self._same_as))
        return len(self._same_as) - 1

    def person(self, number: int) -> int:
        """Return the number that stands for all numbers of this person."""
        while self._same_as[number] != number:
            number = self._same_as[number]
        return number

    def called(self, name: str) -> frozenset[int]:
        """Return the persons who have a name at some step, in any spelling."""
        key = name_key(name)
        return frozenset(self.person(names[key]) for names in self._names_by_step if key in names)

    def swapped(self, named: Named) -> Iterator[tuple[Any, ...]]:
        """Yield the values of each step with other names; a name that never sat (a dealer) is its own person."""
        for values, names in zip(self._steps, self._names_by_step, strict=True):
            yield swapped(values, self._swap(names, named))

    def at_the_end(self, named: Named) -> Swap:
        """Return a function that replaces names as they are at the end of the session."""
        return self._swap(self._last_names, named)

    def _swap(self, names: dict[str, int], named: Named) -> Swap:
        def swap(name: str) -> str:
            key = name_key(name)
            number = names.get(key, self._last_names.get(key))
            if number is None:
                number = self._last_names[key] = self._new_person()
            return named(self.person(number), name)

        return swap


def _branch(steps: Sequence[Sequence[Any]]) -> frozenset[int]:
    """Return the sequences of the steps on the current branch."""
    rows = {values[_SEQUENCE]: values for values in steps}
    branch: set[int] = set()
    last = steps[-1] if steps else None
    sequence = 0 if last is None else last[_SEQUENCE] if last[_KIND] in ("do", "amend") else last[_PARENT]
    while sequence in rows and sequence not in branch:
        branch.add(sequence)
        sequence = rows[sequence][_PARENT]
    return frozenset(branch)


def _seat_events(events: str) -> list[dict[str, Any]]:
    """Return the events of a step, as objects, by which a player sits, moves, leaves or is renamed."""
    if not any(f'"{name}"' in events for name in _SEAT_EVENTS):
        return []
    return [event for event in msgspec.json.decode(events) if event.get("e") in _SEAT_EVENTS]
