"""Finds the award of an imported hand: the winners with whom all players have the nets of the file (POT-5..7)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, combinations, product
from typing import Any, NamedTuple

import msgspec

from engine.betting.reach import live_seats
from engine.commands import Award
from engine.decide import decide
from engine.events import HandEnded, PotsAwarded
from engine.imports.agreement import pots_agree, pushed
from engine.imports.records import HandRead, Wins
from engine.pots.awards import divided, eligible_seats, part_shares
from engine.pots.layers import pots_of
from engine.refusals import Refused
from engine.state import Hand, TableState

MOST_TRIES = 100_000
"""Most steps of the search for winners, for each order of odd chips."""

HalfWinners = tuple[tuple[int, ...], tuple[int, ...]]
"""Winners of the whole or the high half of a part, and winners of the low half."""


def award_of(state: TableState, hand: HandRead) -> Award | None:
    """Return an award that gives all players the nets of the file, None = there is none."""
    assert state.hand is not None
    awards = _awards_by_nets(state, hand)
    if hand.pots:  # pots of another program may differ, and are awarded by the nets
        awards = chain(_awards_by_pots(state, hand.pots), awards)
    fallback: Award | None = None
    for command in awards:
        nets, pots = _result(state, command)
        if nets == hand.nets and pots_agree(hand, pots):
            fallback = fallback or command
            if not hand.pots or pots == hand.pots:  # an award in the order of the file is preferred
                return command
    return fallback


def _result(state: TableState, command: Award) -> tuple[dict[int, int], tuple[Wins, ...]]:
    """Return the nets after the award and the winners of each pot; both are empty when the award is refused."""
    try:
        events, _ = decide(state, command)
    except Refused:
        return {}, ()
    nets = next((dict(event.results) for event in events if isinstance(event, HandEnded)), {})
    awarded = next(event for event in events if isinstance(event, PotsAwarded))
    return nets, pushed(awarded)


def _awards_by_pots(state: TableState, wins: tuple[Wins, ...]) -> Iterator[Award]:
    """Yield awards of each pot as in the file, one for each order of odd chips; none where the pots differ."""
    assert state.hand is not None
    if len(pots_of(state.hand)) != len(wins):
        return
    for odd in _odd_chips(state.hand):
        parts = [
            _run_winners(state, number, won, odd, in_order=True) or _run_winners(state, number, won, odd)
            for number, won in enumerate(wins, 1)
        ]
        if all(parts):
            yield _award([part for pot in parts for part in pot], odd)


class _Part(NamedTuple):
    """A run of a pot."""

    pot: int
    """Number of the pot, from 1."""
    run: int | None
    """Number of the run, from 1, None = the pot has one run."""
    chips: int
    """Chips after rake and drop."""
    seats: tuple[int, ...]
    """Seats that may win it."""


def _run_winners(
    state: TableState, number: int, won: Wins, odd: tuple[int, ...], *, in_order: bool = False
) -> list[dict[str, Any]]:
    """Return winners of each run of a pot that give `won` in total, with `in_order` also in its order; [] = none."""
    assert state.hand is not None
    able_seats, order = eligible_seats(state.hand, pots_of(state.hand)[number - 1]), tuple(seat for seat, _ in won)
    seats = tuple(seat for seat in able_seats if seat in order) or able_seats
    return _winners_of_parts(state, _parts(state, number, seats), won, odd, in_order=in_order)


def _parts(state: TableState, number: int, seats: tuple[int, ...]) -> list[_Part]:
    """Return the runs of a pot, with the seats that may win them."""
    assert state.hand is not None
    worth = divided(state.settings, state.hand).worth[number - 1]
    several = len(worth) > 1
    return [_Part(number, run if several else None, chips, seats) for run, chips in enumerate(worth, 1)]


def _winners_of_parts(
    state: TableState, parts: Sequence[_Part], won: Wins, odd: tuple[int, ...], *, in_order: bool = False
) -> list[dict[str, Any]]:
    """Return winners of each part that give `won` in total, with `in_order` also in its order; [] = none."""
    order = tuple(seat for seat, _ in won)
    kinds = dict.fromkeys((part.seats, part.chips) for part in parts)
    ways = {kind: list(_divisions(state, *kind, odd)) for kind in kinds}
    failed: set[Any] = set()
    tries = MOST_TRIES

    def search(place: int, owed: dict[int, int], before: tuple[int, ...]) -> list[HalfWinners] | None:
        nonlocal tries
        if place == len(parts):
            return None if any(owed.values()) else []
        key = (place, before if in_order else (), *sorted(owed.items()))
        if key in failed:
            return None
        for winners, shares in ways[parts[place].seats, parts[place].chips]:
            if (tries := tries - 1) < 0:
                return None
            after = owed | {seat: owed.get(seat, 0) - chips for seat, chips in shares.items()}
            seen = (*before, *(seat for seat in shares if seat not in before))
            if min(after.values(), default=0) < 0 or (in_order and seen != order[: len(seen)]):
                continue
            if (later := search(place + 1, after, seen)) is not None:
                return [winners, *later]
        failed.add(key)
        return None

    chosen = search(0, dict(won), ()) or ()
    return [_as_script(part.pot, part.run, winners) for part, winners in zip(parts, chosen, strict=False)]


def _divisions(
    state: TableState, seats: tuple[int, ...], chips: int, odd: tuple[int, ...]
) -> Iterator[tuple[HalfWinners, dict[int, int]]]:
    """Yield the divisions of so many chips among the seats: winners, and chips of each in the order pushed."""
    assert state.hand is not None
    yielded: set[Wins] = set()
    for winners in _possible_winners(seats, split=state.game.split):
        try:
            shares = part_shares(state.settings, state.game, state.hand, winners, chips, (1, 1), odd)
        except Refused:
            continue
        totals = Counter[int]()
        for share in shares:
            totals[share.seat] += share.amount
        pushed = {seat: amount for seat, amount in totals.items() if amount}
        if (way := tuple(pushed.items())) not in yielded:
            yielded.add(way)
            yield winners, pushed


def _possible_winners(seats: tuple[int, ...], *, split: bool) -> Iterator[HalfWinners]:
    """Yield the possible winners of a part: any of the seats, in a split game also any of them for each half."""
    subsets = [part for size in range(1, len(seats) + 1) for part in combinations(seats, size)]
    yield from ((part, ()) for part in subsets)
    if split:
        yield from product(subsets, subsets)


def _as_script(pot: int, run: int | None, winners: HalfWinners) -> dict[str, Any]:
    high, low = winners
    plain: dict[str, Any] = {"pot": pot, "high": high, "low": low} if low else {"pot": pot, "winners": high}
    return plain if run is None else {**plain, "run": run}


def _awards_by_nets(state: TableState, hand: HandRead) -> Iterator[Award]:
    """Yield awards for a file without pots, from the players' total wins; one for each order of odd chips."""
    assert state.hand is not None
    put = {seat.seat: seat.start - seat.stack for seat in live_seats(state.hand)}
    won = tuple((seat, chips) for seat in put if (chips := hand.nets.get(seat, 0) + put[seat]) > 0)
    parts: list[_Part] = []
    for number, pot in enumerate(pots_of(state.hand), 1):
        able_seats = eligible_seats(state.hand, pot)
        parts += _parts(state, number, tuple(seat for seat, _ in won if seat in able_seats))
    for odd in _odd_chips(state.hand):
        if chosen := _winners_of_parts(state, parts, won, odd):
            yield _award(chosen, odd)


def _odd_chips(hand: Hand) -> tuple[tuple[int, ...], ...]:
    """Return the orders for odd chips: none named, or a live seat before all others."""
    live = [seat.seat for seat in live_seats(hand)]
    named = ((seat, *(other for other in live if other != seat)) for seat in live)
    return ((), *named) if len(live) > 1 else ((),)


def _award(pots: list[Any], odd: tuple[int, ...]) -> Award:
    """Return the command, built from its form in the table script."""
    return msgspec.convert({"do": "award", "pots": pots, **({"odd_chip": odd} if odd else {})}, Award)
