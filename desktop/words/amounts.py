"""Formats and parses amounts of chips, in chips or in money, as each language writes them. Integers throughout.

Pure functions: `desktop.words.i18n` holds the language and the money in use; its `figure` and `bare` call `written`.
"""

import re
from typing import TYPE_CHECKING, Protocol

from engine.settings.currencies import decimals

if TYPE_CHECKING:
    from engine.settings.records import Money

TEN = 10


class Marks(Protocol):
    """The marks with which a language writes amounts: a `Language` of `i18n`."""

    @property
    def thousands(self) -> str:
        """Return the separator of thousands."""

    @property
    def decimal(self) -> str:
        """Return the decimal mark."""

    @property
    def sign_last(self) -> bool:
        """Return whether the sign of a currency follows the amount."""


MINUS = "\u2212"
NO_BREAK = "\u00a0"
SIGNS = {"EUR": "€", "USD": "$", "GBP": "£", "JPY": "¥", "XPM": ""}
"""Signs of currencies; any other currency is written with its code, play money (XPM) with no sign."""
MARKS = ".,"
"""Keys that type the decimal mark: number pads have one or the other."""
MOST_DIGITS = 12
"""Most digits of a typed amount."""


def written(chips: int, money: "Money | None", language: Marks, *, sign: bool = True) -> str:
    """Return an amount with all digits: `1,480` chips, `€1,234.50`, `1.234,50 €`; `sign` = with the currency's sign."""
    if chips < 0:
        return MINUS + written(-chips, money, language, sign=sign)
    if money is None:
        return _grouped(chips, language)
    whole, part = divmod(money.scaled(chips), TEN**money.decimals)
    shown = _grouped(whole, language)
    if money.decimals:
        shown = f"{shown}{language.decimal}{part:0{money.decimals}}"
    mark = SIGNS.get(money.currency, money.currency) if sign else ""
    if not mark:
        return shown
    if language.sign_last:
        return f"{shown}{NO_BREAK}{mark}"
    return f"{mark}{NO_BREAK if mark.isalpha() else ''}{shown}"


def _grouped(number: int, language: Marks) -> str:
    return f"{number:,}".replace(",", language.thousands)


def read(text: str, money: "Money | None", language: Marks) -> int | None:
    """Return the chips of an amount in the format of `written`, sign optional; None where they are not whole chips."""
    plain = text.replace(language.thousands, "").replace(MINUS, "-").replace(language.decimal, ".")
    if money is not None:
        plain = plain.replace(SIGNS.get(money.currency, money.currency), "")
    plain = re.sub(r"\s", "", plain)
    negative = plain.startswith("-")
    chips = in_chips(plain.removeprefix("-"), money)
    return -chips if negative and chips else chips


def in_chips(typed: str, money: "Money | None") -> int | None:
    """Return the chips of a typed amount such as `12.5`, the mark a point; None where it is not whole chips."""
    whole, _, part = typed.partition(".")
    most_decimals = decimals(money.currency) if money is not None else 0
    if not re.fullmatch(r"\d*", whole + part, re.ASCII) or not (whole or part) or too_fine(typed, money):
        return None
    if money is None:
        return int(whole)
    chips, rest = divmod(int((whole or "0") + part.ljust(most_decimals, "0")), money.minor_units)
    return None if rest else chips


def too_fine(typed: str, money: "Money | None") -> bool:
    """Return whether the typed amount has too many decimals; in chips the mark alone is too many."""
    _, mark, part = typed.partition(".")
    most_decimals = decimals(money.currency) if money is not None else 0
    return len(part) > most_decimals or (bool(mark) and not most_decimals)


def whole_chips(typed: str, money: "Money | None") -> int:
    """Return the whole chips in a typed amount, rounded down; 0 for ""."""
    whole, _, part = typed.partition(".")
    if money is None:
        return int(whole or "0")
    most = decimals(money.currency)
    return int((whole or "0") + part[:most].ljust(most, "0")) // money.minor_units


def echoed(typed: str, language: Marks) -> str:
    """Return an amount typed so far as the language writes it: `1.200,5`."""
    whole, mark, part = typed.partition(".")
    return _grouped(int(whole or "0"), language) + mark.replace(".", language.decimal) + part


def as_typed(chips: int, money: "Money | None") -> str:
    """Return the typed form of an amount of chips, with a point as the mark: `12.5`, `200`."""
    if money is None:
        return str(chips)
    typed = str(money.worth(chips))
    return typed.rstrip("0").rstrip(".") if "." in typed else typed


def with_key(typed: str, key: str, money: "Money | None") -> str:
    """Return the typed amount with a key added, a digit or a decimal mark; unchanged where that is not possible.

    A leading mark becomes "0."; no more than `MOST_DIGITS` digits are taken. A decimal too many is taken, so that the
    amount can be refused: dropping a key would turn 1.5 in chips into 15 or 1.
    """
    most_decimals = (decimals(money.currency) if money is not None else 0) + (len(key) == 1)
    if key and key in MARKS:
        return f"{typed or '0'}." if "." not in typed else typed
    longer = typed + key
    if "." not in longer:
        longer = longer.lstrip("0")
    whole, _, part = longer.partition(".")
    return typed if not key.isdecimal() or len(part) > most_decimals or len(whole + part) > MOST_DIGITS else longer


def looks_typed(text: str) -> bool:
    """Return whether a text is an amount and nothing else: digits, with or without marks between them."""
    return re.fullmatch(rf"[\d\s{MARKS}]*\d[\d\s{MARKS}]*", text) is not None


def without_last_key(typed: str) -> str:
    """Return the typed amount without its last key; "0.", which a single key typed, becomes ""."""
    return "" if typed == "0." else typed[:-1]
