"""A hand as a story: who sat where, what was put in and done round by round, and how the pots went."""

from msgspec import Struct

from engine.settings.records import Game, Settings
from engine.state import AwardedPot, DealPlan, Share


class PlayedAct(Struct, frozen=True):
    """A post or an act."""

    seat: int
    """Whose."""
    kind: str
    """The kind of the post or of the act."""
    put: int = 0
    """Chips it puts in."""
    to: int = 0
    """The total for the round, in chips."""
    all_in: bool = False
    """Whether it is all-in."""
    live: bool = True
    """Whether the chips are part of the bet."""
    why: str = ""
    """Where nobody gave it as an act, as in the event."""


class Round(Struct, frozen=True):
    """A betting round."""

    street: str
    """Its name."""
    moves: tuple[PlayedAct, ...]
    """What was done in it."""
    draws: tuple[tuple[int, int], ...] = ()
    """Seats and how many cards they drew before it."""


class Sitter(Struct, frozen=True):
    """A player dealt in."""

    seat: int
    """From 1."""
    name: str
    """What the player is called."""
    start: int
    """Chips the hand began with."""
    up: str = ""
    """Upcards that were entered."""
    shown: str = ""
    """Cards that were shown."""
    mucked: bool = False
    """Whether the hand was mucked at the showdown."""
    live: bool = True
    """Whether it could win at the end."""


class Story(Struct, frozen=True, kw_only=True):
    """An ended hand."""

    number: int
    """From 1."""
    at: int
    """The second it was dealt."""
    settings: Settings
    """The house rules in force."""
    game: Game
    """The game."""
    plan: DealPlan
    """What the deal did; its posts are also the first moves of the first round."""
    sitters: tuple[Sitter, ...]
    """Who was dealt in."""
    rounds: tuple[Round, ...]
    """The betting rounds."""
    boards: tuple[tuple[str, ...], ...]
    """By board and run the cards each street added, "" where they were not entered."""
    shared: int
    """How many streets all runs of a board share."""
    runs: int
    """How often the rest was dealt."""
    returned: tuple[tuple[int, int], ...]
    """Seat and chips that nobody called."""
    pots: tuple[AwardedPot, ...]
    """The pots as pushed."""
    shares: tuple[Share, ...]
    """Who took what of them."""
    by_folds: bool
    """Whether all others folded."""
    splash: int
    """Chips of the house in the pot."""
    results: tuple[tuple[int, int], ...]
    """Seat and chips won less put in."""
    elsewhere: int = 0
    """The number of the hand in the file it was taken from, 0 = it was played here."""
    misdeal: str = ""
    """Why all chips went back, "" when the hand was played (PRO-14)."""

    @property
    def shown(self) -> tuple[Sitter, ...]:
        """Who showed a hand at the end."""
        return tuple(sitter for sitter in self.sitters if sitter.live and sitter.shown)

    @property
    def taken(self) -> tuple[int, int]:
        """Rake and drop."""
        return sum(pot.rake for pot in self.pots), sum(pot.drop for pot in self.pots)
