"""Hands that a format cannot express: each is skipped with a reason, and the hands are counted by reason."""

from collections import Counter
from collections.abc import Callable, Iterable

from engine.exports.story import Story
from engine.words import Phrase, phrase


class Skipped(Exception):
    """Raised for a hand that cannot be written in a format; `why` is the reason as a phrase."""

    def __init__(self, why: Phrase) -> None:
        super().__init__(why.text)
        self.why = why


def write_hands(hands: Iterable[Story], write: Callable[[Story], str]) -> tuple[list[str], Counter[Phrase]]:
    """Return the texts of the hands that can be written, and the number of skipped hands for each reason."""
    texts: list[str] = []
    skipped: Counter[Phrase] = Counter()
    for story in hands:
        if story.misdeal:
            skipped[phrase("export.misdeal", why=story.misdeal)] += 1
            continue
        try:
            texts.append(write(story))
        except Skipped as error:
            skipped[error.why] += 1
    return texts, skipped
