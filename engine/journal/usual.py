"""Who sat last time: offered again in one tap."""

from engine.events import ChipsAdded, PlayerMoved, PlayerRenamed, Sat
from engine.journal.codec import events_of
from engine.journal.stored import Store

LOOKED = 6
"""How many sessions before this one are looked at: one that was opened and left again tells nothing."""


def last_seated(store: Store, session: int) -> tuple[tuple[int, str, int], ...]:
    """Seat, name and first buy-in, as put right, of those who sat in the session before; each name and seat once.

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
                elif isinstance(event, ChipsAdded) and event.corrects and event.seat in seats:
                    true = int(seats[event.seat][1]) + event.amount
                    seats[event.seat][1] = true if true > 0 else seats[event.seat][1]
                elif isinstance(event, PlayerMoved) and event.seat in seats:
                    seats[event.to] = seats.pop(event.seat)
                    seats[event.to][2] = event.to
                elif isinstance(event, PlayerRenamed) and event.seat in seats:
                    seats[event.seat][0] = event.name
        sat: dict[int, tuple[str, int]] = {}
        for name, bought, seat in stays:
            if int(seat) not in sat and str(name) not in [known for known, _ in sat.values()]:
                sat[int(seat)] = (str(name), int(bought))
        if len(sat) > 1:
            return tuple((seat, name, bought) for seat, (name, bought) in sorted(sat.items()))
    return ()
