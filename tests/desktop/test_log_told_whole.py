"""The log in the column: a sentence without room in one line goes on in the next, and no short name is cut in it."""

from itertools import pairwise
from typing import Any

import pytest

from desktop.bridge.scene import LogLine
from desktop.present.strip import Pill, StripView
from tests.desktop.conftest import MakeTable
from tests.desktop.spying import painted_on

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


def test_a_sentence_a_little_too_long_for_a_line_goes_on_in_the_next(make: MakeTable) -> None:
    """Beside the players' display: it was put into one line of the smallest letters, in a log half empty."""
    table = make({"game": "holdem", "limit": "no_limit", "blinds": [5, 10]}, (768, 756))
    log = table.window.view.column.log
    sentence = "the prizes are split: Elena €77.60, Farid €64.47, Aline €47.93"
    log.render_log("Hand 5", (LogLine("Elena wins 6,300", 5, who="Elena"), LogLine(sentence)), False)
    won, split = log.rows()
    assert len(split.words) == 2
    assert split.px == won.px


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


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)])
@pytest.mark.parametrize("words", ["Maximiliane erhöht auf 600", "Francesca erhöht auf 1.200"])
def test_a_name_is_whole_in_a_short_log_of_large_letters(make: MakeTable, size: tuple[int, int], words: str) -> None:
    """Two lines, letters of 130%: the letters of a line get smaller before its name is cut."""
    table = make({"game": "holdem", "limit": "no_limit", "blinds": [5, 10]}, size)
    table.window.view.text_size = 1.3
    table.window.view.restyle()
    log = table.window.view.column.log
    log.resize(log.width(), 92)
    lines = (LogLine(words, 4, 2300, who=words.split()[0]), LogLine("Wilhelmina callt 600", 6, 2900, who="Wilhelmina"))
    log.render_log("Hand 1, vor dem Flop", lines, True)
    assert [" ".join(row.words) for row in log.rows()] == [words, "Wilhelmina callt 600"]


@pytest.mark.parametrize("letters", [1.0, 1.3])
def test_what_is_due_leaves_the_title_and_the_level_whole(make: MakeTable, letters: float) -> None:
    """On an upright screen its sign alone stands there; its words are in the name of the strip."""
    table = make({"game": "omaha_hilo", "limit": "pot_limit", "blinds": [100, 200]}, (800, 1280))
    table.window.view.text_size = letters
    table.window.view.restyle()
    strip, title, level = table.window.view.strip, "Pot-Limit Omaha Hi-Lo 100/200", "Level 1, Ante 200, noch 2 min"
    due = ("Dealerwechsel fällig", True, "person")
    strip.render_strip(StripView(title, "Hand 12", (Pill(level),), (due,), "03:21"))
    painted = [text.words.replace("\u2010", "-") for text in painted_on(strip)]
    assert {title, level} <= set(painted)
    assert due[0] in strip.accessibleName()
