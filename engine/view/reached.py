"""Pots of a running hand that a player can never come into: the chips do not reach so far (POT-1)."""

from engine.betting.reach import behind
from engine.pots.layers import pots_of
from engine.settings.records import Settings
from engine.state import Hand


def out_of_reach(settings: Settings, hand: Hand) -> tuple[frozenset[int], ...]:
    """For each pot, main pot first, the seats still to put in their share whose chips end below it."""
    seats = {player.seat: player for player in hand.seats if player is not None}
    most = {seat: player.total + behind(settings, player) for seat, player in seats.items()}
    return tuple(frozenset(seat for seat in pot.unmatched if most[seat] <= pot.below) for pot in pots_of(hand))
