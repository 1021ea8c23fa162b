"""Who sat last time: offered again in one tap."""

from collections.abc import Iterable

from engine.events import ChipsAdded, PlayerMoved, PlayerRenamed, Sat
from engine.journal.codec import events_of
from engine.journal.stored import Store

Sitter = tuple[int, str, int]
"""Seat, name, chips."""

LOOKED = 6
"""How many sessions before this one are looked at: one that was opened and left again tells nothing."""


def last_seated(store: Store, session: int) -> tuple[Sitter, ...]:
    """Seat, name and first buy-in, as put right, of those who sat in the session before, by seat; each name once.

    Several had the same seat where somebody sat down or moved there after another had left it (`sit_again`).

    Raises:
        JournalError: it cannot be read.
    """
    for row in store.sessions(LOOKED, session):
        seats: dict[int, list[str | int]] = {}
        stays: list[list[str | int]] = []
        for step in store.holding(row.id, "Sat", "ChipsAdded", "PlayerMoved", "PlayerRenamed"):
            for event in events_of(step):
                if isinstance(event, Sat) and event.bought:
                    seats[event.seat] = [event.player.name, event.bought, event.seat]
                    stays.append(seats[event.seat])
                elif isinstance(event, ChipsAdded) and event.corrects and event.what is None and event.seat in seats:
                    true = int(seats[event.seat][1]) + event.amount
                    seats[event.seat][1] = true if true > 0 else seats[event.seat][1]
                elif isinstance(event, PlayerMoved) and event.seat in seats:
                    seats[event.to] = seats.pop(event.seat)
                    seats[event.to][2] = event.to
                elif isinstance(event, PlayerRenamed) and event.seat in seats:
                    seats[event.seat][0] = event.name
        sat: dict[str, Sitter] = {}
        for name, bought, seat in stays:
            sat.setdefault(str(name), (int(seat), str(name), int(bought)))
        if len(sat) > 1:
            return tuple(sorted(sat.values(), key=lambda who: who[0]))
    return ()


def sit_again(sat: Iterable[Sitter], seats: int) -> tuple[tuple[Sitter, ...], tuple[str, ...]]:
    """Who sits where at a table of so many seats, by seat, and for whom there is none.

    Everybody has their own seat; whose seat somebody before them has, or is not there, gets the first free one.
    """
    places: dict[int, Sitter] = {}
    moved: list[Sitter] = []
    for seat, name, stack in sat:
        if seat <= seats and seat not in places:
            places[seat] = seat, name, stack
        else:
            moved.append((seat, name, stack))
    free = [seat for seat in range(1, seats + 1) if seat not in places]
    for seat, (_, name, stack) in zip(free, moved, strict=False):
        places[seat] = seat, name, stack
    return tuple(places[seat] for seat in sorted(places)), tuple(name for _, name, _ in moved[len(free) :])
