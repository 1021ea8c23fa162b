"""The seats of a session over time, and the players of the session before.

A rename corrects the name of the same person, so it counts for all earlier events of that person. A player who sits
down later is another person, in any seat.
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

Position = tuple[int, int]
"""A step's sequence and the index of an event in it; index -1 = before its first event."""
END = 1 << 30
"""The index after the last event of any step."""


class SeatedNames:
    """The names in the seats along one branch of steps; each person has the latest name.

    The branch is read backwards over the steps about players and chips, only as far as a call needs.
    """

    def __init__(self, state: TableState, head: JournalStep, step: Callable[[int], JournalStep]) -> None:
        """Take `state` after `head`, the end of the branch; `step` returns a step by its sequence."""
        self._step = step
        self._names = {seat: player.name for seat, player in enumerate(state.seats, 1) if player is not None}
        self._aside = {seat: player.name for seat, player in state.aside}
        self._next = head.sequence if head.ledger else head.ledger_back
        self._changes: dict[int, list[tuple[Position, str, str]]] = {}

    def name(self, seat: int, step: int, place: int = END) -> str:
        """Return the player in a seat right after an event, or the one who had just left it; "" = none."""
        while self._next >= step:
            self._walk(self._step(self._next))
        for at, before, after in self._changes.get(seat, ()):  # newest first
            if at <= (step, place):
                return after or before
        return self._names.get(seat, "")

    def _walk(self, step: JournalStep) -> None:
        """Undo the seat changes of a step, its last event first."""
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
        """Record the change of the seat's player at `at` from `before` to the current one, and undo it."""
        self._changes.setdefault(seat, []).append((at, before, self._names.get(seat, "")))
        if before:
            self._names[seat] = before
        else:
            self._names.pop(seat, None)


LastSitter = tuple[int, str, int]
"""Seat, name, chips."""

LOOKED = 6
"""Number of earlier sessions that are searched, since a session that was opened and left at once has no players."""


def previous_players(store: Store, session: int) -> tuple[int, tuple[LastSitter, ...]]:
    """Return the session before, 0 = none, and its players: seat, name and first buy-in in chips (corrected), by seat.

    Each name is returned once. Ended sessions come before running ones, whose players sit at another table now. A seat
    may be returned twice if a player took it after another had left it (`assign_seats`).

    Raises:
        JournalError: it cannot be read.
    """
    playing = {row.id for row in store.running()}
    for row in sorted(store.sessions(LOOKED, session), key=lambda row: row.id in playing):
        seats: dict[int, list[str | int]] = {}
        buy_ins: list[list[str | int]] = []
        for step in store.holding(row.id, "Sat", "ChipsAdded", "PlayerMoved", "PlayerRenamed"):
            for event in events_of(step):
                if isinstance(event, Sat) and event.bought:
                    seats[event.seat] = [event.player.name, event.bought, event.seat]
                    buy_ins.append(seats[event.seat])
                elif isinstance(event, ChipsAdded) and event.corrects and event.what is None and event.seat in seats:
                    corrected = int(seats[event.seat][1]) + event.amount
                    seats[event.seat][1] = corrected if corrected > 0 else seats[event.seat][1]
                elif isinstance(event, PlayerMoved) and event.seat in seats:
                    seats[event.to] = seats.pop(event.seat)
                    seats[event.to][2] = event.to
                elif isinstance(event, PlayerRenamed) and event.seat in seats:
                    seats[event.seat][0] = event.name
        players: dict[str, LastSitter] = {}
        for name, bought, seat in buy_ins:
            players.setdefault(str(name), (int(seat), str(name), int(bought)))
        if len(players) > 1:
            return row.id, tuple(sorted(players.values(), key=lambda sitter: sitter[0]))
    return 0, ()


OtherChips = Literal["", "kind", "start"]
"""How the chips of two sessions differ: in the kind or worth of a chip, or in the start of a tournament; "" = not."""


def other_chips(store: Store, session: int, house: Settings) -> OtherChips:
    """Return how the chips of a session differ from those of `house`, "" = they may be the same.

    Chips differ in kind if only one of both is a tournament, or if a chip has another worth. The start of a tournament
    differs with other blinds or bets in its first level, or with other bounds of the buy-in (STK-2).

    Raises:
        JournalError: it cannot be read.
    """
    changes = (event for step in store.holding(session, "Opened", "SettingsChanged") for event in events_of(step))
    current = [event.settings for event in changes if isinstance(event, Opened | SettingsChanged)][-1:]
    if any((before.tournament, before.cash) != (house.tournament, house.cash) for before in current):
        return "kind"
    return (
        "start" if house.tournament and any(_start_terms(before) != _start_terms(house) for before in current) else ""
    )


def _start_terms(house: Settings) -> tuple[BuyIn, tuple[int, ...], tuple[int, int] | None]:
    """Return what the starting stack of a tournament depends on: bounds of the buy-in, blinds and bets of level 1."""
    level = house.levels[0] if house.levels else house
    return house.buy_in, level.blinds, level.bets


def with_usual_stack(sitters: tuple[LastSitter, ...]) -> tuple[LastSitter, ...]:
    """Return the players with the most frequent stack, of several the first: that a tournament starts with (STK-3)."""
    usual = Counter(stack for _, _, stack in sitters).most_common(1)
    return tuple((seat, name, usual[0][0]) for seat, name, _ in sitters)


def assign_seats(sitters: Iterable[LastSitter], seats: int) -> tuple[tuple[LastSitter, ...], tuple[str, ...]]:
    """Return the players by seat at a table of `seats` seats, and the names of those without a seat.

    Players keep their seats; if the seat is taken or does not exist, they get the first free seat.
    """
    by_seat: dict[int, LastSitter] = {}
    moved: list[LastSitter] = []
    for seat, name, stack in sitters:
        if seat <= seats and seat not in by_seat:
            by_seat[seat] = seat, name, stack
        else:
            moved.append((seat, name, stack))
    free = [seat for seat in range(1, seats + 1) if seat not in by_seat]
    for seat, (_, name, stack) in zip(free, moved, strict=False):
        by_seat[seat] = seat, name, stack
    return tuple(by_seat[seat] for seat in sorted(by_seat)), tuple(name for _, name, _ in moved[len(free) :])
