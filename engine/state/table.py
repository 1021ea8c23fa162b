"""The state of a table. Chips, seats from 1."""

from typing import Literal

from msgspec import Struct, field

from engine.settings.records import Game, Settings
from engine.state.deal import Announced, AnnouncedBomb, KillCause, KillState, Mixing, Orbit, Positions
from engine.state.ending import Closing, When
from engine.state.hand import Hand, HandSeat, LastHand
from engine.state.own_chips import Losses
from engine.state.players import Player
from engine.state.turn import Question


class StandUp(Struct, frozen=True):
    """The stand-up game (NOW-5)."""

    players: tuple[int, ...]
    """Seats that take part."""
    standing: tuple[int, ...]
    """Those of them still standing; the last of them has lost."""


SplitWay = Literal["equal", "chips", "icm"]
"""How prizes are split: in equal parts, by chips, or by the independent chip model."""


NoteAnswer = Literal["accepted", "declined"]
"""What a dealer says to a note of the card room."""


class Split(Struct, frozen=True):
    """How the players who were left split the prizes of a tournament; minor units of its currency."""

    parts: tuple[tuple[int, int], ...]
    """Seats, and what each gets."""
    first: int = 0
    """What is kept for who wins in the end."""

    @property
    def largest_first(self) -> tuple[tuple[int, int], ...]:
        """The parts as they are listed: the largest first, of the same size by seat."""
        return tuple(sorted(self.parts, key=lambda part: (-part[1], part[0])))


class Till(Struct, frozen=True):
    """Chips that came in and went out of the session, for the recount (verify)."""

    bought: int = 0
    """Bought in."""
    cashed: int = 0
    """Taken off by players who left."""
    raked: int = 0
    """Rake."""
    dropped: int = 0
    """Drop for promotions."""
    taken: int = 0
    """Time, tips, kitty and the like."""
    unaccounted: int = 0
    """Counted stacks less recorded ones."""
    splashed: int = 0
    """Added to pots by the house."""
    raced: int = 0
    """What chip races made more, or under 0 less."""


class Since(Struct, frozen=True):
    """When something was last done, for the reminders."""

    time: int = 0
    """Second of the last time collection."""
    dealer: int = 0
    """Second of the last dealer change."""
    dealers: int = 0
    """Dealer changes so far."""
    level: int = 0
    """Second the level began."""
    paused: int | None = None
    """Second the level's clock was paused, None = it runs."""
    bomb_at: int = 0
    """Second of the last bomb pot."""
    bomb_hand: int = 0
    """Hand number of the last bomb pot."""
    bomb_dealers: int = 0
    """Dealer changes before the last bomb pot."""


class TableState(Struct, frozen=True):
    """Everything that is known at a table."""

    settings: Settings
    """The house rules in force."""
    game: Game
    """The game that is on."""
    seats: tuple[Player | None, ...]
    """By seat - 1, None = empty."""
    number: int = 0
    """Number of the running hand, or of the last one."""
    hand: Hand | None = None
    """The running hand."""
    before: Hand | None = None
    """The hand before the last act, as long as nobody acted behind it (PRO-7, PRO-9)."""
    asked_last: Hand | None = None
    """The hand before the last act somebody was asked for (PRO-16)."""
    undealt: "TableState | None" = None
    """The table before the running hand was dealt (PRO-14)."""
    misdeal: str = ""
    """Why the hand dealt last was a misdeal, "" when it was none."""
    mixing: Mixing = Mixing()
    """How far the game of the mix has come (NOW-13)."""
    question: Question | None = None
    """What the floor is asked."""
    positions: Positions | None = None
    """Where button and blinds lay in the last deal, None before the first."""
    placed_button: int | None = None
    """The seat the button was put on for the coming hand (BTN-7)."""
    placed_blinds: tuple[tuple[int, ...], tuple[int, ...]] | None = None
    """Seats of small and big blinds that were put with it, None = they go by the rule."""
    orbit: Orbit | None = None
    """How far a new game has come (ENT-8)."""
    gone: tuple[Player, ...] = ()
    """Players who left and may matter when they return (STK-2, KIL-6)."""
    last: LastHand = LastHand()
    """The hand that ended last."""
    kill: KillState = KillState()
    """The kill button."""
    kill_cause: KillCause | None = None
    """What made the kill due, or kept a leg as it was, when the last hand ended."""
    rock: int | None = None
    """The seat that holds the rock (STR-4)."""
    announced: tuple[Announced, ...] = ()
    """What was announced for the coming hand."""
    bomb: AnnouncedBomb | None = None
    """The bomb pot announced for the coming hand."""
    boards: int = 1
    """Boards of the coming hand (NOW-3)."""
    splash: int = 0
    """Chips the house adds to the coming pot (NOW-6)."""
    stand_up: StandUp | None = None
    """The stand-up game, None = not on."""
    level: int = 0
    """The tournament level that is on, from 1; 0 = none."""
    next_settings: Settings | None = None
    """Settings for the next hand, given in this one."""
    next_game: Game | None = None
    """Their game."""
    asked: tuple[str, ...] = ()
    """What was asked for in the hand, as JSON of the commands (STK-1)."""
    leaving: tuple[int, ...] = ()
    """Seats whose players leave at the hand's end."""
    vacated: tuple[tuple[int, Player], ...] = ()
    """Seats left since the last deal, with who left them (ENT-5)."""
    busts: tuple[tuple[str, When], ...] = ()
    """Who went out of a tournament, by name, and when: hand, whether they left with chips after it, and those chips."""
    losses: tuple[tuple[str, Losses], ...] = ()
    """Who lost chips of a tournament with bought ones in the stack, by name: a wrong rebuy may be put right later."""
    entries: tuple[int, ...] = ()
    """Chips with which each player came into a tournament, in the order they sat down."""
    rebuys: int = 0
    """Rebuys of a tournament with prizes."""
    add_ons: int = 0
    """Add-ons of a tournament with prizes."""
    split: Split | None = None
    """How the prizes were split, None = they are played for."""
    aside: tuple[tuple[int, Player], ...] = ()
    """Absent players over whose chips somebody plays, with their seats (ENT-11)."""
    till: Till = Till()
    """Chips in and out of the session."""
    closing: Closing = Closing()
    """What was said about settling up."""
    at: int = 0
    """Seconds since the session began."""
    dealer: str | None = None
    """Who deals, None = nobody was named."""
    since: Since = Since()
    """When things were last done."""
    notes: tuple[str, ...] = field(default=())
    """Why some of what was asked for in the last hand was not done, in English."""
    ended: bool = False
    """Whether the session is over."""
    wanted: int | None = None
    """Second the floor was called to the table, None = it is not wanted."""
    answered: tuple[int, ...] = ()
    """Numbers of the card room's notes that were answered."""

    def player(self, seat: int) -> Player | None:
        """Who sits in `seat` (from 1), None when it is empty."""
        return self.seats[seat - 1]

    def dealt(self, seat: int) -> HandSeat | None:
        """The seat in the running hand, None when it is not dealt in or no hand runs."""
        return self.hand.seats[seat - 1] if self.hand is not None and seat <= len(self.hand.seats) else None
