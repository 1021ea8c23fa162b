"""What takes its time beside the window: the job, how it is told, and a session as another thread reads it.

That thread has a connection of its own, so that the window goes on meanwhile.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Generic, TypeVar

from msgspec import Struct

from desktop.words.i18n import counted
from desktop.words.say import say
from engine.journal.going_on import GoOn
from engine.journal.sqlite import SqliteStore
from engine.session import Session

Result = TypeVar("Result")


class Job(Struct, Generic[Result], frozen=True):
    """What is to be done, how it is called meanwhile, and who hears what came of it."""

    title: str
    """What is being done, in words."""
    how_far: Callable[[int, int], str]
    """How much of how much is done, in words."""
    work: Callable[[GoOn], Result]
    """Does it, maybe in another thread; told to end it raises whatever its `ended` knows."""
    ended: Callable[[Result | Exception], None]
    """Hears in the thread of the window what it came to, or its error."""


Wait = Callable[[Job[Any]], None]


def at_once(job: Job[Any]) -> None:
    """Do it here and now: what is short, and what no window can wait for."""
    try:
        result = job.work(lambda _, __: True)
    except Exception as error:  # its `ended` knows which it can say
        result = error
    job.ended(result)


@contextmanager
def apart(session: Session, long: bool) -> Iterator[Session]:
    """The session read from the book once more; the very same where what is done with it does not take `long`.

    Raises:
        JournalError: the book cannot be opened a second time.
    """
    if not long or not isinstance(session.store, SqliteStore):
        yield session
        return
    with SqliteStore(session.store.file, readonly=True) as book:
        yield Session.resume(book, session.id)


def on_disk(session: Session) -> bool:
    """Whether the session lies in a file, which another thread can open as well."""
    return isinstance(session.store, SqliteStore)


def how_far(done: int, of: int) -> str:
    """How many steps of how many are done, in words."""
    return say("waiting.steps", done=counted(done), of=counted(of))
