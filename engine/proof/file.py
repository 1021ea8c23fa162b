"""Checks the file itself: whether its pages are intact, and whether its schema is the one Feltbook makes."""

import sqlite3
from collections.abc import Iterator
from functools import cache

from engine.journal.books import APPLICATION, SCHEMA
from engine.journal.error_words import detail
from engine.journal.errors import JournalError
from engine.journal.reader import BookReader
from engine.journal.tool_views import VIEWS
from engine.journal.upgrade import bring_up
from engine.proof.findings import Finding
from engine.words import phrase

_SQLITE_PREFIXES = ("sqlite_", "_sqlite_")
_MOST_LINES = 20
"""The most lines of SQLite's own check that are reported."""


def pages(book: BookReader, *, quick: bool = False) -> Iterator[Finding]:
    """Yield the faults that SQLite finds in pages and indices; `quick` leaves the indices out."""
    for query in ("PRAGMA quick_check" if quick else "PRAGMA integrity_check", "PRAGMA foreign_key_check"):
        try:
            answers = book.ask(f"{query}({_MOST_LINES})" if "foreign" not in query else query)
        except JournalError as error:
            yield Finding(phrase("check.pages", detail=detail(error)))
            return
        for answer in answers:
            if answer[0] != "ok":
                yield Finding(phrase("check.pages", detail=" ".join(map(str, answer))))
        if quick:
            return


def schema(book: BookReader) -> Iterator[Finding]:
    """Yield the tables, views, indices and triggers that are foreign, altered or missing."""
    try:
        current = _sql_by_name(book.ask("SELECT type, name, sql FROM sqlite_master"))
        version = book.ask("PRAGMA user_version")[0][0]
    except JournalError as error:
        yield Finding(phrase("check.read", detail=detail(error)))
        return
    if version != SCHEMA:
        yield Finding(phrase("check.older"), remark=True)
    expected = _expected_schema()
    for (kind, name), sql in current.items():
        if (kind, name) not in expected:
            yield Finding(phrase("check.foreign", kind=kind, name=name))
        elif version == SCHEMA and sql != expected[kind, name]:
            yield Finding(phrase("check.altered", kind=kind, name=name))
    for kind, name in expected if version == SCHEMA else ():
        if (kind, name) not in current:
            yield Finding(phrase("check.gone", kind=kind, name=name))


def views(book: BookReader) -> Iterator[Finding]:
    """Yield the views that are altered or missing, compared by their statements alone: they would list other rows."""
    if book.ask("PRAGMA user_version")[0][0] != SCHEMA:
        return
    current = _sql_by_name(book.ask("SELECT type, name, sql FROM sqlite_master WHERE type = 'view'"))
    for name, statement in VIEWS.items():
        sql = current.get(("view", name))
        if sql is None or not sql.endswith(" ".join(statement.split())):
            yield Finding(phrase("check.gone" if sql is None else "check.altered", kind="view", name=name))


@cache
def _expected_schema() -> dict[tuple[str, str], str]:
    """Return the schema of a new book."""
    new = sqlite3.connect(":memory:", isolation_level=None)
    try:
        bring_up(new, APPLICATION, SCHEMA)
        return _sql_by_name(new.execute("SELECT type, name, sql FROM sqlite_master"))
    finally:
        new.close()


def _sql_by_name(rows: object) -> dict[tuple[str, str], str]:
    """Return SQL by kind and name, with single spaces; objects that SQLite makes for itself are left out."""
    return {
        (str(kind), str(name)): " ".join(str(sql).split())
        for kind, name, sql in rows  # type: ignore[attr-defined]
        if sql is not None and not str(name).startswith(_SQLITE_PREFIXES)
    }
