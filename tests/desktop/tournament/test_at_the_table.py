"""A tournament at the table: who won, who is out, what is asked and what its menus offer."""

from typing import Any

import pytest
from PySide6.QtCore import Qt

from desktop.bridge.bridge import Bridge
from desktop.display.public_record import showing, turn
from desktop.intents import EndEvening, GoTo, OpenEndMenu, OpenSplitMenu, Tell, WindowPage
from desktop.preferences.choices import Choices
from desktop.present.between import deal, reminder
from desktop.present.centre import centre
from desktop.present.house_menus import away_rows, money_menu, table_menu
from desktop.present.menus import seat_menu
from desktop.present.remarks import remarks
from desktop.present.statement import statement
from desktop.present.strip import strip
from desktop.present.window_state import Local
from desktop.recap.page_words import shown
from desktop.words.say import say
from engine import commands as c
from engine.journal.memory import MemoryStore
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.session import Session
from tests.desktop.conftest import MakeTable, Table
from tests.desktop.rules_taps import menu, row
from tests.desktop.tournament.tables import TABLE, all_in, do, places, scene


def test_a_split_shows_the_parts_and_the_log_keeps_them(make: MakeTable) -> None:
    """Names with amounts are no keys: they only tell; the log says who gets what, in the money of the prizes."""
    table = make({**TABLE, "prizes": {"currency": "EUR", "entry": 2000}}).sit(("Ann", 1, 1000), ("Ben", 2, 1000))
    for line in (c.Button(seat=1), c.Deal(), c.Act("raise", to=500), c.Act("fold")):
        assert table.bridge.send(line)
    table.window.open(OpenSplitMenu("equal"))
    rows = table.window.menu.panel.rows  # type: ignore[union-attr]
    names = [row for row in rows if row.face.word in ("Ann", "Ben")]
    assert [(row.face.second, row.face.does, row.isEnabled()) for row in names] == [("€20.00", None, False)] * 2
    assert [row.face.word for row in rows[-2:]] == ["Split so", "No split, play on"]
    table.tap(rows[-1])
    assert table.window.menu is None
    assert table.bridge.state.split is None
    table.window.open(OpenSplitMenu("equal"))
    table.tap(table.window.menu.panel.rows[-2])  # type: ignore[union-attr]
    assert scene(table).log[-1].text == "the prizes are split: Ann €20.00, Ben €20.00"
    assert statement(scene(table), Local()).title == centre(scene(table), Local()).title == "The prizes are split"
    assert reminder(scene(table)).intent == GoTo(WindowPage.RECAP)
    assert deal(scene(table)).fill == "normal", "Enter deals no hand that nothing is played for"
    assert turn(scene(table), ()).words == "The game is over"
    assert table.bridge.send(c.Deal()), "who plays on all the same, may"


@pytest.mark.parametrize(
    ("way", "stack", "over"), [("chips", 7000, True), ("chips", 4000, False), ("icm", 7000, False)]
)
def test_a_split_by_chips_says_where_it_gives_more_than_the_first_prize(
    make: MakeTable, way: str, stack: int, over: bool
) -> None:
    """Of 30, 18 and 12 each of three has 12 for sure, and seven ninths of the rest make 30.67."""
    table = make({**TABLE, "prizes": {"currency": "EUR", "entry": 2000, "shares": [5, 3, 2]}})
    table.sit(("Ann", 1, stack), ("Ben", 2, 1000), ("Cleo", 3, 1000))
    for line in (c.Button(seat=1), c.Deal(), c.Act("fold"), c.Act("fold")):
        assert table.bridge.send(line), table.refused
    table.window.open(OpenSplitMenu(way))  # type: ignore[arg-type]
    rows = [row.face for row in table.window.menu.panel.rows]  # type: ignore[union-attr]
    words = [(row.word, row.second) for row in rows if row.word.startswith("More than")]
    assert words == [("More than the first prize, \u20ac30.00", "a known fault of this way")] * over


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


@pytest.mark.parametrize("kept", [0, 1000])
def test_the_menu_of_the_end_says_what_becomes_of_those_still_in(make: MakeTable, kept: int) -> None:
    """The recap's word for it: no place before a hand, then by chips; what was split and kept by nobody is theirs."""
    table = make({**TABLE, "prizes": {"currency": "EUR", "entry": 2000}}).sit(("Ann", 1, 1000), ("Ben", 2, 1000))

    def ends() -> str:
        table.window.open(OpenEndMenu())
        rows = table.window.menu.panel.rows  # type: ignore[union-attr]
        return next(row.face.second for row in rows if row.face.intent == EndEvening())

    assert ends() == "2 still in: they get no place"
    for line in (c.Button(seat=1), c.Deal(), c.Act("raise", to=500), c.Act("fold")):
        assert table.bridge.send(line)
    by_chips = "2 still in: placed by their chips"
    assert ends() == by_chips
    assert table.bridge.send(c.SplitPrizes(way="equal", first=kept))
    assert ends() == (by_chips if kept else "the prizes are split")


def test_the_log_tells_a_rebuy_from_an_add_on(make: MakeTable) -> None:
    prizes = {"currency": "EUR", "entry": 2000, "rebuy": 2000, "add_on": 1000}
    table = make({**TABLE, "prizes": prizes}).sit(("Ann", 1, 1000), ("Ben", 2, 1000))
    assert table.bridge.send(c.AddChips(seat=1, amount=500))
    assert table.bridge.send(c.AddChips(seat=2, amount=500, what="rebuy"))
    added = [line.text for line in scene(table).log if "500" in line.text]
    assert added == ["Ann takes an add-on, 500 chips", "Ben rebuys 500 chips"]
    menu(table, 1)
    row(table, "Wrong rebuy or add-on")
    row(table, "Ben")
    assert scene(table).undo == "add-on of Ann put right"


def test_a_rebuy_for_the_wrong_player_is_put_right_on_the_seats_and_in_the_log(make: MakeTable) -> None:
    prizes = {"currency": "EUR", "entry": 2000, "rebuy": 2000}
    table = make({**TABLE, "prizes": prizes}).sit(("Ann", 1, 1000), ("Ben", 2, 1000))
    assert table.bridge.send(c.AddChips(seat=1, amount=500, what="rebuy"))
    assert scene(table).news
    menu(table, 1)
    row(table, "Wrong rebuy or add-on")
    row(table, "Ben")
    now = scene(table)
    assert [line.text for line in now.log][-2:] == [
        "rebuy of Ann withdrawn, 500 chips",
        "the rebuy was that of Ben, 500 chips",
    ]
    assert now.news == ()
    assert now.undo == "rebuy of Ann put right"
    assert [remark.what for remark in remarks(report_of(build(table.bridge.session)))] == []
    table.go()
    while table.view.phase == "betting":
        table.fold()
    menu(table, 2)
    row(table, "Wrong rebuy or add-on")
    row(table, "Ann")
    noted = [remark.row for remark in remarks(report_of(build(table.bridge.session)))]
    assert noted == [
        ("Hand 1, rebuy", "rebuy of Ben withdrawn, 500 chips"),
        ("Hand 1, rebuy", "the rebuy was that of Ann, 500 chips"),
    ]


def test_a_wrong_rebuy_that_is_lost_keeps_its_row_and_tells_why(make: MakeTable) -> None:
    prizes = {"currency": "EUR", "entry": 2000, "rebuy": 2000}
    table = make({**TABLE, "prizes": prizes}).sit(("Ann", 1, 1000), ("Ben", 2, 1000))
    assert table.bridge.send(c.AddChips(seat=1, amount=500, what="rebuy"))
    assert table.bridge.send(c.Count(seat=1, stack=400))
    rows = seat_menu(scene(table), 1, table.bridge.dry).rows
    barred = next(slot for slot in rows if slot.word == "Wrong rebuy or add-on")
    assert (barred.open, barred.reason) == (False, "its chips are lost already")
    assert isinstance(barred.does, Tell)
    assert "400" in barred.does.text
    assert not any(slot.word == "Wrong rebuy or add-on" for slot in seat_menu(scene(table), 2, table.bridge.dry).rows)


def test_the_log_lists_a_split_by_amount(make: MakeTable) -> None:
    table = make({**TABLE, "prizes": {"currency": "EUR", "entry": 2000}}).sit(("Ann", 1, 1000), ("Ben", 2, 1000))
    for line in (c.Deal(), c.Act("fold"), c.SplitPrizes(parts=((1, 1500), (2, 2000)), first=500)):
        assert table.bridge.send(line), table.refused
    words = scene(table).log[-1].text
    assert words.startswith("the prizes are split: Ben €20.00, Ann €15.00, ")


def test_the_log_tells_new_prizes_in_their_money(make: MakeTable) -> None:
    prizes = {"currency": "EUR", "entry": 2000}
    table = make({**TABLE, "prizes": prizes}).sit(("Ann", 1, 1000), ("Ben", 2, 1000))
    table.go()
    while table.view.phase == "betting":
        table.fold()
    assert table.bridge.send(c.Change(table={"prizes": {**prizes, "entry": 3000, "fee": 500}}))
    line = scene(table).log[-1].text
    assert "Entry, into the prize pool: \u20ac30.00" in line
    assert "\u20ac5.00" in line
    noted = remarks(report_of(build(table.bridge.session)))[-1].how
    assert "\u20ac30.00" in noted


LEVELS = [{"blinds": [25 * number, 50 * number], "minutes": 10} for number in range(1, 9)]


@pytest.mark.parametrize(
    ("others", "words"),
    [
        ({1: {"minutes": 4}}, "level 2 now lasts 4 min"),
        (
            {3: {"blinds": [200, 400], "ante": 400, "break": 5}},
            "level 4 is now 200/400 ante 400, then a break of 5 min",
        ),
        (
            {4: {"minutes": 15}, 5: {"minutes": 15}, 7: {"ante": 50}},
            "levels 5 to 6 now last 15 min, level 8 is now 200/400 ante 50",
        ),
        ({8: {"blinds": [500, 1000]}}, "level 9 (500/1,000, 20 min) put in"),
        (
            {number: {"minutes": number} for number in range(1, 7)},
            "level 2 now lasts 1 min, level 3 now lasts 2 min, level 4 now lasts 3 min, level 5 now lasts 4 min, "
            "2 more changes of levels",
        ),
    ],
)
def test_changed_levels_are_told_by_what_is_another(
    make: MakeTable, others: dict[int, dict[str, Any]], words: str
) -> None:
    table = make({**TABLE, "levels": LEVELS}).sit(("Ann", 1, 1000), ("Ben", 2, 1000))
    table.go()
    while table.view.phase == "betting":
        table.fold()
    levels = [{**level, **others.get(at, {})} for at, level in enumerate(LEVELS)]
    levels += [level for at, level in others.items() if at >= len(LEVELS)]
    assert table.bridge.send(c.Change(table={"levels": levels}))
    assert scene(table).log[-1].text == f"Rules from the next hand: {words}"
    assert remarks(report_of(build(table.bridge.session)))[-1].how == f"Rules from the next hand: {words}"


@pytest.mark.parametrize(
    ("levels", "words"),
    [
        ([*LEVELS[:4], *LEVELS[5:]], "level 5 (125/250) taken out"),
        ([*LEVELS[:2], *LEVELS[4:]], "levels 3 to 4 taken out"),
        (LEVELS[:7], "level 8 (200/400) taken out"),
        (
            [*LEVELS[:4], {"blinds": [110, 220], "minutes": 5}, *LEVELS[4:]],
            "level 5 (110/220, 5 min) put in",
        ),
        (
            [*LEVELS[:4], *({**level, "minutes": 8} for level in LEVELS[5:])],
            "level 5 (125/250) taken out, levels 5 to 7 now last 8 min",
        ),
        (
            [LEVELS[0], {**LEVELS[1], "ante": 50}, *LEVELS[2:6], LEVELS[7]],
            "level 2 is now 50/100 ante 50, level 7 (175/350) taken out",
        ),
    ],
)
def test_a_level_taken_out_or_put_in_is_told_as_that(make: MakeTable, levels: list[dict[str, Any]], words: str) -> None:
    """The levels behind it only have another number: they were told as changed, one by one."""
    table = make({**TABLE, "levels": LEVELS}).sit(("Ann", 1, 1000), ("Ben", 2, 1000))
    assert table.bridge.send(c.Deal())
    assert table.bridge.send(c.Act("fold"))
    assert table.bridge.send(c.Change(table={"levels": levels}))
    assert scene(table).log[-1].text == f"Rules from the next hand: {words}"
    assert remarks(report_of(build(table.bridge.session)))[-1].how == f"Rules from the next hand: {words}"


def test_after_the_last_opponent_the_table_says_who_won_and_leads_to_the_places(heads_up: Table) -> None:
    for _ in range(2):
        heads_up.bridge.send(c.Act("all_in"))
    heads_up.bridge.send(c.Award(ranking=((2,), (1,))))
    sentence = statement(scene(heads_up), Local())
    assert (sentence.role, sentence.title) == ("win", "Ben wins the tournament")
    assert reminder(scene(heads_up)).intent == GoTo(WindowPage.RECAP)
    assert centre(scene(heads_up), Local()).title == "Ben wins the tournament"
    heads_up.at = 9000
    heads_up.bridge.time_passed()
    over = strip(scene(heads_up))
    assert (over.pills, over.reminders, over.hand) == ((), (), "Hand 1"), "no level, no clock, no hand to come"
    lit = heads_up.window.view.bar.call
    assert (lit.face.word, lit.face.fill) == ("Recap", "next")
    asked: list[object] = []
    heads_up.window.left.connect(asked.append)
    heads_up.key(Qt.Key.Key_Return)
    assert asked == [GoTo(WindowPage.RECAP)], "Enter presses the amber key"
    assert heads_up.window.desk.local.notice is None


def test_with_two_who_have_chips_nobody_has_won(heads_up: Table) -> None:
    heads_up.bridge.send(c.Act("fold"))
    assert scene(heads_up).champion is None
    assert "wins" not in statement(scene(heads_up), Local()).title


def test_who_is_out_has_the_place_on_the_seat_also_while_others_play(make: MakeTable) -> None:
    table = make(TABLE).sit(("Ann", 1, 3000), ("Ben", 2, 1000), ("Cleo", 3, 2000), ("Dan", 4, 500))
    do(table.bridge.session, c.Button(seat=1))
    all_in(table.bridge.session, (1,), (3,), (2, 4))
    words = [table.window.view.felt.seats[seat].plate.word for seat in (2, 3, 4)]
    assert words == ["out, 3rd", "out, 2nd", "out, 4th"], "two in one hand: the larger stack is placed higher"
    assert sorted(places(build(table.bridge.session))) == [("Ann", 1), ("Ben", 3), ("Cleo", 2), ("Dan", 4)]
    lines = [line.text for line in scene(table).log]
    assert lines[-3:] == ["Dan is out, 4th", "Ben is out, 3rd", "Cleo is out, 2nd"]
    do(table.bridge.session, c.AddChips(seat=3, amount=2000), c.Deal())
    assert table.window.view.felt.seats[2].plate.word == "out, 3rd"
    assert table.window.view.felt.seats[3].plate.word != "out, 2nd"


@pytest.mark.parametrize(
    ("prizes", "words"),
    [
        ({"entry": 2000, "rebuy": 2000}, "Dan has no chips left, 4th as it stands"),
        ({"entry": 2000, "closed_after": 1}, "Dan has no chips left, 4th as it stands"),
        ({"entry": 2000}, "Dan is out, 4th"),
    ],
)
def test_while_places_may_change_the_log_says_where_who_is_broke_stands(
    make: MakeTable, prizes: dict[str, int], words: str
) -> None:
    levels = [{"blinds": [50, 100]}, {"blinds": [100, 200]}]
    table = make({**TABLE, "levels": levels, "prizes": {"currency": "EUR", **prizes}})
    table.sit(("Ann", 1, 3000), ("Ben", 2, 1000), ("Cleo", 3, 2000), ("Dan", 4, 500))
    session = table.bridge.session
    do(session, c.Button(seat=1), c.Deal(), c.Act("all_in"), c.Act("call"), c.Act("fold"), c.Act("fold"))
    do(session, c.Award(ranking=((1,), (4,))))
    assert scene(table).log[-1].text == words
    if prizes.get("closed_after"):
        do(session, c.NextLevel(), c.Button(seat=1), c.Deal(), c.Act("all_in"), c.Act("all_in"), c.Act("fold"))
        do(session, c.Award(ranking=((1,), (2,))))
        assert scene(table).log[-1].text == "Ben is out, 3rd", "entries are closed"


def test_who_rebuys_in_the_hand_is_not_told_to_be_out(make: MakeTable) -> None:
    table = make(TABLE).sit(("Ann", 1, 3000), ("Ben", 2, 1000), ("Cleo", 3, 2000), ("Dan", 4, 500))
    session = table.bridge.session
    do(session, c.Button(seat=1), c.Deal(), c.Act("all_in"), c.Act("call"), c.AddChips(seat=4, amount=500))
    do(session, c.Act("fold"), c.Act("fold"), c.Award(ranking=((1,), (4,))))
    assert not any("out" in line.text for line in scene(table).log)
    assert session.state.seats[3] is not None


def test_who_is_away_is_marked_so_in_the_hand_too_for_dealer_and_players(make: MakeTable) -> None:
    table = make(TABLE).sit(("Ann", 1, 3000), ("Jan B.", 2, 1000), ("Cleo", 3, 2000))
    do(table.bridge.session, c.Button(seat=3), c.SitOut(seat=2), c.Deal())
    table.bridge.time_passed()
    plates = table.window.view.felt.seats
    assert [plates[seat].plate.word for seat in (1, 2, 3)] == ["", "away", ""]
    assert showing(scene(table), Choices()).plates[1].word == "away"
    do(table.bridge.session, c.Act("call"), c.Act("call"))
    assert (plates[2].plate.kind, plates[2].plate.word) == ("folded", "folded, away")


def test_the_menus_of_a_tournament_offer_nothing_of_a_cash_game(make: MakeTable) -> None:
    table = make(TABLE).sit(("Ann", 1, 3000), ("Ben", 2, 1000), ("Cleo", 3, 2000))
    do(table.bridge.session, c.Button(seat=1), c.SitOut(seat=2))
    of_cash = {say(key) for key in ("menu_bomb", "menu_bomb_two", "two_boards", "menu_splash")}
    offered = {slot.word for slot in table_menu(scene(table)).rows}
    assert not of_cash & offered
    assert "Levels ..." in offered
    assert away_rows(scene(table), 2) == []
    assert [slot.word for slot in money_menu(scene(table), 1, table.bridge.dry).rows] == []
    of_seat = {slot.word for slot in seat_menu(scene(table), 1, table.bridge.dry).rows}
    assert "Money ..." not in of_seat, "chips are bought at the desk and passed on to nobody"
    assert table.window.view.bar.fold.face.second == "seats, chips, levels"
    cash = make({"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "preset": "home"}).sit()
    assert of_cash <= {slot.word for slot in table_menu(scene(cash)).rows}
    assert "Tip, kitty ..." in [slot.word for slot in money_menu(scene(cash), 1, cash.bridge.dry).rows]
    assert "Money ..." in {slot.word for slot in seat_menu(scene(cash), 1, cash.bridge.dry).rows}
    deuces = make({**TABLE, "seven_deuce": 50}).sit(("Ann", 1, 3000), ("Ben", 2, 1000))
    of_deuces = {slot.word: slot.second for slot in seat_menu(scene(deuces), 1, deuces.bridge.dry).rows}
    assert of_deuces["Money ..."] == "Pays a player", "a side game is paid in chips"


def test_a_raise_out_of_turn_stands_with_its_amount_at_the_seat_and_in_the_log(make: MakeTable) -> None:
    table = make(TABLE).sit(("Ann", 1, 3000), ("Ben", 2, 1000), ("Cleo", 3, 2000))
    do(table.bridge.session, c.Button(seat=1), c.Deal(), c.OutOfTurn(seat=3, action="raise", to=200))
    assert table.window.view.felt.seats[3].plate.word == "said raise 200"
    assert any(line.text == "Cleo out of turn: raise 200" for line in scene(table).log)


@pytest.mark.parametrize("action", [{"action": "raise", "to": 150}, {"action": "all_in"}, {"action": "call"}])
def test_the_players_display_tells_what_who_is_bound_has_to_call(make: MakeTable, action: dict[str, Any]) -> None:
    table = make(TABLE).sit(("Ann", 1, 3000), ("Ben", 2, 1000), ("Cleo", 3, 2000), ("Dan", 4, 2000))
    do(table.bridge.session, c.Button(seat=1), c.Deal(), c.OutOfTurn(seat=1, **action), c.Act("fold"))
    assert table.view.to_act == 1
    assert turn(scene(table), ()).figures == (("To call", "50"),)
