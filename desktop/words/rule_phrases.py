"""Why house rules cannot stay as they are, as a person would say it: what may be typed, and what was, by the rule."""

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
"""What a level needs, where a cell of it can be typed wrong."""


def of_refusal(refusal: Refusal) -> str:
    """Why rules cannot stay so, in the words of the page: a key of the table is called by its row's title.

    What was typed in money and is no whole number of chips is no number to the engine.
    """
    wrong = not_a_value(refusal)
    if wrong is not None and in_money() and wrong.kind in IN_CHIPS:
        return say("setup.chip_is", amount=figure(1), title=title(BY_KEY[WORTH]))
    return in_words(_titled(refusal))


def not_a_value(refusal: Refusal) -> KeyInfo | None:
    """The key whose value is none of its kind, None = it is refused for something else."""
    return BY_KEY[str(dict(refusal.facts)["key"])] if refusal.key == "settings.type" else None


def _titled(sentence: Worded) -> Worded:
    """A sentence whose keys are titles, with figures as they are typed on the page; what it quotes as well.

    What a value may be is told in one sentence: the nearest one that would do is for who writes a file.
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
    """A fact as the page has it; `info` = the rule it is told of, None = of several."""
    if name == "id":
        return game_of(str(fact))
    if info is not None and name == "key":
        return _quoted(title(info))
    if info is not None and name == "allowed":
        return _allowed(info)
    if info is not None and name == "value":
        return _value(str(fact), info)
    if isinstance(fact, Phrase):
        return _titled(fact)
    if isinstance(fact, tuple):
        return tuple(_titled(part) if isinstance(part, Phrase) else part for part in fact)
    return fact


def _quoted(words: str) -> str:
    """A title in quotes where it has a colon: the sentence goes on with one of its own."""
    first, last = language().quotes
    return f"{first}{words}{last}" if ":" in words else words


def _value(text: str, info: KeyInfo) -> str:
    """A value as it stands in the row of the rule; one that is cut short as it is."""
    try:
        value = msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text
    return counted(0) if value == 0 and value is not False else word(value, info)


def _allowed(info: KeyInfo) -> str:
    """What may be typed for a rule, or which words may be chosen."""
    words = _may_be(info)
    return say("setup.may_be_none", allowed=words, none=word(None, info)) if info.none else words


def _may_be(info: KeyInfo) -> str:
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
