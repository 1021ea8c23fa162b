"""Who sat in a session, each person by the name they have in the end: a rename puts the name of a person right."""

from collections.abc import Iterable

Occupied = tuple[str, int, str]
"""The name of an event, the seat somebody occupies from then on, and who."""


class _Stay:
    """Somebody from sitting down to leaving; `name` is the last one."""

    def __init__(self, name: str) -> None:
        self.name = name


def people(happened: Iterable[Occupied]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The names in the order they first sat down, and those who sat down or moved last first; each name once.

    Args:
        happened: `Sat`, `PlayerMoved`, `CameBack` and `PlayerRenamed` of one session, in their order.
    """
    seats: dict[int, _Stay] = {}
    first: list[_Stay] = []
    latest: list[_Stay] = []
    for event, seat, name in happened:
        if event == "PlayerRenamed" and seat in seats:
            stay = seats[seat]
            stay.name = name
        elif event == "Sat":
            stay = _Stay(name)
            first.append(stay)
        else:  # moved, or back where somebody played over the chips
            stay = next((stay for stay in reversed(first) if stay.name == name), _Stay(name))
        seats[seat] = stay
        latest = [*(other for other in latest if other is not stay), stay]
    return _once(stay.name for stay in first), _once(stay.name for stay in reversed(latest))


def _once(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(names))
