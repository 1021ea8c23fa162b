"""The award of a hand that was read: who has to win what, so that everybody has what the file gives them (POT-5..7)."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain, combinations, islice, product
from typing import Any

import msgspec

from engine.commands import Award
from engine.decide import decide
from engine.events import HandEnded, PotsAwarded
from engine.imports.records import HandRead
from engine.pots.awards import able, divided, part_shares, parts_of
from engine.pots.layers import pots_of
from engine.refusals import Refused
from engine.state import Hand, TableState

IN_ORDER = 400
"""How many ways more are tried for one in the order of the file, once one gives everybody what it should."""
MOST_AWARDS = 20_000
"""How many ways to divide the pots are tried."""

Wins = tuple[tuple[int, int], ...]
"""Seats and chips out of a pot, in the order of the file."""
Winners = tuple[tuple[int, ...], tuple[int, ...]]
"""Who wins the whole or the high half of a part, and who the low half."""


def award_of(state: TableState, hand: HandRead) -> Award | None:
    """The award after which everybody has what the file gives them, None = there is none."""
    assert state.hand is not None
    ways = _all_together(state, hand)
    if hand.pots:  # the pots of another program may be others, and go as its results say
        ways = chain(_pot_by_pot(state, hand.pots), islice(ways, IN_ORDER if parts_of(state.hand) == 1 else 0))
    fits: Award | None = None
    for number, command in enumerate(islice(ways, MOST_AWARDS)):
        nets, pushed = _result(state, command)
        if nets == hand.nets:
            fits = fits or command
            if not hand.pots or pushed == hand.pots:  # shares are pushed in the order of the file, as far as it says
                return command
        if fits is not None and number > IN_ORDER:
            break
    return fits


def _result(state: TableState, command: Award) -> tuple[dict[int, int], tuple[Wins, ...]]:
    """What everybody would have won less put in, and what would be pushed of each pot; nothing = refused."""
    try:
        events, _ = decide(state, command)
    except Refused:
        return {}, ()
    nets = next((dict(event.results) for event in events if isinstance(event, HandEnded)), {})
    awarded = next(event for event in events if isinstance(event, PotsAwarded))
    pushed: list[Counter[int]] = [Counter() for _ in awarded.pots]
    for share in awarded.shares:
        pushed[share.pot - 1][share.seat] += share.amount
    return nets, tuple(tuple(pot.items()) for pot in pushed)


def _pot_by_pot(state: TableState, wins: tuple[Wins, ...]) -> Iterator[Award]:
    """Ways in which each pot goes as the file has it, one for each odd chip; none where the pots are others."""
    assert state.hand is not None
    if len(pots_of(state.hand)) != len(wins):
        return
    for odd in _odd_chips(state.hand):
        parts = [
            _runs_of(state, number, won, odd, in_order=True) or _runs_of(state, number, won, odd)
            for number, won in enumerate(wins, 1)
        ]
        if all(parts):
            yield _award([part for pot in parts for part in pot], odd)


def _runs_of(
    state: TableState, number: int, won: Wins, odd: tuple[int, ...], *, in_order: bool = False
) -> list[dict[str, Any]]:
    """How every run of a pot goes so that everybody takes out what the file says, in its order if wanted."""
    assert state.hand is not None
    hand, worth = state.hand, divided(state.settings, state.hand).worth[number - 1]
    left, order = able(hand, pots_of(hand)[number - 1]), tuple(seat for seat, _ in won)
    seats = [seat for seat in left if seat in order] or list(left)
    ways = {chips: list(_ways_of(state, seats, chips, odd)) for chips in dict.fromkeys(worth)}
    barren: set[Any] = set()

    def rest(run: int, owed: dict[int, int], met: tuple[int, ...]) -> list[Winners] | None:
        if run == len(worth):
            return None if any(owed.values()) else []
        key = (run, met, *sorted(owed.items()))
        if key in barren:
            return None
        for winners, shares in ways[worth[run]]:
            after = owed | {seat: owed.get(seat, 0) - chips for seat, chips in shares.items()}
            seen = (*met, *(seat for seat in shares if seat not in met))
            if min(after.values(), default=0) < 0 or (in_order and seen != order[: len(seen)]):
                continue
            if (later := rest(run + 1, after, seen)) is not None:
                return [winners, *later]
        barren.add(key)
        return None

    chosen = rest(0, dict(won), ()) or ()
    return [_said(number, run if len(worth) > 1 else None, winners) for run, winners in enumerate(chosen, 1)]


def _ways_of(
    state: TableState, seats: list[int], chips: int, odd: tuple[int, ...]
) -> Iterator[tuple[Winners, dict[int, int]]]:
    """Ways in which so many chips go to some of these seats, and what each gets, in the order it is pushed."""
    assert state.hand is not None
    for winners in _choices(seats, split=state.game.split):
        try:
            shares = part_shares(state.settings, state.game, state.hand, winners, chips, (1, 1), odd)
        except Refused:
            continue
        got = Counter[int]()
        for share in shares:
            got[share.seat] += share.amount
        yield winners, {seat: amount for seat, amount in got.items() if amount}


def _choices(seats: list[int], *, split: bool) -> Iterator[Winners]:
    """Who may win a part: some of these, in a split game some the high half and some the low one as well."""
    some = [part for size in range(1, len(seats) + 1) for part in combinations(seats, size)]
    yield from ((part, ()) for part in some)
    if split:
        yield from product(some, some)


def _said(pot: int, run: int | None, winners: Winners) -> dict[str, Any]:
    high, low = winners
    plain: dict[str, Any] = {"pot": pot, "high": high, "low": low} if low else {"pot": pot, "winners": high}
    return plain if run is None else {**plain, "run": run}


def _all_together(state: TableState, hand: HandRead) -> Iterator[Award]:
    """Ways to divide pots of which the file says only what came of them all."""
    assert state.hand is not None
    live = [seat.seat for seat in state.hand.seats if seat is not None and seat.live]
    put = {seat.seat: seat.start - seat.stack for seat in state.hand.seats if seat is not None}
    paid = [seat for seat in live if hand.nets.get(seat, 0) + put[seat] > 0]
    ways = [
        [
            _said(number, None, winners)
            for winners in _choices([s for s in paid if s in pot.seats], split=state.game.split)
        ]
        for number, pot in enumerate(pots_of(state.hand), 1)
    ]
    for pots, odd in product(product(*ways), _odd_chips(state.hand)):
        yield _award(list(pots), odd)


def _odd_chips(hand: Hand) -> tuple[tuple[int, ...], ...]:
    """Who may get the odd chip: nobody is named, or one live hand before all others."""
    live = [seat.seat for seat in hand.seats if seat is not None and seat.live]
    named = ((seat, *(other for other in live if other != seat)) for seat in live)
    return ((), *named) if len(live) > 1 else ((),)


def _award(pots: list[Any], odd: tuple[int, ...]) -> Award:
    """The command, as the table script has it."""
    return msgspec.convert({"do": "award", "pots": pots, **({"odd_chip": odd} if odd else {})}, Award)
