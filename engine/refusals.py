"""Refusals: what is wrong, what is allowed and which rule says so. A refused command changes nothing."""

from typing import Any, Literal

from msgspec import Struct

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


class Refusal(Struct, frozen=True):
    """Why a command is refused.

    `code` is the error code of the table script; `key` names the sentence (wording can be translated), `facts` fill
    its blanks; `text` is the English sentence; `rule` the rulebook id behind it, if one is.
    """

    code: Code
    text: str
    rule: str | None = None
    key: str = ""
    facts: tuple[tuple[str, Any], ...] = ()

    @property
    def message(self) -> str:
        """The sentence with its rule: what is wrong and what is allowed."""
        return f"{self.text} ({self.rule})" if self.rule else self.text


class Refused(Exception):
    """Raised inside `decide` and caught at its door; carries the `Refusal`."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.message)
        self.refusal = refusal


def refuse(code: Code, text: str, rule: str | None = None, key: str = "", **facts: Any) -> Refused:
    """A `Refused` to raise: `text` says what is wrong and what is allowed instead."""
    return Refused(Refusal(code, text, rule, key, tuple(facts.items())))
