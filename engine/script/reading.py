"""Parses a line of a table script: strict JSON, known words, integers within bounds; each error has a refusal."""

import json
from typing import Any, NoReturn, get_args

import msgspec

from engine import commands as cmd
from engine.commands import Command
from engine.refusals import Refused, refuse
from engine.script.faults import fault, nearest, short

MOST = 10**12
"""Largest amount in a line, in chips."""
DEEPEST = 24
"""Deepest nesting of a line."""
LONGEST = 256 * 1024
"""Longest line in bytes, without its end."""
LATEST = 10 * 365 * 86_400
"""Largest `at` in seconds: ten years."""

BY_WORD: dict[str, type[cmd.Base]] = {kind.__struct_config__.tag: kind for kind in get_args(Command)}
SEAT_KEYS = {"seat", "from"}
RAW_KEYS = {"table"}


def read(line: str | bytes | dict[str, Any]) -> Command:
    """Return the command of a line.

    Raises:
        Refused: `malformed` (no JSON, wrong type, a fraction, a duplicate or missing key), `unknown` (word or key),
            `amount` (negative, over 10^12), `seat` (below 1).
    """
    if isinstance(line, (str, bytes)) and len(line) > LONGEST:
        raise too_long()
    if isinstance(line, bytes):
        try:
            line = line.decode("utf-8")
        except UnicodeDecodeError:
            raise refuse("malformed", "no_utf8") from None
    plain = parse(line) if isinstance(line, str) else line
    if not isinstance(plain, dict):
        raise refuse("malformed", "no_object")
    return command_of(plain)


def too_long() -> Refused:
    """Return the refusal of a line that is too long to be read."""
    return refuse("malformed", "too_long", most=LONGEST // 1024)


def parse(line: str) -> Any:
    """Return the value of strict JSON: duplicate keys, NaN and excessive nesting are refused.

    Raises:
        Refused: the line is empty, or no strict JSON (`malformed`).
    """
    if not line.strip():
        raise refuse("malformed", "empty_line")
    try:
        return json.loads(line, object_pairs_hook=_without_duplicates, parse_constant=_no_constant)
    except RecursionError:
        raise refuse("malformed", "too_deep") from None
    except json.JSONDecodeError as error:
        raise refuse("malformed", "no_json", text=error.msg) from None
    except ValueError:  # Python parses no integer of more than 4300 digits
        raise refuse("malformed", "long_number") from None


def _without_duplicates(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    plain = dict(pairs)
    if len(plain) != len(pairs):
        keys = [key for key, _ in pairs]
        duplicate = next(key for key in keys if keys.count(key) > 1)
        raise refuse("malformed", "twice", word=short(duplicate))
    return plain


def _no_constant(name: str) -> NoReturn:
    raise refuse("malformed", "no_constant", name=name)


def command_of(plain: dict[str, Any]) -> Command:
    """Return the command of a parsed line; also used for the lines inside `step` and `amend`.

    Raises:
        Refused: no `do`, or values of the wrong type (`malformed`), unknown word or key (`unknown`), a seat below 1
            (`seat`), an amount out of bounds (`amount`).
    """
    word = plain.get("do")
    if not isinstance(word, str):
        raise refuse("malformed", "no_do")
    kind = BY_WORD.get(word)
    if kind is None:
        raise refuse("unknown", "unknown_word", word=short(word), nearest=nearest(word, BY_WORD))
    fields = kind.__struct_encode_fields__
    for key in plain:
        if key != "do" and key not in fields:
            raise refuse("unknown", "unknown_key", word=word, key=short(key), nearest=nearest(key, fields))
    _bounds(plain, 0)
    try:
        return msgspec.convert(plain, Command)  # type: ignore[no-any-return]
    except msgspec.ValidationError:
        raise fault(word, kind, plain) from None


def _bounds(value: Any, depth: int, key: str = "") -> None:
    """Check that amounts are within bounds, seats are at least 1, and nesting is not too deep."""
    if depth > DEEPEST:
        raise refuse("malformed", "too_deep")
    if isinstance(value, dict):
        for name, inner in value.items():
            _text(name)
            if name not in RAW_KEYS:
                _bounds(inner, depth + 1, name)
            else:
                _depth(inner, depth + 1)
    elif isinstance(value, list):
        for inner in value:
            _bounds(inner, depth + 1, key)
    elif isinstance(value, str):
        _text(value)
    elif isinstance(value, float):
        raise refuse("malformed", "fractional", name=key, value=value)
    elif isinstance(value, int) and not isinstance(value, bool):
        if key in SEAT_KEYS and value < 1:
            raise refuse("seat", "seat_from_one", key=key, seat=value)
        if value < 0:
            raise refuse("amount", "negative", name=key, value=value)
        if value > MOST:
            raise refuse("amount", "absurd", name=key, most=MOST)
        if key == "at" and value > LATEST:
            raise refuse("amount", "absurd_time", most=LATEST)


def _depth(value: Any, depth: int) -> None:
    if depth > DEEPEST:
        raise refuse("malformed", "too_deep")
    if isinstance(value, str):
        _text(value)
    elif isinstance(value, dict | list):
        for name in value if isinstance(value, dict) else ():
            _text(name)
        for inner in value.values() if isinstance(value, dict) else value:
            _depth(inner, depth + 1)


def _text(word: Any) -> None:
    """Check that a text has no lone surrogate, which could be neither answered nor stored."""
    if isinstance(word, str) and not word.isascii():
        try:
            word.encode()
        except UnicodeEncodeError:
            raise refuse("malformed", "half_character", word=short(word)) from None
