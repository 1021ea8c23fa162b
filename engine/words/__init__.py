"""Every English sentence of the engine, once, by its key: refusals, steps of explanations, names of steps.

The engine returns a `Phrase`, key and facts. It becomes text where it is shown: in English here, in other languages by
the desktop.
"""

from collections.abc import Callable
from typing import Any, ClassVar, TypeAlias

from msgspec import Struct

from engine.words.between import SEATS, SETTINGS
from engine.words.files import BOOKS, CHECKING, EXPORTING, IMPORTING, PEOPLE, ROOM, TRAVELING
from engine.words.play import BETTING, PLAY
from engine.words.script import COMMANDS, SCRIPT
from engine.words.steps import STEPS
from engine.words.why_bets import WHY_BETS
from engine.words.why_table import WHY_TABLE

TRANSLATED = (
    BETTING
    | BOOKS
    | CHECKING
    | EXPORTING
    | IMPORTING
    | PEOPLE
    | PLAY
    | ROOM
    | SEATS
    | SETTINGS
    | STEPS
    | TRAVELING
    | WHY_BETS
    | WHY_TABLE
)
"""The sentences a person at the window can meet, which are translated."""

SENTENCES = TRANSLATED | SCRIPT | COMMANDS
"""Every sentence, with open blanks."""


CHIPS = frozenset(
    (
        "all_in_to", "amount", "ante", "antes", "before", "behind", "bet", "big", "big_blind", "blind", "bought",
        "bring_in", "call", "chip", "chips", "counted", "dead", "drop", "dropped", "front", "got", "least", "minimum",
        "more", "nearest", "need", "other", "pot", "pushed", "put", "raise_by", "rake", "raked", "room", "share",
        "size", "small", "splash", "stack", "start", "to", "total", "unit", "up", "values",
    )
)  # fmt: skip
"""Blanks that hold chips in every sentence but those of `OTHERWISE`."""

OTHERWISE = frozenset(
    (
        "award_no_pot.pot", "misdeal.chips", "no_winner.pot", "not_eligible.pot", "seat.moved.before",
        "seat.moved_first.before", "second.gap.before", "settings.bounds.nearest", "step.move.to", "step.pay.to",
    )
)  # fmt: skip
"""Blanks of that name without chips: seats, numbers of pots, players, values of any kind of rule."""

SOMETIMES = frozenset(
    (
        "all_in_total.given", "buy_in.most", "buy_in_over.most", "due.back.live", "due.buy.live", "due.post.live",
        "due.post_in.live", "due.post_in_one.live", "early_over_limit.most",
        "fixed_total.given", "has_less.most", "kill.pot_over.needed", "kill.scoop.needed", "kill.short.needed",
        "legal.wager.most", "lender_has_less.most", "limits.cap.cap", "max.fixed.level", "max.spread.high",
        "max.spread.level", "min.complete.level", "min.half.half", "not_accepted.free", "open.up_to.most", "over.most",
        "pot.level.level", "purchase_lost.has", "rake.cap.taken", "rake.chip.taken",
        "settings.bring_in_above_bet.first",
        "settings.blind_above_bet.first", "settings.buy_in.high", "settings.buy_in.low", "settings.cap_below_blind.cap",
        "settings.cap_below_bring_in.cap", "settings.no_chips.step", "settings.no_units.step",
        "settings.range_descends.high",
        "settings.range_descends.low", "straddle_too_short.most",
    )
)  # fmt: skip
"""Blanks that hold chips in these sentences only."""


def holds_chips(key: str, blank: str) -> bool:
    """Return whether a blank of the sentence `key` holds chips."""
    place = f"{key}.{blank}"
    return place in SOMETIMES or (blank in CHIPS and place not in OTHERWISE)


Fact: TypeAlias = "int | float | str | Phrase | tuple[Fact, ...]"
"""The value of a blank: a number, a word, another sentence, or several of them."""

BlankFacts = tuple[tuple[str, Any], ...]
"""The name of each blank and its `Fact`."""


class Phrase(Struct, frozen=True):
    """A sentence of `engine.words` with the facts for its blanks."""

    between: ClassVar[str] = ", "
    """The separator of several phrases in one blank."""

    key: str
    """The key of the sentence."""
    facts: BlankFacts
    """The facts that fill its blanks, by name."""

    @property
    def text(self) -> str:
        """The English sentence."""
        return worded(self, ENGLISH)

    @property
    def message(self) -> str:
        """The English sentence inside another; a refusal adds its rule."""
        return self.text

    def said_in(self, speech: "Speech") -> str:
        """Return `message` in another language."""
        return worded(self, speech)


class Speech(Struct, frozen=True):
    """The functions by which a language words a phrase."""

    sentence: Callable[[str], str]
    """The sentence of a key, with open blanks."""
    word: Callable[[str], str]
    """A word for a blank."""
    figure: Callable[[int], str]
    """A number of chips for a blank."""
    number: Callable[[int], str]
    """Any other whole number."""


def phrase(key: str, /, **facts: Fact) -> Phrase:
    """Return the sentence `key` with its facts."""
    return Phrase(key, tuple(facts.items()))


def worded(phrase: Phrase, speech: Speech) -> str:
    """Return the sentence with its blanks filled, without its rule."""
    blanks = {
        name: _filled(fact, speech, speech.figure if holds_chips(phrase.key, name) else speech.number)
        for name, fact in phrase.facts
    }
    return speech.sentence(phrase.key).format_map(blanks)


def _filled(fact: Fact, speech: Speech, number: Callable[[int], str]) -> str:
    """Return a fact in words, several of them separated."""
    if isinstance(fact, Phrase):
        return fact.said_in(speech)
    if isinstance(fact, tuple):
        between = fact[0].between if fact and isinstance(fact[0], Phrase) else ", "
        return between.join(_filled(part, speech, number) for part in fact)
    if isinstance(fact, int):
        return number(fact)
    return speech.word(str(fact))


ENGLISH = Speech(SENTENCES.__getitem__, str, str, str)
"""Plain English, as the table script answers."""
