"""Side pots: layers at each all-in level (POT-1, POT-2), and the chips nobody can call (POT-3)."""

from msgspec import Struct

from engine.state import Hand


class Pot(Struct, frozen=True):
    """A pot: `amount` in chips, `seats` = live hands that can win it, `unmatched` = those yet to put in their share."""

    amount: int
    seats: tuple[int, ...]
    unmatched: tuple[int, ...] = ()


def uncalled(hand: Hand) -> tuple[int, int] | None:
    """The seat and the chips that nobody can call any more, None when every chip is matched (POT-3)."""
    top = second = 0
    holder = None
    for one in hand.seats:
        if one is None:
            continue
        total = one.total
        if total > top:
            top, second, holder = total, top, one
        elif total > second:
            second = total
    if holder is None or top == second or holder.status == "folded":
        return None
    # an ante is nobody's bet: what goes back comes out of live chips only
    back = min(top - second, holder.bet + holder.put)
    return (holder.seat, back) if back else None


def pots_of(hand: Hand) -> tuple[Pot, ...]:
    """The pots, main pot first; amounts sum to everything put in, folded chips and dead money included."""
    live = [one for one in hand.seats if one is not None and one.status != "folded"]
    if not live:
        return ()
    totals = [one.total for one in hand.seats if one is not None]
    top = max(one.total for one in live)
    levels = sorted({one.total for one in live if one.status == "all_in"} | {top})
    dead = hand.splash + sum(one.dead for one in hand.seats if one is not None)
    pots, below = [], 0
    for number, level in enumerate(levels):
        last = number == len(levels) - 1
        amount = sum(max(0, (total if last else min(total, level)) - below) for total in totals)
        if number == 0:
            amount += dead
        seats = tuple(one.seat for one in live if one.status != "all_in" or one.total >= level)
        unmatched = tuple(
            one.seat
            for one in live
            if one.status == "in" and (one.total < level or (last and hand.phase == "betting" and one.bet < hand.bet))
        )
        if amount:
            pots.append(Pot(amount, seats, unmatched))
        below = level
    return tuple(pots)
