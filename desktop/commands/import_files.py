"""`feltbook import`: hands and evenings of other programs into the book."""

from argparse import Namespace

from desktop.commands import Trouble
from desktop.commands.books import book_path
from engine.imports.files import read, store
from engine.imports.records import NotImported
from engine.journal.sqlite import SqliteStore


def take_in(options: Namespace) -> int:
    """Import all files or none; 1 after printing line and reason of a file that cannot be imported.

    Raises:
        Trouble: there is no such file, or no place for a book.
    """
    book = book_path(options.db)
    ready = []
    for path in options.files:
        if not path.is_file():
            raise Trouble(f"{path}: there is no such file")
        try:
            ready.append(read(path, options.currency, cents=options.cents))
        except NotImported as refused:
            print(f"{path}: {refused}; nothing was taken in")
            return 1
    try:
        with SqliteStore(book) as book_store:
            stored = store(ready, book_store, paid=options.paid)
    except NotImported as refused:
        print(f"{refused.file}: {refused}; nothing was taken in")
        return 1
    for made, numbers in zip(ready, stored, strict=True):
        listed = ", ".join(map(str, numbers))
        hands = f", {made.hands} hands" if made.hands else ""
        print(f"{made.file}: session{'s' if len(numbers) > 1 else ''} {listed}{hands}")
        for number, played in zip(numbers, made.sessions, strict=True):
            for gap in played.missing:
                print(f"{made.file}: session {number}: {gap.text}")
    return 0
