"""Refusals: what is wrong, what is allowed and which rule says so. A refused command changes nothing."""

from typing import ClassVar, Literal

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
    """Why a command is refused: a sentence of `engine.words` by key and facts; `text` is its English."""

    between: ClassVar[str] = "; "

    code: Code
    """The error code of the table script."""
    rule: str | None = None
    """The rulebook id behind it, if one is."""

    @property
    def message(self) -> str:
        """The sentence with its rule: what is wrong and what is allowed."""
        return self.said_in(ENGLISH)

    @property
    def bare(self) -> "Refusal":
        """The same without its rule: for the sentence of another, or where there is little room."""
        return replace(self, rule=None)

    def said_in(self, speech: Speech) -> str:
        """The same in another language."""
        text = worded(self, speech)
        return f"{text} ({self.rule})" if self.rule else text


class Refused(Exception):
    """Raised inside `decide` and caught at its door; carries the `Refusal`."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        """The English sentence, worded when somebody reads it."""
        return self.refusal.message


def refusal(code: Code, key: str, rule: str | None = None, /, **facts: Fact) -> Refusal:
    """A refusal: the sentence `key` says what is wrong and what is allowed instead; `facts` fill its blanks."""
    return Refusal(key, tuple(facts.items()), code, rule)


def refuse(code: Code, key: str, rule: str | None = None, /, **facts: Fact) -> Refused:
    """The same as a `Refused` to raise."""
    return Refused(refusal(code, key, rule, **facts))
