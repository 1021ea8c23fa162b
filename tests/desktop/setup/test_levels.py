"""Levels of a tournament on the setup page: taken, typed cell by cell, with their breaks."""

import pytest
from PySide6.QtCore import Qt

from desktop.setup import choice as chosen
from engine.journal.store import MemoryStore
from engine.session import Session
from tests.desktop.setups import click, shown, tournament_rules
from tests.desktop.spying import painted_on


def test_a_tournament_with_levels_is_three_taps(qtbot, look):
    page = shown(qtbot, look)
    click(qtbot, next(card for card in page.presets.cards if card.id == "tournament"))
    click(qtbot, page.games.chips[page.games.chip_of("No-limit Hold'em, levels", "20 min")])
    with qtbot.waitSignal(page.started) as table:
        click(qtbot, page.bar.start)
    session = Session.start(MemoryStore(), table.args[0])
    assert isinstance(session, Session)
    levels = session.state.settings.levels
    assert (levels[0].blinds, levels[0].ante, levels[0].minutes) == ((25, 50), 0, 20)
    assert (levels[3].blinds, levels[3].ante) == ((100, 200), 200)
    assert session.state.level == 1


def test_levels_are_edited_cell_by_cell(qtbot, look):
    page = tournament_rules(qtbot, look, "Pot-limit Omaha", "25/50")
    click(qtbot, next(row for row in page.all.rules.rows if row.info.key == "levels"))
    click(qtbot, page.all.pad.usual[20])
    assert page.all.grid.rows[0].opens == "opens 100 to 175"
    click(qtbot, page.all.grid.rows[1].cells["blinds"])
    for sign in "75/150":
        click(qtbot, page.all.pad.keys[sign])
    assert page.all.grid.rows[1].opens == "opens 300 to 525"
    click(qtbot, page.all.grid.rows[1].cells["minutes"])
    qtbot.keyClicks(page, "45")
    click(qtbot, page.all.pad.chips["remove"])
    click(qtbot, page.all.grid.rows[0].cells["ante"])
    click(qtbot, page.all.pad.keys["5"])
    assert page.bar.start.barred, "5 is no multiple of the smallest chip"
    assert "choose 25" in page.bar.detail
    click(qtbot, page.all.pad.keys["back"])
    click(qtbot, page.all.pad.keys["2"])
    click(qtbot, page.all.pad.keys["5"])
    click(qtbot, page.all.pad.chips["add"])
    assert page.all.pad.at == 14, "the new level comes after the last, and is the one that is edited"
    with qtbot.waitSignal(page.started) as table:
        click(qtbot, page.bar.start)
    levels = Session.start(MemoryStore(), table.args[0]).state.settings.levels
    assert [(level.blinds, level.ante) for level in levels[:2]] == [((25, 50), 25), ((75, 150), 0)]
    assert [level.blinds for level in levels[-2:]] == [(3000, 6000), (6000, 12000)]
    assert len(levels) == 15


def test_a_level_that_goes_down_is_marked_in_words(qtbot, look):
    page = tournament_rules(qtbot, look)
    page.all.pick("levels")
    rows = page.all.grid.rows
    assert not any(row.falls for row in rows)
    click(qtbot, rows[3].cells["blinds"])
    for sign in "500/1000":
        click(qtbot, page.all.pad.keys[sign])
    assert [row.at for row in rows if row.falls] == [4], "only the first level after it is lower than the one before"
    assert rows[4].opens == "lower than level 4"
    assert (rows[3].cells["blinds"].words, rows[3].opens) == ("500/1,000", "opens from 2,000")
    assert "500/1,000" in [text.words for text in painted_on(page.all.pad)]
    assert not page.bar.start.barred, "a house may do so"
    for _ in "000":
        click(qtbot, page.all.pad.keys["back"])
    assert rows[3].cells["blinds"].words == "500/1", "what is typed is not what is shown"


def test_while_a_level_is_typed_the_others_keep_their_opening_raises_and_back_says_where_to(qtbot, look):
    page = tournament_rules(qtbot, look)
    assert page.bar.back.second == "presets and stakes"
    page.all.pick("levels")
    assert page.bar.back.second == "to all rules"
    rows = page.all.grid.rows
    click(qtbot, rows[1].cells["blinds"])
    for sign in "300/150":
        click(qtbot, page.all.pad.keys[sign])
    assert page.bar.detail.startswith("Level 2: the blinds 300/150 go down: turn them round, 150/300")
    assert [row.opens for row in rows[:4]] == ["opens from 100", "", "lower than level 2", "opens from 400"]
    assert rows[1].cells["blinds"].wrong
    assert "Not like this" in page.strip.accessibleName(), "three taps are no longer what is to be done"


def test_a_break_is_put_into_the_levels_typed_and_taken_out_again(qtbot, look):
    page = tournament_rules(qtbot, look)
    page.all.pick("levels")
    grid, pad = page.all.grid, page.all.pad
    click(qtbot, grid.rows[3].cells["minutes"])
    assert pad.chips["rest"].words == "Break after level 4"
    click(qtbot, pad.chips["rest"])
    assert (page.all.cell, pad.title) == ((3, "break"), "Level 4, break")
    assert grid.list.rows[4] is grid.rests[3], "the row stands below its level"
    qtbot.keyClicks(page, "12")
    click(qtbot, pad.chips["add"])
    levels = chosen.table(page.choice)["levels"]
    assert [level.get("break", 0) for level in levels] == [0, 0, 0, 12, *[0] * 12]
    assert pad.chips["rest"].isHidden(), "no break follows the last level"
    state = Session.start(MemoryStore(), chosen.table(page.choice)).state
    assert state.settings.levels[3].rest == 12
    click(qtbot, grid.rests[3].cell)
    click(qtbot, pad.chips["rest"])
    assert not grid.rests
    assert page.all.cell == (3, "minutes")


@pytest.mark.parametrize("typed", [["0"], ["back", "back"]], ids=["nought", "emptied"])
def test_a_break_of_no_minutes_is_no_break(qtbot, look, typed):
    page = tournament_rules(qtbot, look)
    page.all.pick("levels")
    grid, pad = page.all.grid, page.all.pad
    click(qtbot, grid.rows[3].cells["minutes"])
    click(qtbot, pad.chips["rest"])
    for sign in typed:
        click(qtbot, pad.keys[sign])
    assert not any(level.get("break") for level in chosen.table(page.choice)["levels"])
    assert not grid.rests
    assert pad.chips["rest"].words == "Break after level 4"
    click(qtbot, pad.keys["5"])
    assert chosen.table(page.choice)["levels"][3]["break"] == 5, "typing goes on"
    assert grid.rests[3].cell.words == "5"


def test_levels_can_be_taken_off_again(qtbot, look):
    page = tournament_rules(qtbot, look, "Pot-limit Omaha, levels", "15 min")
    page.all.pick("levels")
    click(qtbot, page.all.pad.chips["none"])
    assert chosen.table(page.choice)["blinds"] == [25, 50], "it stays at the first level"
    assert not chosen.table(page.choice).get("levels")
    click(qtbot, page.all.pad.usual[10])
    assert chosen.table(page.choice)["levels"][0] == {"blinds": [25, 50], "ante": 0, "minutes": 10}


def test_enter_in_a_level_confirms_its_cell(qtbot, look):
    page = tournament_rules(qtbot, look)
    page.all.pick("levels")
    page.all.to_cell(1, "ante")
    qtbot.keyClicks(page, "25")
    with qtbot.assertNotEmitted(page.started):
        qtbot.keyClick(page, Qt.Key.Key_Return)
    assert page.bar.head == "Level 2, ante: 25"
    qtbot.keyClicks(page, "2")
    with qtbot.assertNotEmitted(page.started):
        qtbot.keyClick(page, Qt.Key.Key_Return)
    assert "Ante: 2 is no multiple" in page.bar.detail, "what is wrong is still said"


def test_a_wrong_level_is_named_by_its_row_and_its_own_cell_is_marked(qtbot, look):
    page = tournament_rules(qtbot, look)
    page.all.pick("levels")
    page.all.to_cell(1, "ante")
    qtbot.keyClicks(page, "2")
    page.all.to_cell(1, "minutes")
    assert "Ante: 2 is no multiple" in page.bar.detail
    assert "amount" not in page.bar.detail
    wrong = [(row.at, field) for row in page.all.grid.rows for field, cell in row.cells.items() if cell.wrong]
    assert wrong == [(1, "ante")], "not the cell that is edited now"
    assert not page.all.pad.here


def test_of_a_running_tournament_only_coming_levels_are_taken_out_and_the_running_one_is_marked(qtbot, look):
    table = chosen.table(tournament_rules(qtbot, look).choice)
    page = shown(qtbot, look, playing=True, running=table, level=3)
    page.all.pick("levels")
    rows, remove = page.all.grid.rows, page.all.pad.chips["remove"]
    assert [row.at + 1 for row in rows if row.running] == [3]
    assert rows[2].opens.startswith("running now, opens from")
    assert rows[2].cells["blinds"].accessibleName() == "Level 3, running now, Blinds 75/150"
    for at, reason in ((0, "Level 1 is over"), (2, "Level 3 is running")):
        click(qtbot, rows[at].cells["blinds"])
        assert (remove.words, remove.barred) == (reason, True)
        assert remove.accessibleDescription() == f"{reason}: only coming levels can be taken out"
        click(qtbot, remove)
        assert page.bar.detail == f"{reason}: only coming levels can be taken out"
        assert page.choice == page.before
    click(qtbot, rows[3].cells["blinds"])
    assert (remove.words, remove.barred) == ("Take level 4 out", False)
    click(qtbot, remove)
    with qtbot.waitSignal(page.started) as change:
        click(qtbot, page.bar.start)
    assert change.args[0]["levels"] == [*table["levels"][:3], *table["levels"][4:]]
