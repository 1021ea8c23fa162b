"""A sentence as it travels: a key and facts. It becomes text where it is read, in the language it is read in."""

from collections.abc import Callable
from typing import Any, ClassVar, TypeAlias

from msgspec import Struct

from engine.words.sentences import SENTENCES
from engine.words.units import holds_chips

Fact: TypeAlias = "int | float | str | Phrase | tuple[Fact, ...]"
"""What fills a blank: a figure, a word, another sentence, or several of them."""

Facts = tuple[tuple[str, Any], ...]
"""Name of the blank and its `Fact`."""


class Phrase(Struct, frozen=True):
    """A sentence of `engine.words`."""

    between: ClassVar[str] = ", "
    """What stands between several of them."""

    key: str
    """Which sentence."""
    facts: Facts
    """What fills its blanks, by their names."""

    @property
    def text(self) -> str:
        """The English sentence."""
        return worded(self, ENGLISH)

    @property
    def message(self) -> str:
        """The sentence as it stands among others; a refusal adds its rule."""
        return self.text

    def said_in(self, speech: "Speech") -> str:
        """`message` in another language."""
        return worded(self, speech)


class Speech(Struct, frozen=True):
    """How a language says it."""

    sentence: Callable[[str], str]
    """The sentence of a key, its blanks open."""
    word: Callable[[str], str]
    """A word that fills a blank."""
    figure: Callable[[int], str]
    """A number of chips that fills a blank."""
    number: Callable[[int], str]
    """Any other whole number."""


def phrase(key: str, /, **facts: Fact) -> Phrase:
    """The sentence `key` with its facts."""
    return Phrase(key, tuple(facts.items()))


def worded(phrase: Phrase, speech: Speech) -> str:
    """The sentence with its blanks filled, without its rule."""
    blanks = {
        name: _filled(fact, speech, speech.figure if holds_chips(phrase.key, name) else speech.number)
        for name, fact in phrase.facts
    }
    return speech.sentence(phrase.key).format_map(blanks)


def _filled(fact: Fact, speech: Speech, number: Callable[[int], str]) -> str:
    """One fact in words; several stand in a row."""
    if isinstance(fact, Phrase):
        return fact.said_in(speech)
    if isinstance(fact, tuple):
        between = fact[0].between if fact and isinstance(fact[0], Phrase) else ", "
        return between.join(_filled(part, speech, number) for part in fact)
    if isinstance(fact, int):
        return number(fact)
    return speech.word(str(fact))


ENGLISH = Speech(SENTENCES.__getitem__, str, str, str)
"""Plain English, as the table script answers."""
