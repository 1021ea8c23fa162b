"""Stays at the table and hands while they are added up: a later rename counts for the whole session."""

from dataclasses import dataclass, field

from engine.recap.hand_records import HandResult


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
        )
