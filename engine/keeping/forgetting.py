"""Forgets a person, erases a session, and makes copies of a session without names.

Names are part of the chained bytes, so another name makes another chain: the steps are first checked against the old
chain, then chained again, and the session keeps the time of that, as a session from before the chain does. Its uid
stays, its heads change; a room takes it as a new branch. Overwritten bytes are wiped from the file and its log.
"""

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from secrets import token_hex
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from engine.journal.chain import body, first, link
from engine.journal.copy_session import add_session
from engine.journal.errors import NotWritten
from engine.journal.evening_index import clear_summary
from engine.journal.evening_marks import names_hand, put
from engine.journal.progress import Cancelled, GoOn, always
from engine.journal.reader import BookReader
from engine.journal.register import add_new_players, register
from engine.journal.register_changes import drop_absent, forget_person
from engine.journal.sql_rows import HASH_COLUMN
from engine.journal.sqlite import SqliteStore
from engine.journal.store_protocol import EVERY, SessionRow, opening_of
from engine.keeping.names import Swap, names_in
from engine.keeping.persons import Persons
from engine.recap.payment_keys import renamed
from engine.values import name_key

MANY: Final = 1000
"""Steps deleted between two calls of `go_on`."""


class Forgotten(Struct, frozen=True):
    """A person who was forgotten."""

    name: str
    """The name of the person, in any spelling."""
    stand_in: str
    """The name that replaces it."""
    uids: tuple[str, ...] = ()
    """The uids of the sessions that had the name."""
    names: tuple[str, ...] = ()
    """All names of the person in the register of the book, `name` included."""

    def called(self, name: str) -> str:
        """Return the name for a player of this name: the stand-in for the person, else the same name."""
        return self.stand_in if self.holds(name) else name

    def holds(self, name: str) -> bool:
        """Return whether a name is one of the person's."""
        return name_key(name) in {name_key(own) for own in (self.name, *self.names)}


def forget(
    store: SqliteStore,
    name: str,
    now: datetime,
    stand_in: str = "",
    go_on: GoOn = always,
    names: tuple[str, ...] = (),
) -> Forgotten:
    """Replace a name, in any spelling, wherever its person sat, dealt or decided; all or nothing.

    Names of the person before or after a rename in the same session are replaced as well, and so are all other names of
    the person in the register, with the notes there.

    Args:
        store: open for writing.
        name: a name of the person.
        now: UTC.
        stand_in: the new name, "" = a random one.
        go_on: called with the numbers of steps read or written and of all; False ends it, and nothing was changed.
        names: more names of the person that this book may not know: a backup from before they were merged.

    Raises:
        Cancelled: `go_on` returned False; nothing was changed.
        Damaged: a step failed its check: its session has to be salvaged first; nothing was changed.
        NotWritten: the book cannot be written; nothing was changed.
    """
    person = register(store).person(name)
    names = (*names, *(person.names if person is not None else ()))
    forgotten = Forgotten(name, stand_in or f"Player {token_hex(2).upper()}", names=names)
    changed: list[tuple[SessionRow, list[Any], Swap]] = []
    rows, done = store.sessions(EVERY), 0
    total = sum(row.steps for row in rows)

    def report(steps: int) -> None:
        nonlocal done
        done += steps
        if not go_on(done, total + sum(row.steps for row, *_ in changed)):
            raise Cancelled

    for row in rows:
        steps = [values[:HASH_COLUMN] for values in store.proven_rows(row)]
        report(row.steps)
        if any(forgotten.holds(person) for values in steps for person in names_in(values)):
            changed.append((row, *_with_stand_in(steps, forgotten)))

    def work() -> None:
        for row, steps, swap in changed:
            if store.session(row.id).head != row.head:  # a step was added since the session was read
                raise NotWritten("second_writer", store.file)
            report(row.steps)
            _rechain(store, row, steps, now)
            ticks = [replace(tick, payment=renamed(tick.payment, swap)) for tick in store.settled(row.id)]
            store.db.execute("DELETE FROM settled WHERE session = ?", (row.id,))
            store.db.execute("DELETE FROM prize_sums WHERE session = ?", (row.id,))  # computed again on request
            put(store.db, row.id, row.uid, ticks)
            clear_summary(store.db, row.id)
        forget_person(store.db, (name, *names), forgotten.stand_in)
        add_new_players(store.db)

    if changed or person is not None:
        store.rewrite(work)
    return replace(forgotten, uids=tuple(row.uid for row, *_ in changed))


def _with_stand_in(steps: list[Any], forgotten: Forgotten) -> tuple[list[tuple[Any, ...]], Swap]:
    """Return the steps of a session with all names of the person replaced, and the function that replaces them."""
    persons = Persons(steps)
    persons_meant = frozenset[int]().union(*map(persons.called, (forgotten.name, *forgotten.names)))

    def named(person: int, name: str) -> str:
        return forgotten.stand_in if person in persons_meant else forgotten.called(name)

    return list(persons.swapped(named)), persons.at_the_end(named)


def erase(store: SqliteStore, uid: str, go_on: GoOn = always) -> bool:
    """Delete a session with its steps, in any state; returns False if the book has none of this uid.

    `go_on` is called with the numbers of steps deleted and of all; False ends it.

    Raises:
        Cancelled: `go_on` returned False; nothing was changed.
        NotWritten: the book cannot be written; nothing was changed.
    """
    rows = store.ask("SELECT id FROM sessions WHERE uid = ?", (uid,))

    def work() -> None:
        for table in ("settled", "prize_sums", "snapshots", "tags", "attended", "summaries"):
            store.db.execute(f"DELETE FROM {table} WHERE session = ?", rows[0])
        total = store.ask("SELECT coalesce(max(sequence), 0) FROM steps WHERE session = ?", rows[0])[0][0]
        for last in range(0, total, MANY):
            if not go_on(last, total):
                raise Cancelled
            store.db.execute("DELETE FROM steps WHERE session = ? AND sequence <= ?", (*rows[0], last))
        store.db.execute("DELETE FROM steps WHERE session = ?", rows[0])
        store.db.execute("DELETE FROM sessions WHERE id = ?", rows[0])
        drop_absent(store.db)

    if rows:
        store.rewrite(work)
    return bool(rows)


@contextmanager
def without_names(store: BookReader, session: int, player: str = "Player") -> Iterator[SqliteStore]:
    """Yield a temporary book of this session alone, in which all players are numbered: Player 1, Player 2.

    Ticks of its payments get these names too; names of hands are left out. `player` = the word before a number, in the
    language of the reader.

    Raises:
        JournalError: the session cannot be read, or no such book can be made.
    """
    row = store.session(session)
    steps, swap = _numbered(store, row, player)
    ticks = [
        replace(tick, payment=renamed(tick.payment, swap))
        for tick in store.settled(row.id)
        if not names_hand(tick.payment)
    ]
    with tempfile.TemporaryDirectory(prefix="feltbook-") as folder, SqliteStore(Path(folder) / "names.db") as nameless:
        add_session(nameless, replace(row, name=""), steps, {}, ticks)
        yield nameless


def _numbered(store: BookReader, row: SessionRow, player: str) -> tuple[list[Any], Swap]:
    numbered_names = dict[int, str]()
    persons = Persons([values[:HASH_COLUMN] for values in store.proven_rows(row)])

    def named(person: int, _: str) -> str:
        return numbered_names.setdefault(person, f"{player} {len(numbered_names) + 1}")

    return list(persons.swapped(named)), persons.at_the_end(named)


def _rechain(store: SqliteStore, row: SessionRow, steps: list[tuple[Any, ...]], now: datetime) -> None:
    row = replace(row, chained=now.isoformat(timespec="seconds"), unchained=len(steps))
    execute: Callable[..., Any] = store.db.execute
    execute("UPDATE sessions SET chained = ?, unchained = ? WHERE id = ?", (row.chained, row.unchained, row.id))
    execute("UPDATE snapshots SET state = x'' WHERE session = ? AND sequence > 1", (row.id,))
    head = first(opening_of(row))
    for values in steps:
        head = link(head, body(values[1:]))
        execute(
            "UPDATE steps SET label = ?, correction = ?, commands = ?, events = ?, hash = ? "
            "WHERE session = ? AND sequence = ?",
            (*values[-4:], head, *values[:2]),
        )


__all__ = ["Forgotten", "Swap", "erase", "forget", "without_names"]
