"""`feltbook recap`: what a session came to, in the formats asked for."""

from argparse import Namespace
from collections.abc import Callable

from desktop.commands.books import chosen_sessions, opened
from desktop.commands.formats import RECAPS, SINGLE
from desktop.commands.output import asked, put
from desktop.commands.trouble import Trouble
from desktop.shell.version import version
from engine.exports import csv, json, text
from engine.journal.settled import Tick
from engine.recap.build import build
from engine.recap.records import Recap
from engine.session import Session

Page = Callable[[Recap, tuple[Tick, ...]], str | bytes]
"""A recap as a page for people, with what the book knows of its payments."""

TABLES: dict[str, Callable[[Recap], str]] = {
    "csv": csv.results,
    "hands": csv.hands,
    "payments": csv.payments,
    "ledger": csv.ledger,
}
"""Tables with their English keys: what the command writes, other programs read."""


def recap(options: Namespace) -> int:
    """Write a recap in the formats asked for; with none, the summary on standard output.

    Args:
        options: what was typed; `pages` = what makes a page of each format of one session that was asked for, which
            needs Qt.

    Raises:
        Trouble: there is no such book or session, or the format cannot hold them.
    """
    formats = asked(options, RECAPS)
    pages: dict[str, Page] = options.pages
    with opened(options.db) as store, chosen_sessions(store, options.session, options.no_names) as sessions:
        recaps = [_built(session, options) for session in sessions]
        ticks = sessions[0].store.settled(sessions[0].id)
    if len(recaps) > 1 and (single := [f"--{kind}" for kind in formats if kind in SINGLE]):
        raise Trouble(f"{' and '.join(single)} can hold one session only: name one")
    for kind, target in formats.items():
        put(target, pages[kind](recaps[0], ticks) if kind in pages else _written(kind, recaps))
    if not formats:
        print("\n".join(text.summary(each) for each in recaps), end="")
    return 0


def _built(session: Session, options: Namespace) -> Recap:
    return build(session, bank=options.bank, settle_anyway=options.anyway, version=version())


def _written(kind: str, recaps: list[Recap]) -> str:
    """Recaps in a text format; several tables are one, with a column that says the session."""
    if kind == "json":
        return json.recap_json(recaps[0]) if len(recaps) == 1 else json.recaps_json(recaps)
    table = TABLES[kind]
    return table(recaps[0]) if len(recaps) == 1 else csv.together([(each.session, table(each)) for each in recaps])
