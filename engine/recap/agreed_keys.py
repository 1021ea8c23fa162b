"""Keys of marks that are stored beside payments: the order of an agreed list, and payments due now after all.

In a mark's key the amount comes before the names, so that no reader of a book takes the mark for a payment, whose key
ends in its amount.
"""

import re
from collections.abc import Callable, Iterable
from typing import Final, Literal

from engine.journal.evening_marks import Tick

SettleWay = Literal["bank", "each"]
"""How parties settle: all with a bank, or players with each other."""
WAYS: Final[tuple[SettleWay, ...]] = ("bank", "each")

_STANDS: Final = re.compile(r"stands:(\d+):(bank|each):(.+)", re.DOTALL)
_ASKED: Final = re.compile(r"asked:(.+)", re.DOTALL)


def place_key(place: int, way: SettleWay, key: str) -> str:
    """Return the key of the mark that a payment has this place, from 1, in the list agreed for this way of settling."""
    return f"stands:{place}:{way}:{_amount_first(key)}"


def due_key(key: str) -> str:
    """Return the key of the mark that an unmade payment is due now and not left to a later evening."""
    return f"asked:{_amount_first(key)}"


def agreed_keys_in(words: Iterable[Tick], way: SettleWay) -> tuple[str, ...]:
    """Return the keys of the payments in the agreed list, in its order."""
    marks = [mark for word in words if word.paid and (mark := _STANDS.fullmatch(word.payment)) and mark[2] == way]
    return tuple(_payment_key(mark[3]) for mark in sorted(marks, key=lambda mark: int(mark[1])))


def marks_in(words: Iterable[Tick]) -> frozenset[str]:
    """Return the keys of the valid marks of places in an agreed list."""
    return frozenset(word.payment for word in words if word.paid and _STANDS.fullmatch(word.payment))


def due_keys_in(words: Iterable[Tick]) -> frozenset[str]:
    """Return the keys of the payments marked as due now."""
    return frozenset(_payment_key(mark[1]) for word in words if word.paid and (mark := _ASKED.fullmatch(word.payment)))


def renamed_mark(key: str, renamed: Callable[[str], str]) -> str | None:
    """Return the key of a mark with the key of its payment replaced by `renamed`, None = it is no mark."""
    if mark := _STANDS.fullmatch(key):
        return f"stands:{mark[1]}:{mark[2]}:{_amount_first(renamed(_payment_key(mark[3])))}"
    if mark := _ASKED.fullmatch(key):
        return due_key(renamed(_payment_key(mark[1])))
    return None


def _amount_first(key: str) -> str:
    pair, _, amount = key.rpartition(":")
    return f"{amount}:{pair.replace('%', '%25').replace(':', '%3A')}"


def _payment_key(mark_key: str) -> str:
    amount, _, pair = mark_key.partition(":")
    return f"{pair.replace('%3A', ':').replace('%25', '%')}:{amount}"
