"""Work that may take its time, as a record: who asks for it knows no window and no thread."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from msgspec import Struct

GoOn = Callable[[int, int], bool]
"""Told how much of how much is done; False = it is to end."""
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
