"""Who is who: a name is the same person however it is typed, and the register of a book says who else it is."""

from collections.abc import Iterable
from functools import cache

from engine.journal.register import Register
from engine.lifetime.records import Evening
from engine.lifetime.standings import KnownAs
from engine.values import known_as


def who_is_who(evenings: Iterable[Evening], register: Register) -> KnownAs:
    """Everybody as the register shows them; who is not in it by the spelling of their newest evening.

    Args:
        evenings: the oldest first.
        register: of their book.
    """
    every = (result.player for evening in evenings for result in evening.results)
    played = {name: at for at, name in enumerate(every)}
    newest = {known_as(name): name for name in sorted(played, key=played.__getitem__)}

    @cache  # asked of every result of every evening, of which there are many more than names
    def called(name: str) -> str:
        return register.called(name) if register.record(name) is not None else newest.get(known_as(name), name)

    return called
