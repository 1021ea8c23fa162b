"""Hands a format has no words for: each is skipped with its reason, and the reasons are counted."""

from collections import Counter
from collections.abc import Callable, Iterable

from engine.exports.stories import Story


class Skipped(Exception):
    """A hand cannot be written in a format; the text says why."""


def written(hands: Iterable[Story], write: Callable[[Story], str]) -> tuple[list[str], Counter[str]]:
    """The texts of the hands that can be written, and how many were skipped for which reason."""
    texts: list[str] = []
    skipped: Counter[str] = Counter()
    for story in hands:
        if story.misdeal:
            skipped[f"a misdeal ({story.misdeal}): all chips went back"] += 1
            continue
        try:
            texts.append(write(story))
        except Skipped as reason:
            skipped[str(reason)] += 1
    return texts, skipped
