"""The tables in which the hands of a book are listed; `engine.journal.hand_index` fills them."""

import sqlite3
from typing import Final

SINCE: Final = 11
"""The version of a book from which on its list is right: before it, posts that took a stack were not all-in, and nobody
was known to go out."""
TABLES: Final = (
    """
    CREATE TABLE hand_index (
        -- The hands that count, by what they are found; a help, made anew from the steps. kinds, dealt, winners = bits
        -- (engine.journal.hand_facts.Kind; 1 << seat); ended = UTC in seconds; minor_units = of a chip, 0 = no money.
        session INTEGER NOT NULL,
        step INTEGER NOT NULL,
        place INTEGER NOT NULL,
        hand INTEGER NOT NULL,
        ended INTEGER NOT NULL,
        pot INTEGER NOT NULL, -- chips, before rake and drop
        value INTEGER NOT NULL, -- the pot in ten-thousandths of a chip, or of a whole unit of the currency
        currency TEXT NOT NULL, -- ISO 4217, '' = chips
        minor_units INTEGER NOT NULL,
        kinds INTEGER NOT NULL,
        dealt INTEGER NOT NULL,
        winners INTEGER NOT NULL,
        PRIMARY KEY (session, step, place)
    ) STRICT, WITHOUT ROWID
    """,
    "CREATE INDEX hands_by_end ON hand_index (ended, session, hand)",
    "CREATE INDEX hands_by_pot ON hand_index (kinds & 1024, value)",
    """
    CREATE TABLE hand_players (
        -- Who sat where between two positions (step * 100000 + event); last = NULL: still. known = the name as it is
        -- looked up. Gone as soon as the book is rewritten: it holds names.
        session INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        first INTEGER NOT NULL,
        last INTEGER,
        name TEXT NOT NULL,
        known TEXT NOT NULL,
        PRIMARY KEY (session, seat, first)
    ) STRICT, WITHOUT ROWID
    """,
    "CREATE INDEX hands_by_player ON hand_players (known, session, seat, first, last)",
    "CREATE TABLE hand_indexed (session INTEGER PRIMARY KEY, newest INTEGER NOT NULL) STRICT -- steps looked at so far",
)


def clear(index: sqlite3.Connection) -> None:
    """Nothing is listed any more: the book is rewritten."""
    for table in ("hand_index", "hand_players", "hand_indexed"):
        index.execute(f"DELETE FROM {table}")
