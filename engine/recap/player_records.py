"""Records of players' results, by name and by stay, and the money of a tournament.

Amounts in chips, prizes in minor units of their currency; times in seconds after the session began.
"""

from msgspec import Struct

from engine.settings.records import Prizes


class PlayerResult(Struct, frozen=True, kw_only=True):
    """The result of a player in a session, all stays under the name together; chips."""

    name: str
    """Last name of the player."""
    seats: tuple[int, ...]
    """All seats taken, in order."""
    buy_ins: int
    """Number of purchases of chips."""
    bought: int
    """Chips bought, including markers of the house."""
    cashed: int
    """Chips taken off the table."""
    on_table: int
    """Chips on the table, including those in a running hand."""
    tips: int
    """Chips given to dealers."""
    takes: int
    """Chips taken for time, kitty and similar reasons."""
    side: int
    """Side pays received less paid."""
    lent: int
    """Open markers to other players (STK-4)."""
    borrowed: int
    """Open markers from other players (STK-4)."""
    house_markers: int
    """Open IOUs to the house."""
    unaccounted: int
    """Counted stacks less recorded stacks."""
    hands: int
    """Chips won less lost in hands."""
    net: int
    """Result: cashed + on_table + lent - borrowed - bought."""
    dealt: int
    """Hands dealt in."""
    won: int
    """Hands in which the player won chips."""
    playing: bool
    """Whether the player has a seat."""
    place: int = 0
    """Place in a tournament, 0 = none yet."""
    out: int = 0
    """Hand in which the player went out of a tournament, 0 = not out."""

    @property
    def left(self) -> int:
        """Chips taken off the table and chips still on it."""
        return self.cashed + self.on_table

    @property
    def loans(self) -> int:
        """Open markers to other players less those from other players (STK-4)."""
        return self.lent - self.borrowed


class Sitting(Struct, frozen=True, kw_only=True):
    """A stay of a player at the table, moves included; chips."""

    player: str
    """Name of the player."""
    seat: int
    """Last seat of the stay."""
    sat: int
    """When the player sat down."""
    left: int | None
    """When the player left, None = still seated."""
    bought: int
    """Chips bought."""
    cashed: int
    """Chips taken off the table."""
    on_table: int
    """Chips still on the table."""

    @property
    def net(self) -> int:
        """Chips won or lost in this sitting."""
        return self.cashed + self.on_table - self.bought


class Series(Struct, frozen=True):
    """A player's running total, for the chart."""

    player: str
    """Name of the player."""
    points: tuple[tuple[int, int], ...]
    """Hand number and total of the hands so far, for each hand dealt in."""


class PlayerPrize(Struct, frozen=True, kw_only=True):
    """Costs and prizes of a player in a tournament; minor units of its currency."""

    name: str
    """Name of the player."""
    place: int
    """Place, 0 = none yet."""
    entries: int
    """Number of entries."""
    rebuys: int
    """Number of rebuys."""
    add_ons: int
    """Number of add-ons."""
    paid: int
    """Costs of these, fees and bounties included."""
    prize: int
    """Prize of the place, or the part of a split."""
    bounties: int
    """Bounties won for knocking players out."""

    @property
    def won(self) -> int:
        """Prize and bounties, minor units of its currency."""
        return self.prize + self.bounties

    @property
    def net(self) -> int:
        """Won less paid, minor units of its currency."""
        return self.won - self.paid


class Head(Struct, frozen=True):
    """A bounty taken in a hand."""

    hand: int
    """Number of the hand."""
    player: str
    """Player knocked out."""
    hunter: str
    """Player who knocked them out, alone or with others."""
    amount: int
    """Part of this player, in minor units of the tournament's currency."""


class TournamentPrizes(Struct, frozen=True, kw_only=True):
    """The money of a tournament; minor units of its currency."""

    currency: str
    """ISO 4217."""
    pool: int
    """Sum of all prizes."""
    fees: int
    """Fees for the house."""
    places: tuple[int, ...]
    """Prize of each paid place, the first place first."""
    split: bool
    """Whether the remaining players split the prizes."""
    decided: bool
    """Whether all players have a place; before that there is no settlement."""
    players: tuple[PlayerPrize, ...]
    """All players who entered, in the order of the results."""
    heads: tuple[Head, ...] = ()
    """Bounties taken, in order."""
    parts: tuple[tuple[str, int], ...] = ()
    """Parts of the split by player, () = the prizes were not split."""
    kept: int = 0
    """Amount kept for the first place in a split."""
    costs: Prizes
    """What an entry, a rebuy and an add-on cost."""
    fixed: tuple[int, ...] = ()
    """Fixed prizes of the house, as many as players, () = prizes are shares of the pool."""

    @property
    def shared_out(self) -> bool:
        """Return whether the prizes were split and nothing was kept for the winner."""
        return self.split and sum(player.prize for player in self.players) == self.pool
