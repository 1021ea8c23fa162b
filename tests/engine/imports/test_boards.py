"""Hands run several times, on two boards, and hands that were declared dead: export, import, export is equal."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from engine.exports.files import export
from engine.imports import ohh
from engine.imports.play import sessions
from engine.imports.records import NotImported
from engine.session import Session
from tests.engine.exports.evening import act, play, played
from tests.engine.imports.test_hands import plain

RULES = {"game": "holdem", "seats": 6, "blinds": [1, 2]}


def three(*lines: dict[str, Any], **more: Any) -> Session:
    """Three players, of whom seat 5 has the button, after these lines."""
    stacks = {1: 41, 3: 75, 5: 120}
    sits = [{"do": "sit", "seat": seat, "player": f"P{seat}", "stack": stack} for seat, stack in stacks.items()]
    door = played({"do": "open", "table": {**RULES, **more}}, *sits, {"do": "button", "seat": 5})
    play(door, *lines)
    assert door.session is not None
    return door.session


def again(session: Session) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """The hands as they are written, and as they are once they were taken in."""
    text = export([session], "ohh").text
    [made] = sessions(ohh.read(text))
    return plain(export([made.session], "ohh").text, "ohh"), plain(text, "ohh")


def all_in(times: int, *, known: bool = True) -> list[dict[str, Any]]:
    """All-in on the flop with two pots, the rest dealt several times; who wins is another one each time."""
    turns, rivers = ["9h", "9s", "Tc"][:times], ["3d", "4d", "5d"][:times]
    ranks = [[[1], [3], [5]], [[1, 5], [3]], [[3], [5], [1]]][:times]
    return [
        *({"do": "deal"}, act("call"), act("call"), act("check"), {"do": "street", "cards": "Kd7s2c"}),
        *(act("all_in"), act("all_in"), act("all_in"), {"do": "runs", "times": times}),
        *({"do": "street", **({"cards": cards} if known else {})} for cards in (turns, rivers)),
        {"do": "award", "runs": [{"ranking": rank} for rank in ranks]},
    ]


def before_the_flop() -> Session:
    """All-in before the flop, run twice, all cards of the second run other ones."""
    folded = (act("fold"), act("all_in"), act("all_in"), {"do": "runs", "times": 2})
    cards = ({"do": "street", "cards": pair} for pair in (["Kd7s2c", "AhKs4d"], ["9h", "9s"], ["3d", "4h"]))
    return three({"do": "deal"}, *folded, *cards, {"do": "award", "runs": [{"ranking": [[1]]}, {"ranking": [[3]]}]})


def nothing_dealt() -> Session:
    """Run three times, but no street of it was entered."""
    lines = [line for line in all_in(3) if line["do"] != "street" or isinstance(line["cards"], str)]
    return three(*lines)


def two_boards(start: dict[str, Any], **more: Any) -> Session:
    """Two boards with betting on the flop; each of two players has one."""
    lines: list[dict[str, Any]] = [start, {"do": "deal"}]
    lines += [] if start["do"] == "bomb" else [act("call"), act("call"), act("check")]
    lines += [{"do": "street", "cards": ["Kd7s2c", "AhKs4d"]}, act("check"), act("bet", 7), act("call"), act("fold")]
    lines += [{"do": "street", "cards": ["9h", "9s"]}, act("check"), act("check"), {"do": "street"}, act("check")]
    lines += [act("check"), {"do": "award", "runs": [{"ranking": [[3]]}, {"ranking": [[5]]}]}]
    return three(*lines, **more)


def both() -> Session:
    """Two boards, and the rest of each dealt twice."""
    lines = [line for line in all_in(2) if line["do"] not in ("street", "award")]
    lines.insert(4, {"do": "street", "cards": ["Kd7s2c", "AhKs4d"]})
    lines += [{"do": "street", "cards": ["9h", "9s", "Tc", "Td"]}, {"do": "street"}]
    ranks = [[[1], [3], [5]], [[3], [5], [1]], [[5], [1], [3]], [[1, 3, 5]]]
    award = {"do": "award", "runs": [{"ranking": rank} for rank in ranks]}
    return three({"do": "boards", "boards": 2}, *lines, award)


def folded_on_two_boards() -> Session:
    """Two boards were asked for, and everybody folds before them."""
    return three({"do": "boards", "boards": 2}, {"do": "deal"}, act("fold"), act("fold"))


MADE: dict[str, Callable[[], Session]] = {
    "twice": lambda: three(*all_in(2)),
    "three times": lambda: three(*all_in(3)),
    "three times, cards not known": lambda: three(*all_in(3, known=False)),
    "three times, nothing dealt": nothing_dealt,
    "before the flop": before_the_flop,
    "raked": lambda: three(*all_in(2), rake={"percent": 10, "cap": 5}),
    "in chips of a quarter": lambda: three(*all_in(2), money={"currency": "EUR", "minor_units": 25}),
    "two boards": lambda: two_boards({"do": "boards", "boards": 2}),
    "bomb pot on two boards": lambda: two_boards({"do": "bomb", "ante": 5, "boards": 2}),
    "two boards run twice": both,
    "folded on two boards": folded_on_two_boards,
}


@pytest.mark.parametrize("name", MADE)
def test_boards_and_runs_come_back_as_they_were_written(name: str) -> None:
    after, before = again(MADE[name]())
    assert "Run_It_Twice" in before[0]["flags"]
    assert after == before


def test_halves_of_several_runs_come_back_as_they_were_written() -> None:
    """High and low of each run go elsewhere; who is first to be pushed something stays so."""
    halves = [{"high": [[3], [1, 5]], "low": [[1], [5], [3]]}, {"high": [[1], [5], [3]], "low": []}]
    lines = [line for line in all_in(2) if line["do"] != "award"]
    after, before = again(three(*lines, {"do": "award", "runs": halves}, game="omaha_hilo"))
    assert after == before


def test_a_hand_declared_dead_comes_back_as_a_fold_out_of_turn() -> None:
    """PRO-15: while somebody else has to act, between two streets, and at the showdown."""
    start = [{"do": "deal"}, act("call"), act("call"), act("check"), {"do": "street"}, act("check")]
    dead = {"do": "dead_hand", "seat": 5}
    checked = [act("check"), {"do": "street"}, act("check"), act("check"), {"do": "street"}, act("check"), act("check")]
    award = {"do": "award", "ranking": [[3], [1]]}
    after, before = again(three(*start, dead, *checked, award))
    assert after == before
    closed = [*start, act("check"), act("check"), dead, *checked[1:], award]
    after, before = again(three(*closed))
    assert after == before


def test_who_is_away_in_a_bomb_pot_leaves_one_who_can_bet_and_comes_back_so() -> None:
    """ENT-2 deal_in, POT-8: one is all-in for the bomb, another is away: the showdown comes without a street."""
    away = [
        {"do": "deal"},
        act("fold"),
        act("fold"),
        {"do": "sit_out", "seat": 3},
        {"do": "count", "seat": 1, "stack": 4},
    ]
    bomb = [{"do": "bomb", "ante": 5}, {"do": "deal"}, {"do": "award", "ranking": [[5], [1]]}]
    after, before = again(three(*away, *bomb, missed_blinds="deal_in"))
    assert "Bomb_Pot" in before[1]["flags"]
    assert after == before


@pytest.mark.parametrize(
    "change",
    [
        lambda rounds: rounds[4]["actions"].append({"action_number": 1, "player_id": 0, "action": "Check"}),
        lambda rounds: rounds.insert(4, {"id": 9, "street": "Turn", "actions": []}),
        lambda rounds: rounds.pop(3),
        lambda rounds: rounds.pop(2),
    ],
    ids=["done on another board", "a street of its own alone", "ends before the others", "a street is missing"],
)
def test_streets_that_cannot_have_been_dealt_so_are_refused(change: Callable[[list[Any]], Any]) -> None:
    [line, _] = export([three(*all_in(2))], "ohh").text.split("\n\n")
    hand = json.loads(line)
    change(hand["ohh"]["rounds"])
    with pytest.raises(NotImported, match=r"line 3: .*(streets are missing|no division|already dealt|round)"):
        list(sessions(ohh.read("\n\n" + json.dumps(hand))))


def test_runs_that_nobody_could_win_so_are_refused() -> None:
    """The second run is worth eight chips to each of two; no way gives one of them a single chip more."""
    [line, _] = export([three(*all_in(2))], "ohh").text.split("\n\n")
    hand = json.loads(line)
    wins = hand["ohh"]["pots"][0]["player_wins"]
    wins[0]["win_amount"] += 1
    wins[1]["win_amount"] -= 1
    with pytest.raises(NotImported, match="line 1: no division of the pots"):
        list(sessions(ohh.read(json.dumps(hand))))
