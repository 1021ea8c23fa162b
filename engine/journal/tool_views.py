"""The views that other tools may rely on, with descriptions of their columns: one source for SQL, comments, metadata.

Amounts are whole chips. `unit` is their worth: `chips`, or a currency; then chips * `worth` are its smallest units, of
which 10 ** `scale` make one. Steps that were undone or replaced by a correction are in none of them.

Most rows come from the tables of `evening_tables`, by their indexes; those of an evening with newer steps are computed
(`fresh_facts`), so that each view is always exact.

Datasette shows each promised view and column with its description; all other tables are hidden there.
"""

from collections.abc import Iterable
from html import escape
from typing import Any, Final

from engine.journal.evening_views import EVENINGS, LEDGER, PAYMENTS, PRIZES, RESULTS
from engine.journal.fresh_facts import FACTS
from engine.journal.promised_views import ACTIONS, HAND_RESULTS, HANDS, PLAYERS, STANDINGS, View
from engine.journal.views import BASIC_VIEWS

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
"""The views that other tools may rely on, by name."""
VIEWS: Final = BASIC_VIEWS | FACTS | {"units": UNITS} | {name: view.statement for name, view in PROMISED.items()}
"""All views by name, in the order of their creation."""


def metadata(database: str, names: Iterable[str]) -> dict[str, Any]:
    """Return Datasette's metadata of a book: descriptions of each view and column; all other tables are hidden.

    Datasette follows foreign keys, which views do not have: so the page of a view links to the table of its kept rows.

    Args:
        database: the name of the book in Datasette: that of its file without the ending.
        names: the names of all its tables and views.
    """
    names = set(names)
    tables = {
        name: _described(view, f"kept_{name}" if f"kept_{name}" in names else "") for name, view in PROMISED.items()
    }
    # A hidden view is still listed unless it is forbidden; views that read a forbidden view are not affected.
    hidden = {
        name: {"hidden": True}
        | ({"allow": False} if name in VIEWS else {})
        | _kept_table(name.removeprefix("kept_"), name)
        for name in sorted(names - set(PROMISED))
    }
    about = "Amounts are whole chips but for `won`; `unit`, `worth` and `scale` say what a chip is worth."
    return {
        "title": "Feltbook",
        "databases": {database: {"description": about, "tables": tables | hidden}},
    }


def _described(view: View, kept: str) -> dict[str, Any]:
    """Return the description of a view; `kept` = the table of its kept rows, "" for none."""
    description: dict[str, Any] = {
        "description": view.about,
        "columns": {column: view.describe(column) for column in view.columns},
    }
    if kept:
        link = f'<a href="{kept}">{kept}</a>'
        description["description_html"] = f"{escape(view.about)} With links from row to row, as last kept: {link}."
    return description


def _kept_table(view: str, name: str) -> dict[str, Any]:
    """Return the description of a table of kept rows, from its view; links to an evening show when it began."""
    if name != f"kept_{view}" or view not in PROMISED:
        return {}
    description: dict[str, Any] = {"description": PROMISED[view].about}
    return description | ({"label_column": "began"} if view == "evenings" else {})
