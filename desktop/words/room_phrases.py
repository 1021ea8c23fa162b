"""What is wrong between a table's book and its card room, in words: said at the table and on the floor."""

from typing import Final, Literal, get_args

from desktop.words.say import say

TroubleCode = Literal[
    "fork", "behind", "missing", "damaged", "gap", "put_back", "foreign", "too_large", "facts", "refused", "unread"
]  # fmt: skip
"""What servers and shippers call it."""
CODES: Final = frozenset(get_args(TroubleCode))
UNSENT: Final = ("refused", "unread")
"""Of these the room never hears: the server does not let the table in, or its book cannot be read."""


def trouble_words(code: str) -> str:
    """A sentence of it; a code of a newer server has a general one."""
    return say(f"room.trouble_{code}") if code in CODES else say("room.trouble_other")
