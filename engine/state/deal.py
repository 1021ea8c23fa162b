"""A deal: where button and blinds lie, what is posted, and what was announced for it. Chips, seats from 1."""

from typing import Literal

from msgspec import Struct

from engine.state.players import Missed

PostKind = Literal[
    "ante",
    "small_blind",
    "big_blind",
    "button_blind",
    "post",
    "dead_post",
    "kill",
    "straddle",
    "sleeper",
    "bring_in",
]


class Post(Struct, frozen=True):
    """Chips put in before the cards."""

    seat: int
    """Who posts."""
    kind: PostKind
    """What is posted."""
    amount: int
    """What went in, in chips; less than wanted where the stack was short."""
    live: bool
    """Whether it is part of the poster's bet."""


class Positions(Struct, frozen=True):
    """Where button and blinds lay in a hand. Under the dead rule nobody may sit there (BTN-1)."""

    button: int
    """The seat of the button."""
    dead: bool = False
    """Whether nobody is dealt in there."""
    smalls: tuple[int, ...] = ()
    """Seats of the small blind; empty when nobody posts it."""
    bigs: tuple[int, ...] = ()
    """Seats of the big blind; several under the moving rule (BTN-2)."""
    dealt: tuple[int, ...] = ()
    """Seats dealt in, clockwise from left of the button."""
    buyer: int | None = None
    """The seat that bought the button and has it next hand (NOW-1)."""
    bomb: bool = False
    """Whether the hand was a bomb pot (NOW-2)."""
    small_reach: int | None = None
    """The seat the small blind has come to, also where nobody posts it (ENT-1)."""
    stayed: tuple[int, ...] = ()
    """The big blinds of the hand before, from which they move on after a bought button (NOW-1)."""
    own: int | None = None
    """A bomb pot's own button (NOW-2)."""

    @property
    def lies(self) -> int:
        """The seat the hand is dealt from: a bomb pot's own button, else the regular one."""
        return self.button if self.own is None else self.own


class Orbit(Struct, frozen=True):
    """How far a new game has come (ENT-8)."""

    start: int
    """The seat of the first button."""
    button: int = 0
    """Seats the button has gone from there."""
    blinds: int = 0
    """Seats the big blind has gone from there."""


class Mixing(Struct, frozen=True):
    """How far the game of a mix has come (NOW-13)."""

    hands: int = 0
    """Hands dealt in it."""
    start: int = 0
    """Where the button lay in the first of them."""
    moved: int = 0
    """Seats the button has gone since."""
    chosen: bool = False
    """Whether somebody chose the game for the coming hand."""


class Announced(Struct, frozen=True):
    """A straddle, sleeper or kill announced before the deal."""

    kind: Literal["straddle", "sleeper", "kill"]
    """Which of them."""
    seat: int
    """Who announced it."""
    to: int = 0
    """The total in chips, 0 for a kill by choice."""


class KillState(Struct, frozen=True):
    """The kill button between hands (KIL-2..6)."""

    holder: int | None = None
    """The seat that holds it, None = it is neutral."""
    legs: int = 0
    """The legs the holder has."""
    due: int | None = None
    """The seat whose kill is due."""


class KillCause(Struct, frozen=True):
    """What made a kill due, or why a leg was not added, when a hand ended (KIL-2, KIL-4 to KIL-8, KIL-11, KIL-12)."""

    how: Literal["in_a_row", "again", "split", "scoop", "pot_over", "agreed", "owed", "chosen", "short"]
    """`short`: won alone once more, with too little called; `owed`: from an earlier hand; `chosen`: by choice."""
    got: int = 0
    """The pot, or what the others added beyond what was forced, in chips."""
    needed: int = 0
    """What it had to come to, in chips; `in_a_row`: the legs that make a kill."""


class Dealt(Struct, frozen=True, omit_defaults=True):
    """What the hands after an award were dealt with: the kill button and the rock as they lay then (NOW-10)."""

    kill: KillState = KillState()
    """The kill button."""
    cause: KillCause | None = None
    """Why it lay so, None = no kill and no leg hung on it."""
    rock: int | None = None
    """The seat that held the rock."""
    waives: bool = False
    """Whether the legs are those of the corrected award all the same, and a kill it newly makes due is waived."""


class AnnouncedBomb(Struct, frozen=True):
    """An announced bomb pot (NOW-2)."""

    ante: int
    """What everyone antes, in chips."""
    boards: int = 1
    """How many boards (NOW-3)."""
    button: int | None = None
    """Where its own button lies, None = the regular one counts."""


class DealPlan(Struct, frozen=True):
    """What `deal` does: worked out by positions, carried by the event that starts the hand, applied by evolve."""

    positions: Positions
    """Where button and blinds lie, and who is dealt in."""
    posts: tuple[Post, ...]
    """What goes in before the cards, in the order of the table script."""
    starts_after: int
    """The seat whose left acts first: last blind, last live straddle, or the button without blinds."""
    bet: int
    """The total a full call reaches in the first round."""
    entered: tuple[int, ...] = ()
    """Seats that come in with this hand."""
    folded: tuple[int, ...] = ()
    """Absent seats, dealt in and folded at once (ENT-2 deal_in)."""
    missed: tuple[tuple[int, Missed], ...] = ()
    """Marks after this deal, of the seats whose marks change."""
    killer: int | None = None
    """The seat that posts a kill."""
    kill: int = 0
    """Chips of the kill, 0 = the hand is not killed."""
    straddles: tuple[int, ...] = ()
    """Seats of the live straddles, in order."""
    straddle: int = 0
    """The total of the last live straddle, 0 = none."""
    sleepers: tuple[int, ...] = ()
    """Seats of the sleepers, in order (STR-5)."""
    sat_over: tuple[int, ...] = ()
    """Seats that sat out one more hand of ENT-6."""
    boards: int = 1
    """How many boards the hand has (NOW-3)."""
    bomb: bool = False
    """Whether it is a bomb pot (NOW-2)."""
    splash: int = 0
    """Chips the house adds to the pot (NOW-6)."""
    kill_after: KillState = KillState()
    """The kill button after this deal."""
    orbit: Orbit | None = None
    """How far a new game has come (ENT-8)."""
    dealt_off: tuple[int, ...] = ()
    """Seats whose blinds have passed now (ENT-6 deal_off)."""
    fresh: bool = False
    """Whether everyone came in as in a new game (BTN-9)."""
    voluntary: bool = False
    """Whether the kill is by choice, so that it acts last (KIL-11)."""
