"""Events: what happened, as facts. They carry every figure, so that `evolve` applies them without any rule."""

from typing import Any, Literal

from msgspec import Struct

from engine.settings.records import Game, Settings
from engine.state import Announced, DealPlan, KillState, Player, Post, Question
from engine.state import AwardedPot as AwardedPot
from engine.state import Share as Share


class Event(Struct, frozen=True, tag_field="e", tag=True, omit_defaults=True, forbid_unknown_fields=True):
    """Base of all events."""


class Opened(Event, frozen=True):
    """The table opened with these settings."""

    settings: Settings
    game: Game


class TimePassed(Event, frozen=True):
    """It is `at` seconds since the session began."""

    at: int


class Sat(Event, frozen=True):
    """A player took a seat; `bought` chips came in. `over` = over the chips of the absent player there (ENT-11)."""

    seat: int
    player: Player
    bought: int
    over: bool = False


class WayInChosen(Event, frozen=True):
    """A player came back or chose a way in."""

    seat: int
    player: Player


class WentOut(Event, frozen=True):
    """A player sits out."""

    seat: int
    player: Player


class ChipsAdded(Event, frozen=True):
    """Chips bought; `behind` = on the way (STK-5)."""

    seat: int
    amount: int
    behind: bool = False


class ChipsCame(Event, frozen=True):
    """The chips that were on the way have come (STK-5)."""

    seat: int


class PlayerLeft(Event, frozen=True):
    """A player left with `cashed` chips; `player` = as it left (ENT-5)."""

    seat: int
    cashed: int
    player: Player


class CameBack(Event, frozen=True):
    """Nobody plays over the absent player's chips any more: the seat is theirs again (ENT-11)."""

    seat: int
    player: Player


class PlayerMoved(Event, frozen=True):
    """A player changed seats."""

    seat: int
    to: int
    player: Player


class PlayerRenamed(Event, frozen=True):
    """A player has another name."""

    seat: int
    name: str


class ButtonPlaced(Event, frozen=True):
    """The button was put on a seat."""

    seat: int


class RockGiven(Event, frozen=True):
    """The rock lies at a seat (None = free)."""

    seat: int | None


class SaidBefore(Event, frozen=True):
    """A straddle, sleeper or kill was announced for the coming hand."""

    announced: Announced


class BombCalled(Event, frozen=True):
    """A bomb pot was called for the coming hand."""

    ante: int
    boards: int
    button: int | None = None


class BoardsAsked(Event, frozen=True):
    """The coming hand is dealt with this many boards (NOW-3)."""

    boards: int


class Splashed(Event, frozen=True):
    """The house adds chips to the coming pot."""

    amount: int


class SettingsChanged(Event, frozen=True):
    """New settings count from the next hand."""

    settings: Settings
    game: Game


class GameTurned(Event, frozen=True):
    """Another game of the mix comes next, by its turn or because it was chosen (NOW-13)."""

    settings: Settings
    game: Game
    chosen: bool = False


class LevelReached(Event, frozen=True):
    """A tournament level begins; its stakes come with the settings of the next hand."""

    number: int


class Asked(Event, frozen=True):
    """Asked for in a hand, takes effect at its end; `command` is its JSON, `leaver` = a seat whose player leaves."""

    command: str
    leaver: int | None = None


class AskedDone(Event, frozen=True):
    """The hand is over and what was asked for in it is dealt with; `refused` holds the sentences of what was not."""

    refused: tuple[str, ...] = ()


class Paid(Event, frozen=True):
    """Chips went from seat to seat outside the pot."""

    payer: int
    to: int
    amount: int
    reason: str


OUT_OF_PLAY = "out of play"
"""What chips are taken for that leave a tournament with their player (STK-3)."""


class Taken(Event, frozen=True):
    """Chips went from a seat to the house, dealer or kitty, or left play."""

    seat: int
    amount: int
    reason: str


class MarkerGiven(Event, frozen=True):
    """An IOU: `seat` got `amount` chips, from `lender` (None = the house)."""

    seat: int
    amount: int
    lender: int | None


class PostedLate(Event, frozen=True):
    """Dealt in unposted, found before acting: posted now; `seen` = the cards were, so the hand is dead (ENT-10)."""

    seat: int
    posts: tuple[Post, ...]
    seen: bool = False


class PostOwed(Event, frozen=True):
    """Dealt in unposted, found later: `amount` is owed next deal; 0 = what a player comes in with (ENT-10)."""

    seat: int
    amount: int


class DealerSat(Event, frozen=True):
    """A dealer sat down."""

    name: str


class StackCounted(Event, frozen=True):
    """A stack was counted; `difference` = counted less recorded."""

    seat: int
    stack: int
    difference: int


class HandStarted(Event, frozen=True):
    """A hand began: button, posts, who is dealt in (all in `plan`); `short` = seats passed over for it (STK-3)."""

    number: int
    plan: DealPlan
    short: tuple[int, ...] = ()


class UpcardsSeen(Event, frozen=True):
    """Stud: the first upcards, by seat."""

    up: tuple[tuple[int, str], ...]


class SeatNamed(Event, frozen=True):
    """Stud: the dealer named who brings it in or acts first."""

    seat: int
    what: Literal["bring_in", "first"]


class OpenPairSeen(Event, frozen=True):
    """Stud: a pair shows on fourth street (LIM-4)."""


class Acted(Event, frozen=True):
    """A player acted: `put` chips went in, `to` = total for the round, `kind` as the log words it.

    `why` = not said as an act: left, absent, clock, passed_over, floor, early (a fold noted before).
    """

    seat: int
    kind: Literal["fold", "check", "call", "bet", "raise", "complete", "bring_in"]
    put: int = 0
    to: int = 0
    all_in: bool = False
    why: str = ""


class UncalledReturned(Event, frozen=True):
    """Chips nobody can call went back (POT-3)."""

    seat: int
    amount: int


class RoundClosed(Event, frozen=True):
    """The round is closed: bets go to the pot. `phase` = what comes now."""

    phase: Literal["street", "showdown", "betting"]


class StreetDealt(Event, frozen=True):
    """A street was dealt or a draw done; cards and numbers of cards drawn when they were entered."""

    street: int
    cards: tuple[str, ...] = ()
    up: tuple[tuple[int, str], ...] = ()
    draws: tuple[tuple[int, int], ...] = ()


class RunsAgreed(Event, frozen=True):
    """The rest is dealt several times (POT-7)."""

    times: int


class HandShown(Event, frozen=True):
    """A hand was shown ("" = mucked)."""

    seat: int
    cards: str


class BoardSeen(Event, frozen=True):
    """The cards of every board as it lies, entered after the street."""

    boards: tuple[str, ...]


class PotsAwarded(Event, frozen=True):
    """The pots were pushed. `by_folds` = all others had folded."""

    pots: tuple[AwardedPot, ...]
    shares: tuple[Share, ...]
    by_folds: bool = False


class HandEnded(Event, frozen=True):
    """The hand is over. `results` = (seat, chips won less chips put in) of everyone dealt in."""

    number: int
    results: tuple[tuple[int, int], ...]
    kill: KillState = KillState()
    rock: int | None = None


class Misdealt(Event, frozen=True):
    """The deal was wrong: all chips are back, the table stands as before it (PRO-14); `by` = who of the floor."""

    number: int
    reason: str
    by: str = ""


class HandDied(Event, frozen=True):
    """A hand was declared dead: its chips stay, it can win nothing (PRO-15)."""

    seat: int
    reason: str = ""


class StreetWithdrawn(Event, frozen=True):
    """Turn or river was shown before the round was over (PRO-16); `cards` = what was seen.

    `seat` acts now. `dealt` = the street had been recorded: it and the seat's act are taken back, and `back` chips with
    them.
    """

    street: int
    seat: int
    cards: tuple[str, ...] = ()
    dealt: bool = False
    back: int = 0


class KillPosted(Event, frozen=True):
    """A voluntary kill after the deal: `put` chips went in for a kill of `amount`; `dead` = blind that became dead."""

    seat: int
    put: int
    amount: int
    dead: int = 0


class ActedEarly(Event, frozen=True):
    """An act out of turn was noted (PRO-8)."""

    seat: int
    action: str
    to: int = 0


class ChipLies(Event, frozen=True):
    """A single larger chip lies unchanged in front of a seat: it would cover a total of `reaches` (PRO-2)."""

    seat: int
    reaches: int


class FloorAsked(Event, frozen=True):
    """A ruling is left to the floor."""

    question: Question


class FloorDecided(Event, frozen=True):
    """The floor decided the open ruling."""

    choice: str
    by: str = ""


class TakenBack(Event, frozen=True):
    """Chips were taken back and the seat acts again (PRO-7, PRO-9, KIL-13)."""

    seat: int


class ClockCalled(Event, frozen=True):
    """The clock was called on a seat."""

    seat: int


class Noted(Event, frozen=True):
    """Something worth keeping in the record: a ruling, a decision of the floor; `facts` = name, value pairs."""

    what: str
    seat: int | None = None
    facts: tuple[tuple[str, Any], ...] = ()


class SessionEnded(Event, frozen=True):
    """The session ended; everyone was cashed out before."""


AnyEvent = (
    Opened | TimePassed | Sat | WayInChosen | WentOut | ChipsAdded | ChipsCame | PlayerLeft | CameBack | PlayerMoved
    | PlayerRenamed | ButtonPlaced | RockGiven | SaidBefore | BombCalled | BoardsAsked | Splashed | SettingsChanged
    | GameTurned | LevelReached | Asked | AskedDone | Paid | Taken | MarkerGiven | PostedLate | PostOwed | DealerSat
    | StackCounted | HandStarted | UpcardsSeen | SeatNamed | OpenPairSeen | Acted | UncalledReturned | RoundClosed
    | StreetDealt | RunsAgreed | HandShown | BoardSeen | PotsAwarded | HandEnded | KillPosted | ActedEarly | ChipLies
    | FloorAsked | FloorDecided | TakenBack | ClockCalled | Misdealt | HandDied | StreetWithdrawn | Noted
    | SessionEnded
)  # fmt: skip
