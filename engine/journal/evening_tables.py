"""Tables of the figures of evenings, so that other tools find them by indexes; a cache, built from the steps.

The rows are those of the views in `fresh_facts`, unchanged. `summaries.kept` marks the evenings whose rows are
complete; a trigger on each new step clears it, and that evening is computed from its steps until it is kept again.
Rows of an unfinished update are ignored.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from msgspec import Struct

from engine.journal.errors import JournalError
from engine.journal.progress import Cancelled, GoOn, always
from engine.journal.reader import BookReader
from engine.journal.store_protocol import Answering, Book
from engine.values import name_key

PIECE: Final = 200
"""Rows written in one transaction; a tap can be stored between two of them."""
_TEXT_COLUMNS: Final = {
    "name", "began", "last", "at", "game", "limit_", "blinds", "player", "known", "winners", "misdeal", "action", "why",
    "what", "reason", "unit",
}  # fmt: skip
"""Columns that hold text; the others hold integers."""
_AMOUNT_COLUMNS: Final = "buy_ins bought cashed on_table tips takes side lent borrowed unaccounted hands_net net dealt"
_WORTH: Final = "unit worth scale"
_REFERS_TO_EVENING: Final = "FOREIGN KEY (session) REFERENCES kept_evenings (session) ON DELETE CASCADE"
_REFERS_TO_HAND: Final = "FOREIGN KEY (session, hand) REFERENCES kept_hands (session, hand) ON DELETE CASCADE"


class KeptTable(Struct, frozen=True):
    """A table of kept rows."""

    columns: tuple[str, ...]
    """The columns of the view `fresh_...` of the same name, in its order."""
    keys: str
    """The primary key and the foreign key, in SQL."""
    indexes: tuple[str, ...]
    """The columns of each index."""


KEPT: Final = {
    "evenings": KeptTable(
        tuple(
            "session name began last ended game limit_ blinds seats tournament players hands bought cashed on_table"
            f" rake drop_taken tips takes {_WORTH}".split()
        ),
        "PRIMARY KEY (session), FOREIGN KEY (session) REFERENCES sessions (id) ON DELETE CASCADE",
        ("began",),
    ),
    "results": KeptTable(
        tuple(f"session began player known {_AMOUNT_COLUMNS} hands_won tournament {_WORTH}".split()),
        f"PRIMARY KEY (session, player), {_REFERS_TO_EVENING}",
        ("player, began",),
    ),
    "hands": KeptTable(
        tuple(
            f"session hand at second pot rake drop_taken winners by_folds corrected misdeal step place {_WORTH}".split()
        ),
        f"PRIMARY KEY (session, hand), {_REFERS_TO_EVENING}",
        ("at",),
    ),
    "hand_results": KeptTable(
        tuple(f"session hand seat player net won {_WORTH}".split()),
        f"PRIMARY KEY (session, hand, seat), {_REFERS_TO_HAND}",
        ("player, session, hand",),
    ),
    "actions": KeptTable(
        tuple(f"session hand number at round seat player action put total all_in live why step {_WORTH}".split()),
        _REFERS_TO_HAND,
        ("session, hand", "at", "player, at"),
    ),
    "ledger": KeptTable(
        tuple(f"session step at hand what seat player amount other reason {_WORTH}".split()),
        _REFERS_TO_EVENING,
        ("session", "at", "player, at"),
    ),
}
"""The tables by the name of the view that shows them, each after the tables it refers to."""


class Facts(Struct, frozen=True):
    """The rows of an evening as of its newest step."""

    session: int
    """The number of the session in the book."""
    head: bytes
    """The hash of the newest step that the rows were computed from."""
    rows: dict[str, list[tuple[Any, ...]]]
    """The rows by table."""


def statements() -> Iterator[str]:
    """Yield the SQL that makes the tables, their indexes and the column that marks kept evenings."""
    yield "ALTER TABLE summaries ADD COLUMN kept INTEGER NOT NULL DEFAULT 0"
    yield "CREATE INDEX summaries_fresh ON summaries (session) WHERE kept = 0"
    for name, table in KEPT.items():
        about = f"-- What the view `{name}` shows of evenings that are kept; a help, made anew from the steps."
        columns = ", ".join(f"{column} {_sql_type(column)}" for column in table.columns)
        yield f"CREATE TABLE kept_{name} (\n{about}\n{columns},\n{table.keys}) STRICT"
        for columns in table.indexes:
            yield f"CREATE INDEX kept_{name}_by_{columns.replace(', ', '_')} ON kept_{name} ({columns})"


def kept_or_computed(name: str, select: str = "") -> str:
    """Return SQL for the rows of a table: the kept rows, and for other evenings those of the view that computes them.

    Both sides have columns of the same types: only then does SQLite push conditions into each side and use its indexes.

    Args:
        name: the table.
        select: a statement instead of the plain rows; `{rows}` in it stands for the table, with the alias `r`.
    """
    columns = KEPT[name].columns
    select = select or f"\n    SELECT {', '.join(columns)} FROM {{rows}} AS r\n    "
    cast = ", ".join(f"CAST({column} AS {_sql_type(column)}) AS {column}" for column in columns[1:])
    fresh = select.format(rows=f"(SELECT session, {cast} FROM fresh_{name})")
    kept = select.format(rows=f"kept_{name}").rstrip()
    return f"{kept} WHERE r.session NOT IN (SELECT id FROM fresh)\n    UNION ALL{fresh}"


def _sql_type(column: str) -> str:
    return "TEXT" if column in _TEXT_COLUMNS else "INTEGER"


# Bringing it up to date -----------------------------------------------------------------------------------------------


def due(book: Answering) -> tuple[int, ...]:
    """Return the evenings whose rows are not up to date, the newest first; raises `JournalError`."""
    return tuple(session for (session,) in book.ask("SELECT id FROM fresh ORDER BY id DESC"))


def read(book: BookReader, session: int) -> Facts:
    """Return the rows of an evening that is due; the book may be open for reading only. Raises `JournalError`."""
    head = book.head(session)
    rows = {
        name: [tuple(row) for row in book.ask(f"SELECT * FROM fresh_{name} WHERE session = ?", (session,))]
        for name in KEPT
    }
    player, known = map(KEPT["results"].columns.index, ("player", "known"))
    rows["results"] = [(*row[:known], name_key(row[player]), *row[known + 1 :]) for row in rows["results"]]
    return Facts(session, head, rows)


def keep(book: Book, facts: Facts) -> Iterator[None]:
    """Write the rows of an evening, one piece per iteration; ends early if the evening has got new steps.

    Raises:
        NotWritten: the book cannot be written; the rows written so far are ignored.
    """
    newest = "SELECT hash FROM steps WHERE session = ? ORDER BY sequence DESC LIMIT 1"

    def is_unchanged() -> bool:
        return bool(book.ask(newest, (facts.session,)) == [(facts.head,)])

    def insert(query: str, rows: list[tuple[Any, ...]]) -> None:
        if is_unchanged():
            book.db.executemany(query, rows)

    for query in map(_delete_query, reversed(KEPT)):
        while book.ask(query.replace("DELETE", "SELECT 1", 1), (facts.session,)):
            book.keep(lambda query=query: book.db.execute(query, (facts.session,)))  # type: ignore[misc]
            yield
    for query, rows in _insert_queries(facts.rows):
        book.keep(lambda query=query, rows=rows: insert(query, rows))  # type: ignore[misc]
        yield
        if not is_unchanged():
            return
    book.keep(lambda: insert("UPDATE summaries SET kept = 1 WHERE session = ?", [(facts.session,)]))


def _delete_query(name: str) -> str:
    """Return SQL that deletes up to `PIECE` rows of an evening from a table."""
    return f"DELETE FROM kept_{name} WHERE rowid IN (SELECT rowid FROM kept_{name} WHERE session = ? LIMIT {PIECE})"


def _insert_queries(tables: Mapping[str, list[tuple[Any, ...]]]) -> Iterator[tuple[str, list[tuple[Any, ...]]]]:
    for name, rows in tables.items():
        query = f"INSERT INTO kept_{name} VALUES ({', '.join('?' * len(KEPT[name].columns))})"
        for at in range(0, len(rows), PIECE):
            yield query, rows[at : at + PIECE]


def keep_all(book: Any, go_on: GoOn = always) -> int:
    """Keep every evening that is due; returns how many. Evenings that cannot be read are skipped.

    Args:
        book: open for writing (`SqliteStore`).
        go_on: called with the number of evenings done and of all; False ends it.

    Raises:
        Cancelled: `go_on` returned False; the evenings done so far are kept.
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
