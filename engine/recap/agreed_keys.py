"""Keys of ticks that are no payments: the place of a payment in an agreed list, and that a payment is due now.

In such a key the amount comes before the names, so that no reader of a book takes the tick for a payment, whose key
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
    """Return the key of the tick that a payment has this place, from 1, in the list agreed for this way of settling."""
    return f"stands:{place}:{way}:{_amount_first(key)}"


def due_key(key: str) -> str:
    """Return the key of the tick that an unmade payment is due now and not left to a later evening."""
    return f"asked:{_amount_first(key)}"


def agreed_keys_in(ticks: Iterable[Tick], way: SettleWay) -> tuple[str, ...]:
    """Return the keys of the payments in the agreed list, in its order."""
    matches = [match for tick in ticks if tick.paid and (match := _STANDS.fullmatch(tick.payment)) and match[2] == way]
    return tuple(_payment_key(match[3]) for match in sorted(matches, key=lambda match: int(match[1])))


def place_keys_in(ticks: Iterable[Tick]) -> frozenset[str]:
    """Return the keys of the valid ticks for places in an agreed list."""
    return frozenset(tick.payment for tick in ticks if tick.paid and _STANDS.fullmatch(tick.payment))


def due_keys_in(ticks: Iterable[Tick]) -> frozenset[str]:
    """Return the keys of the payments ticked as due now."""
    return frozenset(
        _payment_key(match[1]) for tick in ticks if tick.paid and (match := _ASKED.fullmatch(tick.payment))
    )


def renamed_agreed_key(key: str, renamed: Callable[[str], str]) -> str | None:
    """Return such a key with the key of its payment replaced by `renamed`; None = it is another key."""
    if match := _STANDS.fullmatch(key):
        return f"stands:{match[1]}:{match[2]}:{_amount_first(renamed(_payment_key(match[3])))}"
    if match := _ASKED.fullmatch(key):
        return due_key(renamed(_payment_key(match[1])))
    return None


def _amount_first(key: str) -> str:
    pair, _, amount = key.rpartition(":")
    return f"{amount}:{pair.replace('%', '%25').replace(':', '%3A')}"


def _payment_key(agreed_key: str) -> str:
    amount, _, pair = agreed_key.partition(":")
    return f"{pair.replace('%3A', ':').replace('%25', '%')}:{amount}"
