"""The chapters of the manual: one file a language, `resources/manual/CODE.md`.

A chapter begins at its first-level heading, which ends with its key: `# Tournaments {#tournament}`. The key is the same
in every language, and the English file says which chapters there are and in which order.
"""

import re

from msgspec import Struct

from desktop.words.i18n import ENGLISH
from resources import resource

HEADING = re.compile(r"^# (.+) \{#([a-z-]+)\}\n", re.MULTILINE)
"""The first line of a chapter: its title and its key."""


class Chapter(Struct, frozen=True):
    """A chapter in one language."""

    key: str
    """Key of the chapter, the same in every language."""
    language: str
    """Code of the language of the text."""
    title: str
    """Title of the chapter."""
    text: str
    """Markdown that begins with the heading, without the key."""


def chapters_in(code: str) -> dict[str, Chapter]:
    """Return the chapters of a language by their keys, in the order of its file; {} where it has no file."""
    file = resource("manual", f"{code}.md")
    if not file.exists():
        return {}
    _, *parts = HEADING.split(file.read_text("utf-8"))
    each = zip(parts[::3], parts[1::3], parts[2::3], strict=True)
    return {key: Chapter(key, code, title, f"# {title}\n{body.rstrip()}\n") for title, key, body in each}


def chapters(code: str) -> tuple[Chapter, ...]:
    """Return the chapters in the order of the English file, in English where the language lacks one."""
    translated = chapters_in(code)
    return tuple(translated.get(key, english) for key, english in chapters_in(ENGLISH.code).items())
