"""Values of the settings as they are typed on a pad, and back. The engine checks bounds and contradictions."""

import re
from typing import Any

from desktop.words.amounts import MARKS, as_typed, in_chips, with_key
from desktop.words.setup_phrases import IN_CHIPS, WORTH, in_amounts, word
from engine.settings.currencies import decimals
from engine.settings.keyinfo import KeyInfo
from engine.settings.records import Money
from engine.settings.records.parts import KILL_SIZES

SIGNS: dict[str, str] = {"percent": ".", "amounts": "/", "ranges": "-/", "size": "/"}
"""The keys a pad needs beside digits, by kind."""

LONGEST = 40


def money_of(info: KeyInfo, money: Money | None) -> Money | None:
    """Return the unit a key's figures are typed in, None = whole numbers; `money` = the worth of a chip."""
    if money is None or not in_amounts(info):
        return None
    return money.smallest if info.key == WORTH else money


def signs(info: KeyInfo, money: Money | None) -> str:
    """Return the keys a pad needs beside digits."""
    typed_in = money_of(info, money)
    return ("." if typed_in is not None and decimals(typed_in.currency) else "") + SIGNS.get(info.kind, "")


def text_of(value: Any, info: KeyInfo, money: Money | None = None) -> str:
    """Return a value as it is typed, without the separators of the screen."""
    typed_in = money_of(info, money)
    if typed_in is not None and value is not None:
        if not isinstance(value, (list, tuple)):
            return _figure_text(value, typed_in)
        if info.kind == "ranges":
            return "/".join("-".join(_figure_text(end, typed_in) for end in pair) for pair in value)
        return "/".join(_figure_text(part, typed_in) for part in value)
    if value is None or isinstance(value, (str, bool)):
        match = re.match(r"\d+", value) if isinstance(value, str) and info.kind == "reminder" else None
        return match.group() if match else ""
    if isinstance(value, (int, float)):
        return f"{value:g}" if isinstance(value, float) else str(value)
    if info.kind == "ranges":
        return "/".join(f"{low}-{high}" for low, high in value)
    return "/".join(str(part) for part in value)


def behind_word(value: Any, info: KeyInfo) -> str:
    """Return the amount behind a chosen word, as typed; a word without amount as it is shown, "" = no word."""
    if not isinstance(value, str) or text_of(value, info):
        return ""
    return text_of(KILL_SIZES[value], info) if value in KILL_SIZES and info.kind == "size" else word(value, info)


def restated(value: Any, info: KeyInfo, before: Money, after: Money) -> Any:
    """Return a value with the same money after the worth of a chip changed; a value that is no amount stays."""
    if not value or info.kind not in IN_CHIPS or info.of_prizes:
        return value
    return value_of(text_of(value, info, before), info, money=after)


def _figure_text(part: int | str, money: Money) -> str:
    return part if isinstance(part, str) else as_typed(part, money)


def add(text: str, key: str, info: KeyInfo, money: Money | None = None) -> str:
    """Return the text after one more key; leading zeros and signs that cannot stand there are dropped."""
    typed_in = money_of(info, money)
    if typed_in is not None and (key.isdigit() or key in MARKS):
        last = re.split(r"[/-]", text)[-1]
        return text[: len(text) - len(last)] + with_key(last, key, typed_in)
    if len(text) + len(key) > LONGEST:
        return text
    if not key.isdigit():
        return text if not text or not text[-1].isdigit() else text + key
    number = re.split(r"\D", text)[-1] + key
    return text[: len(text) + len(key) - len(number)] + (number.lstrip("0") or ("0" if number else ""))


def value_of(text: str, info: KeyInfo, unit: str = "hands", money: Money | None = None) -> Any:
    """Return the typed text as a value of the settings; "" is None (an empty list where lists may be empty).

    Money that is no whole number of chips stays text: the engine refuses it, and the page shows why.
    """
    text = text.rstrip("-/.")
    if not text:
        return [] if info.kind == "amounts" and info.low == 0 else None
    typed_in = money_of(info, money)
    if typed_in is not None:
        parts = [[_chips_or_text(end, typed_in) for end in part.split("-") if end] for part in text.split("/") if part]
        if info.kind == "ranges":
            return [[ends[0], ends[-1]] for ends in parts]
        return [ends[0] for ends in parts] if info.kind == "amounts" else parts[0][0]
    if info.kind == "percent":
        number = float(text)
        return int(number) if number == int(number) else number
    if info.kind == "reminder":
        return f"{int(text)} {unit}"
    if info.kind == "ranges":
        return [_pair(part) for part in text.split("/") if part]
    if info.kind in ("amounts", "size"):
        return [int(part) for part in text.split("/") if part]
    return int(text)


def _chips_or_text(typed: str, money: Money) -> int | str:
    chips = in_chips(typed, money)
    return typed if chips is None else chips


def _pair(part: str) -> list[int]:
    """Return both ends of a range: `1-5` is [1, 5], a single number is both ends."""
    ends = [int(end) for end in part.split("-") if end]
    return [ends[0], ends[-1]]
