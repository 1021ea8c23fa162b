"""The views of people promised to other tools, over all evenings."""

from typing import Final

from engine.journal.promised_view import UNIT, View

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
