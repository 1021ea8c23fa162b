"""Another language for a while."""

from collections.abc import Iterator
from contextlib import contextmanager

from desktop.words import i18n
from desktop.words.i18n import ENGLISH, Language


@contextmanager
def speaking(code: str) -> Iterator[Language]:
    """Speaks a language, then English again."""
    try:
        yield i18n.speak(code)
    finally:
        i18n.speak(ENGLISH.code)
