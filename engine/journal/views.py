"""The documented views of a book. Only what is on the current line of a session's history counts in them.

Every view can be asked for one session (`WHERE session = 3`) without reading the others: the walk over the history
stands inside a subquery that SQLite runs once per session. CROSS JOIN keeps its order: walk first, then look up.
"""

from typing import Final

_HEAD: Final = """
            SELECT CASE WHEN kind IN ('do', 'amend') THEN sequence ELSE parent END
            FROM steps WHERE session = s.id ORDER BY sequence DESC LIMIT 1
"""


def _walk(first: str, back: str) -> str:
    """All steps of one kind on the line of each session, from where it stands (`first`) back over a column."""
    return f"""
    SELECT s.id AS session, walk.value AS sequence
    FROM sessions AS s, json_each((
        WITH RECURSIVE back_over(sequence) AS (
            SELECT {first} FROM steps WHERE session = s.id AND sequence = ({_HEAD})
            UNION ALL
            SELECT steps.{back} FROM back_over
            JOIN steps ON steps.session = s.id AND steps.sequence = back_over.sequence
            WHERE steps.{back} > 0 AND steps.{back} < steps.sequence -- what does not point back has no end
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

HANDS: Final = """
    -- One row a hand that ended. pot = chips pushed, before rake and drop_taken; winners = seats (JSON);
    -- at = second it ended; corrected = 1 when an action or the award of it was corrected; place = event in the step;
    -- misdeal = why its chips went back unplayed, NULL when it was played.
    SELECT
        steps.session, ended.value ->> '$.number' AS hand, steps.sequence AS step, ended.key AS place, steps.at,
        (SELECT coalesce(sum(value ->> '$.amount'), 0) FROM json_each(pots.value, '$.pots')) AS pot,
        (SELECT coalesce(sum(value ->> '$.rake'), 0) FROM json_each(pots.value, '$.pots')) AS rake,
        (SELECT coalesce(sum(value ->> '$.drop'), 0) FROM json_each(pots.value, '$.pots')) AS drop_taken,
        (SELECT json_group_array(DISTINCT value ->> '$.seat') FROM json_each(pots.value, '$.shares')) AS winners,
        coalesce(pots.value ->> '$.by_folds', 0) AS by_folds,
        steps.corrected, ended.value ->> '$.reason' AS misdeal
    FROM milestones
    CROSS JOIN steps ON steps.session = milestones.session AND steps.sequence = milestones.sequence
    CROSS JOIN json_each(steps.events) AS ended ON ended.value ->> '$.e' IN ('HandEnded', 'Misdealt')
    LEFT JOIN json_each(steps.events) AS pots
    ON ended.value ->> '$.e' = 'HandEnded' AND pots.value ->> '$.e' = 'PotsAwarded' AND pots.key = (
        SELECT max(key) FROM json_each(steps.events) AS earlier
        WHERE earlier.key < ended.key AND earlier.value ->> '$.e' = 'PotsAwarded'
    )
    WHERE steps.ended > 0
"""

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


def _named(rows: str, columns: str) -> str:
    """Rows (session, position, seat, occupant, ...) with `player`: the last occupant of the seat up to that position.

    The position stands in front of the name, so that the greatest text is the newest; one pass, no look-up.
    """
    return f"""
    SELECT session, {columns} FROM (
        SELECT *, substr(max(printf('%018d', position) || occupant) OVER (
            PARTITION BY session, seat ORDER BY position ROWS UNBOUNDED PRECEDING
        ), 19) AS player
        FROM ({rows})
    )
    """


RESULTS: Final = "-- One row a player dealt in and hand: net = chips won less chips put in." + (
    _named(
        """
        SELECT session, position, seat, occupant, NULL AS hand, NULL AS net FROM happenings WHERE occupant IS NOT NULL
        UNION ALL
        SELECT
            hands.session, hands.step * 100000 + hands.place, one.value ->> '$[0]', NULL, hands.hand,
            one.value ->> '$[1]'
        FROM hands
        CROSS JOIN steps ON steps.session = hands.session AND steps.sequence = hands.step
        CROSS JOIN json_each(steps.events, '$[' || hands.place || '].results') AS one
        """,
        "hand, seat, player, net",
    )
    + " WHERE hand IS NOT NULL"
)

LEDGER: Final = (
    """
    -- Chips that came, went or moved outside the pots, and rake and drop. amount > 0: onto the table or to that seat;
    -- amount < 0: off it. The amounts of a session add up to the chips on the table. other = the seat at the other end.
"""
    + _named(
        """
        SELECT
            session, position,
            CASE side.value WHEN 2 THEN coalesce(facts ->> '$.lender', facts ->> '$.payer')
                ELSE coalesce(seat, facts ->> '$.to') END AS seat,
            CASE side.value WHEN 1 THEN occupant END AS occupant, step, at, hand,
            CASE event WHEN 'Sat' THEN 'buy_in' WHEN 'ChipsAdded' THEN 'add_chips' WHEN 'PlayerLeft' THEN 'cash_out'
                WHEN 'Paid' THEN 'pay' WHEN 'Taken' THEN 'take' WHEN 'MarkerGiven' THEN 'marker'
                WHEN 'StackCounted' THEN 'unaccounted' WHEN 'Splashed' THEN 'splash' END AS what,
            CASE side.value WHEN 2 THEN -1 ELSE 1 END * CASE event
                WHEN 'Sat' THEN facts ->> '$.bought' WHEN 'PlayerLeft' THEN -(facts ->> '$.cashed')
                WHEN 'Taken' THEN -(facts ->> '$.amount') WHEN 'StackCounted' THEN facts ->> '$.difference'
                ELSE facts ->> '$.amount' END AS amount,
            CASE side.value WHEN 2 THEN coalesce(seat, facts ->> '$.to')
                ELSE coalesce(facts ->> '$.lender', facts ->> '$.payer') END AS other,
            facts ->> '$.reason' AS reason
        FROM happenings
        CROSS JOIN json_each(CASE WHEN event = 'Paid' OR facts ->> '$.lender' IS NOT NULL THEN '[1,2]' ELSE '[1]' END)
            AS side
        UNION ALL
        SELECT
            hands.session, hands.step * 100000 + hands.place, NULL, NULL, hands.step, hands.at, hands.hand, taken.key,
            -taken.value, NULL, NULL
        FROM hands CROSS JOIN json_each(json_object('rake', hands.rake, 'drop', hands.drop_taken)) AS taken
        WHERE taken.value > 0
        """,
        "step, at, hand, what, seat, player, amount, other, reason",
    )
    + " WHERE what IS NOT NULL"
)

VIEWS: Final = {
    "line": LINE,
    "milestones": MILESTONES,
    "movements": MOVEMENTS,
    "hands": HANDS,
    "happenings": HAPPENINGS,
    "results": RESULTS,
    "ledger": LEDGER,
}
"""By name, in the order they are made; `hands`, `results` and `ledger` are the ones promised to other tools."""
