"""Fitting words into their room: size, lines, and the part that is cut last; all in reference px.

Names give way: where a line has no room, a name in it is cut, never the statement about its owner.
"""

import os
import re
from collections.abc import Callable, Iterable

from PySide6.QtCore import Qt

from desktop.kit import fonts
from desktop.kit.sizes import LEAST_LINE, LEAST_SMALL

LEAST = 8
"""A name of at most this many letters is never cut for the rest of a line."""


class Names:
    """The names on display, the longest first; the window sets them."""

    def __init__(self) -> None:
        self._longest_first: tuple[str, ...] = ()

    def show(self, names: Iterable[str]) -> None:
        """Replace the names on display."""
        self._longest_first = tuple(sorted({name for name in names if len(name) > LEAST}, key=len, reverse=True))

    def named_in(self, words: str) -> list[str]:
        """Return the names that occur in the words as a whole, the longest first."""
        present: list[str] = []
        for name in self._longest_first:
            inside = any(name in longer for longer in present)
            if name in words and not inside and re.search(rf"(?<!\w){re.escape(name)}(?!\w)", words):
                present.append(name)
        return present


NAMES = Names()


LETTERS_LEFT = 3
"""The fewest letters left of a name before the size of the words is reduced for it."""
SMALLER = 0.8
"""The smallest size of a line before a name in it is cut, as a share of its size."""
NAME_LEFT = 1.6
"""The smallest width left of a name, in sizes of its letters."""
_AMOUNT = r"\d[\d.,\u00a0\u202f]*"


def fit_px(words: str, px: int, weight: int, room: float, least: int = LEAST_SMALL) -> int:
    """Return the largest size up to `px` at which the words fit into `room` (amounts shrink, they never elide)."""
    words = fonts.typeset(words)
    return _largest(px, least, room, lambda size: fonts.width(words, size, weight))


def _largest(px: int, least: int, room: float, width: Callable[[int], float]) -> int:
    """Return the largest size from `px` down to `least` at which `width(size)` fits; widths grow with sizes.

    Sizes far too large are skipped: each size that is measured creates a font.
    """
    while px > least and (wide := width(px)) > room:
        px = max(least, min(px - 1, int(px * room / max(wide, 1)) + 1))
    return px


def elide(words: str, px: int, weight: int, room: float, who: str = "") -> str:
    """Return the words, shortened to fit: the name `who`, else the names of `NAMES`, and last the end of the line."""
    need = fonts.width(fonts.typeset(words), px, weight)
    for name in [who] if who and who in words else NAMES.named_in(words):
        if need <= room or name == words:
            break
        left = fonts.width(fonts.typeset(name), px, weight) - (need - room)
        words = words.replace(name, _cut(name, px, weight, max(left, px * NAME_LEFT)), 1)
        need = fonts.width(fonts.typeset(words), px, weight)
    return words if need <= room else _cut(words, px, weight, room)


def _cut(words: str, px: int, weight: int, room: float) -> str:
    """Return the words cut at their end to fit; an amount is dropped as a whole, half of it would be another amount."""
    if fonts.width(fonts.typeset(words), px, weight) <= room:
        return words
    cut = fonts.measure(px, weight).elidedText(words, Qt.TextElideMode.ElideRight, max(0.0, room))
    head = cut.rstrip("…")
    for amount in re.finditer(_AMOUNT, words):
        if amount.start() < len(head) < amount.end():
            return head[: amount.start()].rstrip() + "…"
    return cut


def fit_whole(words: str, px: int, weight: int, room: float, least: int = LEAST_SMALL) -> tuple[str, int]:
    """Return the words and the largest size up to `px` at which they fit; below `least` they are cut instead."""
    px = fit_px(words, px, weight, room, min(px, least))
    return elide(words, px, weight, room), px


def whole_lines(
    words: str, px: int, weight: int, room: float, most: int = 2, least: int = LEAST_SMALL
) -> tuple[list[str], int]:
    """Return at most `most` lines and the largest size up to `px` at which nothing but names is cut."""
    lines, small = _whole_lines(words, px, weight, room, most, least)
    if " ".join(lines) == " ".join(breakable_parts(words)) or not NAMES.named_in(words):
        return lines, small
    return named_lines(words, "", px, weight, room, most)


def one_or_two(words: str, px: int, weight: int, room: float, least: int) -> tuple[list[str], int]:
    """Return one line of `least` px or more, else two lines of `least` px, where two large lines have no height."""
    small = fit_px(words, px, weight, room, least)
    if fonts.width(fonts.typeset(words), small, weight) <= room:
        return [words], small
    return whole_lines(words, min(px, least), weight, room)


def _whole_lines(words: str, px: int, weight: int, room: float, most: int, least: int) -> tuple[list[str], int]:
    lines = wrap(words, px, weight, room, most)
    while px > least and " ".join(lines) != " ".join(breakable_parts(words)):
        px -= 1
        lines = wrap(words, px, weight, room, most)
    return lines, px


def named_lines(
    words: str, who: str, px: int, weight: int, room: float, most: int = 2, least: int = LEAST_SMALL
) -> tuple[list[str], int]:
    """Return lines and size as `whole_lines`; where `least` would cut a line, the name `who` is shortened instead."""
    lines, small = _whole_lines(words, px, weight, room, most, least)
    who = who or next(iter(NAMES.named_in(words)), "")
    if not who or who not in words or " ".join(lines) == " ".join(breakable_parts(words)):
        return lines, small
    shorter = words  # a name of three letters or fewer is not cut
    for length in range(len(who) - 1, 2, -1):
        shorter = words.replace(who, who[:length].rstrip(" -") + "…", 1)
        lines = wrap(shorter, px, weight, room, most)
        if " ".join(lines) == " ".join(breakable_parts(shorter)):
            return lines, px
    return _whole_lines(shorter, px, weight, room, most, LEAST_SMALL)


def shorten_px(words: str, who: str, px: int, weight: int, room: float, least: int = LEAST_LINE) -> int:
    """Return the size, down to `SMALLER` of `px`, at which nothing is cut, else at which `elide` cuts the name alone.

    The name is `who`, or the first of `NAMES` in the words.
    """
    smaller = fit_px(words, px, weight, room, max(least, round(px * SMALLER)))
    if fonts.width(fonts.typeset(words), smaller, weight) <= room:
        return smaller
    who = who or next(iter(NAMES.named_in(words)), "")
    kept = who if len(who) <= LETTERS_LEFT + 1 else f"{who[:LETTERS_LEFT]}\u2026"
    cut = fonts.typeset(words.replace(who, kept, 1) if who else words)
    return _largest(px, least, room, lambda size: fonts.width(cut, size, weight))


def breakable_parts(words: str) -> list[str]:
    """Return the parts between allowed line breaks: none inside an amount, none before a colon kept to its word."""
    return [word for word in words.replace("\n", " ").split(" ") if word]


def _path_parts(word: str, px: int, weight: int, room: float) -> list[str]:
    """Return a word with a space before it; a path without room for one line is split after its separators."""
    if os.sep not in word or fonts.width(fonts.typeset(word), px, weight) <= room:
        return [f" {word}"]
    return re.split(f"(?<={re.escape(os.sep)})(?=.)", f" {word}")


def wrap(words: str, px: int, weight: int, room: float, most: int = 2) -> list[str]:
    """Return the words in at most `most` lines of `room` px; the rest is elided at the end of the last line."""
    lines: list[str] = []
    rest = [part for word in breakable_parts(words) for part in _path_parts(word, px, weight, room)]
    while rest and len(lines) < most:
        line, rest = rest[0].lstrip(" "), rest[1:]
        while rest and fonts.width(fonts.typeset(line + rest[0]), px, weight) <= room:
            line, rest = line + rest[0], rest[1:]
        lines.append(line)
    if rest:
        lines[-1] += "".join(rest)
    return [elide(line, px, weight, room) for line in lines]
