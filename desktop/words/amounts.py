"""Amounts of chips in figures and back, in chips or in money, as each language writes them. Integers throughout.

Pure: which language and which money are in use is known to `desktop.words.i18n`, whose `figure` and `bare` come here.
"""

import re
from typing import TYPE_CHECKING, Protocol

from engine.settings.currencies import decimals

if TYPE_CHECKING:
    from engine.settings.records import Money

TEN = 10


class Marks(Protocol):
    """What a language writes amounts with: a `Language` of `i18n`."""

    @property
    def thousands(self) -> str:
        """What stands between thousands."""

    @property
    def decimal(self) -> str:
        """The mark before decimals."""

    @property
    def sign_last(self) -> bool:
        """Whether the sign of a currency stands behind the amount."""


MINUS = "\u2212"
NO_BREAK = "\u00a0"
SIGNS = {"EUR": "€", "USD": "$", "GBP": "£", "JPY": "¥", "XPM": ""}
"""What a currency is written with; every other one by its code, and play money without any."""
MARKS = ".,"
"""Either key of a keyboard is the decimal mark: number pads have the one or the other."""
MOST_DIGITS = 12
"""Of an amount as it is typed."""


def written(chips: int, money: "Money | None", language: Marks, *, sign: bool = True) -> str:
    """An amount with every digit: `1,480` chips, `€1,234.50` or `1.234,50 €`; `sign` = with that of the currency."""
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
    """Chips of an amount as `written` writes it, with or without a sign; None where it is no whole number of them."""
    plain = text.replace(language.thousands, "").replace(MINUS, "-").replace(language.decimal, ".")
    if money is not None:
        plain = plain.replace(SIGNS.get(money.currency, money.currency), "")
    plain = re.sub(r"\s", "", plain)
    below = plain.startswith("-")
    chips = in_chips(plain.removeprefix("-"), money)
    return -chips if below and chips else chips


def in_chips(typed: str, money: "Money | None") -> int | None:
    """Chips of what was typed, `12.5` with a point for the mark; None where it is no whole number of chips."""
    whole, _, part = typed.partition(".")
    most = decimals(money.currency) if money is not None else 0
    if not re.fullmatch(r"\d*", whole + part, re.ASCII) or not (whole or part) or too_fine(typed, money):
        return None
    if money is None:
        return int(whole)
    chips, rest = divmod(int((whole or "0") + part.ljust(most, "0")), money.minor_units)
    return None if rest else chips


def too_fine(typed: str, money: "Money | None") -> bool:
    """Whether more decimals were typed than amounts have; where they have none the mark alone is one too many."""
    _, mark, part = typed.partition(".")
    most = decimals(money.currency) if money is not None else 0
    return len(part) > most or (bool(mark) and not most)


def whole_chips(typed: str, money: "Money | None") -> int:
    """The whole chips in what was typed, 0 in nothing."""
    whole, _, part = typed.partition(".")
    if money is None:
        return int(whole or "0")
    most = decimals(money.currency)
    return int((whole or "0") + part[:most].ljust(most, "0")) // money.minor_units


def echoed(typed: str, language: Marks) -> str:
    """What was typed so far, as the language writes it: `1.200,5`."""
    whole, mark, part = typed.partition(".")
    return _grouped(int(whole or "0"), language) + mark.replace(".", language.decimal) + part


def as_typed(chips: int, money: "Money | None") -> str:
    """What is typed for so many chips, with a point for the mark: `12.5`, `200`."""
    if money is None:
        return str(chips)
    typed = str(money.worth(chips))
    return typed.rstrip("0").rstrip(".") if "." in typed else typed


def keyed(typed: str, key: str, money: "Money | None") -> str:
    """What was typed with one more key, a digit or a decimal mark. Unchanged where it cannot be.

    A mark alone begins with nought; no more digits are taken than an amount has. One decimal more than there are is
    taken, so that it can be refused: 1.5 in chips is no amount, and never the 15 or the 1 it would be without.
    """
    most = (decimals(money.currency) if money is not None else 0) + (len(key) == 1)
    if key and key in MARKS:
        return f"{typed or '0'}." if "." not in typed else typed
    made = typed + key
    if "." not in made:
        made = made.lstrip("0")
    whole, _, part = made.partition(".")
    return typed if not key.isdecimal() or len(part) > most or len(whole + part) > MOST_DIGITS else made


def looks_typed(text: str) -> bool:
    """Whether words are an amount and nothing else: digits, with or without marks between them."""
    return re.fullmatch(rf"[\d\s{MARKS}]*\d[\d\s{MARKS}]*", text) is not None


def shorter(typed: str) -> str:
    """What was typed without its last key; the nought that a mark began with goes with it."""
    return "" if typed == "0." else typed[:-1]
