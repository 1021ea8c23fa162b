"""Changes of the register: people who are one, other names, what the host notes; names from and into other books."""

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
from engine.values import known_as, proper_name

LONGEST_NOTES: Final = 500
"""The most characters of what is noted of somebody."""
_COLOUR: Final = "#[0-9a-f]{6}"


def put_names(db: sqlite3.Connection, names: Sequence[str]) -> None:
    """Names of one person from another book, the shown one first: those nobody has here are that person's.

    Who has a name here keeps it. Within a transaction of the caller's.
    """
    number = put_name(db, names[0]) if names else 0
    for name in names:
        db.execute("INSERT OR IGNORE INTO aliases VALUES (?, ?, ?)", (known_as(name), name, number))


def carry_over(book: Path, db: sqlite3.Connection) -> None:
    """Bring register and tags of a damaged book into a new one that has its sessions, as far as they can be read.

    Within a transaction of the caller's.
    """
    columns = {"people": "id, name, notes, colour, chosen", "aliases": "known, name, person", "tags": "session, tag"}
    with (
        suppress(*SqlError),
        closing(sqlite3.connect(f"{book.absolute().as_uri()}?mode=ro&immutable=1", uri=True)) as old,
    ):
        read = {table: old.execute(f"SELECT {names} FROM {table}").fetchall() for table, names in columns.items()}
        merged = old.execute("SELECT same_as, id FROM people WHERE same_as IS NOT NULL").fetchall()
        for table, rows in read.items():
            marks = ", ".join("?" * len(columns[table].split()))
            for row in rows:
                if table != "tags" or db.execute("SELECT 1 FROM sessions WHERE id = ?", row[:1]).fetchone():
                    db.execute(f"INSERT OR IGNORE INTO {table} ({columns[table]}) VALUES ({marks})", row)
        db.executemany("UPDATE people SET same_as = ? WHERE id = ?", merged)


def forget_person(db: sqlite3.Connection, names: Iterable[str], stand_in: str) -> None:
    """One record under the other name is left of all who go by these names, with nothing noted.

    Within a transaction of the caller's, before the sessions are taken in anew.
    """
    query = "SELECT person FROM aliases WHERE known = ?"
    numbers = {number for name in names for (number,) in db.execute(query, (known_as(name),))}
    for number in numbers:
        db.execute("DELETE FROM aliases WHERE person = ?", (number,))
        db.execute("UPDATE people SET same_as = NULL WHERE same_as = :number OR id = :number", {"number": number})
    for number in numbers:
        db.execute("DELETE FROM people WHERE id = ?", (number,))
    if numbers:
        put_name(db, stand_in)


def drop_absent(db: sqlite3.Connection) -> None:
    """Nobody stays in the register who sits in no evening any more, unless something was written down of them.

    Within a transaction of the caller's.
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
    """Two are one person from now on, shown as the first; raises `Refused`, `NotWritten`: nothing was changed."""
    people = bring_up_to_date(store)
    into, joined = _known(people, name), _known(people, other)
    if into.record.id == joined.record.id:
        raise refuse("malformed", "people.same", name=name, other=other)
    _set(store, joined.record.id, "same_as", into.record.id)


def part(store: Book, name: str) -> None:
    """The record of this name is a person of its own again; raises `Refused`, `NotWritten`: nothing was changed."""
    record = bring_up_to_date(store).record(name)
    if record is None:
        raise refuse("malformed", "people.unknown", name=name)
    if record.same_as is None:
        raise refuse("malformed", "people.alone", name=name)
    _set(store, record.id, "same_as", None)


def rename(store: Book, name: str, new: str) -> None:
    """Show somebody under another name, which is theirs from now on; hands are not rewritten.

    Raises:
        Refused: nobody has the name, the new one is somebody else's, or none; nothing was changed.
        NotWritten: nothing was changed.
    """
    person, new = _known(bring_up_to_date(store), name), proper_name(new)
    _free(store, person, new)

    def work() -> None:
        _add(store, person, new)
        store.db.execute("UPDATE people SET name = ?, chosen = 1 WHERE id = ?", (new, person.record.id))

    store.keep(work)


def add_alias(store: Book, name: str, alias: str) -> None:
    """Somebody is found by one more name; raises as `rename`."""
    person, alias = _known(bring_up_to_date(store), name), proper_name(alias)
    _free(store, person, alias)
    store.keep(lambda: _add(store, person, alias))


def drop_alias(store: Book, alias: str) -> None:
    """A name under which nobody has played is nobody's any more; raises `Refused`, `NotWritten`."""
    record = bring_up_to_date(store).record(alias)
    known = known_as(alias)
    if record is None:
        raise refuse("malformed", "people.unknown", name=alias)
    played = store.ask("SELECT 1 FROM attended WHERE known = ? LIMIT 1", (known,))
    if played or known_as(record.name) == known:
        raise refuse("malformed", "people.only_name", name=alias)
    store.keep(lambda: store.db.execute("DELETE FROM aliases WHERE known = ?", (known,)))


def note(store: Book, name: str, notes: str) -> None:
    """Write down something of somebody, "" = nothing; raises `Refused`, `NotWritten`: nothing was changed."""
    if len(notes) > LONGEST_NOTES:
        raise refuse("malformed", "people.long_notes", most=LONGEST_NOTES, given=len(notes))
    _set(store, _known(bring_up_to_date(store), name).record.id, "notes", notes.strip())


def colour(store: Book, name: str, chosen: str) -> None:
    """Give somebody a colour, #rrggbb or "" for none; raises `Refused`, `NotWritten`: nothing was changed."""
    if chosen and not re.fullmatch(_COLOUR, chosen.lower()):
        raise refuse("malformed", "people.no_colour", colour=chosen)
    _set(store, _known(bring_up_to_date(store), name).record.id, "colour", chosen.lower())


def _known(people: Register, name: str) -> Person:
    person = people.person(name)
    if person is None:
        raise refuse("malformed", "people.unknown", name=name)
    return person


def _free(store: Book, person: Person, name: str) -> None:
    """Refuse a name that is none, or is somebody else's."""
    if not name:
        raise refuse("malformed", "no_name")
    other = register(store).person(name)
    if other is not None and other.record.id != person.record.id:
        raise refuse("malformed", "people.taken", name=name, person=other.name)


def _add(store: Book, person: Person, name: str) -> None:
    query = "INSERT INTO aliases VALUES (?, ?, ?) ON CONFLICT (known) DO UPDATE SET name = excluded.name"
    store.db.execute(query, (known_as(name), name, person.record.id))


def _set(store: Book, number: int, column: str, value: object) -> None:
    query = f"UPDATE people SET {column} = ? WHERE id = ?"
    store.keep(lambda: store.db.execute(query, (value, number)))
