"""Lines of the log: sentences whose chips are written as amounts."""

from desktop.words import say as sentences
from desktop.words.i18n import Plural, counted, figure

NUMBERS = ("hand", "number", "times", "boards")
"""Blanks of the log that hold no chips; a seat comes as text."""


def tell(key: str, /, **blanks: object) -> str:
    """The sentence of the log called `key`, its blanks filled; whole numbers are chips, but for `NUMBERS`."""
    _, _, sentence = sentences.sentence_of(f"log.{key}")
    counts = sentence.by if isinstance(sentence, Plural) else None
    shown = {
        name: (counted if name in NUMBERS else figure)(value) if isinstance(value, int) and name != counts else value
        for name, value in blanks.items()
    }
    return sentences.say(f"log.{key}", **shown)


def known(key: str) -> bool:
    """Whether the log has a sentence called `key`."""
    return sentences.known(f"log.{key}")
