"""Finds the wrong value in a line whose keys are valid, by comparing the values with the fields of its record."""

from collections.abc import Iterator
from difflib import get_close_matches
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import fields

from engine.refusals import Refused, refuse
from engine.words import Phrase, phrase

LONGEST_WORD = 40
"""Most characters of a word of the line that are repeated in an answer."""
NAMES: dict[object, str] = {
    NoneType: "null", bool: "bool", int: "int", float: "float", str: "str", Literal: "str", tuple: "array",
    list: "array", dict: "object",
}  # fmt: skip
"""Names of types in a script."""


def short(word: object) -> str:
    """Return a word of the line as it is repeated in an answer."""
    text = repr(word)
    return text if len(text) <= LONGEST_WORD else text[: LONGEST_WORD - 3] + "..."


def nearest(word: str, known: Any) -> Phrase:
    """Return the known word that resembles `word`, else all known words."""
    names = sorted(known)
    near = get_close_matches(word, names, 1)
    if near:
        return phrase("did_you_mean", word=repr(near[0]))
    return phrase("known_are", words=tuple(names))


def fault(word: str, kind: type[Struct], plain: dict[str, Any]) -> Refused:
    """Return the refusal for the first error of a line whose record could not be built."""
    given = {key: value for key, value in plain.items() if key != "do"}
    return next(_record_faults(word, kind, given, ""), refuse("malformed", "wrong_line", word=word))


def _record_faults(word: str, kind: type[Struct], given: dict[str, Any], place: str) -> Iterator[Refused]:
    """Yield the errors of an object: of its values in the order given, then of missing keys."""
    known = {field.encode_name: field for field in fields(kind)}
    kinds = get_type_hints(kind)
    for key, value in given.items():
        if key not in known:
            yield refuse("unknown", "unknown_field", word=word, field=repr(key))
        else:
            yield from _value_faults(word, kinds[known[key].name], value, f"{place}.{key}")
    for name, field in known.items():
        if field.required and name not in given:
            yield refuse("malformed", "missing", word=word, name=repr(name))


def _value_faults(word: str, kind: Any, value: Any, place: str) -> Iterator[Refused]:
    """Yield the errors of a value; `place` is its path in the line, such as `.with.action` or `.runs[0]`."""
    options = get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)
    option_type = next(
        (option for option in options if option is Any or _type_name(option) == _type_name(type(value))), None
    )
    if option_type is None:
        wanted = " | ".join(map(_type_name, options))
        given_type = _type_name(type(value))
        yield refuse("malformed", "wrong_type", word=word, key=place.lstrip("."), kinds=wanted, given=given_type)
    elif isinstance(option_type, type) and issubclass(option_type, Struct):
        yield from _record_faults(word, option_type, value, place)
    elif get_origin(option_type) is Literal:
        words = get_args(option_type)
        if value not in words:
            near = nearest(value, words)
            yield refuse("unknown", "unknown_value", word=word, key=place.lstrip("."), given=short(value), nearest=near)
    elif get_origin(option_type) is tuple:
        yield from _list_faults(word, get_args(option_type), value, place)
    elif get_origin(option_type) is dict:
        value_type = get_args(option_type)[1]
        for each in value.values():
            yield from _value_faults(word, value_type, each, f"{place}[...]")


def _list_faults(word: str, kinds: tuple[Any, ...], values: list[Any], place: str) -> Iterator[Refused]:
    """Yield the errors of a list: a wrong length, where the length is fixed, or those of its values."""
    if kinds[-1] is not Ellipsis and len(values) != len(kinds):
        length, count = len(kinds), len(values)
        yield refuse("malformed", "wrong_length", word=word, key=place.lstrip("."), length=length, count=count)
        return
    for index, value in enumerate(values):
        yield from _value_faults(word, kinds[0 if kinds[-1] is Ellipsis else index], value, f"{place}[{index}]")


def _type_name(kind: Any) -> str:
    """Return the name of a type in a script; a record is an object."""
    return NAMES.get(get_origin(kind) or kind, "object")
