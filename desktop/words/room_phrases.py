"""Troubles between a table's book and its card room in words, for the table and the floor."""

from typing import Final, Literal, get_args

from desktop.words.say import say

TroubleCode = Literal[
    "fork", "behind", "missing", "damaged", "gap", "put_back", "foreign", "too_large", "facts", "refused", "unread"
]  # fmt: skip
"""The codes of troubles that servers and shippers use."""
CODES: Final = frozenset(get_args(TroubleCode))
UNSENT: Final = ("refused", "unread")
"""Troubles the room cannot learn of: the server refuses the table, or the table's book cannot be read."""


def trouble_words(code: str) -> str:
    """Return the sentence of a trouble; an unknown code, of a newer server, has a general sentence."""
    return say(f"room.trouble_{code}") if code in CODES else say("room.trouble_other")
