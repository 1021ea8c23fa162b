"""What the window knows beside the state: the entry, a preview, who was tapped at the showdown, what was just said."""

from msgspec import Struct
from msgspec.structs import replace

from desktop.intents import Intent
from desktop.present.awards import Awards, Proposal
from desktop.present.entry import Entry
from engine.commands import Command
from engine.explained import Explained
from engine.view import StateView


class FoldedTo(Struct, frozen=True):
    """The preview "folded to here": `between` = the seats that would act.

    `folds`, `checks` = the commands for it, () when that cannot be. `ahead` = the table as it would stand then, None
    when the round would be over; `most` = its largest wager explained. A wager of this seat on the pad, or its call,
    plays both: the others fold (or check) up to it, and it acts. `acted` = the seat has acted in this round: it may be
    out of turn.
    """

    seat: int
    between: tuple[int, ...]
    folds: tuple[Command, ...] = ()
    checks: tuple[Command, ...] = ()
    ahead: StateView | None = None
    most: Explained | None = None
    acted: bool = False

    @property
    def commands(self) -> tuple[Command, ...]:
        """What the preview comes to: all check up to here where they may, else all fold."""
        return self.checks or self.folds


class Said(Struct, frozen=True):
    """Something to say in the statement for a while: a refusal (`owe`) or a note; perhaps with a way on.

    `unsaved` = a tap could not be saved, for this cause: the bar offers what can be done about it.
    """

    text: str
    role: str = "owe"
    action: str = ""
    intent: Intent | None = None
    unsaved: str = ""


class MoveWhere(Struct, frozen=True):
    """To which free seat does the player in `seat` move."""

    seat: int


class ButtonWhere(Struct, frozen=True):
    """At which seat is the button."""


class WhoLends(Struct, frozen=True):
    """Who lends `amount` chips to the player in `seat` (STK-4)."""

    seat: int
    amount: int


class WhoIsPaid(Struct, frozen=True):
    """To whom does the player in `seat` pay `amount` chips."""

    seat: int
    amount: int


class BombButtonWhere(Struct, frozen=True):
    """At which seat is the button of a bomb pot that has one of its own, with this ante in chips."""

    ante: int
    boards: int


Asking = MoveWhere | ButtonWhere | WhoLends | WhoIsPaid | BombButtonWhere
"""What the next tap on a seat answers."""


class RoomNote(Struct, frozen=True):
    """A note of the floor: what it says, who sent it, what accepting it plays; None = this app does not know that."""

    id: int
    words: str
    by: str = ""
    commands: tuple[Command, ...] | None = ()


class AtRoom(Struct, frozen=True):
    """What the card room says to this table: its name there, a note to answer, minutes it is away, what is wrong."""

    place: str = ""
    note: RoomNote | None = None
    away: int = 0
    trouble: str = ""


class Local(Struct, frozen=True):
    """The window's own state. Gone with the window; nothing here is worth a journal row."""

    entry: Entry = Entry()
    preview: FoldedTo | None = None
    awards: Awards = Awards()
    past: tuple[Awards, ...] = ()
    proposal: Proposal = Proposal()
    open_showdown: bool = False
    said: Said | None = None
    asking: Asking | None = None
    seating: int = 0
    """The seat for which a name is asked, 0 = none."""
    floor: str = ""
    room: AtRoom | None = None
    """None = this device is no table of a card room."""

    @property
    def on_felt(self) -> "Local":
        """What of it the felt shows: what is typed and what is said stand elsewhere."""
        return replace(self, entry=Entry(), said=None, room=None)
