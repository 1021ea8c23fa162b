"""The floor's calls of the room's server, one function a tap. Times in UTC seconds."""

import json
from collections.abc import Sequence
from typing import Any

from engine.room.errors import RoomError
from engine.room.report import QueryServer


def say(server: QueryServer, place: int, words: str, lines: Sequence[dict[str, Any]] = ()) -> int:
    """Send a note to a table; return its number."""
    [row] = server.ask("SELECT room.say(%s, %s, %s) AS id", (place, words, json.dumps(list(lines))))
    return int(row["id"])


def take_back(server: QueryServer, note: int) -> None:
    """Take back an unanswered note."""
    server.ask("SELECT room.take_back(%s)", (note,))


def wait_add(server: QueryServer, game: str, name: str, wants: str = "") -> int:
    """Add a name to a waiting list; return its number."""
    [row] = server.ask("SELECT room.wait_add(%s, %s, %s) AS id", (game, name, wants))
    return int(row["id"])


def wait_set(server: QueryServer, waiting: int, state: str) -> None:
    """Set a name to called, seated, gone or waiting again."""
    server.ask("SELECT room.wait_set(%s, %s)", (waiting, state))


def wait_call(server: QueryServer, waiting: Sequence[int]) -> None:
    """Set these names to called."""
    for number in waiting:
        wait_set(server, number, "called")


def move_ask(server: QueryServer, name: str, source: int, seat: int, to: int, to_seat: int) -> int:
    """Ask a player to change tables; return the move's number."""
    values = (name, source, seat, to, to_seat)
    [row] = server.ask("SELECT room.move_ask(%s, %s, %s, %s, %s) AS id", values)
    return int(row["id"])


def move_off(server: QueryServer, move: int) -> None:
    """Cancel a move."""
    server.ask("SELECT room.move_off(%s)", (move,))


def set_must_move(server: QueryServer, place: int, to: int | None) -> None:
    """Set the table that players of `place` must move to, None = no must-move."""
    server.ask("SELECT room.feed(%s, %s)", (place, to))


def rota_duty(server: QueryServer, name: str, games: Sequence[str] = (), *, on: bool = True) -> None:
    """Put a dealer on duty, or end the duty."""
    server.ask("SELECT room.rota_duty(%s, %s, %s)", (name, list(games), on))


def rota_games(server: QueryServer, name: str, games: Sequence[str]) -> None:
    """Set the games a dealer on duty deals, () = every game; break and downs stay as they are."""
    server.ask("SELECT room.rota_games(%s, %s)", (name, list(games)))


def rota_push(server: QueryServer, at: float, pushes: dict[int, str]) -> int:
    """Make a push at `at`: which dealer sits down at which table; return the number of notes sent."""
    values = (at, json.dumps({str(place): name for place, name in pushes.items()}))
    [row] = server.ask("SELECT room.rota_push(to_timestamp(%s), %s::jsonb) AS notes", values)
    return int(row["notes"])


def keep_both(server: QueryServer, session: int, seq: int, reason: str) -> None:
    """Accept that a restored book was dealt on: its old steps stay, uncounted, and it is sent anew from its opening."""
    server.ask("SELECT room.accept_branch(%s, %s, %s)", (session, seq, reason))


def accept_fork(server: QueryServer, place: int, reason: str) -> int:
    """Accept the fork of a table's book, which counts from its next sending on; return the step of the fork.

    Raises:
        RoomError: no fork of this table is open, this login may not accept it, or there is no reason.
    """
    open_forks = server.ask(
        "SELECT a.session, a.seq FROM room.alarm AS a JOIN room.session AS s ON s.id = a.session AND s.counts"
        " WHERE a.place = %s AND a.code = 'fork' AND a.seen IS NULL ORDER BY a.id DESC LIMIT 1",
        (place,),
    )
    if not open_forks:
        raise RoomError("room.no_fork", number=place)
    [fork] = open_forks
    keep_both(server, fork["session"], fork["seq"], reason)
    return int(fork["seq"])


def seen_alarm(server: QueryServer, alarm: int) -> None:
    """Mark an alarm as seen."""
    server.ask("SELECT room.seen(%s)", (alarm,))
