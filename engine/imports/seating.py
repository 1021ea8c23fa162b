"""Returns the script lines before the deal of an imported hand: rules, players, button, announcements."""

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
"""Rules without entry debts, because all posts are given in the file."""
CHANGING = ("rake", "straddle", "ante", "cap", "bets", "kill", "betting_unit")
"""Keys that one hand may have and the next not."""


def rules_of(hand: HandRead) -> dict[str, Any]:
    """Return the table's keys, with a rake and drop that take from the pot what was taken in the file."""
    rake: dict[str, Any] = {}
    if hand.rake:
        rake |= {"percent": 100, "cap": hand.rake}
    if hand.drop:
        rake |= {"jackpot": {"amount": hand.drop, "pot": 0, "players": 2}}
    worth = 10 ** decimals(hand.currency) if hand.whole else 1
    money = {"money": {"currency": hand.currency, "minor_units": worth}} if hand.currency else {}
    short = {"short_all_in": "half_bet" if hand.settings["limit"] == "fixed" else "full_bet"}
    return {**FREE, **USUAL, **short, **hand.settings, **money, "seats": hand.seats, **({"rake": rake} if rake else {})}


def lines_before_button(state: TableState, hand: HandRead, second: int) -> Iterator[dict[str, Any]]:
    """Yield the lines before the button is set, at this second: rules, and players who come, go or change stacks."""
    if state.number:
        yield {"do": "change", "table": dict.fromkeys(CHANGING) | {"blinds": []} | rules_of(hand), "at": second}
    yield from entries(state, hand) if hand.tournament is not None else _seats(state, hand)


def announced(hand: HandRead) -> Iterator[dict[str, Any]]:
    """Yield the announcements before the deal, after the button is set."""
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
    """Yield the lines by which players leave and sit in a cash game."""
    players = {seat: (name, stack) for seat, name, stack in hand.players}
    staying = set()
    for seat, player in enumerate(state.seats, 1):
        if player is not None and players.get(seat) == (player.name, player.stack):
            staying.add(seat)
        elif player is not None:
            yield {"do": "leave", "seat": seat}
    for seat, (name, stack) in players.items():
        if seat not in staying:
            yield {"do": "sit", "seat": seat, "player": name, "stack": stack, "entry": "post"}


def button(state: TableState, hand: HandRead) -> tuple[dict[str, Any], ...]:
    """Return the lines that put button and blinds where they are in the file.

    A button rule that continues from the hand before (BTN-1 to 3), else a floor decision: the button alone, or with the
    blinds (BTN-7), as where no small blind is posted, or several are, or the button was bought.
    """
    put = {"do": "button", "seat": hand.button}
    rules: list[tuple[dict[str, Any], ...]] = []
    if state.positions is not None:
        names = ("dead", "moving", "simplified")
        rules = [(), *(({"do": "change", "table": {"button_rule": name}},) for name in names)]
    floor = ({**put, "smalls": smalls, "bigs": bigs} for smalls, bigs in blinds_of(hand))
    best: tuple[dict[str, Any], ...] = (put,)
    best_match = (Match.NONE, False, False)
    for way in chain(rules, [(put,)], ((line,) for line in floor)):
        dealt = _hand_after(state, (*way, *announced(hand)))
        if dealt is not None:
            match = (
                _match(dealt, hand),
                dealt.plan.positions.dealt_from == hand.button,
                _first_to_act_agrees(dealt, hand),
            )
            if match > best_match and match[0]:
                best, best_match = way, match
        if best_match == (Match.ALIKE, True, True):
            break
    return best


def _match(dealt: Hand, hand: HandRead) -> "Match":
    """Return how far the posts of the deal agree with the file."""
    if posts_of(dealt.plan) != _posted_at_deal(hand):
        return Match.NONE
    expected = Counter((post.seat, post.word, post.amount) for post in hand.posts)
    for seat, live, dead in (*hand.late, (hand.killer, hand.kill_late, 0)):
        expected -= Counter({(seat, "extra", live): 1, (seat, "dead", dead): 1})
    return Match.ALIKE if Counter(words_of(dealt.plan)) == expected or not hand.posts else Match.SUMS


class Match(IntEnum):
    """Degree to which two lists of posts agree."""

    NONE = 0
    """Totals differ."""
    SUMS = 1
    """Totals of each seat agree."""
    ALIKE = 2
    """Totals and kinds agree."""


def blinds_of(hand: HandRead) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Yield possible seats of small and big blinds, likeliest first.

    A killer whose kill replaces the blind (KIL-10), and a player all-in with an ante, post none. A buyer of the button
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
    """Return the chips posted by each seat."""
    posted = defaultdict[int, int](int)
    for post in plan.posts:
        posted[post.seat] += post.amount
    return dict(posted)


def _hand_after(state: TableState, lines: Iterable[dict[str, Any]]) -> Hand | None:
    """Return the hand that these lines and a deal would start, None = a line is refused."""
    try:
        for line in (*lines, {"do": "deal"}):
            events, state = decide(state, command_of(line))
    except Refused:
        return None
    started = next((event for event in events if isinstance(event, HandStarted)), None)
    return state.hand if started is not None else None


def _first_to_act_agrees(dealt: Hand, hand: HandRead) -> bool:
    """Return whether the turn is at the first to act in the file; always true with posts after the deal."""
    first = hand.streets[0].acts[:1]
    return (
        not first
        or hand.late != ()
        or bool(hand.kill_late)
        or (dealt.turn is not None and dealt.turn.seat == first[0].seat)
    )


def _posted_at_deal(hand: HandRead) -> dict[int, int]:
    """Return the chips posted by each seat at the deal, without entry posts and kills made after it."""
    posted = {seat: amount for seat, amount in hand.posted.items() if amount}
    for seat, live, dead in hand.late:
        posted[seat] -= live + dead
    if hand.kill_late:
        posted[hand.killer] -= hand.kill_late
    return {seat: amount for seat, amount in posted.items() if amount > 0}
