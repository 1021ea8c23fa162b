"""What is done before a hand that was read is dealt: the rules, who comes and goes, the button, what is announced."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from enum import IntEnum
from itertools import chain
from typing import Any

from engine.decide import decide
from engine.events import HandStarted
from engine.imports.agreement import words_of
from engine.imports.house_rules import USUAL
from engine.imports.posts import of_blinds
from engine.imports.records import HandRead
from engine.imports.script_run import command_of
from engine.imports.tournaments import entries
from engine.refusals import Refused
from engine.settings.currencies import decimals
from engine.state import DealPlan, Hand, TableState

FREE: dict[str, Any] = {
    "new_player": "free",
    "missed_blinds": "none",
    "enter_between": True,
    "enter_on_button": True,
    "button_rule": "dead",
    "button_blind": 0,
    "bring_in": 0,
    "smallest_chip": 1,
    "odd_chip": "left_of_button",
}
"""Who comes and goes owes nothing: what was posted stands in the file."""
CHANGING = ("rake", "straddle", "ante", "cap", "bets", "kill", "betting_unit")
"""Keys that a hand may have and the next one not."""


def rules_of(hand: HandRead) -> dict[str, Any]:
    """The table's keys, with rake and drop that take from the pot what was taken."""
    rake: dict[str, Any] = {}
    if hand.rake:
        rake |= {"percent": 100, "cap": hand.rake}
    if hand.drop:
        rake |= {"jackpot": {"amount": hand.drop, "pot": 0, "players": 2}}
    worth = 10 ** decimals(hand.currency) if hand.whole else 1
    money = {"money": {"currency": hand.currency, "minor_units": worth}} if hand.currency else {}
    short = {"short_all_in": "half_bet" if hand.settings["limit"] == "fixed" else "full_bet"}
    return {**FREE, **USUAL, **short, **hand.settings, **money, "seats": hand.seats, **({"rake": rake} if rake else {})}


def before(state: TableState, hand: HandRead, at: int) -> Iterator[dict[str, Any]]:
    """What is done before the button is put: rules, who comes, who goes and with what; `at` = the second."""
    if state.number:
        yield {"do": "change", "table": dict.fromkeys(CHANGING) | {"blinds": []} | rules_of(hand), "at": at}
    yield from entries(state, hand) if hand.tournament is not None else _seats(state, hand)


def announced(hand: HandRead) -> Iterator[dict[str, Any]]:
    """What is announced before the deal, once the button lies where it has to."""
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
    """What puts the button and the blinds where the file has them.

    A button rule that goes on from the hand before (BTN-1 to 3), else the floor: the button alone, or the blinds as
    well (BTN-7), as where nobody posts the small blind, several post one, or the button was bought.
    """
    put = {"do": "button", "seat": hand.button}
    rules: list[tuple[dict[str, Any], ...]] = []
    if state.positions is not None:
        names = ("dead", "moving", "simplified")
        rules = [(), *(({"do": "change", "table": {"button_rule": name}},) for name in names)]
    floor = ({**put, "smalls": smalls, "bigs": bigs} for smalls, bigs in blinds_of(hand))
    best: tuple[dict[str, Any], ...] = (put,)
    most = (Match.NONE, False, False)
    for way in chain(rules, [(put,)], ((line,) for line in floor)):
        dealt = _dealt(state, (*way, *announced(hand)))
        if dealt is not None:
            match = (_match(dealt, hand), dealt.plan.positions.lies == hand.button, _begins(dealt, hand))
            if match > most and match[0]:
                best, most = way, match
        if most == (Match.ALIKE, True, True):
            break
    return best


def _match(dealt: Hand, hand: HandRead) -> "Match":
    """How far what is posted at the deal is what the file says."""
    if posts_of(dealt.plan) != _at_the_deal(hand):
        return Match.NONE
    wanted = Counter((post.seat, post.word, post.amount) for post in hand.posts)
    for seat, live, dead in (*hand.late, (hand.killer, hand.kill_late, 0)):
        wanted -= Counter({(seat, "extra", live): 1, (seat, "dead", dead): 1})
    return Match.ALIKE if Counter(words_of(dealt.plan)) == wanted or not hand.posts else Match.SUMS


class Match(IntEnum):
    """How far two lists of posts are the same."""

    NONE = 0
    """Not even their sums."""
    SUMS = 1
    """Everybody puts in as much."""
    ALIKE = 2
    """And for the same."""


def blinds_of(hand: HandRead) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Where small and big blinds may be, the likeliest first.

    A killer whose kill stands for a blind (KIL-10), and who is all-in with an ante, posts none. A buyer of the button
    who is all-in with the dead small blind has both (NOW-1).
    """
    smalls = [post.seat for post in hand.posts if post.word == "small"]
    bigs = [post.seat for post in hand.posts if post.word == "big"]
    blinds = hand.settings.get("blinds", ())
    small, big = blinds if len(blinds) > 1 else (0, 0)
    for post in of_blinds(hand.posts, hand.killer):
        (smalls if post.amount == small or post.amount != big else bigs).append(post.seat)
    if bigs:
        yield tuple(smalls), tuple(bigs)
    if not bigs and not smalls and not hand.killer:
        late = [seat for seat, _, _ in hand.late]
        for post in hand.posts:
            if post.word == "dead" and post.seat not in late:
                yield (post.seat,), (post.seat,)
    others = [hand.killer] if hand.killer else []
    others += [post.seat for post in hand.posts if post.word == "ante"]
    for seat in dict.fromkeys(others):
        if not bigs:
            yield tuple(smalls), (seat,)
        elif not smalls and small:
            yield (seat,), tuple(bigs)


def posts_of(plan: DealPlan) -> dict[int, int]:
    """What everybody posts, by seat."""
    posted = defaultdict[int, int](int)
    for post in plan.posts:
        posted[post.seat] += post.amount
    return dict(posted)


def _dealt(state: TableState, lines: Iterable[dict[str, Any]]) -> Hand | None:
    """The hand that would be dealt after these lines, None = one of them is refused."""
    try:
        for line in (*lines, {"do": "deal"}):
            events, state = decide(state, command_of(line))
    except Refused:
        return None
    ended = next((event for event in events if isinstance(event, HandStarted)), None)
    return state.hand if ended is not None else None


def _begins(dealt: Hand, hand: HandRead) -> bool:
    """Whether who acts first in the file is to act, unless somebody posts or dies before that."""
    first = hand.streets[0].acts[:1]
    return (
        not first
        or hand.late != ()
        or bool(hand.kill_late)
        or (dealt.turn is not None and dealt.turn.seat == first[0].seat)
    )


def _at_the_deal(hand: HandRead) -> dict[int, int]:
    """What everybody posted before those came in who had missed their blinds."""
    posted = {seat: amount for seat, amount in hand.posted.items() if amount}
    for seat, live, dead in hand.late:
        posted[seat] -= live + dead
    if hand.kill_late:
        posted[hand.killer] -= hand.kill_late
    return {seat: amount for seat, amount in posted.items() if amount > 0}
