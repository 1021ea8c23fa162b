"""How words fit where they stand: the size, the lines, and what of them is cut last. All in reference px.

Names give way: where a line has no room, what somebody is called is cut, never what is said of them.
"""

import os
import re
from collections.abc import Callable, Iterable

from PySide6.QtCore import Qt

from desktop.kit import fonts
from desktop.kit.sizes import LEAST_LINE, LEAST_SMALL

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


LETTERS_LEFT = 3
"""So many letters of a name are left at least, before words get smaller for it."""
SMALLER = 0.8
"""How much smaller a line may get before a name in it is cut."""
NAME_LEFT = 1.6
"""What is left of a name at least, of the size of its letters."""
_AMOUNT = r"\d[\d.,\u00a0\u202f]*"


def fit_px(words: str, px: int, weight: int, room: float, least: int = LEAST_SMALL) -> int:
    """The largest size up to `px` at which the words fit into `room` (amounts shrink, they never elide)."""
    words = fonts.typeset(words)
    return _largest(px, least, room, lambda size: fonts.width(words, size, weight))


def _largest(px: int, least: int, room: float, width: Callable[[int], float]) -> int:
    """The largest size from `px` down to `least` at which `width` of it fits; widths grow as sizes do.

    Sizes far too large are passed over: one that is measured is a font that is made.
    """
    while px > least and (wide := width(px)) > room:
        px = max(least, min(px - 1, int(px * room / max(wide, 1)) + 1))
    return px


def elide(words: str, px: int, weight: int, room: float, who: str = "") -> str:
    """The words, cut where they do not fit: the name `who`, else those in `NAMES`; the end where that is no help."""
    need = fonts.width(fonts.typeset(words), px, weight)
    for name in [who] if who and who in words else NAMES.named_in(words):
        if need <= room or name == words:
            break
        left = fonts.width(fonts.typeset(name), px, weight) - (need - room)
        words = words.replace(name, _cut(name, px, weight, max(left, px * NAME_LEFT)), 1)
        need = fonts.width(fonts.typeset(words), px, weight)
    return words if need <= room else _cut(words, px, weight, room)


def _cut(words: str, px: int, weight: int, room: float) -> str:
    """Cut at the end where they do not fit: an amount goes as a whole, half of one would be another."""
    if fonts.width(fonts.typeset(words), px, weight) <= room:
        return words
    cut = fonts.measure(px, weight).elidedText(words, Qt.TextElideMode.ElideRight, max(0.0, room))
    head = cut.rstrip("…")
    for amount in re.finditer(_AMOUNT, words):
        if amount.start() < len(head) < amount.end():
            return head[: amount.start()].rstrip() + "…"
    return cut


def whole(words: str, px: int, weight: int, room: float, least: int = LEAST_SMALL) -> tuple[str, int]:
    """The words and the largest size up to `px` at which they fit; they are cut only where `least` is too large."""
    px = fit_px(words, px, weight, room, min(px, least))
    return elide(words, px, weight, room), px


def whole_lines(
    words: str, px: int, weight: int, room: float, most: int = 2, least: int = LEAST_SMALL
) -> tuple[list[str], int]:
    """The words in at most `most` lines, and the largest size up to `px` at which no line is cut but names."""
    lines, small = _whole_lines(words, px, weight, room, most, least)
    if " ".join(lines) == " ".join(parted(words)) or not NAMES.named_in(words):
        return lines, small
    return named_lines(words, "", px, weight, room, most)


def one_or_two(words: str, px: int, weight: int, room: float, least: int) -> tuple[list[str], int]:
    """The words in one line of `least` px or more, else in two of `least`: where two large ones have no height."""
    small = fit_px(words, px, weight, room, least)
    if fonts.width(fonts.typeset(words), small, weight) <= room:
        return [words], small
    return whole_lines(words, min(px, least), weight, room)


def _whole_lines(words: str, px: int, weight: int, room: float, most: int, least: int) -> tuple[list[str], int]:
    lines = wrap(words, px, weight, room, most)
    while px > least and " ".join(lines) != " ".join(parted(words)):
        px -= 1
        lines = wrap(words, px, weight, room, most)
    return lines, px


def named_lines(
    words: str, who: str, px: int, weight: int, room: float, most: int = 2, least: int = LEAST_SMALL
) -> tuple[list[str], int]:
    """As `whole_lines`; where even `least` would cut a line, the name `who` in it is shortened instead."""
    lines, small = _whole_lines(words, px, weight, room, most, least)
    who = who or next(iter(NAMES.named_in(words)), "")
    if not who or who not in words or " ".join(lines) == " ".join(parted(words)):
        return lines, small
    shorter = words  # a name of three letters or fewer is not cut
    for length in range(len(who) - 1, 2, -1):
        shorter = words.replace(who, who[:length].rstrip(" -") + "…", 1)
        lines = wrap(shorter, px, weight, room, most)
        if " ".join(lines) == " ".join(parted(shorter)):
            return lines, px
    return _whole_lines(shorter, px, weight, room, most, LEAST_SMALL)


def shorten_px(words: str, who: str, px: int, weight: int, room: float, least: int = LEAST_LINE) -> int:
    """The size at which nothing is cut, down to `SMALLER` of `px`; else at which `elide` cuts the name alone.

    The name is `who`, or the first of `NAMES` in the words.
    """
    smaller = fit_px(words, px, weight, room, max(least, round(px * SMALLER)))
    if fonts.width(fonts.typeset(words), smaller, weight) <= room:
        return smaller
    who = who or next(iter(NAMES.named_in(words)), "")
    kept = who if len(who) <= LETTERS_LEFT + 1 else f"{who[:LETTERS_LEFT]}\u2026"
    cut = fonts.typeset(words.replace(who, kept, 1) if who else words)
    return _largest(px, least, room, lambda size: fonts.width(cut, size, weight))


def parted(words: str) -> list[str]:
    """The words one by one, where a line may break: not inside an amount, nor before a colon kept to its word."""
    return [word for word in words.replace("\n", " ").split(" ") if word]


def _path_parts(word: str, px: int, weight: int, room: float) -> list[str]:
    """A word with the space before it, or the parts of a path without room for one line, which go on without one."""
    if os.sep not in word or fonts.width(fonts.typeset(word), px, weight) <= room:
        return [f" {word}"]
    return re.split(f"(?<={re.escape(os.sep)})(?=.)", f" {word}")


def wrap(words: str, px: int, weight: int, room: float, most: int = 2) -> list[str]:
    """The words in at most `most` lines of `room` px; what is left over is elided at the end of the last."""
    lines: list[str] = []
    rest = [part for word in parted(words) for part in _path_parts(word, px, weight, room)]
    while rest and len(lines) < most:
        line, rest = rest[0].lstrip(" "), rest[1:]
        while rest and fonts.width(fonts.typeset(line + rest[0]), px, weight) <= room:
            line, rest = line + rest[0], rest[1:]
        lines.append(line)
    if rest:
        lines[-1] += "".join(rest)
    return [elide(line, px, weight, room) for line in lines]
