"""Stays at the table, hands and downs of dealers while they are added up by event.

A later rename changes the name for the whole session.
"""

from dataclasses import dataclass, field

from msgspec.structs import replace

from engine.recap.hand_records import Down, HandResult
from engine.state.own_chips import Loss, Losses, losses_with, without_purchase


@dataclass
class Stay:
    """A stay of a player at the table while it is added up; chips."""

    player: str
    """Name of the player, the last one after a change."""
    seat: int
    """Present seat."""
    sat: int
    """When the player sat down, in seconds."""
    seats: list[int] = field(default_factory=list)
    """All seats of the stay."""
    left: int | None = None
    """When the player left, in seconds; None = still seated."""
    buy_ins: int = 0
    """Number of purchases of chips."""
    bought: int = 0
    """Chips bought."""
    cashed: int = 0
    """Chips taken off the table."""
    stack: int = 0
    """Chips on the table."""
    tips: int = 0
    """Tips to dealers."""
    takes: int = 0
    """Chips taken for time, kitty and similar reasons."""
    side: int = 0
    """Side pays received less paid."""
    lent: int = 0
    """Open markers to players."""
    borrowed: int = 0
    """Open markers from players."""
    house_markers: int = 0
    """Open IOUs to the house."""
    unaccounted: int = 0
    """Counted stacks less recorded stacks."""
    hands: int = 0
    """Chips won less lost in hands."""
    dealt: int = 0
    """Hands dealt in."""
    won: int = 0
    """Hands in which the player won chips."""
    purchases: list[int] = field(default_factory=list)
    """Rebuys and add-ons of a tournament with prizes, in chips."""
    losses: Losses = ()
    """Losses of chips while bought chips were in the stack."""

    def record_loss(self, hand: int, start: int) -> None:
        """Record a loss from `start` to the present stack in, or after, a hand."""
        self.losses = losses_with(self.losses, Loss(hand, start, self.stack, len(self.purchases)), sum(self.purchases))

    def withdraw_purchase(self) -> None:
        """Withdraw the last purchase."""
        self.losses = without_purchase(self.losses, len(self.purchases), self.purchases.pop())


@dataclass
class PlayedHand:
    """An ended hand; players are held as stays, because a later rename changes the name for the whole session."""

    number: int
    """Number of the hand, from 1."""
    at: int
    """When it ended, in seconds."""
    pot: int
    """All pots, before rake and drop."""
    rake: int
    """Rake of all pots."""
    drop: int
    """Drop for promotions."""
    winners: list[tuple[Stay, int]]
    """Winners, each with the chips won."""
    nets: list[tuple[Stay, int]]
    """Players dealt in, each with chips won less chips put in."""
    showdown: list[Stay]
    """Players at the showdown."""
    dealer: str
    """Name of the dealer, "" = not given."""
    corrected: bool
    """Whether it was corrected afterwards."""
    misdeal: str = ""
    """Reason why all chips were returned, "" = the hand was played."""
    game: str = ""
    """Game and stakes, in English."""
    level: int = 0
    """Level of a tournament, 0 = none."""
    killer: Stay | None = None
    """Player who killed the hand, None = it was not killed."""
    kill: int = 0
    """Chips of the kill."""

    def result(self) -> HandResult:
        """Return the record of the hand, with the players' last names."""
        return HandResult(
            number=self.number,
            at=self.at,
            pot=self.pot,
            rake=self.rake,
            drop=self.drop,
            winners=tuple((stay.player, chips) for stay, chips in self.winners),
            nets=tuple((stay.player, chips) for stay, chips in self.nets),
            showdown=tuple(stay.player for stay in self.showdown),
            dealer=self.dealer,
            corrected=self.corrected,
            misdeal=self.misdeal,
            game=self.game,
            level=self.level,
            killer=self.killer.player if self.killer is not None else "",
            kill=self.kill,
        )


NOBODY = Down(dealer="", began=0, ended=0, hands=0, rake=0, drop=0, tips=0)
"""The down before the first dealer was named."""


class Downs:
    """Adds up the dealers' downs; `over` = the ended downs, in order."""

    def __init__(self) -> None:
        self.over: list[Down] = []
        self._down = NOBODY

    @property
    def dealer(self) -> str:
        """Name of the present dealer, "" = none was named."""
        return self._down.dealer

    def sit(self, dealer: str, at: int) -> None:
        """Begin the down of a dealer, `at` seconds after the session began, and end the one before."""
        self.close(at)
        self._down = replace(NOBODY, dealer=dealer, began=at)

    def add(self, hands: int = 0, rake: int = 0, drop: int = 0, tips: int = 0) -> None:
        """Add hands, and chips of rake, drop and tips, to the present down."""
        now = self._down
        self._down = replace(
            now, hands=now.hands + hands, rake=now.rake + rake, drop=now.drop + drop, tips=now.tips + tips
        )

    def close(self, at: int) -> None:
        """End the present down at second `at`; one without a named dealer counts only if it has hands or tips."""
        if self._down.dealer or self._down.hands or self._down.tips:
            self.over.append(replace(self._down, ended=at))
