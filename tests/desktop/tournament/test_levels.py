"""Levels at the table: the clock, the stakes of the coming deal, and the chips that play."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt

from desktop.bridge.levels import table_at
from desktop.display.public_record import showing
from desktop.intents import AskAdd, AskSit, OpenLevels, OpenRuling
from desktop.preferences.choices import Choices
from desktop.present.between import reminder
from desktop.present.centre import centre
from desktop.present.pad import chips
from desktop.present.strip import strip
from desktop.present.window_state import Local
from desktop.table.level_sheet import LevelSheet
from engine import commands as c
from engine.view.room_clock import room_clock
from tests.desktop.conftest import MakeTable, Table
from tests.desktop.tournament.tables import TABLE, all_in, do, scene


@pytest.fixture
def level_over(heads_up: Table) -> Table:
    """Level 1 is over, between two hands."""
    heads_up.bridge.send(c.Act("fold"))
    heads_up.at = 1300
    heads_up.bridge.time_passed()
    return heads_up


def test_when_the_time_is_up_the_next_hand_is_dealt_at_the_next_level(level_over: Table) -> None:
    slot = level_over.window.view.bar.go.face
    assert (slot.word, slot.second) == ("Deal hand 2", "level 2: 50/100")
    preview = scene(level_over).coming_deal
    assert preview is not None
    assert sorted(post.amount for post in preview.posts) == [50, 100], "the posts in sight are those of the deal"
    level_over.key(Qt.Key.Key_Return)
    assert sorted(post.amount for post in level_over.view.posts) == [50, 100]
    assert (level_over.view.level.number, level_over.view.level.left) == (2, 1100), "counted from the end of level 1"
    assert any(line.text == "Level 2: 50/100" for line in scene(level_over).log)
    assert scene(level_over).undo == "hand 2 dealt"
    level_over.undo()
    assert (level_over.view.hand, level_over.view.level.number) == (1, 1)


ANTES = {**TABLE, "levels": [{"blinds": [25, 50], "ante": 50}, {"blinds": [50, 100], "ante": 100}]}
AT_LEVEL_1 = ("Blinds 25/50", "Ante 50")
AT_LEVEL_2 = ("Blinds 50/100", "Ante 100")


def stakes_told(table: Table) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
    """What both windows say of the stakes: title, pills of the level, money of the players' display."""
    at_table, players = strip(scene(table)), showing(scene(table), Choices())
    assert at_table.pills == players.pills
    return at_table.title, tuple(pill.words for pill in players.pills), players.money


def test_a_level_chosen_in_a_hand_leaves_the_figures_of_the_hand_and_says_what_is_next(make: MakeTable) -> None:
    table = make(ANTES).sit(("Ann", 1, 1000), ("Ben", 2, 1000))
    table.bridge.send(c.Deal())
    table.bridge.send(c.NextLevel())
    running = "No-limit Hold'em 25/50", ("Level 1, ante 50, next: level 2, 20 min left", "opens from 100"), AT_LEVEL_1
    assert stakes_told(table) == running
    table.bridge.send(c.Act("fold"))
    chosen = "No-limit Hold'em 50/100", ("Level 2, ante 100, 20 min left", "opens from 200"), AT_LEVEL_2
    assert stakes_told(table) == chosen


def test_between_hands_both_windows_say_the_stakes_of_the_coming_deal(make: MakeTable) -> None:
    table = make(ANTES).sit(("Ann", 1, 1000), ("Ben", 2, 1000))
    table.bridge.send(c.Deal())
    table.at = 1300
    table.bridge.time_passed()
    running = "No-limit Hold'em 25/50", ("Level 1, ante 50, next: level 2, 19 min left", "opens from 100"), AT_LEVEL_1
    assert stakes_told(table) == running, "the hand is played at the level it was dealt at"
    table.bridge.send(c.Act("fold"))
    coming = "No-limit Hold'em 50/100", ("next: level 2, ante 100, 19 min left", "opens from 200"), AT_LEVEL_2
    assert stakes_told(table) == coming
    assert "100" in centre(scene(table), Local()).sentence
    assert reminder(scene(table)).second == "level 2 of 2", "still due"
    assert scene(table).view.limits.minimum_bet == 100
    assert scene(table).view.level.number == 1, "it rises with the deal"


def test_the_time_of_a_level_is_told_all_along_the_last_one_too(heads_up: Table) -> None:
    texts = []
    for at in (60, 600, 1195, 1260, 2350, 2500):
        heads_up.at = at
        heads_up.bridge.time_passed()
        texts.append(heads_up.window.view.strip.strip.pills[0].words)
    assert texts == [
        "Level 1, 19 min left", "Level 1, 10 min left", "Level 1, 5 s left", "Level 1, next: level 2, 19 min left",
        "Level 1, next: level 2, 50 s left", "Level 1, time is up",
    ]  # fmt: skip
    heads_up.bridge.send(c.Act("fold"))
    heads_up.bridge.send(c.Deal())
    assert heads_up.window.view.strip.strip.pills[0].words == "Level 2, 20 min left"


def test_a_level_whose_own_time_ran_out_undealt_begins_with_the_deal_and_its_time_does_not_jump_back(
    heads_up: Table,
) -> None:
    heads_up.bridge.send(c.Act("fold"))
    texts = []
    for at in (1260, 2350, 2500, 3600):
        heads_up.at = at
        heads_up.bridge.time_passed()
        texts.append(heads_up.window.view.strip.strip.pills[0].words)
    assert texts == [
        "next: level 2, 19 min left",
        "next: level 2, 50 s left",
        *["next: level 2, from the next deal"] * 2,
    ]
    heads_up.bridge.send(c.Deal())
    assert heads_up.window.view.strip.strip.pills[0].words == "Level 2, 20 min left"


def test_the_clock_stops_with_the_win(heads_up: Table) -> None:
    """Neither title, level nor the clock for the room go on once it is won, however long the window stays open."""
    heads_up.at = 1190
    for command in (c.Act("all_in"), c.Act("call"), c.Award(ranking=((1,), (2,)))):
        assert heads_up.bridge.send(command)
    assert scene(heads_up).champion == 1
    before = strip(scene(heads_up)), room_clock(table_at(heads_up.bridge.state, 1190))
    for at in (1300, 2600, 9000):
        heads_up.at = at
        heads_up.bridge.time_passed()
        now = strip(scene(heads_up)), room_clock(table_at(heads_up.bridge.state, at))
        assert replace(now[0], time="") == replace(before[0], time="")
        assert now[1] == before[1]
        assert scene(heads_up).settings.blinds == (25, 50)


def test_the_hand_after_a_misdeal_is_played_at_the_level_of_the_misdealt_one(heads_up: Table) -> None:
    heads_up.at = 1300
    heads_up.bridge.send(c.Misdeal(reason="exposed card"))
    heads_up.bridge.time_passed()
    slot = heads_up.window.view.bar.go.face
    assert (slot.word, slot.second) == ("Deal hand 2", "")
    offered = reminder(scene(heads_up))
    assert (offered.word, offered.reason, offered.intent) == ("Next level", "after the repeated deal", None)
    assert offered.refusal.startswith("after a misdeal the hand is dealt again at its level")
    heads_up.key(Qt.Key.Key_Return)
    assert sorted(post.amount for post in heads_up.view.posts) == [25, 50]
    heads_up.bridge.send(c.Act("fold"))
    assert heads_up.window.view.bar.go.face.second == "level 2: 50/100", "the level goes up with the hand after it"
    heads_up.key(Qt.Key.Key_Return)
    assert sorted(post.amount for post in heads_up.view.posts) == [50, 100]


def test_the_clock_of_the_level_is_paused_and_goes_on_by_a_tap(heads_up: Table) -> None:
    heads_up.at = 300
    heads_up.bridge.send(c.Act("fold"))
    heads_up.window.open(OpenLevels())
    assert heads_up.window.sheet.clock.face.word == "Pause the clock"  # type: ignore[union-attr]
    heads_up.tap(heads_up.window.sheet.clock)  # type: ignore[union-attr]
    assert heads_up.window.sheet is None
    heads_up.at = 5000
    heads_up.bridge.time_passed()
    assert heads_up.window.view.strip.strip.pills[0].words == "Level 1, 15 min left, paused"
    assert scene(heads_up).next_level is None
    heads_up.window.open(OpenLevels())
    heads_up.tap(heads_up.window.sheet.clock)  # type: ignore[union-attr]
    assert heads_up.window.view.strip.strip.pills[0].words == "Level 1, 15 min left"
    heads_up.undo()
    assert heads_up.view.level.paused


def test_the_last_minute_of_a_level_is_counted_in_seconds(heads_up: Table) -> None:
    heads_up.at = 1200 - 42
    heads_up.bridge.time_passed()
    assert heads_up.window.view.strip.strip.pills[0].words == "Level 1, 42 s left"


def test_the_chips_to_tap_are_those_that_play_at_the_level(heads_up: Table) -> None:
    heads_up.window.open(OpenRuling(heads_up.view.to_act))
    assert [key.value for key in heads_up.window.sheet.chips[:5]] == [25, 100, 500, 1000, 5000]  # type: ignore[union-attr]
    assert chips(scene(heads_up)) == (25, 100, 500, 1000)


@pytest.mark.parametrize("question", [AskSit(5), AskAdd(2)])
def test_a_latecomer_and_a_rebuy_are_offered_the_starting_stack_at_every_level(
    make: MakeTable, question: AskSit | AskAdd
) -> None:
    table = make(TABLE).sit(("Ann", 1, 3000), ("Ben", 2, 5000), ("Cleo", 3, 5000), ("Dan", 4, 8000))
    session = table.bridge.session
    do(session, c.Button(seat=3))
    all_in(session, (4,), (3,), (2,), (1,))
    do(session, c.AddChips(seat=1, amount=8000), c.NextLevel())
    table.bridge.time_passed()
    table.window.open(question)
    sheet = table.window.sheet
    sheet.show_letters(False)  # type: ignore[union-attr]
    assert [(key.face.word, key.face.figure) for key in sheet.quicks if key.isVisible()] == [  # type: ignore[union-attr]
        ("start", "5,000"), ("100 BB", "10,000"), ("200 BB", "20,000"),
    ]  # fmt: skip
    table.tap(sheet.go)  # type: ignore[union-attr]
    assert table.view.seats[question.seat].stack == 5000


def test_a_cash_game_offers_no_starting_stack(make: MakeTable) -> None:
    table = make({"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "preset": "home"}).sit(("Ann", 1, 500))
    table.window.open(AskSit(5))
    table.window.sheet.show_letters(False)  # type: ignore[union-attr]
    assert [key.face.word for key in table.window.sheet.quicks if key.isVisible()] == ["100 BB", "200 BB"]  # type: ignore[union-attr]


def test_an_open_sheet_of_levels_follows_the_table(heads_up: Table) -> None:
    heads_up.bridge.send(c.Act("fold"))
    heads_up.window.open(OpenLevels())
    sheet = heads_up.window.sheet
    assert isinstance(sheet, LevelSheet)
    levels = [{"blinds": [25, 50], "minutes": 4}, {"blinds": [60, 120], "ante": 120}, {"blinds": [100, 200]}]
    assert heads_up.bridge.send(c.Change(table={"levels": levels}))
    assert [line.row.stakes for line in sheet.lines] == ["25/50", "60/120 ante 120", "100/200"]
    assert sheet.lines[0].row.opens.startswith("4 min")
    assert sheet.clock.face.second == "4 min left"
    sheet.choose(3)
    heads_up.at = 100
    heads_up.bridge.time_passed()
    assert (sheet.clock.face.second, sheet.number) == ("3 min left", 3), "what was chosen stays chosen"
    assert heads_up.bridge.send(c.Change(table={"levels": levels[:2]}))
    assert (len(sheet.lines), sheet.number) == (2, 2)


def test_rules_changed_in_a_hand_are_the_levels_one_can_go_to(heads_up: Table) -> None:
    levels = [{"blinds": [25, 50]}, {"blinds": [60, 120]}]
    assert heads_up.bridge.send(c.Change(table={"levels": levels}))
    heads_up.window.open(OpenLevels())
    assert [line.row.stakes for line in heads_up.window.sheet.lines] == ["25/50", "60/120"]  # type: ignore[union-attr]


def test_what_a_level_opens_for_is_what_the_posts_of_the_hand_allow(make: MakeTable) -> None:
    """Of eight seats one was free: the badge said 550 while the pad took 525 at most. A dead small blind is none."""
    antes = {"levels": [{"blinds": [50, 100], "ante": 25}]}
    table = make({**TABLE, "game": "omaha", "limit": "pot_limit", "seats": 8, **antes})
    table.sit(*((name, seat, 5000) for seat, name in enumerate("ABCDEFG", 1)))
    assert table.bridge.send(c.Button(seat=1))
    assert scene(table).opens == "opens 200 to 525", "between hands"
    table.window.open(OpenLevels())
    assert "opens 200 to 525" in table.window.sheet.lines[0].row.opens, "the list said 550, as of a full table"
    table.window.overlays.close_sheet()
    assert table.bridge.send(c.Deal())
    wager = table.view.legal.wager
    assert (wager.min, wager.max, scene(table).opens) == (200, 525, "opens 200 to 525")
    for _ in range(6):
        assert table.bridge.send(c.Act("fold"))
    assert table.bridge.send(c.Leave(seat=3)), "the next small blind"
    assert table.bridge.send(c.Deal())
    wager = table.view.legal.wager
    assert scene(table).opens == f"opens 200 to {wager.max}" == "opens 200 to 450"
