"""Chains the steps that were played before chains existed: once, when an older book is upgraded."""

import sqlite3
from datetime import UTC, datetime
from secrets import token_hex

from engine.journal.chain import UID, body, first, header, link
from engine.journal.sql_rows import COLUMNS

_BATCH = 1000


def chain_all(db: sqlite3.Connection) -> None:
    """Give every session a uid and chain its steps as they are stored now; the session keeps the time of this."""
    now = datetime.now(UTC).isoformat(timespec="seconds")
    sessions = db.execute('SELECT id, name, created, "table", version FROM sessions').fetchall()
    for session, name, created, table, version in sessions:
        uid = token_hex(UID)
        steps = db.execute("SELECT count(*) FROM steps WHERE session = ?", (session,)).fetchone()[0]
        db.execute("UPDATE sessions SET uid = ?, chained = ?, unchained = ? WHERE id = ?", (uid, now, steps, session))
        _chain(db, session, first(header(name, created, table, version, uid, now, steps)))


def _chain(db: sqlite3.Connection, session: int, head: bytes) -> None:
    """Write the hashes of one session, `_BATCH` rows at a time; `head` = the hash before its first step."""
    last = 0
    query = f"SELECT {COLUMNS} FROM steps WHERE session = ? AND sequence > ? ORDER BY sequence LIMIT {_BATCH}"
    while rows := db.execute(query, (session, last)).fetchall():
        hashes: list[tuple[bytes, int, int]] = []
        for row in rows:
            head = link(head, body(row[1:]))
            hashes.append((head, session, row[1]))
        db.executemany("UPDATE steps SET hash = ? WHERE session = ? AND sequence = ?", hashes)
        last = rows[-1][1]
