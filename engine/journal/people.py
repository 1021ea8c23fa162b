"""The people of a session, from the names of events and seats alone, without decoding event records.

A rename corrects the name of the same person, so it counts for all earlier events of that person. A player who sits
down later is another person, in any seat.
"""

from collections.abc import Iterable

Occupied = tuple[str, int, str]
"""The name of an event, the seat that is occupied from then on, and the name of its player."""


class _Stay:
    """A player's stay from sitting down to leaving; `name` is the latest name."""

    def __init__(self, name: str) -> None:
        self.name = name


def people(events: Iterable[Occupied]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the names in the order they first sat down, and those who sat down or moved last first; each name once.

    Args:
        events: `Sat`, `PlayerMoved`, `CameBack` and `PlayerRenamed` of one session, in their order.
    """
    seats: dict[int, _Stay] = {}
    stays: list[_Stay] = []
    by_last_move: list[_Stay] = []
    for event, seat, name in events:
        if event == "PlayerRenamed" and seat in seats:
            stay = seats[seat]
            stay.name = name
        elif event == "Sat":
            stay = _Stay(name)
            stays.append(stay)
        else:  # moved, or back after another player played over the chips
            stay = next((stay for stay in reversed(stays) if stay.name == name), _Stay(name))
        seats[seat] = stay
        by_last_move = [*(other for other in by_last_move if other is not stay), stay]
    return _unique(stay.name for stay in stays), _unique(stay.name for stay in reversed(by_last_move))


def _unique(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(names))
