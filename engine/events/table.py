"""Events of the table: seats, chips, announcements, settings, dealers."""

from engine.events.base import Event, SeatEvent
from engine.settings.records import Game, Settings
from engine.state import Announced, BoughtAs, NoteAnswer, Player, Split

NoteFact = str | int | bool | tuple[str, ...] | None
"""The type of a fact in a note; a note read from the book has the same values."""


class Opened(Event, frozen=True):
    """The table opened with these settings."""

    settings: Settings
    """The resolved house settings."""
    game: Game
    """The first game."""


class TimePassed(Event, frozen=True):
    """Time passed."""

    at: int
    """Seconds since the session began."""


class Sat(Event, frozen=True):
    """A player took a seat."""

    seat: int
    """The seat."""
    player: Player
    """The player as seated."""
    bought: int
    """Chips bought in."""
    over: bool = False
    """Whether the player plays over the chips of the absent player there (ENT-11)."""
    from_table: str = ""
    """The table the stack comes from, "" = none (NOW-12)."""


class WayInChosen(SeatEvent, frozen=True):
    """A player returned or chose a way in."""

    player: Player
    """The player's new record."""


class WentOut(SeatEvent, frozen=True):
    """A player sits out."""

    player: Player
    """The player's new record."""


class ChipsAdded(Event, frozen=True):
    """Chips were bought, or a purchase was corrected."""

    seat: int
    """The buyer's seat."""
    amount: int
    """The amount, in chips."""
    behind: bool = False
    """Whether they are still on the way (STK-5)."""
    what: BoughtAs | None = None
    """The kind of purchase in a tournament with prizes, else None."""
    corrects: bool = False
    """Whether it corrects a wrong buy-in: then it is no purchase, and a negative `amount` takes chips back."""


class ChipsCame(SeatEvent, frozen=True):
    """The chips on the way arrived (STK-5)."""


class PlayerLeft(Event, frozen=True):
    """A player left the table."""

    seat: int
    """The seat."""
    cashed: int
    """Chips taken along."""
    player: Player
    """The player's record on leaving (ENT-5)."""
    to_table: str = ""
    """The table the chips go to, "" = cashed out (NOW-12)."""


class CameBack(SeatEvent, frozen=True):
    """The absent player has the seat again, as no player plays over the chips any more (ENT-11)."""

    player: Player
    """The player's new record."""


class PlayerMoved(Event, frozen=True):
    """A player changed seats."""

    seat: int
    """The old seat."""
    to: int
    """The new seat."""
    player: Player
    """The player after the move."""


class PlayerRenamed(SeatEvent, frozen=True):
    """A player was renamed."""

    name: str
    """The new name."""


class ButtonPlaced(SeatEvent, frozen=True):
    """The button was put on a seat, and the blinds with it if the floor placed them."""

    smalls: tuple[int, ...] = ()
    """Seats of the small blind."""
    bigs: tuple[int, ...] = ()
    """Seats of the big blind, () = blinds follow the rule."""


class RockGiven(Event, frozen=True):
    """The rock was given to a seat or became free."""

    seat: int | None
    """The seat that holds it, None = it is free."""


class SaidBefore(Event, frozen=True):
    """A straddle, sleeper or kill was announced for the coming hand."""

    announced: Announced
    """Kind, seat and total of the announcement."""


class BombCalled(Event, frozen=True):
    """A bomb pot was called for the coming hand."""

    ante: int
    """The ante of each player, in chips."""
    boards: int
    """The number of boards."""
    button: int | None = None
    """The seat of its own button, None = the regular button."""


class BoardsAsked(Event, frozen=True):
    """The number of boards of the coming hand was set (NOW-3)."""

    boards: int
    """1 or 2."""


class Splashed(Event, frozen=True):
    """The house added chips to the coming pot."""

    amount: int
    """Chips of the house."""


class PrizesSplit(Event, frozen=True):
    """The remaining players of a tournament split the open prizes."""

    split: Split
    """The part of each seat."""


class SettingsChanged(Event, frozen=True):
    """New settings apply from the next hand."""

    settings: Settings
    """The new settings, resolved."""
    game: Game
    """The new game."""


class GameTurned(Event, frozen=True):
    """The next game of the mix applies, by turn or by choice (NOW-13)."""

    settings: Settings
    """The house rules of that game."""
    game: Game
    """The game."""
    chosen: bool = False
    """Whether it was chosen."""


class LevelReached(Event, frozen=True):
    """A tournament level began; its stakes come with the settings of the next hand."""

    number: int
    """The level, from 1."""
    began: int | None = None
    """Second its clock counts from, None = the time of this event."""
    rested: int = 0
    """Seconds of the break before it."""


class LevelClockSet(Event, frozen=True):
    """The clock of the tournament level was paused or restarted."""

    runs: bool
    """True = it runs, False = it is paused."""


class Asked(Event, frozen=True):
    """A request was made in a hand; it takes effect at its end (STK-1)."""

    command: str
    """The command as JSON."""
    leaver: int | None = None
    """The seat whose player leaves, None = no leaver."""


class AskedDone(Event, frozen=True):
    """The requests of the hand were carried out or refused at its end."""

    refused: tuple[str, ...] = ()
    """The sentences of the refusals."""


class Paid(Event, frozen=True):
    """Chips moved from seat to seat outside the pot."""

    payer: int
    """The payer's seat."""
    to: int
    """The receiver's seat."""
    amount: int
    """The amount, in chips."""
    reason: str
    """The purpose."""


OUT_OF_PLAY = "out of play"
"""The reason of `Taken` for chips that leave a tournament with their player (STK-3)."""


class Taken(Event, frozen=True):
    """Chips moved from a seat to the house, dealer or kitty, or out of play."""

    seat: int
    """The seat."""
    amount: int
    """The amount, in chips."""
    reason: str
    """The purpose."""


class MarkerGiven(Event, frozen=True):
    """An IOU was given (STK-4)."""

    seat: int
    """The borrower's seat."""
    amount: int
    """The amount, in chips."""
    lender: int | None
    """The lender's seat, None = the house."""


class DealerSat(Event, frozen=True):
    """A dealer sat down."""

    name: str
    """The dealer's name."""


class StackCounted(Event, frozen=True):
    """A stack was counted."""

    seat: int
    """The seat."""
    stack: int
    """Chips counted."""
    difference: int
    """Counted less recorded."""
    race: bool = False
    """Whether a chip race changed the stack instead of a count."""


class Noted(Event, frozen=True):
    """A note for the record, such as a ruling or a decision of the floor."""

    what: str
    """The kind of note."""
    seat: int | None = None
    """The seat concerned, None = no single seat."""
    facts: tuple[tuple[str, NoteFact], ...] = ()
    """Pairs of name and value."""


class FloorCalled(Event, frozen=True):
    """The floor was called to the table, or the call ended."""

    wanted: bool
    """True = called, False = the call ended."""


class NoteAnswered(Event, frozen=True):
    """The dealer answered a note of the card room."""

    note: int
    """The note's number in the card room."""
    answer: NoteAnswer
    """The answer."""


class SessionEnded(Event, frozen=True):
    """The session ended; everyone was cashed out before."""


TableEvent = (
    Opened | TimePassed | Sat | WayInChosen | WentOut | ChipsAdded | ChipsCame | PlayerLeft | CameBack | PlayerMoved
    | PlayerRenamed | ButtonPlaced | RockGiven | SaidBefore | BombCalled | BoardsAsked | Splashed | PrizesSplit
    | SettingsChanged | GameTurned | LevelReached | LevelClockSet | Asked | AskedDone | Paid | Taken | MarkerGiven
    | DealerSat | StackCounted | Noted | FloorCalled | NoteAnswered | SessionEnded
)  # fmt: skip
