"""The record of an explained figure: steps with their rule ids, wording included but replaceable."""

from typing import Any

from msgspec import Struct


class Reason(Struct, frozen=True):
    """One step of an explanation. `text` in English, `rule` its id, `setting` the house key and value behind it.

    `key` and `facts` (name, value pairs) let the desktop word the step in another language.
    """

    text: str
    rule: str
    key: str = ""
    facts: tuple[tuple[str, Any], ...] = ()
    setting: str | None = None


class Explained(Struct, frozen=True):
    """How a figure came about: its steps in order and the value they lead to (chips, a seat, or None)."""

    steps: tuple[Reason, ...]
    value: Any = None
