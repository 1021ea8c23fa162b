"""The posts of a hand of PHH: as our own files say them, else as far as its lists of blinds and antes do."""

import re
from collections import Counter
from collections.abc import Sequence
from decimal import Decimal
from typing import Final

from msgspec.structs import replace

from engine.imports.records import NEVER_LIVE, WORDS, ImportedStreet, NotImported, PostRead, word_of
from engine.imports.units import Unit
from engine.words import phrase

POST: Final = re.compile(r"p(\d+) ([a-z_]+) ([\d.]+)( dead)?")
"""A post as our own files have it."""


def of_bomb(first: ImportedStreet) -> ImportedStreet:
    """The round a bomb pot has not, checked by everybody: only who folds in it has done something."""
    return replace(first, acts=tuple(act for act in first.acts if act.action == "fold"))


def post_said(line: int, words: str, order: list[int], unit: Unit) -> PostRead:
    """A post as our own files have it; raises `NotImported` where it is none."""
    parts = POST.fullmatch(words)
    if parts is None or parts[2] not in WORDS:
        raise NotImported(line, phrase("import.act", act=words[:40]))
    kind = next(known for known in WORDS if known == parts[2])
    word = word_of(kind, live=not parts[4] and kind != "dead_post")
    return PostRead(order[int(parts[1]) - 1], word, unit.chips(Decimal(parts[3])), kind)


def check_lists(line: int, posts: Sequence[PostRead], order: list[int], blinds: list[int], antes: list[int]) -> None:
    """PHH's own lists of live and dead chips are those of our posts; raises `NotImported`."""
    sums = Counter[tuple[int, bool]]()
    for post in posts:
        sums[post.seat, post.word in NEVER_LIVE] += post.amount
    for seat, live, dead in zip(order, blinds, antes, strict=True):
        if (sums[seat, False], sums[seat, True]) != (live, dead):
            raise NotImported(line, phrase("import.posts"))


def clockwise(order: list[int], button: int) -> tuple[int, ...]:
    """The places in which everybody posts: the button first, unless nobody sits behind it."""
    size = len(order)
    return (size - 1, *range(size - 1)) if order[-1] == button else (*range(size),)


def posts_shown(
    posted: list[Decimal],
    antes: list[int],
    least: int,
    order: list[int],
    button: int,
    unit: Unit,
    smalls: dict[int, int],
) -> tuple[list[int], list[PostRead]]:
    """The blinds of the table, and what was posted, as far as PHH itself says it; by place.

    A negative amount was posted where no round begins: by who comes in, with a dead small blind among the antes, by the
    button, or it is a kill. `smalls` = the small blind beside each big one, for hands in which nobody posts it.
    """
    size, blinds = len(order), [unit.chips(abs(amount)) for amount in posted]
    big = 0 if size == 2 or (posted[0] > 0 and blinds[0] == least != blinds[1]) else 1
    small = 1 - big if size == 2 else big - 1
    if small >= 0 and posted[small] > 0:
        smalls[least] = blinds[small]
    table = [smalls.get(least, max(1, least // 2)), blinds[big] if posted[big] > 0 else least]
    made_up = [posted[at] < 0 and blinds[at] == table[1] and antes[at] - min(antes) == table[0] for at in range(size)]
    antes = [ante - table[0] if missed else ante for ante, missed in zip(antes, made_up, strict=True)]
    places = clockwise(order, button)
    posts = [PostRead(order[at], "ante", antes[at]) for at in places if antes[at]]
    for at in places:
        if at in (small, big) and posted[at] > 0:
            posts.append(PostRead(order[at], "small" if at == small else "big", blinds[at]))
    for at in places:
        if posted[at] < 0:
            posts.append(PostRead(order[at], "extra", blinds[at]))
            posts += [PostRead(order[at], "dead", table[0])] if made_up[at] else []
    posts += [PostRead(order[at], "straddle", blinds[at]) for at in range(max(small, big) + 1, size) if posted[at] > 0]
    return table, posts
