"""A job that takes long and runs beside the window, with the words for its progress."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from msgspec import Struct

from desktop.words.i18n import counted
from desktop.words.say import say
from engine.journal.progress import GoOn

Returned = TypeVar("Returned")


class Job(Struct, Generic[Returned], frozen=True):
    """The work, its title and progress in words, and the receiver of its result."""

    title: str
    """The title, in words."""
    how_far: Callable[[int, int], str]
    """Returns the progress in words, from steps done and steps in all."""
    work: Callable[[GoOn], Returned]
    """Does the work, possibly in another thread; if stopped, it raises an error that `ended` handles."""
    ended: Callable[[Returned | Exception], None]
    """Receives the result or the exception, in the thread of the window."""


Wait = Callable[[Job[Any]], None]


def at_once(job: Job[Any]) -> None:
    """Run a job in this thread: a short one, or one without a window to wait in."""
    try:
        result = job.work(lambda _, __: True)
    except Exception as error:  # `ended` handles it
        result = error
    job.ended(result)


def how_far(done: int, of: int) -> str:
    """Return the progress in words: steps done and steps in all."""
    return say("waiting.steps", done=counted(done), of=counted(of))
