"""The language in use, as far as the kit needs it: reading direction, and the words of the kit's own keys.

`desktop.words` sets these at its import and at each change of the language; commands without a window import it too, so
nothing here needs Qt.
"""

from collections.abc import Callable


class KitSpeech:
    """The language of the kit."""

    code = "en"
    from_right = False
    say: Callable[..., str] = staticmethod(lambda key, /, **blanks: key)
    """Returns the sentence of a key with its blanks filled."""
    figure: Callable[[int], str] = staticmethod(str)
    """Returns a number as the language writes it."""
    decimal_key: Callable[[], str] = staticmethod(str)
    """Returns the decimal mark of amounts for a keypad, "" = none."""


def from_right() -> bool:
    """Return whether the language is read from the right: every widget that `turns_round` is then mirrored."""
    return KitSpeech.from_right


def say(key: str, /, **blanks: object) -> str:
    """Return a sentence of the kit itself: `speak_barred`, `sheet_close`, `turn_up`, ..."""
    return KitSpeech.say(key, **blanks)
