"""Names that give way: where a line has no room, what somebody is called is cut, never what is said of them."""

import re
from collections.abc import Iterable

LEAST = 8
"""A name up to so many letters pushes nothing out of a line."""


class Names:
    """The names that are shown now, the longest first; a window says whose they are."""

    def __init__(self) -> None:
        self._long: tuple[str, ...] = ()

    def show(self, names: Iterable[str]) -> None:
        """These people are spoken of from now on."""
        self._long = tuple(sorted({name for name in names if len(name) > LEAST}, key=len, reverse=True))

    def named_in(self, words: str) -> list[str]:
        """The names that stand in the words as a whole, the longest first."""
        present: list[str] = []
        for name in self._long:
            inside = any(name in longer for longer in present)
            if name in words and not inside and re.search(rf"(?<!\w){re.escape(name)}(?!\w)", words):
                present.append(name)
        return present


NAMES = Names()
