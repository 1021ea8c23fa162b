"""Stays at the table, hands and the dealers' downs while they are added up event by event.

A later rename counts for the whole session.
"""

from dataclasses import dataclass, field

from msgspec.structs import replace

from engine.recap.hand_records import Down, HandResult
from engine.state.own_chips import Loss, Losses, noted, without_purchase


@dataclass
class Stay:
    """One player in one stay at the table, being added up; chips."""

    player: str
    """The name, the last one where it was changed."""
    seat: int
    """The seat of now."""
    sat: int
    """The second the player sat down."""
    seats: list[int] = field(default_factory=list)
    """Every seat of the stay."""
    left: int | None = None
    """The second the player left."""
    buy_ins: int = 0
    """How many times chips were bought."""
    bought: int = 0
    """Chips bought."""
    cashed: int = 0
    """Chips taken off."""
    stack: int = 0
    """Chips on the table."""
    tips: int = 0
    """Tips to dealers."""
    takes: int = 0
    """Time, kitty and the like."""
    side: int = 0
    """Side pays received less paid."""
    lent: int = 0
    """Open markers given to players."""
    borrowed: int = 0
    """Open markers had from players."""
    house_markers: int = 0
    """Open IOUs to the house."""
    unaccounted: int = 0
    """Counted less recorded."""
    hands: int = 0
    """Won less lost in hands."""
    dealt: int = 0
    """Hands dealt in."""
    won: int = 0
    """Hands in which something was won."""
    purchases: list[int] = field(default_factory=list)
    """Rebuys and add-ons of a tournament with prizes, in chips."""
    losses: Losses = ()
    """Chips lost with bought ones in the stack."""

    def fell(self, hand: int, start: int) -> None:
        """From `start` to the stack of now in, or after, a hand."""
        self.losses = noted(self.losses, Loss(hand, start, self.stack, len(self.purchases)), sum(self.purchases))

    def was_none(self) -> None:
        """The last purchase was none."""
        self.losses = without_purchase(self.losses, len(self.purchases), self.purchases.pop())


@dataclass
class PlayedHand:
    """An ended hand; players as their stays, because a later rename counts for the whole session."""

    number: int
    """From 1."""
    at: int
    """The second it ended."""
    pot: int
    """All pots before rake and drop."""
    rake: int
    """Taken from them."""
    drop: int
    """Taken for promotions."""
    winners: list[tuple[Stay, int]]
    """Stays and chips won."""
    nets: list[tuple[Stay, int]]
    """Stays and chips won less put in."""
    showdown: list[Stay]
    """Who was in at the showdown."""
    dealer: str
    """Who dealt."""
    corrected: bool
    """Whether it was corrected afterwards."""
    misdeal: str = ""
    """Why all chips went back."""
    game: str = ""
    """Game and stakes, in English."""
    level: int = 0
    """The level of a tournament, 0 = none."""
    killer: Stay | None = None
    """Who killed it."""
    kill: int = 0
    """The kill, in chips."""

    def result(self) -> HandResult:
        """The record, with the names players have in the end."""
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
"""The down before any dealer was named."""


class Downs:
    """What dealers dealt so far; `over` = the downs that have ended, in order."""

    def __init__(self) -> None:
        self.over: list[Down] = []
        self._now = NOBODY

    @property
    def dealer(self) -> str:
        """Who deals, "" = nobody was named."""
        return self._now.dealer

    def sit(self, dealer: str, at: int) -> None:
        """A dealer sits down at second `at`: the down before is over."""
        self.close(at)
        self._now = replace(NOBODY, dealer=dealer, began=at)

    def add(self, hands: int = 0, rake: int = 0, drop: int = 0, tips: int = 0) -> None:
        """So much more in the down that is on; chips but for the hands."""
        now = self._now
        self._now = replace(
            now, hands=now.hands + hands, rake=now.rake + rake, drop=now.drop + drop, tips=now.tips + tips
        )

    def close(self, at: int) -> None:
        """The down ends at second `at`; the one before any dealer was named counts only if something happened in it."""
        if self._now.dealer or self._now.hands or self._now.tips:
            self.over.append(replace(self._now, ended=at))
