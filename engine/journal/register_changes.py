"""Changes of the register: merged people, other names, the host's notes; names from and into other books."""

import re
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from engine.journal.errors import SqlError
from engine.journal.register import Person, Register, bring_up_to_date, put_name, register
from engine.journal.store_protocol import Book
from engine.refusals import refuse
from engine.values import name_key, proper_name

LONGEST_NOTES: Final = 500
"""The most characters of the notes of a person."""
_COLOUR: Final = "#[0-9a-f]{6}"


def put_names(db: sqlite3.Connection, names: Sequence[str]) -> None:
    """Add names of one person from another book, the shown name first; names unknown here become its aliases.

    A name that is known here keeps its person. Runs within a transaction of the caller.
    """
    number = put_name(db, names[0]) if names else 0
    for name in names:
        db.execute("INSERT OR IGNORE INTO aliases VALUES (?, ?, ?)", (name_key(name), name, number))


def carry_over(book: Path, db: sqlite3.Connection) -> None:
    """Copy register and tags of a damaged book into a new one that has its sessions, as far as they can be read.

    Runs within a transaction of the caller.
    """
    columns = {"people": "id, name, notes, colour, chosen", "aliases": "known, name, person", "tags": "session, tag"}
    with (
        suppress(*SqlError),
        closing(sqlite3.connect(f"{book.absolute().as_uri()}?mode=ro&immutable=1", uri=True)) as old,
    ):
        rows_of_table = {
            table: old.execute(f"SELECT {names} FROM {table}").fetchall() for table, names in columns.items()
        }
        merged = old.execute("SELECT same_as, id FROM people WHERE same_as IS NOT NULL").fetchall()
        for table, rows in rows_of_table.items():
            placeholders = ", ".join("?" * len(columns[table].split()))
            for row in rows:
                if table != "tags" or db.execute("SELECT 1 FROM sessions WHERE id = ?", row[:1]).fetchone():
                    db.execute(f"INSERT OR IGNORE INTO {table} ({columns[table]}) VALUES ({placeholders})", row)
        db.executemany("UPDATE people SET same_as = ? WHERE id = ?", merged)


def forget_person(db: sqlite3.Connection, names: Iterable[str], stand_in: str) -> None:
    """Replace all records with one of these names by a single record named `stand_in`, without notes.

    Runs within a transaction of the caller, before the players of the sessions are read again.
    """
    of_name = "SELECT person FROM aliases WHERE known = ?"
    numbers = {number for name in names for (number,) in db.execute(of_name, (name_key(name),))}
    for number in numbers:
        db.execute("DELETE FROM aliases WHERE person = ?", (number,))
        db.execute("UPDATE people SET same_as = NULL WHERE same_as = :number OR id = :number", {"number": number})
    for number in numbers:
        db.execute("DELETE FROM people WHERE id = ?", (number,))
    if numbers:
        put_name(db, stand_in)


def drop_absent(db: sqlite3.Connection) -> None:
    """Delete the people of the register who sit in no evening any more, unless the host has entered something for them.

    Runs within a transaction of the caller.
    """
    absent = """
        FROM people WHERE notes = '' AND colour = '' AND NOT chosen AND same_as IS NULL
        AND id NOT IN (SELECT same_as FROM people WHERE same_as IS NOT NULL)
        AND NOT EXISTS (SELECT 1 FROM aliases JOIN attended USING (known) WHERE person = id)
        AND (SELECT count(*) FROM aliases WHERE person = id) = 1
    """
    db.execute(f"DELETE FROM aliases WHERE person IN (SELECT id {absent})")
    db.execute("DELETE FROM people WHERE id NOT IN (SELECT person FROM aliases)")


def merge(store: Book, name: str, other: str) -> None:
    """Merge two people, shown by the name of the first; raises `Refused`, `NotWritten`: nothing was changed."""
    people = bring_up_to_date(store)
    into, joined = _person_named(people, name), _person_named(people, other)
    if into.record.id == joined.record.id:
        raise refuse("malformed", "people.same", name=name, other=other)
    _update_record(store, joined.record.id, "same_as", into.record.id)


def separate(store: Book, name: str) -> None:
    """Separate the record of this name from its person; raises `Refused`, `NotWritten`: nothing was changed."""
    record = bring_up_to_date(store).record(name)
    if record is None:
        raise refuse("malformed", "people.unknown", name=name)
    if record.same_as is None:
        raise refuse("malformed", "people.alone", name=name)
    _update_record(store, record.id, "same_as", None)


def rename(store: Book, name: str, new: str) -> None:
    """Show a person under another name, which becomes an alias too; hands are not rewritten.

    Raises:
        Refused: the name is unknown, or the new one is empty or another person's; nothing was changed.
        NotWritten: nothing was changed.
    """
    person, new = _person_named(bring_up_to_date(store), name), proper_name(new)
    _check_free(store, person, new)

    def work() -> None:
        _insert_alias(store, person, new)
        store.db.execute("UPDATE people SET name = ?, chosen = 1 WHERE id = ?", (new, person.record.id))

    store.keep(work)


def add_alias(store: Book, name: str, alias: str) -> None:
    """Give a person one more name; raises as `rename`."""
    person, alias = _person_named(bring_up_to_date(store), name), proper_name(alias)
    _check_free(store, person, alias)
    store.keep(lambda: _insert_alias(store, person, alias))


def drop_alias(store: Book, alias: str) -> None:
    """Delete a name under which nobody has played; raises `Refused`, `NotWritten`."""
    record = bring_up_to_date(store).record(alias)
    known = name_key(alias)
    if record is None:
        raise refuse("malformed", "people.unknown", name=alias)
    played = store.ask("SELECT 1 FROM attended WHERE known = ? LIMIT 1", (known,))
    if played or name_key(record.name) == known:
        raise refuse("malformed", "people.only_name", name=alias)
    store.keep(lambda: store.db.execute("DELETE FROM aliases WHERE known = ?", (known,)))


def note(store: Book, name: str, notes: str) -> None:
    """Set the notes of a person, "" = none; raises `Refused`, `NotWritten`: nothing was changed."""
    if len(notes) > LONGEST_NOTES:
        raise refuse("malformed", "people.long_notes", most=LONGEST_NOTES, given=len(notes))
    _update_record(store, _person_named(bring_up_to_date(store), name).record.id, "notes", notes.strip())


def colour(store: Book, name: str, chosen: str) -> None:
    """Give a person a colour, #rrggbb or "" for none; raises `Refused`, `NotWritten`: nothing was changed."""
    if chosen and not re.fullmatch(_COLOUR, chosen.lower()):
        raise refuse("malformed", "people.no_colour", colour=chosen)
    _update_record(store, _person_named(bring_up_to_date(store), name).record.id, "colour", chosen.lower())


def _person_named(people: Register, name: str) -> Person:
    person = people.person(name)
    if person is None:
        raise refuse("malformed", "people.unknown", name=name)
    return person


def _check_free(store: Book, person: Person, name: str) -> None:
    """Raise `Refused` for an empty name, or a name of another person."""
    if not name:
        raise refuse("malformed", "no_name")
    other = register(store).person(name)
    if other is not None and other.record.id != person.record.id:
        raise refuse("malformed", "people.taken", name=name, person=other.name)


def _insert_alias(store: Book, person: Person, name: str) -> None:
    query = "INSERT INTO aliases VALUES (?, ?, ?) ON CONFLICT (known) DO UPDATE SET name = excluded.name"
    store.db.execute(query, (name_key(name), name, person.record.id))


def _update_record(store: Book, number: int, column: str, value: object) -> None:
    query = f"UPDATE people SET {column} = ? WHERE id = ?"
    store.keep(lambda: store.db.execute(query, (value, number)))
