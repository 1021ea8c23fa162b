"""What posts were for that a file has only one word for: a live one to come in, a button blind, a sleeper, or a kill.

Open Hand History calls all of them an extra blind. The likeliest reading comes first; the hand that is played shows
which it was.
"""

from collections.abc import Iterator
from itertools import product

from msgspec import Struct
from msgspec.structs import replace

from engine.imports.bets import bets_of
from engine.imports.records import HandRead

SIZES = ((2, 1), (3, 2))
"""A full and a half kill: times the big blind (KIL-1)."""

Post = tuple[int, int]
"""A seat and the chips it puts in."""


class Posts(Struct, frozen=True):
    """The posts of a hand that are no ante and no straddle, each in the order of the file."""

    blinds: tuple[Post, ...]
    """Small and big blinds."""
    extra: tuple[Post, ...]
    """Other live posts."""
    dead: tuple[Post, ...]
    """Dead ones."""


def readings(hand: HandRead, posts: Posts) -> Iterator[HandRead]:
    """The hand in each way in which its posts may be meant; `hand` = without what came of them."""
    big = max(hand.settings["blinds"], default=0)
    stacks = {seat: stack for seat, _, stack in hand.players}
    plains = [_plain(hand, posts, big)]
    if "button_blind" in plains[0].settings and big:
        plains.append(_plain(hand, posts, big, blind=False))
    kills: list[HandRead] = []
    for post in posts.extra:
        seat, amount = post
        if seat == hand.button and hand.settings["blinds"] == []:
            continue
        in_front = dict(posts.blinds).get(seat, 0)
        if amount + in_front > big or hand.posted[seat] == stacks.get(seat):
            kills += _kills(hand, posts, post, big, in_front)
    over = any(amount > big for _, amount in posts.extra) and hand.settings["limit"] == "fixed"
    for way in (*kills, *plains) if over else (*plains, *kills):
        yield from bets_of(way)


def _plain(hand: HandRead, posts: Posts, big: int, *, blind: bool = True) -> HandRead:
    """Nobody kills: what is more than the big blind is a sleeper (STR-5), what is less on the button its `blind`."""
    button = [amount for seat, amount in posts.extra if seat == hand.button and (amount < big or not big) and blind]
    return replace(
        hand,
        settings=hand.settings | ({"button_blind": button[-1]} if button else {}),
        sleepers=tuple((seat, amount) for seat, amount in posts.extra if amount > big > 0),
        late=_late(posts, big, hand.button if button else 0),
    )


def _kills(hand: HandRead, posts: Posts, post: Post, big: int, in_front: int) -> Iterator[HandRead]:
    """A post as a kill: of each size it may be, in turn or last, the blind of the killer replaced or added dead."""
    seat, amount = post
    others = tuple(other for other in posts.extra if other != post)
    added = [other for other in posts.dead if other[0] == seat]
    full = amount + in_front
    short = hand.posted[seat] == next((stack for other, _, stack in hand.players if other == seat), 0)
    sizes = (
        [(full, big), *((times, over) for times, over in SIZES if short and times * big > over * full)] if big else []
    )
    in_blinds = ("add", "replace") if added else ("replace",)
    for size, acts, in_blind in product(sizes, ("in_turn", "last"), in_blinds):
        exact = next((known for known in SIZES if -(-big * known[0] // known[1]) * size[1] == size[0] * big), size)
        kill = {"voluntary": True, "size": list(exact), "acts": acts, "in_blind": in_blind}
        dead = tuple(other for other in posts.dead if other not in added) if in_blind == "add" else posts.dead
        way = _plain(hand, Posts(posts.blinds, others, dead), big)
        yield replace(way, settings={**way.settings, "kill": kill}, killer=seat, kill_late=amount if in_front else 0)


def _late(posts: Posts, big: int, button: int) -> tuple[tuple[int, int, int], ...]:
    """Who came in with a post, live and dead chips; `button` = the seat whose extra post is its blind, 0 = none is."""
    live = {seat: amount for seat, amount in posts.extra if amount <= big and seat != button}
    dead = dict(posts.dead)
    return tuple((seat, live.get(seat, 0), dead.get(seat, 0)) for seat in dict.fromkeys((*live, *dead)))
