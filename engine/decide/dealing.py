"""The deal itself: who cannot pay is out, the plan is carried out, who is away folds (BTN, BLD, STK-3).

The deal that comes is shown by this alone, before anything is decided.
"""

from engine.decide.command_work import Work, still_open
from engine.events import OUT_OF_PLAY, Acted, AnyEvent, HandStarted, Taken
from engine.positions.lineup import line_up, passed_over
from engine.positions.plan import plan_deal
from engine.state import TableState


def begin(work: Work, elsewhere: int = 0) -> None:
    """Start the next hand, `elsewhere` = its number where it was played before.

    Raises:
        Refused: the plan does (too few players).
    """
    if work.state.settings.tournament and work.state.settings.must_cover_small_blind:
        _out_of_play(work)
    plan, short = plan_deal(work.state), passed_over(work.state)
    work.add(HandStarted(work.state.number + 1, plan, short, elsewhere))


def _out_of_play(work: Work) -> None:
    """STK-3: in a tournament who cannot cover the small blind when the big blind comes is out, with all chips."""
    for seat in line_up(work.state).short:
        player = work.state.player(seat)
        assert player is not None
        work.add(Taken(seat, player.stack, OUT_OF_PLAY))


def fold_absent(work: Work) -> None:
    """Who has left, or is away, folds in turn, until somebody else is to act or nobody is."""
    while (hand := work.hand).phase == "betting" and hand.needs is None and hand.turn is not None:
        turn = hand.turn
        gone = turn.seat in work.state.leaving
        if not turn.fold or (not gone and turn.seat not in hand.plan.folded):
            return
        work.add(Acted(turn.seat, "fold", why="left" if gone else "absent"))


def coming(state: TableState) -> tuple[tuple[AnyEvent, ...], TableState]:
    """What a deal would make happen between two hands, up to who acts first: no card is out that would name a seat.

    Raises:
        Refused: no hand can be dealt, or the session has ended.
    """
    still_open(state)
    work = Work(state)
    begin(work)
    fold_absent(work)
    return tuple(work.events), work.state
