"""What evenings come to, kept in tables so that other tools find it by indexes: a help, made anew from the steps.

The rows are those that `fresh_facts` works out, as they are. `summaries.kept` says of which evenings they are whole; a
trigger on every step takes it back, so that such an evening is worked out from its steps until it is kept again. A part
that was written and never finished counts for nothing.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from msgspec import Struct

from engine.journal.errors import JournalError
from engine.journal.progress import Cancelled, GoOn, always
from engine.journal.reader import BookReader
from engine.journal.store_protocol import Answering, Book
from engine.values import known_as

PIECE: Final = 200
"""Rows that are written at a time: between two of them a tap is stored as soon as ever."""
_TEXTS: Final = {
    "name", "began", "last", "at", "game", "limit_", "blinds", "player", "known", "winners", "misdeal", "action", "why",
    "what", "reason", "unit",
}  # fmt: skip
"""Columns that hold no number."""
_AMOUNTS: Final = "buy_ins bought cashed on_table tips takes side lent borrowed unaccounted hands_net net dealt"
_UNIT: Final = "unit worth scale"
_OF_EVENING: Final = "FOREIGN KEY (session) REFERENCES kept_evenings (session) ON DELETE CASCADE"
_OF_HAND: Final = "FOREIGN KEY (session, hand) REFERENCES kept_hands (session, hand) ON DELETE CASCADE"


class KeptTable(Struct, frozen=True):
    """A table of kept rows."""

    columns: tuple[str, ...]
    """Those of the view `fresh_...` of the same name, in its order."""
    keys: str
    """Which row of another table a row belongs to, and what makes it the only one."""
    indexes: tuple[str, ...]
    """The columns it is searched by."""


KEPT: Final = {
    "evenings": KeptTable(
        tuple(
            "session name began last ended game limit_ blinds seats tournament players hands bought cashed on_table"
            f" rake drop_taken tips takes {_UNIT}".split()
        ),
        "PRIMARY KEY (session), FOREIGN KEY (session) REFERENCES sessions (id) ON DELETE CASCADE",
        ("began",),
    ),
    "results": KeptTable(
        tuple(f"session began player known {_AMOUNTS} hands_won tournament {_UNIT}".split()),
        f"PRIMARY KEY (session, player), {_OF_EVENING}",
        ("player, began",),
    ),
    "hands": KeptTable(
        tuple(
            f"session hand at second pot rake drop_taken winners by_folds corrected misdeal step place {_UNIT}".split()
        ),
        f"PRIMARY KEY (session, hand), {_OF_EVENING}",
        ("at",),
    ),
    "hand_results": KeptTable(
        tuple(f"session hand seat player net won {_UNIT}".split()),
        f"PRIMARY KEY (session, hand, seat), {_OF_HAND}",
        ("player, session, hand",),
    ),
    "actions": KeptTable(
        tuple(f"session hand number at round seat player action put total all_in live why step {_UNIT}".split()),
        _OF_HAND,
        ("session, hand", "at", "player, at"),
    ),
    "ledger": KeptTable(
        tuple(f"session step at hand what seat player amount other reason {_UNIT}".split()),
        _OF_EVENING,
        ("session", "at", "player, at"),
    ),
}
"""By the name of the view that shows them, each behind those it belongs to."""


class Facts(Struct, frozen=True):
    """What an evening comes to, as it stood at a step."""

    session: int
    """Its number in the book."""
    head: bytes
    """The hash of its newest step then."""
    rows: dict[str, list[tuple[Any, ...]]]
    """By table."""


def statements() -> Iterator[str]:
    """What makes the tables, what their rows are found by, and the mark of the evenings that are kept."""
    yield "ALTER TABLE summaries ADD COLUMN kept INTEGER NOT NULL DEFAULT 0"
    yield "CREATE INDEX summaries_fresh ON summaries (session) WHERE kept = 0"
    for name, table in KEPT.items():
        about = f"-- What the view `{name}` shows of evenings that are kept; a help, made anew from the steps."
        columns = ", ".join(f"{column} {_kind(column)}" for column in table.columns)
        yield f"CREATE TABLE kept_{name} (\n{about}\n{columns},\n{table.keys}) STRICT"
        for columns in table.indexes:
            yield f"CREATE INDEX kept_{name}_by_{columns.replace(', ', '_')} ON kept_{name} ({columns})"


def either(name: str, select: str = "") -> str:
    """The rows of a table of kept ones and, of evenings that are not kept, of the view that works them out.

    Both sides have columns of the same kinds: only then SQLite asks each of them for what is wanted, by its indexes.

    Args:
        name: of the table.
        select: another statement than the rows as they are; `{rows}` in it stands for the table, which it calls `r`.
    """
    columns = KEPT[name].columns
    select = select or f"\n    SELECT {', '.join(columns)} FROM {{rows}} AS r\n    "
    cast = ", ".join(f"CAST({column} AS {_kind(column)}) AS {column}" for column in columns[1:])
    fresh = select.format(rows=f"(SELECT session, {cast} FROM fresh_{name})")
    kept = select.format(rows=f"kept_{name}").rstrip()
    return f"{kept} WHERE r.session NOT IN (SELECT id FROM fresh)\n    UNION ALL{fresh}"


def _kind(column: str) -> str:
    return "TEXT" if column in _TEXTS else "INTEGER"


# Bringing it up to date -----------------------------------------------------------------------------------------------


def due(book: Answering) -> tuple[int, ...]:
    """The evenings that are not kept as they are now, the newest first; raises `JournalError`."""
    return tuple(session for (session,) in book.ask("SELECT id FROM fresh ORDER BY id DESC"))


def read(book: BookReader, session: int) -> Facts:
    """Work out what an evening that is due comes to; the book may be open for reading only. Raises `JournalError`."""
    head = book.head(session)
    rows = {
        name: [tuple(row) for row in book.ask(f"SELECT * FROM fresh_{name} WHERE session = ?", (session,))]
        for name in KEPT
    }
    player, known = map(KEPT["results"].columns.index, ("player", "known"))
    rows["results"] = [(*row[:known], known_as(row[player]), *row[known + 1 :]) for row in rows["results"]]
    return Facts(session, head, rows)


def keep(book: Book, facts: Facts) -> Iterator[None]:
    """Write it down, a piece each time it is asked to go on; ends early where the evening is another one by now.

    Raises:
        NotWritten: the book cannot be written; what was written so far counts for nothing.
    """
    newest = "SELECT hash FROM steps WHERE session = ? ORDER BY sequence DESC LIMIT 1"

    def as_it_was() -> bool:
        return bool(book.ask(newest, (facts.session,)) == [(facts.head,)])

    def put(query: str, rows: list[tuple[Any, ...]]) -> None:
        if as_it_was():
            book.db.executemany(query, rows)

    for query in map(_piece_out_of, reversed(KEPT)):
        while book.ask(query.replace("DELETE", "SELECT 1", 1), (facts.session,)):
            book.keep(lambda query=query: book.db.execute(query, (facts.session,)))  # type: ignore[misc]
            yield
    for query, rows in _pieces(facts.rows):
        book.keep(lambda query=query, rows=rows: put(query, rows))  # type: ignore[misc]
        yield
        if not as_it_was():
            return
    book.keep(lambda: put("UPDATE summaries SET kept = 1 WHERE session = ?", [(facts.session,)]))


def _piece_out_of(name: str) -> str:
    """Takes some rows of an evening out of a table."""
    return f"DELETE FROM kept_{name} WHERE rowid IN (SELECT rowid FROM kept_{name} WHERE session = ? LIMIT {PIECE})"


def _pieces(tables: Mapping[str, list[tuple[Any, ...]]]) -> Iterator[tuple[str, list[tuple[Any, ...]]]]:
    for name, rows in tables.items():
        query = f"INSERT INTO kept_{name} VALUES ({', '.join('?' * len(KEPT[name].columns))})"
        for at in range(0, len(rows), PIECE):
            yield query, rows[at : at + PIECE]


def keep_all(book: Any, go_on: GoOn = always) -> int:
    """Keep every evening that is due, all at once; returns how many. One that cannot be read stays as it is.

    Args:
        book: open for writing (`SqliteStore`).
        go_on: told how many of how many are done; False ends it.

    Raises:
        Cancelled: `go_on` said so; those done so far are kept.
        JournalError: the book cannot be read.
    """
    sessions, unread = due(book), 0
    for done, session in enumerate(sessions):
        if not go_on(done, len(sessions)):
            raise Cancelled
        try:
            for _ in keep(book, read(book, session)):
                pass
        except JournalError:
            unread += 1
    return len(sessions) - unread
