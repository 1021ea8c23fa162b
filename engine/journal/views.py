"""The basic views of a book, which read only the steps on the current branch of a session.

`fresh_views` and the views for other tools (`tool_views`) are built on them.

Each view can be read for one session (`WHERE session = 3`) without reading the others: the walk over the history is a
subquery that SQLite runs once per session. CROSS JOIN keeps its order: walk first, then look up.
"""

from typing import Final

_HEAD: Final = """
            SELECT CASE WHEN kind IN ('do', 'amend') THEN sequence ELSE parent END
            FROM steps WHERE session = s.id ORDER BY sequence DESC LIMIT 1
"""


def _walk(start: str, column: str) -> str:
    """Return SQL for all steps of one kind on each session's current branch, from `start` back over a column."""
    return f"""
    SELECT s.id AS session, walk.value AS sequence
    FROM sessions AS s, json_each((
        WITH RECURSIVE back_over(sequence) AS (
            SELECT {start} FROM steps WHERE session = s.id AND sequence = ({_HEAD})
            UNION ALL
            SELECT steps.{column} FROM back_over
            JOIN steps ON steps.session = s.id AND steps.sequence = back_over.sequence
            WHERE steps.{column} > 0 AND steps.{column} < steps.sequence -- what does not point back has no end
        )
        SELECT json_group_array(sequence) FROM back_over WHERE sequence > 0
    )) AS walk
    """


LINE: Final = "-- The steps that count: from where the session stands over the parents; no undone branches." + (
    _walk("sequence", "parent")
)

MILESTONES: Final = "-- The steps that count and have a snapshot: those in which a hand ended, and a few more." + (
    _walk("CASE WHEN milestone THEN sequence ELSE back END", "back")
)

MOVEMENTS: Final = "-- The steps that count and in which players or chips came, went or moved outside a pot." + (
    _walk("CASE WHEN ledger THEN sequence ELSE ledger_back END", "ledger_back")
)

HAPPENINGS: Final = """
    -- Events about players and chips outside the pots. position orders them within a session. occupant = who sits in
    -- `seat` from then on, where the event says so.
    SELECT
        steps.session, steps.sequence AS step, steps.sequence * 100000 + one.key AS position, steps.at, steps.hand,
        one.value ->> '$.e' AS event,
        CASE one.value ->> '$.e' WHEN 'PlayerMoved' THEN one.value ->> '$.to' ELSE one.value ->> '$.seat' END AS seat,
        CASE one.value ->> '$.e' WHEN 'Sat' THEN one.value ->> '$.player.name'
            WHEN 'PlayerMoved' THEN one.value ->> '$.player.name'
            WHEN 'CameBack' THEN one.value ->> '$.player.name'
            WHEN 'PlayerRenamed' THEN one.value ->> '$.name' END AS occupant,
        one.value AS facts
    FROM movements
    CROSS JOIN steps ON steps.session = movements.session AND steps.sequence = movements.sequence
    CROSS JOIN json_each(steps.events) AS one ON one.value ->> '$.e' IN (
        'Sat', 'ChipsAdded', 'PlayerLeft', 'CameBack', 'PlayerMoved', 'PlayerRenamed', 'Paid', 'Taken', 'MarkerGiven',
        'StackCounted', 'Splashed'
    )
"""

FRESH: Final = """
    -- Sessions with steps that are not in the tables of kept rows: their rows are worked out when they are asked for.
    SELECT session AS id FROM summaries WHERE kept = 0
"""

PERSONS: Final = """
    -- By which name somebody is known, whatever name was typed: known = as `aliases` and `attended` have it.
    WITH RECURSIVE same(id, root, depth) AS (
        SELECT id, id, 0 FROM people WHERE same_as IS NULL
        UNION ALL SELECT people.id, same.root, depth + 1 FROM same JOIN people ON people.same_as = same.id
    )
    SELECT aliases.known, people.name AS person
    FROM aliases JOIN same ON same.id = aliases.person JOIN people ON people.id = same.root
"""

BASIC_VIEWS: Final = {
    "line": LINE,
    "milestones": MILESTONES,
    "movements": MOVEMENTS,
    "happenings": HAPPENINGS,
    "persons": PERSONS,
    "fresh": FRESH,
}
"""The views by name, in the order of their creation."""
