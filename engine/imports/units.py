"""Converts amounts of a file to chips: they are whole chips, or money whose smallest unit is a chip."""

from decimal import Decimal, InvalidOperation
from typing import Any, Final

from engine.imports.records import NotImported
from engine.settings.currencies import CODES, decimals
from engine.words import phrase

PLAY_MONEY: Final = ("XPM", "PPC")
"""Currency codes of amounts without a worth."""
MOST: Final = 10**12
"""Amounts of this many chips or more are rejected as mistakes."""


class Unit:
    """Unit of a hand's amounts: chips, or money whose smallest (or whole) unit is a chip.

    Args:
        currency: ISO 4217, "" for chips.
        line: line of the file where the hand begins.
        whole: whether a chip is a whole unit of the currency.
    """

    def __init__(self, currency: str, line: int, *, whole: bool = False) -> None:
        self.currency, self.line = currency, line
        self._worth = Decimal(10) ** decimals(currency) if currency and not whole else Decimal(1)

    def chips(self, amount: Any) -> int:
        """Return an amount in chips; raises `NotImported` if it is invalid, negative, or has too many decimals."""
        try:
            whole = Decimal(amount) * self._worth
            if whole != int(whole) or not 0 <= whole < MOST:
                raise ValueError
        except (InvalidOperation, ValueError, TypeError, OverflowError):
            raise NotImported(self.line, phrase("import.amount", amount=str(amount)[:40])) from None
        return int(whole)


def unit_of(line: int, currency: str, *, whole: bool = False) -> Unit:
    """Return the unit of a hand, the smallest or a `whole` unit of its currency; raises `NotImported` if unknown."""
    if currency and currency not in CODES and currency not in PLAY_MONEY:
        raise NotImported(line, phrase("import.currency", currency=currency))
    return Unit("" if currency in PLAY_MONEY else currency, line, whole=whole)
