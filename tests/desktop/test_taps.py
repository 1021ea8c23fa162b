"""The way with the fewest taps: what the planner finds is what the window does, and no more than it may take."""

import gzip
import json
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.desktop.test_real_hands import FILE
from tests.taps.player import Player
from tests.taps.route import Point, cheapest, naive, typed


def hands() -> list[dict[str, Any]]:
    """The hands kept with the project."""
    with gzip.open(FILE, "rt") as lines:
        return [json.loads(line) for line in lines]


def test_every_seventh_hand_by_its_shortest_way_ends_as_recorded(qtbot: QtBot) -> None:
    player = Player((1920, 1080))
    played = [player.play(hand) for hand in hands()[::7]]
    player.close()
    assert [result.id for result in played if not result.right] == []


def test_no_limit_holdem_takes_at_most_57_percent_of_the_naive_count(qtbot: QtBot) -> None:
    player = Player((1920, 1080))
    played = [player.play(hand) for hand in hands() if "pluribus" in hand["source"]]
    player.close()
    assert len(played) > 5
    assert sum(result.taps for result in played) <= 0.57 * sum(result.naive for result in played)


@pytest.mark.parametrize(
    ("amount", "chips", "taps"),
    [(400, (25, 100), 2), (225, (25, 100), 3), (125, (25, 100), 2), (30, (), 2), (5000, (), 2), (6525, (), 4)],
)
def test_the_fewest_keys_for_an_amount(amount: int, chips: tuple[int, ...], taps: int) -> None:
    keys = typed(amount, chips, len(str(amount)))
    assert keys is not None
    assert len(keys) == taps


def test_a_run_is_played_by_the_seat_that_acts_next() -> None:
    fold = Point("fold", ("fold",))
    first = Point("fold", ("fold",), runs=((3, 7, "wager"),))
    wager = Point("wager", ("go",), after=("key:3", "key:0", "go"))
    assert cheapest([first, fold, fold]) == ("seat:7", "seat:7")
    assert cheapest([first, fold, fold, wager]) == ("seat:7", "seat:7", "go")
    size = Point("wager", ("quick:30",), after=("quick:30",))
    assert cheapest([first, fold, fold, size]) == ("seat:7", "quick:30")


def test_the_naive_count() -> None:
    lines = [{"do": "deal"}, {"do": "act", "action": "fold"}, {"do": "act", "action": "wager", "to": 230}]
    lines += [{"do": "street"}, {"do": "award", "ranking": [[1]]}]
    assert naive({"lines": lines}) == 1 + (1 + 3 + 1) + 1 + 2
