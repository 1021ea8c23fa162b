"""The bounds of a turn: the open actions of the player to act, their least and most, and why an action is closed.

`fit` turns an amount that is not allowed into a wager: one rule for rulings, the keypad and quick sizes (BET-5).
"""

from typing import Literal

from msgspec import Struct

from engine.betting.limits import cap_reached, open_pair_amounts, reckon, spread_range
from engine.betting.reach import BORROWED, reach, under_cap, without_all_in
from engine.settings.chips import chips_of
from engine.settings.records import Game, Settings
from engine.state import Hand, HandSeat, NoWager, Turn, Wager

NO_OPPONENT = NoWager("opponents_all_in", "BET-2")
SHORT_STACK = NoWager("short_stack", "BET-2")
CAPPED = NoWager("capped", "LIM-2")
OPTION_LOST = NoWager("option_lost", "BET-6")
OPTION_LOST_HALF = NoWager("option_lost", "BET-7")
CHECK_RAISE = NoWager("no_check_raise", "BET-3")


def turn_of(settings: Settings, game: Game, hand: Hand, player: HandSeat) -> Turn | None:
    """Return the turn of `player`, or None when the player has nothing to decide and is not asked (BET-2)."""
    highest_bet, highest_reach = 0, 0
    for other in hand.seats:
        if other is None or other is player or not other.live:
            continue
        if other.status == "in":
            highest_reach = max(highest_reach, reach(settings, other))
        highest_bet = max(highest_bet, other.bet)
    if player.bet >= max(highest_bet, highest_reach):
        return None
    can_be_answered = highest_reach > hand.bet
    most = reach(settings, player)
    if hand.bring_in_seat == player.seat and hand.bet == 0:
        wager = _wager(settings, game, hand, player, most)
        if settings.limit_game:
            wager = Wager("complete", wager.min, wager.max, wager.unit, wager.amounts)
        return Turn(player.seat, False, False, None, min(settings.bring_in, most), wager, None, most)
    owed = hand.bet - player.bet
    reason = barred(settings, hand, player, most) if can_be_answered else NO_OPPONENT
    open_wager = _wager(settings, game, hand, player, most) if reason is None else None
    call = min(owed, most - player.bet) if owed > 0 else None
    turn = Turn(player.seat, True, owed <= 0, call, None, open_wager, reason, most, player.bet + (call or 0))
    return without_all_in(turn) if player.loan == "raised" else turn


def barred(settings: Settings, hand: Hand, player: HandSeat, most: int) -> NoWager | None:
    """Return why `player` may not bet or raise at all, None when allowed (BET-3, BET-6 to BET-8, LIM-2, LIM-3)."""
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
    """Return the smallest full wager, a total in chips: BET-4; in limit games the next full level (BET-6, BET-7)."""
    return (hand.level if limit_game else hand.bet) + hand.raise_size


def _wager(settings: Settings, game: Game, hand: Hand, player: HandSeat, most: int) -> Wager:
    """Return kind and bounds of the wager open to `player`; `most` = the player's total when all-in, in chips."""
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
    if amounts is None:
        low = -(-low // unit) * unit
        high = most if high >= most else max(low, high // unit * unit)
    if most <= low:
        return Wager(kind, most, most, unit, None if amounts is None else (most,))  # type: ignore[arg-type]
    return Wager(kind, low, min(high, most), unit, amounts)  # type: ignore[arg-type]


class AllIn(Struct, frozen=True):
    """The all-in of the player to act, and the reasons why it is less than the stack."""

    to: int = 0
    """The player's total, in chips; 0 = no player is to act."""
    small: int = 0
    """Chips less than a betting unit that stay behind where only whole units play (BET-5)."""
    capped: bool = False
    """Whether the cap of the hand keeps chips out of play (LIM-6)."""
    borrowed: bool = False
    """Whether the limit allows the all-in, and only a loan to raise forbids it (STK-4)."""


def all_in_of(settings: Settings, game: Game, hand: Hand | None) -> AllIn:
    """Return the all-in of the player to act, as stored in the turn when it began."""
    turn = hand.turn if hand is not None else None
    player = hand.seats[turn.seat - 1] if hand is not None and turn is not None else None
    if hand is None or turn is None or player is None:
        return AllIn()
    to, chips, borrowed = turn.all_in_to, under_cap(settings, player), False
    if player.loan == "raised" and (turn.wager is not None or turn.no_wager == BORROWED):
        borrowed = _wager(settings, game, hand, player, to).max >= to
    return AllIn(to, player.bet + chips - to, chips < player.stack, borrowed)


def half_raise(hand: Hand) -> int:
    """Return the bet plus half the last bet or raise, rounded up: a total in chips (PRO-3)."""
    return hand.bet + (hand.raise_size + 1) // 2


def half_raise_counts(settings: Settings) -> bool:
    """Return whether half a raise or more is completed to a full raise, and less is a call (PRO-3)."""
    return settings.half_raise or settings.limit_game


Because = Literal["", "over", "under", "only", "unit"]
"""Over the most (PL-5), under the least (PRO-5), none of the limit's amounts (LIM-1), not payable in chips (BET-5)."""


class Fitted(Struct, frozen=True):
    """The wager that is played in place of an amount."""

    to: int
    """The total that is played, in chips."""
    because: Because = ""
    """Why `to` differs from the intended amount, "" when it does not."""


def fit(wager: Wager, amount: int, all_in: int, chip: int = 0) -> Fitted:
    """Return the legal wager nearest to an amount, the lower one of two equally near (BET-5).

    Args:
        wager: the bounds of the turn, totals in chips.
        amount: the intended total, in chips.
        all_in: the player's total when all-in; it need not be payable in whole chips.
        chip: the chip to pay with, in chips; 0 = any multiple of the betting unit.
    """
    if amount > wager.max:
        return Fitted(wager.max, "over")
    if amount < wager.min:
        return Fitted(wager.min, "under")
    if wager.amounts is not None:
        lower = max(proper for proper in wager.amounts if proper <= amount)
        return Fitted(lower, "" if lower == amount else "only")
    step = max(chip, wager.unit)
    rest = amount % step
    if not rest or amount == all_in:
        return Fitted(amount)
    below = amount - rest
    nearest = below if 2 * rest <= step else below + step
    if nearest < wager.min:
        nearest += step
    if nearest > wager.max:
        nearest = below if chip and wager.min <= below and wager.max < all_in else wager.max
    return Fitted(nearest, "unit")


def usual_chip(settings: Settings) -> int:
    """Return the chip for counting sizes: the largest chip of the house that pays every blind without change.

    At 5/10 it is 5, at 50/100 it is 25; without blinds the bring-in counts, else the smallest bet. In chips,
    always a multiple of the betting unit (BET-5).
    """
    unit = settings.betting_unit
    forced = [blind for blind in settings.blinds if blind] or [settings.bring_in or settings.minimum_bet]
    payable = [chip for chip in chips_of(settings) if not chip % unit and not any(post % chip for post in forced)]
    return max([unit, *payable])
