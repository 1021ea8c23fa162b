"""How settings problems are put into words: collected, joined, and with the nearest valid word."""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from engine.refusals import Code, Refused, refuse


class Problem(Struct, frozen=True):
    """One thing that is wrong with the settings: what it is, why, and what is allowed instead."""

    code: Code
    key: str
    text: str
    rule: str | None = None
    facts: tuple[tuple[str, Any], ...] = ()


_ORDER = {"unknown": 0, "amount": 1}


def nearest(word: str, words: Iterable[str]) -> str:
    """The valid word most like `word`, or the one it abbreviates (utg, nl)."""
    from difflib import get_close_matches

    choices, word = sorted(words), word.lower()
    short = {"".join(part[:1] for part in choice.split("_")): choice for choice in choices if "_" in choice}
    return short.get(word) or next(iter(get_close_matches(word, choices, 1, 0.0)), choices[0])


def refused(problems: list[Problem]) -> Refused:
    """All problems in one refusal; unknown words come first, then amounts, and the first one's code is used."""
    problems = sorted(problems, key=lambda one: _ORDER.get(one.code, len(_ORDER)))
    if len(problems) == 1:
        one = problems[0]
        return refuse(one.code, one.text, one.rule, one.key, **dict(one.facts))
    told = "; ".join(f"{one.text} ({one.rule})" if one.rule else one.text for one in problems)
    keys = tuple(one.key for one in problems)
    return refuse(problems[0].code, told, key="settings.several", problems=keys)


def shown(value: Any) -> str:
    """A value as the table script writes it, cut to a readable length."""
    import json

    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else text[:57] + "..."
