"""The view of a state: the words of the table script as typed records, which the desktop renders.

Built by `engine.view.tell_state.tell(state)`; amounts in chips, seats from 1. Parts compare by equality, which shows a
widget what to repaint.
"""

from typing import Any, Literal

from msgspec import Struct

from engine.state import Early, Missed, NoWager, Post, Question, Wager
from engine.view.between import ButtonView, DueView
from engine.view.clocks import ClockView, MixView, Reminder, RunningLevel


class LegalView(Struct, frozen=True):
    """The options of the player to act."""

    fold: bool
    """Whether the player may fold."""
    check: bool
    """Whether the player may check."""
    call: int | None
    """Chips to add for a call, None when there is nothing to call."""
    bring_in: int | None
    """Chips of the bring-in, None when none is due."""
    wager: Wager | None
    """The bounds of a bet, raise or completion, None when none is allowed."""
    reasons: dict[str, NoWager]
    """Why a call or a wager is not allowed, by its name."""


class PotView(Struct, frozen=True):
    """A pot, the main pot or a side pot."""

    amount: int
    """In chips."""
    seats: tuple[int, ...]
    """Seats of live hands that can win it, without hands mucked at the showdown (NOW-11)."""
    unmatched: tuple[int, ...]
    """Those of them who have yet to put in their share."""


class SeatView(Struct, frozen=True):
    """An occupied seat."""

    player: str
    """The name of the player."""
    stack: int
    """Chips behind, without the bet."""
    bet: int
    """Chips in front in this round."""
    state: Literal["in", "folded", "all_in", "waiting", "out"]
    """The player's part in the running hand, or in the coming one."""
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
    """The chosen way in, None = none."""
    markers: int = 0
    """Open IOUs, in chips (STK-4)."""
    unposted: int = 0
    """Chips owed next deal (ENT-10)."""
    up: str = ""
    """Upcards (stud)."""
    owes_kill: int = 0
    """The kill owed since before the player went away, in chips (KIL-6)."""
    place: int = 0
    """The place of a player who is out of a tournament, 0 = none."""
    away: bool = False
    """Whether the player is away but dealt into the running hand (ENT-2)."""


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
    """The legs of the holder."""
    active: bool = False
    """Whether the running hand is killed."""
    due: int | None = None
    """The seat that must kill the coming hand, None = none."""
    amount: int = 0
    """Chips of the kill, 0 = none."""
    waits: tuple[int, ...] = ()
    """Seats that agreed to kill the hand after, while another kill comes first (KIL-12)."""
    legs_at: tuple[tuple[int, int], ...] = ()
    """Legs by seat: the holder's, and those that returned players brought back (KIL-6)."""


class StateView(Struct, frozen=True):
    """The whole table, in the words of the table script. Chips, seats from 1."""

    hand: int
    """Number of the running or last hand."""
    phase: Literal["between", "betting", "street", "showdown"]
    """The phase of the hand."""
    needs: Literal["bring_in", "first"] | None
    """What the dealer has to name, None = nothing."""
    street: str | None
    """Name of the street, None between hands."""
    button: ButtonView | None
    """The place of the button, None before the first deal."""
    posts: tuple[Post, ...]
    """The posts of the running or last hand."""
    to_act: int | None
    """The seat to act, None = none."""
    legal: LegalView | None
    """The options of that player."""
    bet: int
    """The total of a full call, in chips."""
    total_pot: int
    """All chips put in, including this round's bets."""
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
    """The dealer's reminders."""
    raked: int
    """Rake of the session so far, in chips."""
    board: str
    """The first board."""
    notes: tuple[Any, ...]
    """Why requests of the last hand were not carried out, in English."""
    boards: tuple[str, ...] = ()
    """Every board."""
    runs: int = 1
    """How many times the rest of the board is dealt (POT-7)."""
    floor: Question | None = None
    """The open ruling of the floor, None = none."""
    out_of_turn: tuple[Early, ...] = ()
    """Actions out of turn, for later (PRO-8)."""
    clock: ClockView | None = None
    """The clock on a player, None = none."""
    show_pot: bool = True
    """Whether players may ask for the pot and the maximum (PRO-12)."""
    face_up: bool = False
    """Whether all-in hands are turned up (POT-8)."""
    dealer: str | None = None
    """The name of the dealer, None = not named."""
    standing: tuple[int, ...] = ()
    """The seats still standing in the stand-up game (NOW-5)."""
    level: RunningLevel | None = None
    """The current tournament level."""
    misdeal: str = ""
    """Why the hand dealt last is a misdeal, "" when it is not (PRO-14)."""
    wanted: bool = False
    """Whether the dealer called the floor."""
    withdrawn: tuple[str, ...] = ()
    """Cards of the coming street that were exposed too early (PRO-16)."""
    mix: MixView | None = None
    """The current mix, None = none."""
