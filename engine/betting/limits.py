"""Betting limits: the sizes of a round in fixed and spread limit (LIM), and the most in pot and half pot (PL-1..8).

The raise cap and its heads-up exemptions are here as well; BLD-4 and BET-7 use `level`.
"""

from msgspec import Struct

from engine.betting.reach import can_bet, total_pot
from engine.settings.records import Game, Settings
from engine.state import Hand, HandSeat


def round_size(settings: Settings, game: Game, hand: Hand) -> int:
    """Return the bet or raise size of this round: fixed bet (LIM-1), low end of the spread (LIM-5), or minimum bet."""
    if hand.bets is not None:
        return hand.bets[1 if game.streets[hand.street].bet == "big" else 0]
    if settings.limit == "spread":
        return spread_range(settings, hand)[0]
    return hand.minimum_bet


def spread_range(settings: Settings, hand: Hand) -> tuple[int, int]:
    """Return lowest and highest bet of this round (LIM-5), kill included; later rounds use the last range given."""
    ranges = settings.spread
    assert ranges is not None
    low, high = ranges[min(hand.street, len(ranges) - 1)]
    return (settings.killed(low), settings.killed(high)) if hand.plan.kill else (low, high)


def exempt(settings: Settings, hand: Hand, able_to_bet: int | None = None) -> bool:
    """Return whether the raise cap is off because two players are left (LIM-3); `able_to_bet` = how many can still bet.

    `last_two` counts the players dealt in, folded ones included.
    """
    if settings.heads_up_uncapped == "never":
        return False
    if settings.heads_up_uncapped == "last_two":
        return len(hand.order) == 2
    if hand.began == 2:
        return True
    return settings.heads_up_uncapped == "any_time" and (can_bet(hand) if able_to_bet is None else able_to_bet) <= 2


def cap_reached(settings: Settings, hand: Hand) -> bool:
    """Return whether no further raise is allowed in this round (LIM-2, LIM-3)."""
    if not settings.limit_game or settings.raise_cap is None or hand.raises < settings.raise_cap:
        return False
    return hand.capped or not exempt(settings, hand)


def open_pair_amounts(game: Game, hand: Hand) -> tuple[int, ...] | None:
    """Return the totals open on fourth street with an open pair: small or big bet, after a big one only big (LIM-4).

    None = the rule does not apply.
    """
    if not (hand.open_pair and game.open_pair and hand.bets is not None and hand.street == 1):
        return None
    if hand.big_bet_made:
        return (hand.level + hand.bets[1],)
    return tuple(hand.level + size for size in hand.bets)


class PotReckoning(Struct, frozen=True):
    """The parts of the pot-limit maximum, in chips (PL-1..8)."""

    bet: int
    """The bet to call, a total for the round."""
    pot: int
    """All chips put in so far."""
    call: int
    """Chips the player adds to call."""
    antes: int
    """Chips left out of the pot because antes do not count (PL-7)."""
    small_counts: int
    """Chips added because the small blind counts as a big blind (PL-2)."""
    small_open: int
    """Chips added because the small blind opens as if it had posted nothing (PL-3)."""
    blinds_missing: int
    """Chips by which short or dead blinds are less than the full ones (PL-7)."""
    rounded: int
    """Chips added by rounding the pot after the call up (PL-4)."""
    half: bool
    """Whether only half of the pot may be wagered (PL-8)."""
    most: int
    """The most of a wager, a total for the round."""

    @property
    def after_call(self) -> int:
        """Return the pot after the call, as it counts for the maximum."""
        return (
            self.pot - self.antes + self.small_counts + self.small_open + self.blinds_missing + self.call + self.rounded
        )


def reckon(settings: Settings, hand: Hand, player: HandSeat) -> PotReckoning:
    """Return the most of a raise: the bet plus the pot after the call, or half of it (PL-1 to PL-4, PL-7, PL-8)."""
    pot, call = total_pot(hand), hand.bet - player.bet
    antes = small_counts = small_open = missing = 0
    if hand.street == 0 and not hand.plan.bomb:
        if not settings.antes_count:
            antes = sum(post.amount for post in hand.plan.posts if post.kind == "ante")
        if settings.small_blind_as_big and not hand.big_blind_acted:
            small_counts = _small_as_big(settings, hand, player)
        if settings.small_blind_open == "same_as_others":
            small_open = _small_opens(settings, hand, player)
        if settings.blinds_count_full:
            missing = _missing_blinds(settings, hand)
    after_call = pot - antes + small_counts + small_open + missing + call
    rounded = -after_call % settings.round_pot_to if settings.round_pot_to else 0
    half = settings.limit == "half_pot"
    most = hand.bet + ((after_call + rounded) // 2 if half else after_call + rounded)
    return PotReckoning(hand.bet, pot, call, antes, small_counts, small_open, missing, rounded, half, most)


def _small_as_big(settings: Settings, hand: Hand, player: HandSeat) -> int:
    """Return the chips that lift each small blind to a big one; the call lifts the player's own blind (PL-2)."""
    added = 0
    for seat in hand.plan.positions.smalls:
        small = hand.seats[seat - 1]
        if small is not None and seat != player.seat and 0 < small.bet < settings.big_blind:
            added += settings.big_blind - small.bet
    return added


def _small_opens(settings: Settings, hand: Hand, player: HandSeat) -> int:
    """Return the small blind's own blind once more when all others folded: it opens as if it had no chips in (PL-3)."""
    positions = hand.plan.positions
    if player.seat not in positions.smalls or hand.opened or hand.bet != settings.big_blind:
        return 0
    for other in hand.seats:
        if other is not None and other.live and other.seat not in (player.seat, *positions.bigs):
            return 0
    return settings.big_blind if settings.small_blind_as_big else player.bet


def _missing_blinds(settings: Settings, hand: Hand) -> int:
    """Return the chips by which a dead small blind and a short big or button blind fall short (PL-7, BTN-8)."""
    if not settings.big_blind:
        button = sum(post.amount for post in hand.plan.posts if post.kind == "button_blind")
        return settings.button_blind - button if settings.button_blind and not hand.plan.positions.dead else 0
    small = sum(post.amount for post in hand.plan.posts if post.kind == "small_blind")
    big = sum(post.amount for post in hand.plan.posts if post.kind == "big_blind")
    killer_replaced = hand.plan.killer is not None and hand.plan.killer in (
        *hand.plan.positions.smalls,
        *hand.plan.positions.bigs,
    )
    if killer_replaced:
        return 0
    full_small = settings.small_blind
    if settings.small_blind_as_big and not small and not hand.big_blind_acted:
        full_small = settings.big_blind  # PL-2: a small blind that no seat posts counts as a big blind too
    return max(0, full_small - small) + max(0, settings.big_blind - big)
