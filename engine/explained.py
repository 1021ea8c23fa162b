"""The record of an explained figure: steps with their rule ids, each a sentence by key and facts."""

from typing import Any

from msgspec import Struct

from engine.words import Fact, Phrase


class House(Struct, frozen=True):
    """The house rule behind a step."""

    key: str
    """The dotted key of the setting."""
    value: str
    """The value in force, as the table script writes it."""

    @property
    def text(self) -> str:
        """Both, such as `ante.by: each`."""
        return f"{self.key}: {self.value}"


class Reason(Phrase, frozen=True):
    """One step of an explanation; `text` is its English sentence."""

    rule: str
    """The rulebook id, "" where there is none."""
    setting: House | None = None
    """The house rule behind it, if one is."""


class Explained(Struct, frozen=True):
    """How a figure came about."""

    steps: tuple[Reason, ...]
    """In the order of the arithmetic."""
    value: Any = None
    """What they lead to: chips, a seat, a word, or None."""


def reason(key: str, rule: str, setting: House | None = None, /, **facts: Fact) -> Reason:
    """A step: the sentence `key`, whose blanks `facts` fill."""
    return Reason(key, tuple(facts.items()), rule, setting)
