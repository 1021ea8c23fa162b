"""Rows as a bad disk or a foreign program leaves them: the book's own guards are taken off, then a row is changed."""

import sqlite3
from pathlib import Path

from engine.journal.chain import body, first, header, link
from engine.journal.schema import STAY
from engine.journal.sql_rows import COLUMNS


def forge(book: Path, step: int, session: int = 1, **values: object) -> None:
    """Write `values` into a step of a session, past triggers and checks."""
    with sqlite3.connect(book) as db:
        db.execute("DROP TRIGGER IF EXISTS steps_stay")
        db.execute("PRAGMA ignore_check_constraints = ON")
        sets = ", ".join(f"{name} = ?" for name in values)
        db.execute(f"UPDATE steps SET {sets} WHERE session = ? AND sequence = ?", (*values.values(), session, step))
    db.close()


def lose(book: Path, step: int) -> None:
    """Delete a step of the first session."""
    with sqlite3.connect(book) as db:
        db.execute("DROP TRIGGER IF EXISTS steps_remain")
        db.execute("DELETE FROM snapshots WHERE sequence = ?", (step,))
        db.execute("DELETE FROM steps WHERE session = 1 AND sequence = ?", (step,))
    db.close()


def forget_snapshots(book: Path) -> None:
    """Every state has to be made from the rows again."""
    with sqlite3.connect(book) as db:
        db.execute("DELETE FROM snapshots WHERE sequence > 1")
    db.close()


def rechain(book: Path) -> None:
    """Chain the rows as they stand now: whoever forges a book and knows its chain does that as well."""
    with sqlite3.connect(book, isolation_level=None) as db:
        db.execute("DROP TRIGGER IF EXISTS steps_stay")
        chain_session(db)
        db.execute(STAY)
    db.close()


def chain_session(db: sqlite3.Connection) -> None:
    """The first session's chain worked out anew."""
    names = 'name, created, "table", version, uid, chained, unchained'
    head = first(header(*db.execute(f"SELECT {names} FROM sessions WHERE id = 1").fetchone()))
    for row in db.execute(f"SELECT {COLUMNS} FROM steps WHERE session = 1 ORDER BY sequence").fetchall():
        head = link(head, body(row[1:]))
        db.execute("UPDATE steps SET hash = ? WHERE session = 1 AND sequence = ?", (head, row[1]))
