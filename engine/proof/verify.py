"""Checks a book: pages, schema, chain, decisions, chips and heads; or its bytes alone; or quickly its end."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from engine.journal.chain import plain, short
from engine.journal.error_words import detail, why
from engine.journal.errors import JournalError
from engine.journal.evening_marks import COLUMNS as SETTLED
from engine.journal.evening_marks import tick_of_row
from engine.journal.progress import Cancelled, GoOn, always
from engine.journal.sql_rows import COLUMNS, LINKS, fits, step_of
from engine.journal.sqlite import SqliteStore
from engine.journal.store_protocol import EVERY, SessionRow
from engine.proof import file, sums
from engine.proof.findings import CheckReport, Finding
from engine.proof.session import SessionCheck
from engine.words import phrase

LAST = 200
"""The number of steps checked by the quick form."""
_SESSIONS_WITH_ROWS = (
    "SELECT id FROM sessions NOT INDEXED",
    *(
        f"""
        WITH RECURSIVE known(session) AS (
            SELECT min(session) FROM {table} UNION ALL
            SELECT (SELECT min(session) FROM {table} WHERE session > known.session) FROM known
            WHERE session IS NOT NULL
        )
        SELECT session FROM known WHERE session IS NOT NULL
        """
        for table in ("steps", "snapshots")
    ),
)
"""SQL for the sessions of which a book has any rows: the queries jump along each index instead of reading it."""
_POLL = 20_000
"""Instructions of SQLite between two calls of `go_on`."""


def verify(book: Path, *, head: str = "", version: str = "", go_on: GoOn = always) -> CheckReport:
    """Check the whole book.

    Args:
        book: the file; it is only read.
        head: a head that was noted, whole or its beginning: a step has to have it.
        version: the version of Feltbook that checks.
        go_on: called with the numbers of steps checked and of all; False ends the check.

    Raises:
        ValueError: `head` cannot be a head.
    """
    noted_head = plain(head) if head else ""
    try:
        store = SqliteStore(book, readonly=True)
    except JournalError as error:
        return CheckReport((Finding(phrase("check.unopened", detail=why(error))),))
    with store:
        check = _Check(store, version, go_on)
        findings: list[Finding] = []
        try:
            findings.extend(check.all(noted_head))
            ended = True
        except Cancelled:
            ended = False
        return CheckReport(tuple(findings), check.sessions, check.done, ended)


class _Check:
    def __init__(self, store: SqliteStore, version: str, go_on: GoOn) -> None:
        self._store, self._version, self._go_on = store, version, go_on
        self.sessions = self.done = self._steps = 0

    def _count_step(self) -> None:
        self.done += 1
        self._report()

    def _report(self) -> None:
        if not self._go_on(self.done, self._steps):
            raise Cancelled

    def all(self, head: str) -> Iterator[Finding]:
        """Yield all findings, in the order of the file."""
        with self._store.asking(lambda: self._go_on(self.done, self._steps), _POLL):
            yield from file.pages(self._store)
            yield from file.schema(self._store)
            self._report()
            try:
                rows = sorted(self._store.sessions(EVERY), key=lambda row: row.id)
                yield from self._unlisted(rows)
            except JournalError as error:
                yield Finding(phrase("check.read", detail=detail(error)))
                return
            self._steps = sum(row.steps for row in rows)
            for row in rows:
                yield from self._session(row)
            yield from _check_ticks(self._store)
            if head:
                yield from self._head(head)

    def _unlisted(self, rows: list[SessionRow]) -> Iterator[Finding]:
        listed = {row.id for row in rows}
        for (session,) in self._store.ask("SELECT DISTINCT session FROM steps"):
            if session not in listed:
                yield Finding(phrase("check.unlisted"), session=session if isinstance(session, int) else 0)
        for (session,) in self._store.ask("SELECT id FROM sessions"):
            if session not in listed:
                yield Finding(phrase("check.empty"), session=session if isinstance(session, int) else 0)

    def _session(self, row: SessionRow) -> Iterator[Finding]:
        self.sessions += 1
        check = SessionCheck(self._store, row, self._version, self._count_step)
        yield from check.findings()
        if not check.whole:
            return
        try:
            for fault in sums.recap(self._store, row.id):
                yield Finding(fault, session=row.id)
        except JournalError as error:
            yield Finding(phrase("check.unread", detail=detail(error)), session=row.id, step=error.step)

    def _head(self, head: str) -> Iterator[Finding]:
        """Yield a fault if no step has a head that was noted, else a remark on the steps added since."""
        if self._store.chained:
            query = """
                SELECT session, sequence, hand, (SELECT max(sequence) FROM steps WHERE session = s.session)
                FROM steps AS s WHERE substr(lower(hex(hash)), 1, ?) = ?
            """
            try:
                for session, step, hand, newest in self._store.ask(query, (len(head), head)):
                    remark = phrase("check.grown", head=short(head), count=newest - step)
                    yield Finding(remark, session=session, hand=hand, step=step, remark=True)
                    return
            except JournalError as error:
                yield Finding(phrase("check.read", detail=detail(error)))
        yield Finding(phrase("check.head", head=short(head)))


def quick(book: Path, go_on: Callable[[], bool] = lambda: True) -> CheckReport:
    """Check quickly at a start: pages without indices, the list of sessions, and the newest steps."""
    return _check_bytes(book, lambda _: go_on(), whole=False)


def bytes_of(book: Path, go_on: Callable[[int], bool] = lambda _: True) -> CheckReport:
    """Check the bytes of a copy: all pages and indices, the list of sessions, and the whole chain.

    `go_on` is called with the number of steps checked; False ends it.
    """
    return _check_bytes(book, go_on, whole=True)


def _check_bytes(book: Path, go_on: Callable[[int], bool], whole: bool) -> CheckReport:
    try:
        store = SqliteStore(book, readonly=True)
    except JournalError as error:
        return CheckReport((Finding(phrase("check.unopened", detail=why(error))),))
    sessions = steps = 0
    with store, store.asking(lambda: go_on(steps), _POLL):
        findings = list(file.pages(store, quick=not whole))
        try:
            sessions = len(store.sessions(EVERY))
            findings.extend(file.views(store))
            findings.extend(_check_sessions(store))
            findings.extend(_check_ticks(store))
            for rows in _newest_rows(store, EVERY if whole else LAST):
                steps += len(rows)
                findings.extend(_check_links(store, rows))
                if not go_on(steps):
                    break
        except JournalError as error:
            where = Finding(phrase("check.read", detail=detail(error) or why(error)), session=error.session)
            return CheckReport((*findings, where), sessions, steps, go_on(steps))
        return CheckReport(tuple(findings), sessions, steps, go_on(steps))


def _check_sessions(store: SqliteStore) -> Iterator[Finding]:
    """Yield sessions with rows in the file that are not listed, and openings that do not fit the chain."""
    listed = {row.id for row in store.sessions(EVERY)}
    with_rows = {row[0] for query in _SESSIONS_WITH_ROWS for row in store.ask(query)}
    for session in sorted(number for number in with_rows - listed if isinstance(number, int)):
        yield Finding(phrase("check.unlisted"), session=session)
    for session in sorted(listed) if store.chained else ():
        rows = store.ask(f"SELECT {COLUMNS}, {LINKS} FROM steps WHERE session = ? AND sequence = 1", (session,))
        if not rows or not fits(rows[0], store.genesis(session)):
            yield Finding(phrase("check.chain"), session=session, step=1)


def _check_ticks(store: SqliteStore) -> Iterator[Finding]:
    """Yield the marks of payments that are not what was written."""
    query = f"SELECT session, uid, {SETTLED} FROM settled NOT INDEXED LEFT JOIN sessions ON id = session"
    try:
        rows = store.ask(query) if store.ask("SELECT 1 FROM sqlite_master WHERE name = 'settled'") else []
    except JournalError as error:
        yield Finding(phrase("check.read", detail=detail(error)))
        return
    for session, uid, *row in rows:
        if not isinstance(uid, str) or tick_of_row(uid, tuple(row)) is None:
            yield Finding(phrase("check.settled"), session=session if isinstance(session, int) else 0)


def _check_links(store: SqliteStore, steps: list[Any]) -> Iterator[Finding]:
    """Yield the rows that do not fit the chain, or cannot be read."""
    for row in steps:
        hand = row[13] if isinstance(row[13], int) else 0
        before = row[21] if row[1] != 1 else store.genesis(row[0])
        if not isinstance(before, bytes) or not fits(row, before):
            yield Finding(phrase("check.chain"), session=row[0], hand=hand, step=row[1])
            continue
        try:
            step_of(row)
        except JournalError as error:
            yield Finding(phrase("check.unread", detail=detail(error)), row[0], hand, row[1])


def _newest_rows(store: SqliteStore, most: int) -> Iterator[list[Any]]:
    """Yield the newest `most` rows in bundles, in the order of the table itself, whatever its index says."""
    rows: list[Any] = []
    while store.chained and most > 0:
        below = rows[-1][-1] if rows else EVERY << 30
        query = f"SELECT {COLUMNS}, {LINKS}, rowid FROM steps NOT INDEXED WHERE rowid < ? ORDER BY rowid DESC LIMIT ?"
        rows = store.ask(query, (below, min(LAST, most)))
        if not rows:
            return
        yield rows
        most -= len(rows)
