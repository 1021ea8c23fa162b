"""What the table window shows, in one frozen record: the state as told, the coming deal, the log, names of steps."""

from typing import Literal

from msgspec import Struct

from engine.explained import Explained
from engine.pots.awards import Divided
from engine.refusals import Refusal
from engine.settings.records import Game, Settings
from engine.state import KillCause
from engine.view import LevelClock, PreviewView, StateView

Part = Literal["", "high", "low"]
"""What of a pot was won: the whole or a half."""


class LogLine(Struct, frozen=True):
    """A line of the hand log: whose ring, words, the running pot in chips (None = not shown).

    `street` = a rule between streets carries its name; `step` = the journal's sequence, `action` = which action of the
    hand it is, counted from 1 as `amend` counts (0 = none); `undone` = it was taken back. `who` = the name in it,
    which may be cut where there is no room. `kind`: an act in the betting, a pot that was won, or anything else; of a
    win `part` = the half that was won, "" where the pot was not divided.
    """

    text: str
    seat: int | None = None
    pot: int | None = None
    street: str = ""
    step: int = 0
    action: int = 0
    undone: bool = False
    who: str = ""
    kind: Literal["", "act", "win", "chips", "seat"] = ""
    part: Part = ""


class News(Struct, frozen=True):
    """A word at a seat since the last hand."""

    words: str
    good: bool = False
    """Chips have come."""


class Scene(Struct, frozen=True):
    """Everything the table window renders from.

    `preview` only between hands, `undealt` = why there is none;
    `most` = how the largest wager came about; `undo`, `redo` = names of those steps.
    `news` = a word at a seat since the last hand ("+200 in"); `coming` = chips bought in
    the hand that count from the next one (seat, chips); `champion` =
    the seat that has won the tournament, `standings` = (place, name) of everybody then; `ended` = nothing is
    played any more; `start` = chips its players began with, 0 = none.
    `time` as on the wall, `down` = minutes of the dealer.
    `kill` = what made the kill of this hand, or of the coming one, due;
    `bomb` = (ante, boards) of a bomb pot called for the coming hand, `splash` = chips the house adds to it;
    `parts` = runs times boards of the running hand, `divided` = what each of them is worth at the showdown.
    `title` = game and stakes, as the strip shows them.
    `clock_left` = seconds left on the clock of the player to act, None when it was not called. `opens` = the words of
    the opening raises of the tournament level that is on, or comes;
    `risen` = the level that comes with the next deal: then all figures are those of that deal,
    settings too. `all_check` = nobody has bet and several are still to act.
    `debts` = (name, chips) of those who left owing blinds and still owe them when they come back.
    `usual` = (seat, name, chips) of those who sat last time, while nobody sits here yet.
    `entered` = the seat whose way in was chosen in the last step, None when that was something else.
    """

    view: StateView
    settings: Settings
    game: Game
    preview: PreviewView | None = None
    undealt: Refusal | None = None
    most: Explained | None = None
    undo: str | None = None
    redo: str | None = None
    log: tuple[LogLine, ...] = ()
    log_hand: int = 0
    news: tuple[tuple[int, News], ...] = ()
    coming: tuple[tuple[int, int], ...] = ()
    champion: int | None = None
    standings: tuple[tuple[int, str], ...] = ()
    ended: bool = False
    start: int = 0
    dealer: str = ""
    down: int | None = None
    time: str = ""
    kill: KillCause | None = None
    bomb: tuple[int, int] | None = None
    splash: int = 0
    parts: int = 1
    divided: Divided = Divided()
    title: str = ""
    clock_left: int | None = None
    opens: str = ""
    risen: LevelClock | None = None
    all_check: bool = False
    entered: int | None = None
    debts: tuple[tuple[str, int], ...] = ()
    usual: tuple[tuple[int, str, int], ...] = ()

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
    def clock_warns(self) -> bool:
        """Whether the clock on the player to act has come to its warning (PRO-10)."""
        clock = self.view.clock
        return clock is not None and self.clock_left is not None and self.clock_left <= clock.warning

    @property
    def in_hand(self) -> bool:
        """Whether a hand is running."""
        return self.view.phase != "between"
