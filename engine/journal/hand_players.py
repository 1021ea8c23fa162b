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
    here: JournalStep | None = book.step(session, head)
    chain: list[JournalStep] = []
    while here is not None:
        if here.ledger:
            chain.append(here)
        here = book.step(session, here.ledger_back) if here.ledger_back != NONE else None
    names: list[str] = []
    seats: dict[int, tuple[int, int]] = {}
    aside: dict[int, int] = {}
    players: list[tuple[int, int, int | None, int]] = []

    def leave(seat: int, at: int) -> int | None:
        if seat not in seats:
            return None
        who, first = seats.pop(seat)
        players.append((seat, first, at, who))
        return who

    def come(seat: int, at: int, who: int | None, name: str) -> None:
        if who is None:
            names.append(name)
            who = len(names) - 1
        seats[seat] = who, at

    for step in reversed(chain):
        for place, event in enumerate(events_of(step)):
            at = step.sequence * PLACES + place
            match event:
                case e.Sat():
                    before = leave(event.seat, at)
                    if event.over and before is not None:
                        aside[event.seat] = before
                    come(event.seat, at, None, event.player.name)
                case e.CameBack():
                    leave(event.seat, at)
                    come(event.seat, at, aside.pop(event.seat, None), event.player.name)
                case e.PlayerMoved():
                    come(event.to, at, leave(event.seat, at), event.player.name)
                case e.PlayerLeft():
                    leave(event.seat, at)
                case e.PlayerRenamed() if event.seat in seats:
                    names[seats[event.seat][0]] = event.name
    still = ((seat, first, None, who) for seat, (who, first) in seats.items())
    return tuple(IndexedPlayer(seat, first, last, names[who]) for seat, first, last, who in (*players, *still))
