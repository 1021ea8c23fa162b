"""Views of the parts of evenings whose rows are not kept in tables (`fresh`), computed from their steps.

The views of `fresh_facts` join them into the rows that are promised to other tools and that are kept (`evening_tables`)
once the evening is over. Each can be read for one session without reading the others.
"""

from typing import Final

from engine.journal.queries import RULES_CHANGE
from engine.settings.currencies import decimals_in_sql

WORTHS: Final = f"""
    -- What the amounts of an evening are (`facts`: unit, worth of a chip, scale) and how its table is played. It stands
    -- in a subquery that is run once an evening.
    SELECT s.id AS session, one.value AS facts
    FROM fresh AS s, json_each((
        SELECT json_array(json_object('unit', coalesce(currency, 'chips'), 'worth',
            CASE WHEN currency IS NULL OR tournament THEN 1 ELSE rules ->> '$.money.minor_units' END, 'scale',
            CASE WHEN currency IS NULL THEN 0 ELSE {decimals_in_sql("currency")} END, 'tournament', tournament,
            'game', rules ->> '$.game', 'limit', rules ->> '$.limit', 'blinds', rules -> '$.blinds',
            'seats', rules ->> '$.seats'))
        FROM (
            SELECT *, CASE WHEN tournament THEN rules ->> '$.prizes.currency' ELSE rules ->> '$.money.currency' END
                AS currency
            FROM (
                SELECT value AS rules, coalesce(value ->> '$.preset' = 'tournament', 0)
                    OR coalesce(json_array_length(value, '$.levels'), 0) > 0 AS tournament
                FROM (
                    SELECT value -> '$.settings' AS value FROM json_each((
                        SELECT events FROM steps WHERE session = s.id AND {RULES_CHANGE} AND (sequence = 1
                            OR sequence IN (SELECT sequence FROM line WHERE line.session = s.id))
                        ORDER BY sequence DESC LIMIT 1
                    )) WHERE value ->> '$.e' IN ('Opened', 'SettingsChanged') ORDER BY key DESC LIMIT 1
                )
            )
        )
    )) AS one
"""

ENDED: Final = """
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
    FROM fresh CROSS JOIN milestones ON milestones.session = fresh.id
    CROSS JOIN steps ON steps.session = milestones.session AND steps.sequence = milestones.sequence
    CROSS JOIN json_each(steps.events) AS ended ON ended.value ->> '$.e' IN ('HandEnded', 'Misdealt')
    LEFT JOIN json_each(steps.events) AS pots
    ON ended.value ->> '$.e' = 'HandEnded' AND pots.value ->> '$.e' = 'PotsAwarded' AND pots.key = (
        SELECT max(key) FROM json_each(steps.events) AS earlier
        WHERE earlier.key < ended.key AND earlier.value ->> '$.e' = 'PotsAwarded'
    )
    WHERE steps.ended > 0
"""

SEATINGS: Final = """
    -- Who sits in a seat from a position on, by the name they have in the end: a rename counts for all they did before.
    SELECT s.id AS session, one.value ->> 0 AS position, one.value ->> 1 AS seat, one.value ->> 2 AS player
    FROM fresh AS s, json_each((
        WITH RECURSIVE
        changes(number, position, event, seat, occupant, came_from, over) AS MATERIALIZED (
            SELECT row_number() OVER (ORDER BY position), position, event, '$."' || seat || '"', occupant,
                '$."' || (facts ->> '$.seat') || '"', facts ->> '$.over'
            FROM happenings WHERE session = s.id AND occupant IS NOT NULL
        ),
        held(number, seats, aside) AS ( -- which stay sits where, and whose chips somebody plays over; by JSON path
            SELECT 0, '{}', '{}'
            UNION ALL
            SELECT changes.number,
                CASE event WHEN 'Sat' THEN json_set(seats, seat, position)
                    WHEN 'PlayerMoved' THEN json_set(json_remove(seats, came_from), seat, seats ->> came_from)
                    WHEN 'CameBack' THEN json_set(seats, seat, aside ->> seat) ELSE seats END,
                CASE WHEN over THEN json_set(aside, seat, seats ->> seat) ELSE aside END
            FROM held JOIN changes ON changes.number = held.number + 1
        ),
        stays AS (
            SELECT position, substr(seat, 4, length(seat) - 4) + 0 AS seat, substr(max(
                CASE WHEN event IN ('Sat', 'PlayerRenamed') THEN printf('%018d', position) || occupant END
            ) OVER (PARTITION BY seats ->> seat), 19) AS player
            FROM held JOIN changes USING (number)
        )
        SELECT json_group_array(json_array(position, seat, player)) FROM stays
    )) AS one
"""

NET_ROWS: Final = """
    -- One row a seat dealt in and hand: net = chips won less chips put in, won = 1 where it took something of a pot.
    SELECT
        ended_hands.session, ended_hands.step * 100000 + ended_hands.place AS position, one.value ->> '$[0]' AS seat,
        ended_hands.hand, one.value ->> '$[1]' AS net,
        EXISTS (SELECT 1 FROM json_each(ended_hands.winners) WHERE value = one.value ->> '$[0]') AS won
    FROM ended_hands
    CROSS JOIN steps ON steps.session = ended_hands.session AND steps.sequence = ended_hands.step
    CROSS JOIN json_each(steps.events, '$[' || ended_hands.place || '].results') AS one
"""

MOVED_ROWS: Final = """
    -- Chips that came, went or moved outside the pots. amount > 0: onto the table or to that seat; amount < 0: off it.
    -- other = the seat at the other end.
    SELECT
        session, position,
        CASE side.value WHEN 2 THEN coalesce(facts ->> '$.lender', facts ->> '$.payer')
            ELSE coalesce(seat, facts ->> '$.to') END AS seat,
        step, at, hand,
        CASE event WHEN 'Sat' THEN 'buy_in' WHEN 'ChipsAdded' THEN 'add_chips' WHEN 'PlayerLeft' THEN 'cash_out'
            WHEN 'Paid' THEN 'pay' WHEN 'Taken' THEN 'take' WHEN 'MarkerGiven' THEN 'marker'
            WHEN 'StackCounted' THEN CASE WHEN facts ->> '$.race' THEN 'race' ELSE 'unaccounted' END
            WHEN 'Splashed' THEN 'splash' END AS what,
        CASE side.value WHEN 2 THEN -1 ELSE 1 END * CASE event
            WHEN 'Sat' THEN facts ->> '$.bought' WHEN 'PlayerLeft' THEN -(facts ->> '$.cashed')
            WHEN 'Taken' THEN -(facts ->> '$.amount') WHEN 'StackCounted' THEN facts ->> '$.difference'
            ELSE facts ->> '$.amount' END AS amount,
        CASE side.value WHEN 2 THEN coalesce(seat, facts ->> '$.to')
            ELSE coalesce(facts ->> '$.lender', facts ->> '$.payer') END AS other,
        coalesce(facts ->> '$.reason', '') AS reason, coalesce(facts ->> '$.corrects', 0)
            AND facts ->> '$.what' IS NULL AS corrects
    FROM fresh CROSS JOIN happenings ON happenings.session = fresh.id
    CROSS JOIN json_each(CASE WHEN event = 'Paid' OR facts ->> '$.lender' IS NOT NULL THEN '[1,2]' ELSE '[1]' END)
        AS side
    WHERE event NOT IN ('PlayerMoved', 'PlayerRenamed', 'CameBack')
"""

TAKEN_ROWS: Final = """
    -- Rake and drop in the columns of `moved_rows`.
    SELECT session, step * 100000 + place AS position, NULL AS seat, step, at, hand, taken.key AS what,
        -taken.value AS amount, NULL AS other, '' AS reason
    FROM ended_hands CROSS JOIN json_each(json_object('rake', rake, 'drop', drop_taken)) AS taken
    WHERE taken.value > 0
"""

NAMED: Final = """substr(max(printf('%018d', position) || occupant) OVER (
            PARTITION BY {of}seat ORDER BY position RANGE UNBOUNDED PRECEDING
        ), 19) AS player"""
"""SQL for the player who sat in the seat at a position, or had just left it; rows of `seatings` have an `occupant`.

The position is put in front of the name, so that the greatest text is the newest; one pass, no look-up.
"""


def named(columns: str, *views: str) -> str:
    """Return SQL for the rows of views (session, position, seat and these columns) with `player` and `unit` of amounts.

    Both come from further rows in the union. Each subquery has one window only: a condition on the session then reaches
    the innermost rows.
    """
    nulls = ", ".join("NULL" for _ in columns.split(","))
    rows = " UNION ALL ".join(
        f"SELECT session, position, seat, {columns}, NULL AS occupant, NULL AS worth, 1 AS own FROM {view}"
        for view in views
    )
    return f"""
    SELECT session, position, seat, player, {columns}, unit FROM (
        SELECT *, {NAMED.format(of="session, ")} FROM (
            SELECT *, max(worth) OVER (PARTITION BY session) AS unit FROM (
                {rows}
                UNION ALL SELECT session, position, seat, {nulls}, player, NULL, 0 FROM seatings
                UNION ALL SELECT session, -1, NULL, {nulls}, NULL, facts, 0 FROM worths
            )
        )
    ) WHERE own
    """


PARTS: Final = {
    "worths": WORTHS,
    "ended_hands": ENDED,
    "seatings": SEATINGS,
    "net_rows": NET_ROWS,
    "moved_rows": MOVED_ROWS,
    "taken_rows": TAKEN_ROWS,
}
"""The views by name, in the order of their creation."""
