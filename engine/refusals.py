"""The engine's answers in words: a refusal with its code and rule, and an explained figure with its steps.

A refusal has the fault, the allowed choice and the rule; a refused command changes nothing. The steps of a figure have
their rule ids; each is a sentence by key and facts.
"""

from typing import Any, ClassVar, Literal

from msgspec import Struct
from msgspec.structs import replace

from engine.words import ENGLISH, Fact, Phrase, Speech, worded

Code = Literal[
    "malformed",
    "not_open",
    "unknown",
    "out_of_turn",
    "illegal_action",
    "amount",
    "phase",
    "seat",
    "settings",
    "floor",
    "storage",
]


class Refusal(Phrase, frozen=True):
    """The refusal of a command: a sentence of `engine.words` by key and facts; `text` is its English."""

    between: ClassVar[str] = "; "

    code: Code
    """The error code of the table script."""
    rule: str | None = None
    """The rulebook id behind it, None without one."""

    @property
    def message(self) -> str:
        """The English sentence with its rule: the fault and the allowed choice."""
        return self.said_in(ENGLISH)

    @property
    def without_rule(self) -> "Refusal":
        """The refusal without its rule, for the sentence of another, or where there is little room."""
        return replace(self, rule=None)

    def said_in(self, speech: Speech) -> str:
        """Return `message` in another language."""
        text = worded(self, speech)
        return f"{text} ({self.rule})" if self.rule else text


class Refused(Exception):
    """The exception that carries a `Refusal`, raised inside `decide` and caught where it is called."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        """Return the English sentence."""
        return self.refusal.message


def refusal(code: Code, key: str, rule: str | None = None, /, **facts: Fact) -> Refusal:
    """Return a refusal: the sentence `key` names the fault and the allowed choice; `facts` fill its blanks."""
    return Refusal(key, tuple(facts.items()), code, rule)


def refuse(code: Code, key: str, rule: str | None = None, /, **facts: Fact) -> Refused:
    """Return the same as a `Refused` to raise."""
    return Refused(refusal(code, key, rule, **facts))


class House(Struct, frozen=True):
    """The house rule behind a step."""

    key: str
    """The dotted key of the setting."""
    value: str
    """The value in force, as the table script writes it."""

    @property
    def text(self) -> str:
        """Key and value, such as `ante.by: each`."""
        return f"{self.key}: {self.value}"


class Reason(Phrase, frozen=True):
    """A step of an explanation; `text` is its English sentence."""

    rule: str
    """The rulebook id, "" where there is none."""
    setting: House | None = None
    """The house rule behind it, None without one."""


class Explained(Struct, frozen=True):
    """The explanation of a figure."""

    steps: tuple[Reason, ...]
    """The steps, in the order of the arithmetic."""
    value: Any = None
    """The result: chips, a seat, a word, or None."""


def reason(key: str, rule: str, setting: House | None = None, /, **facts: Fact) -> Reason:
    """Return a step: the sentence `key`, whose blanks `facts` fill."""
    return Reason(key, tuple(facts.items()), rule, setting)
