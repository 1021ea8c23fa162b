"""Which hands need no referee: the plain ones, played here from the words PHH has for them.

Flop games with both blinds in full, every wager a full one, pots that go to one player or by the shown cards with no
odd chip: in these no two rulebooks differ. Whatever is not plain is left to `phh_referee`, which asks pokerkit
itself; the tests ask it about every hand that was found plain here.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.exports.stories import Story
from engine.exports.winning import by_cards

VARIANTS = ("NT", "PO", "FT")
"""High games with blinds and a board; in all others somebody else's cards say who acts or what a half is."""
MOST_WAGERS = 3
"""Rulebooks count the wagers of a limit round differently from the fourth on."""
BOARD = 10
"""Characters of a whole board."""


@dataclass
class _Play:
    """A hand being played; players by place, chips."""

    stacks: list[int]
    pot: int = 0
    put: list[int] = field(default_factory=list)
    bets: list[int] = field(default_factory=list)
    queue: list[int] = field(default_factory=list)
    live: list[bool] = field(default_factory=list)
    mucked: set[int] = field(default_factory=set)
    board: str = ""
    street: int = 0
    top: int = 0
    step: int = 0
    wagers: int = 0

    def pay(self, place: int, chips: int) -> None:
        """Chips in front of a player."""
        self.stacks[place] -= chips
        self.bets[place] += chips
        self.put[place] += chips
        self.pot += chips

    def others(self, place: int) -> list[int]:
        """Who else can still bet, from the left of a player."""
        size = len(self.stacks)
        turn = [(place + step) % size for step in range(1, size)]
        return [other for other in turn if self.live[other] and self.stacks[other]]


def plain(story: Story, order: Sequence[int], keys: dict[str, Any], actions: Sequence[str]) -> bool | None:
    """Whether a reader comes to our stacks, rake apart; None = not plain, so nobody knows before asking."""
    play = _posted(story, keys)
    if play is None or not all(_act(play, action, keys) for action in actions):
        return None
    won = _won(play, story, order)
    if won is None:
        return None
    return agrees(story, {seat: play.stacks[place] + won[seat] for place, seat in enumerate(order)})


def _posted(story: Story, keys: dict[str, Any]) -> _Play | None:
    """The table with antes and blinds in, None where they are not plain."""
    stacks, antes, blinds = keys["starting_stacks"], keys["antes"], keys.get("blinds_or_straddles", ())
    settings, size = story.settings, len(stacks)
    wanted = [settings.small_blind, settings.big_blind, *[0] * (size - 2)]
    if keys["variant"] not in VARIANTS or size < 2 or list(blinds) != wanted or not settings.small_blind:
        return None
    if keys["variant"] == "PO" and any(antes):
        return None
    if size == 2:
        antes, blinds = antes[::-1], blinds[::-1]
    if any(ante + blind >= stack for ante, blind, stack in zip(antes, blinds, stacks, strict=True)):
        return None
    play = _Play(list(stacks), put=[0] * size, bets=[0] * size, live=[True] * size)
    for place in range(size):
        play.pay(place, antes[place])
    play.bets = [0] * size
    for place in range(size):
        play.pay(place, blinds[place])
    play.top = play.step = settings.big_blind
    play.queue = [1, 0] if size == 2 else [*range(2, size), 0, 1]
    return play


def _act(play: _Play, action: str, keys: dict[str, Any]) -> bool:
    """Play one action of the file; False where it is not plain."""
    words = action.split()
    if words[0] == "d":
        return words[1] == "dh" or _street(play, words[2], keys)
    place = int(words[0][1:]) - 1
    if words[1] == "sm":
        play.mucked |= {place} if len(words) == 2 or words[2] == "#" else set()
        return not play.queue
    if not play.queue or play.queue[0] != place or sum(play.live) < 2:
        return False
    del play.queue[0]
    owed = play.top - play.bets[place]
    if words[1] == "f":
        play.live[place] = False
        if sum(play.live) == 1:
            play.queue = []
        return True
    if words[1] == "cc":
        play.pay(place, min(owed, play.stacks[place]))
        return owed > 0 or bool(play.others(place))
    return words[1] == "cbr" and _wager(play, place, int(words[2]), keys)


def _street(play: _Play, cards: str, keys: dict[str, Any]) -> bool:
    """The next street; nobody acts on it where only one has chips left."""
    if play.queue:
        return False
    play.board += cards
    play.street += 1
    play.bets, play.top, play.wagers = [0] * len(play.stacks), 0, 0
    play.step = keys.get("min_bet", 0)
    able = [place for place, stack in enumerate(play.stacks) if stack and play.live[place]]
    play.queue = able if len(able) > 1 else []
    return True


def _wager(play: _Play, place: int, to: int, keys: dict[str, Any]) -> bool:
    """A full bet or raise that the limit allows."""
    owed, more = play.top - play.bets[place], to - play.top
    if to - play.bets[place] > play.stacks[place]:
        return False
    if "small_bet" in keys:
        play.wagers += 1
        if play.wagers > MOST_WAGERS or more != keys["small_bet" if play.street < 2 else "big_bet"]:
            return False
    elif more < play.step or (keys["variant"] == "PO" and more > play.pot + owed):
        return False
    play.pay(place, to - play.bets[place])
    play.top, play.step = to, more
    play.queue = play.others(place)
    return bool(play.queue)


def _won(play: _Play, story: Story, order: Sequence[int]) -> dict[int, int] | None:
    """What each seat gets: one player everything, or the best shown hands their parts; None where that is not plain."""
    live = [place for place, alive in enumerate(play.live) if alive]
    left = [place for place in live if place not in play.mucked]
    won = dict.fromkeys(order, 0)
    if play.queue or not left or (len(live) > 1 and ("?" in play.board or len(play.board) != BOARD)):
        return None
    if len(left) == 1:
        won[order[left[0]]] = play.pot
        return None if any(play.put[place] > play.put[left[0]] for place in live) else won
    winners = by_cards(story, {order[place] for place in left})
    if winners is None:
        return None
    for pot, best in zip(story.pots, winners, strict=True):
        each, odd = divmod(pot.amount, len(best))
        if odd:
            return None
        for seat in best:
            won[seat] += each
    for seat, chips in story.returned:
        won[seat] += chips
    return won


def agrees(story: Story, theirs: dict[int, int]) -> bool:
    """Whether a reader's stacks are ours, but for rake and drop, which PHH has no word for: winners still have them."""
    winners = {share.seat for share in story.shares}
    results = dict(story.results)
    over = {one.seat: theirs[one.seat] - one.start - results[one.seat] for one in story.sitters}
    return sum(over.values()) == sum(story.taken) and all(
        chips == 0 or (chips > 0 and seat in winners) for seat, chips in over.items()
    )
