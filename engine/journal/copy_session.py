"""Copies a session unchanged into a book from another one: packed, imported, salvaged or saved elsewhere."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import UTC, datetime
from os import urandom
from typing import Any

from msgspec.structs import replace

from engine.journal.chain import UID, body, first, link
from engine.journal.evening_marks import Tick, newer, put
from engine.journal.progress import GoOn, always, reported
from engine.journal.sql_rows import BRING, HASH_COLUMN, INSERT, opening_values
from engine.journal.sqlite import SqliteStore
from engine.journal.store_protocol import SessionRow, opening_of

Brought = tuple[SessionRow, Sequence[Sequence[Any]], Mapping[int, bytes], Sequence[Tick]]
"""A session to copy into a book: its row, steps, snapshots and ticks, as `add_session` takes them."""


def add_session(
    store: SqliteStore,
    row: SessionRow,
    rows: Sequence[Sequence[Any]],
    snapshots: Mapping[int, bytes],
    settled: Sequence[Tick] = (),
    write_more: Callable[[int], object] = lambda _: None,
    go_on: GoOn = always,
) -> int:
    """Store a session of another book unchanged, byte for byte; a session without a chain is chained now.

    If the session is in the book already, `rows` are appended; they have to follow on its newest step. All or none.

    Args:
        store: the book to copy into.
        row: the session; number 0 = the next free number.
        rows: the steps as rows, followed by their hashes if they have any.
        snapshots: by sequence.
        settled: the ticks of its payments in the other book; of two ticks the later is kept.
        write_more: called with the number of the session, to write further rows in the same transaction.
        go_on: that of `add_sessions`.

    Returns:
        the number of the session in `store`.
    """
    return add_sessions(store, [(row, rows, snapshots, settled)], write_more, go_on)[0]


def add_sessions(
    store: SqliteStore,
    sessions: Sequence[Brought],
    write_more: Callable[[int], object] = lambda _: None,
    go_on: GoOn = always,
) -> tuple[int, ...]:
    """Store sessions as `add_session` does, in one transaction: all or none; returns their numbers.

    `go_on` is called with the number of steps written and of all steps; Cancelled is raised if it returns False.
    """
    total = sum(len(session[1]) for session in sessions)

    def work(heads: dict[int, bytes]) -> None:
        done = 0
        for row, rows, snapshots, settled in sessions:
            number, head = _bring(store, row, reported(rows, total, go_on, done), snapshots, settled, len(rows))
            done += len(rows)
            heads[number] = head
            write_more(number)

    return tuple(store.write_sessions(work))


def _bring(
    store: SqliteStore,
    row: SessionRow,
    rows: Iterable[Sequence[Any]],
    snapshots: Mapping[int, bytes],
    settled: Sequence[Tick],
    count: int,
) -> tuple[int, bytes]:
    """Write a session of `count` rows within the open transaction; returns its number and new head."""
    if not row.uid:
        now = datetime.now(UTC).isoformat(timespec="seconds")
        row = replace(row, uid=urandom(UID).hex(), chained=now, unchained=count)
    number = row.id
    if number and store.ask("SELECT 1 FROM steps WHERE session = ? LIMIT 1", (number,)):
        head = store.head(number)
    else:
        number = int(store.db.execute(BRING, (row.id or None, *opening_values(row))).lastrowid or 0)
        head = first(opening_of(row))
    for values in rows:
        head = link(head, body(values[1:HASH_COLUMN]))
        store.db.execute(INSERT, (number, *values[1:HASH_COLUMN], head))
    for sequence, blob in snapshots.items():
        store.db.execute("INSERT INTO snapshots VALUES (?, ?, ?)", (number, sequence, blob))
    put(store.db, number, row.uid, newer(settled, store.settled(number) if settled else ()))
    return number, head
