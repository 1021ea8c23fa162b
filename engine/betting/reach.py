"""How far a seat's chips reach in a hand: cap, whole units, and who can still bet."""

from engine.settings.records import Settings
from engine.state import Hand, HandSeat


def behind(settings: Settings, player: HandSeat) -> int:
    """Chips that still play behind the bet: the stack, less under a cap (LIM-6) or in whole units (BET-5)."""
    chips = player.stack
    if settings.cap is not None:
        chips = min(chips, max(0, settings.cap - player.ante - player.dead - player.put - player.bet))
    if settings.small_chips == "whole_units" and settings.betting_unit > 1:
        chips = max(0, (player.bet + chips) // settings.betting_unit * settings.betting_unit - player.bet)
    return chips


def reach(settings: Settings, player: HandSeat) -> int:
    """The most chips `player` can have in front this round, all-in."""
    return player.bet + behind(settings, player)


def live_seats(hand: Hand) -> list[HandSeat]:
    """The hands that can still win, in the order of the seats."""
    return [player for player in hand.seats if player is not None and player.status != "folded"]


def can_bet(hand: Hand) -> int:
    """How many players could still bet: live and not all-in."""
    count = 0
    for player in hand.seats:
        if player is not None and player.status == "in":
            count += 1
    return count


def total_pot(hand: Hand) -> int:
    """All chips put in so far, splash included."""
    chips = hand.splash
    for player in hand.seats:
        if player is not None:
            chips += player.ante + player.dead + player.put + player.bet
    return chips
