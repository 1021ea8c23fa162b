"""Acts out of turn (PRO-8): noted, they bind the turn when it comes, unless the action changed in between."""

from msgspec.structs import replace

from engine.settings.records import Settings
from engine.state import Early, NoWager, Turn, Wager

BOUND = NoWager("out_of_turn", "PRO-8")
CHECKED_EARLY = NoWager("checked_out_of_turn", "PRO-8")


def after_action(settings: Settings, early: tuple[Early, ...], seat: int, kind: str) -> tuple[Early, ...]:
    """PRO-8: the notes left once `seat` acted: its own is used up; a bet, raise or (call_frees) call frees the rest."""
    if not early:
        return early
    frees = kind in ("bet", "raise", "complete") or (kind == "call" and settings.out_of_turn == "call_frees")
    return tuple(note if note.freed or not frees else replace(note, freed=True) for note in early if note.seat != seat)


def binds(settings: Settings, note: Early) -> bool:
    """Whether an act out of turn still leaves something closed on that turn (PRO-8)."""
    barred = note.action == "check" and settings.early_check == "bars_raise"
    return not note.freed or note.action == "fold" or barred


def bound(settings: Settings, turn: Turn, early: tuple[Early, ...]) -> Turn:
    """PRO-8: the turn as a noted act leaves it: only that action, or free again, but no raise where a check bars it."""
    noted = next((note for note in early if note.seat == turn.seat), None)
    if noted is None:
        return turn
    if noted.action == "fold":
        return replace(turn, check=False, call=None, wager=None, no_wager=BOUND) if turn.fold else turn
    if noted.freed:
        return replace(turn, wager=None, no_wager=CHECKED_EARLY) if binds(settings, noted) else turn
    if noted.action == "check":
        if turn.check:
            return replace(turn, fold=False, wager=None, no_wager=BOUND)
        return replace(turn, wager=None, no_wager=CHECKED_EARLY)
    if noted.action == "call":
        # with nothing to call it comes to a check
        return replace(turn, fold=False, wager=None, no_wager=BOUND)
    if turn.wager is None:
        # all in, or a raise where none is open: what it comes to is a call
        return replace(turn, fold=False, check=False, no_wager=BOUND) if turn.call is not None else turn
    only = _only(turn, noted)
    return turn if only is None else replace(turn, fold=False, check=False, call=None, wager=only)


def bound_to(turn: Turn) -> bool:
    """Whether a noted act leaves nothing else open on this turn (PRO-8)."""
    return turn.no_wager == BOUND or not (turn.fold or turn.bring_in is not None)


def _only(turn: Turn, noted: Early) -> Wager | None:
    """The wager that was announced out of turn, fitted to what is open now; None where no wager is."""
    wager = turn.wager
    if wager is None:
        return None
    to = turn.all_in_to if noted.action == "all_in" else (noted.to or wager.min)
    to = min(max(to, wager.min), wager.max)
    if wager.amounts is not None and to not in wager.amounts:
        to = wager.amounts[0]
    return Wager(wager.kind, to, to, wager.unit, (to,))
