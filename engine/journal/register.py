"""The register: the people of a book, each with all names they used, and the host's notes of them.

No step is rewritten for it. Each name is an alias of one record; two records of one person are merged by a reference
from the second to the first, and separated by removing it. Names and notes stay with their own record.
"""

import sqlite3
from collections import defaultdict
from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from engine.journal.evening_index import list_new_players
from engine.journal.store_protocol import EVERY, Answering, Book
from engine.values import name_key

TABLES: Final = (
    """
    CREATE TABLE people (
        -- Who is who. same_as = the record that is the same person, NULL = it stands for itself.
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL,
        notes TEXT NOT NULL DEFAULT '',
        colour TEXT NOT NULL DEFAULT '', -- #rrggbb, '' = none
        chosen INTEGER NOT NULL DEFAULT 0, -- 1 = the name was chosen by hand, 0 = as it was typed at a table last
        same_as INTEGER REFERENCES people (id) CHECK (same_as <> id)
    ) STRICT
    """,
    """
    CREATE TABLE aliases (
        -- Every name of everybody; known = however it is typed: blanks as one, small letters.
        known TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        person INTEGER NOT NULL REFERENCES people (id)
    ) STRICT
    """,
    "CREATE INDEX aliases_by_person ON aliases (person)",
)


class Record(Struct, frozen=True, kw_only=True):
    """One record of the register; several of them may be one person."""

    id: int
    """The number of the record in the book."""
    name: str
    """The name that is shown."""
    names: tuple[str, ...]
    """All names of the record, `name` included."""
    notes: str = ""
    """The host's notes."""
    colour: str = ""
    """The colour, #rrggbb, "" = none."""
    same_as: int | None = None
    """The number of the record that is the same person, None = this record stands for itself."""


class Person(Struct, frozen=True, kw_only=True):
    """A person with one or more records."""

    record: Record
    """The record that stands for the person."""
    merged: tuple[Record, ...] = ()
    """The other records of the person, by name."""

    @property
    def name(self) -> str:
        """The name that is shown for the person."""
        return self.record.name

    @property
    def names(self) -> tuple[str, ...]:
        """All names of the person, the shown name first."""
        all_names = (self.record.name, *self.record.names, *(name for record in self.merged for name in record.names))
        keys = dict.fromkeys(map(name_key, all_names))
        return tuple(next(name for name in all_names if name_key(name) == key) for key in keys)


class Register:
    """All people of a book, read once; after a change it is read again."""

    def __init__(self, records: Iterable[Record]) -> None:
        self._records = {record.id: record for record in records}
        self._record_of_name = {name_key(name): record.id for record in self._records.values() for name in record.names}
        merged = defaultdict[int, list[Record]](list)
        for record in self._records.values():
            if self.root(record.id) != record.id:
                merged[self.root(record.id)].append(record)
        self._people = {
            record.id: Person(record=record, merged=tuple(sorted(merged[record.id], key=lambda record: record.name)))
            for record in self._records.values()
            if self.root(record.id) == record.id
        }

    @property
    def people(self) -> tuple[Person, ...]:
        """All people, by name."""
        return tuple(sorted(self._people.values(), key=lambda person: name_key(person.name)))

    def root(self, number: int) -> int:
        """Return the number of the record that stands for the person of a record; a circle of damaged rows ends too."""
        start = number
        while (same := self._records[number].same_as) in self._records and same not in (None, start):
            number = same
        return number

    def record(self, name: str) -> Record | None:
        """Return the record that has a name, in any spelling."""
        return self._records.get(self._record_of_name.get(name_key(name), -1))

    def person(self, name: str) -> Person | None:
        """Return the person who has a name, in any spelling."""
        record = self.record(name)
        return None if record is None else self._people.get(self.root(record.id))

    def called(self, name: str) -> str:
        """Return the shown name of the person who has a name; an unknown name is returned unchanged."""
        person = self.person(name)
        return name if person is None else person.name


def register(store: Answering) -> Register:
    """Return the current register of a book; empty in a book from before registers. Raises `JournalError`."""
    if not store.ask("SELECT 1 FROM sqlite_master WHERE name = 'aliases'"):
        return Register(())
    names = defaultdict[int, list[str]](list)
    for name, person in store.ask("SELECT name, person FROM aliases ORDER BY known"):
        names[person].append(name)
    rows = store.ask("SELECT id, name, notes, colour, same_as FROM people ORDER BY id")
    return Register(
        Record(id=number, name=name, names=tuple(names[number]), notes=notes, colour=colour, same_as=same)
        for number, name, notes, colour, same in rows
    )


# Bringing it up to date -----------------------------------------------------------------------------------------------


def add_new_players(db: sqlite3.Connection, most: int = EVERY) -> None:
    """Give each player of the sessions with new steps a record; a name is shown as typed last, unless it was chosen.

    Runs within a transaction of the caller, for the oldest `most` sessions.
    """
    for name in list_new_players(db, most):
        put_name(db, name)


def put_name(db: sqlite3.Connection, name: str) -> int:
    """Return the number of the record of a name, made if there is none. Runs within a transaction of the caller."""
    known = name_key(name)
    for (number,) in db.execute("SELECT person FROM aliases WHERE known = ?", (known,)).fetchall():
        db.execute("UPDATE aliases SET name = ? WHERE known = ? AND name <> ?", (name, known, name))
        shown = db.execute("SELECT name FROM people WHERE id = ? AND NOT chosen", (number,)).fetchone()
        if shown is not None and shown[0] != name and name_key(shown[0]) == known:
            db.execute("UPDATE people SET name = ? WHERE id = ?", (name, number))
        return int(number)
    number = db.execute("INSERT INTO people (name) VALUES (?)", (name,)).lastrowid or 0
    db.execute("INSERT INTO aliases VALUES (?, ?, ?)", (known, name, number))
    return int(number)


def bring_up_to_date(store: Book) -> Register:
    """Return the register with all players up to now; only sessions with new steps are read.

    Raises:
        NotWritten: the book cannot be written.
    """
    list_who_played(store)
    return register(store)


def list_who_played(store: Book) -> None:
    """Write down who sat in the sessions that were played since, nothing in a book that is only looked at.

    Raises:
        NotWritten: the book cannot be written.
    """
    if not store.readonly and store.ask("SELECT 1 FROM summaries WHERE named = 0 LIMIT 1"):
        store.keep(lambda: add_new_players(store.db))
