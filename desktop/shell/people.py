"""Who sat in the book that is open, as the sheets that ask for a name offer them."""

from collections.abc import Sequence

from desktop.shell.new_book import NewBook
from desktop.table.pastplayers import named
from engine.journal.register import register
from engine.journal.sqlite import SqliteStore


def people(book: SqliteStore | NewBook) -> Sequence[str]:
    """Each person once: those of the newest evenings first, then everybody by their names.

    Raises:
        JournalError: the book cannot be read.
    """
    latest = book.players()
    if isinstance(book, NewBook):
        return latest
    known = register(book)
    names = dict.fromkeys((*map(known.called, latest), *(person.name for person in known.people)))
    return named(names, {person.name: person.names[1:] for person in known.people})
