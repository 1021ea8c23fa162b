"""Views of the evenings whose rows are not kept in tables: the promised views read them, `evening_tables` keeps them.

Each view here has the columns of a table of `evening_tables`, in that order; `tool_views` explains how they are read.
"""

from typing import Final

from engine.journal.fresh_views import NAMED, PARTS, named
from engine.journal.reasons import MARKER_REASONS, TIP_REASONS
from engine.journal.store_protocol import ENDING


def at_of(second: str) -> str:
    """Return SQL for the time `second` seconds after the evening began, UTC in ISO 8601."""
    return f"strftime('%Y-%m-%dT%H:%M:%SZ', sessions.created, '+' || {second} || ' seconds')"


_UNIT_TEMPLATE: Final = "{facts} ->> '$.unit' AS unit, {facts} ->> '$.worth' AS worth, {facts} ->> '$.scale' AS scale"
"""SQL for the unit of amounts, from the JSON of `worths`."""
_UNIT_OF_WORTHS: Final = _UNIT_TEMPLATE.format(facts="worths.facts")
_UNIT_OF_ROW: Final = _UNIT_TEMPLATE.format(facts="unit")

RESULTS: Final = f"""
    -- known = the name as people are looked up by it; amounts in chips.
    SELECT worths.session, {at_of("0")} AS began, one.value ->> 0 AS player,
        coalesce((SELECT known FROM attended WHERE attended.session = worths.session AND name = one.value ->> 0),
            lower(one.value ->> 0)) AS known,
        one.value ->> 1 AS buy_ins, one.value ->> 2 AS bought, one.value ->> 3 AS cashed, one.value ->> 4 AS on_table,
        one.value ->> 5 AS tips, one.value ->> 6 AS takes, one.value ->> 7 AS side, one.value ->> 8 AS lent,
        one.value ->> 9 AS borrowed, one.value ->> 10 AS unaccounted, one.value ->> 11 AS hands_net,
        one.value ->> 12 AS net, one.value ->> 13 AS dealt, one.value ->> 14 AS hands_won,
        worths.facts ->> '$.tournament' AS tournament, {_UNIT_OF_WORTHS}
    FROM worths CROSS JOIN sessions ON sessions.id = worths.session CROSS JOIN json_each((
        SELECT json_group_array(json_array(player, buy_ins, bought, cashed,
            bought - cashed + hands_net + side - tips - takes + unaccounted + raced + borrowed - lent,
            tips, takes, side, lent, borrowed, unaccounted, hands_net,
            hands_net + side - tips - takes + unaccounted + raced, dealt, hands_won))
        FROM (
            SELECT player,
                sum(CASE WHEN buys AND NOT corrects THEN (amount > 0) - (amount < 0) ELSE 0 END) AS buy_ins,
                sum(CASE WHEN buys THEN amount ELSE 0 END) AS bought,
                -sum(CASE what WHEN 'cash_out' THEN amount ELSE 0 END) AS cashed,
                -sum(CASE WHEN what = 'take' AND tips THEN amount ELSE 0 END) AS tips,
                -sum(CASE WHEN what = 'take' AND NOT tips THEN amount ELSE 0 END) AS takes,
                sum(CASE WHEN what = 'pay' AND NOT markers THEN amount ELSE 0 END) AS side,
                -sum(CASE WHEN owes AND (what = 'pay') = (amount > 0) THEN amount ELSE 0 END) AS lent,
                sum(CASE WHEN owes AND (what = 'pay') = (amount < 0) THEN amount ELSE 0 END) AS borrowed,
                sum(CASE what WHEN 'unaccounted' THEN amount ELSE 0 END) AS unaccounted,
                sum(CASE what WHEN 'race' THEN amount ELSE 0 END) AS raced,
                sum(CASE what WHEN 'hand' THEN amount ELSE 0 END) AS hands_net,
                sum(what = 'hand') AS dealt, sum(won) AS hands_won
            FROM (
                SELECT *, what IN ('buy_in', 'add_chips') OR what = 'marker' AND other IS NULL AS buys,
                    what = 'marker' AND other IS NOT NULL OR what = 'pay' AND markers AS owes
                FROM (
                    SELECT *, {NAMED.format(of="")},
                        lower(reason) IN {TIP_REASONS} AS tips,
                        lower(reason) IN {MARKER_REASONS} AS markers
                    FROM (
                        SELECT position, seat, what, amount, other, reason, corrects, 0 AS won, NULL AS occupant
                        FROM moved_rows WHERE session = worths.session
                        UNION ALL SELECT position, seat, 'hand', net, NULL, '', 0, won, NULL
                        FROM net_rows WHERE session = worths.session
                        UNION ALL SELECT position, seat, NULL, 0, NULL, '', 0, 0, player
                        FROM seatings WHERE session = worths.session
                    )
                ) WHERE what IS NOT NULL AND seat IS NOT NULL
            ) GROUP BY player
        )
    )) AS one
"""

EVENINGS: Final = f"""
    -- One row a session somebody sat down in.
    SELECT of_evening.session, sessions.name, {at_of("0")} AS began, {at_of("newest.at")} AS last,
        (SELECT instr(events, '{ENDING}') > 0 FROM steps WHERE steps.session = sessions.id AND steps.sequence =
            CASE WHEN newest.kind IN ('do', 'amend') THEN newest.sequence ELSE newest.parent END) AS ended,
        facts ->> '$.game' AS game, facts ->> '$.limit' AS limit_, facts ->> '$.blinds' AS blinds,
        facts ->> '$.seats' AS seats, facts ->> '$.tournament' AS tournament, players,
        coalesce(of_hands.value ->> 0, 0) AS hands, bought, cashed, on_table, coalesce(of_hands.value ->> 1, 0) AS rake,
        coalesce(of_hands.value ->> 2, 0) AS drop_taken,
        tips, takes, {_UNIT_OF_WORTHS}
    FROM (
        SELECT session, count(*) AS players, sum(bought) AS bought, sum(cashed) AS cashed, sum(on_table) AS on_table,
            sum(tips) AS tips, sum(takes) AS takes
        FROM fresh_results GROUP BY session
    ) AS of_evening
    CROSS JOIN sessions ON sessions.id = of_evening.session
    CROSS JOIN worths ON worths.session = of_evening.session
    CROSS JOIN steps AS newest ON newest.session = sessions.id AND newest.sequence = (
        SELECT max(sequence) FROM steps WHERE steps.session = sessions.id)
    CROSS JOIN json_each((
        SELECT json_array(json_array(sum(misdeal IS NULL), sum(rake), sum(drop_taken))) FROM ended_hands
        WHERE ended_hands.session = sessions.id
    )) AS of_hands
"""

HANDS: Final = f"""
    -- One row a hand that ended.
    SELECT session, hand, {at_of("second")} AS at, second, pot, rake, drop_taken, winners, by_folds, corrected,
        misdeal, step, place, {_UNIT_OF_ROW}
    FROM (
        SELECT session, hand, at AS second, pot, rake, drop_taken, winners, by_folds, corrected, misdeal, step, place,
            max(worth) OVER (PARTITION BY session) AS unit
        FROM (
            SELECT *, NULL AS worth FROM ended_hands
            UNION ALL
            SELECT session, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, facts FROM worths
        )
    ) CROSS JOIN sessions ON sessions.id = session
    WHERE hand IS NOT NULL
"""

HAND_RESULTS: Final = f"""
    -- One row a player and hand dealt in.
    SELECT session, hand, seat, player, net, won, {_UNIT_OF_ROW} FROM ({named("hand, net, won", "net_rows")})
"""

ACTIONS: Final = f"""
    -- Posts and acts of the hands that ended, put together an evening at a time: what is taken back in a hand goes.
    SELECT s.id AS session, one.value ->> 0 AS hand, one.value ->> 1 AS number, {at_of("(one.value ->> 2)")} AS at,
        one.value ->> 3 AS round, one.value ->> 4 AS seat, one.value ->> 5 AS player, one.value ->> 6 AS action,
        one.value ->> 7 AS put, one.value ->> 8 AS total, one.value ->> 9 AS all_in, one.value ->> 10 AS live,
        one.value ->> 11 AS why, one.value ->> 12 AS step,
        {_UNIT_OF_WORTHS}
    FROM fresh AS s CROSS JOIN sessions ON sessions.id = s.id CROSS JOIN worths ON worths.session = s.id, json_each((
        WITH
        happened AS (
            SELECT steps.sequence AS step, steps.sequence * 100000 + one.key AS position, steps.at,
                one.value ->> '$.e' AS event, one.value AS facts
            FROM line CROSS JOIN steps ON steps.session = line.session AND steps.sequence = line.sequence
            CROSS JOIN json_each(steps.events) AS one ON one.value ->> '$.e' IN ('HandStarted', 'Acted', 'StreetDealt',
                'TakenBack', 'StreetWithdrawn', 'HandDied', 'KillPosted', 'PostedLate', 'HandEnded', 'Misdealt')
            WHERE line.session = s.id
        ),
        placed AS ( -- in which hand and round; a hand that has ended has `over`
            SELECT *, coalesce(max(CASE WHEN event IN ('HandEnded', 'Misdealt') THEN facts ->> '$.number' END) OVER (),
                    0) >= hand AS over,
                substr(max(printf('%018d', position) || CASE event WHEN 'HandStarted' THEN 1
                    WHEN 'StreetDealt' THEN (facts ->> '$.street') + 1
                    WHEN 'StreetWithdrawn' THEN CASE WHEN facts ->> '$.dealt' THEN facts ->> '$.street' END END)
                    OVER (ORDER BY position), 19) + 0 AS round
            FROM (
                SELECT *, max(CASE event WHEN 'HandStarted' THEN facts ->> '$.number' END) OVER (ORDER BY position)
                    AS hand
                FROM happened
            )
        ),
        moves AS ( -- and what takes some of them back
            SELECT placed.*, coalesce(post.key, 0) AS part,
                coalesce(post.value ->> '$.seat', facts ->> '$.seat') AS seat,
                event = 'TakenBack' OR event = 'StreetWithdrawn' AND facts ->> '$.dealt' AS takes,
                CASE event WHEN 'Acted' THEN facts ->> '$.kind' WHEN 'HandDied' THEN 'fold'
                    WHEN 'KillPosted' THEN 'kill' ELSE post.value ->> '$.kind' END AS action,
                CASE WHEN event IN ('Acted', 'KillPosted') THEN coalesce(facts ->> '$.put', 0)
                    ELSE coalesce(post.value ->> '$.amount', 0) END AS put,
                CASE event WHEN 'HandDied' THEN 'dead' ELSE coalesce(facts ->> '$.why', '') END AS why,
                coalesce(post.value ->> '$.live', 1) AS live
            FROM placed LEFT JOIN json_each(CASE event WHEN 'HandStarted' THEN facts -> '$.plan.posts'
                WHEN 'PostedLate' THEN facts -> '$.posts' END) AS post
            WHERE over AND (event IN ('Acted', 'HandDied', 'KillPosted', 'TakenBack', 'StreetWithdrawn')
                OR event IN ('HandStarted', 'PostedLate') AND post.value IS NOT NULL)
        ),
        back AS ( -- down to which one they go: the last act of the seat, or of the round before the street
            SELECT *, CASE WHEN takes THEN coalesce(CASE event
                WHEN 'TakenBack' THEN max(CASE WHEN action IS NOT NULL
                    AND why NOT IN ('left', 'absent', 'early', 'passed_over') THEN position END)
                    OVER (PARTITION BY hand, round, seat ORDER BY position)
                ELSE max(CASE WHEN action IS NOT NULL AND why NOT IN ('left', 'absent', 'early') THEN position END)
                    OVER (PARTITION BY hand, round ORDER BY position) END,
                min(position) OVER (PARTITION BY hand, round)) END AS down_to
            FROM moves
        ),
        kept AS (
            SELECT * FROM (
                SELECT *, min(down_to) OVER (PARTITION BY hand ORDER BY position DESC) AS gone_from FROM back
            )
            WHERE action IS NOT NULL AND (gone_from IS NULL OR gone_from > position)
        ),
        named AS (
            SELECT *, substr(max(printf('%018d', position) || occupant) OVER (
                PARTITION BY seat ORDER BY position RANGE UNBOUNDED PRECEDING), 19) AS player
            FROM (
                SELECT hand, position, part, at, round, seat, action, put, coalesce(facts ->> '$.to', 0) AS total,
                    coalesce(facts ->> '$.all_in', 0) AS all_in, live, why, step, NULL AS occupant FROM kept
                UNION ALL
                SELECT NULL, position, 0, 0, 0, seat, NULL, 0, 0, 0, 0, '', 0, player FROM seatings
                WHERE session = s.id
            )
        )
        SELECT json_group_array(json_array(hand, position * 100 + part, at, round, seat, player, action, put, total,
            all_in, live, why, step)) FROM (SELECT * FROM named WHERE action IS NOT NULL ORDER BY position, part)
    )) AS one
"""

LEDGER: Final = f"""
    -- Chips that came, went or moved outside the pots, rake and drop.
    SELECT session, step, {at_of("at")} AS at, hand, what, seat, player, amount, other, reason, {_UNIT_OF_ROW}
    FROM ({named("step, at, hand, what, amount, other, reason", "moved_rows", "taken_rows")})
    CROSS JOIN sessions ON sessions.id = session
"""

FACTS: Final = PARTS | {
    "fresh_results": RESULTS,
    "fresh_evenings": EVENINGS,
    "fresh_hands": HANDS,
    "fresh_hand_results": HAND_RESULTS,
    "fresh_actions": ACTIONS,
    "fresh_ledger": LEDGER,
}
"""The views by name, in the order of their creation: each after those it reads."""
