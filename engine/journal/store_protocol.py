"""What every store offers, and how it fails. Stores know steps and blobs; they know nothing of poker."""

import sqlite3
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import Any, Final, Protocol

from msgspec import Struct

from engine.journal.chain import header
from engine.journal.errors import JournalError, NewerBook, NotABook, NotWritten, SecondWriter, UnknownSession, detail_of
from engine.journal.evening_marks import Tick
from engine.journal.progress import GoOn, always
from engine.journal.steps import JournalStep

__all__ = [
    "EVERY",
    "JournalError",
    "NewerBook",
    "NotABook",
    "NotWritten",
    "SecondWriter",
    "SessionRow",
    "Store",
    "StoredStep",
    "UnknownSession",
    "checked",
]

EVERY: Final = 1 << 30
"""As a limit: all there are, more than any book holds."""


class SessionRow(Struct, frozen=True, kw_only=True):
    """A session as it is listed."""

    id: int
    """Its number in this book."""
    name: str
    """As it was named, "" for no name."""
    created: str
    """UTC in ISO 8601."""
    table: str
    """The raw settings it was opened with, JSON."""
    version: str = ""
    """The Feltbook that opened it."""
    steps: int = 0
    """All rows, undone ones included."""
    at: int = 0
    """The second of the newest step."""
    hand: int = 0
    """The hand of the newest step."""
    phase: str = "between"
    """The phase after the newest step."""
    uid: str = ""
    """32 hex digits by which it is known in every book, "" = draw them."""
    chained: str | None = None
    """When its first `unchained` steps were chained after they had been played, UTC; None = as they were played."""
    unchained: int = 0
    """How many steps were chained later."""
    head: str = ""
    """The hash of the newest step in hex, "" in a book from before the chain."""

    @property
    def goes_on(self) -> int:
        """The hand it goes on with: the one that runs, else the one that comes next."""
        return hand_ahead(self.hand, self.phase)


def hand_ahead(hand: int, phase: str) -> int:
    """The hand a session goes on with whose newest step has this hand and phase; 1 before anything was dealt."""
    return hand + (phase == "between")


def opening_of(row: SessionRow) -> bytes:
    """The header of a session's chain."""
    return header(row.name, row.created, row.table, row.version, row.uid, row.chained, row.unchained)


def mark_of(event: str) -> str:
    """How an event of this name begins in the events of a step; quotes in names of players are escaped."""
    return f'"e":"{event}"'


ENDING: Final = mark_of("SessionEnded")
"""In the events of the step a session stands on when it has ended: after it nothing more is done (quotes in names are
escaped, so no name looks like it)."""
StoredStep = tuple[JournalStep, bytes | None]
"""A step and the snapshot of the state it leads to, if it is a milestone."""


Plain = Callable[[str], bool]
"""Whether nothing is to be learned of a step by its events, as stored.

Asked of no step in which a hand ended, chips moved outside a pot, or that is a correction.
"""


class Store(Protocol):
    """Where steps are kept. Appending is all or none, and on disk when it returns; nothing is updated or deleted."""

    def begin(self, row: SessionRow, entry: StoredStep, *more: StoredStep) -> int:
        """Store a new session with its first steps in one transaction; returns its id (those given are ignored)."""

    def append(self, entries: Sequence[StoredStep], go_on: GoOn = always) -> None:
        """Append steps in one transaction; raises `SecondWriter` when a sequence is taken, `NotWritten` otherwise.

        `go_on` is told how many of how many are written; False ends it, and Cancelled is raised: nothing was changed.
        """

    def look(self) -> None:
        """Raise `NotWritten` when an append could not be kept: the file was moved, deleted or laid over."""

    def head(self, session: int) -> bytes:
        """The hash of the newest step of a session (`engine.journal.chain`); raises `UnknownSession`."""

    def settled(self, session: int) -> tuple[Tick, ...]:
        """The last word on each payment of a session that somebody said something of."""

    def told_of(self) -> tuple[int, ...]:
        """The sessions of whose payments somebody said something, the latest first."""

    def carried_with(self, evening: str) -> tuple[int, ...]:
        """The sessions of which a payment was ever settled with this evening, by its `uid`."""

    def settle(self, session: int, words: Sequence[Tick]) -> None:
        """Keep the last word on payments; on disk when it returns. Raises `NotWritten`; nothing has changed then."""

    def mark(self) -> int:
        """The book's random number, twelve digits at most: its hands are told from those of other books by it."""

    def session(self, session: int) -> SessionRow:
        """One session; raises `UnknownSession`."""

    def sessions(self, limit: int = 50, before: int | None = None) -> tuple[SessionRow, ...]:
        """Sessions, newest first; `before` = the id to go on from."""

    def running(self) -> tuple[SessionRow, ...]:
        """Sessions that have not ended, the one played last first."""

    def ended(self) -> tuple[SessionRow, ...]:
        """Sessions that have ended, the one begun last first."""

    def seated_in(self, session: int) -> tuple[str, ...]:
        """Who sat in a session, in the order they first sat down there."""

    def newest(self, but: Collection[int] = ()) -> int | None:
        """The id of the session that was played last, `but` left out; None when there is none."""

    def players(self, sessions: int = 30) -> tuple[str, ...]:
        """Who sat in the newest sessions, the latest to sit down first, each name once."""

    def step(self, session: int, sequence: int) -> JournalStep:
        """One step; raises `Damaged` when it is not there."""

    def tail(self, session: int) -> tuple[JournalStep, ...]:
        """The newest real step and the markers after it, oldest first."""

    def path(self, session: int, head: int, stop: int) -> tuple[JournalStep, ...]:
        """The steps on the line from `stop` (exclusive, 0 = the start) to `head`, oldest first."""

    def line(self, session: int, head: int, stop: int = 0, plain: Plain | None = None) -> Iterator[JournalStep]:
        """Like `path`, for long lines: read bit by bit. Of `plain` steps in a row only the first has to be given."""

    def holding(self, session: int, *events: str) -> tuple[JournalStep, ...]:
        """The steps on the line where the session stands that hold an event of these names, oldest first."""

    def ended_with(self, session: int, event: str) -> int:
        """How many events of this name the steps hold in which a hand ended, on the line where the session stands."""

    def rows(self, session: int) -> Iterator[JournalStep]:
        """All rows in the order they were made, undone ones and markers included."""

    def span(self, session: int, head: int, hand: int) -> tuple[int, int]:
        """Around the start of `hand` on the line: the nearest milestone at or before `head` with a smaller hand number.

        Returns (the last milestone passed before it or 0, it or 0).
        """

    def hand_steps(self, session: int, hand: int) -> Iterator[JournalStep]:
        """All steps made in a hand, undone ones and markers included, in the order they were made."""

    def snapshot(self, session: int, sequence: int) -> bytes | None:
        """The snapshot of a step, None if there is none."""

    def renew_snapshot(self, session: int, sequence: int, blob: bytes) -> None:
        """Replace a snapshot that is no longer readable: snapshots are a help, not the record."""

    def close(self) -> None:
        """Let go of the file."""


class Answering(Protocol):
    """A book, to those who ask it something."""

    def ask(self, query: str, values: Any = ()) -> list[Any]:
        """The rows of a query; raises `JournalError`."""


class Book(Answering, Protocol):
    """A book that is open for writing, to those who keep there what is no step."""

    db: sqlite3.Connection
    readonly: bool

    def keep(self, work: Callable[[], object]) -> None:
        """Write in one transaction; on disk when it returns. Raises `NotWritten`; nothing has changed then."""


def checked(entries: Iterable[StoredStep], next_sequence: int) -> None:
    """Refuse steps that do not follow on the newest one: somebody else wrote in between.

    Raises:
        SecondWriter: somebody else did.
    """
    for expected, (step, _) in enumerate(entries, next_sequence):
        if step.sequence != expected:
            detail = detail_of("second.gap", step=step.sequence, session=step.session, before=expected - 1)
            raise SecondWriter("second_writer", detail=detail)


def used(store: Store, rows: Sequence[SessionRow]) -> tuple[SessionRow, ...]:
    """Those of the sessions in which a hand was dealt or somebody sat; the others were opened and left again."""
    return tuple(row for row in rows if row.hand or store.seated_in(row.id))


def last_used(store: Store) -> int | None:
    """The session played last of those in which a hand was dealt or somebody sat; None when there is none."""
    empty: list[int] = []
    while (newest := store.newest(empty)) is not None and not used(store, (store.session(newest),)):
        empty.append(newest)
    return newest
