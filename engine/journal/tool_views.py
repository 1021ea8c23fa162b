"""The views promised to other tools, each with what it and its columns hold: one source for SQL, comments, metadata.

Amounts are whole chips. `unit` says what they are worth: `chips`, or a currency; then chips * `worth` are its smallest
units, of which 10 ** `scale` make one. What undo or a correction took out of the evening is in none of them.

Most rows come from the tables of `kept`, by their indexes; those of an evening that was played on since are worked out
(`fresh_facts`), so that every view is exact at any moment.
"""

from typing import Final

from engine.journal.evening_views import EVENINGS, LEDGER, PAYMENTS, PRIZES, RESULTS
from engine.journal.fresh_facts import FACTS
from engine.journal.hand_views import ACTIONS, HAND_RESULTS, HANDS
from engine.journal.people_views import PLAYERS, STANDINGS
from engine.journal.views import LOWER

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
