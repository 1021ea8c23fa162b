"""Hands a format has no words for: each is skipped with its reason, and the reasons are counted."""

from collections import Counter
from collections.abc import Callable, Iterable

from engine.exports.stories import Story


class Skipped(Exception):
    """A hand cannot be told in a format; the text says why."""


def written(hands: Iterable[Story], write: Callable[[Story], str]) -> tuple[list[str], Counter[str]]:
    """The hands that can be told, and how many were skipped for which reason."""
    found: list[str] = []
    skipped: Counter[str] = Counter()
    for story in hands:
        if story.misdeal:
            skipped[f"a misdeal ({story.misdeal}): all chips went back"] += 1
            continue
        try:
            found.append(write(story))
        except Skipped as reason:
            skipped[str(reason)] += 1
    return found, skipped
