"""The scene of the table window, one frozen record: state, coming deal, log, names of steps."""

from typing import Literal

from msgspec import Struct

from engine.betting.bounds import AllIn
from engine.journal.seatings import OtherChips
from engine.pots.awards import Divided
from engine.refusals import Explained, Refusal
from engine.settings.records import Game, Settings
from engine.state import KillCause, Post, PotPart
from engine.view import StateView
from engine.view.between import AgainView, Going, LeastRaises, PreviewView, ReturnView
from engine.view.clocks import RunningLevel


class LogLine(Struct, frozen=True):
    """A line of the hand log."""

    text: str
    """The words of the line."""
    seat: int | None = None
    """The seat whose ring is shown before the line, None = no ring."""
    pot: int | None = None
    """The running pot, chips; None = not shown."""
    street: str = ""
    """The name of the street whose heading this line is; "" = none."""
    step: int = 0
    """The journal's sequence of the step behind the line."""
    action: int = 0
    """The number of its action in the hand, from 1 as `amend` counts; 0 = none."""
    undone: bool = False
    """Whether the step was undone."""
    who: str = ""
    """The name in the line, which may be cut where there is no room."""
    kind: Literal["", "act", "win", "chips", "purchase", "sits", "seat"] = ""
    """An act in the betting, a pot won, a change of chips or seats, or "" for any other line."""
    part: PotPart = ""
    """The half that was won, "" where the pot was not divided."""


class News(Struct, frozen=True):
    """A word at a seat since the last hand."""

    words: str
    """The event, in words."""
    good: bool = False
    """Whether it is about chips that were added."""
    came: int = 0
    """The sum of chips added."""


class SatLast(Struct, frozen=True):
    """The players at the table before this one."""

    sat: tuple[tuple[int, str, int], ...] = ()
    """Seats, names and chips."""
    unseated: tuple[str, ...] = ()
    """The players without a seat."""
    other_chips: OtherChips = ""
    """How their chips differ from those of this table, "" = they may be the same."""


class Scene(Struct, frozen=True):
    """Everything the table window renders from."""

    view: StateView
    """The view of the state."""
    settings: Settings
    """The rules of the house."""
    game: Game
    """The game of this hand, or of the coming one."""
    coming_deal: PreviewView | None = None
    """Blinds, button and dues of the coming hand; None in a hand."""
    undealt: Refusal | None = None
    """The reason why no hand can be dealt, between hands."""
    least_raises: LeastRaises = LeastRaises()
    """The smallest straddle and sleeper of the coming hand."""
    most: Explained | None = None
    """The explanation of the largest wager."""
    all_in: AllIn = AllIn()
    """The all-in of the player to act."""
    undo: str | None = None
    """The name of the step that undo takes back, None = there is none."""
    redo: str | None = None
    """The name of the step that redo repeats, None = there is none."""
    log: tuple[LogLine, ...] = ()
    """The lines of the log."""
    log_hand: int = 0
    """The number of the hand in the log."""
    news: tuple[tuple[int, News], ...] = ()
    """Seats with news since the last hand."""
    bought: tuple[tuple[int, int], ...] = ()
    """Seat and chips bought in this sitting, of every seated player."""
    add_ons: tuple[tuple[int, int], ...] = ()
    """Seat and number of add-ons in this sitting, of every player with any."""
    coming: tuple[tuple[int, int], ...] = ()
    """Seat and chips bought in the hand, which count from the next one."""
    goings: tuple[tuple[int, Going], ...] = ()
    """Seats that asked in the hand to leave, sit out or come back at its end, and the last such request."""
    champion: int | None = None
    """The seat that has won the tournament."""
    call_below: int = 0
    """The total below which chips without a word are a call; 0 = the house completes no half raise (PRO-3)."""
    unaccounted: int = 0
    """The sum of differences of the counted stacks, chips: more (positive) or fewer than recorded."""
    shared_out: bool = False
    """Whether the prizes are split and the tournament is over."""
    standings: tuple[tuple[int, str], ...] = ()
    """Place and name of every player, once the tournament is won."""
    ended: bool = False
    """Whether the session has ended."""
    start: int = 0
    """The starting stack of a tournament, chips; 0 = none."""
    dealer: str = ""
    """The name of the dealer."""
    down: int | None = None
    """Minutes this dealer has dealt, None = unknown."""
    time: str = ""
    """The local time of day."""
    kill: KillCause | None = None
    """The cause of the kill of this hand, or of the coming one."""
    bomb: tuple[int, int] | None = None
    """Ante in chips and number of boards of a bomb pot, in this hand or the coming one."""
    splash: int = 0
    """Chips the house adds to the pot of this hand or the coming one."""
    parts: int = 1
    """Runs times boards of the running hand."""
    out_of_reach: tuple[frozenset[int], ...] = ()
    """For each pot of the running hand the seats whose chips can never come into it."""
    uncalled: int = 0
    """Chips of the running hand that only their bettor has put in (POT-3)."""
    divided: Divided = Divided()
    """The worth of each run or board at the showdown."""
    title: str = ""
    """Game and stakes, as the strip shows them."""
    clock_left: int | None = None
    """Seconds left on the clock of the player to act, None = no clock."""
    opens: str = ""
    """The words of the opening raises of the current or coming tournament level."""
    next_level: RunningLevel | None = None
    """The level that comes with the next deal: all figures are then those of that deal, settings too."""
    coming_left: int = 0
    """Seconds left of the next level if its time runs while the level before is still played; else 0."""
    all_check: bool = False
    """Whether several players are to act and all of them may check."""
    entered: int | None = None
    """The seat whose way in the last step chose, None = it was another step."""
    again: tuple[tuple[int, AgainView, tuple[Post, ...]], ...] = ()
    """Seats with dues, and the players who pay the last hand's blind again once the seat posts, with those posts."""
    returning: tuple[ReturnView, ...] = ()
    """Players who left and, on their return, owe something or must bring a least amount."""
    beside_kill: tuple[tuple[int, int], ...] = ()
    """Seats of absent players who owe a kill, and the chips each posts dead beside it on the return."""
    usual: tuple[tuple[int, str, int], ...] = ()
    """Seat, name and chips of the players of last time, while no player sits here yet."""
    unseated: tuple[str, ...] = ()
    """The players of last time without a seat here."""
    other_chips: OtherChips = ""
    """How the chips of last time differ from this table's; all players then get the usual amount; "" = not."""

    def name(self, seat: int) -> str:
        """Return the name of the player in a seat, or the seat's number if it is empty."""
        player = self.view.seats.get(seat)
        return player.player if player is not None else str(seat)

    def named_in(self, words: str) -> str:
        """Return the longest name of a player at the table that occurs in the words, "" = none."""
        return max((seat.player for seat in self.view.seats.values() if seat.player in words), key=len, default="")

    def mucked(self, seat: int) -> bool:
        """Return whether the hand of a seat was mucked at the showdown: it can win no pot any more (NOW-11)."""
        player = self.view.seats[seat]
        live = self.view.phase == "showdown" and player.dealt and player.state in ("in", "all_in")
        return live and not any(seat in pot.seats for pot in self.view.pots)

    @property
    def untouched(self) -> bool:
        """Return whether the table has no step, or none that counts: it can be left without a loss."""
        return self.undo is None and not (self.view.seats or self.view.hand or self.ended)

    @property
    def clock_warns(self) -> bool:
        """Return whether the clock on the player to act has reached its warning (PRO-10)."""
        clock = self.view.clock
        return clock is not None and self.clock_left is not None and self.clock_left <= clock.warning

    @property
    def counts_first(self) -> bool:
        """Return whether a count of the stacks before the end of the game makes sense."""
        return bool(self.view.hand and self.view.seats) and not (self.in_hand or self.settings.tournament)

    @property
    def in_hand(self) -> bool:
        """Return whether a hand is running."""
        return self.view.phase != "between"
