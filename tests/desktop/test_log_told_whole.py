"""The log in the column: a sentence without room in one line goes on in the next, and no short name is cut in it."""

from itertools import pairwise
from typing import Any

import pytest

from desktop.bridge.scene import LogLine
from tests.desktop.conftest import MakeTable

SIZES = ((1024, 600), (1280, 800), (1920, 1058))
SENTENCES = (
    "Hanna scooped 125 and kills the next hand",
    "Rules from the next hand: What makes a kill: a scoop of 5 big bets",
    "Carla scoopt 120 und killt die nächste Hand",
)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("sentence", SENTENCES)
def test_a_long_sentence_of_the_log_is_told_whole(make: MakeTable, size: tuple[int, int], sentence: str) -> None:
    table = make({"game": "holdem", "limit": "no_limit", "blinds": [5, 10]}, size)
    log = table.window.view.column.log
    seat, who = (None, "") if sentence.startswith("Rules") else (8, sentence.split()[0])
    lines: Any = (*(LogLine(f"Ann {number}", 1, 10) for number in range(30)), LogLine(sentence, seat, who=who))
    log.render_log("Hand 12", lines, True)
    rows = log.rows()
    assert " ".join(rows[-1].words) == sentence
    assert all(above.y + above.high / 2 <= below.y - below.high / 2 + 0.5 for above, below in pairwise(rows))
    assert rows[-1].y + rows[-1].high / 2 <= log.area().height()


def test_a_short_log_shows_where_a_street_begins(make: MakeTable) -> None:
    """Room for four lines: the big blind's check before the flop and the one on it do not read as one act twice."""
    table = make({"game": "holdem", "limit": "no_limit", "blinds": [5, 10]}, (1280, 800))
    log = table.window.view.column.log
    lines = (
        LogLine("Ann calls 10", 9, 25),
        LogLine("Maya checks", 1, 25),
        LogLine("Flop", street="Flop"),
        LogLine("Maya checks", 1, 25),
    )
    log.resize(log.width(), 110)
    log.render_log("Hand 12, flop", lines, True)
    assert [row.line.text for row in log.rows()] == ["Maya checks", "Flop", "Maya checks"]
