"""The views promised to other tools, each with what it and its columns hold: one source for SQL, comments, metadata.

Amounts are whole chips. `unit` says what they are worth: `chips`, or a currency; then chips * `worth` are its smallest
units, of which 10 ** `scale` make one. What undo or a correction took out of the evening is in none of them.
"""

from collections.abc import Iterable
from typing import Any, Final

from msgspec import Struct

from engine.journal.hand_marks import SIGN as MARK
from engine.journal.stored import ENDING
from engine.journal.views import LOWER, NAMED, named


class View(Struct, frozen=True):
    """A view for other tools."""

    about: str
    """What a row is."""
    columns: dict[str, str]
    """Every column in its order, and what it holds."""
    select: str
    """Its statement."""
    points: dict[str, str] = {}
    """Columns that name a row of another view: `evenings.session`."""

    @property
    def statement(self) -> str:
        """The statement with what it and its columns hold as comments, which SQLite keeps with the schema."""
        lines = (self.about, *(f"{name}: {self.told(name)}" for name in self.columns))
        return "\n".join(f"-- {line}" for line in lines) + self.select

    def told(self, column: str) -> str:
        """What a column holds, and which row of another view it names."""
        there = f"; a row of {self.points[column]}" if column in self.points else ""
        return self.columns[column] + there


MOMENT: Final = "strftime('%Y-%m-%dT%H:%M:%SZ', {sessions}.created, '+' || {second} || ' seconds')"
_UNIT: Final = {
    "unit": "chips, or the currency (ISO 4217) they stand for",
    "worth": "smallest units of the currency a chip is worth; 1 for chips",
    "scale": "decimals of the currency: 2 = a hundred of the smallest units make one; 0 for chips",
}
_SESSION: Final = {"session": "number of the evening"}
_OF: Final = {"session": "evenings.session"}
_PLAYER: Final = _OF | {"player": "results.player of the same session"}
_HAND: Final = _PLAYER | {"hand": "hands.hand of the same session"}

_UNITS: Final = "unit ->> '$.unit' AS unit, unit ->> '$.worth' AS worth, unit ->> '$.scale' AS scale"
"""The three columns of `_UNIT`, from what the amounts of an evening are."""

RESULTS: Final = View(
    "One row a player and evening, all sittings together, by the name they had in the end; chips but for `won`.",
    _SESSION
    | {
        "day": "the day the evening began, where the reader is: 2026-01-31",
        "player": "the name",
        "person": "who that is: one name for all names of somebody",
        "buy_ins": "how many times chips were bought",
        "bought": "chips bought, markers of the house included",
        "cashed": "chips taken along",
        "on_table": "chips still there",
        "tips": "chips given to dealers",
        "takes": "chips taken for time, kitty and the like",
        "side": "side pays received less paid",
        "lent": "open markers given to players",
        "borrowed": "open markers had from players",
        "unaccounted": "counted stacks less recorded ones",
        "hands_net": "won less lost in the hands alone",
        "net": "won or lost: cashed + on_table + lent - borrowed - bought",
        "dealt": "hands dealt in",
        "hands_won": "hands in which something was won",
        "place": "the place in a tournament, where it is decided",
        "won": "won or lost in smallest units of `unit`; of a tournament prizes and bounties less what was paid, NULL"
        " while it has none or they are not worked out (see `prizes`)",
    }
    | _UNIT,
    f"""
    SELECT worths.session, date(sessions.created, 'localtime') AS day, one.value ->> 0 AS player,
        coalesce((SELECT person FROM attended JOIN persons USING (known) WHERE attended.session = worths.session
            AND attended.name = one.value ->> 0),
            (SELECT person FROM persons WHERE known = lower(one.value ->> 0)), one.value ->> 0) AS person,
        one.value ->> 1 AS buy_ins, one.value ->> 2 AS bought, one.value ->> 3 AS cashed, one.value ->> 4 AS on_table,
        one.value ->> 5 AS tips, one.value ->> 6 AS takes, one.value ->> 7 AS side, one.value ->> 8 AS lent,
        one.value ->> 9 AS borrowed, one.value ->> 10 AS unaccounted, one.value ->> 11 AS hands_net,
        one.value ->> 12 AS net, one.value ->> 13 AS dealt, one.value ->> 14 AS hands_won, prizes.place,
        CASE WHEN facts ->> '$.tournament' THEN prizes.prize + prizes.bounties - prizes.paid
            ELSE (one.value ->> 12) * (facts ->> '$.worth') END AS won,
        {_UNITS.replace("unit ->>", "facts ->>")}
    FROM worths CROSS JOIN sessions ON sessions.id = worths.session CROSS JOIN json_each((
        SELECT json_group_array(json_array(player, buy_ins, bought, cashed,
            bought - cashed + hands_net + side - tips - takes + unaccounted + raced + borrowed - lent,
            tips, takes, side, lent, borrowed, unaccounted, hands_net,
            hands_net + side - tips - takes + unaccounted + raced, dealt, hands_won))
        FROM (
            SELECT player,
                sum(buys AND amount <> 0 AND NOT corrects) AS buy_ins,
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
                        lower(reason) IN ('tip', 'tips', 'toke', 'tokes', 'dealer') AS tips,
                        lower(reason) IN ('marker', 'markers', 'iou') AS markers
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
    LEFT JOIN prize_sums AS prizes ON prizes.session = worths.session AND prizes.player = one.value ->> 0
        AND prizes.sequence = (SELECT max(steps.sequence) FROM steps WHERE steps.session = worths.session)
    """,
    _OF | {"person": "players.person"},
)

PRIZES: Final = View(
    "One row a player of a tournament that is decided, as its recap has it; smallest units of `unit`. Worked out when"
    " a tournament ends or its recap is opened, and by the command `feltbook views`; gone after any later step.",
    _SESSION
    | {
        "player": "the name",
        "place": "the place",
        "paid": "what was paid, fees and bounties included",
        "prize": "what the place pays, or the part of a split",
        "bounties": "won for knocking others out",
        "unit": "the currency (ISO 4217)",
        "scale": _UNIT["scale"],
    },
    """
    SELECT session, player, place, paid, prize, bounties, facts ->> '$.unit' AS unit, facts ->> '$.scale' AS scale
    FROM prize_sums CROSS JOIN worths USING (session)
    WHERE sequence = (SELECT max(steps.sequence) FROM steps WHERE steps.session = prize_sums.session)
    """,
    _PLAYER,
)

EVENINGS: Final = View(
    "One row an evening at one table: a session somebody sat down in.",
    _SESSION
    | {
        "name": "what it is called",
        "began": "when it began, UTC in ISO 8601",
        "last": "when the last step was, UTC",
        "day": "the day it began where the reader is",
        "ended": "1 = the game is over",
        "game": "the game as it was opened or last changed, by its id",
        "limit_": "no_limit, pot_limit, fixed and so on",
        "blinds": "the blinds (JSON)",
        "seats": "seats at the table",
        "tournament": "1 = chips are no money",
        "players": "how many sat down",
        "hands": "hands played, misdeals not counted",
        "bought": "chips bought",
        "cashed": "chips taken along",
        "on_table": "chips in front of players; those in a pot of the running hand count as theirs",
        "rake": "chips of all pots",
        "drop_taken": "chips taken for promotions",
        "tips": "chips given to dealers",
        "takes": "chips taken for time, kitty and the like",
    }
    | _UNIT,
    f"""
    SELECT of_evening.session, sessions.name, {MOMENT.format(sessions="sessions", second=0)} AS began,
        {MOMENT.format(sessions="sessions", second="newest.at")} AS last, day,
        (SELECT instr(events, '{ENDING}') > 0 FROM steps WHERE steps.session = sessions.id AND steps.sequence =
            CASE WHEN newest.kind IN ('do', 'amend') THEN newest.sequence ELSE newest.parent END) AS ended,
        facts ->> '$.game' AS game, facts ->> '$.limit' AS limit_, facts ->> '$.blinds' AS blinds,
        facts ->> '$.seats' AS seats, facts ->> '$.tournament' AS tournament, players,
        (SELECT count(*) FROM ended_hands WHERE ended_hands.session = sessions.id AND misdeal IS NULL) AS hands,
        bought, cashed, on_table,
        (SELECT coalesce(sum(rake), 0) FROM ended_hands WHERE ended_hands.session = sessions.id) AS rake,
        (SELECT coalesce(sum(drop_taken), 0) FROM ended_hands WHERE ended_hands.session = sessions.id) AS drop_taken,
        tips, takes, {_UNITS.replace("unit ->>", "facts ->>")}
    FROM (
        SELECT session, day, count(*) AS players, sum(bought) AS bought, sum(cashed) AS cashed,
            sum(on_table) AS on_table, sum(tips) AS tips, sum(takes) AS takes
        FROM results GROUP BY session, day
    ) AS of_evening
    CROSS JOIN sessions ON sessions.id = of_evening.session
    CROSS JOIN worths ON worths.session = of_evening.session
    CROSS JOIN steps AS newest ON newest.session = sessions.id AND newest.sequence = (
        SELECT max(sequence) FROM steps WHERE steps.session = sessions.id)
    """,
)

HANDS: Final = View(
    "One row a hand that ended.",
    _SESSION
    | {
        "hand": "its number in the evening, from 1",
        "at": "when it ended, UTC in ISO 8601",
        "second": "seconds since the evening began",
        "pot": "chips pushed, before rake and drop",
        "rake": "chips taken from it",
        "drop_taken": "chips taken for promotions",
        "winners": "seats that won something (JSON)",
        "by_folds": "1 = all others folded",
        "corrected": "1 = an action or the award was corrected",
        "misdeal": "why its chips went back unplayed, NULL = it was played",
        "step": "the step it ended in",
        "place": "place of the event in the step",
    }
    | _UNIT,
    f"""
    SELECT session, hand, {MOMENT.format(sessions="sessions", second="second")} AS at, second, pot, rake, drop_taken,
        winners, by_folds, corrected, misdeal, step, place, {_UNITS}
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
    """,
    _OF,
)

HAND_RESULTS: Final = View(
    "One row a player and hand dealt in.",
    _SESSION
    | {
        "hand": "number of the hand",
        "seat": "the seat",
        "player": "the name in the end",
        "net": "chips won less put in",
        "won": "1 = won something of a pot",
    }
    | _UNIT,
    f"""
    SELECT session, hand, seat, player, net, won, {_UNITS} FROM ({named("hand, net, won", "net_rows")})
    """,
    _HAND,
)

ACTIONS: Final = View(
    "One row a post or act of a hand that ended, in order; what was taken back in the hand is not there.",
    _SESSION
    | {
        "hand": "number of the hand",
        "number": "orders them within an evening",
        "at": "when, UTC in ISO 8601",
        "round": "betting round of the hand, from 1",
        "seat": "the seat",
        "player": "the name in the end",
        "action": "fold, check, call, bet, raise, complete, bring_in, or the kind of a post",
        "put": "chips it puts in",
        "total": "the player's total for the round, in chips; 0 for posts",
        "all_in": "1 = the player is all-in",
        "live": "0 = chips that are no part of the bet",
        "why": "where nobody gave it as an act: left, absent, clock, floor and so on; empty else",
        "step": "the step it was made in",
    }
    | _UNIT,
    f"""
    SELECT session, hand, number, {MOMENT.format(sessions="sessions", second="second")} AS at, round, seat, player,
        action, put, total, all_in, live, why, step, {_UNITS}
    FROM acts CROSS JOIN sessions ON sessions.id = session
    """,
    _HAND,
)

LEDGER: Final = View(
    "Chips that came, went or moved outside the pots, and rake and drop. amount over 0: onto the table or to that seat;"
    " under 0: off it. The amounts of an evening add up to the chips on the table.",
    _SESSION
    | {
        "step": "the step it was recorded in",
        "at": "when, UTC in ISO 8601",
        "hand": "the running or last hand then",
        "what": "buy_in, add_chips, cash_out, pay, take, marker, unaccounted, race, splash, rake, drop",
        "seat": "whose seat, NULL = nobody's",
        "player": "the name in the end",
        "amount": "chips",
        "other": "the seat at the other end",
        "reason": "what for, where that was said",
    }
    | _UNIT,
    f"""
    SELECT session, step, {MOMENT.format(sessions="sessions", second="at")} AS at, hand, what, seat, player,
        amount, other, reason, {_UNITS}
    FROM ({named("step, at, hand, what, amount, other, reason", "moved_rows", "taken_rows")})
    CROSS JOIN sessions ON sessions.id = session
    """,
    _PLAYER,
)

PAYMENTS: Final = View(
    "One row a payment of the settling up that was said to be made, or not after all; the last word on each.",
    _SESSION
    | {
        "payer": "who pays, NULL where a name holds the sign > so that it cannot be told",
        "payee": "who is paid",
        "amount": "chips, of a tournament smallest units of `unit`",
        "paid": "1 = it was made, 0 = it was not after all",
        "at": "when that was said, UTC",
        "carried_to": "it is settled with a later evening: `uid` of that session, NULL = it is not",
    }
    | _UNIT,
    f"""
    SELECT session, CASE parts WHEN 1 THEN substr(pair, 1, instr(pair, '>') - 1) END AS payer,
        CASE parts WHEN 1 THEN substr(pair, instr(pair, '>') + 1) END AS payee, amount, paid, at, carried_to,
        {_UNITS.replace("unit ->>", "facts ->>")}
    FROM (
        SELECT session, substr(payment, length(head) + 1) + 0 AS amount, paid, at, carried_to,
            rtrim(rtrim(head, '+'), ':') AS pair,
            length(head) - length(replace(head, '>', '')) AS parts
        FROM (
            SELECT *, rtrim(payment, '0123456789') AS head FROM (
                SELECT session, paid, at, CASE WHEN later IS NULL THEN payment ELSE substr(payment, 42) END AS payment,
                    later AS carried_to
                FROM (
                    SELECT *, CASE WHEN payment LIKE 'carried %' AND substr(payment, 41, 1) = ' '
                        THEN substr(payment, 9, 32) END AS later
                    FROM settled
                )
            ) WHERE payment NOT LIKE 'unaccounted>%' AND payment LIKE '%>%:%' AND payment NOT LIKE '{MARK}:%'
        )
    ) CROSS JOIN worths USING (session)
    """,
    _OF,
)

PLAYERS: Final = View(
    "One row a person over all evenings, under one name whatever names were typed (see `feltbook people`).",
    {
        "person": "the name",
        "evenings": "how many evenings",
        "first": "the day of the first one",
        "last": "the day of the newest one",
        "hands": "hands dealt in",
    },
    """
    SELECT person, count(DISTINCT session) AS evenings, min(day) AS first, max(day) AS last, sum(dealt) AS hands
    FROM results GROUP BY person
    """,
)

STANDINGS: Final = View(
    "One row a person and unit over all evenings that are decided; units are never added.",
    {
        "person": "the name",
        "unit": "chips, or a currency",
        "scale": _UNIT["scale"],
        "evenings": "how many evenings",
        "hands": "hands dealt in",
        "won": "won or lost, in smallest units",
    },
    """
    SELECT person, unit, max(scale) AS scale, count(DISTINCT session) AS evenings, sum(dealt) AS hands, sum(won) AS won
    FROM results WHERE won IS NOT NULL GROUP BY person, unit
    """,
    {"person": "players.person"},
)

ACTS: Final = """
    -- Posts and acts of the hands that ended, put together an evening at a time: what is taken back in a hand goes.
    SELECT s.id AS session, one.value ->> 0 AS hand, one.value ->> 1 AS number, one.value ->> 2 AS second,
        one.value ->> 3 AS round, one.value ->> 4 AS seat, one.value ->> 5 AS player, one.value ->> 6 AS action,
        one.value ->> 7 AS put, one.value ->> 8 AS total, one.value ->> 9 AS all_in, one.value ->> 10 AS live,
        one.value ->> 11 AS why, one.value ->> 12 AS step, worths.facts AS unit
    FROM sessions AS s CROSS JOIN worths ON worths.session = s.id, json_each((
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

PROMISED: Final = {
    "evenings": EVENINGS,
    "players": PLAYERS,
    "standings": STANDINGS,
    "results": RESULTS,
    "prizes": PRIZES,
    "payments": PAYMENTS,
    "hands": HANDS,
    "hand_results": HAND_RESULTS,
    "actions": ACTIONS,
    "ledger": LEDGER,
}
"""Those other tools may rely on, by name."""
VIEWS: Final = LOWER | {"acts": ACTS} | {name: view.statement for name, view in PROMISED.items()}
"""All of them by name, in the order they are made."""


def promised() -> dict[str, View]:
    """The views other tools may rely on, by name."""
    return dict(PROMISED)


def metadata(database: str, names: Iterable[str]) -> dict[str, Any]:
    """What Datasette shows of a book: each view and column in words, and everything else hidden.

    Args:
        database: what Datasette calls the book, the name of its file without the ending.
        names: of all its tables and views.
    """
    tables: dict[str, Any] = {
        name: {
            "description": view.about,
            "columns": {column: view.told(column) for column in view.columns},
            "units": {"second": "s"} if "second" in view.columns else {},
        }
        for name, view in PROMISED.items()
    }
    hidden = sorted(set(names) - set(PROMISED))
    about = "Amounts are whole chips but for `won`; `unit`, `worth` and `scale` say what a chip is worth."
    return {
        "title": "Feltbook",
        "databases": {database: {"description": about, "tables": tables | {name: {"hidden": True} for name in hidden}}},
    }
