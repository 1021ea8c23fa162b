"""Rebuilds a session from the room's steps: as a record to replay, or as rows of a new book."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from engine.journal.copy_session import add_session
from engine.journal.sql_rows import step_of
from engine.journal.sqlite import SqliteStore
from engine.journal.steps import JournalStep
from engine.journal.store_protocol import SessionRow
from engine.room.errors import RoomError
from engine.room.wire import Server

_FLAT = 15
"""The number of plain values of a body before its label: numbers, kind and phase."""
_raws = msgspec.json.Decoder(tuple[msgspec.Raw, ...]).decode
_value = msgspec.json.Decoder().decode


def row_of(header: str, steps: int = 0) -> SessionRow:
    """Return the row of a session from its opening; raises msgspec.MsgspecError or ValueError where it is none."""
    name, created, table, version, uid, chained, unchained = _raws(header)
    return SessionRow(
        id=0, name=_value(name), created=_value(created), table=bytes(table).decode(), version=_value(version),
        uid=_value(uid), chained=_value(chained), unchained=_value(unchained), steps=steps,
    )  # fmt: skip


def values_of(body: str) -> tuple[Any, ...]:
    """Return the columns of a step after its session, inner JSON as text as the book has it."""
    raws = _raws(body)
    flat = (_value(raw) for raw in raws[:_FLAT])
    return (*flat, *(None if bytes(raw) == b"null" else bytes(raw).decode() for raw in raws[_FLAT:]))


def steps_of(bodies: Iterable[str]) -> list[JournalStep]:
    """Return the steps, with session number 1; raises Damaged or msgspec.MsgspecError."""
    return [step_of((1, *values_of(body))) for body in bodies]


def write_anew(server: Server, place: int, file: Path) -> int:
    """Write a new book for a table whose disk failed, from its sessions that count; steps that were not sent are lost.

    Args:
        server: connected with a login that may read.
        place: the number of the table.
        file: the new book, which must not exist yet.

    Returns:
        The number of its sessions.

    Raises:
        RoomError: the table never sent a step, the server went away, or a session does not match its chain.
        JournalError: the book cannot be written.
    """
    sessions = server.ask(
        "SELECT s.id, day, header, seq, hash FROM room.session AS s JOIN room.head ON head.session = s.id"
        " WHERE place = %s AND counts AND seq > 0 ORDER BY created, s.id",
        (place,),
    )
    if not sessions:
        raise RoomError("room.no_book", number=place)
    with SqliteStore(file) as store:
        for session in sessions:
            steps = server.ask(
                "SELECT body FROM room.step WHERE day = %s AND session = %s ORDER BY seq",
                (session["day"], session["id"]),
            )
            rows = [(1, *values_of(step["body"])) for step in steps]
            if store.head(add_session(store, row_of(session["header"]), rows, {})) != session["hash"]:
                raise RoomError("room.not_chained", session=session["id"])
    return len(sessions)
