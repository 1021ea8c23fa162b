"""The interface of all stores, and the rows they return. Stores keep steps and blobs; they know nothing of poker."""

import sqlite3
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import Any, Final, Protocol

from msgspec import Struct

from engine.journal.chain import header
from engine.journal.errors import SecondWriter, detail_of
from engine.journal.evening_marks import Tick
from engine.journal.progress import GoOn, always
from engine.journal.steps import JournalStep

EVERY: Final = 1 << 30
"""A limit larger than any number of rows."""


class SessionRow(Struct, frozen=True, kw_only=True):
    """A session as it is listed."""

    id: int
    """The number of the session in this book."""
    name: str
    """The name it was given, "" for no name."""
    created: str
    """When it was opened, UTC in ISO 8601."""
    table: str
    """The raw settings it was opened with, JSON."""
    version: str = ""
    """The version of Feltbook that opened it."""
    steps: int = 0
    """Number of all rows, undone steps included."""
    at: int = 0
    """The second of the newest step, from the start of the session."""
    hand: int = 0
    """The number of the newest step's hand."""
    phase: str = "between"
    """The phase after the newest step."""
    uid: str = ""
    """32 hex digits that identify it in every book, "" = they are drawn when it is stored."""
    chained: str | None = None
    """When its first `unchained` steps were chained, later than played, UTC; None = all were chained as played."""
    unchained: int = 0
    """How many steps were chained later."""
    head: str = ""
    """The hash of the newest step in hex, "" in a book from before the chain."""

    @property
    def goes_on(self) -> int:
        """The number of the hand it continues with: the running hand, else the next one."""
        return hand_ahead(self.hand, self.phase)


def hand_ahead(hand: int, phase: str) -> int:
    """Return the number of the hand a session continues with after a step of this hand and phase; 1 before any deal."""
    return hand + (phase == "between")


def opening_of(row: SessionRow) -> bytes:
    """Return the header of a session's chain."""
    return header(row.name, row.created, row.table, row.version, row.uid, row.chained, row.unchained)


def event_prefix(event: str) -> str:
    """Return how an event of this name begins in the stored events of a step; quotes in players' names are escaped."""
    return f'"e":"{event}"'


ENDING: Final = event_prefix("SessionEnded")
"""How the event of an ended session begins in its current step; names cannot contain it, as quotes are escaped."""
StoredStep = tuple[JournalStep, bytes | None]
"""A step and, if it is a milestone, the snapshot of the state it leads to."""


Plain = Callable[[str], bool]
"""A function that returns whether a step can be skipped, from its events as stored.

Not called for steps in which a hand ended or chips moved outside a pot, nor for corrections.
"""


class Store(Protocol):
    """A place to keep steps. An append is all or none, and on disk when it returns; nothing is updated or deleted."""

    def begin(self, row: SessionRow, entry: StoredStep, *more: StoredStep) -> int:
        """Store a new session with its first steps in one transaction; returns its id (those given are ignored)."""

    def append(self, entries: Sequence[StoredStep], go_on: GoOn = always) -> None:
        """Append steps in one transaction; raises `SecondWriter` when a sequence is taken, `NotWritten` otherwise.

        `go_on` is called with the number of steps written and of all; if it returns False, Cancelled is raised.
        """

    def check_file(self) -> None:
        """Raise `NotWritten` when an append would be lost: the file was moved, deleted or replaced."""

    def head(self, session: int) -> bytes:
        """Return the hash of a session's newest step (`engine.journal.chain`); raises `UnknownSession`."""

    def settled(self, session: int) -> tuple[Tick, ...]:
        """Return the last tick of each payment of a session that has one."""

    def sessions_with_ticks(self) -> tuple[int, ...]:
        """Return the sessions with ticks, the latest first."""

    def carried_with(self, evening: str) -> tuple[int, ...]:
        """Return the sessions of which a payment was ever settled with the evening of this `uid`."""

    def settle(self, session: int, ticks: Sequence[Tick]) -> None:
        """Keep the last ticks of payments; on disk when it returns. Raises `NotWritten`; nothing has changed then."""

    def book_number(self) -> int:
        """Return the book's random number, up to twelve digits, which tells its hands from those of other books."""

    def session(self, session: int) -> SessionRow:
        """Return one session; raises `UnknownSession`."""

    def sessions(self, limit: int = 50, before: int | None = None) -> tuple[SessionRow, ...]:
        """Return sessions, newest first; `before` = only sessions with smaller ids."""

    def running(self) -> tuple[SessionRow, ...]:
        """Return the sessions that have not ended, the last played first."""

    def ended(self) -> tuple[SessionRow, ...]:
        """Return the sessions that have ended, the last begun first."""

    def seated_in(self, session: int) -> tuple[str, ...]:
        """Return the players of a session, in the order they first sat down."""

    def newest(self, but: Collection[int] = ()) -> int | None:
        """Return the id of the session that was played last, without those in `but`; None when there is none."""

    def players(self, sessions: int = 30) -> tuple[str, ...]:
        """Return the players of the newest sessions, the latest to sit down first, each name once."""

    def step(self, session: int, sequence: int) -> JournalStep:
        """Return one step; raises `Damaged` when it is not there."""

    def tail(self, session: int) -> tuple[JournalStep, ...]:
        """Return the newest real step and the markers after it, oldest first."""

    def path(self, session: int, head: int, stop: int) -> tuple[JournalStep, ...]:
        """Return the steps of the branch from `stop` (exclusive, 0 = the start) to `head`, oldest first."""

    def line(self, session: int, head: int, stop: int = 0, plain: Plain | None = None) -> Iterator[JournalStep]:
        """Yield the steps that `path` returns, read in parts; of consecutive `plain` steps only the first is needed."""

    def holding(self, session: int, *events: str) -> tuple[JournalStep, ...]:
        """Return the steps of the current branch that have an event of these names, oldest first."""

    def ended_with(self, session: int, event: str) -> int:
        """Return how many events of this name are in the steps of the current branch in which a hand ended."""

    def rows(self, session: int) -> Iterator[JournalStep]:
        """Yield all rows in the order they were made, undone steps and markers included."""

    def span(self, session: int, head: int, hand: int) -> tuple[int, int]:
        """Return the nearest milestone at or before `head` with a smaller hand number than `hand`, and the next one.

        The order is (the next milestone on the branch or 0, that milestone or 0).
        """

    def hand_steps(self, session: int, hand: int) -> Iterator[JournalStep]:
        """Yield all steps made in a hand, undone steps and markers included, in the order they were made."""

    def snapshot(self, session: int, sequence: int) -> bytes | None:
        """Return the snapshot of a step, None if there is none."""

    def renew_snapshot(self, session: int, sequence: int, blob: bytes) -> None:
        """Replace a snapshot that can no longer be read: snapshots are a cache, not the record."""

    def close(self) -> None:
        """Close the file."""


class Answering(Protocol):
    """A book that answers queries."""

    def ask(self, query: str, values: Any = ()) -> list[Any]:
        """Return the rows of a query; raises `JournalError`."""


class Book(Answering, Protocol):
    """A book that is open for writing data other than steps."""

    db: sqlite3.Connection
    readonly: bool

    def keep(self, work: Callable[[], object]) -> None:
        """Write in one transaction; on disk when it returns. Raises `NotWritten`; nothing has changed then."""


def checked(entries: Iterable[StoredStep], next_sequence: int) -> None:
    """Refuse steps that do not follow on the newest one: another writer wrote in between.

    Raises:
        SecondWriter: another writer did.
    """
    for expected, (step, _) in enumerate(entries, next_sequence):
        if step.sequence != expected:
            detail = detail_of("second.gap", step=step.sequence, session=step.session, before=expected - 1)
            raise SecondWriter("second_writer", detail=detail)


def used(store: Store, rows: Sequence[SessionRow]) -> tuple[SessionRow, ...]:
    """Return the sessions in which a hand was dealt or a player sat; the others were opened and left again."""
    return tuple(row for row in rows if row.hand or store.seated_in(row.id))


def last_used(store: Store) -> int | None:
    """Return the last played session in which a hand was dealt or a player sat; None when there is none."""
    empty: list[int] = []
    while (newest := store.newest(empty)) is not None and not used(store, (store.session(newest),)):
        empty.append(newest)
    return newest


def is_over(store: Store, session: int) -> bool:
    """Whether a session has ended, by the step it stands on; those since its last snapshot prove themselves.

    Raises:
        UnknownSession: no such session.
        Damaged: a step is missing, or is not what was written.
    """
    tail = store.tail(session)
    head = next((step for step in tail if step.sequence == tail[-1].head), None) or store.step(session, tail[-1].head)
    if ENDING not in head.events:
        return False
    store.path(session, head.sequence, head.back)
    return True
