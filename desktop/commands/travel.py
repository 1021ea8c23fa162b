"""`feltbook pack` and `feltbook unpack`: a session as one file, from one book to another."""

from argparse import Namespace
from pathlib import Path

from desktop.commands import Trouble
from desktop.commands.books import book_path, opened, single
from engine.journal.errors import JournalError
from engine.journal.sqlite import SqliteStore
from engine.keeping.pack_file import NotTaken
from engine.keeping.packing import file_name
from engine.keeping.packing import pack as write
from engine.keeping.unpacking import unpack as take
from engine.refusals import Refused


def pack(options: Namespace) -> int:
    """Write a session into one file.

    Raises:
        Trouble: there is no such book, or nothing to write of the session.
        JournalError: there is something where the file is to be.
    """
    with opened(options.db) as store:
        session = single(store, options.session)
        out: Path = options.out or Path(file_name(store.session(session)))
        if out.exists():
            raise JournalError("taken", out)
        try:
            opening = write(store, session, out, after=options.after)
        except Refused as error:
            raise Trouble(str(error)) from None
    print(f"{out}: steps {opening.after + 1} to {opening.steps}, head {opening.head}")
    return 0


def unpack(options: Namespace) -> int:
    """Add a packed session to the book; 1 after a line with the reason for refusing it.

    Raises:
        Trouble: there is no place for a book.
    """
    book = book_path(options.db)
    if not options.file.is_file():
        raise Trouble(f"{options.file}: there is no such file")
    with SqliteStore(book) as store:
        try:
            result = take(options.file, store)
        except NotTaken as refused:
            print(f"{options.file}: not taken in: {refused.phrase.text}")
            return 1
    print(result.phrase.text)
    return 0
