"""Finds the line in which TOML breaks, by parsing parts; the library reports it in an English message only."""

import tomllib
from bisect import bisect_right
from typing import Final

LONGEST: Final = 200
"""Most lines of a statement that are searched for its end."""


def broken_line(text: str) -> int:
    """Return the line, from 1, where the first invalid statement begins."""
    lines = text.splitlines(keepends=True)
    heads = [at for at, line in enumerate(lines) if at and line.startswith("[")]
    sound = bisect_right(heads, 0, key=lambda at: not _parses(lines[:at]))  # number of valid tables before it
    first = whole = heads[sound - 1] if sound else 0
    last = heads[sound] if sound < len(heads) else len(lines)
    for at in range(first + 1, last):
        if at > whole + LONGEST:
            break
        if _parses(lines[first:at]):
            whole = at
    return whole + 1


def _parses(lines: list[str]) -> bool:
    """Return whether the lines are valid TOML."""
    try:
        tomllib.loads("".join(lines))
    except tomllib.TOMLDecodeError:
        return False
    return True
