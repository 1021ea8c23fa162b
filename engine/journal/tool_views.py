"""The views promised to other tools, each with what it and its columns hold: one source for SQL, comments, metadata.

Amounts are whole chips. `unit` says what they are worth: `chips`, or a currency; then chips * `worth` are its smallest
units, of which 10 ** `scale` make one. What undo or a correction took out of the evening is in none of them.

Most rows come from the tables of `kept`, by their indexes; those of an evening that was played on since are worked out
(`fresh_facts`), so that every view is exact at any moment.

Datasette is shown each promised view and column in words; everything else is hidden there.
"""

from collections.abc import Iterable
from html import escape
from typing import Any, Final

from engine.journal.evening_views import EVENINGS, LEDGER, PAYMENTS, PRIZES, RESULTS
from engine.journal.fresh_facts import FACTS
from engine.journal.promised_views import ACTIONS, HAND_RESULTS, HANDS, PLAYERS, STANDINGS, View
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


def metadata(database: str, names: Iterable[str]) -> dict[str, Any]:
    """What Datasette shows of a book: each view and column in words, and everything else hidden.

    It follows keys from row to row, which a view has none of: so a view leads to the table its rows are kept in.

    Args:
        database: what Datasette calls the book, the name of its file without the ending.
        names: of all its tables and views.
    """
    names = set(names)
    tables = {
        name: _described(view, f"kept_{name}" if f"kept_{name}" in names else "") for name, view in PROMISED.items()
    }
    # A view is listed even where it is hidden, unless nobody may look at it; those that stand on it are read as ever.
    hidden = {
        name: {"hidden": True}
        | ({"allow": False} if name in VIEWS else {})
        | _as_kept(name.removeprefix("kept_"), name)
        for name in sorted(names - set(PROMISED))
    }
    about = "Amounts are whole chips but for `won`; `unit`, `worth` and `scale` say what a chip is worth."
    return {
        "title": "Feltbook",
        "databases": {database: {"description": about, "tables": tables | hidden}},
    }


def _described(view: View, kept: str) -> dict[str, Any]:
    """A view in words; `kept` = the table behind it, "" for none."""
    words: dict[str, Any] = {
        "description": view.about,
        "columns": {column: view.describe(column) for column in view.columns},
    }
    if kept:
        link = f'<a href="{kept}">{kept}</a>'
        words["description_html"] = f"{escape(view.about)} With links from row to row, as last kept: {link}."
    return words


def _as_kept(view: str, name: str) -> dict[str, Any]:
    """A table of kept rows in the words of its view; a link to an evening says when it began."""
    if name != f"kept_{view}" or view not in PROMISED:
        return {}
    words: dict[str, Any] = {"description": PROMISED[view].about}
    return words | ({"label_column": "began"} if view == "evenings" else {})
