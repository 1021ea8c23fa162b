"""Requests made in a running hand for the next one (STK-1), and the effect of a way in on the blinds."""

from engine.commands import AddChips, Deal, Leave, SitIn, SitOut, decode
from engine.decide import decide
from engine.events import HandStarted
from engine.refusals import Refused
from engine.state import DealPlan, Post, TableState
from engine.view.between import AgainView, Going
from engine.view.dues import paid_again


def chips_coming(state: TableState) -> tuple[tuple[int, int], ...]:
    """Return the seats that bought chips in the hand, and the chips they get at its end."""
    coming: dict[int, int] = {}
    for line in state.asked:
        command = decode(line)
        if isinstance(command, AddChips):
            coming[command.seat] = coming.get(command.seat, 0) + command.amount
    return tuple(sorted(coming.items()))


def goings_asked(state: TableState) -> tuple[tuple[int, Going], ...]:
    """Return the seats that asked in the hand to leave, sit out or come back at its end, and the last such request."""
    goings: dict[int, Going] = {}
    for line in state.asked:
        match decode(line):
            case Leave(seat=seat):
                goings[seat] = "leave"
            case SitOut(seat=seat):
                goings[seat] = "sit_out"
            case SitIn(seat=seat):
                goings[seat] = "sit_in"
            case _:
                pass
    return tuple(sorted(goings.items()))


def paid_again_if_posting(state: TableState, seat: int) -> tuple[AgainView, tuple[Post, ...]] | None:
    """Return the players who pay the blind of the last hand again only if this player posts, with those posts.

    Between hands, for a seat that owes: to come in before the blinds moves the others' (BTN-1 to BTN-3, BTN-6). None
    where posting makes no difference or cannot be chosen now.
    """
    try:
        posted = decide(state, SitIn(seat=seat, entry="post"))[1]
        plan = _plan(posted)
        paid_posting = paid_again(posted, plan)
        if paid_posting is None or seat not in plan.positions.dealt:
            return None
        waiting = decide(state, SitIn(seat=seat, entry="wait"))[1]
        paid_waiting = paid_again(waiting, _plan(waiting))
    except Refused:
        return None
    seats = tuple(other for other in paid_posting.seats if paid_waiting is None or other not in paid_waiting.seats)
    posts = tuple(post for post in plan.posts if post.seat in seats and post.kind in ("small_blind", "big_blind"))
    return (AgainView(seats, paid_posting.rule), posts) if seats else None


def _plan(state: TableState) -> DealPlan:
    """Return how the coming hand would be dealt; raises Refused."""
    events, _ = decide(state, Deal())
    return next(event.plan for event in events if isinstance(event, HandStarted))
