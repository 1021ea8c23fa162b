"""The views that other tools may rely on: their record, and those of people and of hands.

A view has its statement, and describes itself and its columns. Those of evenings are in `evening_views`.
"""

from typing import Final

from msgspec import Struct

from engine.journal.evening_tables import kept_or_computed


class View(Struct, frozen=True):
    """A view for other tools."""

    about: str
    """The meaning of a row."""
    columns: dict[str, str]
    """The meaning of each column, in the order of the columns."""
    select: str
    """The SQL statement."""
    points: dict[str, str] = {}
    """Columns that refer to a row of another view: `evenings.session`."""

    @property
    def statement(self) -> str:
        """The statement with the descriptions as comments, which SQLite keeps with the schema."""
        lines = (self.about, *(f"{name}: {self.describe(name)}" for name in self.columns))
        return "\n".join(f"-- {line}" for line in lines) + self.select

    def describe(self, column: str) -> str:
        """Return the meaning of a column, and the row of another view that it refers to."""
        reference = f"; a row of {self.points[column]}" if column in self.points else ""
        return self.columns[column] + reference


UNIT: Final = {
    "unit": "chips, or the currency (ISO 4217) they stand for",
    "worth": "smallest units of the currency a chip is worth; 1 for chips",
    "scale": "decimals of the currency: 2 = a hundred of the smallest units make one; 0 for chips",
}
SESSION: Final = {"session": "number of the evening"}
OF: Final = {"session": "evenings.session"}
PLAYER: Final = OF | {"player": "results.player of the same session"}
HAND: Final = PLAYER | {"hand": "hands.hand of the same session"}


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
        "scale": UNIT["scale"],
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


HANDS: Final = View(
    "One row a hand that ended.",
    SESSION
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
    | UNIT,
    kept_or_computed("hands"),
    OF,
)
HAND_RESULTS: Final = View(
    "One row a player and hand dealt in.",
    SESSION
    | {
        "hand": "number of the hand",
        "seat": "the seat",
        "player": "the name in the end",
        "net": "chips won less put in",
        "won": "1 = won something of a pot",
    }
    | UNIT,
    kept_or_computed("hand_results"),
    HAND,
)
ACTIONS: Final = View(
    "One row a post or act of a hand that ended, in order; what was taken back in the hand is not there.",
    SESSION
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
    | UNIT,
    kept_or_computed("actions"),
    HAND,
)
