"""The chip count of `verify`: chips bought in = chips on the table + chips taken out, computed from events alone."""

from msgspec import Struct

from engine import events as e
from engine.state import TableState


class Counted(Struct, frozen=True):
    """Chips counted from the events of a session: chips that came in and chips that went out."""

    bought: int = 0
    """Chips bought, markers of the house (STK-4) included."""
    cashed: int = 0
    """Chips that players took with them when they left."""
    raked: int = 0
    """Chips taken as rake."""
    dropped: int = 0
    """Chips taken as drop."""
    taken: int = 0
    """Chips that went from a seat to the house, the dealer or the kitty, or out of play."""
    splashed: int = 0
    """Chips the house added to pots (NOW-6)."""
    unaccounted: int = 0
    """Sum of counted stacks minus recorded stacks, in chips."""
    raced: int = 0
    """Chips that chip races added; negative if they removed chips."""

    @property
    def due(self) -> int:
        """Return the chips that must be on the table."""
        chips_in = self.bought + self.splashed + self.unaccounted + self.raced
        return chips_in - self.cashed - self.raked - self.dropped - self.taken


class ChipCount:
    """A running sum of the chips in events."""

    def __init__(self) -> None:
        self._sums = dict.fromkeys(Counted.__struct_fields__, 0)

    def add(self, event: e.AnyEvent) -> None:
        """Count one event."""
        sums = self._sums
        match event:
            case e.Sat():
                sums["bought"] += event.bought
            case e.ChipsAdded():
                sums["bought"] += event.amount
            case e.MarkerGiven() if event.lender is None:
                sums["bought"] += event.amount
            case e.PlayerLeft():
                sums["cashed"] += event.cashed
            case e.Taken():
                sums["taken"] += event.amount
            case e.Splashed():
                sums["splashed"] += event.amount
            case e.StackCounted():
                sums["raced" if event.race else "unaccounted"] += event.difference
            case e.PotsAwarded():
                sums["raked"] += sum(pot.rake for pot in event.pots)
                sums["dropped"] += sum(pot.drop for pot in event.pots)
            case _:
                pass

    @property
    def counted(self) -> Counted:
        """Return the sums so far."""
        return Counted(**self._sums)


def chips_in_stacks(state: TableState) -> int:
    """Return the chips in stacks, chips on the way (STK-5) included; in a hand, dealt seats count as the hand has them.

    The stacks of absent players are on the table too while other players play over them (ENT-11).
    """
    aside = sum(player.stack for _, player in state.aside)
    return aside + sum(state.stack_at(seat) for seat, player in enumerate(state.seats, 1) if player is not None)


def chips_in_pots(state: TableState) -> int:
    """Return the chips in the pots and in front of the players, splashed chips (NOW-6) included."""
    hand = state.hand
    if hand is None:
        return state.splash
    return state.splash + hand.splash + sum(seat.total + seat.dead for seat in hand.seats if seat is not None)
