"""The documented views of a book. Only what is on the current line of a session's history counts in them.

Every view can be asked for one session (`WHERE session = 3`) without reading the others: the walk over the parents
stands inside a subquery that SQLite runs once per session.
"""

from typing import Final

_HEAD: Final = """
    SELECT CASE WHEN kind IN ('do', 'amend') THEN sequence ELSE parent END
    FROM steps WHERE session = s.id ORDER BY sequence DESC LIMIT 1
"""

LINE: Final = f"""
    -- The steps that count: from where the session stands back over the parents. Undone branches are not in it.
    SELECT s.id AS session, walk.value AS sequence
    FROM sessions AS s, json_each((
        WITH RECURSIVE back_over(sequence) AS (
            SELECT ({_HEAD})
            UNION ALL
            SELECT steps.parent FROM back_over
            JOIN steps ON steps.session = s.id AND steps.sequence = back_over.sequence
            WHERE steps.parent > 0
        )
        SELECT json_group_array(sequence) FROM back_over
    )) AS walk
"""

MILESTONES: Final = f"""
    -- The steps that count and have a snapshot: those in which a hand ended, and a few more. A short cut over `line`.
    SELECT s.id AS session, walk.value AS sequence
    FROM sessions AS s, json_each((
        WITH RECURSIVE back_over(sequence) AS (
            SELECT CASE WHEN milestone THEN sequence ELSE back END
            FROM steps WHERE session = s.id AND sequence = ({_HEAD})
            UNION ALL
            SELECT steps.back FROM back_over
            JOIN steps ON steps.session = s.id AND steps.sequence = back_over.sequence
            WHERE steps.back > 0
        )
        SELECT json_group_array(sequence) FROM back_over
    )) AS walk
"""

HANDS: Final = """
    -- One row a hand that ended. pot = chips pushed, before rake and drop_taken; winners = seats (JSON);
    -- at = second it ended; corrected = 1 when an action or the award of it was corrected.
    SELECT
        steps.session, ended.value ->> '$.number' AS hand, steps.sequence AS step, ended.key AS place, steps.at,
        (SELECT sum(value ->> '$.amount') FROM json_each(pots.value, '$.pots')) AS pot,
        (SELECT coalesce(sum(value ->> '$.rake'), 0) FROM json_each(pots.value, '$.pots')) AS rake,
        (SELECT coalesce(sum(value ->> '$.drop'), 0) FROM json_each(pots.value, '$.pots')) AS drop_taken,
        (SELECT json_group_array(DISTINCT value ->> '$.seat') FROM json_each(pots.value, '$.shares')) AS winners,
        coalesce(pots.value ->> '$.by_folds', 0) AS by_folds,
        steps.corrected
    FROM milestones
    JOIN steps USING (session, sequence)
    JOIN json_each(steps.events) AS ended ON ended.value ->> '$.e' = 'HandEnded'
    LEFT JOIN json_each(steps.events) AS pots ON pots.value ->> '$.e' = 'PotsAwarded' AND pots.key = (
        SELECT max(key) FROM json_each(steps.events) AS earlier
        WHERE earlier.key < ended.key AND earlier.value ->> '$.e' = 'PotsAwarded'
    )
    WHERE steps.ended > 0
"""

HAPPENINGS: Final = """
    -- Events about players and chips outside the pots, on the line. position orders them within a session.
    SELECT
        steps.session, steps.sequence AS step, steps.sequence * 100000 + one.key AS position, steps.at, steps.hand,
        one.value ->> '$.e' AS event, one.value ->> '$.seat' AS seat, one.value AS facts
    FROM line
    JOIN steps USING (session, sequence)
    JOIN json_each(steps.events) AS one
    WHERE steps.ledger = 1 AND one.value ->> '$.e' IN (
        'Sat', 'ChipsAdded', 'PlayerLeft', 'PlayerMoved', 'PlayerRenamed', 'Paid', 'Taken', 'MarkerGiven',
        'StackCounted', 'Splashed'
    )
"""

OCCUPANTS: Final = """
    -- Who sits in a seat from `position` on.
    SELECT session, position, seat, facts ->> '$.player.name' AS player FROM happenings WHERE event = 'Sat'
    UNION ALL
    SELECT session, position, facts ->> '$.to', facts ->> '$.player.name' FROM happenings WHERE event = 'PlayerMoved'
    UNION ALL
    SELECT session, position, seat, facts ->> '$.name' FROM happenings WHERE event = 'PlayerRenamed'
"""


def _named(rows: str, columns: str) -> str:
    """Rows (session, position, seat, ...) with the player who sat there: the newest occupant up to that position."""
    return f"""
    SELECT rows.session, {columns}
    FROM (
        SELECT *, max(CASE WHEN occupied THEN position END) OVER (
            PARTITION BY session, seat ORDER BY position ROWS UNBOUNDED PRECEDING
        ) AS since
        FROM ({rows})
    ) AS rows
    LEFT JOIN occupants ON occupants.session = rows.session AND occupants.seat = rows.seat
        AND occupants.position = rows.since
    WHERE NOT rows.occupied
    """


RESULTS: Final = """
    -- One row a player dealt in and hand: net = chips won less chips put in.
""" + _named(
    """
        SELECT session, position, seat, 1 AS occupied, NULL AS hand, NULL AS net FROM occupants
        UNION ALL
        SELECT
            hands.session, hands.step * 100000 + hands.place, one.value ->> '$[0]', 0, hands.hand, one.value ->> '$[1]'
        FROM hands
        JOIN steps ON steps.session = hands.session AND steps.sequence = hands.step
        JOIN json_each(steps.events, '$[' || hands.place || '].results') AS one
        """,
    "rows.hand, rows.seat, occupants.player, rows.net",
)

LEDGER: Final = """
    -- Chips that came, went or moved outside the pots, and rake and drop. amount > 0: onto the table or to that seat;
    -- amount < 0: off it. The amounts of a session add up to the chips on the table. other = the seat at the other end.
""" + _named(
    """
        SELECT
            session, position, seat, 1 AS occupied, NULL AS step, NULL AS at, NULL AS hand, NULL AS what,
            NULL AS amount, NULL AS other, NULL AS reason
        FROM occupants
        UNION ALL
        SELECT session, position, seat, 0, step, at, hand, CASE event
                WHEN 'Sat' THEN 'buy_in' WHEN 'ChipsAdded' THEN 'add_chips' WHEN 'PlayerLeft' THEN 'cash_out'
                WHEN 'Taken' THEN 'take' WHEN 'MarkerGiven' THEN 'marker' WHEN 'StackCounted' THEN 'unaccounted'
                ELSE 'splash' END,
            CASE event WHEN 'Sat' THEN facts ->> '$.bought' WHEN 'PlayerLeft' THEN -(facts ->> '$.cashed')
                WHEN 'Taken' THEN -(facts ->> '$.amount') WHEN 'StackCounted' THEN facts ->> '$.difference'
                ELSE facts ->> '$.amount' END,
            facts ->> '$.lender', facts ->> '$.reason'
        FROM happenings WHERE event NOT IN ('Paid', 'PlayerMoved', 'PlayerRenamed')
        UNION ALL
        SELECT session, position, facts ->> '$.payer', 0, step, at, hand, 'pay', -(facts ->> '$.amount'),
            facts ->> '$.to', facts ->> '$.reason'
        FROM happenings WHERE event = 'Paid'
        UNION ALL
        SELECT session, position, facts ->> '$.to', 0, step, at, hand, 'pay', facts ->> '$.amount',
            facts ->> '$.payer', facts ->> '$.reason'
        FROM happenings WHERE event = 'Paid'
        UNION ALL
        SELECT session, position, facts ->> '$.lender', 0, step, at, hand, 'marker', -(facts ->> '$.amount'), seat, NULL
        FROM happenings WHERE event = 'MarkerGiven' AND facts ->> '$.lender' IS NOT NULL
        UNION ALL
        SELECT session, step * 100000 + place, NULL, 0, step, at, hand, 'rake', -rake, NULL, NULL
        FROM hands WHERE rake > 0
        UNION ALL
        SELECT session, step * 100000 + place, NULL, 0, step, at, hand, 'drop', -drop_taken, NULL, NULL
        FROM hands WHERE drop_taken > 0
        """,
    "rows.step, rows.at, rows.hand, rows.what, rows.seat, occupants.player, rows.amount, rows.other, rows.reason",
)

VIEWS: Final = {
    "line": LINE,
    "milestones": MILESTONES,
    "hands": HANDS,
    "happenings": HAPPENINGS,
    "occupants": OCCUPANTS,
    "results": RESULTS,
    "ledger": LEDGER,
}
"""By name, in the order they are made; `hands`, `results` and `ledger` are the ones promised to other tools."""
