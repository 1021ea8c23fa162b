"""The hands of the README's pictures, played for real: the table of SCREENS section 10, reached by commands alone.

The stacks of the pictures are reached by playing twice: once to see what the hands before cost everybody, then with
that much more to begin with.
"""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from engine import commands as c
from engine.commands import Command
from engine.journal.store import MemoryStore
from engine.refusals import Refusal
from engine.session import Session

OMAHA: dict[str, Any] = {
    "preset": "casino", "game": "omaha", "limit": "pot_limit", "blinds": [5, 10], "betting_unit": 5, "smallest_chip": 5,
    "seats": 9, "denominations": [5, 25, 100, 500],
    "rake": {"percent": 5, "cap": 10, "no_flop_no_drop": True}, "bomb_pot": {"every": "50 hands"},
}  # fmt: skip
KILL: dict[str, Any] = {
    "preset": "casino", "game": "holdem", "limit": "fixed", "bets": [10, 20], "blinds": [5, 10], "betting_unit": 5,
    "smallest_chip": 5, "seats": 9, "kill": {"on": "two_in_a_row", "size": "full"},
    "denominations": [5, 25, 100, 500], "time": {"amount": 6, "minutes": 30},
}  # fmt: skip


class Cast(Struct, frozen=True):
    """A player of a picture: the seat they sit down in and the stack they should have when it is taken."""

    seat: int
    name: str
    stack: int


OMAHA_CAST = (
    Cast(1, "Maya", 1375), Cast(2, "Theo", 95), Cast(3, "Nils", 500), Cast(4, "Rosa", 1515), Cast(5, "Sam", 640),
    Cast(6, "Kofi", 905), Cast(7, "Lena", 415), Cast(8, "Omar", 2110), Cast(9, "Ines", 860),
)  # fmt: skip
KILL_CAST = (
    Cast(1, "Maya", 615), Cast(2, "Theo", 340), Cast(3, "Kofi", 500), Cast(4, "Rosa", 780), Cast(5, "Sam", 530),
    Cast(7, "Lena", 1265), Cast(8, "Nils", 500), Cast(9, "Ines", 860),
)  # fmt: skip


class Stage:
    """A session in memory that is played by script; a refusal is a mistake of the script."""

    def __init__(self, table: dict[str, Any]) -> None:
        opened = Session.start(MemoryStore(), table)
        assert not isinstance(opened, Refusal), opened.message
        self.session = opened

    def do(self, *commands: Command) -> None:
        """Do these, one step each."""
        for command in commands:
            result = self.session.dispatch(command)
            assert not isinstance(result, Refusal), f"{command}: {result.message}"

    def act(self, *acts: str | int) -> None:
        """Acts of whoever is to act: `fold`, `call`, `check`, `all_in`; a number is a wager to it."""
        for one in acts:
            self.do(c.Act(action="wager", to=one) if isinstance(one, int) else c.Act(action=one))  # type: ignore[arg-type]

    def street(self, cards: str | None = None) -> None:
        """The next street."""
        self.do(c.Street(cards=cards))

    def folds(self) -> None:
        """Everybody left to act folds until one is left."""
        while self.session.state.hand is not None:
            self.act("fold")

    def walks(self, hands: int) -> None:
        """So many hands in which all fold to the big blind."""
        for _ in range(hands):
            self.do(c.Deal())
            self.folds()

    def stack(self, name: str) -> int:
        """The chips of a player between hands, 0 when they are not at the table."""
        return next((one.stack for one in self.session.state.seats if one is not None and one.name == name), 0)


def staged(table: dict[str, Any], cast: Sequence[Cast], play: Callable[[Stage], None], button: int) -> Stage:
    """Play `play` so that everybody has the stack of the cast when it is over."""
    stacks = {one.name: max(one.stack, 2000) for one in cast}
    for again in (False, True):
        stage = Stage(table)
        for one in cast:
            stage.do(c.Sit(seat=one.seat, player=one.name, stack=stacks[one.name]))
        stage.do(c.Button(seat=button), c.Dealer(name="Kim"))
        play(stage)
        if again:
            break
        stacks = {one.name: stacks[one.name] + one.stack - (stage.stack(one.name) or one.stack) for one in cast}
    return stage


# The hands ------------------------------------------------------------------------------------------------------------


def omaha_table() -> Stage:
    """Before hand 47: last blinds in seats 3 and 4, seat 3 was just left, Ines away, owing both blinds."""

    def play(stage: Stage) -> None:
        stage.walks(30)
        stage.do(c.SitOut(seat=9))
        stage.walks(100)

    raise NotImplementedError(play)
