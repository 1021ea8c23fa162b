"""Copies the proven steps of a damaged book into a new one, byte for byte: each session up to its first lost step."""

import json
from collections import defaultdict
from pathlib import Path

from msgspec import Struct

from engine.journal.codec import encode_snapshot
from engine.journal.copy_session import add_session
from engine.journal.errors import JournalError
from engine.journal.evening_marks import Tick, tick_of_row
from engine.journal.leaf_pages import Value, records
from engine.journal.lock import lock_of
from engine.journal.path_check import INDEX, LOG
from engine.journal.progress import Cancelled, GoOn, always
from engine.journal.recording import the_core
from engine.journal.register_changes import carry_over
from engine.journal.sql_rows import HASH_COLUMN, step_of
from engine.journal.sqlite import SqliteStore
from engine.journal.store_protocol import SessionRow
from engine.proof.proven_rows import ColumnRows, proven_of
from engine.proof.redecide import Decided
from engine.words import Phrase, phrase

_SESSION_VALUES = 8
"""The number of values of a session; five in a book from before the chain."""
_OLD_SESSION_VALUES = 5
_PAYMENT_VALUES = 5
"""The number of values of a payment."""


class SalvagedSession(Struct, frozen=True):
    """The outcome for one session."""

    session: int
    """The number of the session in the damaged book."""
    steps: int
    """The number of its steps in the new book."""
    last_seen: int
    """The last step of which any data is left."""
    rest: int = 0
    """The number of later steps that are proven too."""

    @property
    def phrase(self) -> Phrase:
        """The outcome as a sentence."""
        number = str(self.session)
        if not self.steps:
            return phrase("saved.none", session=number)
        if self.steps == self.last_seen:
            return phrase("saved.whole", session=number, count=self.steps)
        return phrase("saved.part", session=number, last=self.steps, count=self.last_seen, missing=self.steps + 1)


def salvage(book: Path, out: Path, go_on: GoOn = always) -> tuple[SalvagedSession, ...]:
    """Copy the proven steps of a damaged book, which is only read, into a new one.

    Steps behind a lost one cannot be played on; those that are proven are kept as lines in a file beside the new book
    (`later_steps_file`). Nothing is made if no step can be saved. `go_on` is called with the numbers of steps done and
    of all, 0 and 0 during the search; False ends it.

    Raises:
        Cancelled: `go_on` returned False; no file is left at `out`.
        JournalError: there is a file at `out` already, or the new book cannot be written.
        OSError: the damaged book cannot be read.
    """
    if out.exists():
        raise JournalError("taken", out)
    openings, steps, tick_rows = _candidates(book, go_on)
    progress = _SalvageProgress(2 * sum(map(len, steps.values())), go_on)
    saved: list[SalvagedSession] = []
    lines: list[str] = []
    store: SqliteStore | None = None
    try:
        for number in sorted(set(openings) | set(steps)):
            row, rows, later = proven_of(number, openings[number], steps[number])
            last_seen = max(steps[number], default=0)
            if row is not None and rows:
                store = store or SqliteStore(out)
                states = snapshots(rows, progress.report)
                progress.before += len(rows)
                add_session(store, row, rows, states, _ticks(row, tick_rows[number]), go_on=progress.report)
                progress.before += len(rows)
            saved.append(SalvagedSession(number, len(rows), last_seen, len(later)))
            lines += [
                json.dumps({"session": number, "step": list(step_values[1:HASH_COLUMN])}, ensure_ascii=False)
                for step_values in later
            ]
        if store is not None:
            store.keep(lambda: carry_over(book, store.db))
    except Cancelled:
        if store is not None:
            store.close()
            for path in (out, Path(f"{out}{LOG}"), Path(f"{out}{INDEX}"), lock_of(out)):
                path.unlink(missing_ok=True)
        raise
    finally:
        if store is not None:
            store.close()
    if lines:
        later_steps_file(out).write_text("\n".join(lines) + "\n", "utf-8")
    return tuple(saved)


class _SalvageProgress:
    """The progress of a salvage: `before` of `total` steps are done before the current part."""

    def __init__(self, total: int, go_on: GoOn) -> None:
        self.total, self.go_on, self.before = total, go_on, 0

    def report(self, done: int, _: int) -> bool:
        """Report that `done` steps of the current part are done; returns False if the work is cancelled."""
        return self.go_on(self.before + done, self.total)


def later_steps_file(out: Path) -> Path:
    """Return the path of the file with the proven steps behind a lost one."""
    return out.with_name(f"{out.stem} later steps.jsonl")


def _candidates(
    book: Path, go_on: GoOn
) -> tuple[dict[int, ColumnRows], dict[int, dict[int, ColumnRows]], dict[int, ColumnRows]]:
    """Return the records that may be sessions, steps or marks of payments, by the number of the session."""
    openings: dict[int, ColumnRows] = defaultdict(list)
    steps: dict[int, dict[int, ColumnRows]] = defaultdict(lambda: defaultdict(list))
    tick_rows: dict[int, ColumnRows] = defaultdict(list)
    for rowid, values in records(book):
        if not go_on(0, 0):
            raise Cancelled
        if (
            len(values) in (_SESSION_VALUES, _OLD_SESSION_VALUES)
            and values[0] is None
            and all(isinstance(value, str) for value in values[1:5])
        ):
            openings[rowid].append(values)
        elif len(values) in (HASH_COLUMN, HASH_COLUMN + 1) and _all_integers(values[:11]):
            session, sequence = int(values[0] or 0), int(values[1] or 0)
            if session > 0 and sequence > 0:
                steps[session][sequence].append(values)
        elif len(values) == _PAYMENT_VALUES and isinstance(values[0], int):
            tick_rows[values[0]].append(values[1:])
    return openings, steps, tick_rows


def _ticks(row: SessionRow, tick_rows: ColumnRows) -> list[Tick]:
    """Return the latest proven mark of each payment of a session."""
    ticks = [tick for values in tick_rows if (tick := tick_of_row(row.uid, values)) is not None]
    return list({tick.payment: tick for tick in sorted(ticks, key=lambda tick: tick.at)}.values())


def _all_integers(values: tuple[Value, ...]) -> bool:
    return all(isinstance(value, int) for value in values)


def snapshots(rows: ColumnRows, go_on: GoOn = always) -> dict[int, bytes]:
    """Return the snapshots at the milestones by sequence, computed from the events.

    `go_on` is called with the numbers of steps done and of all; False ends it, which raises Cancelled.
    """
    decided = Decided(the_core())
    blobs: dict[int, bytes] = {}
    for done, row in enumerate(rows):
        if not go_on(done, len(rows)):
            raise Cancelled
        step = step_of(row)
        list(decided.add(step, None))
        if step.milestone and step.sequence in decided.states:
            blobs[step.sequence] = encode_snapshot(decided.states[step.sequence])
    return blobs
