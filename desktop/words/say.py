"""`say(key, **blanks)` returns a sentence in the language in use.

A theme is a dictionary of sentences; small themes share a module, that of the table has three. Sentences of the table
are named by their key alone (`say("deal_hand", hand=5)`), others by theme and key (`say("recap.settle")`). A sentence
with a number is a `Plural`. A translation is looked up by the theme and the key in it.

The second gate of late imports: table and setup page need sentences before the first paint, the themes of other pages
are imported with the first of their sentences.
"""

from desktop.kit.speech import KitSpeech
from desktop.words.first_themes import AT_THE_START, TABLE
from desktop.words.i18n import Sentence, word


def sentence_of(key: str) -> tuple[str, str, Sentence]:
    """Return the theme of a sentence, its key in the theme and the English sentence.

    Raises:
        KeyError: there is no such sentence.
    """
    if key in TABLE:
        return "table", key, TABLE[key]
    theme, _, name = key.partition(".")
    if theme in AT_THE_START:
        return theme, name, AT_THE_START[theme][name]
    from desktop.words.themes import of_any_theme

    return of_any_theme(key)


def say(key: str, /, **blanks: object) -> str:
    """Return the sentence called `key` in the language in use, with its blanks filled.

    Raises:
        KeyError: there is no such sentence, or a blank was not given.
    """
    theme, name, sentence = sentence_of(key)
    return word(theme, name, sentence, blanks)


def theme_of(key: str) -> str:
    """Return the theme of the sentence called `key`, "" where there is none."""
    try:
        return sentence_of(key)[0]
    except KeyError:
        return ""


def has_sentence(key: str) -> bool:
    """Return whether there is a sentence called `key`."""
    return bool(theme_of(key))


KitSpeech.say = say
