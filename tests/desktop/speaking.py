"""Another language for a while, and what is expected to be said in each."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn, TypeVar

import pytest

from desktop.words import languages
from desktop.words.i18n import ENGLISH, LANGUAGES, Language

FOREIGN = tuple(code for code in LANGUAGES if code != ENGLISH.code)
"""The languages somebody translated."""
Expected = TypeVar("Expected")


class InEach(dict[str, Expected]):
    """What is expected in each language, by its code: one that has no line here yet is asked for by name."""

    def __missing__(self, code: str) -> NoReturn:
        pytest.fail(f"what is this in {LANGUAGES[code].name}? Give {code!r} a line here")


@contextmanager
def speaking(code: str) -> Iterator[Language]:
    """Speaks a language, then English again."""
    try:
        yield languages.speak(code)
    finally:
        languages.speak(ENGLISH.code)
