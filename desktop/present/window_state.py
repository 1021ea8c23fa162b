"""The state of the window that is not in the journal: entry, folds to a seat, taps of an award, message."""

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
    """The folds or checks up to a tapped seat, shown before they are played.

    A wager of this seat on the pad, or its call, plays both: the others fold (or check) up to it, and it acts.
    """

    seat: int
    """Seat that acts."""
    between: tuple[int, ...]
    """Seats that would act before it."""
    folds: tuple[Command, ...] = ()
    """Commands by which they fold, () = not possible."""
    checks: tuple[Command, ...] = ()
    """Commands by which they check, () = not possible."""
    ahead: StateView | None = None
    """Table after these commands, None = the round would be over."""
    most: Explained | None = None
    """Explanation of the seat's largest wager."""
    all_in: AllIn = AllIn()
    """All-in of the seat after these commands."""
    acted: bool = False
    """Whether the seat has acted in this round; a further act may be out of turn."""

    @property
    def commands(self) -> tuple[Command, ...]:
        """Return the commands: all check where possible, else all fold."""
        return self.checks or self.folds


class MoveWhere(Struct, frozen=True):
    """The question to which free seat the player in `seat` moves."""

    seat: int
    """Current seat of the player."""


class ButtonWhere(Struct, frozen=True):
    """The question at which seat the button is."""


class WhoLends(Struct, frozen=True):
    """The question who lends `amount` chips to the player in `seat` (STK-4)."""

    seat: int
    """Seat of the borrower."""
    amount: int
    """Amount, chips."""


class WhoIsPaid(Struct, frozen=True):
    """The question to whom the player in `seat` pays `amount` chips."""

    seat: int
    """Seat of the payer."""
    amount: int
    """Amount, chips."""


class BombButtonWhere(Struct, frozen=True):
    """The question at which seat a bomb pot with its own button has that button."""

    ante: int
    """Ante of each player, chips."""
    boards: int
    """Number of boards."""


SeatAsks = MoveWhere | ButtonWhere | WhoLends | WhoIsPaid | BombButtonWhere
"""Questions that the next tap on a seat answers."""


class RoomNote(Struct, frozen=True):
    """A note from the floor."""

    id: int
    """Number of the note."""
    words: str
    """Text of the note."""
    by: str = ""
    """Name of the sender."""
    commands: tuple[Command, ...] | None = ()
    """Commands run when the note is accepted; None = this version cannot read them."""
    chips: int = 0
    """Stack of the player whom the note seats, 0 = none, or the note has the stack itself."""


class AtRoom(Struct, frozen=True):
    """The messages of the card room for this table."""

    place: str = ""
    """Name of the table in the card room."""
    note: RoomNote | None = None
    """Open note, None = none."""
    away: int = 0
    """Minutes for which the room has not been reached, 0 = it is reached."""
    trouble: str = ""
    """Code of the shipper's error, "" = none."""


class Local(Struct, frozen=True):
    """The window's own state; it ends with the window and is not written to the journal."""

    entry: Entry = Entry()
    """Entry on the pad."""
    folded_to: FoldedTo | None = None
    """The folds or checks shown up to a tapped seat, None = there are none."""
    awards: Awards = Awards()
    """Award as tapped so far."""
    by_cards: Awards = Awards()
    """Award that the cards alone decided; removed with the cards."""
    taken_back: Awards = Awards()
    """Award that was pushed and undone."""
    past: tuple[Awards, ...] = ()
    """Awards before each tap, for undo."""
    proposal: Proposal = Proposal()
    """Result of the award in the engine."""
    open_showdown: bool = False
    """Whether the pots are awarded while cards are still to come."""
    notice: Notice | None = None
    """Message of the statement, None = none."""
    asking: SeatAsks | None = None
    """Question that a tap on a seat answers, None = none."""
    seating: int = 0
    """Seat that the open sheet is about: a free one for a name, a taken one for its count; 0 = none."""
    counted: frozenset[int] = frozenset()
    """Seats whose stacks were counted since the last hand."""
    count_over: bool = False
    """Whether that count is complete; its difference is then shown until the next deal."""
    floor: str = ""
    """Name of the floor person who decides, "" = none."""
    room: AtRoom | None = None
    """Messages of the card room, None = this device is no table of one."""

    @property
    def on_felt(self) -> "Local":
        """Return the part that the felt shows: without entry, message and card room."""
        return replace(self, entry=Entry(), notice=None, room=None)
