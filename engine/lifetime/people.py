"""Identifies persons: a name is the same person in any spelling, and the register of a book adds other names."""

from collections.abc import Iterable
from functools import cache

from engine.journal.register import Register
from engine.lifetime.records import Evening
from engine.lifetime.standings import KnownAs
from engine.values import name_key


def person_names(evenings: Iterable[Evening], register: Register) -> KnownAs:
    """Return a function from names to persons: by the register, else by the spelling of the newest evening.

    Args:
        evenings: evenings of the book, the oldest first.
        register: register of the book.
    """
    names = (result.player for evening in evenings for result in evening.results)
    last_index = {name: index for index, name in enumerate(names)}
    newest = {name_key(name): name for name in sorted(last_index, key=last_index.__getitem__)}

    @cache  # called for each result of each evening, which are many more than names
    def called(name: str) -> str:
        return register.called(name) if register.record(name) is not None else newest.get(name_key(name), name)

    return called
