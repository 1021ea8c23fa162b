"""The views of evenings that other tools may rely on: results, prizes, the evenings, the ledger, payments."""

from typing import Final

from engine.journal.evening_marks import CARRIED, UID
from engine.journal.evening_marks import SIGN as MARK
from engine.journal.evening_tables import kept_or_computed
from engine.journal.promised_views import OF, PLAYER, SESSION, UNIT, View

_UID_START: Final = len(CARRIED) + 1
"""Where the `uid` of the later evening begins in the key of a payment settled there; counted from 1, as in SQL."""
_UID_END: Final = _UID_START + UID
"""Where the blank after that `uid` is."""
_OWN_KEY: Final = f"CASE WHEN later IS NULL THEN payment ELSE substr(payment, {_UID_END + 1}) END"
"""SQL for the payment's own key."""

RESULTS: Final = View(
    "One row a player and evening, all sittings together, by the name they had in the end; chips but for `won`.",
    SESSION
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
    | UNIT,
    kept_or_computed(
        "results",
        """
        SELECT r.session, date(r.began, 'localtime') AS day, r.player, coalesce(persons.person, r.player) AS person,
            buy_ins, bought, cashed, on_table, tips, takes, side, lent, borrowed, unaccounted, hands_net, net, dealt,
            hands_won, prizes.place, CASE WHEN r.tournament THEN prizes.prize + prizes.bounties - prizes.paid
                ELSE r.net * r.worth END AS won, unit, worth, scale
        FROM {rows} AS r LEFT JOIN persons ON persons.known = r.known
        LEFT JOIN prize_sums AS prizes ON prizes.session = r.session AND prizes.player = r.player
            AND prizes.sequence = (SELECT max(steps.sequence) FROM steps WHERE steps.session = r.session)
        """,
    ),
    OF | {"person": "players.person"},
)
PRIZES: Final = View(
    "One row a player of a tournament that is decided, as its recap has it; smallest units of `unit`. Worked out when"
    " a tournament ends or its recap is opened, and by the command `feltbook views`; gone after any later step.",
    SESSION
    | {
        "player": "the name",
        "place": "the place",
        "paid": "what was paid, fees and bounties included",
        "prize": "what the place pays, or the part of a split",
        "bounties": "won for knocking others out",
        "unit": "the currency (ISO 4217)",
        "scale": UNIT["scale"],
    },
    """
    SELECT session, player, place, paid, prize, bounties, unit, scale FROM prize_sums CROSS JOIN units USING (session)
    WHERE sequence = (SELECT max(steps.sequence) FROM steps WHERE steps.session = prize_sums.session)
    """,
    PLAYER,
)
EVENINGS: Final = View(
    "One row an evening at one table: a session somebody sat down in.",
    SESSION
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
    | UNIT,
    kept_or_computed(
        "evenings",
        """
        SELECT session, name, began, last, date(began, 'localtime') AS day, ended, game, limit_, blinds, seats,
            tournament, players, hands, bought, cashed, on_table, rake, drop_taken, tips, takes, unit, worth, scale
        FROM {rows} AS r
        """,
    ),
)
LEDGER: Final = View(
    "Chips that came, went or moved outside the pots, and rake and drop. amount over 0: onto the table or to that seat;"
    " under 0: off it. The amounts of an evening add up to the chips on the table.",
    SESSION
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
    | UNIT,
    kept_or_computed("ledger"),
    PLAYER,
)
PAYMENTS: Final = View(
    "One row a payment of the settling up that was said to be made, or not after all; the last word on each.",
    SESSION
    | {
        "payer": "who pays, NULL where a name holds the sign > so that it cannot be told",
        "payee": "who is paid",
        "amount": "chips, of a tournament smallest units of `unit`",
        "paid": "1 = it was made, 0 = it was not after all",
        "at": "when that was said, UTC",
        "carried_to": "it is settled with a later evening: `uid` of that session, NULL = it is not",
    }
    | UNIT,
    f"""
    SELECT session, CASE parts WHEN 1 THEN substr(pair, 1, instr(pair, '>') - 1) END AS payer,
        CASE parts WHEN 1 THEN substr(pair, instr(pair, '>') + 1) END AS payee, amount, paid, at, carried_to,
        unit, worth, scale
    FROM (
        SELECT session, substr(payment, length(head) + 1) + 0 AS amount, paid, at, carried_to,
            rtrim(rtrim(head, '+'), ':') AS pair,
            length(head) - length(replace(head, '>', '')) AS parts
        FROM (
            SELECT *, rtrim(payment, '0123456789') AS head FROM (
                SELECT session, paid, at, {_OWN_KEY} AS payment,
                    later AS carried_to
                FROM (
                    SELECT *, CASE WHEN payment LIKE '{CARRIED}%' AND substr(payment, {_UID_END}, 1) = ' '
                        THEN substr(payment, {_UID_START}, {UID}) END AS later
                    FROM settled
                )
            ) WHERE payment NOT LIKE 'unaccounted>%' AND payment LIKE '%>%:%' AND payment NOT LIKE '{MARK}:%'
        )
    ) CROSS JOIN units USING (session)
    """,
    OF,
)
