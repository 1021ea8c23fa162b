"""Hands a format has no words for: each is skipped with its reason, and the reasons are counted."""

from collections import Counter
from collections.abc import Callable, Iterable

from engine.exports.story import Story
from engine.words import Phrase, phrase


class Skipped(Exception):
    """A hand cannot be written in a format; `why` says it in words."""

    def __init__(self, why: Phrase) -> None:
        super().__init__(why.text)
        self.why = why


def written(hands: Iterable[Story], write: Callable[[Story], str]) -> tuple[list[str], Counter[Phrase]]:
    """The texts of the hands that can be written, and how many were skipped for which reason."""
    texts: list[str] = []
    skipped: Counter[Phrase] = Counter()
    for story in hands:
        if story.misdeal:
            skipped[phrase("export.misdeal", why=story.misdeal)] += 1
            continue
        try:
            texts.append(write(story))
        except Skipped as left_out:
            skipped[left_out.why] += 1
    return texts, skipped
