"""Another language for a while."""

from collections.abc import Iterator
from contextlib import contextmanager

from desktop.words import languages
from desktop.words.i18n import ENGLISH, LANGUAGES, Language

FOREIGN = tuple(code for code in LANGUAGES if code != ENGLISH.code)
"""The languages somebody translated."""


@contextmanager
def speaking(code: str) -> Iterator[Language]:
    """Speaks a language, then English again."""
    try:
        yield languages.speak(code)
    finally:
        languages.speak(ENGLISH.code)
