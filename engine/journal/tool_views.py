"""The views promised to other tools, each with what it and its columns hold: one source for SQL, comments, metadata.

Amounts are whole chips. `unit` says what they are worth: `chips`, or a currency; then chips * `worth` are its smallest
units, of which 10 ** `scale` make one. What undo or a correction took out of the evening is in none of them.

Most rows come from the tables of `kept`, by their indexes; those of an evening that was played on since are worked out
(`fresh_facts`), so that every view is exact at any moment.
"""

from typing import Final

from msgspec import Struct

from engine.journal.fresh_facts import FACTS
from engine.journal.hand_marks import SIGN as MARK
from engine.journal.kept import either
from engine.journal.views import LOWER


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
        lines = (self.about, *(f"{name}: {self.describe(name)}" for name in self.columns))
        return "\n".join(f"-- {line}" for line in lines) + self.select

    def describe(self, column: str) -> str:
        """What a column holds, and which row of another view it names."""
        there = f"; a row of {self.points[column]}" if column in self.points else ""
        return self.columns[column] + there


_UNIT: Final = {
    "unit": "chips, or the currency (ISO 4217) they stand for",
    "worth": "smallest units of the currency a chip is worth; 1 for chips",
    "scale": "decimals of the currency: 2 = a hundred of the smallest units make one; 0 for chips",
}
_SESSION: Final = {"session": "number of the evening"}
_OF: Final = {"session": "evenings.session"}
_PLAYER: Final = _OF | {"player": "results.player of the same session"}
_HAND: Final = _PLAYER | {"hand": "hands.hand of the same session"}

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
    either(
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
    SELECT session, player, place, paid, prize, bounties, unit, scale FROM prize_sums CROSS JOIN units USING (session)
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
    either(
        "evenings",
        """
        SELECT session, name, began, last, date(began, 'localtime') AS day, ended, game, limit_, blinds, seats,
            tournament, players, hands, bought, cashed, on_table, rake, drop_taken, tips, takes, unit, worth, scale
        FROM {rows} AS r
        """,
    ),
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
    either("hands"),
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
    either("hand_results"),
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
    either("actions"),
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
    either("ledger"),
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
        unit, worth, scale
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
    ) CROSS JOIN units USING (session)
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


UNITS: Final = """
    -- What the amounts of an evening are.
    SELECT session, unit, worth, scale FROM kept_evenings AS r WHERE r.session NOT IN (SELECT id FROM fresh)
    UNION ALL
    SELECT session, facts ->> '$.unit', facts ->> '$.worth', facts ->> '$.scale' FROM worths
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
VIEWS: Final = LOWER | FACTS | {"units": UNITS} | {name: view.statement for name, view in PROMISED.items()}
"""All of them by name, in the order they are made."""
