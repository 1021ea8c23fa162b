"""The award of a hand that was read: who has to win what, so that everybody has what the file gives them (POT-5..7)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, combinations, product
from typing import Any, NamedTuple

import msgspec

from engine.commands import Award
from engine.decide import decide
from engine.events import HandEnded, PotsAwarded
from engine.imports.agreement import as_said, pushed
from engine.imports.records import HandRead, Wins
from engine.pots.awards import able, divided, part_shares
from engine.pots.layers import pots_of
from engine.refusals import Refused
from engine.state import Hand, TableState

MOST_TRIES = 100_000
"""How many steps are made to find who has to win what, for each odd chip."""

HalfWinners = tuple[tuple[int, ...], tuple[int, ...]]
"""Who wins the whole or the high half of a part, and who the low half."""


def award_of(state: TableState, hand: HandRead) -> Award | None:
    """The award after which everybody has what the file gives them, None = there is none."""
    assert state.hand is not None
    ways = _all_together(state, hand)
    if hand.pots:  # the pots of another program may be others, and go as its results say
        ways = chain(_pot_by_pot(state, hand.pots), ways)
    fits: Award | None = None
    for command in ways:
        nets, pots = _result(state, command)
        if nets == hand.nets and as_said(hand, pots):
            fits = fits or command
            if not hand.pots or pots == hand.pots:  # shares are pushed in the order of the file, as far as it says
                return command
    return fits


def _result(state: TableState, command: Award) -> tuple[dict[int, int], tuple[Wins, ...]]:
    """What everybody would have won less put in, and what would be pushed of each pot; nothing = refused."""
    try:
        events, _ = decide(state, command)
    except Refused:
        return {}, ()
    nets = next((dict(event.results) for event in events if isinstance(event, HandEnded)), {})
    awarded = next(event for event in events if isinstance(event, PotsAwarded))
    return nets, pushed(awarded)


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


class _Part(NamedTuple):
    """A run of a pot, and who may win it."""

    pot: int
    """From 1."""
    run: int | None
    """From 1, None = the pot has one."""
    chips: int
    """What it is worth after rake and drop."""
    seats: tuple[int, ...]
    """Who may win it."""


def _runs_of(
    state: TableState, number: int, won: Wins, odd: tuple[int, ...], *, in_order: bool = False
) -> list[dict[str, Any]]:
    """How every run of a pot goes so that everybody takes out what the file says, in its order if wanted."""
    assert state.hand is not None
    left, order = able(state.hand, pots_of(state.hand)[number - 1]), tuple(seat for seat, _ in won)
    seats = tuple(seat for seat in left if seat in order) or left
    return _goes(state, _parts(state, number, seats), won, odd, in_order=in_order)


def _parts(state: TableState, number: int, seats: tuple[int, ...]) -> list[_Part]:
    """The runs of a pot, which these seats may win."""
    assert state.hand is not None
    worth = divided(state.settings, state.hand).worth[number - 1]
    several = len(worth) > 1
    return [_Part(number, run if several else None, chips, seats) for run, chips in enumerate(worth, 1)]


def _goes(
    state: TableState, parts: Sequence[_Part], won: Wins, odd: tuple[int, ...], *, in_order: bool = False
) -> list[dict[str, Any]]:
    """How each of these parts goes so that everybody takes out what is wanted of them all, in its order if wanted."""
    order = tuple(seat for seat, _ in won)
    ways = {key: list(_ways_of(state, *key, odd)) for key in dict.fromkeys((part.seats, part.chips) for part in parts)}
    barren: set[Any] = set()
    tries = MOST_TRIES

    def rest(place: int, owed: dict[int, int], met: tuple[int, ...]) -> list[HalfWinners] | None:
        nonlocal tries
        if place == len(parts):
            return None if any(owed.values()) else []
        key = (place, met if in_order else (), *sorted(owed.items()))
        if key in barren:
            return None
        for winners, shares in ways[parts[place].seats, parts[place].chips]:
            if (tries := tries - 1) < 0:
                return None
            after = owed | {seat: owed.get(seat, 0) - chips for seat, chips in shares.items()}
            seen = (*met, *(seat for seat in shares if seat not in met))
            if min(after.values(), default=0) < 0 or (in_order and seen != order[: len(seen)]):
                continue
            if (later := rest(place + 1, after, seen)) is not None:
                return [winners, *later]
        barren.add(key)
        return None

    chosen = rest(0, dict(won), ()) or ()
    return [_said(part.pot, part.run, winners) for part, winners in zip(parts, chosen, strict=False)]


def _ways_of(
    state: TableState, seats: tuple[int, ...], chips: int, odd: tuple[int, ...]
) -> Iterator[tuple[HalfWinners, dict[int, int]]]:
    """Ways in which so many chips go to some of these seats, and what each gets, in the order it is pushed."""
    assert state.hand is not None
    known: set[Wins] = set()
    for winners in _choices(seats, split=state.game.split):
        try:
            shares = part_shares(state.settings, state.game, state.hand, winners, chips, (1, 1), odd)
        except Refused:
            continue
        got = Counter[int]()
        for share in shares:
            got[share.seat] += share.amount
        pushed = {seat: amount for seat, amount in got.items() if amount}
        if (way := tuple(pushed.items())) not in known:
            known.add(way)
            yield winners, pushed


def _choices(seats: tuple[int, ...], *, split: bool) -> Iterator[HalfWinners]:
    """Who may win a part: some of these, in a split game some the high half and some the low one as well."""
    some = [part for size in range(1, len(seats) + 1) for part in combinations(seats, size)]
    yield from ((part, ()) for part in some)
    if split:
        yield from product(some, some)


def _said(pot: int, run: int | None, winners: HalfWinners) -> dict[str, Any]:
    high, low = winners
    plain: dict[str, Any] = {"pot": pot, "high": high, "low": low} if low else {"pot": pot, "winners": high}
    return plain if run is None else {**plain, "run": run}


def _all_together(state: TableState, hand: HandRead) -> Iterator[Award]:
    """Ways to divide pots of which the file says only what came of them all, one for each odd chip."""
    assert state.hand is not None
    put = {seat.seat: seat.start - seat.stack for seat in state.hand.seats if seat is not None and seat.live}
    won = tuple((seat, chips) for seat in put if (chips := hand.nets.get(seat, 0) + put[seat]) > 0)
    parts: list[_Part] = []
    for number, pot in enumerate(pots_of(state.hand), 1):
        left = able(state.hand, pot)
        parts += _parts(state, number, tuple(seat for seat, _ in won if seat in left))
    for odd in _odd_chips(state.hand):
        if chosen := _goes(state, parts, won, odd):
            yield _award(chosen, odd)


def _odd_chips(hand: Hand) -> tuple[tuple[int, ...], ...]:
    """Who may get the odd chip: nobody is named, or one live hand before all others."""
    live = [seat.seat for seat in hand.seats if seat is not None and seat.live]
    named = ((seat, *(other for other in live if other != seat)) for seat in live)
    return ((), *named) if len(live) > 1 else ((),)


def _award(pots: list[Any], odd: tuple[int, ...]) -> Award:
    """The command, as the table script has it."""
    return msgspec.convert({"do": "award", "pots": pots, **({"odd_chip": odd} if odd else {})}, Award)
