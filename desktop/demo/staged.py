"""The hands of the README's pictures, played for real: the table of SCREENS section 10, reached by commands alone.

The stacks of the pictures are reached by playing twice: first to see what the hands before cost each player, then with
starting stacks corrected by that much.
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
    """A player of a picture."""

    seat: int
    """Seat the player takes."""
    name: str
    """Name of the player."""
    stack: int
    """Chips the player has in the picture."""


OMAHA_CAST = (
    Cast(1, "Maya", 1375), Cast(2, "Theo", 95), Cast(3, "Nils", 500), Cast(4, "Rosa", 1515), Cast(5, "Sam", 640),
    Cast(6, "Kofi", 905), Cast(7, "Lena", 415), Cast(8, "Omar", 2110), Cast(9, "Ines", 860),
)  # fmt: skip
KILL_CAST = (
    Cast(1, "Maya", 615), Cast(2, "Theo", 340), Cast(3, "Kofi", 500), Cast(4, "Rosa", 780), Cast(5, "Sam", 730),
    Cast(7, "Lena", 1265), Cast(8, "Nils", 500), Cast(9, "Ines", 860),
)  # fmt: skip


class Stage:
    """A session in memory that is played by script; a refusal is a mistake of the script."""

    def __init__(self, table: dict[str, Any]) -> None:
        self.store = MemoryStore()
        opened = Session.start(self.store, table)
        assert not isinstance(opened, Refusal), opened.message
        self.session = opened

    def do(self, *commands: Command) -> None:
        """Send these commands, one step each."""
        for command in commands:
            result = self.session.dispatch(command)
            assert not isinstance(result, Refusal), f"{command}: {result.message}"

    def act(self, *acts: str | int) -> None:
        """Send acts of the player to act: `fold`, `call`, `check`, `all_in`; a number is a wager to it."""
        for act in acts:
            self.do(c.Act(action="wager", to=act) if isinstance(act, int) else c.Act(action=act))  # type: ignore[arg-type]

    def street(self, cards: str | None = None) -> None:
        """Deal the next street."""
        self.do(c.Street(cards=cards))

    def folds(self) -> None:
        """Fold with every player to act until one is left."""
        while self.session.state.hand is not None:
            self.act("fold")

    def walks(self, hands: int) -> None:
        """Play this number of hands in which all fold to the big blind."""
        for _ in range(hands):
            self.do(c.Deal())
            self.folds()

    def stack(self, name: str) -> int:
        """Return the chips of a player between hands, 0 when they are not at the table."""
        return next(
            (player.stack for player in self.session.state.seats if player is not None and player.name == name), 0
        )


def staged(
    table: dict[str, Any], cast: Sequence[Cast], play: Callable[[Stage], None], fits: Callable[[Stage], bool]
) -> Stage:
    """Play `play` from the button that makes its end `fits`, with stacks that make each player end as in the cast."""
    stacks = {player.name: max(player.stack, 2000) for player in cast}
    button = next(seat for seat in range(1, 10) if fits(_played(table, cast, stacks, play, seat)))
    trial = _played(table, cast, stacks, play, button)
    exact = {
        player.name: stacks[player.name] + player.stack - (trial.stack(player.name) or player.stack) for player in cast
    }
    return _played(table, cast, exact, play, button)


def _played(
    table: dict[str, Any], cast: Sequence[Cast], stacks: dict[str, int], play: Callable[[Stage], None], button: int
) -> Stage:
    stage = Stage(table)
    for player in cast:
        stage.do(c.Sit(seat=player.seat, player=player.name, stack=stacks[player.name]))
    stage.do(c.Button(seat=button), c.Dealer(name="Kim"))
    play(stage)
    return stage


def blinds_at(small: int, big: int) -> Callable[[Stage], bool]:
    """Return a test whether the last blinds were posted from these seats."""

    def fits(stage: Stage) -> bool:
        positions = stage.session.state.positions
        return positions is not None and positions.smalls == (small,) and positions.bigs == (big,)

    return fits


# The hands ------------------------------------------------------------------------------------------------------------


def before_omaha() -> Stage:
    """Return the stage before hand 47: last blinds in seats 3 and 4, Ines away and owing both."""

    def play(stage: Stage) -> None:
        stage.walks(20)
        stage.do(c.SitOut(seat=9))
        stage.walks(26)

    stage = staged(OMAHA, OMAHA_CAST, play, blinds_at(3, 4))
    stage.do(c.Leave(seat=3))
    return stage


def mid_hand() -> Stage:
    """Return the stage of hand 47 on the flop: Rosa to act, 100 to call, at most 610; Theo all-in."""
    stage = before_omaha()
    stage.do(c.Deal())
    stage.act("fold", 35, "fold", "call", "call", "call", "fold")
    stage.street("Kh9s4d")
    stage.act("check", 100, "call", "call")
    return stage


def showdown() -> Stage:
    """Play that hand on: Rosa to 450, Lena all-in, Maya calls; the turn is checked, on the river Rosa bets 200."""
    stage = mid_hand()
    stage.act(450, "call", "call")
    stage.street("7c")
    stage.act("check", "check")
    stage.street("2h")
    stage.act(200, "call")
    return stage


def between() -> Stage:
    """Return the stage before hand 48: a full kill is due, Nils has moved, Vera is new, Ines posts missed blinds."""

    def play(stage: Stage) -> None:
        stage.do(c.Dealer(name="Kim", at=420))
        stage.walks(18)
        stage.do(c.SitOut(seat=9))
        stage.walks(27)
        for callers in (0, 1):
            stage.do(c.Deal(at=1500 + 90 * callers))
            _lena_wins(stage, callers)
        stage.do(c.Leave(seat=3), c.AddChips(seat=5, amount=200), c.Move(seat=8, to=3))
        stage.do(c.SitIn(seat=9, entry="post"), c.Sit(seat=6, player="Vera", stack=400, at=1860))

    return staged(KILL, KILL_CAST, play, blinds_at(2, 3))


def _lena_wins(stage: Stage, callers: int) -> None:
    """Play a hand: Lena raises before the flop and bets it; `callers` players call the raise and fold to the bet."""
    while stage.session.state.hand is not None:
        hand = stage.session.state.hand
        turn = hand.turn
        if turn is None:
            stage.street()
        elif turn.seat == 7:
            stage.do(c.Act(action="wager", to=20 if hand.street == 0 else 10))
        elif hand.street == 0 and callers and turn.seat == 1:
            stage.act("call")
        else:
            stage.act("fold")
