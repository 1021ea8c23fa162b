"""Pots reckoned a second time, in another way: who gets what of random all-ins, runs and halves."""

import random
from typing import Any

import pytest

from engine.pots.awards import divided
from engine.pots.layers import out_of_reach, pots_of
from engine.script import Door
from engine.settings.records import Settings
from engine.state import Hand

Ranking = list[list[int]]


def dealt(chance: random.Random) -> tuple[Door, dict[int, int], int]:
    """A table of two to seven with odd stacks, dealt; the stacks before and the button."""
    seats = chance.randint(2, 7)
    table: dict[str, Any] = {"game": chance.choice(["holdem", "omaha_hilo"]), "seats": seats, "blinds": [5, 10]}
    table["limit"] = "no_limit"
    if chance.random() < 0.5:
        by = chance.choice(["each", "big_blind", "button"])
        table["ante"] = {"amount": chance.choice([1, 3, 7]), "by": by}
    door = Door()
    assert door.answer({"do": "open", "table": table})["ok"]
    stacks = {seat: chance.choice([3, 8, 12, 27, 33, 58, 90, 120, 200, 500]) for seat in range(1, seats + 1)}
    for seat, stack in stacks.items():
        assert door.answer({"do": "sit", "seat": seat, "player": f"P{seat}", "stack": stack})["ok"]
    button = chance.randint(1, seats)
    assert door.answer({"do": "button", "seat": button})["ok"]
    assert door.answer({"do": "deal"})["ok"]
    return door, stacks, button


def running(door: Door) -> Hand | None:
    """The hand, None once it has ended by folds."""
    assert door.session is not None
    return door.session.state.hand


def to_the_showdown(door: Door, chance: random.Random) -> Hand | None:
    """Play at random; what is not open is refused and tried otherwise."""
    while (hand := running(door)) is not None and hand.phase != "showdown":
        if hand.phase == "street":
            assert door.answer({"do": "street"})["ok"]
            continue
        raised = {"action": "wager", "to": hand.bet + chance.choice([10, 20, 40])}
        acts = [{"action": word} for word in ("all_in", "call", "call", "check", "fold")]
        door.answer({"do": "act", **chance.choice([*acts, raised])})
    return hand


def ranked(live: list[int], chance: random.Random) -> Ranking:
    """The live hands in any order, some of them tied."""
    rest, ranking = chance.sample(live, len(live)), []
    while rest:
        tied = chance.choice([1, 1, 2, 3])
        ranking.append(rest[:tied])
        rest = rest[tied:]
    return ranking


def shares(chips: int, winners: list[int], order: list[int]) -> dict[int, int]:
    """Chips among winners: odd ones one each, left of the button first."""
    each, odd = divmod(chips, len(winners))
    inside = [seat for seat in order if seat in winners]
    return {seat: each + (place < odd) for place, seat in enumerate(inside)}


def best(ranking: Ranking, able: list[int]) -> list[int]:
    """The best-ranked of those who can win."""
    return next((winners for tied in ranking if (winners := [seat for seat in tied if seat in able])), [])


def reckoned(hand: Hand, stacks: dict[int, int], button: int, runs: list[tuple[Ranking, Ranking]]) -> dict[int, int]:
    """The stacks after the award, chip layer by chip layer."""
    ones = [player for player in hand.seats if player is not None]
    put = {dealt.seat: stacks[dealt.seat] - dealt.stack - dealt.dead for dealt in ones}
    live = [dealt.seat for dealt in ones if dealt.live]
    order = sorted(stacks, key=lambda seat: (seat <= button, seat))
    after = {dealt.seat: dealt.stack for dealt in ones}
    ends = sorted({put[dealt.seat] for dealt in ones if dealt.status == "all_in"} | {max(put[seat] for seat in live)})
    dead, below = sum(dealt.dead for dealt in ones), 0
    for end in ends:
        top = end if end != ends[-1] else max(put.values())
        pot, dead = sum(max(0, min(chips, top) - below) for chips in put.values()) + dead, 0
        able = [dealt.seat for dealt in ones if dealt.live and (put[dealt.seat] >= end or dealt.status == "in")]
        below = end
        for run, (high, low) in enumerate(runs):
            chips = pot // len(runs) + (run < pot % len(runs))
            lows = best(low, able) if len(able) > 1 else []
            parts = (
                [(chips - chips // 2, best(high, able)), (chips // 2, lows)] if lows else [(chips, best(high, able))]
            )
            for amount, winners in parts:
                for seat, won in shares(amount, winners, order).items():
                    after[seat] += won
    return after


@pytest.mark.parametrize("seed", range(150))
def test_pots_come_out_the_same_reckoned_layer_by_layer(seed: int) -> None:
    chance = random.Random(seed)
    door, stacks, button = dealt(chance)
    hand = to_the_showdown(door, chance)
    if hand is None:
        return
    times = chance.choice([1, 2, 3])
    if times > 1 and not door.answer({"do": "runs", "times": times})["ok"]:
        times = 1
    split = door.session is not None and door.session.state.game.split
    live = [player.seat for player in hand.seats if player is not None and player.live]
    runs = [
        (ranked(live, chance), ranked(live, chance)[: chance.choice([0, 1, 9])] if split else []) for _ in range(times)
    ]
    awards = [{"high": high, "low": low} if split else {"ranking": high} for high, low in runs]
    answer = door.answer({"do": "award", **(awards[0] if times == 1 else {"runs": awards})})
    assert answer["ok"], answer["error"]
    have = {int(seat): shown["stack"] for seat, shown in answer["state"]["seats"].items()}
    assert have == {**stacks, **reckoned(hand, stacks, button, runs)}
    assert sum(have.values()) == sum(stacks.values())


def played(table: dict[str, Any], stacks: list[int], *acts: dict[str, Any]) -> tuple[Settings, Hand]:
    """A running hand with the button on the last seat, and the house's rules."""
    door = Door()
    lines: list[dict[str, Any]] = [{"do": "open", "table": {"game": "holdem", "seats": len(stacks), **table}}]
    lines += [{"do": "sit", "seat": seat, "player": f"P{seat}", "stack": chips} for seat, chips in enumerate(stacks, 1)]
    for line in (*lines, {"do": "button", "seat": len(stacks)}, {"do": "deal"}, *acts):
        answer = door.answer(line)
        assert answer["ok"], answer["error"]
    assert door.session is not None
    hand = door.session.state.hand
    assert hand is not None
    return door.session.state.settings, hand


def test_a_side_pot_is_out_of_reach_of_chips_that_end_below_it() -> None:
    """Seat 3 is all-in for 10, seat 4 raises: seat 1 with 10 in all has no part of the side pot, seat 2 with 11 has."""
    acts = ({"do": "act", "action": "all_in"}, {"do": "act", "action": "raise", "to": 50})
    house, hand = played({"limit": "no_limit", "blinds": [1, 2]}, [10, 11, 10, 200], *acts)
    assert [pot.unmatched for pot in pots_of(hand)] == [(1, 2), (1, 2)]
    assert out_of_reach(house, hand) == (frozenset(), frozenset({1}))


@pytest.mark.parametrize(
    ("chip", "small", "worth", "odd"), [(1, 1, (11, 10), 0), (2, 2, (12, 10), 2), (2, 4, (12, 12), 0)]
)
def test_the_smallest_chip_may_keep_runs_from_being_worth_the_same(
    chip: int, small: int, worth: tuple[int, int], odd: int
) -> None:
    """The small blind of who folds and twice 10, in two parts; a difference of one unit is not worth a word."""
    table = {"limit": "no_limit", "blinds": [small, 2 * small], "smallest_chip": chip}
    acts = [{"do": "act", "action": action} for action in ("all_in", "fold", "call")]
    house, hand = played(table, [20, 10, 10], *acts, {"do": "runs", "times": 2})
    parts = divided(house, hand)
    assert (parts.worth, parts.house, parts.chips) == ((worth,), 0, (odd,))
