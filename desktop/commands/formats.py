"""The formats a command can write, by their option."""

from engine.exports.formats import FORMATS

RECAPS = {
    "pdf": "A4 page",
    "csv": "results",
    "json": "everything",
    "html": "web page",
    "ledger": "CSV, a row a sitting, as settling tools read it",
    "hands": "CSV, a row a hand",
    "payments": "CSV, who pays whom",
    "sums": "CSV, what everybody's sum is made of and what is open",
}
"""Option and description of each format of a recap."""
EXPORTS = {kind: each.about for kind, each in FORMATS.items()}
"""Option and description of each format for hands."""
SINGLE = ("pdf", "html")
"""Formats that hold one session, as they are pages."""
KINDS = (
    "all_in", "raise", "kill", "straddle", "showdown", "corrected", "misdeal", "bomb", "runs", "side_pot", "tournament",
)  # fmt: skip
"""Kinds of hands to search for: the names of `engine.journal.hand_facts.Kind`."""
