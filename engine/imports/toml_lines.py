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
    valid = bisect_right(heads, 0, key=lambda at: not _parses(lines[:at]))  # tables
    first = last_valid = heads[valid - 1] if valid else 0
    last = heads[valid] if valid < len(heads) else len(lines)
    for at in range(first + 1, last):
        if at > last_valid + LONGEST:
            break
        if _parses(lines[first:at]):
            last_valid = at
    return last_valid + 1


def _parses(lines: list[str]) -> bool:
    """Return whether the lines are valid TOML."""
    try:
        tomllib.loads("".join(lines))
    except tomllib.TOMLDecodeError:
        return False
    return True
