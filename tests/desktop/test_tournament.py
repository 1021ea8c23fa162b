"""A tournament ends in places: who won is said at the table, and the recap talks of no money."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.bridge.bridge import Bridge
from desktop.bridge.levels import at_second
from desktop.bridge.scene import Scene
from desktop.display.public_record import showing, turn
from desktop.intents import AskAdd, AskSit, GoTo, OpenLevels, OpenRuling, OpenSplitMenu, Page
from desktop.kit.appearance import Look
from desktop.kit.metrics import fit
from desktop.kit.theme import load
from desktop.preferences.choices import Choices
from desktop.present.between import deal, reminder
from desktop.present.centre import centre
from desktop.present.house_menus import away_rows, money_menu, table_menu
from desktop.present.pad import chips
from desktop.present.statement import statement
from desktop.present.strip import strip
from desktop.present.window_state import Local
from desktop.recap import paper
from desktop.recap.chat import summary
from desktop.recap.intents import EndGame
from desktop.recap.page import RecapPage
from desktop.recap.saving import folder_of
from desktop.recap.telling import day, shown
from desktop.words.recap_phrases import session_title
from desktop.words.say import say
from engine import commands as c
from engine.exports import csv, text
from engine.journal.memory import MemoryStore
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.recap.records import Recap
from engine.recap.summary import summary_of
from engine.refusals import Refusal
from engine.session import Session
from engine.view.room_clock import room_clock
from tests.desktop.conftest import MakeTable, Table

TABLE = {
    "preset": "tournament", "game": "holdem", "limit": "no_limit", "seats": 6,
    "levels": [{"blinds": [25, 50]}, {"blinds": [50, 100]}],
}  # fmt: skip


def do(session: Session, *commands: c.Command) -> None:
    for command in commands:
        answer = session.dispatch(command)
        assert not isinstance(answer, Refusal), answer.message


def all_in(session: Session, *ranking: tuple[int, ...]) -> None:
    """Everybody is all-in; the hands in this order, best first."""
    do(session, c.Deal())
    while session.state.hand is not None and session.state.hand.turn is not None:
        do(session, c.Act("all_in"))
    do(session, c.Award(ranking=ranking))


def tournament(stacks: tuple[int, ...]) -> Session:
    session = Session.start(MemoryStore(), TABLE)
    assert isinstance(session, Session)
    for seat, (name, stack) in enumerate(zip(("Ann", "Ben", "Cleo", "Dan"), stacks, strict=False), 1):
        do(session, c.Sit(seat=seat, player=name, stack=stack))
    do(session, c.Button(seat=1))
    return session


def places(recap: Recap) -> list[tuple[str, int]]:
    return [(player.name, player.place) for player in recap.players]


def test_two_who_go_in_the_same_hand_are_placed_by_their_stacks() -> None:
    session = tournament((3000, 1000, 2000, 1000))
    assert {place for _, place in places(build(session))} == {0}, "before the first hand nobody has a place"
    all_in(session, (1,), (2, 4), (3,))
    assert places(build(session)) == [("Ann", 1), ("Cleo", 2), ("Ben", 3), ("Dan", 3)]


def test_while_several_play_only_who_is_out_has_a_place_and_a_rebuy_takes_it_back() -> None:
    session = tournament((3000, 1000, 2000))
    do(session, c.Deal())
    do(session, c.Act("fold"), c.Act("all_in"), c.Act("call"), c.Award(ranking=((3,), (2,))))
    assert places(build(session)) == [("Ann", 0), ("Cleo", 0), ("Ben", 3)]
    do(session, c.AddChips(seat=2, amount=1000))
    assert {place for _, place in places(build(session))} == {0}


def test_the_end_places_those_who_still_have_chips_before_the_broke_by_their_chips() -> None:
    session = tournament((3000, 1000, 2000))
    do(session, c.Deal())
    do(session, c.Act("fold"), c.Act("all_in"), c.Act("call"), c.Award(ranking=((3,), (2,))), c.End())
    assert sorted(places(build(session)), key=lambda placed: placed[1]) == [("Ann", 1), ("Cleo", 1), ("Ben", 3)]


def test_nobody_pays_by_chips_that_are_no_money(qapp: QApplication) -> None:
    session = tournament((1000, 1000))
    all_in(session, (2,), (1,))
    do(session, c.End())
    recap = build(session)
    assert recap.tournament
    assert recap.settlement.payments == ()
    report = report_of(recap)
    page = shown(report)
    assert (page.payments, page.tournament) == ((), True)
    assert [(result.name, result.place) for result in page.results] == [("Ben", "1st"), ("Ann", "2nd")]
    assert page.figures[0].value == "Ben"
    assert "+1" not in paper.body(report, 600)
    assert ">2nd<" in paper.body(report, 600)
    assert "1st Ben" in summary(report)
    assert "1. Ben" in text.summary(recap)
    assert csv.results(recap).splitlines()[0].endswith(",place")


def test_a_tournament_is_called_so_with_its_game_and_its_day_and_not_by_its_levels(
    qapp: QApplication, tmp_path: Path
) -> None:
    session = tournament((1000, 1000))
    all_in(session, (1, 2))
    do(session, c.NextLevel())
    report = report_of(build(session))
    title = "Tournament, No-limit Hold'em"
    assert shown(report).title == f"{title}, {day(report)}"
    assert folder_of(report, tmp_path).name.endswith(f" {title}")
    assert f">{title}<" in paper.body(report, 600).replace("&#x27;", "'")
    assert summary(report).startswith(f"{title} · {day(report)}")
    assert text.summary(build(session)).startswith(f"{title} · ")
    stored = summary_of(session.store, session.id)
    assert session_title(stored.name, stored.games, stored.tournament) == title
    assert [hand.game for hand in build(session).hands] == ["No-limit Hold'em 25/50"], "a hand says its stakes"


def test_a_cash_game_has_no_places() -> None:
    session = Session.start(MemoryStore(), {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "preset": "home"})
    assert isinstance(session, Session)
    do(session, c.Sit(seat=1, player="Ann", stack=100), c.Sit(seat=2, player="Ben", stack=100), c.Button(seat=1))
    all_in(session, (2,), (1,))
    recap = build(session)
    assert not recap.tournament
    assert {player.place for player in recap.players} == {0}
    assert len(recap.settlement.payments) == 1
    assert not csv.results(recap).splitlines()[0].endswith(",place")


@pytest.fixture
def heads_up(make: MakeTable) -> Table:
    table = make(TABLE).sit(("Ann", 1, 1000), ("Ben", 2, 1000))
    table.bridge.send(c.Button(seat=1))
    table.bridge.send(c.Deal())
    return table


def scene(table: Table) -> Scene:
    made: Scene = table.bridge.scene
    return made


def test_a_split_shows_the_parts_and_the_log_keeps_them(make: MakeTable) -> None:
    """Names with amounts are no keys: they only tell; the log says who gets what, in the money of the prizes."""
    table = make({**TABLE, "prizes": {"currency": "EUR", "entry": 2000}}).sit(("Ann", 1, 1000), ("Ben", 2, 1000))
    for line in (c.Button(seat=1), c.Deal(), c.Act("raise", to=500), c.Act("fold")):
        assert table.bridge.send(line)
    table.window.open(OpenSplitMenu("equal"))
    rows = table.window.menu.panel.rows  # type: ignore[union-attr]
    names = [row for row in rows if row.slot.word in ("Ann", "Ben")]
    assert [(row.slot.second, row.slot.does, row.isEnabled()) for row in names] == [("€20.00", None, False)] * 2
    table.tap(rows[-1])
    assert scene(table).log[-1].text == "the prizes are split: Ann €20.00, Ben €20.00"
    assert statement(scene(table), Local()).title == centre(scene(table), Local()).title == "The prizes are split"
    assert reminder(scene(table)).intent == GoTo(Page.RECAP)
    assert deal(scene(table)).fill == "normal", "Enter deals no hand that nothing is played for"
    assert turn(scene(table), ()).words == "The game is over"
    assert table.bridge.send(c.Deal()), "who plays on all the same, may"


@pytest.mark.parametrize("kept", [0, 1000])
def test_before_the_end_it_is_asked_only_where_chips_decide_something(kept: int) -> None:
    session = Session.start(MemoryStore(), {**TABLE, "prizes": {"currency": "EUR", "entry": 2000}})
    assert isinstance(session, Session)
    do(session, c.Sit(seat=1, player="Ann", stack=1000), c.Sit(seat=2, player="Ben", stack=1000), c.Button(seat=1))
    assert shown(report_of(build(session))).end_question == "2 still in: they get no place"
    do(session, c.Deal(), c.Act("raise", to=500), c.Act("fold"))
    by_chips = "2 still in: placed by their chips"
    assert shown(report_of(build(session))).end_question == by_chips
    do(session, c.SplitPrizes(way="equal", first=kept))
    assert shown(report_of(build(session))).end_question == (by_chips if kept else "")
    assert (statement(Bridge(session).scene, Local()).title == "The prizes are split") is not bool(kept)
    do(session, c.End())
    recap = build(session)
    assert places(recap) == [("Ann", 1), ("Ben", 2)]
    assert recap.prizes is not None
    assert [player.prize for player in recap.prizes.players] == [2000 + kept // 2, 2000 - kept // 2]


def test_the_log_tells_a_rebuy_from_an_add_on(make: MakeTable) -> None:
    prizes = {"currency": "EUR", "entry": 2000, "rebuy": 2000, "add_on": 1000}
    table = make({**TABLE, "prizes": prizes}).sit(("Ann", 1, 1000), ("Ben", 2, 1000))
    assert table.bridge.send(c.AddChips(seat=1, amount=500))
    assert table.bridge.send(c.AddChips(seat=2, amount=500, what="rebuy"))
    added = [line.text for line in scene(table).log if "500" in line.text]
    assert added == ["Ann takes an add-on, 500 chips", "Ben rebuys 500 chips"]


def test_after_the_last_opponent_the_table_says_who_won_and_leads_to_the_places(heads_up: Table) -> None:
    for _ in range(2):
        heads_up.bridge.send(c.Act("all_in"))
    heads_up.bridge.send(c.Award(ranking=((2,), (1,))))
    sentence = statement(scene(heads_up), Local())
    assert (sentence.role, sentence.title) == ("win", "Ben wins the tournament")
    assert reminder(scene(heads_up)).intent == GoTo(Page.RECAP)
    assert centre(scene(heads_up), Local()).title == "Ben wins the tournament"
    heads_up.at = 9000
    heads_up.bridge.time_passed()
    over = strip(scene(heads_up))
    assert (over.pills, over.reminders, over.hand) == ((), (), "Hand 1"), "no level, no clock, no hand to come"


def test_with_two_who_have_chips_nobody_has_won(heads_up: Table) -> None:
    heads_up.bridge.send(c.Act("fold"))
    assert scene(heads_up).champion is None
    assert "wins" not in statement(scene(heads_up), Local()).title


@pytest.fixture
def level_over(heads_up: Table) -> Table:
    """Level 1 is over, between two hands."""
    heads_up.bridge.send(c.Act("fold"))
    heads_up.at = 1300
    heads_up.bridge.time_passed()
    return heads_up


def test_when_the_time_is_up_the_next_hand_is_dealt_at_the_next_level(level_over: Table) -> None:
    slot = level_over.window.view.bar.go.slot
    assert (slot.word, slot.second) == ("Deal hand 2", "level 2: 50/100")
    preview = scene(level_over).preview
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
    return at_table.title, tuple(words for words, _ in players.pills), players.money


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
        texts.append(heads_up.window.view.strip.strip.pills[0][0])
    assert texts == [
        "Level 1, 19 min left", "Level 1, 10 min left", "Level 1, 5 s left", "Level 1, next: level 2, 19 min left",
        "Level 1, next: level 2, 50 s left", "Level 1, time is up",
    ]  # fmt: skip
    heads_up.bridge.send(c.Act("fold"))
    heads_up.bridge.send(c.Deal())
    assert heads_up.window.view.strip.strip.pills[0][0] == "Level 2, 20 min left"


def test_the_clock_stops_with_the_win(heads_up: Table) -> None:
    """Neither title, level nor the clock for the room go on once it is won, however long the window stays open."""
    heads_up.at = 1190
    for command in (c.Act("all_in"), c.Act("call"), c.Award(ranking=((1,), (2,)))):
        assert heads_up.bridge.send(command)
    assert scene(heads_up).champion == 1
    before = strip(scene(heads_up)), room_clock(at_second(heads_up.bridge.state, 1190))
    for at in (1300, 2600, 9000):
        heads_up.at = at
        heads_up.bridge.time_passed()
        now = strip(scene(heads_up)), room_clock(at_second(heads_up.bridge.state, at))
        assert replace(now[0], time="") == replace(before[0], time="")
        assert now[1] == before[1]
        assert scene(heads_up).settings.blinds == (25, 50)


def test_the_hand_after_a_misdeal_is_played_at_the_level_of_the_misdealt_one(heads_up: Table) -> None:
    heads_up.at = 1300
    heads_up.bridge.send(c.Misdeal(reason="exposed card"))
    heads_up.bridge.time_passed()
    slot = heads_up.window.view.bar.go.slot
    assert (slot.word, slot.second) == ("Deal hand 2", "")
    offered = reminder(scene(heads_up))
    assert (offered.intent, offered.reason) == (None, "next level"), "due, but not for the deal that is repeated"
    heads_up.key(Qt.Key.Key_Return)
    assert sorted(post.amount for post in heads_up.view.posts) == [25, 50]
    heads_up.bridge.send(c.Act("fold"))
    assert heads_up.window.view.bar.go.slot.second == "level 2: 50/100", "the level goes up with the hand after it"
    heads_up.key(Qt.Key.Key_Return)
    assert sorted(post.amount for post in heads_up.view.posts) == [50, 100]


def test_the_clock_of_the_level_is_paused_and_goes_on_by_a_tap(heads_up: Table) -> None:
    heads_up.at = 300
    heads_up.bridge.send(c.Act("fold"))
    heads_up.window.open(OpenLevels())
    assert heads_up.window.sheet.clock.slot.word == "Pause the clock"  # type: ignore[union-attr]
    heads_up.tap(heads_up.window.sheet.clock)  # type: ignore[union-attr]
    assert heads_up.window.sheet is None
    heads_up.at = 5000
    heads_up.bridge.time_passed()
    assert heads_up.window.view.strip.strip.pills[0][0] == "Level 1, 15 min left, paused"
    assert scene(heads_up).risen is None
    heads_up.window.open(OpenLevels())
    heads_up.tap(heads_up.window.sheet.clock)  # type: ignore[union-attr]
    assert heads_up.window.view.strip.strip.pills[0][0] == "Level 1, 15 min left"
    heads_up.undo()
    assert heads_up.view.level.paused


def test_the_last_minute_of_a_level_is_counted_in_seconds(heads_up: Table) -> None:
    heads_up.at = 1200 - 42
    heads_up.bridge.time_passed()
    assert heads_up.window.view.strip.strip.pills[0][0] == "Level 1, 42 s left"


def test_who_is_out_has_the_place_on_the_seat_also_while_others_play(make: MakeTable) -> None:
    table = make(TABLE).sit(("Ann", 1, 3000), ("Ben", 2, 1000), ("Cleo", 3, 2000), ("Dan", 4, 500))
    do(table.bridge.session, c.Button(seat=1))
    all_in(table.bridge.session, (1,), (3,), (2, 4))
    words = [table.window.view.felt.seats[seat].plate.word for seat in (2, 3, 4)]
    assert words == ["out, 3rd", "out, 2nd", "out, 4th"], "two in one hand: the larger stack is placed higher"
    assert sorted(places(build(table.bridge.session))) == [("Ann", 1), ("Ben", 3), ("Cleo", 2), ("Dan", 4)]
    do(table.bridge.session, c.AddChips(seat=3, amount=2000), c.Deal())
    assert table.window.view.felt.seats[2].plate.word == "out, 3rd"
    assert table.window.view.felt.seats[3].plate.word != "out, 2nd"


def test_who_is_away_is_marked_so_in_the_hand_too_for_dealer_and_players(make: MakeTable) -> None:
    table = make(TABLE).sit(("Ann", 1, 3000), ("Jan B.", 2, 1000), ("Cleo", 3, 2000))
    do(table.bridge.session, c.Button(seat=3), c.SitOut(seat=2), c.Deal())
    table.bridge.time_passed()
    plates = table.window.view.felt.seats
    assert [plates[seat].plate.word for seat in (1, 2, 3)] == ["", "away", ""]
    assert showing(scene(table), Choices()).plates[1].word == "away"
    do(table.bridge.session, c.Act("call"), c.Act("call"))
    assert (plates[2].plate.kind, plates[2].plate.word) == ("folded", "folded, away")


def test_the_recap_of_a_tournament_shows_the_places_and_no_empty_panel(qapp: QApplication, qtbot: QtBot) -> None:
    session = tournament((3000, 1000, 2000))
    all_in(session, (1,), (3,), (2,))
    report = report_of(build(session))
    page = RecapPage(Look(load(), fit(1280, 800)))
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show_recap(shown(report))
    page.show()
    assert not page.settle.isVisible()
    names = [card.accessibleName() for card in page.places.cards if card.isVisible()]
    assert names == ["1st, Ann, has all the chips", "2nd, Cleo, out in hand 1", "3rd, Ben, out in hand 1"]
    assert page.places.hint == "3 entries"
    with qtbot.waitSignal(page.wanted) as wanted:
        page.places.end.tap()
    assert wanted.args == [EndGame()]
    html = paper.body(report, 600)
    assert "Places" in html
    assert "out in hand 1" in html
    assert "Settle up" not in html


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)])
def test_ending_with_several_still_in_asks_once(qtbot: QtBot, size: tuple[int, int]) -> None:
    session = tournament((3000, 1000, 2000))
    page = RecapPage(Look(load(), fit(*size)))
    qtbot.addWidget(page)
    page.resize(*size)
    page.show_recap(shown(report_of(build(session))))
    page.show()
    end = page.places.end
    with qtbot.assertNotEmitted(page.wanted):
        end.tap()
    assert end.words == "End all the same"
    assert page.places.hint == "3 still in: they get no place"
    with qtbot.waitSignal(page.wanted) as wanted:
        end.tap()
    assert wanted.args == [EndGame()]
    do(session, c.End())
    ended = shown(report_of(build(session)))
    assert {placed.place for placed in ended.places} == {"still in"}, "as the question said"


def test_a_rebuy_is_counted_and_who_still_plays_stands_with_the_chips(qapp: QApplication) -> None:
    session = tournament((3000, 1000, 2000))
    all_in(session, (1,), (3,), (2,))
    do(session, c.AddChips(seat=2, amount=1000))
    page = shown(report_of(build(session)))
    assert page.entries == "3 entries, 1 rebuy"
    assert [(placed.place, placed.name, placed.note) for placed in page.places] == [
        ("still in", "Ann", "6,000 chips"), ("still in", "Ben", "1,000 chips"), ("3rd", "Cleo", "out in hand 1"),
    ]  # fmt: skip


def test_a_cash_game_keeps_its_payments_and_has_no_list_of_places(qapp: QApplication, qtbot: QtBot) -> None:
    session = Session.start(MemoryStore(), {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "preset": "home"})
    assert isinstance(session, Session)
    do(session, c.Sit(seat=1, player="Ann", stack=100), c.Sit(seat=2, player="Ben", stack=100))
    page = RecapPage(Look(load(), fit(1280, 800)))
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show_recap(shown(report_of(build(session))))
    page.show()
    assert page.settle.isVisible()
    assert not page.places.isVisible()


def test_the_chips_to_tap_are_those_that_play_at_the_level(heads_up: Table) -> None:
    heads_up.window.open(OpenRuling(heads_up.view.to_act))
    assert [key.value for key in heads_up.window.sheet.chips[:5]] == [25, 100, 500, 1000, 5000]  # type: ignore[union-attr]
    assert chips(scene(heads_up)) == (25, 100, 500, 1000)


def test_a_tournament_that_is_won_is_played_no_longer_by_what_comes_after() -> None:
    session = tournament((1000, 1000))
    do(session, c.Deal(at=100))
    for _ in range(2):
        do(session, c.Act("all_in"))
    assert build(session).seconds == 100
    do(session, c.Dealer(name="Kim", at=700))
    assert build(session).seconds == 700, "the hand is running"
    do(session, c.Award(ranking=((2,), (1,)), at=800))
    do(session, c.Rename(seat=1, player="Anna", at=1000), c.End(at=1600))
    assert build(session).seconds == 800


def test_the_menus_of_a_tournament_offer_nothing_of_a_cash_game(make: MakeTable) -> None:
    table = make(TABLE).sit(("Ann", 1, 3000), ("Ben", 2, 1000), ("Cleo", 3, 2000))
    do(table.bridge.session, c.Button(seat=1), c.SitOut(seat=2))
    of_cash = {say(key) for key in ("menu_bomb", "menu_bomb_two", "two_boards", "menu_splash")}
    offered = {slot.word for slot in table_menu(scene(table)).rows}
    assert not of_cash & offered
    assert "Levels ..." in offered
    assert away_rows(scene(table), 2) == []
    assert "Tip, kitty ..." not in [slot.word for slot in money_menu(scene(table), 1, table.bridge.dry).rows]
    assert table.window.view.bar.fold.slot.second == "seats, chips, levels"
    cash = make({"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "preset": "home"}).sit()
    assert of_cash <= {slot.word for slot in table_menu(scene(cash)).rows}
    assert "Tip, kitty ..." in [slot.word for slot in money_menu(scene(cash), 1, cash.bridge.dry).rows]


def test_a_raise_out_of_turn_stands_with_its_amount_at_the_seat_and_in_the_log(make: MakeTable) -> None:
    table = make(TABLE).sit(("Ann", 1, 3000), ("Ben", 2, 1000), ("Cleo", 3, 2000))
    do(table.bridge.session, c.Button(seat=1), c.Deal(), c.OutOfTurn(seat=3, action="raise", to=200))
    assert table.window.view.felt.seats[3].plate.word == "said raise 200"
    assert any(line.text == "Cleo out of turn: raise 200" for line in scene(table).log)


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
    sheet.spell(False)  # type: ignore[union-attr]
    assert [(key.slot.word, key.slot.figure) for key in sheet.quicks if key.isVisible()] == [  # type: ignore[union-attr]
        ("start", "5,000"), ("100 BB", "10,000"), ("200 BB", "20,000"),
    ]  # fmt: skip
    table.tap(sheet.go)  # type: ignore[union-attr]
    assert table.view.seats[question.seat].stack == 5000


def test_a_cash_game_offers_no_starting_stack(make: MakeTable) -> None:
    table = make({"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "preset": "home"}).sit(("Ann", 1, 500))
    table.window.open(AskSit(5))
    table.window.sheet.spell(False)  # type: ignore[union-attr]
    assert [key.slot.word for key in table.window.sheet.quicks if key.isVisible()] == ["100 BB", "200 BB"]  # type: ignore[union-attr]


def test_at_the_end_the_winner_has_all_the_chips_and_is_not_out(qapp: QApplication) -> None:
    session = tournament((3000, 1000, 2000))
    all_in(session, (1,), (3,), (2,))
    do(session, c.End())
    report = report_of(build(session))
    assert [(line.place, line.name, line.note) for line in shown(report).places] == [
        ("1st", "Ann", "has all the chips"), ("2nd", "Cleo", "out in hand 1"), ("3rd", "Ben", "out in hand 1"),
    ]  # fmt: skip
    assert (shown(report).figures[0].label, shown(report).figures[0].value) == ("Winner", "Ann")
    html = paper.body(report, 600)
    assert (html.count("has all the chips"), html.count("out in hand 1")) == (1, 2)


def test_a_table_that_ends_with_several_still_in_tells_their_chips_and_all_who_are_first(qapp: QApplication) -> None:
    session = tournament((3000, 1000, 2000, 2000))
    do(session, c.Deal())
    do(session, c.Act("fold"), c.Act("fold"), c.Act("all_in"), c.Act("call"), c.Award(ranking=((3,), (2,))))
    do(session, c.Leave(seat=4), c.End())
    page = shown(report_of(build(session)))
    assert [(line.place, line.name, line.note) for line in page.places] == [
        ("1st", "Ann", "3,000 chips"), ("1st", "Cleo", "3,000 chips"),
        ("3rd", "Dan", "out in hand 1"), ("4th", "Ben", "out in hand 1"),
    ]  # fmt: skip
    assert (page.figures[0].label, page.figures[0].value) == ("1st", "Ann, Cleo")


@pytest.mark.parametrize("action", [{"action": "raise", "to": 150}, {"action": "all_in"}, {"action": "call"}])
def test_the_players_display_tells_what_who_is_bound_has_to_call(make: MakeTable, action: dict[str, Any]) -> None:
    table = make(TABLE).sit(("Ann", 1, 3000), ("Ben", 2, 1000), ("Cleo", 3, 2000), ("Dan", 4, 2000))
    do(table.bridge.session, c.Button(seat=1), c.Deal(), c.OutOfTurn(seat=1, **action), c.Act("fold"))
    assert table.view.to_act == 1
    assert turn(scene(table), ()).figures == (("To call", "50"),)
