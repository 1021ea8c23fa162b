"""The SQL queries of a book; `{chain}` is replaced by the columns of the chain, which old books do not have."""

from typing import Final

from engine.journal.store_protocol import ENDING, event_prefix

WALK: Final = """
    WITH RECURSIVE walk(sequence, parent) AS (
        SELECT sequence, parent FROM steps WHERE session = :session AND sequence = :head
        UNION ALL
        SELECT steps.sequence, steps.parent FROM walk
        JOIN steps ON steps.session = :session AND steps.sequence = walk.parent
        WHERE walk.parent > :stop AND walk.parent < walk.sequence
    )
    SELECT sequence, parent FROM walk
"""
SPAN: Final = """
    WITH RECURSIVE walk(sequence, back, hand) AS (
        SELECT sequence, back, hand FROM steps WHERE session = :session AND sequence = (
            SELECT CASE WHEN milestone THEN sequence ELSE back END FROM steps
            WHERE session = :session AND sequence = :head
        )
        UNION ALL
        SELECT steps.sequence, steps.back, steps.hand FROM walk
        JOIN steps ON steps.session = :session AND steps.sequence = walk.back
        WHERE walk.hand >= :hand AND walk.back < walk.sequence
    )
    SELECT
        min(CASE WHEN hand >= :hand THEN sequence END), max(CASE WHEN hand < :hand THEN sequence END),
        max(CASE WHEN back >= sequence THEN sequence END)
    FROM walk
"""
MILESTONES: Final = """
    WITH RECURSIVE walk(sequence, back) AS (
        SELECT sequence, back FROM steps WHERE session = :session AND sequence = (
            SELECT CASE WHEN milestone THEN sequence ELSE back END FROM steps
            WHERE session = :session AND sequence = :head
        )
        UNION ALL
        SELECT steps.sequence, steps.back FROM walk
        JOIN steps ON steps.session = :session AND steps.sequence = walk.back
        WHERE walk.back < walk.sequence
    )
"""
"""The steps with a snapshot on the branch of a step, as `walk`."""
CHAIN: Final = "uid, chained, unchained, lower(hex(hash))"
"""The columns of the chain that are read with a session."""
NO_CHAIN: Final = "'', NULL, 0, ''"
"""Their replacement for a book from before the chain, which is only read."""
SESSION: Final = """
    SELECT id, name, created, "table", sessions.version, sequence, at, hand, phase, {chain} FROM sessions
    CROSS JOIN steps ON session = id AND sequence = (SELECT max(sequence) FROM steps WHERE session = id)
"""
# CROSS JOIN and `+` keep SQLite from reading all steps in their order: a few rows per session are enough.
IS_OVER: Final = f"""(
        SELECT instr(events, '{ENDING}') FROM steps AS stand WHERE stand.session = id
        AND stand.sequence = CASE WHEN steps.kind IN ('do', 'amend') THEN steps.sequence ELSE steps.parent END
    )"""
RUNNING: Final = f"{SESSION.strip()} WHERE NOT {IS_OVER} ORDER BY +steps.rowid DESC"
RUNNING_LISTED: Final = f"""
    {SESSION.strip()} WHERE id IN (SELECT session FROM summaries WHERE over = 0) ORDER BY +steps.rowid DESC
"""
"""The same for a book whose `summaries` mark ended sessions: only the running ones are read."""
ENDED: Final = f"{SESSION.strip()} WHERE {IS_OVER} ORDER BY id DESC"
SEATED: Final = """
    SELECT session, event, seat, occupant FROM happenings WHERE occupant IS NOT NULL
    AND session IN (SELECT id FROM sessions ORDER BY id DESC LIMIT ?) ORDER BY session, position
"""
SEATED_IN: Final = """
    SELECT event, seat, occupant FROM happenings WHERE occupant IS NOT NULL AND session = ? ORDER BY position
"""
TAIL: Final = """
    SELECT {columns} FROM steps WHERE session = :session AND sequence >= (
        SELECT sequence FROM steps WHERE session = :session AND kind IN ('do', 'amend') ORDER BY sequence DESC LIMIT 1
    ) ORDER BY sequence
"""
RULES_EVENTS: Final = frozenset(("Opened", "SettingsChanged"))
RULES_CHANGE: Final = f"""(
    instr(events, '{event_prefix("Opened")}') OR instr(events, '{event_prefix("SettingsChanged")}'))"""
"""Steps that set house rules: few, and searched by an index of their own."""
CLEAR_LIST: Final = tuple(f"DELETE FROM {table}" for table in ("hand_index", "hand_players", "hand_indexed"))
"""SQL that empties the index of hands (`engine.journal.hands`) when the book is rewritten."""
