"""A plain hand played from the words PHH has for it: posts, acts, streets, wagers."""

import re
from dataclasses import dataclass, field
from typing import Any

WAGERS, PASSIVE, FORCED = ("bet", "raise"), ("fold", "check", "call"), ("ante", "small_blind", "big_blind", "dead_post")
MUCKS = re.compile(r"p(\d+) sm(?: #.*)?$")
"""Whose cards go away unseen at the showdown, by place; what follows a `#` is a remark."""
MOST_WAGERS = 3
"""Rulebooks count the wagers of a limit round differently from the fourth on."""


@dataclass
class PlainPlay:
    """A hand being played; players by place, chips."""

    stacks: list[int]
    """Behind the bets."""
    pot: int = 0
    """Everything put in."""
    put: list[int] = field(default_factory=list)
    """Put in by each."""
    bets: list[int] = field(default_factory=list)
    """In front in this round."""
    queue: list[int] = field(default_factory=list)
    """Places yet to act."""
    live: list[bool] = field(default_factory=list)
    """Who has not folded."""
    mucked: set[int] = field(default_factory=set)
    """Who mucked at the showdown."""
    board: str = ""
    """The cards of the board."""
    street: int = 0
    """Which street, 0 = the first round."""
    top: int = 0
    """The highest bet of the round."""
    step: int = 0
    """The last full bet or raise."""
    wagers: int = 0
    """Wagers made in the round."""

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


def act(play: PlainPlay, action: str, keys: dict[str, Any]) -> bool:
    """Play one action of the file; False where it is not plain."""
    words = action.split()
    if words[0] == "d":
        return words[1] == "dh" or _street(play, words[2], keys)
    place = int(words[0][1:]) - 1
    if words[1] == "sm":
        play.mucked |= {place} if MUCKS.match(action) else set()
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


def _street(play: PlainPlay, cards: str, keys: dict[str, Any]) -> bool:
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


def _wager(play: PlainPlay, place: int, to: int, keys: dict[str, Any]) -> bool:
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
