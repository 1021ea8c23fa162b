"""The tables behind a list of evenings, so that no step is read for it: players, summaries and tags of each session.

All but the tags is a cache and not the record: `named` and `summed` mark valid rows, a trigger on each new step clears
them, and they are rebuilt from the steps. Whether a session has ended is always up to date.
"""

import sqlite3
from collections.abc import Iterable
from typing import Final

from engine.journal.people import people
from engine.journal.queries import IS_OVER, SEATED_IN
from engine.journal.store_protocol import ENDING, EVERY, Answering, Book
from engine.refusals import refuse
from engine.values import name_key, proper_name

LONGEST_TAG: Final = 24
"""The most characters of a tag."""
_HAS_ENDED: Final = f"""(
        SELECT instr(events, '{ENDING}') > 0 FROM steps WHERE session = NEW.session
        AND sequence = CASE WHEN NEW.kind IN ('do', 'amend') THEN NEW.sequence ELSE NEW.parent END
    )"""
LISTED: Final = f"""
    CREATE TRIGGER steps_listed AFTER INSERT ON steps
    -- What was summed up before this step holds no more; whether the session has ended is said at once.
    BEGIN
        INSERT OR IGNORE INTO summaries (session, created)
        SELECT id, created FROM sessions WHERE id = NEW.session AND NEW.sequence = 1;
        UPDATE summaries SET named = 0, summed = 0, kept = 0
        WHERE session = NEW.session AND (named OR summed OR kept);
        UPDATE summaries SET over = {_HAS_ENDED} WHERE session = NEW.session AND over <> {_HAS_ENDED};
    END
"""
TABLES: Final = (
    """
    CREATE TABLE summaries (
        -- What each session comes to, for lists: a help, made anew from the steps. created = of the session;
        -- over = 1 when it has ended; used = 1 when somebody sat or a hand was dealt; named = 1 when `attended` holds,
        -- summed = the format of `summary` (JSON) when that holds, 0 = it does not; games = titles played (JSON).
        session INTEGER PRIMARY KEY REFERENCES sessions (id),
        created TEXT NOT NULL,
        over INTEGER NOT NULL DEFAULT 0,
        used INTEGER NOT NULL DEFAULT 0,
        named INTEGER NOT NULL DEFAULT 0,
        summed INTEGER NOT NULL DEFAULT 0,
        games TEXT NOT NULL DEFAULT '',
        summary TEXT NOT NULL DEFAULT ''
    ) STRICT
    """,
    "CREATE INDEX summaries_by_day ON summaries (over, used, created DESC, session DESC)",
    "CREATE INDEX summaries_unnamed ON summaries (session) WHERE named = 0",
    "CREATE INDEX summaries_unused ON summaries (session) WHERE used = 0",
    "CREATE INDEX summaries_by_games ON summaries (games, session)",
    """
    CREATE TABLE attended (
        -- Who sat in each session, by the name they had in the end; known = however it is typed.
        known TEXT NOT NULL,
        session INTEGER NOT NULL REFERENCES sessions (id),
        name TEXT NOT NULL,
        PRIMARY KEY (known, session)
    ) STRICT
    """,
    "CREATE INDEX attended_by_session ON attended (session)",
    """
    CREATE TABLE tags (
        -- Words by which sessions are found and counted together.
        session INTEGER NOT NULL REFERENCES sessions (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (session, tag)
    ) STRICT
    """,
    "CREATE INDEX tags_by_tag ON tags (tag, session)",
    LISTED,
    """
    CREATE TRIGGER settled_listed AFTER INSERT ON settled
    BEGIN UPDATE summaries SET summed = 0 WHERE session = NEW.session AND summed; END
    """,
)
TAKE_IN: Final = f"""
    INSERT INTO summaries (session, created, over) SELECT id, created, coalesce({IS_OVER}, 0) > 0 FROM sessions
    CROSS JOIN steps ON session = id AND sequence = (SELECT max(sequence) FROM steps WHERE session = id)
"""
"""SQL that inserts the rows of the sessions that a book has already."""


def list_new_players(db: sqlite3.Connection, most: int = EVERY) -> list[str]:
    """Write the players of the sessions that have new steps; returns their names, those of the oldest session first.

    Runs within a transaction of the caller, for the oldest `most` sessions.
    """
    all_names: list[str] = []
    unnamed = "SELECT session FROM summaries WHERE named = 0 ORDER BY created, session LIMIT ?"
    for (session,) in db.execute(unnamed, (most,)).fetchall():
        names = people(tuple(row) for row in db.execute(SEATED_IN, (session,)))[0]
        newest = db.execute("SELECT hand FROM steps WHERE session = ? ORDER BY sequence DESC LIMIT 1", (session,))
        used = bool(names) or newest.fetchone()[0] > 0
        db.execute("DELETE FROM attended WHERE session = ?", (session,))
        for name in names:
            db.execute("INSERT OR REPLACE INTO attended VALUES (?, ?, ?)", (name_key(name), session, name))
        db.execute("UPDATE summaries SET named = 1, used = ? WHERE session = ?", (+used, session))
        all_names += names
    return all_names


def clear_summary(db: sqlite3.Connection, session: int) -> None:
    """Clear the summary of a session, its players included, after its steps were rewritten."""
    db.execute("DELETE FROM attended WHERE session = ?", (session,))
    db.execute("DELETE FROM kept_evenings WHERE session = ?", (session,))
    db.execute("UPDATE summaries SET named = 0, summed = 0, kept = 0, summary = '' WHERE session = ?", (session,))


def tags_of(store: Answering, session: int) -> tuple[str, ...]:
    """Return the tags of a session, sorted; none in a book from before tags existed."""
    if not has_index(store):
        return ()
    return tuple(tag for (tag,) in store.ask("SELECT tag FROM tags WHERE session = ? ORDER BY tag", (session,)))


def tag(store: Book, session: int, tags: Iterable[str]) -> None:
    """Give a session these tags and no others; on disk when it returns.

    Raises:
        Refused: code `malformed`: a tag of more than `LONGEST_TAG` characters, or no valid name of a player.
        NotWritten: nothing was changed.
    """
    proper = dict.fromkeys(map(proper_tag, tags))

    def work() -> None:
        store.db.execute("DELETE FROM tags WHERE session = ?", (session,))
        put_tags(store.db, session, proper)

    store.keep(work)


def put_tags(db: sqlite3.Connection, session: int, tags: Iterable[str]) -> None:
    """Add tags to a session, within a transaction of the caller."""
    for word in tags:
        db.execute("INSERT OR IGNORE INTO tags VALUES (?, ?)", (session, word))


def proper_tag(text: str) -> str:
    """Return a tag without blanks around it, "" for none.

    Raises:
        Refused: code `malformed`: too long, or with control characters.
    """
    cleaned = " ".join(proper_name(text).split())
    if len(cleaned) > LONGEST_TAG:
        raise refuse("malformed", "people.long_tag", most=LONGEST_TAG, given=len(cleaned))
    return cleaned


def has_index(store: Answering) -> bool:
    """Return whether the book has these tables: an older book that was only opened for reading has none."""
    return bool(store.ask("SELECT 1 FROM sqlite_master WHERE name = 'summaries'"))
