"""The deal itself: short seats are out, the plan is carried out, absent players fold (BTN, BLD, STK-3).

It imports no more than that, so that views can show the coming deal before any decision.
"""

from engine.decide.command_work import Work, check_not_ended
from engine.events import OUT_OF_PLAY, Acted, AnyEvent, HandStarted, Taken
from engine.positions.lineup import line_up, short_for_big_blind
from engine.positions.plan import plan_deal
from engine.state import TableState


def begin(work: Work, elsewhere: int = 0) -> None:
    """Start the next hand; `elsewhere` = its number in another file, 0 = none.

    Raises:
        Refused: as by the plan (too few players).
    """
    if work.state.settings.tournament and work.state.settings.must_cover_small_blind:
        _remove_short_stacks(work)
    plan, short = plan_deal(work.state), short_for_big_blind(work.state)
    work.add(HandStarted(work.state.number + 1, plan, short, elsewhere))


def _remove_short_stacks(work: Work) -> None:
    """Take all chips of tournament players who cannot cover the small blind when due the big blind (STK-3)."""
    for seat in line_up(work.state).short:
        player = work.state.player(seat)
        assert player is not None
        work.add(Taken(seat, player.stack, OUT_OF_PLAY))


def fold_absent(work: Work) -> None:
    """Fold leavers and absent players in turn, until another player or none is to act."""
    while (hand := work.hand).phase == "betting" and hand.needs is None and hand.turn is not None:
        turn = hand.turn
        is_leaver = turn.seat in work.state.leaving
        if not turn.fold or (not is_leaver and turn.seat not in hand.plan.folded):
            return
        work.add(Acted(turn.seat, "fold", why="left" if is_leaver else "absent"))


def coming(state: TableState) -> tuple[tuple[AnyEvent, ...], TableState]:
    """Return the events of a deal between two hands up to the first player to act, and the state, without upcards.

    Raises:
        Refused: no hand can be dealt, or the session has ended.
    """
    check_not_ended(state)
    work = Work(state)
    begin(work)
    fold_absent(work)
    return tuple(work.events), work.state
