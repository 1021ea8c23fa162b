"""What is done before a hand that was read is dealt: the rules, who comes and goes, the button, what is announced."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from engine.decide import decide
from engine.events import HandStarted
from engine.imports.doing import command_of
from engine.imports.records import HandRead
from engine.imports.tournaments import entries
from engine.refusals import Refused
from engine.state import DealPlan, TableState

FREE: dict[str, Any] = {
    "new_player": "free",
    "missed_blinds": "none",
    "enter_between": True,
    "enter_on_button": True,
    "button_rule": "dead",
    "button_blind": 0,
    "bring_in": 0,
    "smallest_chip": 1,
}
"""Who comes and goes owes nothing: what was posted stands in the file."""
CHANGING = ("rake", "straddle", "ante", "cap", "bets", "blinds", "kill")
"""Keys that a hand may have and the next one not."""


def rules_of(hand: HandRead) -> dict[str, Any]:
    """The table's keys, with rake and drop that take from the pot what was taken."""
    rake: dict[str, Any] = {}
    if hand.rake:
        rake |= {"percent": 100, "cap": hand.rake}
    if hand.drop:
        rake |= {"jackpot": {"amount": hand.drop, "pot": 0, "players": 2}}
    money = {"money": {"currency": hand.currency, "minor_units": 1}} if hand.currency else {}
    again = len(hand.straddles) - 1
    blind = hand.straddles or hand.sleepers
    allowed = {"allow": "any", "restraddles": max(0, again), "sleepers": bool(hand.sleepers)}
    straddle = {"straddle": allowed} if blind else {}
    return {**FREE, **hand.settings, **money, **straddle, "seats": hand.seats, **({"rake": rake} if rake else {})}


def before(state: TableState, hand: HandRead, at: int) -> Iterator[dict[str, Any]]:
    """What is done before the deal: rules, who comes, goes and with what, what is announced; `at` = the second."""
    if state.number:
        yield {"do": "change", "table": dict.fromkeys(CHANGING) | rules_of(hand), "at": at}
    yield from entries(state, hand) if hand.tournament is not None else _seats(state, hand)
    if hand.killer and not hand.kill_late:
        yield {"do": "kill", "seat": hand.killer, "due": True}
    for seat, to in hand.straddles:
        yield {"do": "straddle", "seat": seat, "to": to}
    for seat, to in hand.sleepers:
        yield {"do": "sleeper", "seat": seat, "to": to}
    if hand.bomb:
        yield {"do": "bomb", "ante": hand.bomb, "boards": hand.boards}
    elif hand.boards > 1:
        yield {"do": "boards", "boards": hand.boards}
    if hand.splash:
        yield {"do": "splash", "amount": hand.splash}


def _seats(state: TableState, hand: HandRead) -> Iterator[dict[str, Any]]:
    """Who comes and goes in a cash game, with what."""
    wanted = {seat: (name, stack) for seat, name, stack in hand.players}
    stays = set()
    for seat, player in enumerate(state.seats, 1):
        if player is not None and wanted.get(seat) == (player.name, player.stack):
            stays.add(seat)
        elif player is not None:
            yield {"do": "leave", "seat": seat}
    for seat, (name, stack) in wanted.items():
        if seat not in stays:
            yield {"do": "sit", "seat": seat, "player": name, "stack": stack, "entry": "post"}


def button(state: TableState, hand: HandRead) -> tuple[dict[str, Any], ...]:
    """What puts the button and the blinds where the file has them: a button rule (BTN-1 to 3), else the floor (BTN-7).

    Where nobody posts the small blind only a rule that goes on from the hand before can say so.
    """
    put = {"do": "button", "seat": hand.button}
    if state.positions is None:
        return (put,)
    rules = ({"do": "change", "table": {"button_rule": rule}} for rule in ("dead", "moving", "simplified"))
    ways = [(), *((rule,) for rule in rules)]
    dealt = [_dealt(state, way) for way in ways]
    wanted = _at_the_deal(hand)
    for exact in (True, False):
        for way, plan in zip(ways, dealt, strict=True):
            if plan is not None and posts_of(plan) == wanted and (not exact or plan.positions.lies == hand.button):
                return way
        if exact and (plan := _dealt(state, (put,))) is not None and posts_of(plan) == wanted:
            return (put,)
    return (put,)


def posts_of(plan: DealPlan) -> dict[int, int]:
    """What everybody posts, by seat."""
    posted = defaultdict[int, int](int)
    for post in plan.posts:
        posted[post.seat] += post.amount
    return dict(posted)


def _dealt(state: TableState, lines: tuple[dict[str, Any], ...]) -> DealPlan | None:
    """What the deal would do after these lines, None = it is refused."""
    try:
        for line in (*lines, {"do": "deal"}):
            events, state = decide(state, command_of(line))
    except Refused:
        return None
    return next((event.plan for event in events if isinstance(event, HandStarted)), None)


def _at_the_deal(hand: HandRead) -> dict[int, int]:
    """What everybody posted before those came in who had missed their blinds."""
    posted = {seat: amount for seat, amount in hand.posted.items() if amount}
    for seat, live, dead in hand.late:
        posted[seat] -= live + dead
    if hand.kill_late:
        posted[hand.killer] -= hand.kill_late
    return {seat: amount for seat, amount in posted.items() if amount > 0}
