"""Sheets of a tournament: a chip race, prizes shared by hand."""

import pytest

from desktop.intents import OpenCounting, OpenOwnSplit, OpenRace, OpenTableMenu, Tell
from desktop.present.remarks import remarks
from engine import commands as c
from engine.recap.build import build
from engine.recap.build_report import report_of
from tests.desktop.conftest import MakeTable
from tests.desktop.cups import CUP, cup, done, keys
from tests.desktop.rules_taps import of_table
from tests.desktop.spying import clipped, faults, painted_on

SIZES = [(1024, 600), (1280, 800), (1920, 1080)]


def test_a_chip_race_is_tapped_and_taken_back(make: MakeTable) -> None:
    table = cup(make)
    of_table(table, "Chip race")
    sheet = table.window.sheet
    assert [button.face.word for button in sheet.chips] == ["100 stays"]
    assert [row.face.word for row in sheet.rows.values() if row.isVisible()] == [
        "1  Ann",
        "2  Ben",
        "4  Cleo",
        "5  Dan",
    ]
    assert sheet.go.face.reason == "2 winners to name"
    sheet.press("go")
    table.tap(sheet.rows[2])
    table.tap(sheet.rows[4])
    table.tap(sheet.rows[5])
    assert sheet.won == {2, 4}, "there are two chips only"
    table.tap(sheet.go)
    assert done(table) == (c.Race(chip=100, won=(2, 4)),)
    assert [player.stack for player in table.view.seats.values()] == [1500, 1600, 1500, 1400]
    assert table.bridge.session.verify()["balanced"]
    table.bridge.undo()
    assert table.view.seats[1].stack == 1525


def test_no_race_where_nobody_has_small_chips(make: MakeTable) -> None:
    table = make(CUP, (1280, 800))
    table.sit(("Ann", 1, 1500), ("Ben", 2, 1500))
    table.window.overlays.open(OpenRace())
    assert table.window.sheet is None
    assert table.statement == "no race: nobody has chips smaller than what is paid at this level"
    table.window.open(OpenTableMenu())
    row = next(row for row in table.window.menu.panel.rows if row.face.word == "Chip race")
    assert row.face.reason == "nobody has small chips"


def test_the_row_of_the_race_says_beforehand_why_there_is_none(make: MakeTable) -> None:
    levels = [{"blinds": [100, 200]}, {"blinds": [150, 300]}, {"blinds": [200, 400]}]
    table = make({**CUP, "levels": levels}, (1280, 800)).sit(("Ann", 1, 1525), ("Ben", 2, 1475))
    why = "no race yet: level 2 has 150, which needs chips smaller than 100"
    table.window.open(OpenTableMenu())
    row = next(row for row in table.window.menu.panel.rows if row.face.word == "Chip race")
    assert (row.face.reason, row.face.open, row.face.does) == ("not yet: level 2 has 150", False, Tell(why))
    assert table.bridge.send(c.NextLevel(number=2))
    table.window.open(OpenTableMenu())
    row = next(row for row in table.window.menu.panel.rows if row.face.word == "Chip race")
    assert row.face.reason == "not yet: 150 is paid"
    assert table.bridge.send(c.NextLevel(number=3))
    table.window.open(OpenTableMenu())
    row = next(row for row in table.window.menu.panel.rows if row.face.word == "Chip race")
    assert (row.face.open, row.face.second) == (True, "small chips go off the table")


def test_a_race_refused_names_the_level_that_still_needs_the_chips(make: MakeTable) -> None:
    levels = [{"blinds": [100, 200]}, {"blinds": [150, 300]}, {"blinds": [200, 400]}]
    table = make({**CUP, "levels": levels}, (1280, 800)).sit(("Ann", 1, 1525), ("Ben", 2, 1475))
    table.window.overlays.open(OpenRace())
    assert table.window.sheet is None
    assert table.statement == "no race yet: level 2 has 150, which needs chips smaller than 100"
    assert table.bridge.send(c.NextLevel())
    table.window.overlays.open(OpenRace())
    assert table.statement == "no race now: 150 cannot be paid in chips of 100 and larger"
    assert table.bridge.send(c.NextLevel())
    table.window.overlays.open(OpenRace())
    assert table.window.sheet is not None


def test_in_the_break_the_race_is_for_the_level_that_comes(make: MakeTable) -> None:
    """The chips of the level that is over go off the table while everybody rests; the break goes on."""
    table = make(CUP, (1280, 800)).sit(("Ann", 1, 1550), ("Ben", 2, 1550))
    for command in (c.Button(seat=1), c.Deal(), c.Act("fold")):
        assert table.bridge.send(command)
    table.window.overlays.open(OpenRace())
    assert table.window.sheet is None, "the level is still played"
    table.at = 1230
    table.bridge.time_passed()
    of_table(table, "Chip race")
    sheet = table.window.sheet
    assert sheet is not None, (table.statement, table.refused)
    assert [button.face.word for button in sheet.chips] == ["100 stays"]
    table.tap(sheet.rows[1])
    table.tap(sheet.go)
    assert [player.stack for player in table.view.seats.values()] == [1600, 1500]
    words = "Rules from the next hand: Smallest chip: 100"
    assert table.bridge.scene.log[-1].text == words, "the level that comes is told when it comes"
    assert remarks(report_of(build(table.bridge.session)))[-1].how == words
    assert table.bridge.state.level == 1
    assert table.view.level.rest_left
    assert table.bridge.send(c.Deal()), table.refused
    assert (table.bridge.state.level, table.bridge.state.settings.blinds) == (2, (100, 200))
    assert table.bridge.session.verify()["balanced"]


def test_after_a_misdeal_the_race_waits_for_the_hand_that_is_dealt_again(make: MakeTable) -> None:
    """It is dealt at the limits it had: its blinds still need the small chips, although the level's time is up."""
    table = make(CUP, (1280, 800)).sit(("Ann", 1, 1550), ("Ben", 2, 1550))
    for command in (c.Button(seat=1), c.Deal(), c.Misdeal(reason="exposed")):
        assert table.bridge.send(command)
    table.at = 1230
    table.bridge.time_passed()
    table.window.overlays.open(OpenRace())
    assert table.window.sheet is None
    assert not table.bridge.send(c.Race(chip=100, won=(1,)))
    blinds = table.bridge.state.settings.blinds
    assert table.bridge.send(c.Deal())
    assert (table.bridge.state.level, table.bridge.state.settings.blinds) == (1, blinds)


def test_a_race_refused_in_the_break_names_the_level_that_comes(make: MakeTable) -> None:
    levels = [{"blinds": [100, 200], "minutes": 20, "break": 5}, {"blinds": [150, 300]}]
    table = make({**CUP, "levels": levels}, (1280, 800)).sit(("Ann", 1, 1525), ("Ben", 2, 1475))
    for command in (c.Button(seat=1), c.Deal(), c.Act("fold")):
        assert table.bridge.send(command)
    table.at = 1230
    table.bridge.time_passed()
    table.window.overlays.open(OpenRace())
    assert table.statement == "no race yet: level 2 has 150, which needs chips smaller than 100"


def test_prizes_are_shared_by_hand_with_a_sum_for_the_first(make: MakeTable) -> None:
    table = cup(make)
    table.bridge.send(c.Deal())
    while table.bridge.state.hand is not None:
        table.bridge.send(c.Act("fold"))
    of_table(table, "Split the prizes")
    table.window.menu.intended.emit(OpenOwnSplit())
    sheet = table.window.sheet
    assert sheet.whole == 8000
    assert sheet.go.face.reason == "€80.00 still to share out"
    keys(sheet, "20")
    sheet.press("go")
    keys(sheet, "20")
    sheet.press("go")
    keys(sheet, "15")
    sheet.light(4)
    keys(sheet, "25")
    sheet.light(3)
    table.tap(sheet.rest)
    assert sheet.left == 0
    sheet.light(0)
    keys(sheet, "0")
    assert sheet.go.face.reason == "€180.00 too much"
    sheet.press("back")
    table.tap(sheet.go)
    assert done(table) == (c.SplitPrizes(parts=((1, 2000), (2, 2000), (4, 1500), (5, 0)), first=2500),)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("opening", [OpenRace(), OpenOwnSplit(), OpenCounting()], ids=lambda o: type(o).__name__)
def test_nothing_is_cut_on_these_sheets(make: MakeTable, size, opening) -> None:
    table = cup(make, size)
    table.window.overlays.open(opening)
    sheet = table.window.sheet
    texts = painted_on(sheet)
    assert faults(sheet, texts) == []
    assert clipped(texts, ("Ann", "Ben", "Cleo", "Dan")) == []
