"""Finds the parts of a damaged session that the chain proves: its opening, the steps before a gap and behind it."""

from collections.abc import Iterator
from typing import Any

from engine.journal.chain import body, first, link
from engine.journal.errors import JournalError
from engine.journal.leaf_pages import Value
from engine.journal.recording import the_core
from engine.journal.sql_rows import HASH_COLUMN, step_of
from engine.journal.store_protocol import SessionRow, opening_of
from engine.proof.redecide import Decided

ColumnRows = list[tuple[Value, ...]]


def proven_of(
    number: int, openings: ColumnRows, steps: dict[int, ColumnRows]
) -> tuple[SessionRow | None, ColumnRows, ColumnRows]:
    """Return the opening, the steps up to the first gap, and those behind the gap, all of them proven."""
    best: tuple[SessionRow | None, ColumnRows, ColumnRows] = (None, [], [])
    for values in openings:
        row = _session_row(number, values)
        rows = list(_chained(row, steps)) if row.uid else list(_decided(steps))
        if len(rows) > len(best[1]):
            best = (row, rows, [])
    behind_gap = [step for step in _behind_gap(steps) if step[1] not in {row[1] for row in best[1]}]
    return best[0], best[1], behind_gap


def _session_row(number: int, values: tuple[Any, ...]) -> SessionRow:
    _, name, created, table, version, *chain = values
    uid, chained, unchained = chain or ("", None, 0)
    return SessionRow(
        id=number, name=name, created=created, table=table, version=version, uid=uid, chained=chained,
        unchained=unchained if isinstance(unchained, int) else 0,
    )  # fmt: skip


def _chained(row: SessionRow, steps: dict[int, ColumnRows]) -> Iterator[tuple[Value, ...]]:
    """Yield the steps of the chain in order; a step whose own hash is damaged is proven by the next one."""
    head, sequence = first(opening_of(row)), 1
    while sequence in steps:
        for values in steps[sequence]:
            computed = _link(head, values)
            if computed is None:
                continue
            next_fits = (
                _link(computed, follower) == follower[HASH_COLUMN]
                for follower in steps.get(sequence + 1, ())
                if len(follower) > HASH_COLUMN
            )
            if computed == values[-1] or any(next_fits):
                yield (*values[:HASH_COLUMN], computed)
                head, sequence = computed, sequence + 1
                break
        else:
            return


def _behind_gap(steps: dict[int, ColumnRows]) -> Iterator[tuple[Value, ...]]:
    """Yield the steps that follow on the stored hash of the step before them."""
    for sequence in sorted(steps):
        hashes_before = [prior[HASH_COLUMN] for prior in steps.get(sequence - 1, ()) if len(prior) > HASH_COLUMN]
        for values in steps[sequence]:
            if len(values) > HASH_COLUMN and any(
                isinstance(before, bytes) and _link(before, values) == values[HASH_COLUMN] for before in hashes_before
            ):
                yield values
                break


def _link(before: bytes, values: tuple[Value, ...]) -> bytes | None:
    try:
        return link(before, body(values[1:HASH_COLUMN]))
    except (TypeError, ValueError):
        return None


def _decided(steps: dict[int, ColumnRows]) -> Iterator[tuple[Value, ...]]:
    """Yield the steps of a book from before the chain in order, while their commands lead to their events."""
    decided, sequence = Decided(the_core()), 1
    while sequence in steps:
        for values in steps[sequence]:
            try:
                step = step_of(values)
            except JournalError:
                continue
            if not list(decided.add(step, None)):
                yield values[:HASH_COLUMN]
                sequence += 1
                break
        else:
            return
