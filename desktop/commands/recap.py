"""`feltbook recap`: the results of a session, in the formats asked for."""

from argparse import Namespace
from collections.abc import Callable

from desktop.commands import Trouble, recap_text
from desktop.commands.books import chosen_sessions, opened
from desktop.commands.formats import RECAPS, SINGLE
from desktop.commands.output import formats_asked_for, write_output
from desktop.shell.version import version
from engine.exports import csv, csv_table, json
from engine.journal.evening_marks import Tick
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.recap.records import Recap
from engine.recap.report import Report
from engine.session import Session

WritePage = Callable[[Report], str | bytes]
"""A function that makes a page of a report."""

Ticked = tuple[Recap, tuple[Tick, ...]]
"""A recap, and the ticks of its payments in the book."""
TABLES: dict[str, Callable[[Report], str]] = {
    "csv": csv.results,
    "hands": csv.hands,
    "payments": csv.payments,
    "sums": csv.sums,
    "ledger": csv.ledger,
}
"""Tables with English heads, as other programs read them."""


def recap(options: Namespace) -> int:
    """Write a recap in the formats asked for; with none, the summary on standard output.

    Args:
        options: the parsed arguments; `pages` = the function that makes each format of one session, which needs Qt.

    Raises:
        Trouble: there is no such book or session, or the format cannot hold them.
    """
    formats = formats_asked_for(options, RECAPS)
    pages: dict[str, WritePage] = options.pages
    with opened(options.db) as store, chosen_sessions(store, options.session, options.no_names) as sessions:
        recaps = [(_built(session, options), session.store.settled(session.id)) for session in sessions]
    if len(recaps) > 1 and (single := [f"--{kind}" for kind in formats if kind in SINGLE]):
        raise Trouble(f"{' and '.join(single)} can hold one session only: name one")
    for kind, target in formats.items():
        write_output(target, pages[kind](report_of(*recaps[0])) if kind in pages else _text_of(kind, recaps))
    if not formats:
        print("\n".join(recap_text.summary(report_of(each, ticks)) for each, ticks in recaps), end="")
    return 0


def _built(session: Session, options: Namespace) -> Recap:
    return build(session, bank=options.bank, settle_anyway=options.anyway, version=version())


def _text_of(kind: str, recaps: list[Ticked]) -> str:
    """Return recaps in a text format; the tables of several are one with a column for the session."""
    if kind == "json":
        return json.recap_json(*recaps[0]) if len(recaps) == 1 else json.recaps_json(recaps)
    table = TABLES[kind]
    if len(recaps) == 1:
        return table(report_of(*recaps[0]))
    return csv_table.merged_tables([(recap.session, table(report_of(recap, ticks))) for recap, ticks in recaps])
