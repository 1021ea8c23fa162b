"""The deal: who cannot pay is out, the plan is carried out, and what needs nobody follows (BTN, BLD, STK-3)."""

from engine import events as ev
from engine.commands import Deal
from engine.decide.flow import follow
from engine.decide.upcards import name_by_upcards, upcards
from engine.decide.work import Work
from engine.positions.entry import seated
from engine.positions.lineup import line_up, passed_over
from engine.positions.plan import plan_deal


def deal(work: Work, command: Deal) -> None:
    """Start the next hand; what the plan refuses (too few players) is refused."""
    if work.state.settings.tournament and work.state.settings.must_cover_small_blind:
        _out_of_play(work)
    plan, short = plan_deal(work.state), passed_over(work.state)
    work.add(ev.HandStarted(work.state.number + 1, plan, short, command.elsewhere))
    if command.up:
        work.add(ev.UpcardsSeen(upcards(work, command.up)))
    name_by_upcards(work)
    follow(work)


def _out_of_play(work: Work) -> None:
    """STK-3: in a tournament who cannot cover the small blind when the big blind comes is out, with all chips."""
    for seat in line_up(work.state).short:
        player = seated(work.state, seat)
        work.add(ev.Taken(seat, player.stack, ev.OUT_OF_PLAY))
