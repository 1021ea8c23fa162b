"""Steps in which nothing is counted, known without reading their events: most of an evening."""

import re
from typing import Final

from engine import events as e
from engine.journal.steps import JournalStep

QUIET: Final = frozenset(
    (e.Acted, e.RoundClosed, e.StreetDealt, e.UncalledReturned, e.HandShown, e.BoardSeen, e.TimePassed)
)
"""What nothing is counted of: most of an evening."""
_QUIET_WORDS: Final = frozenset(event.__name__ for event in QUIET)
_WORD: Final = re.compile(r'"e":"(\w+)"')


def is_quiet(step: JournalStep) -> bool:
    """Whether nothing is counted in a step, without reading its events."""
    return not step.ended and not step.ledger and are_quiet(step.events)


def are_quiet(events: str) -> bool:
    """Whether there are stored events, and nothing is counted of any: quotes in names are escaped in them."""
    words = _WORD.findall(events)
    return bool(words) and _QUIET_WORDS.issuperset(words)
