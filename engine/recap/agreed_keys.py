"""Words about payments that are no payments: which of them stand, in which order, and which are asked for after all.

They are kept beside the payments. The amount stands before the names, so that no reader of a book takes one for a
payment: the key of a payment ends in its amount.
"""

import re
from collections.abc import Callable, Iterable
from typing import Final, Literal

from engine.journal.evening_marks import Tick

SettleWay = Literal["bank", "each"]
"""How everybody settles: with one, or with each other."""
WAYS: Final[tuple[SettleWay, ...]] = ("bank", "each")

_STANDS: Final = re.compile(r"stands:(\d+):(bank|each):(.+)", re.DOTALL)
_ASKED: Final = re.compile(r"asked:(.+)", re.DOTALL)


def stands_key(place: int, way: SettleWay, key: str) -> str:
    """What it is remembered by that a payment stands at this place of the list, which is read out in this way."""
    return f"stands:{place}:{way}:{_turned(key)}"


def asked_key(key: str) -> str:
    """What it is remembered by that a payment which was not made after all is not left to a later evening."""
    return f"asked:{_turned(key)}"


def standing_in(words: Iterable[Tick], way: SettleWay) -> tuple[str, ...]:
    """The keys of the payments that stand, in their order."""
    marks = [mark for word in words if word.paid and (mark := _STANDS.fullmatch(word.payment)) and mark[2] == way]
    return tuple(_back(mark[3]) for mark in sorted(marks, key=lambda mark: int(mark[1])))


def marks_in(words: Iterable[Tick]) -> frozenset[str]:
    """The keys by which it is remembered which payments stand."""
    return frozenset(word.payment for word in words if word.paid and _STANDS.fullmatch(word.payment))


def asked_in(words: Iterable[Tick]) -> frozenset[str]:
    """The keys of the payments that are asked for after all."""
    return frozenset(_back(mark[1]) for word in words if word.paid and (mark := _ASKED.fullmatch(word.payment)))


def renamed_mark(key: str, renamed: Callable[[str], str]) -> str | None:
    """Such a key where the payment in it has another one, None = it is none."""
    if mark := _STANDS.fullmatch(key):
        return f"stands:{mark[1]}:{mark[2]}:{_turned(renamed(_back(mark[3])))}"
    if mark := _ASKED.fullmatch(key):
        return asked_key(renamed(_back(mark[1])))
    return None


def _turned(key: str) -> str:
    pair, _, amount = key.rpartition(":")
    return f"{amount}:{pair.replace('%', '%25').replace(':', '%3A')}"


def _back(turned: str) -> str:
    amount, _, pair = turned.partition(":")
    return f"{pair.replace('%3A', ':').replace('%25', '%')}:{amount}"
