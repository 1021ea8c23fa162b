"""The language in use, as far as the kit needs it: which way it is read, and the words of its own keys.

The room of words sets all of it when it is imported and whenever another language is spoken; the terminal's commands
import that room too, so nothing here needs Qt.
"""

from collections.abc import Callable


class KitSpeech:
    """How the kit speaks."""

    code = "en"
    from_right = False
    say: Callable[..., str] = staticmethod(lambda key, /, **blanks: key)
    """The sentence of a key, its blanks filled."""
    figure: Callable[[int], str] = staticmethod(str)
    """A number as the language writes it."""
    decimal_key: Callable[[], str] = staticmethod(str)
    """The mark that amounts have on a keypad, "" = none."""


def from_right() -> bool:
    """Whether the language in use is read from the right: then whatever `turns_round` lies the other way round."""
    return KitSpeech.from_right


def say(key: str, /, **blanks: object) -> str:
    """What the kit itself says: `speak_barred`, `sheet_close`, `turn_up`, ..."""
    return KitSpeech.say(key, **blanks)
