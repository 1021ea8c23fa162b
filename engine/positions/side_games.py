"""Payments outside the pots: seven-deuce, stand-up game, time collection (NOW-4, NOW-5, NOW-7). Chips, seats from 1."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from engine.refusals import refuse
from engine.state import Hand, LastHand, StandUp, TableState
from engine.values import parse_cards

Purpose = str


class SidePayment(Struct, frozen=True):
    """A payment due outside the pot."""

    payer: int
    """The paying seat."""
    to: int | None
    """The receiving seat, None = the house."""
    amount: int
    """The amount, in chips."""


def payments(state: TableState, purpose: Purpose) -> tuple[SidePayment, ...]:
    """Return the payments due for `time`, `seven_deuce` or `stand_up`, each at most the stack (NOW-4, NOW-5, NOW-7).

    Raises:
        Refused: another purpose (`unknown`), or the house does not play it (`illegal_action`).
    """
    handlers = {"time": _time, "seven_deuce": _seven_deuce, "stand_up": _stand_up}
    if purpose not in handlers:
        raise refuse("unknown", "no_purpose", "NOW-7", known=tuple(handlers), purpose=repr(purpose[:20]))
    return handlers[purpose](state)


def _time(state: TableState) -> tuple[SidePayment, ...]:
    """Return the time collection from each seat with chips (NOW-7)."""
    rule = state.settings.time
    if rule is None:
        raise refuse("illegal_action", "no_time", "NOW-7")
    return tuple(
        SidePayment(seat, None, min(rule.amount, player.stack))
        for seat, player in enumerate(state.seats, 1)
        if player is not None and player.stack
    )


def _seven_deuce(state: TableState) -> tuple[SidePayment, ...]:
    """Return the payments to the sole winner who showed seven-deuce from each player dealt in (NOW-4)."""
    amount, last = state.settings.seven_deuce, state.last
    if not amount:
        raise refuse("illegal_action", "no_seven_deuce", "NOW-4")
    winner = collector(last)
    return () if winner is None else _payments_of_each(state, last.dealt, winner, amount, "seven_deuce", to_one=True)


def collector(last: LastHand) -> int | None:
    """Return the seat that won the last hand alone and showed a seven and a deuce, else None (NOW-4)."""
    if len(last.winners) != 1:
        return None
    shown = next((parse_cards(cards) for seat, cards in last.shown if seat == last.winners[0]), ())
    return last.winners[0] if sorted(card[0] for card in shown) == ["2", "7"] else None


def _stand_up(state: TableState) -> tuple[SidePayment, ...]:
    """Return the payments of the last player standing to each of the others (NOW-5)."""
    amount, game = state.settings.stand_up, state.stand_up
    if not amount:
        raise refuse("illegal_action", "no_stand_up", "NOW-5")
    if game is None or len(game.standing) != 1:
        return ()
    return _payments_of_each(state, game.players, game.standing[0], amount, "stand_up", to_one=False)


def _payments_of_each(
    state: TableState, seats: Sequence[int], single: int, amount: int, purpose: Purpose, *, to_one: bool
) -> tuple[SidePayment, ...]:
    """Return the payments of each of `seats` to `single`, or the reverse, without those already made."""
    due = []
    player = state.player(single)
    remaining = player.stack if player is not None else 0
    for seat in seats:
        other = state.player(seat) if seat <= len(state.seats) else None
        if seat == single or other is None or player is None:
            continue
        payer, to = (seat, single) if to_one else (single, seat)
        if (payer, to, purpose) in state.last.paid:
            continue
        chips = min(amount, other.stack if to_one else remaining)
        remaining -= 0 if to_one else chips
        if chips:
            due.append(SidePayment(payer, to, chips))
    return tuple(due)


def hand_over(game: StandUp | None, hand: Hand) -> StandUp:
    """Return the game after a hand: sole winners of a pot sit down; None = all dealt in stand up first (NOW-5).

    If several pots would seat all the players left standing at once, they stay standing.
    """
    everyone = tuple(sorted(hand.order))
    game = game or StandUp(everyone, everyone)
    if len(game.standing) < 2:
        return game
    winners = _sole_winners(hand)
    left = tuple(seat for seat in game.standing if seat not in winners)
    return replace(game, standing=left) if left else game


def _sole_winners(hand: Hand) -> set[int]:
    """Return the seats that took all of a pot that others could win, or that all others folded."""
    takers = set()
    for number, pot in enumerate(hand.awarded, 1):
        winners = {share.seat for share in hand.shares if share.pot == number}
        if len(winners) == 1 and (hand.by_folds or len(pot.seats) > 1):
            takers |= winners
    return takers
