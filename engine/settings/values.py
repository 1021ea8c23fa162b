"""Checks what was said, key by key: known keys, right types, proper amounts. Reads `describe.KEYS`, changes nothing."""

import math
import re
from typing import Any, Final

from engine.settings.currencies import CODES
from engine.settings.describe import ALSO, BY_KEY, KEYS, inside, words
from engine.settings.keyinfo import LARGEST, KeyInfo
from engine.settings.levels import fault
from engine.settings.wording import Problem, nearest, shown

WRONG_TYPE: Final = "malformed"
"""The refusal code of a value of the wrong type."""

MOST_GAMES: Final = 20
"""The longest mix."""
NOT_IN_A_MIX: Final = ("mix", "mix_change", "preset", "seats", "levels", "smallest_chip", "denominations", "stakes")
"""Keys of the whole table."""

_REMINDER = re.compile(r"[1-9][0-9]{0,5} (hands|minutes)")


def check(raw: dict[str, Any], parent: str = "") -> list[Problem]:
    """Everything that is wrong with the words of a `table` object or of the object `parent` in it."""
    found: list[Problem] = []
    for name, value in raw.items():
        key = f"{parent}.{name}" if parent else ALSO.get(name, name)
        info = BY_KEY.get(key)
        if info is None or "." in name:
            found.append(_unknown_key(name, parent))
        elif value is None:
            if not info.none:
                found.append(_type(info, value))
        elif info.kind == "object":
            found += check(value, key) if isinstance(value, dict) else [_type(info, value)]
        else:
            problem = _CHECKS[info.kind](info, value)
            found += [problem] if problem else []
    return found


def _unknown_key(name: str, parent: str) -> Problem:
    """A key nobody knows: named with the nearest one, and what that one allows."""
    here = {info.name: info for info in inside(parent)}
    elsewhere = {info.name: info for info in KEYS if info.parent and info.parent != parent}
    if name in elsewhere:
        info = elsewhere[name]
        where, near = f"it stands inside {info.parent}: {info.key}", info.key
    else:
        near = nearest(name, here)
        info = here[near]
        where = f"the nearest is {near}"
    text = f"unknown key {shown(f'{parent}.{name}' if parent else name)}; {where} ({info.allowed})"
    if parent:
        text += f"; {parent} has {', '.join(here)}"
    return Problem("unknown", "settings.unknown_key", text, None, (("word", name), ("nearest", near)))


def _unknown_value(info: KeyInfo, value: Any, known: tuple[Any, ...]) -> Problem:
    if isinstance(value, int):
        near = str(min((word for word in known if isinstance(word, int)), key=lambda word: abs(word - value)))
    else:
        near = nearest(str(value), [str(word) for word in known])
    text = f"unknown value {shown(value)} of {info.key}; the nearest is {near}; allowed: {info.allowed}"
    if info.kind in ("game", "preset"):
        text = f"unknown {info.kind} {shown(value)}; the nearest is {near}; allowed: {', '.join(known)}"
    facts = (("word", info.key), ("value", value), ("nearest", near), ("allowed", known))
    return Problem("unknown", "settings.unknown_value", text, _rule(info), facts)


def _type(info: KeyInfo, value: Any) -> Problem:
    text = f"{info.key} cannot be {shown(value)}; allowed: {info.allowed}"
    return Problem(WRONG_TYPE, "settings.type", text, _rule(info), (("word", info.key),))


def _rule(info: KeyInfo) -> str | None:
    return info.rules[0] if info.rules else None


def _number(info: KeyInfo, value: Any, low: int, high: int) -> Problem | None:
    """A whole number of chips between two bounds; anything numeric but wrong is an `amount`."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return _type(info, value)
    if isinstance(value, int) and low <= value <= high:
        return None
    wrong = "is no whole number" if isinstance(value, float) else "is negative" if value < 0 else "is out of bounds"
    text = f"{info.key}: {shown(value)} {wrong}; allowed: {info.allowed}"
    return Problem("amount", "settings.amount", text, _rule(info), (("word", info.key),))


def _amount(info: KeyInfo, value: Any) -> Problem | None:
    return _number(info, value, info.low, info.high)


def _count(info: KeyInfo, value: Any) -> Problem | None:
    """A count is no amount: whatever is wrong with it is a matter of the settings."""
    if isinstance(value, bool) or not isinstance(value, int):
        return _type(info, value)
    if info.low <= value <= info.high:
        return None
    near = min(max(value, info.low), info.high)
    text = f"{info.key}: {shown(value)} is out of bounds; the nearest is {near}; allowed: {info.allowed}"
    return Problem("settings", "settings.bounds", text, _rule(info), (("word", info.key), ("nearest", near)))


def _choice(info: KeyInfo, value: Any) -> Problem | None:
    if type(value) not in {type(word) for word in info.values}:
        return _type(info, value)
    return None if value in info.values else _unknown_value(info, value, info.values)


def _yes_no(info: KeyInfo, value: Any) -> Problem | None:
    return None if isinstance(value, bool) else _type(info, value)


def _percent(info: KeyInfo, value: Any) -> Problem | None:
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return _type(info, value)
    if math.isfinite(value) and 0 <= value <= 100:
        return None
    text = f"{info.key}: {shown(value)} is out of bounds; allowed: {info.allowed}"
    return Problem("amount", "settings.amount", text, _rule(info), (("word", info.key),))


def _amounts(info: KeyInfo, value: Any) -> Problem | None:
    if not isinstance(value, list) or not info.low <= len(value) <= info.high:
        return _type(info, value)
    return next((problem for one in value if (problem := _number(info, one, 1, LARGEST))), None)


def _ranges(info: KeyInfo, value: Any) -> Problem | None:
    if not isinstance(value, list) or not value:
        return _type(info, value)
    if not all(isinstance(one, list) and len(one) == 2 for one in value):
        return _type(info, value)
    return next((problem for one in value for end in one if (problem := _number(info, end, 1, LARGEST))), None)


def _levels(info: KeyInfo, value: Any) -> Problem | None:
    wrong = fault(value)
    if wrong is None:
        return None
    return Problem(WRONG_TYPE, "settings.type", f"{info.key} needs {wrong}", _rule(info), (("word", info.key),))


def _mix(info: KeyInfo, value: Any) -> Problem | None:
    """NOW-13: the games of a mix, each with keys of its own."""
    if not isinstance(value, list) or not 2 <= len(value) <= MOST_GAMES:
        return _type(info, value)
    for number, entry in enumerate(value, 1):
        if not isinstance(entry, dict):
            return _type(info, value)
        whole = next((key for key in NOT_IN_A_MIX if key in entry), None)
        if whole is not None:
            text = f"mix: game {number} cannot say {whole}, it is the whole table's: say it beside mix"
            return Problem("settings", "settings.mix_key", text, "NOW-13", (("word", whole),))
        problem = next(iter(check(entry)), None)
        if problem is not None:
            return Problem(
                problem.code, problem.key, f"mix: game {number}: {problem.text}", problem.rule, problem.facts
            )
    return None


def _mix_change(info: KeyInfo, value: Any) -> Problem | None:
    if isinstance(value, dict):
        hands = value.get("hands")
        proper = list(value) == ["hands"] and type(hands) is int and 1 <= hands <= 999_999
        return None if proper else _type(info, value)
    if not isinstance(value, str):
        return _type(info, value)
    if value in info.values or (_REMINDER.fullmatch(value) and value.endswith("hands")):
        return None
    return _unknown_value(info, value, (*info.values, "N hands"))


def _size(info: KeyInfo, value: Any) -> Problem | None:
    if isinstance(value, str):
        return None if value in info.values else _unknown_value(info, value, info.values)
    if not isinstance(value, list) or len(value) != 2 or not all(type(one) is int for one in value):
        return _type(info, value)
    return None if 1_000 >= value[0] > value[1] >= 1 else _type(info, value)


def _reminder(info: KeyInfo, value: Any) -> Problem | None:
    if not isinstance(value, str):
        return _type(info, value)
    if value in info.values or _REMINDER.fullmatch(value):
        return None
    return _unknown_value(info, value, (*info.values, "N hands", "N minutes"))


def _currency(info: KeyInfo, value: Any) -> Problem | None:
    """A code of ISO 4217; one that is not is named with the nearest."""
    if not isinstance(value, str):
        return _type(info, value)
    if value in CODES:
        return None
    near = nearest(value, [code.lower() for code in CODES]).upper()
    text = f"unknown value {shown(value)} of {info.key}; the nearest is {near}; allowed: {info.allowed}"
    facts = (("word", info.key), ("value", value), ("nearest", near))
    return Problem("unknown", "settings.unknown_value", text, None, facts)


def _preset(info: KeyInfo, value: Any) -> Problem | None:
    if not isinstance(value, str):
        return _type(info, value)
    known = words(info)
    return None if value in known else _unknown_value(info, value, known)


def _game(info: KeyInfo, value: Any) -> Problem | None:
    """Only the type: which games there are is known where they are looked up."""
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
