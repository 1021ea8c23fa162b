"""Records of a deal: positions of button and blinds, posts, and announcements. Chips, seats from 1."""

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
    """The seat that posts."""
    kind: PostKind
    """The kind of post."""
    amount: int
    """Chips posted; less than required when the stack is short."""
    live: bool
    """Whether the chips are part of the poster's bet."""

    @property
    def blind_raise(self) -> bool:
        """Return whether it raises the blind: a straddle (STR-1) or a sleeper (STR-5)."""
        return self.kind in ("straddle", "sleeper")


class Positions(Struct, frozen=True):
    """The positions of button and blinds in a hand; under the dead rule such a seat can be empty (BTN-1)."""

    button: int
    """The seat of the button."""
    dead: bool = False
    """Whether no player is dealt in on the button."""
    smalls: tuple[int, ...] = ()
    """Seats of the small blind; empty when no seat posts it."""
    bigs: tuple[int, ...] = ()
    """Seats of the big blind; several under the moving rule (BTN-2)."""
    dealt: tuple[int, ...] = ()
    """Seats dealt in, clockwise from left of the button."""
    buyer: int | None = None
    """The seat that bought the button and has it next hand (NOW-1)."""
    bomb: bool = False
    """Whether the hand is a bomb pot (NOW-2)."""
    small_reach: int | None = None
    """The last seat the small blind reached, also when no player posts it; None without one (ENT-1)."""
    stayed: tuple[int, ...] = ()
    """The big blinds of the hand before, from which the blinds move on after a bought button (NOW-1)."""
    own: int | None = None
    """The seat of a bomb pot's own button, None without one (NOW-2)."""

    @property
    def dealt_from(self) -> int:
        """Return the seat the hand is dealt from: a bomb pot's own button, else the regular button."""
        return self.button if self.own is None else self.own


class Orbit(Struct, frozen=True):
    """How far button and blinds have moved since a new game began (ENT-8)."""

    start: int
    """The seat of the first button."""
    button: int = 0
    """Seats the button has moved since."""
    blinds: int = 0
    """Seats the big blind has moved since."""


class Mixing(Struct, frozen=True):
    """The progress of the current game of a mix (NOW-13)."""

    hands: int = 0
    """Hands dealt in this game."""
    start: int = 0
    """The seat of the button in the first of them."""
    moved: int = 0
    """Seats the button has moved since."""
    chosen: bool = False
    """Whether a player chose the game for the coming hand."""


class Announced(Struct, frozen=True):
    """A straddle, sleeper or kill announced before the deal."""

    kind: Literal["straddle", "sleeper", "kill"]
    """The kind of announcement."""
    seat: int
    """The seat that announced it."""
    to: int = 0
    """The total in chips, 0 for a kill by choice."""


class KillState(Struct, frozen=True):
    """The kill button between hands (KIL-2..6)."""

    holder: int | None = None
    """The seat that holds the button, None = it is neutral."""
    legs: int = 0
    """The legs the holder has."""
    due: int | None = None
    """The seat whose kill is due."""


class KillCause(Struct, frozen=True):
    """Why a kill is due, or why a leg was not added, after a hand (KIL-2, KIL-4 to KIL-8, KIL-11, KIL-12)."""

    how: Literal["in_a_row", "again", "split", "scoop", "pot_over", "agreed", "owed", "chosen", "short"]
    """`short`: a further sole win with too little called; `owed`: from an earlier hand; `chosen`: by choice."""
    got: int = 0
    """The pot, or the chips opponents added beyond forced posts, in chips."""
    needed: int = 0
    """The amount required, in chips; `in_a_row`: the legs that make a kill."""


class Dealt(Struct, frozen=True, omit_defaults=True):
    """Kill button and rock as the hands after an award were dealt with them (NOW-10)."""

    kill: KillState = KillState()
    """The kill button."""
    cause: KillCause | None = None
    """Why the kill button was so, None = there was no kill and no leg."""
    rock: int | None = None
    """The seat that held the rock."""
    waives: bool = False
    """Whether the legs follow the corrected award anyway, while a kill that only it makes due is waived."""


class AnnouncedBomb(Struct, frozen=True):
    """An announced bomb pot (NOW-2)."""

    ante: int
    """The ante of each player, in chips."""
    boards: int = 1
    """The number of boards (NOW-3)."""
    button: int | None = None
    """The seat of its own button, None = the regular button counts."""


class DealPlan(Struct, frozen=True):
    """The effect of `deal`: computed by `positions`, stored in the event HandStarted, applied by `evolve`."""

    positions: Positions
    """The positions of button and blinds, and the seats dealt in."""
    posts: tuple[Post, ...]
    """The posts before the cards, in the order of the table script."""
    starts_after: int
    """The seat right of the first to act: last blind, last live straddle, or the button without blinds."""
    bet: int
    """The total a full call reaches in the first round."""
    entered: tuple[int, ...] = ()
    """Seats that enter with this hand."""
    folded: tuple[int, ...] = ()
    """Absent seats, dealt in and folded at once (ENT-2 deal_in)."""
    missed: tuple[tuple[int, Missed], ...] = ()
    """The marks after this deal, of the seats whose marks change."""
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
    """Seats that sat out one more hand owed for a seat change (ENT-6)."""
    boards: int = 1
    """The number of boards of the hand (NOW-3)."""
    bomb: bool = False
    """Whether it is a bomb pot (NOW-2)."""
    splash: int = 0
    """Chips the house adds to the pot (NOW-6)."""
    kill_after: KillState = KillState()
    """The kill button after this deal."""
    orbit: Orbit | None = None
    """The progress of a new game (ENT-8)."""
    dealt_off: tuple[int, ...] = ()
    """Seats whose blinds have passed now (ENT-6 deal_off)."""
    fresh: bool = False
    """Whether all players entered as in a new game (BTN-9)."""
    voluntary: bool = False
    """Whether the kill is by choice, so that the killer acts last (KIL-11)."""
