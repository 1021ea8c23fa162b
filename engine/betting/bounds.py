"""The bounds of a turn, worked out once: what the player to act may do, from which amount to which, and why not."""

from engine.betting.limits import cap_reached, open_pair_amounts, spread_range
from engine.betting.loans import without_all_in
from engine.betting.pot_limit import reckon
from engine.betting.reach import reach
from engine.settings.records import Game, Settings
from engine.state import Hand, HandSeat, NoWager, Turn, Wager

NO_OPPONENT = NoWager("opponents_all_in", "BET-2")
SHORT_STACK = NoWager("short_stack", "BET-2")
CAPPED = NoWager("capped", "LIM-2")
OPTION_LOST = NoWager("option_lost", "BET-6")
OPTION_LOST_HALF = NoWager("option_lost", "BET-7")
CHECK_RAISE = NoWager("no_check_raise", "BET-3")


def turn_of(settings: Settings, game: Game, hand: Hand, player: HandSeat) -> Turn | None:
    """The turn of `player`, or None when the player is not asked because nothing is left to decide (BET-2)."""
    farthest, answering = 0, 0
    for other in hand.seats:
        if other is None or other is player or other.status == "folded":
            continue
        if other.status == "in":
            answering = max(answering, reach(settings, other))
        farthest = max(farthest, other.bet)
    if player.bet >= max(farthest, answering):
        return None
    contested = answering > hand.bet
    most = reach(settings, player)
    if hand.bring_in_seat == player.seat and hand.bet == 0:
        wager, reason = _wager(settings, game, hand, player, most)
        if wager is not None and settings.limit_game:
            wager = Wager("complete", wager.min, wager.max, wager.unit, wager.amounts)
        return Turn(player.seat, False, False, None, min(settings.bring_in, most), wager, reason, most)
    owed = hand.bet - player.bet
    if not contested:
        wager, reason = None, NO_OPPONENT
    else:
        reason = barred(settings, hand, player, most)
        wager, reason = (None, reason) if reason is not None else _wager(settings, game, hand, player, most)
    call = min(owed, most - player.bet) if owed > 0 else None
    turn = Turn(player.seat, True, owed <= 0, call, None, wager, reason, most, player.bet + (call or 0))
    return without_all_in(turn) if player.loan == "raised" else turn


def barred(settings: Settings, hand: Hand, player: HandSeat, most: int) -> NoWager | None:
    """Why `player` may not bet or raise at all, None when the player may."""
    if most <= hand.bet:
        return SHORT_STACK
    if cap_reached(settings, hand):
        return CAPPED
    if player.acted_at < 0:
        return None
    if player.checked and not settings.check_raise:
        return CHECK_RAISE
    if settings.limit_game and hand.level > player.acted_level:
        return None
    if settings.short_all_in == "half_bet" and settings.limit_game:
        return OPTION_LOST_HALF
    return None if hand.bet - player.acted_at >= hand.raise_size else OPTION_LOST


def least(hand: Hand, limit_game: bool) -> int:
    """The smallest full wager, a total in chips: BET-4; in limit games the next full level (BET-6, BET-7)."""
    return (hand.level if limit_game else hand.bet) + hand.raise_size


def _wager(
    settings: Settings, game: Game, hand: Hand, player: HandSeat, most: int
) -> tuple[Wager | None, NoWager | None]:
    """Kind and bounds of the wager open to `player`, whose chips reach to `most`; or why there is none."""
    limit = settings.limit
    unit = settings.betting_unit
    low = least(hand, settings.limit_game)
    amounts: tuple[int, ...] | None = None
    if limit == "no_limit":
        high = most
    elif limit == "fixed":
        amounts = open_pair_amounts(game, hand) or (low,)
        if most < amounts[-1]:
            amounts = tuple(sorted({min(amount, most) for amount in amounts}))
        low, high = amounts[0], amounts[-1]
    elif limit == "spread":
        high = max(low, hand.level + spread_range(settings, hand)[1])
    else:
        high = max(low, reckon(settings, hand, player).most)
    if hand.bet == 0:
        kind = "bet"
    elif settings.limit_game and hand.bet > hand.level:
        kind = "complete"
    else:
        kind = "raise"
    if unit > 1 and amounts is None:
        low = -(-low // unit) * unit
        high = most if high >= most else max(low, high // unit * unit)
    if most <= low:
        return Wager(kind, most, most, unit, None if amounts is None else (most,)), None  # type: ignore[arg-type]
    return Wager(kind, low, min(high, most), unit, amounts), None  # type: ignore[arg-type]


def half_raise(hand: Hand) -> int:
    """The bet and half a bet or raise more, rounded up: a total in chips (PRO-3)."""
    return hand.bet + (hand.raise_size + 1) // 2


def completes(settings: Settings) -> bool:
    """Whether half a raise is brought up to a whole one, and less is a call (PRO-3)."""
    return settings.half_raise or settings.limit_game
