"""The engine's sentences in the dealer's language: refusals and the steps of an explanation.

The engine says them in English, with figures and names in them. A sentence is recognised by what stands between them;
one that is not known stays English. In English nothing is looked at, nor imported before it is wanted.
"""

import re
from functools import cache, lru_cache

from desktop.assets import resource
from desktop.i18n import ENGLISH, figure, language, translated

TERMS = (
    "about",
    "act",
    "action",
    "all in",
    "all_in",
    "ante",
    "antes",
    "bet",
    "big blind",
    "bring in",
    "bring-in",
    "bring_in",
    "button blind",
    "by",
    "call",
    "check",
    "choice",
    "complete",
    "dead post",
    "drinks",
    "False",
    "floor",
    "fold",
    "forward motion",
    "half",
    "held",
    "high",
    "kill",
    "kitty",
    "left",
    "low",
    "main pot",
    "may withdraw",
    "misread",
    "nobody",
    "none",
    "over pot",
    "passed over",
    "post",
    "raise",
    "reduced",
    "returned",
    "right",
    "rule",
    "rules",
    "ruling",
    "side pot {number}",
    "sleeper",
    "small blind",
    "stands",
    "straddle",
    "taken back",
    "time",
    "tip",
    "to",
    "True",
    "wager",
    "withdrawn",
)
"""Words that fill a blank of a sentence, and those that are noted."""

_LONG = re.compile(r"(?<![\d.,])\d{4,}(?![\d.,]\d)")
"""Figures of the engine that want their thousands kept apart."""
_RULE = r"^(?P<said>.*?)(?P<rule> \([A-Z]{2,5}-\d+\))$"


@cache
def sentences() -> tuple[str, ...]:
    """The sentences with their blanks open, as `make translations` found them in the engine; the most telling first."""
    import json

    return tuple(json.loads(resource("translations/engine.json").read_text("utf-8")))


def telling(sentence: str) -> tuple[int, str]:
    """Sorts sentences: the one that says most by itself comes first, before those it could be taken for."""
    return -len("".join(_literals(sentence))), sentence


def _literals(sentence: str) -> list[str]:
    return re.split(r"\{\w+\}", sentence)


@cache
def _pattern(sentence: str) -> re.Pattern[str]:
    """The sentence as it looks when it is said."""
    parts = re.split(r"(\{\w+\})", sentence)
    figures = "[0-9]+"  # a number is one: what follows it may have colons of its own
    made = [
        f"(?P<{part[1:-1]}>{figures if part == '{number}' else '.*'})" if part.startswith("{") else re.escape(part)
        for part in parts
    ]
    return re.compile("".join(made), re.S)


@lru_cache(maxsize=512)
def _recognised(text: str) -> tuple[str, dict[str, str]] | None:
    """The sentence this is, and what fills its blanks."""
    for sentence in sentences():
        if not text.startswith(sentence.partition("{")[0]):
            continue
        if all(part in text for part in _literals(sentence)) and (found := _pattern(sentence).fullmatch(text)):
            return sentence, found.groupdict()
    return None


def term(word: str) -> str:
    """A word of the engine's, such as an action or what was noted; underscores are spaces in it."""
    plain = word.replace("_", " ")
    return translated("terms", "", plain) if plain in TERMS else plain


def in_words(text: str) -> str:
    """A sentence of the engine, its rule id kept; several of them, joined by `; `, one by one."""
    if language() is ENGLISH or not text:
        return _LONG.sub(lambda found: figure(int(found[0])), text)
    if (found := re.match(_RULE, text, re.S)) and _recognised(found["said"]):
        return in_words(found["said"]) + found["rule"]
    known = _recognised(text)
    if known is None:
        parts = text.split("; ")
        return "; ".join(map(in_words, parts)) if len(parts) > 1 else text
    sentence, blanks = known
    return translated("engine", "", sentence).format(**{name: _filled(value) for name, value in blanks.items()})


def _filled(value: str) -> str:
    """What fills a blank: figures in the language's way, words that are known, sentences in a sentence."""
    if not value:
        return value
    if value.isdecimal():
        return figure(int(value))
    if value in TERMS:
        return translated("terms", "", value)
    for term in TERMS:
        if "{" in term and (found := _pattern(term).fullmatch(value)):
            return translated("terms", "", term).format(**found.groupdict())
    from desktop.setup.titles import VALUES

    if value in VALUES:
        return translated("values", value, VALUES[value])
    return in_words(value) if " " in value else value
