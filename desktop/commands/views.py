"""`feltbook views`: the views other tools may read in a book, and the metadata for Datasette."""

import json
from argparse import Namespace
from pathlib import Path

from desktop.commands.books import existing
from desktop.commands.output import write_output
from engine.journal import evening_tables
from engine.journal.errors import SecondWriter
from engine.journal.sqlite import SqliteStore
from engine.journal.tool_views import PROMISED, metadata
from engine.recap.kept_prizes import keep_all


def views(options: Namespace) -> int:
    """List the views, or write the metadata file of Datasette; missing values are computed and stored first.

    Raises:
        Trouble: there is no such book.
    """
    book = existing(options.db)
    open_elsewhere = _bring_up_to_date(book)
    if options.metadata is not None:
        with SqliteStore(book, readonly=True) as store:
            names = [name for (name,) in store.ask("SELECT name FROM sqlite_master WHERE type IN ('table', 'view')")]
        write_output(options.metadata, json.dumps(metadata(book.stem, names), indent=2, ensure_ascii=False) + "\n")
        return 0
    for name, view in PROMISED.items():
        print(f"{name:13} {view.about}")
    if open_elsewhere:
        print("The book is open elsewhere: the prizes of tournaments are as they were last worked out there.")
    return 0


def _bring_up_to_date(book: Path) -> bool:
    """Bring stored prizes and rows up to date; True = another process has the book open and does it."""
    try:
        with SqliteStore(book) as store:
            keep_all(store)
            evening_tables.keep_all(store)
    except SecondWriter:
        return True
    return False
