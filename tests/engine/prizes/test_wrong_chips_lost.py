"""A wrong rebuy put right once its player has lost all chips of the own: out in the hand that took them, everywhere."""

from pathlib import Path

import pytest

from engine.prizes.payouts import won_by
from engine.recap.records import Recap
from engine.script import Door
from engine.view.tournament import place
from tests.engine.prizes.test_tournament import PRIZES, TABLE, Line, act, played, prizes, recap

OPEN = TABLE | {"prizes": PRIZES | {"shares": [50, 30, 20]}}
WRONG: Line = {"do": "add_chips", "seat": 1, "amount": 1000, "for": "rebuy"}
RIGHT: Line = {"do": "wrong_purchase", "seat": 1, "to": 3}
NOBODY: Line = {"do": "wrong_purchase", "seat": 1}

CHECKED_DOWN: list[Line] = [{"do": "street"}, act("check"), act("check")] * 3
HAND_1: list[Line] = [
    {"do": "deal"},
    act("raise", 1000),
    act("fold"),
    act("fold"),
    act("call"),
    {"do": "award", "ranking": [[2]]},
]
"""C goes all-in, B calls and wins: C is out; A has 950."""
HAND_2: list[Line] = [
    {"do": "deal"},
    act("raise", 950),
    act("fold"),
    act("call"),
    *CHECKED_DOWN,
    {"do": "award", "ranking": [[4]]},
]
"""A puts in all that lies there, D calls and wins: the book leaves A the wrong 1,000."""


def do(door: Door, *lines: Line) -> None:
    for line in lines:
        answer = door.answer(line)
        assert answer["ok"], (line, answer["error"])


def seat_places(door: Door) -> dict[str, int]:
    """The places as the seats tell them, of those who are out."""
    assert door.session is not None
    state = door.session.state
    seated = [(at, player.name) for at, player in enumerate(state.seats, 1) if player is not None]
    return {name: place(state, at) for at, name in seated if place(state, at)}


def gone(made: Recap) -> dict[str, tuple[int, int]]:
    """Hand and place of everybody who is out, as the recap has them."""
    return {player.name: (player.out, player.place) for player in made.players if player.out}


@pytest.fixture
def door(tmp_path: Path) -> Door:
    """The rebuy that is C's is entered for A, who then loses the own chips to D."""
    return played(tmp_path / "book.db", *HAND_1, WRONG, *HAND_2, table=OPEN)


def test_who_has_no_chips_without_it_is_out_in_the_hand_that_took_the_own(door: Door) -> None:
    do(door, RIGHT)
    made = recap(door)
    assert seat_places(door) == {"A": 4}
    assert gone(made) == {"A": (2, 4)}
    assert {player.name: player.place for player in made.players} == {"A": 4, "B": 0, "C": 0, "D": 0}


def test_the_head_goes_to_who_won_those_chips(door: Door) -> None:
    do(door, RIGHT)
    made = recap(door)
    assert {name: bounty for name, (_, _, bounty) in prizes(made).items()} == {"A": 0, "B": 0, "C": 0, "D": 500}
    assert made.prizes is not None
    assert [(head.hand, head.player, head.hunter) for head in made.prizes.heads] == [(2, "A", "D")]


def test_withdrawn_it_leaves_both_out_each_in_the_own_hand(door: Door) -> None:
    do(door, NOBODY)
    assert seat_places(door) == {"A": 3, "C": 4}
    assert gone(recap(door)) == {"A": (2, 3), "C": (1, 4)}


def test_ended_nobody_without_chips_wins_and_the_prizes_are_the_pool(door: Door) -> None:
    do(door, RIGHT, {"do": "end"})
    made = recap(door)
    assert made.prizes is not None
    assert gone(made) == {"A": (2, 4)}
    assert prizes(made)["A"][1:] == (0, 0)
    assert sum(player.prize for player in made.prizes.players) == made.prizes.pool == 10_000
    assert sum(player.bounties for player in made.prizes.players) == 4 * 500
    assert sum(account.amount for account in made.settlement.accounts) == 0


def test_a_split_pays_the_pool_and_nobody_who_is_out(door: Door) -> None:
    do(door, RIGHT, {"do": "split", "way": "equal"}, {"do": "end"})
    made = recap(door)
    assert made.prizes is not None
    assert {player.name: player.prize for player in made.prizes.players}["A"] == 0
    assert sum(player.prize for player in made.prizes.players) == made.prizes.pool


def test_who_is_outside_a_split_is_paid_no_place_that_was_split() -> None:
    """Y and Z split 50 and 30; should X come before them all the same, together they get no more than the 100."""
    paid = won_by({"X": 1, "Y": 2, "Z": 3, "W": 4}, (50, 30, 20), {"Y": 45, "Z": 30}, first=5)
    assert paid == {"X": 5, "Y": 45, "Z": 30 + 20, "W": 0}


def test_undo_and_redo_take_it_back_and_make_it_again(door: Door) -> None:
    was = seat_places(door), gone(recap(door)), prizes(recap(door))
    do(door, RIGHT)
    put_right = seat_places(door), gone(recap(door)), prizes(recap(door))
    do(door, {"do": "undo"})
    assert (seat_places(door), gone(recap(door)), prizes(recap(door))) == was
    do(door, {"do": "redo"})
    assert (seat_places(door), gone(recap(door)), prizes(recap(door))) == put_right


def test_a_rebuy_of_the_own_afterwards_brings_player_and_head_back(door: Door) -> None:
    do(door, RIGHT, {"do": "add_chips", "seat": 1, "amount": 1000})
    assert seat_places(door) == {}
    assert gone(recap(door)) == {}
    assert prizes(recap(door))["D"][2] == 0


def test_who_rebuys_first_and_is_put_right_then_is_out_as_late(tmp_path: Path) -> None:
    """Of two purchases the last one was wrong: what the first bought was lost in hand 2 just so."""
    more: Line = WRONG | {"amount": 500}
    door = played(tmp_path / "book.db", *HAND_1, WRONG, *HAND_2, more, table=OPEN)
    do(door, NOBODY, RIGHT)
    assert gone(recap(door)) == {"A": (2, 4)}
    assert seat_places(door) == {"A": 4}


def test_an_out_before_the_rebuy_that_was_right_counts_no_more(tmp_path: Path) -> None:
    """C goes out, rebuys, and has another rebuy entered that was nobody's: out again in the second hand."""
    rebuy: Line = WRONG | {"seat": 3}
    hand: list[Line] = [
        {"do": "deal"},
        act("fold"),
        act("fold"),
        act("raise", 1000),
        act("call"),
        *CHECKED_DOWN,
        {"do": "award", "ranking": [[2]]},
    ]
    door = played(tmp_path / "book.db", *HAND_1, rebuy, rebuy, *hand, table=OPEN)
    assert door.session is not None
    stack = {player.name: player.stack for player in door.session.state.seats if player is not None}
    do(door, {"do": "wrong_purchase", "seat": 3})
    made = recap(door)
    assert (stack["C"], gone(made)) == (1000, {"C": (2, 4)})
    assert made.prizes is not None
    assert [(head.hand, head.player, head.hunter) for head in made.prizes.heads] == [(2, "C", "B")]


def test_chips_counted_away_leave_a_player_out(tmp_path: Path) -> None:
    door = played(tmp_path / "book.db", *HAND_1, {"do": "count", "seat": 1, "stack": 0}, table=OPEN)
    assert seat_places(door) == {"A": 4, "C": 3}
    assert gone(recap(door)) == {"A": (1, 4), "C": (1, 3)}


def test_chips_found_again_bring_a_player_back(tmp_path: Path) -> None:
    door = played(tmp_path / "book.db", *HAND_1, {"do": "count", "seat": 3, "stack": 200}, table=OPEN)
    assert (seat_places(door), gone(recap(door))) == ({}, {})
    do(door, {"do": "end"})
    made = recap(door)
    assert made.prizes is not None
    assert sum(player.bounties for player in made.prizes.players) == 4 * 500


def test_who_is_counted_back_and_knocked_out_again_has_one_head(tmp_path: Path) -> None:
    """C is out by B, plays on with chips that were counted, and is out by A: the last one has the head."""
    door = played(tmp_path / "book.db", *HAND_1, {"do": "count", "seat": 3, "stack": 200}, {"do": "deal"}, table=OPEN)
    do(door, act("fold"), act("raise", 200), act("fold"), act("call"))
    do(door, *[{"do": "street"}] * 3, {"do": "award", "ranking": [[1]]}, {"do": "end"})
    made = recap(door)
    assert made.prizes is not None
    assert [(head.hand, head.player, head.hunter) for head in made.prizes.heads] == [(2, "C", "A")]
    assert sum(player.bounties for player in made.prizes.players) == 4 * 500


def test_the_own_chips_counted_away_leave_a_player_out_once_it_is_put_right(tmp_path: Path) -> None:
    lines = [*HAND_1, WRONG, {"do": "count", "seat": 1, "stack": 1000}, RIGHT]
    door = played(tmp_path / "book.db", *lines, table=OPEN)
    assert seat_places(door) == {"A": 4}
    assert gone(recap(door)) == {"A": (1, 4)}
