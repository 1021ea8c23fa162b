"""Hands of the book played in the real window, by mouse and by touch: the stacks at the end are those of the record."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.desktop.dealer import Hands, mouse, toucher

FILE = Path(__file__).parents[1] / "engine" / "hands.jsonl.gz"
SIZES = {"wide": (1920, 1080), "compact": (1280, 800)}


def chosen() -> list[dict[str, Any]]:
    """Two hands of every game and limit kept with the project, those with the most going on."""
    with gzip.open(FILE, "rt") as lines:
        hands = [json.loads(line) for line in lines]
    by_shape: dict[tuple[str, str], list[dict[str, Any]]] = {}
    for hand in sorted(hands, key=lambda recorded: (-len(recorded["flags"]), recorded["id"])):
        table = hand["lines"][0]["table"]
        by_shape.setdefault((table["game"], table["limit"]), []).append(hand)
    return [hand for group in by_shape.values() for hand in group[:2]]


def named(hand: dict[str, Any]) -> str:
    """The game and the id of a hand."""
    table = hand["lines"][0]["table"]
    return f"{table['game']} {table['limit']} {hand['id']}"


@pytest.fixture(params=["mouse", "touch"])
def hands(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[Hands]:
    """A dealer's hands at a wide window (mouse) and at a compact one (touch)."""
    wide = request.param == "mouse"
    pair = Hands(SIZES["wide" if wide else "compact"], mouse if wide else toucher())
    yield pair
    pair.close()


@pytest.mark.parametrize("hand", chosen(), ids=named)
def test_the_window_plays_the_hand(hands: Hands, hand: dict[str, Any]) -> None:
    assert hands.play(hand) == hand["stacks"]
