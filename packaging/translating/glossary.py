"""The glossary: each poker term is said in the words dealers of a language use, and in no other.

`resources/translations/glossary.toml` holds the terms. A translation is at fault when its English sentence has a term
and none of the term's words stands in it, or when it says what the language never says.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from msgspec import Struct, convert, field

from desktop.words.i18n import LANGUAGES
from resources import resource
from translating.catalogue import Entry
from translating.ts import Said


class Term(Struct, frozen=True, forbid_unknown_fields=True):
    """A term: a pattern of the English, by language the patterns of which one stands there, and those beside it."""

    english: str
    words: dict[str, tuple[str, ...]]
    barred: dict[str, tuple[str, ...]] = field(name="not", default_factory=dict)
    apart: tuple[str, ...] = ()
    """English sentences in which the word is not the term."""

    def occurs(self, source: str) -> bool:
        """Whether an English sentence has the term; names of settings and blanks are no words of it."""
        return source not in self.apart and bool(_term(self.english).search(_words(source)))


class Never(Struct, frozen=True, forbid_unknown_fields=True):
    """What a language never says; `why` = what it is taken for at the table, and what is said instead."""

    language: str
    say: str
    why: str


class Glossary(Struct, frozen=True, forbid_unknown_fields=True):
    """All terms, and all that is never said."""

    terms: tuple[Term, ...]
    never: tuple[Never, ...]


@cache
def _term(english: str) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{english})\b", re.IGNORECASE)


@cache
def _words(source: str) -> str:
    return re.sub(r"\{\w+\}|\b\w+\.\w+(?:\.\w+)?\b", " ", source)


@cache
def glossary() -> Glossary:
    """The glossary of the project."""
    data = tomllib.loads(resource("translations/glossary.toml").read_text("utf-8"))
    for term in data["terms"]:
        term["words"] = {code: term.pop(code) for code in LANGUAGES if code in term}
    return convert(data, Glossary)


def faults(words: Glossary, language: str, said: Mapping[Entry, Said]) -> list[str]:
    """Every translation of a language that does not hold to the glossary, in words."""
    return [fault for entry, one in said.items() for fault in _faults(words, language, entry.source, one.forms)]


def _faults(words: Glossary, language: str, source: str, forms: Iterable[str]) -> Iterator[str]:
    for form in forms:
        for term in words.terms:
            if term.occurs(source):
                allowed = term.words.get(language, ())
                if not allowed:
                    yield f"{term.english!r} has no {language} = [...] in glossary.toml"
                elif not any(_has(pattern, form) for pattern in allowed):
                    yield f"{term.english!r} is not said as {' or '.join(allowed)}: {source!r} {form!r}"
                for pattern in term.barred.get(language, ()):
                    if _has(pattern, form):
                        yield f"{term.english!r} is said as {pattern!r}: {source!r} {form!r}"
        yield from never_said(words, language, form)


def never_said(words: Glossary, language: str, text: str) -> list[str]:
    """What stands in a text of a language that is never said there, in words."""
    return [
        f"{found.group()!r} ({never.why}): {text!r}"
        for never in words.never
        if never.language == language and (found := re.search(never.say, text, re.IGNORECASE | re.MULTILINE))
    ]


def _has(pattern: str, text: str) -> bool:
    return bool(re.search(rf"(?<![^\W_])(?:{pattern})", text, re.IGNORECASE))
