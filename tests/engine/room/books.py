"""Books for the room's tests, and the ways in which one goes wrong."""

import random
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from engine.journal.chain import body, first, link
from engine.journal.sql_rows import COLUMNS
from engine.journal.sqlite import SqliteStore
from engine.journal.store_protocol import opening_of
from engine.room import credential
from engine.room.shipper import Shipper
from engine.session import Session
from tests.engine.journal.evening import do, play_hand, start
from tests.engine.room.server import Room


class Table:
    """A table of the room: a book that is dealt on, and its shipper."""

    def __init__(self, room: Room, number: int, folder: Path) -> None:
        self.room, self.number = room, number
        self.file = folder / f"table-{number}.db"
        self.store = SqliteStore(self.file)
        self.store.db.execute("PRAGMA synchronous = OFF")
        self.session = start(self.store, f"Table {number}")
        play_hand(self.session, random.Random(number))  # its end is a snapshot: what is before it is not read again
        self.shipper = Shipper(self.file, credential.read(room.credential(number)))

    def tip(self, times: int = 1, amount: int = 1) -> None:
        """So many more steps."""
        for _ in range(times):
            seat = max(range(1, 7), key=lambda seat: getattr(self.session.state.seats[seat - 1], "stack", 0))
            do(self.session, {"do": "take", "seat": seat, "amount": amount, "for": "tip"})

    def close(self) -> None:
        """Nobody deals here any more."""
        self.store.close()
        self.shipper.close()

    def reopen(self) -> None:
        """The app is started again."""
        self.store = SqliteStore(self.file)
        self.session = Session.resume(self.store, 1)

    @contextmanager
    def put_back(self, copy: Path) -> Iterator[None]:
        """What happens within is gone afterwards: the copy of before is laid in the place of the book."""
        self.store.backup(copy)
        yield
        self.lay(copy)

    def lay(self, copy: Path) -> None:
        """Lay another book in the place of this one while the app is closed."""
        self.store.close()
        self.file.unlink()
        for beside in ("-wal", "-shm"):
            self.file.with_name(self.file.name + beside).unlink(missing_ok=True)
        shutil.move(copy, self.file)
        self.reopen()

    def tamper(self, sql: str) -> None:
        """Change rows while the app is closed."""
        self.store.close()
        tamper(self.file, sql)
        self.reopen()

    def rechain(self) -> None:
        """Make the book proper again, while the app is closed."""
        self.store.close()
        rechain(self.file)
        self.reopen()


def tamper(book: Path, sql: str, *values: tuple[Any, ...]) -> None:
    """Change rows as somebody with another program would, past the triggers that guard them."""
    with sqlite3.connect(book) as db:
        guards = db.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
        for name, _ in guards:
            db.execute(f"DROP TRIGGER {name}")
        db.executemany(sql, values or [()])
        for _, statement in guards:
            db.execute(statement)
    db.close()


def rechain(book: Path) -> None:
    """Work the whole chain out anew, as a clever forger does: the book is proper again, and another one."""
    with closing(SqliteStore(book, readonly=True)) as store:
        rows = store.ask(f"SELECT {COLUMNS} FROM steps WHERE session = 1 ORDER BY sequence")
        head, hashes = first(opening_of(store.session(1))), []
    for values in rows:
        head = link(head, body(values[1:]))
        hashes.append((head, values[1]))
    tamper(book, "UPDATE steps SET hash = ? WHERE session = 1 AND sequence = ?", *hashes)


def same(room: Room, store: SqliteStore, branch: int = 1) -> bool:
    """Whether every session of a book is in the room byte for byte, no step more and none less."""
    for row in store.sessions():
        there = room.admin.ask(
            "SELECT s.header, step.seq, step.hash, step.body FROM room.session AS s JOIN room.step"
            " ON step.day = s.day AND step.session = s.id WHERE uid = %s AND branch = %s ORDER BY seq",
            (row.uid, branch),
        )
        here = [(values[1], values[20], body(values[1:20]).decode()) for values in store.proven_rows(row)]
        if [(step["seq"], step["hash"], step["body"]) for step in there] != here:
            return False
        if any(step["header"] != opening_of(row).decode() for step in there):
            return False
    return True


def alarms(room: Room) -> list[tuple[int, str, int]]:
    """Every alarm: place, code and step."""
    rows = room.admin.ask("SELECT place, code, seq FROM room.alarm ORDER BY id")
    return [(row["place"], row["code"], row["seq"]) for row in rows]
