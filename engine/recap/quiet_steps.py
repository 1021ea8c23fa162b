"""Recognises steps that change no figure of the recap, without decoding their events; most steps are of this kind."""

import re
from typing import Final

from engine import events as e
from engine.journal.steps import JournalStep

QUIET: Final = frozenset(
    (e.Acted, e.RoundClosed, e.StreetDealt, e.UncalledReturned, e.HandShown, e.BoardSeen, e.TimePassed)
)
"""Events that change no figure; most events of an evening are of these kinds."""
_QUIET_WORDS: Final = frozenset(event.__name__ for event in QUIET)
_WORD: Final = re.compile(r'"e":"(\w+)"')


def is_quiet(step: JournalStep) -> bool:
    """Return whether a step changes no figure, without decoding its events."""
    return not step.ended and not step.ledger and are_quiet(step.events)


def are_quiet(events: str) -> bool:
    """Return whether there are stored events, all of quiet kinds; quotes in names are escaped in the text."""
    words = _WORD.findall(events)
    return bool(words) and _QUIET_WORDS.issuperset(words)
