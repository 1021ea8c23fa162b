"""A rebuy entered for the wrong player goes to who made it, or to nobody: chips, price, head and place with it."""

from pathlib import Path

import pytest

from engine.journal.seatings import previous_players
from engine.journal.sqlite import SqliteStore
from tests.engine.prizes.test_tournament import PRIZES, TABLE, Door, act, played, prizes, recap, shove

OPEN = TABLE | {"prizes": PRIZES}


def stacks(door: Door) -> dict[str, int]:
    assert door.session is not None
    return {player.name: player.stack for player in door.session.state.seats if player is not None}


@pytest.fixture
def door(tmp_path: Path) -> Door:
    """D folds; A and C go out against B in one hand, then the rebuy that was C's is entered for A."""
    door = played(tmp_path / "book.db", *shove(2), table=OPEN)
    assert stacks(door)["A"] == 0
    assert door.answer({"do": "add_chips", "seat": 1, "amount": 1000})["ok"]
    return door


def test_chips_and_price_go_to_who_made_it(door: Door) -> None:
    was, places = recap(door), stacks(door)
    answer = door.answer({"do": "wrong_purchase", "seat": 1, "to": 3})
    assert answer["ok"], answer
    now = recap(door)
    assert stacks(door) == places | {"A": 0, "C": places["C"] + 1000}
    assert was.prizes is not None
    assert now.prizes is not None
    assert (now.prizes.pool, sum(stacks(door).values())) == (was.prizes.pool, 5000)
    assert {player.name: player.buy_ins for player in now.players} == {"A": 1, "B": 1, "C": 2, "D": 1}
    assert {name: paid for name, (paid, _, _) in prizes(now).items()} == {"A": 2700, "B": 2700, "C": 4700, "D": 2700}
    assert door.answer({"do": "verify"})["ok"]


def test_the_views_for_other_tools_count_it_so(door: Door) -> None:
    assert door.answer({"do": "wrong_purchase", "seat": 1, "to": 3})["ok"]
    assert door.session is not None
    store = door.session.store
    assert isinstance(store, SqliteStore)
    assert dict(store.db.execute("SELECT player, buy_ins FROM results").fetchall()) == {"A": 1, "B": 1, "C": 2, "D": 1}


def test_same_as_last_time_gives_nobody_more_for_it(door: Door) -> None:
    assert door.answer({"do": "wrong_purchase", "seat": 1, "to": 3})["ok"]
    assert door.answer({"do": "end"})["ok"]
    assert door.session is not None
    assert {bought for _, _, bought in previous_players(door.session.store, door.session.id + 1)[1]} == {1000}


def test_the_head_it_saved_is_lost_again_and_the_place_is_back(door: Door) -> None:
    assert prizes(recap(door))["B"][2] == 0
    assert door.answer({"do": "wrong_purchase", "seat": 1, "to": 3})["ok"]
    made = recap(door)
    assert prizes(made)["B"][2] == 500
    assert {player.name: player.place for player in made.players}["A"] == 4


def test_nobodys_purchase_is_withdrawn_and_undo_brings_it_back(door: Door) -> None:
    was = stacks(door), prizes(recap(door))
    assert door.answer({"do": "wrong_purchase", "seat": 1})["ok"]
    made = recap(door)
    assert made.prizes is not None
    assert (made.prizes.pool, prizes(made)["A"][0], stacks(door)["A"]) == (4 * 2000, 2700, 0)
    assert door.answer({"do": "undo"})["ok"]
    assert (stacks(door), prizes(recap(door))) == was


def test_hands_played_since_do_not_matter(door: Door) -> None:
    """The chips were never in the hands of who the book gave them to."""
    for line in ({"do": "deal"}, act("fold"), act("fold"), act("fold")):
        assert door.answer(line)["ok"]
    before = stacks(door)
    assert before["A"] >= 1000
    assert door.answer({"do": "wrong_purchase", "seat": 1, "to": 3})["ok"]
    assert stacks(door) == before | {"A": before["A"] - 1000, "C": before["C"] + 1000}


@pytest.mark.parametrize(
    ("line", "code", "words"),
    [
        ({"seat": 2}, "phase", "seat 2 made no rebuy and no add-on"),
        ({"seat": 1, "to": 1}, "seat", "the purchase of seat 1 is theirs already"),
        ({"seat": 1, "to": 6}, "seat", ""),
        ({"seat": 6}, "seat", ""),
    ],
)
def test_what_cannot_be_put_right_is_refused_and_changes_nothing(
    door: Door, line: dict[str, int], code: str, words: str
) -> None:
    was = stacks(door), prizes(recap(door))
    answer = door.answer({"do": "wrong_purchase", **line})
    assert (answer["ok"], answer["error"]["code"]) == (False, code)
    assert words in answer["error"]["message"]
    assert (stacks(door), prizes(recap(door))) == was


def test_chips_that_are_lost_already_leave_the_purchase_standing(door: Door) -> None:
    assert door.answer({"do": "count", "seat": 1, "stack": 400})["ok"]
    answer = door.answer({"do": "wrong_purchase", "seat": 1, "to": 3})
    assert answer["error"]["code"] == "amount"
    assert "has 400: the 1000 of the last purchase are not all there" in answer["error"]["message"]


def test_a_cash_game_has_the_wrong_buy_in_for_it(tmp_path: Path) -> None:
    table = {"game": "holdem", "seats": 6, "limit": "no_limit", "blinds": [1, 2]}
    door = played(tmp_path / "book.db", {"do": "add_chips", "seat": 1, "amount": 100}, table=table)
    assert door.answer({"do": "wrong_purchase", "seat": 1})["error"]["code"] == "phase"
