"""In which line of a text TOML breaks: found by what parses, as the library says it in English alone."""

import tomllib
from bisect import bisect_right
from typing import Final

LONGEST: Final = 200
"""The most lines of a statement that are looked at for its end."""


def broken_line(text: str) -> int:
    """The line, from 1, with which the statement begins that is no TOML."""
    lines = text.splitlines(keepends=True)
    heads = [at for at, line in enumerate(lines) if at and line.startswith("[")]
    sound = bisect_right(heads, 0, key=lambda at: not _parses(lines[:at]))  # how many tables are whole before it
    first = whole = heads[sound - 1] if sound else 0
    last = heads[sound] if sound < len(heads) else len(lines)
    for at in range(first + 1, last):
        if at > whole + LONGEST:
            break
        if _parses(lines[first:at]):
            whole = at
    return whole + 1


def _parses(lines: list[str]) -> bool:
    """Whether these lines are TOML."""
    try:
        tomllib.loads("".join(lines))
    except tomllib.TOMLDecodeError:
        return False
    return True
