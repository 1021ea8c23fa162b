"""From what the room has back to a session: as a record to play again, or as rows of a book to write anew."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from engine.journal.sqlrows import step_of
from engine.journal.steps import Step
from engine.journal.stored import SessionRow

_FLAT = 15
"""Values of a body before its label: numbers, its kind and its phase."""
_raws = msgspec.json.Decoder(tuple[msgspec.Raw, ...]).decode
_value = msgspec.json.Decoder().decode


def row_of(header: str, steps: int = 0) -> SessionRow:
    """The session of an opening; raises msgspec.MsgspecError or ValueError where it is none."""
    name, created, table, version, uid, chained, unchained = _raws(header)
    return SessionRow(
        id=0, name=_value(name), created=_value(created), table=bytes(table).decode(), version=_value(version),
        uid=_value(uid), chained=_value(chained), unchained=_value(unchained), steps=steps,
    )  # fmt: skip


def values_of(body: str) -> tuple[Any, ...]:
    """The columns of a step behind its session, inner JSON as the book wrote it."""
    raws = _raws(body)
    flat = (_value(raw) for raw in raws[:_FLAT])
    return (*flat, *(None if bytes(raw) == b"null" else bytes(raw).decode() for raw in raws[_FLAT:]))


def steps_of(bodies: Iterable[str]) -> list[Step]:
    """The steps, of a session with the number 1; raises Damaged, or msgspec.MsgspecError."""
    return [step_of((1, *values_of(body))) for body in bodies]


def rows_of(bodies: Iterable[str]) -> Sequence[Sequence[Any]]:
    """The rows for `SqliteStore.bring`."""
    return [(1, *values_of(body)) for body in bodies]
