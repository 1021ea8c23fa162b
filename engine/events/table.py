"""Events at the table: seats, chips, announcements, settings, dealers."""

from engine.events.base import Event, SeatEvent
from engine.settings.records import Game, Settings
from engine.state import Announced, BoughtAs, NoteAnswer, Player, Split

NoteFact = str | int | bool | tuple[str, ...] | None
"""What a note holds: the same records come back when it is read from the book."""


class Opened(Event, frozen=True):
    """The table opened with these settings."""

    settings: Settings
    """What the house chose, worked out in full."""
    game: Game
    """The game that is dealt first."""


class TimePassed(Event, frozen=True):
    """Time went by."""

    at: int
    """Seconds since the session began."""


class Sat(Event, frozen=True):
    """A player took a seat."""

    seat: int
    """Which."""
    player: Player
    """The player as seated."""
    bought: int
    """Chips that came in."""
    over: bool = False
    """Whether over the chips of the absent player there (ENT-11)."""
    from_table: str = ""
    """The table the stack was taken along from, "" = none (NOW-12)."""


class WayInChosen(SeatEvent, frozen=True):
    """A player came back or chose a way in."""

    player: Player
    """The player as it is from now on."""


class WentOut(SeatEvent, frozen=True):
    """A player sits out."""

    player: Player
    """The player as it is from now on."""


class ChipsAdded(Event, frozen=True):
    """Chips were bought."""

    seat: int
    """By whom."""
    amount: int
    """In chips."""
    behind: bool = False
    """Whether they are still on the way (STK-5)."""
    what: BoughtAs | None = None
    """What they were in a tournament with prizes, None = elsewhere."""
    corrects: bool = False
    """Whether this puts a wrong buy-in right: no purchase of its own, and `amount` is under 0 for chips not bought."""


class ChipsCame(SeatEvent, frozen=True):
    """The chips that were on the way have come (STK-5)."""


class PlayerLeft(Event, frozen=True):
    """A player left the table."""

    seat: int
    """Which was left."""
    cashed: int
    """Chips taken along."""
    player: Player
    """The player as it left (ENT-5)."""
    to_table: str = ""
    """The table the chips are taken to, "" = cashed out (NOW-12)."""


class CameBack(SeatEvent, frozen=True):
    """Nobody plays over the absent player's chips any more: the seat is theirs again (ENT-11)."""

    player: Player
    """The player as it is from now on."""


class PlayerMoved(Event, frozen=True):
    """A player changed seats."""

    seat: int
    """The old seat."""
    to: int
    """The new seat."""
    player: Player
    """The player after the move."""


class PlayerRenamed(SeatEvent, frozen=True):
    """A player has another name."""

    name: str
    """The new name."""


class ButtonPlaced(SeatEvent, frozen=True):
    """The button was put on a seat, and with it the blinds where the floor has them."""

    smalls: tuple[int, ...] = ()
    """Seats of the small blind."""
    bigs: tuple[int, ...] = ()
    """Seats of the big blind, none = blinds go by the rule."""


class RockGiven(Event, frozen=True):
    """The rock lies at a seat (None = free)."""

    seat: int | None
    """Where it lies; None = it is free."""


class SaidBefore(Event, frozen=True):
    """A straddle, sleeper or kill was announced for the coming hand."""

    announced: Announced
    """What, by which seat and for how many chips."""


class BombCalled(Event, frozen=True):
    """A bomb pot was called for the coming hand."""

    ante: int
    """What everyone antes, in chips."""
    boards: int
    """How many boards."""
    button: int | None = None
    """The seat of a button of its own."""


class BoardsAsked(Event, frozen=True):
    """The coming hand is dealt with this many boards (NOW-3)."""

    boards: int
    """1 or 2."""


class Splashed(Event, frozen=True):
    """The house adds chips to the coming pot."""

    amount: int
    """Chips of the house."""


class PrizesSplit(Event, frozen=True):
    """Those who were left in a tournament split the prizes still to be won."""

    split: Split
    """Who gets what."""


class SettingsChanged(Event, frozen=True):
    """New settings count from the next hand."""

    settings: Settings
    """What counts now, worked out in full."""
    game: Game
    """The game that is dealt now."""


class GameTurned(Event, frozen=True):
    """Another game of the mix comes next, by its turn or because it was chosen (NOW-13)."""

    settings: Settings
    """The house rules of that game."""
    game: Game
    """The game."""
    chosen: bool = False
    """Whether it was chosen."""


class LevelReached(Event, frozen=True):
    """A tournament level begins; its stakes come with the settings of the next hand."""

    number: int
    """Which, from 1."""
    began: int | None = None
    """The second its clock counts from, None = when this was recorded."""
    rested: int = 0
    """Seconds of the break before it."""


class LevelClockSet(Event, frozen=True):
    """The clock of the tournament level is paused, or goes on."""

    runs: bool
    """True = it goes on, False = it is paused."""


class Asked(Event, frozen=True):
    """Asked for in a hand; it takes effect at its end (STK-1)."""

    command: str
    """The command as JSON."""
    leaver: int | None = None
    """The seat whose player leaves, None = nobody does."""


class AskedDone(Event, frozen=True):
    """The hand is over and what was asked for in it is dealt with."""

    refused: tuple[str, ...] = ()
    """The sentences of what was refused."""


class Paid(Event, frozen=True):
    """Chips went from seat to seat outside the pot."""

    payer: int
    """The seat that pays."""
    to: int
    """The seat that is paid."""
    amount: int
    """In chips."""
    reason: str
    """What for."""


OUT_OF_PLAY = "out of play"
"""What chips are taken for that leave a tournament with their player (STK-3)."""


class Taken(Event, frozen=True):
    """Chips went from a seat to the house, dealer or kitty, or left play."""

    seat: int
    """Whose chips."""
    amount: int
    """In chips."""
    reason: str
    """What for."""


class MarkerGiven(Event, frozen=True):
    """An IOU (STK-4)."""

    seat: int
    """Who got the chips."""
    amount: int
    """In chips."""
    lender: int | None
    """Who gave them, None = the house."""


class DealerSat(Event, frozen=True):
    """A dealer sat down."""

    name: str
    """Who it is."""


class StackCounted(Event, frozen=True):
    """A stack was counted."""

    seat: int
    """Whose."""
    stack: int
    """Chips counted."""
    difference: int
    """Counted less recorded."""
    race: bool = False
    """Whether it was not counted but changed by a chip race."""


class Noted(Event, frozen=True):
    """Something worth keeping in the record: a ruling, a decision of the floor."""

    what: str
    """The kind of note."""
    seat: int | None = None
    """Whom it is about, None = nobody alone."""
    facts: tuple[tuple[str, NoteFact], ...] = ()
    """Names and values."""


class FloorCalled(Event, frozen=True):
    """The floor is wanted at the table, or was there."""

    wanted: bool
    """True = it is called, False = it was there."""


class NoteAnswered(Event, frozen=True):
    """The dealer answered a note of the card room."""

    note: int
    """The note's number in the room."""
    answer: NoteAnswer
    """What the dealer tapped."""


class SessionEnded(Event, frozen=True):
    """The session ended; everyone was cashed out before."""


TableEvent = (
    Opened | TimePassed | Sat | WayInChosen | WentOut | ChipsAdded | ChipsCame | PlayerLeft | CameBack | PlayerMoved
    | PlayerRenamed | ButtonPlaced | RockGiven | SaidBefore | BombCalled | BoardsAsked | Splashed | PrizesSplit
    | SettingsChanged | GameTurned | LevelReached | LevelClockSet | Asked | AskedDone | Paid | Taken | MarkerGiven
    | DealerSat | StackCounted | Noted | FloorCalled | NoteAnswered | SessionEnded
)  # fmt: skip
