"""Commands before a deal: button and announcements. Their docstrings are lines of `feltbook script --words`."""

from engine.commands.base import Base, SeatCommand
from engine.state import SplitWay


class Button(SeatCommand, frozen=True):
    """Put the button on a seat (BTN-7, or the floor decides); `smalls`, `bigs` = where the floor puts the blinds.

    A seat that has both of them has bought the button (NOW-1).
    """

    smalls: tuple[int, ...] = ()
    """Seats of the small blind; only with `bigs`."""
    bigs: tuple[int, ...] = ()
    """Seats of the big blind, () = blinds follow the rule."""


class Preview(Base, frozen=True):
    """What `deal` would do now."""


class Rock(SeatCommand, frozen=True):
    """Give the rock to a seat (STR-4)."""


class Straddle(SeatCommand, frozen=True):
    """A live straddle for the coming hand (STR-1..3), `to` chips."""

    to: int
    """Total in chips."""


class Sleeper(SeatCommand, frozen=True):
    """A sleeper for the coming hand (STR-5), `to` chips."""

    to: int
    """Total in chips."""


class Kill(SeatCommand, frozen=True):
    """A voluntary kill (KIL-11); `due` = one that has to be posted in the coming hand, as the floor has it (KIL-6)."""

    due: bool = False
    """Whether the kill must be posted: no choice, allowed with any stack, acting by the house rule."""


class Bomb(Base, frozen=True):
    """A bomb pot for the coming hand (NOW-2); `button` = a button of its own, None = the regular one."""

    ante: int
    """The ante of each player, in chips."""
    boards: int = 1
    """The number of boards, 1 or 2 (NOW-3)."""
    button: int | None = None
    """The seat of its own button, None = the regular button."""


class Boards(Base, frozen=True):
    """How many boards the coming hand has, also without a bomb pot (NOW-3)."""

    boards: int
    """1 or 2."""


class Splash(Base, frozen=True):
    """The house adds chips to the coming pot (NOW-6)."""

    amount: int
    """Chips of the house."""


class SplitPrizes(Base, frozen=True, tag="split"):
    """Those who are left in a tournament split what is still to be won, but for what is kept for the `first`."""

    parts: tuple[tuple[int, int], ...] | None = None
    """Pairs of seat and part in minor units; None = computed by `way`."""
    way: SplitWay = "icm"
    """Equal parts, by chips, or by the independent chip model."""
    first: int = 0
    """The amount kept for the final winner, in minor units."""


class DrawSeats(Base, frozen=True, tag="draw"):
    """Seats that were drawn for before the first hand: `seats` has [seat, new seat] of everybody who sits."""

    seats: tuple[tuple[int, int], ...]
    """Pairs of present seat and drawn seat, of every player."""


class Race(Base, frozen=True):
    """A tournament's chips smaller than `chip` go off the table; `won` = seats that won one new chip each for them.

    One chip at most a player, and nobody is raced out (TDA, Chip Race).
    """

    chip: int
    """The smallest chip from now on."""
    won: tuple[int, ...] = ()
    """Seats that won a chip in the race."""


class Choose(Base, frozen=True):
    """Which game of the mix comes next, counted from 1: the button's choice, or the floor's (NOW-13)."""

    number: int
    """The number of the game in the mix, from 1."""


BeforeCommand = (
    Button | Preview | Rock | Straddle | Sleeper | Kill | Bomb | Choose | Boards | SplitPrizes | DrawSeats | Race
    | Splash
)  # fmt: skip
