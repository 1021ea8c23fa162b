"""Acts out of turn (PRO-8): each binds the player's next turn unless the action changes before it."""

from msgspec.structs import replace

from engine.settings.records import Settings
from engine.state import WAGERS, Early, NoWager, Turn, Wager

BOUND = NoWager("out_of_turn", "PRO-8")
CHECKED_EARLY = NoWager("checked_out_of_turn", "PRO-8")


def after_action(settings: Settings, early: tuple[Early, ...], seat: int, kind: str) -> tuple[Early, ...]:
    """Return the early acts left after `seat` acts (PRO-8).

    A seat's own early act is used up; a bet, a raise, or with `call_frees` a call, frees the others.
    """
    if not early:
        return early
    frees = kind in WAGERS or (kind == "call" and settings.out_of_turn == "call_frees")
    return tuple(act if act.freed or not frees else replace(act, freed=True) for act in early if act.seat != seat)


def binds(settings: Settings, early_act: Early) -> bool:
    """Return whether an act out of turn still closes an action on that turn (PRO-8)."""
    bars_raise = early_act.action == "check" and settings.early_check == "bars_raise"
    return not early_act.freed or early_act.action == "fold" or bars_raise


def bound_turn(settings: Settings, turn: Turn, early: tuple[Early, ...]) -> Turn:
    """Return the turn limited by the player's early act (PRO-8): to that action, or without a raise after a check."""
    early_act = next((other for other in early if other.seat == turn.seat), None)
    if early_act is None:
        return turn
    if early_act.action == "fold":
        return replace(turn, check=False, call=None, wager=None, no_wager=BOUND) if turn.fold else turn
    if early_act.freed:
        return replace(turn, wager=None, no_wager=CHECKED_EARLY) if binds(settings, early_act) else turn
    if early_act.action == "check":
        if turn.check:
            return replace(turn, fold=False, wager=None, no_wager=BOUND)
        return replace(turn, wager=None, no_wager=CHECKED_EARLY)
    if early_act.action == "call":
        # a call with nothing to call becomes a check
        return replace(turn, fold=False, wager=None, no_wager=BOUND)
    if turn.wager is None:
        # an all-in, or a raise where none is open, becomes a call
        return replace(turn, fold=False, check=False, no_wager=BOUND) if turn.call is not None else turn
    wager = _bound_wager(turn, early_act)
    return turn if wager is None else replace(turn, fold=False, check=False, call=None, wager=wager)


def bound_to(turn: Turn) -> bool:
    """Return whether an early act closes every other action on this turn (PRO-8)."""
    return turn.no_wager == BOUND or not (turn.fold or turn.bring_in is not None)


def _bound_wager(turn: Turn, early_act: Early) -> Wager | None:
    """Return the wager announced out of turn, fitted to the open bounds; None where no wager is open."""
    wager = turn.wager
    if wager is None:
        return None
    to = turn.all_in_to if early_act.action == "all_in" else (early_act.to or wager.min)
    to = min(max(to, wager.min), wager.max)
    if wager.amounts is not None and to not in wager.amounts:
        to = wager.amounts[0]
    return Wager(wager.kind, to, to, wager.unit, (to,))
