"""What players took home, by name and by stay, and the money of a tournament.

Chips throughout, prizes in minor units of their currency; times in seconds since the session began.
"""

from msgspec import Struct


class PlayerResult(Struct, frozen=True, kw_only=True):
    """One player over the session, by name, all sittings together; chips."""

    name: str
    """What the player is called in the end."""
    seats: tuple[int, ...]
    """Every seat taken, in order."""
    buy_ins: int
    """How many times chips were bought."""
    bought: int
    """Chips bought, markers of the house included."""
    cashed: int
    """Chips taken off the table."""
    on_table: int
    """Chips still there, those in a running hand included."""
    tips: int
    """Chips given to dealers."""
    takes: int
    """Chips taken for time, kitty and the like."""
    side: int
    """Side pays received less paid."""
    lent: int
    """Open markers given to other players (STK-4)."""
    borrowed: int
    """Open markers had from other players (STK-4)."""
    house_markers: int
    """Open IOUs to the house."""
    unaccounted: int
    """Counted stacks less recorded ones."""
    hands: int
    """Won less lost in the hands alone."""
    net: int
    """Won or lost: cashed + on_table + lent - borrowed - bought."""
    dealt: int
    """Hands dealt in."""
    won: int
    """Hands in which something was won."""
    playing: bool
    """Whether the player still sits."""
    place: int = 0
    """The place in a tournament, 0 = none yet."""
    out: int = 0
    """The hand in which the player went out of a tournament, 0 = did not."""

    @property
    def left(self) -> int:
        """Chips taken along and those still there."""
        return self.cashed + self.on_table


class Sitting(Struct, frozen=True, kw_only=True):
    """One player in one stay at the table, moves included; chips."""

    player: str
    """The name."""
    seat: int
    """The last seat."""
    sat: int
    """When the player sat down."""
    left: int | None
    """When the player left, None while still there."""
    bought: int
    """Chips bought."""
    cashed: int
    """Chips taken off the table."""
    on_table: int
    """Chips still there."""

    @property
    def net(self) -> int:
        """Chips won or lost in this sitting."""
        return self.cashed + self.on_table - self.bought


class Series(Struct, frozen=True):
    """A player's won and lost, for the chart."""

    player: str
    """The name."""
    points: tuple[tuple[int, int], ...]
    """Hand number and the sum of the hands so far, a point for each hand dealt in."""


class PlayerPrize(Struct, frozen=True, kw_only=True):
    """What a player paid and won in a tournament; minor units of its currency."""

    name: str
    """Who."""
    place: int
    """The place, 0 = none yet."""
    entries: int
    """How often the player entered."""
    rebuys: int
    """How often the player bought chips again."""
    add_ons: int
    """How many add-ons the player took."""
    paid: int
    """What all that cost, fees and bounties included."""
    prize: int
    """What the place pays, or the part of a split."""
    bounties: int
    """What was won for knocking others out."""

    @property
    def won(self) -> int:
        """Prize and bounties, minor units of its currency."""
        return self.prize + self.bounties

    @property
    def net(self) -> int:
        """Won less paid, minor units of its currency."""
        return self.won - self.paid


class Head(Struct, frozen=True):
    """A bounty that was taken in a hand."""

    hand: int
    """Number of the hand."""
    player: str
    """Who was knocked out."""
    hunter: str
    """By whom, or by whom among others."""
    amount: int
    """What the hunter got for it, in minor units of the tournament's currency."""


class TournamentPrizes(Struct, frozen=True, kw_only=True):
    """The money of a tournament; minor units of its currency."""

    currency: str
    """ISO 4217."""
    pool: int
    """What there was to win."""
    fees: int
    """What the house gets."""
    places: tuple[int, ...]
    """The prize of each place that is paid, the first one first."""
    split: bool
    """Whether those who were left split the prizes."""
    decided: bool
    """Whether everybody has a place; before that nobody settles."""
    players: tuple[PlayerPrize, ...]
    """Everybody who entered, in the order of the results."""
    heads: tuple[Head, ...] = ()
    """The bounties that were taken, in order."""
    parts: tuple[tuple[str, int], ...] = ()
    """Who got what when the prizes were split, () = they were not."""
    kept: int = 0
    """What was kept for the first then."""
    fixed: tuple[int, ...] = ()
    """The house's fixed prizes of so many places as there are players, () = prizes are shares of the pool."""

    @property
    def shared_out(self) -> bool:
        """Whether the prizes were split and nothing was kept for who wins in the end."""
        return self.split and sum(player.prize for player in self.players) == self.pool
