"""The engine's sentences in the dealer's language: refusals, the steps of an explanation, names of steps.

The engine tells them by key and facts; the sentence of the key is looked up in the context `engine`.
"""

from desktop.words.i18n import ENGLISH, figure, language, translated
from engine.words import SENTENCES, SPOKEN, Phrase, Speech

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


def term(word: str) -> str:
    """A word of the engine's, such as an action or what was noted; underscores are spaces in it."""
    plain = word.replace("_", " ")
    return translated("terms", "", plain) if plain in TERMS else plain


def in_words(said: Phrase) -> str:
    """What the engine says, in the language in use; a refusal keeps its rule id."""
    return said.said_in(SPEECH)


def _sentence(key: str) -> str:
    """The sentence of a key with its blanks open; what only a script can meet is English in every language."""
    return translated("engine", key, SENTENCES[key]) if key in SPOKEN else SENTENCES[key]


def _word(word: str) -> str:
    """A word that fills a blank: a figure, a term of the table, a value of a house rule, or a name as it is."""
    if word.isdecimal():
        return figure(int(word))
    if language() is ENGLISH:
        return word
    if word in TERMS:
        return translated("terms", "", word)
    from desktop.words.titles import VALUES

    return translated("values", word, VALUES[word]) if word in VALUES else word


SPEECH = Speech(_sentence, _word, figure)
"""The engine's sentences in the language in use."""
