"""Who sat in a session: its people, who sat in which seat when, and who sat last time and is offered again.

A rename puts the name of the same person right, so it counts for all that person did before. Somebody who sat down
later is somebody else, whatever the seat.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Literal

from engine.events import (
    AnyEvent,
    CameBack,
    ChipsAdded,
    Opened,
    PlayerLeft,
    PlayerMoved,
    PlayerRenamed,
    Sat,
    SettingsChanged,
)
from engine.journal.codec import events_of
from engine.journal.steps import JournalStep
from engine.journal.store_protocol import Store
from engine.settings.records import BuyIn, Settings
from engine.state import TableState

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


Position = tuple[int, int]
"""A step's sequence and the place of an event in it; place -1 = before its first event."""
END = 1 << 30
"""The place after the last event of any step."""


class SeatedNames:
    """The names in the seats along one line of steps, each person by the name they have in the end.

    It walks back from the end over the steps about players and chips, and only as far as it is asked.
    """

    def __init__(self, state: TableState, head: JournalStep, step: Callable[[int], JournalStep]) -> None:
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

    def _walk(self, step: JournalStep) -> None:
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


LastSitter = tuple[int, str, int]
"""Seat, name, chips."""

LOOKED = 6
"""How many sessions before this one are looked at: one that was opened and left again tells nothing."""


def last_seated(store: Store, session: int) -> tuple[LastSitter, ...]:
    """Seat, name and first buy-in of those who sat in the session before, by seat: of `sat_before`.

    Raises:
        JournalError: it cannot be read.
    """
    return sat_before(store, session)[1]


def sat_before(store: Store, session: int) -> tuple[int, tuple[LastSitter, ...]]:
    """The session before, 0 = none; seat, name and first buy-in, as put right, of its people, by seat; each name once.

    One that has ended comes before one that goes on: who plays at another table sits there now.

    Several had the same seat where somebody sat down or moved there after another had left it (`sit_again`).

    Raises:
        JournalError: it cannot be read.
    """
    playing = {row.id for row in store.running()}
    for row in sorted(store.sessions(LOOKED, session), key=lambda row: row.id in playing):
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
        sat: dict[str, LastSitter] = {}
        for name, bought, seat in stays:
            sat.setdefault(str(name), (int(seat), str(name), int(bought)))
        if len(sat) > 1:
            return row.id, tuple(sorted(sat.values(), key=lambda who: who[0]))
    return 0, ()


OtherChips = Literal["", "kind", "start"]
"""What makes the chips of a session others: a chip is no money or other money, or a tournament starts otherwise."""


def other_chips(store: Store, session: int, house: Settings) -> OtherChips:
    """Why the chips people sat down with in a session are not those of `house`, "" = they may be the same.

    A chip is another kind of thing where only one of both is a tournament, or it is worth something else. A tournament
    starts otherwise with other blinds or bets in its first level, or with other bounds of the buy-in (STK-2).

    Raises:
        JournalError: it cannot be read.
    """
    changes = (event for step in store.holding(session, "Opened", "SettingsChanged") for event in events_of(step))
    last = [event.settings for event in changes if isinstance(event, Opened | SettingsChanged)][-1:]
    if any((before.tournament, before.cash) != (house.tournament, house.cash) for before in last):
        return "kind"
    return "start" if house.tournament and any(_start(before) != _start(house) for before in last) else ""


def _start(house: Settings) -> tuple[BuyIn, tuple[int, ...], tuple[int, int] | None]:
    """What the stack a tournament starts with goes by: bounds of the buy-in, blinds and bets of its first level."""
    first = house.levels[0] if house.levels else house
    return house.buy_in, first.blinds, first.bets


def all_alike(sat: tuple[LastSitter, ...]) -> tuple[LastSitter, ...]:
    """Everybody with the chips most of them had, of equally many the first: those a tournament starts with (STK-3)."""
    usual = Counter(stack for _, _, stack in sat).most_common(1)
    return tuple((seat, name, usual[0][0]) for seat, name, _ in sat)


def sit_again(sat: Iterable[LastSitter], seats: int) -> tuple[tuple[LastSitter, ...], tuple[str, ...]]:
    """Who sits where at a table of so many seats, by seat, and for whom there is none.

    Everybody has their own seat; whose seat somebody before them has, or is not there, gets the first free one.
    """
    places: dict[int, LastSitter] = {}
    moved: list[LastSitter] = []
    for seat, name, stack in sat:
        if seat <= seats and seat not in places:
            places[seat] = seat, name, stack
        else:
            moved.append((seat, name, stack))
    free = [seat for seat in range(1, seats + 1) if seat not in places]
    for seat, (_, name, stack) in zip(free, moved, strict=False):
        places[seat] = seat, name, stack
    return tuple(places[seat] for seat in sorted(places)), tuple(name for _, name, _ in moved[len(free) :])
