"""What the window knows beside the state: the entry, a preview, who was tapped at the showdown, what was just said."""

from msgspec import Struct
from msgspec.structs import replace

from desktop.present.awards import Awards, Proposal
from desktop.present.entry import Entry
from desktop.present.notice import Notice
from engine.betting.bounds import AllIn
from engine.commands import Command
from engine.refusals import Explained
from engine.view import StateView


class FoldedTo(Struct, frozen=True):
    """The preview "folded to here".

    A wager of this seat on the pad, or its call, plays both: the others fold (or check) up to it, and it acts.
    """

    seat: int
    """The seat that acts."""
    between: tuple[int, ...]
    """The seats that would act before it."""
    folds: tuple[Command, ...] = ()
    """The commands when they fold, () when that cannot be."""
    checks: tuple[Command, ...] = ()
    """The commands when they check, () when that cannot be."""
    ahead: StateView | None = None
    """The table as it would stand then, None when the round would be over."""
    most: Explained | None = None
    """Its largest wager explained."""
    all_in: AllIn = AllIn()
    """The all-in of the seat then."""
    acted: bool = False
    """Whether the seat has acted in this round: it may be out of turn."""

    @property
    def commands(self) -> tuple[Command, ...]:
        """What the preview comes to: all check up to here where they may, else all fold."""
        return self.checks or self.folds


class MoveWhere(Struct, frozen=True):
    """To which free seat does the player in `seat` move."""

    seat: int
    """Where the player sits now."""


class ButtonWhere(Struct, frozen=True):
    """At which seat is the button."""


class WhoLends(Struct, frozen=True):
    """Who lends `amount` chips to the player in `seat` (STK-4)."""

    seat: int
    """Who borrows."""
    amount: int
    """Chips."""


class WhoIsPaid(Struct, frozen=True):
    """To whom does the player in `seat` pay `amount` chips."""

    seat: int
    """Who pays."""
    amount: int
    """Chips."""


class BombButtonWhere(Struct, frozen=True):
    """At which seat is the button of a bomb pot that has one of its own, with this ante in chips."""

    ante: int
    """Chips each player puts in."""
    boards: int
    """How many boards are dealt."""


SeatAsks = MoveWhere | ButtonWhere | WhoLends | WhoIsPaid | BombButtonWhere
"""What the next tap on a seat answers."""


class RoomNote(Struct, frozen=True):
    """A note of the floor."""

    id: int
    """Its number."""
    words: str
    """What it says."""
    by: str = ""
    """Who sent it."""
    commands: tuple[Command, ...] | None = ()
    """What accepting it plays; None = this app does not know that."""
    chips: int = 0
    """Chips who is seated by it sits down with, 0 = nobody is, or the note says how many."""


class AtRoom(Struct, frozen=True):
    """What the card room says to this table."""

    place: str = ""
    """The name of the table there."""
    note: RoomNote | None = None
    """A note to answer, None = none."""
    away: int = 0
    """Minutes the room was not reached."""
    trouble: str = ""
    """What is wrong, the code of the shipper; "" = nothing."""


class Local(Struct, frozen=True):
    """The window's own state. Gone with the window; nothing here is worth a journal row."""

    entry: Entry = Entry()
    """What was typed on the pad."""
    preview: FoldedTo | None = None
    """The preview "folded to here", None = there is none."""
    awards: Awards = Awards()
    """What was tapped of the award."""
    by_cards: Awards = Awards()
    """What the cards alone proposed; gone with the cards."""
    taken_back: Awards = Awards()
    """The award that was pushed and undone, as it was given."""
    past: tuple[Awards, ...] = ()
    """What it was before each tap, for undo."""
    proposal: Proposal = Proposal()
    """What the engine makes of the award."""
    open_showdown: bool = False
    """Whether the pots are awarded though cards are still to come."""
    notice: Notice | None = None
    """What the statement says for a while."""
    asking: SeatAsks | None = None
    """What a tap on a seat answers, None = nothing."""
    seating: int = 0
    """The seat the sheet is about: an empty one for a name, another for the count of its stack; 0 = none."""
    counted: frozenset[int] = frozenset()
    """The seats whose stacks were counted one after the other since the last hand."""
    count_over: bool = False
    """Whether that count has come to its end: what it left off is said until the next deal."""
    floor: str = ""
    """Who of the floor decides, "" = nobody was named."""
    room: AtRoom | None = None
    """None = this device is no table of a card room."""

    @property
    def on_felt(self) -> "Local":
        """What of it the felt shows: what is typed and what is said stand elsewhere."""
        return replace(self, entry=Entry(), notice=None, room=None)
