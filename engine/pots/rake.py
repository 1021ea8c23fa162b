"""Rake and drops (POT-9, NOW-8): reckoned from all pots together, taken from the main pot first."""

from msgspec import Struct

from engine.settings.records import Settings
from engine.state import Hand


class RakeReckoning(Struct, frozen=True):
    """How rake and drop came about, in chips (POT-9, NOW-8)."""

    pot: int
    """All pots together."""
    splash: int = 0
    """Of it left out, as it came from the house (NOW-6)."""
    share: int = 0
    """By percent or per unit, before the cap."""
    taken: int = 0
    """The rake, after cap and rounding."""
    drop: int = 0
    """Taken for promotions besides."""
    free: bool = False
    """Whether no second round was dealt where rake needs one."""

    @property
    def counted(self) -> int:
        """Chips the rake is reckoned from."""
        return self.pot - self.splash


def reckon_rake(settings: Settings, pot: int, splash: int, players: int, *, second_round: bool) -> RakeReckoning:
    """Rake and drop of `pot` chips, `splash` of them from the house, in a hand dealt to `players`."""
    rake = settings.rake
    if rake is None:
        return RakeReckoning(pot)
    left_out = 0 if settings.splash_raked else splash
    if rake.no_flop_no_drop and not second_round:
        return RakeReckoning(pot, left_out, free=True)
    counted, share = pot - left_out, 0
    if rake.percent is not None:
        share += int(counted * rake.percent / 100)
    if rake.per_unit is not None:
        take, each = rake.per_unit
        share += counted // each * take
    taken = share if rake.cap is None else min(share, rake.cap)
    taken = min(taken // settings.smallest_chip * settings.smallest_chip, pot)
    drop = 0
    if rake.jackpot is not None and counted >= rake.jackpot.pot and players >= rake.jackpot.players:
        drop = min(rake.jackpot.amount, pot - taken)
    return RakeReckoning(pot, left_out, share, taken, drop)


def rake_of(settings: Settings, hand: Hand, pot: int, second_round: bool) -> tuple[int, int]:
    """Rake and jackpot drop in chips for pots of `pot` chips in all; uncalled chips are no longer in them.

    Splashed chips are left out unless the house says otherwise (NOW-6); `second_round` = a second round was dealt.
    """
    reckoning = reckon_rake(settings, pot, hand.splash, len(hand.order), second_round=second_round)
    return reckoning.taken, reckoning.drop


def spread_over(pots: list[int], amount: int) -> list[int]:
    """How much of `amount` comes out of each pot, main pot first."""
    shares = []
    for pot in pots:
        part = min(pot, amount)
        shares.append(part)
        amount -= part
    return shares
