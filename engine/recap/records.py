"""The recap of a session: everything people ask at the end of the night. Chips; times in seconds since it began."""

from msgspec import Struct

from engine.recap.balance import Balance
from engine.recap.game_titles import GameTitle, session_title
from engine.recap.hand_records import CorrectionNote, Down, HandResult, RulingNote
from engine.recap.player_records import PlayerResult, Series, Sitting, TournamentPrizes
from engine.recap.settle_records import Cost, Settlement
from engine.settings.records import Money
from engine.state import Closing


class Recap(Struct, frozen=True, kw_only=True):
    """Everything people ask at the end of the night."""

    session: int
    """Number of the session."""
    name: str
    """Name of the table, "" = none."""
    created: str
    """When the session began, UTC in ISO 8601."""
    seconds: int
    """When the session ended, or the last step was."""
    games: tuple[GameTitle, ...]
    """The games played, in order."""
    hands: tuple[HandResult, ...]
    """Every hand, misdeals included."""
    players: tuple[PlayerResult, ...]
    """The players, the biggest winner first."""
    sittings: tuple[Sitting, ...]
    """Every stay at the table."""
    balance: Balance
    """The recount of chips."""
    settlement: Settlement
    """Who pays whom."""
    biggest: tuple[HandResult, ...]
    """The biggest pots, biggest first."""
    downs: tuple[Down, ...]
    """The dealers' downs."""
    series: tuple[Series, ...]
    """Won and lost by hand, for the chart."""
    charges: tuple[tuple[str, int, int], ...] = ()
    """From whom chips were taken off the table, after which hand, 0 = before the first, and how many; in order."""
    takes: tuple[tuple[str, int], ...]
    """Chips taken off the table, by what for."""
    corrections: tuple[CorrectionNote, ...]
    """The corrections made."""
    rulings: tuple[RulingNote, ...]
    """The rulings noted."""
    ended: bool
    """Whether the session is over."""
    head: str
    """The head of the session's chain in hex, "" where a book has none yet."""
    chained: str | None = None
    """When the first steps were chained after they had been played (UTC), None = every step as it was played."""
    unchained: int = 0
    """How many steps that were."""
    version: str = ""
    """Of the Feltbook that made it."""
    tournament: bool = False
    """Whether chips are no money: players have places, and nobody pays anybody."""
    money: Money | None = None
    """What a chip is worth in the end, None = it is not known, or chips are no money."""
    prizes: TournamentPrizes | None = None
    """What a tournament cost and paid, None = it was played for nothing."""
    closing: Closing = Closing()
    """What was said about settling up."""
    costs: tuple[Cost, ...] = ()
    """What everybody's sum is made of."""

    @property
    def paid_in(self) -> Money | None:
        """What a unit of the payments is worth: a chip, or the smallest unit of a tournament's currency."""
        return Money(self.prizes.currency, 1) if self.prizes is not None else self.money

    @property
    def played(self) -> tuple[HandResult, ...]:
        """The hands without the misdeals."""
        return tuple(hand for hand in self.hands if not hand.misdeal)

    @property
    def misdeals(self) -> int:
        """How many hand numbers were used up by misdeals (PRO-14)."""
        return len(self.hands) - len(self.played)

    @property
    def title(self) -> str:
        """Name of the table, or the first game when it has none."""
        return session_title(self.name, self.games, self.tournament)
