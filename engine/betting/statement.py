"""What a player said, taken apart: a word and perhaps an amount (PRO-1, PRO-4, PRO-6)."""

import re

from msgspec import Struct

from engine.refusals import refuse

WORDS = ("fold", "check", "call", "bet", "raise", "complete", "bring in", "pot", "all in")
_AMOUNT = r"^(?:(bet|raise|complete)(?: (to|by))? )?(\d{1,13})$"
_THOUSANDS = r"(?<=\d),(?=\d{3}(?!\d))"
_STRING = r"^(?:i )?(?:call|see)(?: (?:you|it|that|your bet))?(?: and| then)? (?:i )?raise\b.*$"


class Statement(Struct, frozen=True):
    """A statement in its parts."""

    word: str
    """"" for nothing, one of WORDS, "amount" for a bare number, or "call and raise"."""
    amount: int | None = None
    """The amount that was said, in chips; None without one."""
    by: bool = False
    """Whether the amount is added to the bet instead of being a total."""


def take_apart(says: str) -> Statement:
    """The statement in its parts.

    Raises:
        Refused: code `unknown` for words that are none of the table's.
    """
    text = " ".join(re.sub(_THOUSANDS, "", says.lower()).replace("all-in", "all in").replace(",", " ").split())
    if text == "":
        return Statement("")
    if text == "allin":
        return Statement("all in")
    if text in WORDS:
        return Statement(text)
    if re.match(_STRING, text):
        return Statement("call and raise")
    match = re.match(_AMOUNT, text)
    if match is None:
        raise refuse("unknown", "said_unknown", "PRO-1", says=repr(says[:30]), words=WORDS)
    word, how, number = match.groups()
    return Statement(word or "amount", int(number), how == "by")
