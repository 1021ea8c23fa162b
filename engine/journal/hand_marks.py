"""Hands that were starred or named: words about an evening, kept beside its payments and with their proof.

They travel with the book, its backups and an evening, and are no steps: nothing was played. The later word stays.
"""

from collections.abc import Callable, Iterable
from typing import Final

from msgspec import Struct

from engine.journal.settled import Tick

LONGEST: Final = 60
"""The most characters of a hand's name."""
SIGN: Final = "★"
"""How the key of such a word begins; the key of a payment has a `>` before its last colon, this one has none."""
_WORDS: Final = 4
"""The most words of a person's name that are looked for in the name of a hand."""


class HandMark(Struct, frozen=True):
    """What was said of a hand."""

    starred: bool = False
    """Whether it has a star."""
    name: str = ""
    """What it is called, "" = nothing."""


NOTHING: Final = HandMark()


def marks_of(words: Iterable[Tick]) -> dict[int, HandMark]:
    """The marked hands of a session by number, from all that was said of it."""
    stars: set[int] = set()
    names: dict[int, str] = {}
    for word in sorted(words, key=lambda word: word.at):
        sign, _, rest = word.payment.partition(":")
        number, named, name = rest.partition(":")
        if sign != SIGN or not word.paid or not number.isdecimal():
            continue
        if named:
            names[int(number)] = name
        else:
            stars.add(int(number))
    return {hand: HandMark(hand in stars, names.get(hand, "")) for hand in stars | names.keys()}


def marking(hand: int, before: HandMark, now: HandMark) -> tuple[Tick, ...]:
    """The words to keep so that `before` becomes `now`; a name is cut to `LONGEST` characters without controls."""
    words = [Tick.now(_star(hand), now.starred)] if before.starred != now.starred else []
    if before.name != now.name:
        words += [Tick.now(_named(hand, name), name == now.name) for name in (before.name, now.name) if name]
    return tuple(words)


def clean(name: str) -> str:
    """A name as it may be kept: in one line, of `LONGEST` characters at most."""
    shown = "".join(sign if sign.isprintable() else " " for sign in name)
    return " ".join(shown.split())[:LONGEST].rstrip()


def is_mark(key: str) -> bool:
    """Whether a word is about a hand, no payment."""
    return key.startswith(f"{SIGN}:")


def names_hand(key: str) -> bool:
    """Whether a word gives a hand a name."""
    return is_mark(key) and key.count(":") > 1


def renamed(key: str, called: Callable[[str], str]) -> str:
    """The key of a word about a hand in whose name people are called otherwise."""
    sign, hand, *name = key.split(":", 2)
    if not name:
        return key
    words, at = name[0].split(" "), 0
    while at < len(words):
        for many in range(min(_WORDS, len(words) - at), 0, -1):
            there = " ".join(words[at : at + many])
            bare = there.rstrip(".,:;!?").removesuffix("'s").removesuffix("’s")
            if (other := called(bare)) != bare:
                words[at : at + many] = [other + there[len(bare) :]]
                break
        at += 1
    return f"{sign}:{hand}:{' '.join(words)[:LONGEST]}"


def _star(hand: int) -> str:
    return f"{SIGN}:{hand}"


def _named(hand: int, name: str) -> str:
    return f"{SIGN}:{hand}:{name}"
