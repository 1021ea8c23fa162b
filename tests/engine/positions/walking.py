"""Button, blinds and marks once more, walked seat by seat as a dealer would: an oracle that shares nothing with engine.

Two blinds of 5 and 10, nobody short, none of the house rules that open ENT-4.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

SMALL, BIG = 5, 10


@dataclass
class Someone:
    """A player at the walked table. `standing`: in, out or wait; `entry` as said."""

    standing: str = "wait"
    entry: str | None = None
    new: bool = False
    big: int = 0
    small: int = 0
    skipped: bool = False

    @property
    def owes(self) -> bool:
        """Whether posting would cost something."""
        return self.new or self.big > 0 or self.small > 0

    @property
    def posts(self) -> bool:
        """Whether the player comes in as soon as the place allows it."""
        return self.entry == "post" or (self.entry is None and not self.owes)


@dataclass
class Lay:
    """Where things lie: `small_place` = the small blind's place, also where nobody posts it."""

    button: int
    smalls: list[int]
    bigs: list[int]
    small_place: int
    two: bool = False


class Paradox(Exception):
    """Two are in and a third may post or not, depending on where the third is counted: the book leaves it open."""


@dataclass
class Walk:
    """A table under one rule; `missed`, `alone` and `newcomers` as in the settings."""

    size: int
    rule: str
    missed: str
    alone: str
    newcomers: str
    placed: int
    players: dict[int, Someone] = field(default_factory=dict)
    last: Lay | None = None
    gone: int = 0
    passed: set[int] = field(default_factory=set)

    def step(self, seat: int) -> int:
        """The next seat clockwise."""
        return seat % self.size + 1

    def find(self, seat: int, fits: Callable[[int], bool]) -> int:
        """The first seat left of `seat` that fits, after a whole round `seat` itself."""
        seat = self.step(seat)
        while not fits(seat):
            seat = self.step(seat)
        return seat

    def path(self, start: int, end: int) -> list[int]:
        """The seats on the way, `end` included; none when it stays."""
        seats = []
        while start != end:
            start = self.step(start)
            seats.append(start)
        return seats

    def far(self, start: int, seat: int) -> int:
        """Seats from `start` to `seat`."""
        return len(self.path(start, seat))

    def free_here(self, seat: int) -> bool:
        """ENT-8."""
        return self.last is None or (self.gone < self.size and seat not in self.passed)

    def sit(self, seat: int, entry: str | None) -> None:
        """Somebody sits down."""
        if self.free_here(seat):
            self.players[seat] = Someone("in")
        elif self.newcomers == "free":
            self.players[seat] = Someone("wait", entry or "post", skipped=True)
        else:
            self.players[seat] = Someone("wait", entry, new=True)

    def come_back(self, seat: int, entry: str | None) -> None:
        """Somebody who was away says how they come in."""
        player = self.players[seat]
        waits = player.owes or player.skipped
        player.standing, player.entry = ("wait", entry) if waits else ("in", None)

    def deal(self) -> tuple[list[str], int, list[int]] | None:
        """Posts, button and who is dealt in; None when fewer than two can be."""
        ready = {seat for seat, player in self.players.items() if player.standing == "in"}
        waits = {seat for seat, player in self.players.items() if player.standing == "wait"}
        free = {seat for seat in waits if self.players[seat].new and self.free_here(seat)}
        ready, waits = ready | free, waits - free
        fresh = len(ready) < 2
        if fresh:
            ready, waits, free = ready | waits, set(), free | waits
            if len(ready) < 2:
                return None
            for player in self.players.values():
                player.big = player.small = 0
        posters = {seat for seat in waits if self.players[seat].posts}
        if len(ready) == 2 and posters and self.last is not None:
            raise Paradox
        lay = self.first(ready) if self.last is None else self.next(self.last, ready, waits)
        came = {seat for seat in posters if self.far(lay.button, seat) > self.far(lay.button, lay.bigs[-1])}
        landed = waits.intersection(lay.bigs)
        dealt = ready | landed | came
        posts = self.posts(lay, dealt, came - landed, free | landed, fresh=fresh)
        self.mark(lay)
        for seat, player in self.players.items():
            if seat in dealt:
                player.standing, player.new, player.entry = "in", False, None
            player.skipped = seat not in dealt
        self.gone += self.far(self.last.button, lay.button) if self.last else 0
        self.passed.update(
            self.path(lay.button, lay.bigs[-1]), self.path(self.last.button, lay.button) if self.last else ()
        )
        self.last = lay
        return posts, lay.button, sorted(dealt)

    def first(self, ready: set[int]) -> Lay:
        """BTN-7, BTN-4: the button was put on one who is in."""
        left = self.find(self.placed, lambda seat: seat in ready)
        if len(ready) == 2:
            return Lay(self.placed, [self.placed], [left], self.placed, two=True)
        return Lay(self.placed, [left], [self.find(left, lambda seat: seat in ready)], left)

    def next(self, last: Lay, ready: set[int], waits: set[int]) -> Lay:
        """BTN-1 to BTN-6 and BTN-9."""
        stops = ready | waits
        by_rule = {"dead": self.dead, "simplified": self.simplified, "moving": self.moving}[self.rule]
        lay = by_rule(last, ready, stops)
        if len(ready) > 2 or any(seat in waits for seat in lay.bigs):
            return lay
        return self.two(last, ready)

    def two(self, last: Lay, ready: set[int]) -> Lay:
        """BTN-5: the big blind moves on, the other one has button and small blind."""
        big = self.find(last.bigs[-1], lambda seat: seat in ready)
        (button,) = ready - {big}
        return Lay(button, [button], [big], button, two=True)

    def dead(self, last: Lay, ready: set[int], stops: set[int]) -> Lay:
        """BTN-1; BTN-6: out of two the button is found to the right of the small blind's place."""
        place, big = last.bigs[-1], self.find(last.bigs[-1], lambda seat: seat in stops)
        button = last.small_place
        if last.two:
            button = max((seat for seat in ready if seat != place), key=lambda seat: self.far(place, seat))
        return Lay(button, [place] if place in ready else [], [big], place)

    def simplified(self, last: Lay, ready: set[int], stops: set[int]) -> Lay:
        """BTN-3."""
        button = self.find(last.button, lambda seat: seat in ready)
        small = self.find(button, lambda seat: seat in ready)
        return Lay(button, [small], [self.find(small, lambda seat: seat in stops)], small)

    def moving(self, last: Lay, ready: set[int], stops: set[int]) -> Lay:
        """BTN-2: walked from the old button, so that a big blind ahead is told from one the button has overtaken."""
        button = self.find(last.button, lambda seat: seat in ready)
        big = self.find(self.find(button, lambda seat: seat in ready), lambda seat: seat in stops)
        if len(ready) == 2 and big in ready:
            two = self.two(last, ready)
            button, big = two.button, two.bigs[0]
        furthest, bigs = last.bigs[-1], []
        goal = self.far(last.button, button) + (self.far(button, big) or self.size)
        seat, gone = furthest, self.far(last.button, furthest)
        for _ in range(min(self.size, goal - gone) - 1):
            seat = self.step(seat)
            if seat in stops and seat != big:
                bigs.append(seat)
        bigs.append(big)
        smalls = [seat for seat in last.bigs if seat in ready and seat not in bigs]
        return Lay(button, smalls, bigs, smalls[-1] if smalls else furthest)

    def posts(self, lay: Lay, dealt: set[int], came: set[int], free: set[int], *, fresh: bool) -> list[str]:
        """Blinds, then what is posted to come in or made up (BLD-1, ENT-2, ENT-3); marks that were paid are wiped."""
        order = sorted(dealt, key=lambda seat: self.far(lay.button, seat))
        names = {**dict.fromkeys(lay.smalls, f"small_blind {SMALL}"), **dict.fromkeys(lay.bigs, f"big_blind {BIG}")}
        lines = [f"{seat} {names[seat]}" for seat in order if seat in names]
        for seat in order:
            player = self.players[seat]
            if seat in free or seat in lay.bigs:
                player.big = player.small = 0
            elif not fresh and (seat in came or self.far(lay.button, seat) > self.far(lay.button, lay.bigs[-1])):
                lines += [f"{seat} {post}" for post in self.made_up(player)]
        return lines

    def made_up(self, player: Someone) -> Iterable[str]:
        """ENT-2, ENT-3: what one player posts now."""
        if player.new:
            yield f"post {BIG}"
        elif self.missed == "one_per_hand" and player.big:
            yield f"post {player.big}"
            player.big = 0
            return
        elif player.big:
            yield f"post {player.big}"
            if player.small:
                yield f"dead_post {player.small} dead"
        elif player.small:
            live = self.alone == "live" or self.missed == "one_per_hand"
            yield f"post {player.small}" if live else f"dead_post {player.small} dead"
        player.big = player.small = 0

    def mark(self, lay: Lay) -> None:
        """ENT-1: whom the blinds pass or land on while away."""
        last = self.last
        if self.missed == "none":
            return
        bigs = self.path(lay.button if last is None else last.bigs[-1], lay.bigs[-1])
        smalls = self.path(lay.button if last is None else last.small_place, lay.small_place)
        for seat, player in self.players.items():
            if player.standing == "out" and not player.new:
                if seat in bigs:
                    player.big, player.small = BIG, 0
                if seat in smalls:
                    player.small = SMALL
