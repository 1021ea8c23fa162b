"""Reads the posts of a PHH hand: from the own keys of a Feltbook file, else from the lists of blinds and antes."""

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
"""Matches a post as written in Feltbook files."""


def of_bomb(first: ImportedStreet) -> ImportedStreet:
    """Return the first round of a bomb pot with its folds only; its checks are of the format, not of players."""
    return replace(first, acts=tuple(act for act in first.acts if act.action == "fold"))


def own_post(line: int, words: str, order: list[int], unit: Unit) -> PostRead:
    """Return a post as written in Feltbook files; raises `NotImported` where it is none."""
    parts = POST.fullmatch(words)
    if parts is None or parts[2] not in WORDS:
        raise NotImported(line, phrase("import.act", act=words[:40]))
    kind = next(known for known in WORDS if known == parts[2])
    word = word_of(kind, live=not parts[4] and kind != "dead_post")
    return PostRead(order[int(parts[1]) - 1], word, unit.chips(Decimal(parts[3])), kind)


def check_lists(line: int, posts: Sequence[PostRead], order: list[int], blinds: list[int], antes: list[int]) -> None:
    """Check that the lists of live and dead chips agree with the posts; raises `NotImported`."""
    sums = Counter[tuple[int, bool]]()
    for post in posts:
        sums[post.seat, post.word in NEVER_LIVE] += post.amount
    for seat, live, dead in zip(order, blinds, antes, strict=True):
        if (sums[seat, False], sums[seat, True]) != (live, dead):
            raise NotImported(line, phrase("import.posts"))


def clockwise(order: list[int], button: int) -> tuple[int, ...]:
    """Return the places in order of posting: the button first, unless its seat is empty."""
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
    """Return the blinds of the table and the posts, as far as PHH gives them; lists are by place.

    A negative amount is a post at which no round begins: of a player who comes in, with a dead small blind among the
    antes, of the button, or a kill. `smalls` = small blind for each big blind, for hands in which no player posts it.
    """
    size, blinds = len(order), [unit.chips(abs(amount)) for amount in posted]
    big = 0 if size == 2 or (posted[0] > 0 and blinds[0] == least != blinds[1]) else 1
    small = 1 - big if size == 2 else big - 1
    if small >= 0 and posted[small] > 0:
        smalls[least] = blinds[small]
    table = [smalls.get(least, max(1, least // 2)), blinds[big] if posted[big] > 0 else least]
    entered = [posted[at] < 0 and blinds[at] == table[1] and antes[at] - min(antes) == table[0] for at in range(size)]
    antes = [ante - table[0] if missed else ante for ante, missed in zip(antes, entered, strict=True)]
    places = clockwise(order, button)
    posts = [PostRead(order[at], "ante", antes[at]) for at in places if antes[at]]
    for at in places:
        if at in (small, big) and posted[at] > 0:
            posts.append(PostRead(order[at], "small" if at == small else "big", blinds[at]))
    for at in places:
        if posted[at] < 0:
            posts.append(PostRead(order[at], "extra", blinds[at]))
            posts += [PostRead(order[at], "dead", table[0])] if entered[at] else []
    posts += [PostRead(order[at], "straddle", blinds[at]) for at in range(max(small, big) + 1, size) if posted[at] > 0]
    return table, posts
