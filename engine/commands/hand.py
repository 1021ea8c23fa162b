"""Commands in a hand. The docstring of each is its line in `feltbook script --words`."""

from msgspec import Struct

from engine.commands.base import Action, Base, SeatCommand
from engine.state import Dealt


class Deal(Base, frozen=True):
    """Start the hand; `up` = upcards by seat (stud, optional), `elsewhere` = its number where it was played before."""

    up: dict[str, str] | None = None
    """Upcards by seat."""
    elsewhere: int = 0
    """The number of the hand in the file it is taken from, 0 = it is played here."""


class BringIn(SeatCommand, frozen=True):
    """Stud: the seat that has to bring it in (BLD-7)."""


class First(SeatCommand, frozen=True):
    """Stud: the seat with the best hand showing (BET-1)."""


class OpenPair(Base, frozen=True):
    """Stud: a pair shows on fourth street (LIM-4)."""


class Act(Base, frozen=True):
    """What the player to act does; `to` = total for the round in chips."""

    action: Action
    """The action."""
    to: int | None = None
    """The player's total for the round, in chips."""
    seat: int | None = None
    """The acting seat, None = the seat to act."""


class FoldTo(SeatCommand, frozen=True):
    """Everyone before `seat` folds, so that it acts next."""


class CheckTo(SeatCommand, frozen=True):
    """Everyone before `seat` checks, so that it acts next."""


class Street(Base, frozen=True):
    """The next street or draw is dealt; cards are optional."""

    cards: str | tuple[str, ...] | None = None
    """The cards of each board."""
    up: dict[str, str] | None = None
    """Upcards by seat."""
    draws: dict[str, int] | None = None
    """Numbers of cards drawn, by seat."""


class Runs(Base, frozen=True):
    """How often the rest is dealt (POT-7)."""

    times: int
    """The number of runs in all; at least 1."""


class Show(SeatCommand, frozen=True):
    """A hand is shown; cards as in `AsKd`."""

    cards: str
    """Rank and suit of each card, one after the other."""


class Muck(SeatCommand, frozen=True):
    """A hand is mucked at the showdown."""


class Cards(Base, frozen=True):
    """Cards that lie on the table already, entered late: every board so far, or upcards by seat (POT-5, BLD-7).

    `board` is one board, or a list with "" for a board that stays as it was.
    """

    board: str | tuple[str, ...] | None = None
    """A board, or every board with "" for an unchanged one."""
    up: dict[str, str] | None = None
    """Upcards by seat."""


Ranks = tuple[tuple[int, ...], ...]


class RunAward(Struct, frozen=True, forbid_unknown_fields=True):
    """The rankings of one run or board, best hands first, ties together."""

    ranking: Ranks | None = None
    """Seats by rank, for the whole."""
    high: Ranks | None = None
    """Seats by rank, for the high half."""
    low: Ranks | None = None
    """Seats by rank, for the low half."""


class PotAward(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The winners of one pot; pot 1 is the main pot."""

    pot: int
    """The number of the pot."""
    winners: tuple[int, ...] | None = None
    """Seats that win the whole."""
    high: tuple[int, ...] | None = None
    """Seats that win the high half."""
    low: tuple[int, ...] | None = None
    """Seats that win the low half."""
    run: int | None = None
    """The run, None = every run."""


class Award(Base, frozen=True):
    """Who wins (POT-5): by ranking, by high and low, by run, or per pot; `odd_chip` names a seat (POT-6)."""

    ranking: Ranks | None = None
    """Seats by rank, for the whole."""
    high: Ranks | None = None
    """Seats by rank, for the high half."""
    low: Ranks | None = None
    """Seats by rank, for the low half."""
    runs: tuple[RunAward, ...] | None = None
    """The ranking of each run or board."""
    pots: tuple[PotAward, ...] | None = None
    """The winners of each pot."""
    odd_chip: int | tuple[int, ...] | None = None
    """The seat of the odd chip, or seats by priority."""
    stays: Dealt | None = None
    """Kill and rock that later hands keep; only `amend` with `"kill":"stays"` writes it (NOW-10)."""


class Propose(Base, frozen=True):
    """Who wins by the cards that were entered (POT-5); nothing is awarded."""


HandCommand = (
    Deal | BringIn | First | OpenPair | Act | FoldTo | CheckTo | Show | Cards | Muck | Street | Runs | Award | Propose
)  # fmt: skip
