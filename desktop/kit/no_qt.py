"""What the kit has without Qt, for those who know no window and no thread: a button's face, work, the language in use.

Of the language the kit needs which way it is read, and the words of its own keys. The room of words sets all of it when
it is imported and whenever another language is spoken; the terminal's commands import that room too.
"""

from collections.abc import Callable
from typing import Any, Generic, Literal, TypeVar

from msgspec import Struct

Fill = Literal["normal", "main", "next", "outline", "reminder", "quick", "chosen", "looking", "bare", "told"]


class Face(Struct, frozen=True):
    """What a button shows."""

    word: str
    """Its words."""
    figure: str = ""
    """The amount beside them."""
    second: str = ""
    """Its second line."""
    icon: str = ""
    """The name of its icon, "" = none."""
    fill: Fill = "normal"
    """What it is painted as.

    Normal (raised), main (cream), next (amber, the one button that goes on), outline (amber line), reminder (raised
    with an amber line), quick (brass line), chosen (settled, with a check), looking (raised with a blue line: what is
    looked at), bare (no edge), told (no edge, and no key: it is only read).
    """
    reason: str = ""
    """Why it cannot be used now, shown as its second line; "" = it can."""
    spoken: str = ""
    """What a screen reader says in place of the words."""
    ring: int | None = None
    """A number in a ring before the words."""
    who: str = ""
    """The name in the second line: that is shortened before anything else of it."""

    @property
    def read_aloud(self) -> str:
        """The words for a screen reader."""
        return self.spoken or " ".join(part for part in (self.word, self.figure, self.second) if part)

    @property
    def does(self) -> object:
        """What a tap asks for, None for nothing."""
        return None

    @property
    def means(self) -> object:
        """What a tap comes to, to be told from another thing by; None = nothing."""
        return self.does

    @property
    def looks(self) -> tuple[object, ...]:
        """All that is seen of it."""
        return self.word, self.figure, self.second, self.icon, self.fill, self.reason, self.ring


EMPTY = Face("")


GoOn = Callable[[int, int], bool]
"""Told how much of how much is done; False = it is to end."""
Result = TypeVar("Result")


class Job(Struct, Generic[Result], frozen=True):
    """What is to be done, how it is called meanwhile, and who hears what came of it."""

    title: str
    """What is being done, in words."""
    how_far: Callable[[int, int], str]
    """How much of how much is done, in words."""
    work: Callable[[GoOn], Result]
    """Does it, maybe in another thread; told to end it raises whatever its `ended` knows."""
    ended: Callable[[Result | Exception], None]
    """Hears in the thread of the window what it came to, or its error."""


Wait = Callable[[Job[Any]], None]


def at_once(job: Job[Any]) -> None:
    """Do it here and now: what is short, and what no window can wait for."""
    try:
        result = job.work(lambda _, __: True)
    except Exception as error:  # its `ended` knows which it can say
        result = error
    job.ended(result)


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
    """Whether the language in use is read from the right: then whatever is not the felt lies the other way round."""
    return KitSpeech.from_right


def say(key: str, /, **blanks: object) -> str:
    """What the kit itself says: `speak_barred`, `sheet_close`, `turn_up`, ..."""
    return KitSpeech.say(key, **blanks)
