"""The players of the open book, as the name sheets suggest them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from desktop.table.past_players import with_other_names
from engine.journal.register import register
from engine.journal.sqlite import SqliteStore

if TYPE_CHECKING:
    from desktop.shell.new_book import NewBook
    from engine.journal.memory import MemoryStore


def people(book: "SqliteStore | NewBook | MemoryStore") -> Sequence[str]:
    """Return each person once: players of the newest evenings first, then all others by name.

    A book without a file (before its first evening, in the demo) has no register: its player names are returned.

    Raises:
        JournalError: the book cannot be read.
    """
    latest = book.players()
    if not isinstance(book, SqliteStore):
        return latest
    known = register(book)
    names = dict.fromkeys((*map(known.called, latest), *(person.name for person in known.people)))
    return with_other_names(names, {person.name: person.names[1:] for person in known.people})
