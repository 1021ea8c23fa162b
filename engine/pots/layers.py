"""Side pots: layers at each all-in level (POT-1, POT-2), eligible seats, uncalled chips (POT-3), and rake.

Rake and drops are computed from all pots together and taken from the main pot first (POT-9, NOW-8).
"""

from msgspec import Struct

from engine.betting.reach import behind, live_seats
from engine.settings.records import Settings
from engine.state import Hand


class Pot(Struct, frozen=True):
    """A pot: the main pot or one of the side pots."""

    amount: int
    """The amount, in chips."""
    seats: tuple[int, ...]
    """Live seats that can win it."""
    unmatched: tuple[int, ...]
    """Those of them that have not put in their full share yet."""
    below: int
    """Lower bound of its layer, in chips: a seat that cannot put in more has no part of the pot."""


def uncalled(hand: Hand) -> tuple[int, int] | None:
    """Return the seat and the chips that no other seat can call, None when every chip is matched (POT-3)."""
    top = second = 0
    holder = None
    for player in hand.seats:
        if player is None:
            continue
        total = player.total
        if total > top:
            top, second, holder = total, top, player
        elif total > second:
            second = total
    if holder is None or top == second or not holder.live:
        return None
    # an ante is no bet, so only live chips go back
    excess = min(top - second, holder.bet + holder.put)
    return (holder.seat, excess) if excess else None


def pots_of(hand: Hand) -> tuple[Pot, ...]:
    """Return the pots, main pot first (POT-1, POT-2); their sum is all chips put in, folded and dead ones included."""
    live = live_seats(hand)
    if not live:
        return ()
    totals = [player.total for player in hand.seats if player is not None]
    top = max(player.total for player in live)
    levels = sorted({player.total for player in live if player.status == "all_in"} | {top})
    dead = hand.splash + sum(player.dead for player in hand.seats if player is not None)
    pots, below = [], 0
    for number, level in enumerate(levels):
        last = number == len(levels) - 1
        amount = sum(max(0, (total if last else min(total, level)) - below) for total in totals)
        if number == 0:
            amount += dead
        seats = tuple(player.seat for player in live if player.status != "all_in" or player.total >= level)
        unmatched = tuple(
            player.seat
            for player in live
            if player.status == "in"
            and (player.total < level or (last and hand.phase == "betting" and player.bet < hand.bet))
        )
        if amount:
            pots.append(Pot(amount, seats, unmatched, below))
        below = level
    return tuple(pots)


def out_of_reach(settings: Settings, hand: Hand) -> tuple[frozenset[int], ...]:
    """Return for each pot, main pot first, the unmatched seats whose chips end below it (POT-1)."""
    seats = {player.seat: player for player in hand.seats if player is not None}
    most = {seat: player.total + behind(settings, player) for seat, player in seats.items()}
    return tuple(frozenset(seat for seat in pot.unmatched if most[seat] <= pot.below) for pot in pots_of(hand))


class RakeReckoning(Struct, frozen=True):
    """The parts of rake and drop, in chips (POT-9, NOW-8)."""

    pot: int
    """All pots together."""
    splash: int = 0
    """Chips of the house left out of it (NOW-6)."""
    share: int = 0
    """The rake by percent or per unit, before the cap."""
    taken: int = 0
    """The rake, after cap and rounding."""
    drop: int = 0
    """The drop for promotions."""
    free: bool = False
    """Whether rake needs a second round and none was dealt."""

    @property
    def counted(self) -> int:
        """Return the chips from which rake is computed."""
        return self.pot - self.splash


def reckon_rake(settings: Settings, pot: int, splash: int, players: int, *, second_round: bool) -> RakeReckoning:
    """Return rake (POT-9) and drop (NOW-8) of `pot` chips, `splash` of them the house's (NOW-6); `players` dealt in."""
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
    """Return rake and jackpot drop in chips for `pot` chips in all pots, without uncalled chips.

    Splashed chips are left out unless the house says otherwise (NOW-6); `second_round` = a second round was dealt.
    """
    reckoning = reckon_rake(settings, pot, hand.splash, len(hand.order), second_round=second_round)
    return reckoning.taken, reckoning.drop


def spread_over(pots: list[int], amount: int) -> list[int]:
    """Return the part of `amount` taken from each pot, main pot first."""
    shares = []
    for pot in pots:
        part = min(pot, amount)
        shares.append(part)
        amount -= part
    return shares
