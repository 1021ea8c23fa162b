"""The people of a session by their names: a rename is the same person, from the first step on.

A player who sits down by the old name of a renamed person at the table is another person.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import msgspec

from engine.keeping.names import Swap, swapped
from engine.values import known_as

Named = Callable[[int, str], str]
"""A function that returns the name to write for a person, by number and name there."""
_SEQUENCE, _PARENT, _KIND, _EVENTS = 1, 2, 11, -1
_WHO_SITS: Final = ("Sat", "PlayerMoved", "PlayerLeft", "CameBack", "PlayerRenamed")


class Persons:
    """The persons that names mean at each step of a session; persons are numbered from 0, in order of first mention."""

    def __init__(self, steps: Sequence[Sequence[Any]]) -> None:
        """`steps` = the values of all steps of a session, in the order they were made."""
        self._steps = steps
        self._same: list[int] = []
        self._meant: list[dict[str, int]] = []
        line = _line(steps)
        seats_after: dict[int, dict[int, int]] = {}
        names: dict[str, int] = {}
        for values in steps:
            sequence = values[_SEQUENCE]
            here = seats_after.get(values[_PARENT], {})
            events = _seatings(values[_EVENTS]) if values[_KIND] in ("do", "amend") else []
            if events:
                here, names = dict(here), dict(names)
            for event in events:
                self._follow(event, here, names, counts=sequence in line)
            seats_after[sequence] = here
            self._meant.append(names)
        self._now = names

    def _follow(self, event: dict[str, Any], here: dict[int, int], names: dict[str, int], *, counts: bool) -> None:
        """Apply an event to `here`, the persons by seat, and `names`, the persons by name."""
        seat, player = event["seat"], event.get("player")
        called = event["name"] if event["e"] == "PlayerRenamed" else player["name"] if player else ""
        key = known_as(called)
        if event["e"] == "PlayerLeft":
            here.pop(seat, None)
        elif event["e"] == "PlayerMoved":
            here[event["to"]] = here.pop(seat, names.get(key, -1))
        elif event["e"] == "PlayerRenamed" and seat in here:
            before = names.get(key)
            if counts and before is not None and self.person(before) != self.person(here[seat]):
                self._same[self.person(here[seat])] = self.person(before)  # an earlier person is back
            names[key] = here[seat]
        else:
            if names.get(key) is None or names[key] in here.values():
                names[key] = self._somebody()
            here[seat] = names[key]

    def _somebody(self) -> int:
        self._same.append(len(self._same))
        return len(self._same) - 1

    def person(self, number: int) -> int:
        """Return the number that stands for all numbers of this person."""
        while self._same[number] != number:
            number = self._same[number]
        return number

    def called(self, name: str) -> frozenset[int]:
        """Return the persons who have a name at some step, in any spelling."""
        key = known_as(name)
        return frozenset(self.person(names[key]) for names in self._meant if key in names)

    def swapped(self, named: Named) -> Iterator[tuple[Any, ...]]:
        """Yield the values of each step with other names; a name that never sat (a dealer) is its own person."""
        for values, names in zip(self._steps, self._meant, strict=True):
            yield swapped(values, self._swap(names, named))

    def at_the_end(self, named: Named) -> Swap:
        """Return a function that replaces names as they are at the end of the session."""
        return self._swap(self._now, named)

    def _swap(self, names: dict[str, int], named: Named) -> Swap:
        def swap(name: str) -> str:
            key = known_as(name)
            number = names.get(key, self._now.get(key))
            if number is None:
                number = self._now[key] = self._somebody()
            return named(self.person(number), name)

        return swap


def _line(steps: Sequence[Sequence[Any]]) -> frozenset[int]:
    """Return the sequences of the steps on the current branch."""
    rows = {values[_SEQUENCE]: values for values in steps}
    line: set[int] = set()
    last = steps[-1] if steps else None
    here = 0 if last is None else last[_SEQUENCE] if last[_KIND] in ("do", "amend") else last[_PARENT]
    while here in rows and here not in line:
        line.add(here)
        here = rows[here][_PARENT]
    return frozenset(line)


def _seatings(events: str) -> list[dict[str, Any]]:
    """Return the events of a step, as objects, by which a player sits, moves, leaves or is renamed."""
    if not any(f'"{name}"' in events for name in _WHO_SITS):
        return []
    return [event for event in msgspec.json.decode(events) if event.get("e") in _WHO_SITS]
