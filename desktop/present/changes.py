"""What a correction would change: figures of the table, purchases and bets before and after it."""

from collections.abc import Callable, Iterable, Sequence
from itertools import takewhile

from msgspec import Struct

from desktop.words.i18n import amounts_in, figure
from desktop.words.phrases import legs_words
from desktop.words.say import say
from engine.events import AnyEvent, ChipsAdded, HandEnded, Noted
from engine.session.counts_and_cash_outs import CashOut, CountHeld
from engine.settings.records import Prizes
from engine.state import TableState
from engine.view import StateView


class ChangeLine(Struct, frozen=True):
    """A figure that the correction would change."""

    what: str
    """Name of the figure."""
    was: str
    """Value now."""
    now: str
    """Value after the correction."""
    seat: int | None = None
    """Seat whose figure it is, None = none."""


def changed_figures(now: StateView, then: StateView, events: Sequence[AnyEvent]) -> list[ChangeLine]:
    """Return next action, pots, button, kill, dues, kitty; a seat may have different players in the two histories."""
    kill = _kill(then)
    if kill == "-" and _waived(events):
        kill = say("kill_waived")
    return [
        ChangeLine(say("change_next"), _next_action(now), _next_action(then)),
        ChangeLine(say("change_pot"), _pots(now), _pots(then)),
        ChangeLine(say("change_button"), _button(now), _button(then)),
        ChangeLine(say("change_kill"), _kill(now), kill),
        ChangeLine(say("change_dues"), _dues(now), _dues(then)),
        ChangeLine(say("change_kitty"), figure(now.raked), figure(then.raked)),
    ]


def changed_buys(seat: int, name: str, events: Iterable[AnyEvent], prizes: Prizes) -> list[ChangeLine]:
    """Return a player's later purchases for prizes; chips and price stay, even for those bought after a bust."""
    what = say("change_bought", name=name)
    with amounts_in(prizes.money):
        price = {"rebuy": figure(prizes.rebuy), "add_on": figure(prizes.add_on)}
    return [
        ChangeLine(what, say(f"way_{event.what}", amount=price[event.what]), say("change_kept"), seat)
        for event in events
        if isinstance(event, ChipsAdded) and event.seat == seat and event.what
    ]


def changed_buy_ins(now: TableState, then: TableState) -> list[ChangeLine]:
    """Return changed totals of buy-ins: a wrong buy-in that is corrected later keeps the stack (STK-1)."""
    if then.settings.tournament:
        return []
    before = {player.name: player.bought for player in now.seats if player is not None}
    return [
        ChangeLine(say("change_bought", name=player.name), figure(before[player.name]), figure(player.bought), seat)
        for seat, player in enumerate(then.seats, 1)
        if player is not None and player.name in before
    ]


def changed_counts(counts: Iterable[CountHeld], named: Callable[[int, int], str]) -> list[ChangeLine]:
    """Return later counts that stay, with their differences (STK-1); `named` maps seat and step to the player then."""
    lines = []
    for count in counts:
        place = say("count_in" if count.running else "count_after", hand=count.hand)
        count_words = say("count_was", amount=figure(count.stack), place=place, off=count_off(count.was))
        what = say("change_counted", name=named(count.seat, count.step))
        lines.append(ChangeLine(what, count_words, say("count_now", off=count_off(count.now)), count.seat))
    return lines


def changed_cash_outs(left: Iterable[CashOut]) -> list[ChangeLine]:
    """Return players who left later with other stacks; they took the chips along and settle the difference."""
    return [
        ChangeLine(
            say("change_left", name=out.name),
            say("left_was", amount=figure(out.was), hand=out.hand),
            say("left_too_much" if out.was > out.now else "left_too_little", amount=figure(abs(out.was - out.now))),
        )
        for out in left
    ]


def count_off(difference: int) -> str:
    """Return in words by how many chips a count differs from the computed stack."""
    if not difference:
        return say("count_right")
    return say("count_more" if difference > 0 else "count_less", amount=figure(abs(difference)))


def changed_bets(now: StateView, then: StateView) -> list[ChangeLine]:
    """Return the changed bets of the running round, as with a kill that becomes due or a call of it."""
    if now.hand != then.hand or now.to_act is None:
        return []
    return [
        ChangeLine(say("change_put", name=player.player), figure(now.seats[seat].bet), figure(player.bet), seat)
        for seat, player in sorted(then.seats.items())
        if seat in now.seats and now.seats[seat].player == player.player
    ]


def _next_action(view: StateView) -> str:
    """Return in words who acts next, or the phase of the hand."""
    if view.to_act is not None:
        return say("stands_act", name=_name(view, view.to_act), hand=view.hand)
    return say("stands_" + view.phase, hand=view.hand)


def _name(view: StateView, seat: int) -> str:
    player = view.seats.get(seat)
    return player.player if player is not None else str(seat)


def _pots(view: StateView) -> str:
    return " + ".join(figure(pot.amount) for pot in view.pots) or "0"


def _button(view: StateView) -> str:
    if view.button is None:
        return "-"
    return say("change_dead", seat=view.button.seat) if view.button.dead else str(view.button.seat)


def _kill(view: StateView) -> str:
    kill = view.kill
    if kill.due is not None:
        return say("kill_is_due", name=_name(view, kill.due))
    if kill.active:
        killer = next((post.seat for post in view.posts if post.kind == "kill"), None)
        words = say("kill_is_on", amount=figure(kill.amount))
        return words if killer is None else say("kill_is_of", name=_name(view, killer), kill=words)
    return legs_words(view, lambda seat: _name(view, seat)) or "-"


def _waived(events: Sequence[AnyEvent]) -> bool:
    """Return whether the end of the corrected hand, the first in `events`, waives its kill (NOW-10)."""
    end = takewhile(lambda event: not isinstance(event, HandEnded), events)
    return any(isinstance(event, Noted) and event.what == "kill_waived" for event in end)


def _dues(view: StateView) -> str:
    return ", ".join(_name(view, due.seat) for due in view.dues) or "-"
