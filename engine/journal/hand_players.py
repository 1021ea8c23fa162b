"""The players of each seat of a session and the positions between which they sat there, for the index of hands."""

from msgspec import Struct

from engine import events as e
from engine.journal.codec import events_of
from engine.journal.hand_facts import PLACES
from engine.journal.reader import BookReader
from engine.journal.steps import NONE, JournalStep


class IndexedPlayer(Struct, frozen=True):
    """A player in a seat between two positions."""

    seat: int
    """The number of the seat."""
    first: int
    """The position of the event by which the player took the seat."""
    last: int | None
    """The position of the event by which the player left the seat, None = to the end."""
    name: str
    """The player's name, as it was typed last."""


def seated_players(book: BookReader, session: int, head: int) -> tuple[IndexedPlayer, ...]:
    """Return the players in their seats on the branch up to `head`; each player has the latest name."""
    current: JournalStep | None = book.step(session, head)
    ledger_steps: list[JournalStep] = []
    while current is not None:
        if current.ledger:
            ledger_steps.append(current)
        current = book.step(session, current.ledger_back) if current.ledger_back != NONE else None
    names: list[str] = []
    seats: dict[int, tuple[int, int]] = {}
    aside: dict[int, int] = {}
    players: list[tuple[int, int, int | None, int]] = []

    def leave(seat: int, at: int) -> int | None:
        if seat not in seats:
            return None
        number, first = seats.pop(seat)
        players.append((seat, first, at, number))
        return number

    def sit(seat: int, at: int, number: int | None, name: str) -> None:
        if number is None:
            names.append(name)
            number = len(names) - 1
        seats[seat] = number, at

    for step in reversed(ledger_steps):
        for place, event in enumerate(events_of(step)):
            at = step.sequence * PLACES + place
            match event:
                case e.Sat():
                    previous = leave(event.seat, at)
                    if event.over and previous is not None:
                        aside[event.seat] = previous
                    sit(event.seat, at, None, event.player.name)
                case e.CameBack():
                    leave(event.seat, at)
                    sit(event.seat, at, aside.pop(event.seat, None), event.player.name)
                case e.PlayerMoved():
                    sit(event.to, at, leave(event.seat, at), event.player.name)
                case e.PlayerLeft():
                    leave(event.seat, at)
                case e.PlayerRenamed() if event.seat in seats:
                    names[seats[event.seat][0]] = event.name
    seated = ((seat, first, None, number) for seat, (number, first) in seats.items())
    return tuple(IndexedPlayer(seat, first, last, names[number]) for seat, first, last, number in (*players, *seated))
