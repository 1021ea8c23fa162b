"""Refusals of house rules in the words of the rules page: the rule, the typed value and the allowed values."""

from typing import TypeVar

import msgspec
from msgspec.structs import replace

from desktop.words.engine import in_words
from desktop.words.i18n import counted, figure, in_money, language
from desktop.words.say import say
from desktop.words.setup_phrases import IN_CHIPS, WORTH, game_of, title, word
from engine.refusals import Refusal
from engine.settings.describe import BY_KEY
from engine.settings.keyinfo import LARGEST, KeyInfo
from engine.words import Fact, Phrase

Worded = TypeVar("Worded", bound=Phrase)
OF_A_LEVEL = {
    "levels.stakes": "setup.level_wants_stakes",
    "levels.minutes": "setup.level_wants_minutes",
    "levels.break": "setup.level_wants_break",
}
"""Key of the sentence for each refusal of a cell in the list of levels."""


def of_refusal(refusal: Refusal) -> str:
    """Return a refusal of rules in the words of the page, with the title of its row for each key.

    An amount of money that is not whole chips has its own sentence, since the engine refuses it as no number.
    """
    wrong = not_a_value(refusal)
    if wrong is not None and in_money() and wrong.kind in IN_CHIPS:
        return say("setup.chip_is", amount=figure(1), title=title(BY_KEY[WORTH]))
    return in_words(_with_titles(refusal))


def not_a_value(refusal: Refusal) -> KeyInfo | None:
    """Return the key whose value has the wrong type, None where the refusal has another reason."""
    return BY_KEY[str(dict(refusal.facts)["key"])] if refusal.key == "settings.type" else None


def _with_titles(sentence: Worded) -> Worded:
    """Return a phrase, nested phrases included, with titles for keys and values in the format of the page.

    The nearest allowed value, which helps the writer of a file, is replaced by all allowed values.
    """
    facts = dict(sentence.facts)
    wrong = facts.get("wrong")
    if isinstance(wrong, Phrase) and wrong.key in OF_A_LEVEL:
        number = dict(wrong.facts)["number"]
        level = (("number", number), ("problem", say(OF_A_LEVEL[wrong.key])))
        return replace(sentence, key="settings.level", facts=level)
    info = BY_KEY.get(str(facts.get("key")))
    if info is not None and "allowed" in facts:
        sentence = replace(sentence, key="settings.type")
    return replace(sentence, facts=tuple((name, _on_the_page(name, fact, info)) for name, fact in sentence.facts))


def _on_the_page(name: str, fact: Fact, info: KeyInfo | None) -> Fact:
    """Return a fact in the words of the page; `info` = the rule of the fact, None = it concerns several rules."""
    if name == "id":
        return game_of(str(fact))
    if info is not None and name == "key":
        return _quoted(title(info))
    if info is not None and name == "allowed":
        return _allowed(info)
    if info is not None and name == "value":
        return _value(str(fact), info)
    if isinstance(fact, Phrase):
        return _with_titles(fact)
    if isinstance(fact, tuple):
        return tuple(_with_titles(part) if isinstance(part, Phrase) else part for part in fact)
    return fact


def _quoted(words: str) -> str:
    """Return a title, in quotes where it contains a colon, since the sentence adds another colon."""
    first, last = language().quotes
    return f"{first}{words}{last}" if ":" in words else words


def _value(text: str, info: KeyInfo) -> str:
    """Return a value as in the row of the rule; a truncated value is returned unchanged."""
    try:
        value = msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text
    return counted(0) if value == 0 and value is not False else word(value, info)


def _allowed(info: KeyInfo) -> str:
    """Return the values that may be typed or chosen for a rule, in words."""
    words = _allowed_range(info)
    return say("setup.may_be_none", allowed=words, none=word(None, info)) if info.none else words


def _allowed_range(info: KeyInfo) -> str:
    if info.key == "rake.per_unit":
        return say("setup.may_be_rake")
    if info.kind == "amount":
        key = "setup.may_be_count" if info.high < LARGEST else "setup.may_be_from"
        return say(key, low=figure(info.low), high=figure(info.high))
    if info.kind == "count":
        return say("setup.may_be_count", low=counted(info.low), high=counted(info.high))
    if info.kind == "amounts":
        key = "setup.may_be_pair" if info.low == info.high else "setup.may_be_amounts"
        return say(key, low=max(info.low, 1), high=info.high)
    if info.kind in ("percent", "ranges"):
        return say(f"setup.may_be_{info.kind}")
    chosen = ", ".join(word(value, info) for value in info.values)
    return say(f"setup.may_be_{info.kind}", chosen=chosen) if info.kind in ("size", "reminder") else chosen
