"""Replays a plain hand from its PHH actions: posts, acts, streets, wagers."""

import re
from dataclasses import dataclass, field
from typing import Any

NO_LIMIT_WAGERS, PASSIVE = ("bet", "raise"), ("fold", "check", "call")
FORCED = ("ante", "small_blind", "big_blind", "dead_post")
MUCKS = re.compile(r"p(\d+) sm(?: #.*)?$")
"""Matches the muck of a hand at the showdown, with its place; text after `#` is a remark."""
MOST_WAGERS = 3
"""Most wagers of a plain limit round; rulebooks count differently from the fourth on."""


@dataclass
class PlainPlay:
    """State of a hand being replayed; lists are indexed by place, amounts are chips."""

    stacks: list[int]
    """Chips of each player behind the bet."""
    pot: int = 0
    """All chips put in."""
    put: list[int] = field(default_factory=list)
    """Chips put in by each player."""
    bets: list[int] = field(default_factory=list)
    """Chips each player has put in this round."""
    queue: list[int] = field(default_factory=list)
    """Places yet to act, in order."""
    live: list[bool] = field(default_factory=list)
    """Whether each player has not folded."""
    mucked: set[int] = field(default_factory=set)
    """Places that mucked at the showdown."""
    board: str = ""
    """Cards of the board."""
    street: int = 0
    """Number of the street, 0 = the first round."""
    top: int = 0
    """Highest bet of the round."""
    step: int = 0
    """Size of the last full bet or raise."""
    wagers: int = 0
    """Number of wagers in the round."""

    def pay(self, place: int, chips: int) -> None:
        """Move chips of a player from the stack into the pot and the bet of the round."""
        self.stacks[place] -= chips
        self.bets[place] += chips
        self.put[place] += chips
        self.pot += chips

    def others(self, place: int) -> list[int]:
        """Return the other places that can still bet, clockwise from the left of `place`."""
        size = len(self.stacks)
        order = [(place + step) % size for step in range(1, size)]
        return [other for other in order if self.live[other] and self.stacks[other]]


def act(play: PlainPlay, action: str, keys: dict[str, Any]) -> bool:
    """Apply an action of the file and return True, or return False where the hand is not plain."""
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
    """Deal the next street and return True; the queue stays empty where only one player has chips left."""
    if play.queue:
        return False
    play.board += cards
    play.street += 1
    play.bets, play.top, play.wagers = [0] * len(play.stacks), 0, 0
    play.step = keys.get("min_bet", 0)
    players_left = [place for place, stack in enumerate(play.stacks) if stack and play.live[place]]
    play.queue = players_left if len(players_left) > 1 else []
    return True


def _wager(play: PlainPlay, place: int, to: int, keys: dict[str, Any]) -> bool:
    """Apply a full bet or raise; return False where it is not full, or the limit or the stack does not allow it."""
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
