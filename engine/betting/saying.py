"""What a player said, taken apart: a word and perhaps an amount (PRO-1, PRO-4, PRO-6)."""

import re

from msgspec import Struct

from engine.refusals import refuse

WORDS = ("fold", "check", "call", "bet", "raise", "complete", "bring in", "pot", "all in")
_AMOUNT = re.compile(r"^(?:(bet|raise|complete)(?: (to|by))? )?(\d{1,13})$")
_THOUSANDS = re.compile(r"(?<=\d),(?=\d{3}(?!\d))")
_STRING = re.compile(r"^(?:i )?(?:call|see)(?: (?:you|it|that|your bet))?(?: and| then)? (?:i )?raise\b.*$")


class Said(Struct, frozen=True):
    """`word` = "", one of WORDS, amount, or call and raise; `amount` in chips; `by` = adds to the bet."""

    word: str
    amount: int | None = None
    by: bool = False


def take_apart(says: str) -> Said:
    """The statement in its parts.

    Raises:
        Refused: code `unknown` for words that are none of the table's.
    """
    text = " ".join(_THOUSANDS.sub("", says.lower()).replace("all-in", "all in").replace(",", " ").split())
    if text == "":
        return Said("")
    if text == "allin":
        return Said("all in")
    if text in WORDS:
        return Said(text)
    if _STRING.match(text):
        return Said("call and raise")
    match = _AMOUNT.match(text)
    if match is None:
        raise refuse("unknown", "said_unknown", "PRO-1", says=repr(says[:30]), words=WORDS)
    word, how, number = match.groups()
    return Said(word or "amount", int(number), how == "by")
