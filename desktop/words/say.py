"""The one way to say something in the dealer's language: `say(key, **blanks)`.

A theme is a dictionary of sentences; small ones share a module, that of the table has three. What is said at the table
has a key alone (`say("deal_hand", hand=5)`); the other themes stand before the dot (`say("recap.settle")`). A sentence
that counts is a `Plural`. Its translation is looked up by the theme and the key in it.

The second gate of late imports: the table and the setup page speak before the first paint, the themes of other pages
are imported with the first sentence of theirs.
"""

from desktop.kit.speech import KitSpeech
from desktop.words.first_themes import AT_THE_START, TABLE
from desktop.words.i18n import Sentence, word


def sentence_of(key: str) -> tuple[str, str, Sentence]:
    """Theme, key in it and English sentence of the key it is said by.

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
    """The sentence called `key`, its blanks filled.

    Raises:
        KeyError: there is no such sentence, or a blank was not given.
    """
    theme, name, sentence = sentence_of(key)
    return word(theme, name, sentence, blanks)


def theme_of(key: str) -> str:
    """The theme of the sentence called `key`, "" when there is none."""
    try:
        return sentence_of(key)[0]
    except KeyError:
        return ""


def known(key: str) -> bool:
    """Whether there is a sentence called `key`."""
    return bool(theme_of(key))


KitSpeech.say = say
