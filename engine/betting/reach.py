"""How far a seat's chips reach in a hand: cap, whole units, and who can still bet."""

from engine.settings.records import Settings
from engine.state import Hand, HandSeat


def behind(settings: Settings, one: HandSeat) -> int:
    """Chips that still play behind the bet: the stack, less under a cap (LIM-6) or in whole units (BET-5)."""
    chips = one.stack
    if settings.cap is not None:
        chips = min(chips, max(0, settings.cap - one.ante - one.dead - one.put - one.bet))
    if settings.small_chips == "whole_units" and settings.betting_unit > 1:
        chips = max(0, (one.bet + chips) // settings.betting_unit * settings.betting_unit - one.bet)
    return chips


def reach(settings: Settings, one: HandSeat) -> int:
    """The most chips `one` can have in front this round, all-in."""
    return one.bet + behind(settings, one)


def live_seats(hand: Hand) -> list[HandSeat]:
    """The hands that can still win, by seat."""
    return [one for one in hand.seats if one is not None and one.status != "folded"]


def can_bet(hand: Hand) -> int:
    """How many players could still bet: live and not all-in."""
    count = 0
    for one in hand.seats:
        if one is not None and one.status == "in":
            count += 1
    return count


def total_pot(hand: Hand) -> int:
    """All chips put in so far, splash included."""
    chips = hand.splash
    for one in hand.seats:
        if one is not None:
            chips += one.ante + one.dead + one.put + one.bet
    return chips
