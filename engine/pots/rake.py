"""Rake and drops (POT-9, NOW-8): reckoned from all pots together, taken from the main pot first."""

from engine.settings.records import Settings
from engine.state import Hand


def rake_of(settings: Settings, hand: Hand, pot: int, second_round: bool) -> tuple[int, int]:
    """Rake and jackpot drop in chips for pots of `pot` chips in all; uncalled chips are no longer in them.

    Splashed chips are left out unless the house says otherwise (NOW-6); `second_round` = a second round was dealt.
    """
    rake = settings.rake
    if rake is None or (rake.no_flop_no_drop and not second_round):
        return 0, 0
    counted = pot if settings.splash_raked else pot - hand.splash
    taken = 0
    if rake.percent is not None:
        taken += int(counted * rake.percent / 100)
    if rake.per_unit is not None:
        take, each = rake.per_unit
        taken += counted // each * take
    if rake.cap is not None:
        taken = min(taken, rake.cap)
    taken = taken // settings.smallest_chip * settings.smallest_chip
    drop = 0
    if rake.jackpot is not None and counted >= rake.jackpot.pot and len(hand.order) >= rake.jackpot.players:
        drop = rake.jackpot.amount
    taken = min(taken, pot)
    return taken, min(drop, pot - taken)


def spread_over(pots: list[int], amount: int) -> list[int]:
    """How much of `amount` comes out of each pot, main pot first."""
    shares = []
    for pot in pots:
        part = min(pot, amount)
        shares.append(part)
        amount -= part
    return shares
