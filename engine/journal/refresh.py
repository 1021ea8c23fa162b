"""Rebuilds caches once after an upgrade or an import: snapshots of another shape, and the players of each session.

Neither is the record. Where one is needed and missing, it is rebuilt at once; here both are rebuilt in parts, with
progress, and can be cancelled.
"""

from typing import TYPE_CHECKING, Final

from engine.evolve import evolve
from engine.journal.codec import encode_snapshot, events_of
from engine.journal.errors import reading
from engine.journal.progress import Cancelled, GoOn, always
from engine.journal.register import add_new_players
from engine.journal.sqlite import SqliteStore
from engine.journal.steps import NONE
from engine.journal.upgrades_due import unlisted

if TYPE_CHECKING:
    from engine.state import TableState

PART: Final = 100
"""Sessions whose names are taken in at a time."""


def renew_snapshots(store: SqliteStore, session: int, go_on: GoOn = always) -> None:
    """Rebuild all snapshots on the current branch of a session, in one transaction.

    `go_on` is called with the number of steps evolved and of all steps; False ends it.

    Raises:
        Cancelled: `go_on` returned False; nothing was changed.
        JournalError: a step cannot be read, or the book not be written; nothing was changed.
    """
    head = store.tail(session)[-1].head

    def work() -> None:
        state: TableState | None = None
        for step in store.line(session, head, NONE):
            if not go_on(step.sequence, head):
                raise Cancelled
            with reading(step.session, step.sequence):
                for event in events_of(step):
                    state = evolve(state, event)
            if step.milestone and state is not None:
                row = (session, step.sequence, encode_snapshot(state))
                store.db.execute("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)", row)

    store.keep(work)


def list_names(store: SqliteStore, go_on: GoOn = always) -> None:
    """Write the players of the sessions that have new steps, `PART` sessions at a time; a cancel keeps the parts done.

    Raises:
        Cancelled: `go_on`, called with the number of sessions done and of all, returned False.
        NotWritten: the book cannot be written.
    """
    total = left = unlisted(store)
    while left:
        if not go_on(total - left, total):
            raise Cancelled
        store.keep(lambda: add_new_players(store.db, PART))
        left = unlisted(store)
