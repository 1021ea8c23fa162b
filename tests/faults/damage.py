"""Rows as a bad disk or a foreign program leaves them: the book's own guards are taken off, then a row is changed."""

import sqlite3
from pathlib import Path


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
