"""Records of an ended hand: its players, the posts and acts of each round, and the result of the pots."""

from msgspec import Struct

from engine.settings.records import Game, Settings
from engine.state import AwardedPot, DealPlan, Share


class PlayedAct(Struct, frozen=True):
    """A post or an act."""

    seat: int
    """Seat of the player."""
    kind: str
    """The kind of the post or of the act."""
    put: int = 0
    """Chips put in by it."""
    to: int = 0
    """The player's total for the round after it, chips."""
    all_in: bool = False
    """Whether it is all-in."""
    live: bool = True
    """Whether the chips are part of the bet."""
    why: str = ""
    """Reason where no command gave the act (`Acted.why`), or "dead" for a fold of a dead hand; "" = an ordinary act."""


class Round(Struct, frozen=True):
    """A betting round."""

    street: str
    """Name of the street."""
    moves: tuple[PlayedAct, ...]
    """Posts and acts, in order."""
    draws: tuple[tuple[int, int], ...] = ()
    """Each seat that drew before the round, with the number of cards drawn."""


class Sitter(Struct, frozen=True):
    """A player dealt in."""

    seat: int
    """Seat number, from 1."""
    name: str
    """Name to be written."""
    start: int
    """Stack when the hand began, chips."""
    up: str = ""
    """Upcards that were entered, in the order dealt."""
    shown: str = ""
    """Cards that were shown, "" = none."""
    mucked: bool = False
    """Whether the hand was mucked at the showdown."""
    live: bool = True
    """Whether the hand was neither folded nor dead at the end."""


class Story(Struct, frozen=True, kw_only=True):
    """An ended hand."""

    number: int
    """Number of the hand in its session, from 1."""
    at: int
    """Time of the deal, in seconds after the session began."""
    settings: Settings
    """House rules in force during the hand."""
    game: Game
    """The game."""
    plan: DealPlan
    """What the deal does; its posts are also the first moves of the first round."""
    sitters: tuple[Sitter, ...]
    """Players dealt in, by seat."""
    rounds: tuple[Round, ...]
    """The betting rounds."""
    boards: tuple[tuple[str, ...], ...]
    """For each board and run the cards added by each street, "" where they were not entered."""
    shared: int
    """Number of streets that all runs of a board share."""
    runs: int
    """How often the rest of the board was dealt."""
    returned: tuple[tuple[int, int], ...]
    """Seats and chips of uncalled bets that were returned."""
    pots: tuple[AwardedPot, ...]
    """The pots as pushed."""
    shares: tuple[Share, ...]
    """Parts of the pots, with the seat that won each."""
    by_folds: bool
    """Whether the hand ended because all other players folded."""
    splash: int
    """Chips the house added to the pot."""
    results: tuple[tuple[int, int], ...]
    """Net result of each seat: chips won less chips put in."""
    elsewhere: int = 0
    """Number of the hand in the file it was imported from, 0 = it was played here."""
    misdeal: str = ""
    """Reason why all chips were returned, "" when the hand was played (PRO-14)."""

    @property
    def shown(self) -> tuple[Sitter, ...]:
        """Players who showed a hand at the end."""
        return tuple(sitter for sitter in self.sitters if sitter.live and sitter.shown)

    @property
    def taken(self) -> tuple[int, int]:
        """Rake and drop of all pots, chips."""
        return sum(pot.rake for pot in self.pots), sum(pot.drop for pot in self.pots)
