"""`feltbook sessions`: the sessions of a book as lines of text."""

import json
from argparse import Namespace
from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.commands.books import opened
from engine.recap.records import title_of
from engine.refusals import Refused
from engine.settings.resolve import resolve

if TYPE_CHECKING:
    from engine.journal.store import Store
    from engine.journal.stored import SessionRow

PAGE = 100


def lines(store: "Store") -> Iterator[str]:
    """A head and a line a session, newest first; a single sentence when there is none."""
    before: int | None = None
    first = True
    while rows := store.sessions(PAGE, before):
        if first:
            yield f"{'session':>7}  {'began (UTC)':16}  {'hands':>5}  {'time':>8}  game"
            first = False
        yield from (line(row) for row in rows)
        before = rows[-1].id
    if first:
        yield "no sessions yet"


def line(row: "SessionRow") -> str:
    """One session: number, when, hands, time played, game."""
    began = row.created.replace("T", " ")[:16]
    hours, minutes = divmod(row.at // 60, 60)
    return f"{row.id:>7}  {began:16}  {row.hand:>5}  {hours:>3} h {minutes:02}  {game(row)}"


def game(row: "SessionRow") -> str:
    """The session's name and the game it was opened with."""
    try:
        words = title_of(*resolve(json.loads(row.table))).text
    except Refused:
        words = "a game of its own"
    return f"{row.name}, {words}" if row.name else words


def sessions(options: Namespace) -> int:
    """List the sessions of a book, newest first.

    Raises:
        Trouble: there is no such book.
    """
    with opened(options.db) as store:
        for text in lines(store):
            print(text)
    return 0
