"""Requests made in a running hand for the next one (STK-1), and the effect of a way in on the blinds."""

from engine.commands import AddChips, Deal, SitIn, decode
from engine.decide import decide
from engine.events import HandStarted
from engine.refusals import Refused
from engine.state import DealPlan, Post, TableState
from engine.view.between import AgainView
from engine.view.dues import paid_again


def chips_coming(state: TableState) -> tuple[tuple[int, int], ...]:
    """Return the seats that bought chips in the hand, and the chips they get at its end."""
    coming: dict[int, int] = {}
    for line in state.asked:
        command = decode(line)
        if isinstance(command, AddChips):
            coming[command.seat] = coming.get(command.seat, 0) + command.amount
    return tuple(sorted(coming.items()))


def again_once_posted(state: TableState, seat: int) -> tuple[AgainView, tuple[Post, ...]] | None:
    """Return the players who pay the blind of the last hand again only if this player posts, with those posts.

    Between hands, for a seat that owes: to come in before the blinds moves the others' (BTN-1 to BTN-3, BTN-6). None
    where
    posting makes no difference or cannot be chosen now.
    """
    try:
        before = decide(state, SitIn(seat=seat, entry="post"))[1]
        plan = _plan(before)
        coming = paid_again(before, plan)
        if coming is None or seat not in plan.positions.dealt:
            return None
        waits = decide(state, SitIn(seat=seat, entry="wait"))[1]
        already = paid_again(waits, _plan(waits))
    except Refused:
        return None
    seats = tuple(other for other in coming.seats if already is None or other not in already.seats)
    posts = tuple(post for post in plan.posts if post.seat in seats and post.kind in ("small_blind", "big_blind"))
    return (AgainView(seats, coming.rule), posts) if seats else None


def _plan(state: TableState) -> DealPlan:
    """Return how the coming hand would be dealt; raises Refused."""
    events, _ = decide(state, Deal())
    return next(event.plan for event in events if isinstance(event, HandStarted))
