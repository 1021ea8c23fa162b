"""What players took home, by name and by stay. Chips throughout; times in seconds since the session began."""

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
