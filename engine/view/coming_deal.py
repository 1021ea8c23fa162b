"""The coming hand: how it would be dealt, which players wait for it, debts before it. Chips, seats from 1."""

from collections.abc import Callable
from contextlib import suppress

from msgspec import Struct

from engine.commands import Deal
from engine.decide import decide
from engine.decide.dealing import coming
from engine.events import HandStarted
from engine.positions.lineup import line_up, presences
from engine.positions.offers import least_raises, next_straddle
from engine.positions.plan import button_stays, chooser, hands_left, killed_plan, plan_deal
from engine.refusals import Refusal, Refused
from engine.state import DealPlan, Post, Presence, TableState
from engine.view.between import AgainView, ButtonView, DueView, Going, LeastRaises, PreviewView, StraddleView
from engine.view.dues import beside_kill, dues, paid_again
from engine.view.requests import chips_coming, goings_asked, paid_again_if_posting


def preview(state: TableState) -> PreviewView:
    """Return the hand that `deal` would deal now, between hands, or in English why it would be refused."""
    coming = coming_deal(state)
    if isinstance(coming, Refusal):
        return PreviewView(button=None, posts=(), seats_in=(), to_act=None, refused=coming.message)
    return coming


def coming_deal(state: TableState) -> PreviewView | Refusal:
    """Return the hand that `deal` would deal now, between hands, or its refusal."""
    try:
        events, dealt = decide(state, Deal()) if state.hand is not None else coming(state)
    except Refused as error:
        return error.refusal
    started = next(event for event in events if isinstance(event, HandStarted))
    plan, offered = started.plan, next_straddle(state, line_up(state))
    positions, hand = plan.positions, dealt.hand
    return PreviewView(
        button=ButtonView(positions.dealt_from, positions.dead),
        posts=plan.posts,
        seats_in=tuple(sorted(positions.dealt)),
        to_act=hand.turn.seat if hand is not None and hand.turn is not None else None,
        small=positions.smalls,
        big=positions.bigs,
        boards=plan.boards,
        bomb=plan.bomb,
        splash=plan.splash,
        killer=plan.killer,
        game=state.game.id,
        bet=plan.bet,
        short=started.short,
        straddle=StraddleView(*offered) if offered is not None else None,
        again=paid_again(state, plan),
    )


def least_of(state: TableState) -> LeastRaises:
    """Return the least raises before the cards, 0 where no hand can be dealt (STR)."""
    with suppress(Refused):
        return LeastRaises(*least_raises(state, line_up(state)))
    return LeastRaises()


class Coming(Struct, frozen=True):
    """The functions about the coming hand."""

    deal: Callable[[TableState], PreviewView | Refusal]
    """Return the hand that `deal` would deal now, or its refusal."""
    plan: Callable[[TableState], DealPlan]
    """Return its plan; raises Refused."""
    killed_plan: Callable[[TableState], DealPlan | None]
    """Return its plan where it has a kill, None otherwise."""
    least_raises: Callable[[TableState], LeastRaises]
    """Return the least raises before the cards."""
    dues: Callable[[TableState], tuple[DueView, ...]]
    """Return the open entry decisions."""
    presences: Callable[[TableState], dict[int, Presence]]
    """Return which players are in, wait or are out, by seat."""
    again_once_posted: Callable[[TableState, int], tuple[AgainView, tuple[Post, ...]] | None]
    """Return the players who pay the blind of the last hand again once a seat posts."""
    chips_coming: Callable[[TableState], tuple[tuple[int, int], ...]]
    """Return the seats that bought chips in the hand, and the chips they get at its end."""
    goings: Callable[[TableState], tuple[tuple[int, Going], ...]]
    """Return the seats that asked in the hand to leave, sit out or come back, and the last such request."""
    beside_kill: Callable[[TableState], tuple[tuple[int, int], ...]]
    """Return the seats of absent players who owe a kill, and the chips each posts dead besides."""
    chooser: Callable[[TableState], int | None]
    """Return the seat that chooses its game (NOW-13)."""
    hands_left: Callable[[TableState], int | None]
    """Return the hands left of the current game (NOW-13)."""
    stays: Callable[[TableState], bool]
    """Return whether the current game stays, whatever was counted (NOW-13)."""


COMING = Coming(
    coming_deal, plan_deal, killed_plan, least_of, dues, presences, paid_again_if_posting, chips_coming,
    goings_asked, beside_kill, chooser, hands_left, button_stays,
)  # fmt: skip
