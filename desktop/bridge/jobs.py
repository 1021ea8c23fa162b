"""What takes its time beside the window: the job, and how it is told."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from msgspec import Struct

from desktop.words.i18n import counted
from desktop.words.say import say
from engine.journal.progress import GoOn

Returned = TypeVar("Returned")


class Job(Struct, Generic[Returned], frozen=True):
    """What is to be done, how it is called meanwhile, and who hears what came of it."""

    title: str
    """What is being done, in words."""
    how_far: Callable[[int, int], str]
    """How much of how much is done, in words."""
    work: Callable[[GoOn], Returned]
    """Does it, maybe in another thread; told to end it raises whatever its `ended` knows."""
    ended: Callable[[Returned | Exception], None]
    """Hears in the thread of the window what it came to, or its error."""


Wait = Callable[[Job[Any]], None]


def at_once(job: Job[Any]) -> None:
    """Do it here and now: what is short, and what no window can wait for."""
    try:
        result = job.work(lambda _, __: True)
    except Exception as error:  # its `ended` knows which it can say
        result = error
    job.ended(result)


def how_far(done: int, of: int) -> str:
    """How many steps of how many are done, in words."""
    return say("waiting.steps", done=counted(done), of=counted(of))
