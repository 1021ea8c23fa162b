"""Every English sentence of the engine, once, by its key: refusals, steps of explanations, names of steps.

What travels is a `Phrase`: key and facts. Its text is derived, in English here, in other languages by who shows it.
"""

from engine.words.phrases import ENGLISH, Fact, Facts, Phrase, Speech, phrase, worded
from engine.words.sentences import SENTENCES, SPOKEN

__all__ = ["ENGLISH", "SENTENCES", "SPOKEN", "Fact", "Facts", "Phrase", "Speech", "phrase", "worded"]
