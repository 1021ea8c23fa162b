"""The money of a tournament; minor units of its currency."""

from msgspec import Struct


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

    @property
    def shared_out(self) -> bool:
        """Whether the prizes were split and nothing was kept for who wins in the end."""
        return self.split and sum(player.prize for player in self.players) == self.pool
