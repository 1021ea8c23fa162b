"""The state as views and answers show it: the words of the table script, typed. The desktop renders these records.

Built by `engine.view.tell_state.tell(state)`; every figure in chips, seats from 1. Parts compare by equality, so a view
knows what to repaint.
"""

from typing import Any, Literal

from msgspec import Struct

from engine.state import Early, Missed, NoWager, Post, Question, Wager
from engine.view.between import ButtonView, DueView
from engine.view.clocks import ClockView, MixView, Reminder, RunningLevel


class LegalView(Struct, frozen=True):
    """What the player to act may do."""

    fold: bool
    """Whether folding is open."""
    check: bool
    """Whether checking is open."""
    call: int | None
    """Chips to add for a call, None when there is nothing to call."""
    bring_in: int | None
    """Chips of the bring-in, None when none is due."""
    wager: Wager | None
    """The bounds of a bet, raise or completion, None when none is open."""
    reasons: dict[str, NoWager]
    """Why a call or a wager is not open, by its name."""


class PotView(Struct, frozen=True):
    """A pot, the main pot or a side pot."""

    amount: int
    """In chips."""
    seats: tuple[int, ...]
    """Live hands that can win it; who mucked at the showdown cannot (NOW-11)."""
    unmatched: tuple[int, ...]
    """Those of them who have yet to put in their share."""


class SeatView(Struct, frozen=True):
    """An occupied seat."""

    player: str
    """The name."""
    stack: int
    """Chips behind the bet."""
    bet: int
    """Chips in front in this round."""
    state: Literal["in", "folded", "all_in", "waiting", "out"]
    """What the player is to the running hand, or to the coming one."""
    missed: Missed
    """Missed-blind marks (ENT-1)."""
    cards: str = ""
    """The cards shown, "" = none."""
    behind: int = 0
    """Chips of the stack that are still on the way (STK-5)."""
    dealt: bool = False
    """Whether the seat is dealt into the running hand."""
    new: bool = False
    """Whether the player still owes a way in as a new player (ENT-3)."""
    entry: str | None = None
    """The way in that was chosen."""
    markers: int = 0
    """Open IOUs, in chips (STK-4)."""
    unposted: int = 0
    """Chips owed next deal (ENT-10)."""
    up: str = ""
    """Upcards (stud)."""
    owes_kill: int = 0
    """The kill that is owed from before the player went away, in chips (KIL-6)."""
    place: int = 0
    """The place of who is out of a tournament, 0 = none."""
    away: bool = False
    """Whether the player is away and dealt into the running hand all the same (ENT-2)."""


class RaisesView(Struct, frozen=True):
    """Raises in a capped round (LIM-2)."""

    made: int
    """Raises so far."""
    of: int
    """Raises allowed."""


class LimitsView(Struct, frozen=True):
    """The limits of the running or coming hand, kill included; chips."""

    bets: tuple[int, int] | None
    """Small and big bet, None where bets are not fixed."""
    minimum_bet: int | None
    """The smallest bet."""
    raises: RaisesView | None
    """Raises made and allowed, None where they are not capped."""
    cap: int | None
    """The most a player may put into the hand, None = no cap (LIM-6)."""


class KillView(Struct, frozen=True):
    """The kill button and the kill (KIL)."""

    holder: int | None = None
    """The seat that holds the button, None = it is neutral."""
    legs: int = 0
    """The legs the holder has."""
    active: bool = False
    """Whether this hand is killed."""
    due: int | None = None
    """The seat that has to kill the coming hand."""
    amount: int = 0
    """Chips of the kill, 0 = none."""
    waits: tuple[int, ...] = ()
    """Seats that agreed to kill the hand after, while another kill goes first (KIL-12)."""
    legs_at: tuple[tuple[int, int], ...] = ()
    """Legs by the seat where they lie: the holder's, and those that others who are back took along (KIL-6)."""


class StateView(Struct, frozen=True):
    """The whole table, in the words of the table script. Chips, seats from 1."""

    hand: int
    """Number of the running hand, or of the last one."""
    phase: Literal["between", "betting", "street", "showdown"]
    """Where the hand stands."""
    needs: Literal["bring_in", "first"] | None
    """What the dealer has to name, None = nothing."""
    street: str | None
    """Name of the street, None between hands."""
    button: ButtonView | None
    """Where the button lies, None before the first deal."""
    posts: tuple[Post, ...]
    """The posts of the running hand, or of the last one."""
    to_act: int | None
    """Who acts."""
    legal: LegalView | None
    """What they may do."""
    bet: int
    """The total a full call reaches."""
    total_pot: int
    """Everything put in, this round's bets included."""
    pots: tuple[PotView, ...]
    """The pots, main pot first."""
    seats: dict[int, SeatView]
    """The occupied seats, by number."""
    limits: LimitsView
    """The limits of the running or coming hand."""
    kill: KillView
    """The kill button."""
    rock: int | None
    """The seat that holds the rock (STR-4)."""
    dues: tuple[DueView, ...]
    """The open entry decisions, between hands."""
    reminders: tuple[Reminder, ...]
    """What the dealer should be reminded of."""
    raked: int
    """Rake of the session so far."""
    board: str
    """The first board."""
    notes: tuple[Any, ...]
    """Why some of what was asked for in the last hand was not done, in English."""
    boards: tuple[str, ...] = ()
    """Every board."""
    runs: int = 1
    """How often the rest is dealt (POT-7)."""
    floor: Question | None = None
    """The ruling that is left to the floor."""
    out_of_turn: tuple[Early, ...] = ()
    """Acts noted for later (PRO-8)."""
    clock: ClockView | None = None
    """The clock on a player."""
    show_pot: bool = True
    """Whether players may be told the pot and the maximum (PRO-12)."""
    face_up: bool = False
    """Whether all-in hands are turned up (POT-8)."""
    dealer: str | None = None
    """Who deals, None = nobody was named."""
    standing: tuple[int, ...] = ()
    """Who stands in the stand-up game (NOW-5)."""
    level: RunningLevel | None = None
    """The tournament level that is on."""
    misdeal: str = ""
    """Why the hand dealt last was a misdeal, "" when it was none (PRO-14)."""
    wanted: bool = False
    """Whether the dealer called the floor."""
    withdrawn: tuple[str, ...] = ()
    """Cards of the coming street that were shown too early (PRO-16)."""
    mix: MixView | None = None
    """The mix that is played."""
