"""What the table window shows, in one frozen record: the state as told, the coming deal, the log, names of steps."""

from typing import Literal

from msgspec import Struct

from engine.betting.bounds import AllIn
from engine.journal.seatings import OtherChips
from engine.pots.awards import Divided
from engine.refusals import Explained, Refusal
from engine.settings.records import Game, Settings
from engine.state import KillCause, Post, PotPart
from engine.view import StateView
from engine.view.between import AgainView, LeastRaises, PreviewView, ReturnView
from engine.view.clocks import RunningLevel


class LogLine(Struct, frozen=True):
    """A line of the hand log."""

    text: str
    """Its words."""
    seat: int | None = None
    """Whose ring stands before it, None = nobody's."""
    pot: int | None = None
    """The running pot, chips; None = not shown."""
    street: str = ""
    """The name of a street, where the line is the rule between two."""
    step: int = 0
    """The journal's sequence of the step it tells of."""
    action: int = 0
    """Which action of the hand it is, counted from 1 as `amend` counts; 0 = none."""
    undone: bool = False
    """Whether it was taken back."""
    who: str = ""
    """The name in it, which may be cut where there is no room."""
    kind: Literal["", "act", "win", "chips", "purchase", "sits", "seat"] = ""
    """An act in the betting, a pot that was won, chips or seats that changed, or anything else."""
    part: PotPart = ""
    """The half that was won, "" where the pot was not divided."""


class News(Struct, frozen=True):
    """A word at a seat since the last hand."""

    words: str
    """What happened, in words."""
    good: bool = False
    """Chips have come."""
    came: int = 0
    """Chips that have come, all in all."""


class SatLast(Struct, frozen=True):
    """Who sat at the table before this one."""

    sat: tuple[tuple[int, str, int], ...] = ()
    """Seats, names and chips."""
    unseated: tuple[str, ...] = ()
    """Those for whom there is no seat."""
    other_chips: OtherChips = ""
    """Why their chips are not those of this table, "" = they may be."""


class Scene(Struct, frozen=True):
    """Everything the table window renders from."""

    view: StateView
    """What is told of the state."""
    settings: Settings
    """The house's rules."""
    game: Game
    """The game of this hand, or of the coming one."""
    preview: PreviewView | None = None
    """Blinds, button and who owes what in the coming hand; None in a hand."""
    undealt: Refusal | None = None
    """Why there is no preview between hands."""
    least_raises: LeastRaises = LeastRaises()
    """From where a straddle and a sleeper of the coming hand go."""
    most: Explained | None = None
    """How the largest wager came about."""
    all_in: AllIn = AllIn()
    """The all-in of the player to act."""
    undo: str | None = None
    """The name of the step that an undo takes back, None = there is none."""
    redo: str | None = None
    """The name of the step that a redo brings back, None = there is none."""
    log: tuple[LogLine, ...] = ()
    """The lines of the log."""
    log_hand: int = 0
    """The hand they are about."""
    news: tuple[tuple[int, News], ...] = ()
    """Seat and word of each seat where something happened since the last hand."""
    bought: tuple[tuple[int, int], ...] = ()
    """Seat and chips bought in this sitting, of everybody seated."""
    add_ons: tuple[tuple[int, int], ...] = ()
    """Seat and number of add-ons in this sitting, of everybody who has taken one."""
    coming: tuple[tuple[int, int], ...] = ()
    """Seat and chips bought in the hand, which count from the next one."""
    champion: int | None = None
    """The seat that has won the tournament."""
    call_below: int = 0
    """Chips without a word that come to less are a call, a total; 0 = the house completes no half raise (PRO-3)."""
    unaccounted: int = 0
    """Chips by which the counted stacks are off in all: more (positive) or fewer than recorded."""
    shared_out: bool = False
    """Whether the prizes are split and nothing is played for any more."""
    standings: tuple[tuple[int, str], ...] = ()
    """Place and name of everybody, once the tournament is won."""
    ended: bool = False
    """Whether nothing is played any more."""
    start: int = 0
    """Chips that the players of a tournament began with, 0 = none."""
    dealer: str = ""
    """Who deals."""
    down: int | None = None
    """Minutes this dealer has dealt, None = not known."""
    time: str = ""
    """The time of day, as on the wall."""
    kill: KillCause | None = None
    """What made the kill of this hand, or of the coming one, due."""
    bomb: tuple[int, int] | None = None
    """Ante in chips and number of boards of a bomb pot called for the coming hand."""
    splash: int = 0
    """Chips the house adds to the pot of the coming hand."""
    parts: int = 1
    """Runs times boards of the running hand."""
    out_of_reach: tuple[frozenset[int], ...] = ()
    """For each pot of the running hand the seats whose chips can never come into it."""
    uncalled: int = 0
    """Chips of the running hand that only who bet them has put in (POT-3)."""
    divided: Divided = Divided()
    """What each of them is worth at the showdown."""
    title: str = ""
    """Game and stakes, as the strip shows them."""
    clock_left: int | None = None
    """Seconds left on the clock of the player to act, None = it was not called."""
    opens: str = ""
    """The words of the opening raises of the tournament level that is on, or comes."""
    risen: RunningLevel | None = None
    """The level that comes with the next deal: then all figures are those of that deal, settings too."""
    coming_left: int = 0
    """Seconds left of the next level while its time runs and the one before is still played, 0 = it does not."""
    all_check: bool = False
    """Whether nobody has bet and several are still to act."""
    entered: int | None = None
    """The seat whose way in was chosen in the last step, None = that was something else."""
    again: tuple[tuple[int, AgainView, tuple[Post, ...]], ...] = ()
    """Seats that owe, and who pays the blind of the last hand again once they post, with those posts."""
    returning: tuple[ReturnView, ...] = ()
    """Those who left and owe something, or bring a least amount, when they come back."""
    beside_kill: tuple[tuple[int, int], ...] = ()
    """Seats of those away who owe a kill, and what each posts dead beside it on the return, chips."""
    usual: tuple[tuple[int, str, int], ...] = ()
    """Seat, name and chips of those who sat last time, while nobody sits here yet."""
    unseated: tuple[str, ...] = ()
    """Who sat last time as well, and has no seat here."""
    other_chips: OtherChips = ""
    """Why the chips of last time are not those of this table, where everybody has the usual amount; "" = they are."""

    def name(self, seat: int) -> str:
        """The player in a seat, or the seat's number when nobody sits there."""
        player = self.view.seats.get(seat)
        return player.player if player is not None else str(seat)

    def named_in(self, words: str) -> str:
        """The longest name of a player at the table that stands in the words, "" = none."""
        return max((seat.player for seat in self.view.seats.values() if seat.player in words), key=len, default="")

    def mucked(self, seat: int) -> bool:
        """Whether the hand of a seat was mucked at the showdown: no pot can be won by it any more (NOW-11)."""
        player = self.view.seats[seat]
        live = self.view.phase == "showdown" and player.dealt and player.state in ("in", "all_in")
        return live and not any(seat in pot.seats for pot in self.view.pots)

    @property
    def untouched(self) -> bool:
        """Whether nothing was done at this table, or all of it was taken back: nothing is lost by leaving it."""
        return self.undo is None and not (self.view.seats or self.view.hand or self.ended)

    @property
    def clock_warns(self) -> bool:
        """Whether the clock on the player to act has come to its warning (PRO-10)."""
        clock = self.view.clock
        return clock is not None and self.clock_left is not None and self.clock_left <= clock.warning

    @property
    def counts_first(self) -> bool:
        """Whether the stacks are worth a count before the game ends."""
        return bool(self.view.hand and self.view.seats) and not (self.in_hand or self.settings.tournament)

    @property
    def in_hand(self) -> bool:
        """Whether a hand is running."""
        return self.view.phase != "between"
