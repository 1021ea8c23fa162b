"""Packs an evening as one file: its opening, its players' names, and its steps with their chain.

Each line is JSON: the opening, then each step exactly as it is chained (`engine.journal.chain.body`). Nothing in the
file is executed or trusted: sizes are bounded here, and `engine.keeping.unpacking` checks each step.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
from msgspec.structs import astuple

from engine.journal.chain import body, first
from engine.journal.errors import JournalError, damaged, detail_of
from engine.journal.evening_index import tags_of
from engine.journal.progress import Cancelled, GoOn, always
from engine.journal.reader import BookReader
from engine.journal.register import register
from engine.journal.sql_rows import COLUMNS, HASH_COLUMN, fits
from engine.journal.store_protocol import SessionRow, opening_of
from engine.keeping.pack_file import ENDING, PackOpening
from engine.refusals import refuse
from engine.writing import write

_CHUNK: Final = 500


_json = msgspec.json.Encoder().encode


def file_name(row: SessionRow) -> str:
    """Return the file name for a session: its day and the first digits of its uid."""
    return f"{row.created[:10]} {row.uid[:8]}{ENDING}"


def pack(store: BookReader, session: int, out: Path, *, after: int = 0, go_on: GoOn = always) -> PackOpening:
    """Write a session, or its steps after step `after`, into a file that only its owner can read.

    `go_on` is called with the numbers of steps written and of all; False ends it, and an existing file is not changed.

    Raises:
        Refused: the session has no steps after that one.
        JournalError: there is no such session, a step of it is damaged, or the book is from before the chain: nothing
            is written.
        OSError: the file cannot be written; an existing file is not changed.
        Cancelled: `go_on` returned False.
    """
    row = store.session(session)
    if not row.head:
        raise JournalError("older", store.file)
    if not 0 <= after < row.steps:
        raise refuse("unknown", "pack_after", session=session, steps=row.steps, after=after)
    players, register_now = store.seated_in(session), register(store)
    people = dict.fromkeys(filter(None, map(register_now.person, players)))
    opening = PackOpening(
        uid=row.uid, name=row.name, created=row.created, table=row.table, version=row.version, chained=row.chained,
        unchained=row.unchained, after=after, before=_hash_at(store, row, after).hex(), steps=row.steps, head=row.head,
        players=players, settled=tuple(map(astuple, store.settled(session))), tags=tags_of(store, session),
        people=tuple(person.names for person in people if len(person.names) > 1),
    )  # fmt: skip
    write(out, _lines(store, row, opening, go_on), mode=0o600)
    return opening


def _hash_at(store: BookReader, row: SessionRow, after: int) -> bytes:
    if not after:
        return first(opening_of(row))
    return bytes(store.ask("SELECT hash FROM steps WHERE session = ? AND sequence = ?", (row.id, after))[0][0])


def _lines(store: BookReader, row: SessionRow, opening: PackOpening, go_on: GoOn) -> Iterator[str]:
    head_line = msgspec.to_builtins(opening)
    for optional in ("tags", "people"):  # unknown to an older Feltbook, which can read files without them
        if not head_line[optional]:
            del head_line[optional]
    yield _json(head_line).decode() + "\n"
    head, last = bytes.fromhex(opening.before), opening.after
    query = f"SELECT {COLUMNS}, hash FROM steps WHERE session = ? AND sequence > ? ORDER BY sequence LIMIT {_CHUNK}"
    while rows := store.ask(query, (row.id, last)):
        if not go_on(last, opening.steps):
            raise Cancelled
        for row_values in rows:
            if not fits(row_values, head) or row_values[1] != last + 1:
                raise damaged(row.id, last + 1, detail_of("check.chain"), store.file)
            head, last = row_values[-1], row_values[1]
            yield body(row_values[1:HASH_COLUMN]).decode() + "\n"
    if head.hex() != row.head:
        raise damaged(row.id, last + 1, detail_of("damaged.missing"), store.file)
