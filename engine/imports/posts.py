"""Finds the purpose of posts for which a file has one word only: entry post, button blind, sleeper or kill.

Open Hand History calls all of them an extra blind. The likeliest reading comes first; playing the hand shows
which is right.
"""

from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from itertools import product
from math import gcd
from typing import Any

from msgspec.structs import replace

from engine.imports.bets import bets_of
from engine.imports.records import HandRead, PostRead

MOST_READINGS = 300
"""Most readings of a hand that are tried."""
SIZES = ((2, 1), (3, 2))
"""Multiples of the big blind of a full and a half kill (KIL-1), as fractions."""


def readings(hand: HandRead) -> Iterator[HandRead]:
    """Yield the hand with each possible meaning of its posts; `hand` has none of the fields derived from posts."""
    hand = replace(hand, posts=tuple(replace(post, place=place) for place, post in enumerate(hand.posts)))
    big = max(hand.settings["blinds"], default=0)
    stacks = {seat: stack for seat, _, stack in hand.players}
    killed = any(post.kind == "kill" for post in hand.posts)
    plains = [] if killed else [_without_kill(hand, big, blind=blind) for blind in _button_blinds(hand, big)]
    kills: list[HandRead] = []
    dead_blinds: list[HandRead] = []
    for post in hand.posts:
        if post.word != "extra" or (post.seat == hand.button and hand.settings["blinds"] == []):
            continue
        if post.kind not in (None, "kill"):
            continue
        if post.amount + live_chips_before(hand.posts, post) > big or hand.posted[post.seat] == stacks.get(post.seat):
            kills += _kill_readings(hand, post, big)
    for post in hand.posts:
        all_in = hand.posted[post.seat] == post.amount == stacks.get(post.seat)
        if post.word == "dead" and post.kind != "dead_post" and all_in:
            kills += _kill_readings(hand, post, big)
            dead_blinds += [_without_kill(hand, big, without=(post,))]
    kill_likelier = (
        any(post.word == "extra" and post.amount > big for post in hand.posts) and hand.settings["limit"] == "fixed"
    )
    for way in (*kills, *plains, *dead_blinds) if kill_likelier else (*plains, *kills, *dead_blinds):
        for straddled in straddles_of(way):
            yield from bets_of(straddled)


def live_chips_before(posts: Sequence[PostRead], post: PostRead) -> int:
    """Return the live chips in front of a seat before one of its posts."""
    return sum(
        other.amount
        for other in posts[: posts.index(post)]
        if other.seat == post.seat and other.word not in ("ante", "dead")
    )


def of_blinds(posts: Sequence[PostRead], killer: int = 0) -> tuple[PostRead, ...]:
    """Return dead posts before a live post of the same seat: blinds of a killer (KIL-10) or of a buyer (NOW-1).

    A killer who is all-in with the blind posts no kill after it.
    """
    dead_posts: dict[tuple[int, str | None], PostRead] = {}
    for place, post in enumerate(posts):
        live_later = any(other.seat == post.seat and other.word in ("extra", "big") for other in posts[place + 1 :])
        live_later |= post.seat == killer
        if post.word == "dead" and live_later and post.kind not in ("dead_post", "button_blind"):
            dead_posts.setdefault((post.seat, post.kind), post)
    return tuple(dead_posts.values())


def _button_blinds(hand: HandRead, big: int) -> tuple[PostRead | None, ...]:
    """Return the posts that may be the button blind (BTN-8), likeliest first; None = there is none."""
    named = tuple(post for post in hand.posts if post.kind == "button_blind")
    if named or any(post.kind is not None for post in hand.posts):
        return named or (None,)
    of_button = [post for post in hand.posts if post.word == "extra" and post.seat == hand.button]
    smaller = [post for post in of_button if post.amount < big or not big][:1]
    if not big:
        return (*smaller, *(() if smaller else (None,)))
    return (*smaller, None, *(post for post in of_button[:1] if post.amount == big))


def _dead_button_blinds(hand: HandRead, killer: int) -> tuple[PostRead, ...]:
    """Return the post that may be the dead blind of a killer on the button (BTN-8, KIL-10), after all other blinds."""
    last = max((post.place for post in hand.posts if post.word in ("small", "big")), default=-1)
    return tuple(
        post
        for post in hand.posts
        if post.seat == killer == hand.button
        and post.word == "dead"
        and post.kind in (None, "button_blind")
        and post.place > last
    )[:1]


def _without_kill(
    hand: HandRead, big: int, *, blind: PostRead | None = None, without: Sequence[PostRead] = ()
) -> HandRead:
    """Return the hand without a kill: posts over the big blind are straddles or sleepers (STR-5), others entry posts.

    Args:
        hand: the hand with its posts.
        big: the big blind, in chips.
        blind: the button blind, None = there is none.
        without: posts with another meaning.
    """
    posts = [post for post in hand.posts if post not in without and (post != blind or post.word != "dead")]
    totals = {
        post: live_chips_before(hand.posts, post) + post.amount
        for post in posts
        if post.word == "straddle" or (post.word == "extra" and post != blind)
    }
    buyers = {post.seat for post in posts if post.word == "big"}
    blinds = of_blinds(hand.posts)
    late = defaultdict[int, list[int]](lambda: [0, 0])
    for post in posts:
        if post.word == "extra" and totals.get(post, big + 1) <= big:
            late[post.seat][0] += post.amount
        elif post.word == "dead" and not (post.seat in buyers and post in blinds):
            late[post.seat][1] += post.amount
    # a file lists them clockwise, and each is more than the one before
    raised = sorted(totals.items(), key=lambda item: item[1])
    over_big = tuple((post, total) for post, total in raised if post.word == "straddle" or total > big > 0)
    all_in = {seat for seat, _, stack in hand.players if hand.posted.get(seat) == stack}
    return replace(
        hand,
        posts=tuple(replace(post, kind="button_blind") if post == blind else post for post in hand.posts),
        settings=hand.settings | ({"button_blind": blind.amount} if blind is not None else {}),
        straddles=tuple(
            (post.seat, max(total, 2 * big) if post.seat in all_in else total)  # announced in full, all-in for less
            for post, total in over_big
            if post.word == "straddle"
        ),
        sleepers=tuple((post.seat, total) for post, total in over_big if post.word == "extra"),
        late=tuple((seat, live, dead) for seat, (live, dead) in late.items()),
    )


def _kill_readings(hand: HandRead, post: PostRead, big: int) -> Iterator[HandRead]:
    """Yield readings of a post as a kill: each possible size, acting in turn or last, blind replaced or added dead.

    The post may also be the dead blind of a killer who is all-in with it.
    """
    seat, in_front = post.seat, live_chips_before(hand.posts, post)
    full = 0 if post.word == "dead" else hand.kill or post.amount + in_front
    short = hand.posted[seat] == next((stack for other, _, stack in hand.players if other == seat), 0)
    sizes = _sizes(hand, full, big, short=short)
    late = post.amount if in_front else 0
    buttons = (*_dead_button_blinds(hand, seat), *(other for other in _button_blinds(hand, big) if other != post), None)
    for (size, unit), acts, blind in product(sizes, ("in_turn", "last"), dict.fromkeys(buttons)):
        dead = tuple(other for other in of_blinds(hand.posts, seat) if other.seat == seat and other != blind)
        added = [("add", (post, *dead))] if dead or (blind is not None and blind.word == "dead") else []
        replaced = [("replace", (post, *dead))] if dead else []
        for in_blind, without in (*added, ("replace", (post,)), *replaced):
            kill: dict[str, Any] = {"voluntary": True, "size": list(size), "acts": acts, "in_blind": in_blind}
            way = _without_kill(hand, big, blind=blind, without=without)
            units = {"betting_unit": unit} if unit > 1 else {}
            way = replace(way, settings={**way.settings, **units, "kill": kill}, killer=seat, kill_late=late)
            yield way
            if short and any(seat == sleeper for sleeper, _ in way.sleepers):
                yield _announced_in_full(way, full)
            if full and (way.straddles or way.sleepers) and (after_deal := _after_the_deal(way, post)) != way:
                yield after_deal
            if full and in_blind == "replace" and without == (post,):
                yield from _straddler_kills(way, post, blind)


def _straddler_kills(way: HandRead, kill: PostRead, blind: PostRead | None) -> Iterator[HandRead]:
    """Yield readings of a kill after the deal by a straddler, whose earlier chips become dead (KIL-10, KIL-11).

    The straddle follows the kill in the file; its total is that of the seat's dead posts, blind included.
    """
    dead_posts = [
        post for post in way.posts if post.seat == kill.seat and post.word == "dead" and post.kind != "dead_post"
    ]
    straddles = [post for post in dead_posts if post.place > kill.place and post.kind in (None, "straddle")]
    if len(straddles) != 1:
        return
    big = max(way.settings["blinds"], default=0)
    plain = _without_kill(way, big, blind=blind, without=(kill, *dead_posts))
    kills = {**way.settings["kill"], "in_blind": "add"}
    total = sum(post.amount for post in dead_posts)
    yield replace(
        plain,
        settings={**plain.settings, "kill": kills},
        straddles=(*plain.straddles, (kill.seat, total)),
        kill_late=kill.amount,
    )


def _announced_in_full(way: HandRead, kill: int) -> HandRead:
    """Return the hand with the sleeper of an all-in killer raised to its least total, a kill over others (STR-5)."""
    highest = max((to for seat, to in (*way.straddles, *way.sleepers) if seat != way.killer), default=kill)
    minimum = max(highest, kill) + kill
    return replace(
        way, sleepers=tuple((seat, max(to, minimum) if seat == way.killer else to) for seat, to in way.sleepers)
    )


def _after_the_deal(way: HandRead, kill: PostRead) -> HandRead:
    """Return the hand with a kill after straddles and sleepers (KIL-11): the killer's are less by the kill."""
    kill_chips = {kill.seat: kill.amount}
    return replace(
        way,
        straddles=tuple((seat, to - kill_chips.get(seat, 0)) for seat, to in way.straddles),
        sleepers=tuple((seat, to - kill_chips.get(seat, 0)) for seat, to in way.sleepers),
        kill_late=kill.amount,
    )


def _sizes(hand: HandRead, full: int, big: int, *, short: bool) -> Iterator[tuple[tuple[int, int], int]]:
    """Yield the possible sizes of a kill, each with the betting unit it is rounded up to (KIL-1).

    Args:
        hand: the hand with its blinds.
        full: chips of the kill, 0 = none were posted.
        big: the big blind, in chips.
        short: whether the killer is all-in, so that less than a kill may be posted.
    """
    exact: dict[tuple[int, int], int] = {}
    for unit, size in product((1, gcd(full, *hand.settings["blinds"])), SIZES):
        if big and -(-big * size[0] // (size[1] * unit)) * unit == full:
            exact.setdefault(size, unit)  # both sizes are kept: only the limits of the hand may decide between them
    yield from exact.items()
    if full > big > 0 and not exact:
        yield (full, big), 1
    yield from ((size, 1) for size in SIZES if short and big * size[0] > size[1] * full)


def straddles_of(hand: HandRead) -> Iterator[HandRead]:
    """Yield the hand under each rule for straddles that allows those of the file, likeliest first.

    A straddle from under the gun is twice the blind, unless the house has it from the button (STR-3).
    """
    if not hand.straddles and not hand.sleepers:
        yield hand
        return
    sides = ("left", "right") if len(hand.straddles) > 1 else ("left",)
    allowed = ("any", "button_and_cutoff") if hand.straddles else ("any",)
    for side, allow in product(sides, allowed):
        rules = {"allow": allow, "restraddles": max(0, len(hand.straddles) - 1), "sleepers": bool(hand.sleepers)}
        yield replace(hand, settings={**hand.settings, "straddle": {**rules, "restraddle_side": side}})


def ante_of(amount: int, posts: Sequence[PostRead], seats: Collection[int], button: int, big: int) -> dict[str, Any]:
    """Return the table's key for the ante (BLD-5), of which the file shows only the payers.

    Args:
        amount: chips of the ante.
        posts: posts before the first act.
        seats: seats dealt in.
        button: seat of the button.
        big: the big blind, in chips.
    """
    antes = [post for post in posts if post.word == "ante"]
    bigs = [post for post in posts if post.word == "big"]
    if len(antes) > 1 or len(seats) == 1:
        return {"amount": amount, "by": "each"}
    payer = antes[0].seat if antes else 0
    of_button = payer == button if antes else button not in seats  # a dead button pays no ante
    return {
        "amount": amount,
        "by": "button" if of_button and payer not in [post.seat for post in bigs] else "big_blind",
        "big_blind_first": any(post.amount == big for post in bigs) or (bool(bigs) and not antes),
        "per_player": bool(antes) and antes[0].amount > amount,
    }
