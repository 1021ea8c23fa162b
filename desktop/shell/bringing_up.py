"""A book of an older Feltbook is brought up before it is opened: beside the window where it is a long one."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from desktop.bridge.apart import how_far
from desktop.kit.job import Job
from desktop.words.say import say
from engine.journal.due import steps_behind
from engine.journal.going_on import GoOn
from engine.journal.sqlite import SqliteStore

AT_ONCE: Final = 2000
"""Steps of a book that is brought up without saying so: a tenth of a second, on a slow device half of one."""


def takes_long(book: Path) -> bool:
    """Whether a book that is not open is an older one, and long."""
    return steps_behind(book) >= AT_ONCE


def bringing_up(book: Path, ended: Callable[[Exception | None], None]) -> Job[None]:
    """Brings a book up and closes it; `ended` hears why not, `Cancelled` among it: nothing was changed then."""

    def work(go_on: GoOn) -> None:
        SqliteStore(book, go_on=go_on).close()

    return Job(say("waiting.bringing_up"), how_far, work, ended)
