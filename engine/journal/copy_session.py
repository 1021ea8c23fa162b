"""A session comes into a book from another one, as it is there: packed, imported, salvaged or saved elsewhere."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import UTC, datetime
from os import urandom
from typing import Any

from msgspec.structs import replace

from engine.journal.chain import UID, body, first, link
from engine.journal.evening_marks import Tick, newer, put
from engine.journal.progress import GoOn, always, reported
from engine.journal.sql_rows import BRING, INSERT, opening_values
from engine.journal.sqlite import SqliteStore
from engine.journal.store_protocol import SessionRow, opening_of

Brought = tuple[SessionRow, Sequence[Sequence[Any]], Mapping[int, bytes], Sequence[Tick]]
"""A session that is brought into a book: its row, steps, snapshots and ticks, as `bring` takes them."""


def bring(
    store: SqliteStore,
    row: SessionRow,
    rows: Sequence[Sequence[Any]],
    snapshots: Mapping[int, bytes],
    settled: Sequence[Tick] = (),
    along: Callable[[int], object] = lambda _: None,
    go_on: GoOn = always,
) -> int:
    """Store a session from another book as it is there, byte for byte; without a chain it is chained now.

    A session that is here already goes on with `rows`, which have to follow on its newest one. All or none.

    Args:
        store: the book it comes into.
        row: the session; number 0 = the next that is free.
        rows: the steps as rows, their hashes behind them where they have some.
        snapshots: by sequence.
        settled: what is known there of its payments; the later word stays.
        along: writes what else comes with it, in the same transaction; told its number.
        go_on: as of `bring_all`.

    Returns:
        its number.
    """
    return bring_all(store, [(row, rows, snapshots, settled)], along, go_on)[0]


def bring_all(
    store: SqliteStore,
    sessions: Sequence[Brought],
    along: Callable[[int], object] = lambda _: None,
    go_on: GoOn = always,
) -> tuple[int, ...]:
    """Store sessions as `bring` does, in one transaction: all of them or none; returns their numbers.

    `go_on` is told how many steps of how many are written; False ends it, and Cancelled is raised.
    """
    every = sum(len(session[1]) for session in sessions)

    def work(heads: dict[int, bytes]) -> None:
        done = 0
        for row, rows, snapshots, settled in sessions:
            number, head = _bring(store, row, reported(rows, every, go_on, done), snapshots, settled, len(rows))
            done += len(rows)
            heads[number] = head
            along(number)

    return tuple(store.carry_in(work))


def _bring(
    store: SqliteStore,
    row: SessionRow,
    rows: Iterable[Sequence[Any]],
    snapshots: Mapping[int, bytes],
    settled: Sequence[Tick],
    count: int,
) -> tuple[int, bytes]:
    """Write a session of `count` rows within the transaction that is open; returns its number and new head."""
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
        head = link(head, body(values[1:20]))
        store.db.execute(INSERT, (number, *values[1:20], head))
    for sequence, blob in snapshots.items():
        store.db.execute("INSERT INTO snapshots VALUES (?, ?, ?)", (number, sequence, blob))
    put(store.db, number, row.uid, newer(settled, store.settled(number) if settled else ()))
    return number, head
