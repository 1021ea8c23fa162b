"""Commands: what a tap or a line of the table script asks for. Tagged by `do`; amounts in chips, seats from 1."""

from functools import cache
from typing import Any, Literal

import msgspec
from msgspec import Struct, field

from engine.state import Entry

Action = Literal["fold", "check", "call", "bet", "raise", "complete", "bring_in", "all_in", "wager"]


Fault = Literal["exposed card", "wrong seat", "fouled deck", "other"]
"""Why a deal was wrong (PRO-14)."""


def _tag(name: str) -> str:
    """`AddChips` is said `add_chips`."""
    return "".join("_" + c.lower() if c.isupper() else c for c in name).lstrip("_")


class Base(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=_tag, omit_defaults=True, kw_only=True):
    """What every command has: `at` = seconds since the session began, None = no time passes."""

    at: int | None = None


class Open(Base, frozen=True):
    """A new table with these settings."""

    table: dict[str, Any]


class Change(Base, frozen=True):
    """New settings for the next hand; keys not given stay."""

    table: dict[str, Any]


class NextLevel(Base, frozen=True, tag="level"):
    """The next tournament level, or level `number`, from the next hand on."""

    number: int | None = None


class Levels(Base, frozen=True):
    """The levels with the opening raises of each; changes nothing."""


class Sit(Base, frozen=True):
    """Take a seat with `stack` chips; `over` = over the chips of the absent player there (ENT-11).

    `required_kill` = whether the table a transfer comes from plays a required kill, None = as here (NOW-12).
    """

    seat: int
    player: str
    stack: int
    entry: Entry | None = None
    over: bool = False
    required_kill: bool | None = None


class Leave(Base, frozen=True):
    """Leave the table; in a hand at its end."""

    seat: int


class SitOut(Base, frozen=True):
    """Sit out; in a hand at its end."""

    seat: int


class SitIn(Base, frozen=True):
    """Come back, or choose a way in (an option of `dues`)."""

    seat: int
    entry: Entry | None = None


class AddChips(Base, frozen=True):
    """Buy chips (STK-1, STK-2); `behind` = a chip run (STK-5)."""

    seat: int
    amount: int
    behind: bool = False


class ChipsIn(Base, frozen=True):
    """The chips of a chip run have come (STK-5)."""

    seat: int


class Move(Base, frozen=True):
    """Change seats (ENT-6)."""

    seat: int
    to: int
    entry: Entry | None = None


class Rename(Base, frozen=True):
    """Give the player in a seat another name."""

    seat: int
    player: str


class Button(Base, frozen=True):
    """Put the button on a seat (BTN-7, or the floor decides)."""

    seat: int


class Preview(Base, frozen=True):
    """What `deal` would do now."""


class Rock(Base, frozen=True):
    """Give the rock to a seat (STR-4)."""

    seat: int


class Marker(Base, frozen=True):
    """An IOU (STK-4); `lender` is written `from`: the seat that lends, None = it goes to the pot's winner.

    `accepted` = all who are in the pot accept it.
    """

    seat: int
    amount: int
    lender: int | None = field(default=None, name="from")
    accepted: bool = False


class Straddle(Base, frozen=True):
    """A live straddle for the coming hand (STR-1..3), `to` chips."""

    seat: int
    to: int


class Sleeper(Base, frozen=True):
    """A sleeper for the coming hand (STR-5), `to` chips."""

    seat: int
    to: int


class Kill(Base, frozen=True):
    """A voluntary kill (KIL-11)."""

    seat: int


class Bomb(Base, frozen=True):
    """A bomb pot for the coming hand (NOW-2); `button` = a button of its own, None = the regular one."""

    ante: int
    boards: int = 1
    button: int | None = None


class Choose(Base, frozen=True):
    """Which game of the mix comes next, counted from 1: the button's choice, or the floor's (NOW-13)."""

    number: int


class Boards(Base, frozen=True):
    """How many boards the coming hand has, also without a bomb pot (NOW-3)."""

    boards: int


class Collect(Base, frozen=True):
    """One tap for what is due beside the pots: time, seven_deuce or stand_up; the purpose is written `for`."""

    reason: str = field(name="for")


class Splash(Base, frozen=True):
    """The house adds chips to the coming pot (NOW-6)."""

    amount: int


class Deal(Base, frozen=True):
    """Start the hand; `up` = upcards by seat (stud, optional)."""

    up: dict[str, str] | None = None


class BringIn(Base, frozen=True):
    """Stud: the seat that has to bring it in (BLD-7)."""

    seat: int


class First(Base, frozen=True):
    """Stud: the seat with the best hand showing (BET-1)."""

    seat: int


class OpenPair(Base, frozen=True):
    """Stud: a pair shows on fourth street (LIM-4)."""


class Act(Base, frozen=True):
    """What the player to act does; `to` = total for the round in chips."""

    action: Action
    to: int | None = None
    seat: int | None = None


class FoldTo(Base, frozen=True):
    """Everyone before `seat` folds, so that it acts next."""

    seat: int


class CheckTo(Base, frozen=True):
    """Everyone before `seat` checks, so that it acts next."""

    seat: int


class SaidAndPushed(Base, frozen=True, tag="wager"):
    """The ruling assistant (PRO-1..9, 13): what was said and which chips went in; `dry` only rules.

    `released` = the hand let go of the chips; without it a silent motion binds nobody (PRO-1).
    """

    seat: int
    says: str = ""
    chips: tuple[int, ...] | None = None
    motions: tuple[tuple[int, ...], ...] | None = None
    released: bool = True
    dry: bool = False


class TakeBack(Base, frozen=True):
    """A call made unaware of a raise or of the kill is taken back (PRO-9, KIL-13).

    `face_up` = whether the kill button lay face up; None = as the kind of kill has it.
    """

    seat: int
    face_up: bool | None = None


class OutOfTurn(Base, frozen=True):
    """An act out of turn, noted for later (PRO-8)."""

    seat: int
    action: Action
    to: int | None = None


class Pay(Base, frozen=True):
    """Chips from seat to seat outside the pot; the payer is written `from`, the purpose `for`."""

    payer: int = field(name="from")
    to: int
    amount: int
    reason: str = field(name="for")


class Take(Base, frozen=True):
    """Chips from a seat to the house, dealer or kitty; the purpose is written `for`."""

    seat: int
    amount: int
    reason: str = field(name="for")


class Dealer(Base, frozen=True):
    """A dealer sits down (NOW-9)."""

    name: str


class Clock(Base, frozen=True):
    """The clock is called on a player (PRO-10)."""

    seat: int


class Expire(Base, frozen=True):
    """The clock ran out and the dealer confirms it (PRO-10)."""

    seat: int


class Show(Base, frozen=True):
    """A hand is shown; cards as in `AsKd`."""

    seat: int
    cards: str


class Cards(Base, frozen=True):
    """Cards that lie on the table already, entered late: every board so far, or upcards by seat (POT-5, BLD-7).

    `board` is one board, or a list with "" for a board that stays as it was.
    """

    board: str | tuple[str, ...] | None = None
    up: dict[str, str] | None = None


class Muck(Base, frozen=True):
    """A hand is mucked at the showdown."""

    seat: int


class Misdeal(Base, frozen=True):
    """The deal was wrong: all chips go back, the hand number is used up (PRO-14).

    `by` = who of the floor decided it, needed once two players acted with chips or three acted at all.
    """

    reason: Fault = "other"
    by: str = ""


class DeadHand(Base, frozen=True):
    """A hand is declared dead, at any moment: its chips stay, it can win nothing (PRO-15)."""

    seat: int
    reason: str = ""


class StreetBack(Base, frozen=True):
    """Turn or river was shown before the round was over: it is withdrawn (PRO-16); `cards` = what was seen."""

    cards: str | tuple[str, ...] | None = None


class Count(Base, frozen=True):
    """A counted stack; a difference is recorded as unaccounted."""

    seat: int
    stack: int


class Floor(Base, frozen=True):
    """The floor's decision on the open ruling."""

    choice: str
    by: str = ""
    seat: int | None = None


class Unposted(Base, frozen=True):
    """A player was dealt in without posting (ENT-10); `seen` = the cards have been looked at."""

    seat: int
    seen: bool = False


class End(Base, frozen=True):
    """The session ends, all are cashed out."""


class Step(Base, frozen=True):
    """All of these lines or none, one undo step."""

    lines: tuple[dict[str, Any], ...]


class Street(Base, frozen=True):
    """The next street or draw is dealt; cards are optional."""

    cards: str | tuple[str, ...] | None = None
    up: dict[str, str] | None = None
    draws: dict[str, int] | None = None


class Runs(Base, frozen=True):
    """How often the rest is dealt (POT-7)."""

    times: int


Ranks = tuple[tuple[int, ...], ...]


class RunAward(Struct, frozen=True, forbid_unknown_fields=True):
    """The rankings of one run or board, best hands first, ties together."""

    ranking: Ranks | None = None
    high: Ranks | None = None
    low: Ranks | None = None


class PotAward(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The winners of one pot; pot 1 is the main pot."""

    pot: int
    winners: tuple[int, ...] | None = None
    high: tuple[int, ...] | None = None
    low: tuple[int, ...] | None = None
    run: int | None = None


class Award(Base, frozen=True):
    """Who wins (POT-5): by ranking, by high and low, by run, or per pot; `odd_chip` names a seat (POT-6)."""

    ranking: Ranks | None = None
    high: Ranks | None = None
    low: Ranks | None = None
    runs: tuple[RunAward, ...] | None = None
    pots: tuple[PotAward, ...] | None = None
    odd_chip: int | tuple[int, ...] | None = None


class Amend(Base, frozen=True, kw_only=True):
    """Correct an action of this hand or of `hand` (PRO-11, NOW-10); the correction is written `with`.

    `dry` = only show what it would come to.
    """

    action: int | None = None
    award: bool = False
    hand: int | None = None
    dry: bool = False
    line: dict[str, Any] = field(name="with")


class Undo(Base, frozen=True):
    """Take the last step back."""


class Redo(Base, frozen=True):
    """Do the step undone last again."""


class Why(Base, frozen=True):
    """How a figure came about; the figure is written `of`."""

    of: str


class Propose(Base, frozen=True):
    """Who wins by the cards that were entered (POT-5); nothing is awarded."""


class Verify(Base, frozen=True):
    """Recount chips and replay the log."""


Command = (
    Open | Change | NextLevel | Levels | Sit | Leave | SitOut | SitIn | AddChips | ChipsIn | Move | Rename | Button
    | Preview | Rock | Marker | Straddle | Sleeper | Kill | Bomb | Choose | Boards | Collect | Splash | Deal | BringIn
    | First | OpenPair | Act | FoldTo | CheckTo | SaidAndPushed | TakeBack | OutOfTurn | Pay | Take | Dealer | Clock
    | Expire | Show | Cards | Muck | Misdeal | DeadHand | StreetBack | Count | Floor | Unposted | End | Step | Street
    | Runs | Award | Amend | Undo | Redo | Why | Propose | Verify
)  # fmt: skip

encode = msgspec.json.Encoder().encode


@cache
def _decoder() -> msgspec.json.Decoder[Command]:
    return msgspec.json.Decoder(Command)


def decode(line: str) -> Command:
    """A command from the JSON `encode` made of it."""
    return _decoder().decode(line)
