"""A ruling and what it is about: the records of the ruling assistant (PRO-1..7, 13). Chips, seats from 1."""

from msgspec import Struct

from engine.betting.saying import Said
from engine.settings.records import Settings
from engine.state import Hand, HandSeat, Matter, Turn

HELD_PERCENT = 80
"""PRO-7: from this share of the bet on a caller is held to the call."""


class Ruling(Struct, frozen=True):
    """The binding action: `to` = total for the round, `returned` = chips that go back, `rules` in the order they bound.

    `may_withdraw` = the floor may let the player take the call back (PRO-7, PRO-9, KIL-13). Where the book leaves
    something to the floor, `about` names it and `choices` what may be decided, first what holds until then; `waits` =
    nothing is played before. `over` = the wager as it was meant, where it went over the pot (PL-5).
    """

    action: str
    to: int
    returned: int
    rules: tuple[str, ...]
    may_withdraw: bool = False
    about: Matter | None = None
    choices: tuple[str, ...] = ()
    waits: bool = False
    over: int = 0


class Case(Struct, frozen=True):
    """What is ruled on: the turn, what was said, the chips of the first motion and all chips that play.

    `foreign` = chips that go back because the table does not play them; `second_sum` = those of the second motion.
    """

    settings: Settings
    hand: Hand
    turn: Turn
    one: HandSeat
    said: Said
    first: tuple[int, ...]
    pushed: int
    motions: int
    foreign: int = 0
    second_sum: int = 0

    @property
    def facing(self) -> bool:
        """Whether there is something to call."""
        return self.turn.call is not None

    @property
    def first_sum(self) -> int:
        """Chips of the first motion."""
        return sum(self.first)

    @property
    def half_way(self) -> int:
        """The total from which chips are a raise: the call and half a bet or raise more, rounded up (PRO-3).

        All chips of a stack that reaches no further are always enough.
        """
        assert self.turn.wager is not None
        return min(self.hand.bet + (self.hand.raise_size + 1) // 2, self.turn.all_in_to)


def joined(*rules: str) -> tuple[str, ...]:
    """The rules, each once, in the order they bound."""
    return tuple(dict.fromkeys(rules))


def blocked(turn: Turn) -> tuple[str, ...]:
    """The rule that leaves no wager open, if one does."""
    return (turn.no_wager.rule,) if turn.no_wager is not None else ()
