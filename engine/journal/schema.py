"""The tables and views of a book, as migrations of sqlite-utils; imported only when one is made or brought up.

The SQL keeps its comments: SQLite stores them with the schema, so any tool that opens a book shows what it means.
"""

from secrets import randbelow
from typing import TYPE_CHECKING, Final

from sqlite_utils import Migrations

from engine.journal import evening_index, evening_tables, register
from engine.journal.chain_upgrade import chain_all
from engine.journal.evening_marks import TABLE, import_old_file
from engine.journal.hands import HAND_TABLES
from engine.journal.queries import CLEAR_LIST, RULES_CHANGE
from engine.journal.tool_views import VIEWS

if TYPE_CHECKING:
    from sqlite_utils import Database

feltbook: Final = Migrations("feltbook")

STAY: Final = """
    CREATE TRIGGER steps_stay BEFORE UPDATE ON steps
    BEGIN SELECT RAISE(ABORT, 'steps are append only: correct with a new step'); END
"""
TABLES: Final = (
    """
    CREATE TABLE sessions (
        -- One evening at one table. "table" = the settings it was opened with (JSON), created = UTC.
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL,
        created TEXT NOT NULL,
        "table" TEXT NOT NULL CHECK (json_valid("table")),
        version TEXT NOT NULL -- of the Feltbook that opened it
    ) STRICT
    """,
    """
    CREATE TABLE steps (
        -- What one tap did, append only: undoing appends a row as well. A real step (do, amend) builds on its parent;
        -- a marker (undo, redo) says that we stand on its parent now. The newest row says where we stand.
        session INTEGER NOT NULL REFERENCES sessions (id),
        sequence INTEGER NOT NULL CHECK (sequence > 0),
        parent INTEGER NOT NULL CHECK (parent < sequence), -- 0 = none
        before INTEGER NOT NULL, -- the real step we stood on when it was made: where undo goes back to
        back INTEGER NOT NULL, -- nearest earlier step on its line with a snapshot, 0 = none
        milestone INTEGER NOT NULL, -- 1 = it has a snapshot itself
        ended INTEGER NOT NULL, -- hands that ended in it
        ledger INTEGER NOT NULL, -- 1 = players or chips came, went or moved outside a pot
        ledger_back INTEGER NOT NULL, -- nearest earlier such step on its line, 0 = none
        corrected INTEGER NOT NULL, -- 1 = its hand was corrected before or by it
        lead INTEGER NOT NULL, -- first row of the same amend, 0 = stands alone
        kind TEXT NOT NULL CHECK (kind IN ('do', 'undo', 'redo', 'amend')),
        at INTEGER NOT NULL, -- seconds since the session began
        hand INTEGER NOT NULL, -- the running or last hand after it
        phase TEXT NOT NULL, -- after it: between, betting, street, showdown
        version INTEGER NOT NULL, -- format of commands and events
        label TEXT NOT NULL, -- its name as data (JSON)
        correction TEXT, -- what it stands in for, of a corrected action or award (JSON)
        commands TEXT NOT NULL, -- lines of the table script (JSON array)
        events TEXT NOT NULL, -- what happened (JSON array, each tagged by "e")
        PRIMARY KEY (session, sequence)
    ) STRICT
    """,
    "CREATE INDEX steps_by_hand ON steps (session, hand, sequence)",
    """
    CREATE TABLE snapshots (
        -- The state after a step, to open a session fast; a help, not the record: it can be made anew from the events.
        session INTEGER NOT NULL,
        sequence INTEGER NOT NULL,
        state BLOB NOT NULL,
        PRIMARY KEY (session, sequence),
        FOREIGN KEY (session, sequence) REFERENCES steps (session, sequence)
    ) STRICT
    """,
    """
    CREATE TRIGGER steps_follow BEFORE INSERT ON steps
    -- Also stops INSERT OR REPLACE, which would delete a row without asking the trigger below.
    WHEN NEW.sequence <> (SELECT coalesce(max(sequence), 0) + 1 FROM steps WHERE session = NEW.session)
    BEGIN SELECT RAISE(ABORT, 'second writer: the step does not follow on the newest one'); END
    """,
    STAY,
    """
    CREATE TRIGGER steps_remain BEFORE DELETE ON steps
    BEGIN SELECT RAISE(ABORT, 'steps are append only: undo with a new step'); END
    """,
)


@feltbook()
def first_book(db: "Database") -> None:
    """Make sessions, steps, snapshots, and the views on them."""
    for statement in TABLES:
        db.execute(statement)
    for name, statement in VIEWS.items():
        db.create_view(name, statement)


@feltbook()
def misdeals_listed(db: "Database") -> None:
    """Add misdeals (PRO-14) to the view of hands."""
    _make_views(db)


@feltbook()
def views_that_end(db: "Database") -> None:
    """Make the views stop at a damaged row that points at itself or forward, instead of looping for ever."""
    _make_views(db)


@feltbook(name="mark")  # the name that books keep of this step
def set_book_number(db: "Database") -> None:
    """Give the book a random number that tells its hands from those of all other books."""
    db.execute("CREATE TABLE book (mark INTEGER NOT NULL) STRICT -- one row: twelve digits, drawn when it was made")
    db.execute("INSERT INTO book VALUES (?)", (randbelow(10**12),))


@feltbook()
def chained(db: "Database") -> None:
    """Give each step the hash of all steps before it; steps played before are chained now, which their session records.

    sessions.uid = 128 random bits, the name of the session in every book and in a card room; chained = when its first
    `unchained` steps were chained after they had been played (UTC), NULL = every step as it was played.
    steps.hash = SHA-256 of the hash before it and of the row (engine.journal.chain).
    """
    for column in ("uid TEXT NOT NULL DEFAULT ''", "chained TEXT", "unchained INTEGER NOT NULL DEFAULT 0"):
        db.execute(f"ALTER TABLE sessions ADD COLUMN {column}")
    db.execute("ALTER TABLE steps ADD COLUMN hash BLOB CHECK (length(hash) = 32)")
    db.execute("DROP TRIGGER steps_stay")
    chain_all(db.conn)
    db.execute(STAY)


@feltbook()
def settled(db: "Database") -> None:
    """Keep the payments that were made in the book, no longer in a file of the device."""
    db.execute(TABLE)
    import_old_file(db.conn)


@feltbook()
def hands_found(db: "Database") -> None:
    """Add the index of hands by player, pot and kind; it is filled at the first search."""
    for statement in HAND_TABLES:
        db.execute(statement)


@feltbook()
def people(db: "Database") -> None:
    """Add the register of people and their names, tags, and the tables behind lists of evenings."""
    for statement in (*register.TABLES, *evening_index.TABLES, evening_index.TAKE_IN):
        db.execute(statement)
    register.add_new_players(db.conn)


@feltbook()
def for_other_tools(db: "Database") -> None:
    """Add views of evenings, players, actions, prizes and payments, and an index of steps that set house rules."""
    db.execute(f"CREATE INDEX steps_with_rules ON steps (session, sequence) WHERE {RULES_CHANGE}")
    db.execute("""
        CREATE TABLE prize_sums (
            -- What players of a decided tournament paid and won, as worked out after step `sequence`; a help for views.
            session INTEGER NOT NULL REFERENCES sessions (id),
            sequence INTEGER NOT NULL,
            player TEXT NOT NULL,
            place INTEGER NOT NULL,
            paid INTEGER NOT NULL, -- smallest units of the currency, as are prize and bounties
            prize INTEGER NOT NULL,
            bounties INTEGER NOT NULL,
            PRIMARY KEY (session, player)
        ) STRICT
    """)
    _make_views(db)


@feltbook()
def kept_for_other_tools(db: "Database") -> None:
    """Add tables with indexes for the rows of evenings, which the views for other tools read."""
    for name in db.view_names():
        db.execute(f"DROP VIEW {name}")
    for statement in evening_tables.statements():
        db.execute(statement)
    db.execute("DROP TRIGGER steps_listed")
    db.execute(evening_index.LISTED)
    _make_views(db)


@feltbook()
def posts_all_in(db: "Database") -> None:
    """Count all-ins by a post in the index of hands, which is rebuilt at the next search.

    The views no longer count a purchase that was withdrawn (STK-2).
    """
    for statement in CLEAR_LIST:
        db.conn.execute(statement)
    _make_views(db)


def _make_views(db: "Database") -> None:
    """Make the views of this version."""
    for name, statement in VIEWS.items():
        db.create_view(name, statement, replace=True)
