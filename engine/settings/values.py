"""Checks the given keys against `describe.KEYS`: known keys, right types, proper amounts."""

import math
import re
from typing import Any, Final

from engine.refusals import Refusal, refusal
from engine.settings.currencies import CODES
from engine.settings.describe import ALSO, BY_KEY, KEYS, inside, words
from engine.settings.keyinfo import LARGEST, KeyInfo
from engine.settings.layers import levels_fault
from engine.settings.refused_keys import nearest, shown
from engine.words import Fact, phrase

WRONG_TYPE: Final = "malformed"
"""The refusal code of a value of the wrong type."""

MOST_GAMES: Final = 20
"""The most games of a mix."""
NOT_IN_A_MIX: Final = (
    "mix",
    "mix_change",
    "preset",
    "seats",
    "levels",
    "prizes",
    "smallest_chip",
    "denominations",
    "stakes",
)
"""Keys that only the whole table may set."""

_REMINDER = re.compile(r"[1-9][0-9]{0,5} (hands|minutes)")


def check(raw: dict[str, Any], parent: str = "") -> list[Refusal]:
    """Return every fault in the keys and values of a `table` object, or of the object `parent` in it."""
    problems: list[Refusal] = []
    for name, value in raw.items():
        key = f"{parent}.{name}" if parent else ALSO.get(name, name)
        info = BY_KEY.get(key)
        if info is None or "." in name:
            problems.append(_unknown_key(name, parent))
        elif value is None:
            if not info.none:
                problems.append(_type(info, value))
        elif info.kind == "object":
            problems += check(value, key) if isinstance(value, dict) else [_type(info, value)]
        else:
            problem = _CHECKS[info.kind](info, value)
            problems += [problem] if problem else []
    return problems


def _unknown_key(name: str, parent: str) -> Refusal:
    """Return the refusal of an unknown key, with the nearest key and its allowed values."""
    here = {info.name: info for info in inside(parent)}
    elsewhere = {info.name: info for info in KEYS if info.parent and info.parent != parent}
    if name in elsewhere:
        info = elsewhere[name]
        where = phrase("settings.key_inside", parent=info.parent, key=info.key, allowed=info.allowed)
    else:
        near = nearest(name, here)
        where = phrase("settings.key_nearest", key=near, allowed=here[near].allowed)
    if parent:
        word = shown(f"{parent}.{name}")
        return refusal("unknown", "settings.unknown_key_in", word=word, where=where, parent=parent, keys=tuple(here))
    return refusal("unknown", "settings.unknown_key", word=shown(name), where=where)


def _unknown_value(info: KeyInfo, value: Any, known: tuple[Any, ...]) -> Refusal:
    if isinstance(value, int):
        near = str(min((word for word in known if isinstance(word, int)), key=lambda word: abs(word - value)))
    else:
        near = nearest(str(value), [str(word) for word in known])
    written, rule = shown(value), _rule(info)
    if info.kind in ("game", "preset"):
        return refusal(
            "unknown", "settings.unknown_id", rule, kind=info.kind, value=written, nearest=near, allowed=known
        )
    facts: dict[str, Fact] = {"key": info.key, "value": written, "nearest": near, "allowed": info.allowed}
    return refusal("unknown", "settings.unknown_value", rule, **facts)


def _type(info: KeyInfo, value: Any) -> Refusal:
    return refusal(WRONG_TYPE, "settings.type", _rule(info), key=info.key, value=shown(value), allowed=info.allowed)


def _rule(info: KeyInfo) -> str | None:
    return info.rules[0] if info.rules else None


def _number(info: KeyInfo, value: Any, low: int, high: int) -> Refusal | None:
    """Return the refusal of a number outside two bounds, in chips; a numeric but wrong value has the code `amount`."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return _type(info, value)
    if isinstance(value, int) and low <= value <= high:
        return None
    key = "settings.out_of_bounds"
    if isinstance(value, float):
        key = "settings.no_whole_number"
    elif value < 0:
        key = "settings.negative"
    return refusal("amount", key, _rule(info), key=info.key, value=shown(value), allowed=info.allowed)


def _amount(info: KeyInfo, value: Any) -> Refusal | None:
    return _number(info, value, info.low, info.high)


def _count(info: KeyInfo, value: Any) -> Refusal | None:
    """Return the refusal of a wrong count, whose code is `settings`, as a count is not an amount."""
    if isinstance(value, bool) or not isinstance(value, int):
        return _type(info, value)
    if info.low <= value <= info.high:
        return None
    near = min(max(value, info.low), info.high)
    return refusal(
        "settings", "settings.bounds", _rule(info), key=info.key, value=shown(value), nearest=near, allowed=info.allowed
    )


def _choice(info: KeyInfo, value: Any) -> Refusal | None:
    if type(value) not in {type(word) for word in info.values}:
        return _type(info, value)
    return None if value in info.values else _unknown_value(info, value, info.values)


def _yes_no(info: KeyInfo, value: Any) -> Refusal | None:
    return None if isinstance(value, bool) else _type(info, value)


def _percent(info: KeyInfo, value: Any) -> Refusal | None:
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return _type(info, value)
    if math.isfinite(value) and 0 <= value <= 100:
        return None
    return refusal(
        "amount", "settings.out_of_bounds", _rule(info), key=info.key, value=shown(value), allowed=info.allowed
    )


def _amounts(info: KeyInfo, value: Any) -> Refusal | None:
    if not isinstance(value, list) or not info.low <= len(value) <= info.high:
        return _type(info, value)
    return next((problem for amount in value if (problem := _number(info, amount, 1, LARGEST))), None)


def _ranges(info: KeyInfo, value: Any) -> Refusal | None:
    if not isinstance(value, list) or not value:
        return _type(info, value)
    if not all(isinstance(ends, list) and len(ends) == 2 for ends in value):
        return _type(info, value)
    return next((problem for ends in value for end in ends if (problem := _number(info, end, 1, LARGEST))), None)


def _levels(info: KeyInfo, value: Any) -> Refusal | None:
    wrong = levels_fault(value)
    if wrong is None:
        return None
    return refusal(WRONG_TYPE, "settings.needs", _rule(info), key=info.key, wrong=wrong)


def _mix(info: KeyInfo, value: Any) -> Refusal | None:
    """NOW-13: return the first fault in the games of a mix, each with keys of its own."""
    if not isinstance(value, list) or not 2 <= len(value) <= MOST_GAMES:
        return _type(info, value)
    for number, entry in enumerate(value, 1):
        if not isinstance(entry, dict):
            return _type(info, value)
        whole = next((key for key in NOT_IN_A_MIX if key in entry), None)
        if whole is not None:
            return refusal("settings", "settings.mix_key", "NOW-13", number=number, whole=whole)
        problem = next(iter(check(entry)), None)
        if problem is not None:
            return refusal(problem.code, "settings.mix_game", problem.rule, number=number, problem=problem.without_rule)
    return None


def _mix_change(info: KeyInfo, value: Any) -> Refusal | None:
    if isinstance(value, dict):
        hands = value.get("hands")
        proper = list(value) == ["hands"] and type(hands) is int and 1 <= hands <= 999_999
        return None if proper else _type(info, value)
    if not isinstance(value, str):
        return _type(info, value)
    if value in info.values or (_REMINDER.fullmatch(value) and value.endswith("hands")):
        return None
    return _unknown_value(info, value, (*info.values, "N hands"))


def _size(info: KeyInfo, value: Any) -> Refusal | None:
    if isinstance(value, str):
        return None if value in info.values else _unknown_value(info, value, info.values)
    if not isinstance(value, list) or len(value) != 2 or not all(type(number) is int for number in value):
        return _type(info, value)
    return None if 1_000 >= value[0] > value[1] >= 1 else _type(info, value)


def _reminder(info: KeyInfo, value: Any) -> Refusal | None:
    if not isinstance(value, str):
        return _type(info, value)
    if value in info.values or _REMINDER.fullmatch(value):
        return None
    return _unknown_value(info, value, (*info.values, "N hands", "N minutes"))


def _currency(info: KeyInfo, value: Any) -> Refusal | None:
    """Return the refusal of an unknown ISO 4217 code, with the nearest code."""
    if not isinstance(value, str):
        return _type(info, value)
    if value in CODES:
        return None
    near = nearest(value, [code.lower() for code in CODES]).upper()
    return refusal(
        "unknown", "settings.unknown_value", value=shown(value), key=info.key, nearest=near, allowed=info.allowed
    )


def _preset(info: KeyInfo, value: Any) -> Refusal | None:
    if not isinstance(value, str):
        return _type(info, value)
    known = words(info)
    return None if value in known else _unknown_value(info, value, known)


def _game(info: KeyInfo, value: Any) -> Refusal | None:
    """Check the type only; the games are looked up later."""
    return None if isinstance(value, str) else _type(info, value)


_CHECKS = {
    "choice": _choice,
    "yes_no": _yes_no,
    "amount": _amount,
    "count": _count,
    "percent": _percent,
    "amounts": _amounts,
    "ranges": _ranges,
    "levels": _levels,
    "mix": _mix,
    "mix_change": _mix_change,
    "size": _size,
    "reminder": _reminder,
    "game": _game,
    "preset": _preset,
    "currency": _currency,
}
