"""`feltbook sessions`: the sessions of a book as lines of text."""

from argparse import Namespace
from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.commands.books import opened
from engine.journal.error_words import english
from engine.journal.errors import JournalError
from engine.journal.store_protocol import used
from engine.recap.game_titles import games_text, summary_of
from engine.values import with_visible_signs

if TYPE_CHECKING:
    from engine.journal.store import Store
    from engine.journal.store_protocol import SessionRow

PAGE = 100


def lines(store: "Store") -> Iterator[str]:
    """Yield a head and a line for each used session, newest first, or one sentence when there is none."""
    before: int | None = None
    first = True
    while rows := store.sessions(PAGE, before):
        listed = used(store, rows)
        if first and listed:
            yield f"{'session':>7}  {'began (UTC)':16}  {'hands':>5}  {'time':>8}  game"
            first = False
        yield from (line(store, row) for row in listed)
        before = rows[-1].id
    if first:
        yield "no sessions yet"


def line(store: "Store", row: "SessionRow") -> str:
    """Return the line of a session: number, start, hands, time played, games."""
    began = row.created.replace("T", " ")[:16]
    hours, minutes = divmod(row.at // 60, 60)
    hands, games = hands_and_games(store, row)
    return f"{row.id:>7}  {began:16}  {hands:>5}  {hours:>3} h {minutes:02}  {games}"


def hands_and_games(store: "Store", row: "SessionRow") -> tuple[int, str]:
    """Return the number of hands, and the session's name and games; of a damaged session 0 and the error."""
    try:
        summary = summary_of(store, row.id)
    except JournalError as error:
        return 0, english(error)
    games = games_text(summary.games, summary.tournament)
    return summary.hands, ", ".join(word for word in (summary.name, games) if word)


def sessions(options: Namespace) -> int:
    """List the sessions of a book, newest first.

    Raises:
        Trouble: there is no such book.
    """
    with opened(options.db) as store:
        for text in lines(store):
            print(with_visible_signs(text))
    return 0
