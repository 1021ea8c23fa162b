"""A line whose values are of other kinds: named by the fields of its record, never by what a library says of it."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from engine.commands import Base, Command
from engine.refusals import Refusal, Refused
from engine.script.reading import BY_WORD, command_of, read

VALUES = (
    None, True, "x", "raise", 5, [], [1], ["a"], [[1]], [[1, 2], [3]], {}, {"1": "a"}, {"1": 5}, {"1": None},
    {"action": "zap"}, {"action": 5}, {"action": "raise", "foo": 1}, [None], [{"high": [1]}],
    [{"pot": 1, "high": [["x"]]}], [{"action": "fold"}], [[["a"]]],
)  # fmt: skip
"""What a key is given: of every kind, and of every kind within one."""
FILLED: tuple[object, ...] = (1, "x", [], {})
"""What the other keys are given that a word needs."""


def refusal(plain: dict[str, Any]) -> Refusal | None:
    try:
        command_of(plain)
    except Refused as refused:
        return refused.refusal
    return None


def library(plain: dict[str, Any]) -> str:
    """What the library says of the line, "" = nothing."""
    try:
        msgspec.convert(plain, Command)
    except msgspec.ValidationError as error:
        return str(error)
    return ""


def lines(kind: type[Base]) -> Iterator[dict[str, Any]]:
    fields = msgspec.structs.fields(kind)
    for field in fields:
        for value in VALUES:
            for filled in FILLED:
                needed = {other.encode_name: filled for other in fields if other.required}
                yield {"do": kind.__struct_config__.tag, **needed, field.encode_name: value}


@pytest.mark.parametrize("word", sorted(BY_WORD))
def test_what_is_wrong_with_a_line_is_what_the_library_would_find(word: str) -> None:
    """The same fault, at the same key, in words of our own."""
    refused = 0
    for line in lines(BY_WORD[word]):
        answer, fault = refusal(line), library(line)
        assert (answer is None) == (not fault), line
        if answer is None:
            continue
        refused += 1
        facts = dict(answer.facts)
        expected = {
            "wrong_type": "Expected `{kinds}`, got `{given}` - at `$.{key}`",
            "wrong_length": "Expected `array` of length {length}, got {count} - at `$.{key}`",
        }.get(answer.key, "")
        assert not expected or fault == expected.format(**facts), line
        assert answer.key in ("wrong_type", "wrong_length", "unknown_value", "missing", "unknown_field"), line
    assert refused or not msgspec.structs.fields(BY_WORD[word])


@pytest.mark.parametrize(
    ("line", "code", "message"),
    [
        ('{"do":"sit","seat":"x","player":"Ann"}', "malformed", "sit: seat: expected `int`, got `str`"),
        ('{"do":"sit"}', "malformed", "sit needs the key 'seat'"),
        ('{"do":"race","chip":5,"won":3}', "malformed", "race: won: expected `array`, got `int`"),
        (
            '{"do":"add_chips","seat":1,"amount":5,"for":"x"}',
            "unknown",
            "add_chips: for 'x' is unknown; known are add_on, rebuy",
        ),
        ('{"do" "sit"}', "malformed", "no JSON: Expecting ':' delimiter"),
        ('{"do":"sit","seat":' + "1" * 5000 + "}", "malformed", "a number has too many digits"),
    ],
)
def test_a_fault_is_named_with_its_key(line: str, code: str, message: str) -> None:
    """What `for` may hold was missing, and what JSON lacks was cut at a colon."""
    with pytest.raises(Refused) as refused:
        read(line)
    assert (refused.value.refusal.code, refused.value.refusal.message) == (code, message)
