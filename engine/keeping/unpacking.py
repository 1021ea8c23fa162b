"""Adds a packed evening to a book: it is bounded, checked in a book of its own, and stored in one transaction.

The same evening is added only once. A part continues the part that is in the book, if the chain fits; if it does not,
neither is changed.
"""

import json
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from engine.journal.chain import first
from engine.journal.copy_session import add_session
from engine.journal.error_words import why
from engine.journal.errors import JournalError
from engine.journal.evening_index import put_tags
from engine.journal.evening_marks import newer
from engine.journal.progress import Cancelled, GoOn, always
from engine.journal.register_changes import put_names
from engine.journal.sql_rows import COLUMNS, HASH_COLUMN, NAMES
from engine.journal.sqlite import SqliteStore
from engine.journal.store_protocol import SessionRow, opening_of
from engine.keeping.pack_file import NotTaken, PackOpening, Values
from engine.keeping.pack_reading import read
from engine.proof.salvage import snapshots
from engine.proof.verify import verify
from engine.words import Phrase, phrase

_COMMANDS: Final = NAMES.index("commands") - 1
"""The index of the commands in a packed row, which has no session."""


class Storing(Struct, frozen=True):
    """A checked evening, ready to be stored in one transaction."""

    steps: int
    """The number of steps that are written."""
    work: Callable[[SqliteStore, GoOn], Any]
    """Stores it and returns the outcome; raises `Cancelled` if its `go_on` returns False: nothing was stored."""


class Unpacked(Struct, frozen=True):
    """The outcome of adding a packed session."""

    session: int
    """The number of the session in the book."""
    steps: int
    """The number of its new steps."""
    new: bool
    """Whether the session itself is new."""
    settled: int = 0
    """The number of payments with a later tick, of a session that was in the book already."""

    @property
    def phrase(self) -> Phrase:
        """The outcome as a sentence."""
        if self.settled and not self.steps:
            return phrase("travel.settled", session=str(self.session), count=self.settled)
        if not self.steps:
            return phrase("travel.same", session=str(self.session))
        return phrase("travel.new" if self.new else "travel.more", session=str(self.session), count=self.steps)


def unpack(file: Path, store: SqliteStore, go_on: GoOn = always) -> Unpacked:
    """Add an evening to a book that is open for writing.

    Raises:
        NotTaken: it is no evening, it fails its check, or its steps are not those of the book; nothing was stored.
        JournalError: the book cannot be read or written; nothing was stored.
        OSError: the file cannot be read.
        Cancelled: `go_on` returned False; nothing was stored.
    """
    outcome: Unpacked = proven(file, store.file, go_on).work(store, go_on)
    return outcome


def proven(file: Path, book: Path, go_on: GoOn = always) -> Storing:
    """Check an evening without changing the book; returns the object that stores it there, in one transaction.

    Raises:
        NotTaken, JournalError, OSError, Cancelled: as of `unpack`.
    """
    with file.open("rb") as opened:
        opening, packed = read(opened, file.stat().st_size, go_on)
    if book.exists():
        with SqliteStore(book, readonly=True) as store:
            stored = _session_of(store, opening.uid)
            rows = _rows(store, stored.id) if stored is not None else []
    else:
        stored, rows = None, []
    if stored is None:
        _check_opening(opening, packed)
    else:
        _check_overlap(opening, packed, stored, rows)
    new = [(0, *values, link) for values, link in packed if values[0] > len(rows)]
    states = _check_alone(opening, [*rows, *new], go_on) if new else {}
    number = stored.id if stored is not None else 0
    new_states = {sequence: blob for sequence, blob in states.items() if sequence > len(rows)}

    def store_session(store: SqliteStore, go_on: GoOn) -> Unpacked:
        def write_tags_and_names(session: int) -> None:
            put_tags(store.db, session, opening.tags)
            for names in opening.people:
                put_names(store.db, names)

        if not new:
            store.keep(lambda: write_tags_and_names(number))
            newer_ticks = newer(opening.ticks, store.settled(number))
            if newer_ticks:
                store.settle(number, newer_ticks)
            return Unpacked(number, 0, False, len(newer_ticks))
        if stored is not None and store.session(number).head != stored.head:
            raise NotTaken(
                phrase("travel.fork", step=str(len(rows) + 1))
            )  # a step was added, or a name forgotten, in the meantime
        session = add_session(
            store, replace(opening.row(), id=number), new, new_states, opening.ticks, write_tags_and_names, go_on
        )
        return Unpacked(session, len(new), not number)

    return Storing(len(new), store_session)


def _session_of(store: SqliteStore, uid: str) -> SessionRow | None:
    """Return the session of this uid in the book, None if there is none."""
    rows = store.ask("SELECT id FROM sessions WHERE uid = ?", (uid,)) if store.chained else []
    return store.session(rows[0][0]) if rows else None


def _rows(store: SqliteStore, session: int) -> list[Values]:
    query = f"SELECT {COLUMNS}, hash FROM steps WHERE session = ? ORDER BY sequence"
    return [tuple(row) for row in store.ask(query, (session,))]


def _check_opening(opening: PackOpening, packed: list[tuple[Values, bytes]]) -> None:
    """Raise NotTaken unless a session that is new to the book has its first step, which opens its listed table."""
    if opening.after:
        raise NotTaken(phrase("travel.gap", after=str(opening.after), steps="0"))
    if first(opening_of(opening.row())).hex() != opening.before:
        raise NotTaken(phrase("travel.broken", step="1"))
    try:
        same_table = json.loads(packed[0][0][_COMMANDS])[0]["table"] == json.loads(opening.table)
    except (ValueError, LookupError, TypeError, RecursionError):
        same_table = False
    if not same_table:
        raise NotTaken(phrase("travel.broken", step="1"))


def _check_overlap(
    opening: PackOpening, packed: list[tuple[Values, bytes]], stored: SessionRow, rows: list[Values]
) -> None:
    """Raise NotTaken unless the steps in both the book and the pack are the same, from the opening on."""
    if opening_of(replace(opening.row(), steps=0)) != opening_of(stored):
        raise NotTaken(phrase("travel.fork", step="1"))
    if opening.after > len(rows):
        raise NotTaken(phrase("travel.gap", after=str(opening.after), steps=str(len(rows))))
    before: Any = rows[opening.after - 1][HASH_COLUMN] if opening.after else first(opening_of(stored))
    if before.hex() != opening.before:
        raise NotTaken(phrase("travel.fork", step=str(opening.after)))
    for row, (values, link) in zip(rows[opening.after :], packed, strict=False):
        if row[HASH_COLUMN] != link:
            raise NotTaken(phrase("travel.fork", step=str(values[0])))


def _check_alone(opening: PackOpening, rows: list[Values], go_on: GoOn) -> dict[int, bytes]:
    """Check the whole session in a book of its own; returns the snapshots at its milestones by sequence."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        book = Path(folder) / "proof.db"
        with SqliteStore(book) as store:
            try:
                states = snapshots([(1, *row[1:]) for row in rows], go_on)
                add_session(store, replace(opening.row(), id=1), rows, states, go_on=go_on)
            except JournalError as error:
                raise NotTaken(phrase("travel.unproven", what=why(error))) from error
        report = verify(book, go_on=go_on)
    if not report.ended:
        raise Cancelled
    if report.faults:
        raise NotTaken(phrase("travel.unproven", what=report.faults[0].phrase))
    return states
