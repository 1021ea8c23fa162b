"""Who won how much of each run or board and of each pot stands in the log and in the text of a hand (POT-5, POT-7)."""

import pytest

from desktop.replay.frames import film_of
from desktop.replay.sending import text_of
from desktop.words.i18n import LANGUAGES
from engine import commands as c
from tests.desktop.conftest import MakeTable, Table
from tests.desktop.runs.tables import HIGH_LOW, HOLDEM, THREE, all_in
from tests.desktop.speaking import speaking
from tests.desktop.spying import clipped, painted_on


def told_by(table: Table) -> list[str]:
    """The lines that the push has in the log, and in the hand sent on as text."""
    table.go()
    assert table.view.phase == "between"
    session = table.bridge.session
    log = table.bridge.scene.log
    text = text_of(session, film_of(session, 1), "Hand 1").splitlines()
    pushed = [line.text for line in log if line.step == log[-1].step]
    assert text[-len(pushed) :] == pushed, "the text says what the log says"
    return pushed


def ranked(table: Table, *seats: int) -> Table:
    """Tap these hands."""
    for seat in seats:
        table.seat(seat)
    return table


def test_each_run_names_who_won_how_much_of_each_pot(make: MakeTable) -> None:
    table = ranked(all_in(make(HOLDEM), *THREE), 2, 1, 7)
    assert told_by(table) == [
        "Run 1, main pot: Theo 300",
        "Run 1, side pot: Maya 100",
        "Run 2, main pot: Lena 300",
        "Run 2, side pot: Lena 100",
        "Maya wins 100",
        "Lena wins 400",
        "Theo wins 300",
    ]


def test_a_tie_in_one_run_of_a_lone_pot(make: MakeTable) -> None:
    table = all_in(make(HOLDEM), ("Maya", 1, 100), ("Theo", 2, 100))
    table.call()
    ranked(table, 1, 2, 1)
    lines = told_by(table)
    assert {"Run 1: Theo 50, Maya 50", "Run 2: Maya 100"} <= set(lines)


def test_the_halves_of_a_run_are_named(make: MakeTable) -> None:
    table = ranked(all_in(make(HIGH_LOW), ("Maya", 1, 100), ("Theo", 2, 100)), 1, 2, 1, 2)
    lines = told_by(table)
    assert {"Run 1: Maya high 50, Theo low 50", "Run 2: Maya high 50, Theo low 50"} <= set(lines)


def test_two_boards_are_named_as_boards(make: MakeTable) -> None:
    table = make(HOLDEM).sit(("Maya", 1, 100), ("Theo", 2, 100), ("Lena", 7, 100))
    assert table.bridge.send(c.Bomb(ante=10, boards=2), c.Deal())
    while table.view.phase == "betting":
        assert table.bridge.send(c.Act("check"))
    lines = told_by(ranked(table, 1, 7))
    assert {"Board 1: Maya 15", "Board 2: Lena 15"} <= set(lines)


def test_several_pots_of_one_run_are_named(make: MakeTable) -> None:
    lines = told_by(ranked(all_in(make(HOLDEM), *THREE, times=1), 2, 1))
    assert lines == ["Main pot: Theo 600", "Side pot: Maya 200", "Maya wins 200", "Theo wins 600"]


def test_a_lone_pot_dealt_once_is_told_in_one_line(make: MakeTable) -> None:
    lines = told_by(ranked(all_in(make(HOLDEM), ("Maya", 1, 100), ("Theo", 2, 100), times=1), 1))
    assert lines == ["Maya wins 200"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_parts_are_told_in_each_language(make: MakeTable, code: str) -> None:
    with speaking(code):
        table = ranked(all_in(make(HOLDEM, (1024, 600)), *THREE), 2, 1, 7)
        lines = told_by(table)
        assert clipped(painted_on(table.window.view.column), ("Maya", "Theo", "Lena")) == []
        assert [line.split()[-2:] for line in lines[:4]] == [
            ["Theo", "300"], ["Maya", "100"], ["Lena", "300"], ["Lena", "100"],
        ]  # fmt: skip
