"""The recap of a session, its results at the end of an evening. Chips; times in seconds after the session began."""

from msgspec import Struct

from engine.recap.balance import Balance
from engine.recap.game_titles import GameTitle, session_title
from engine.recap.hand_records import CorrectionNote, Down, HandResult, RulingNote
from engine.recap.player_records import PlayerResult, Series, Sitting, TournamentPrizes
from engine.recap.settle_records import Cost, Settlement
from engine.settings.records import Money
from engine.state import Closing


class Recap(Struct, frozen=True, kw_only=True):
    """The results of a session."""

    session: int
    """Number of the session."""
    name: str
    """Name of the table, "" = none."""
    created: str
    """Beginning, UTC in ISO 8601."""
    seconds: int
    """End of the session or of a won tournament, else time of the last step; in seconds."""
    games: tuple[GameTitle, ...]
    """The games played, in order."""
    hands: tuple[HandResult, ...]
    """All hands, misdeals included."""
    players: tuple[PlayerResult, ...]
    """The players, the biggest winner first."""
    sittings: tuple[Sitting, ...]
    """All stays at the table."""
    balance: Balance
    """The recount of chips."""
    settlement: Settlement
    """Payments that settle the session."""
    biggest: tuple[HandResult, ...]
    """The biggest pots, biggest first."""
    downs: tuple[Down, ...]
    """The dealers' downs."""
    series: tuple[Series, ...]
    """Running totals of the players by hand, for the chart."""
    charges: tuple[tuple[str, int, int], ...] = ()
    """Chips taken off the table, in order: player, hand before it (0 = before the first), chips."""
    takes: tuple[tuple[str, int], ...]
    """Chips taken off the table, by reason."""
    corrections: tuple[CorrectionNote, ...]
    """The corrections made."""
    rulings: tuple[RulingNote, ...]
    """Notes of rulings."""
    ended: bool
    """Whether the session is over."""
    head: str
    """Head of the session's hash chain in hex, "" = none yet."""
    chained: str | None = None
    """When steps were chained after they had been played (UTC), None = all steps were chained when played."""
    unchained: int = 0
    """Number of steps chained later."""
    version: str = ""
    """Version of Feltbook that built it."""
    tournament: bool = False
    """Whether it is a tournament: its chips are no money, players have places."""
    money: Money | None = None
    """Worth of a chip at the end, None = not set, or chips are no money."""
    prizes: TournamentPrizes | None = None
    """Costs and prizes of a tournament, None = it is not played for money."""
    closing: Closing = Closing()
    """Expenses, debts, bank and coin of the settlement."""
    costs: tuple[Cost, ...] = ()
    """Parts of each party's sum."""

    @property
    def paid_in(self) -> Money | None:
        """Worth of a unit of the payments: a chip, or the smallest unit of a tournament's currency."""
        return Money(self.prizes.currency, 1) if self.prizes is not None else self.money

    @property
    def played(self) -> tuple[HandResult, ...]:
        """The hands without the misdeals."""
        return tuple(hand for hand in self.hands if not hand.misdeal)

    @property
    def misdeals(self) -> int:
        """Number of misdeals, which use up hand numbers (PRO-14)."""
        return len(self.hands) - len(self.played)

    @property
    def title(self) -> str:
        """Name of the table, or the first game when it has none."""
        return session_title(self.name, self.games, self.tournament)
