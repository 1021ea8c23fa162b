"""The most that may be wagered in pot-limit and half-pot games (PL-1..8)."""

from msgspec import Struct

from engine.betting.reach import total_pot
from engine.settings.records import Settings
from engine.state import Hand, HandSeat


class PotReckoning(Struct, frozen=True):
    """How the pot-limit maximum came about, in chips (PL-1..8)."""

    bet: int
    """The bet to call, a total for the round."""
    pot: int
    """Everything put in so far."""
    call: int
    """What the player has to add to call."""
    antes: int
    """Left out of the pot because antes do not count (PL-7)."""
    small_counts: int
    """Added because the small blind counts as a big one (PL-2)."""
    small_open: int
    """Added because the small blind opens as if it had nothing in (PL-3)."""
    blinds_missing: int
    """What short or dead blinds lack of the full ones (PL-7)."""
    rounded: int
    """Added by rounding the pot after the call up (PL-4)."""
    half: bool
    """Half of the pot may be wagered (PL-8)."""
    most: int
    """The total that may be wagered."""

    @property
    def after_call(self) -> int:
        """The pot after the call, as it counts for the maximum."""
        return (
            self.pot - self.antes + self.small_counts + self.small_open + self.blinds_missing + self.call + self.rounded
        )


def reckon(settings: Settings, hand: Hand, player: HandSeat) -> PotReckoning:
    """The pot-limit maximum for the player to act: the bet plus the pot after the call (half of it in half-pot)."""
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
    after = pot - antes + small_counts + small_open + missing + call
    rounded = -after % settings.round_pot_to if settings.round_pot_to else 0
    half = settings.limit == "half_pot"
    most = hand.bet + ((after + rounded) // 2 if half else after + rounded)
    return PotReckoning(hand.bet, pot, call, antes, small_counts, small_open, missing, rounded, half, most)


def _small_as_big(settings: Settings, hand: Hand, player: HandSeat) -> int:
    """PL-2: what lifts each small blind to a big one; the poster's own blind is lifted by the call already."""
    added = 0
    for seat in hand.plan.positions.smalls:
        small = hand.seats[seat - 1]
        if small is not None and seat != player.seat and 0 < small.bet < settings.big_blind:
            added += settings.big_blind - small.bet
    return added


def _small_opens(settings: Settings, hand: Hand, player: HandSeat) -> int:
    """PL-3: folded to the small blind, which then opens as if it had nothing in: its own blind counts once more."""
    positions = hand.plan.positions
    if player.seat not in positions.smalls or hand.opened or hand.bet != settings.big_blind:
        return 0
    for other in hand.seats:
        if other is not None and other.status != "folded" and other.seat not in (player.seat, *positions.bigs):
            return 0
    return settings.big_blind if settings.small_blind_as_big else player.bet


def _missing_blinds(settings: Settings, hand: Hand) -> int:
    """PL-7: what a dead small blind and a short big blind lack of the full ones; BTN-8: a button blind alone."""
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
    full = settings.small_blind
    if settings.small_blind_as_big and not small and not hand.big_blind_acted:
        full = settings.big_blind  # PL-2: the one that nobody posts counts as a big one too
    return max(0, full - small) + max(0, settings.big_blind - big)
