"""What earlier evenings left untold: chips on the way to the next hand, changes of game, what the house takes."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.intents import AskAdd
from desktop.kit.appearance import Look
from desktop.kit.metrics import fit
from desktop.kit.theme import load
from desktop.present.ask_sheets import ask
from desktop.present.centre import centre
from desktop.present.column import award_column
from desktop.present.menus import seat_menu
from desktop.present.seats import plates
from desktop.present.statement import statement
from desktop.present.window_state import Local
from desktop.recap import paper
from desktop.recap.page_records import Result, ShownPayment
from desktop.recap.payment_card import PaymentCard
from desktop.recap.payment_words import payment
from desktop.recap.results import Results
from desktop.recap.web import page
from engine import commands as c
from engine.exports import csv
from engine.journal.evening_marks import Tick
from engine.journal.memory import MemoryStore
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.recap.records import Recap
from engine.refusals import Refusal
from engine.session import Session
from tests.desktop.conftest import MakeTable
from tests.desktop.fixtures import SHOWDOWN
from tests.desktop.test_present import ranked

HOLDEM = {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": 6, "preset": "home"}


def log(table: object) -> list[str]:
    return [line.text for line in table.bridge.scene.log]  # type: ignore[attr-defined]


def plate(table: object, seat: int) -> object:
    return next(spot for spot in plates(table.bridge.scene, Local()) if spot.seat == seat)  # type: ignore[attr-defined]


@pytest.mark.parametrize("folded", [False, True])
def test_chips_bought_in_a_hand_stand_at_the_seat_until_they_count(make: MakeTable, folded: bool) -> None:
    table = make(HOLDEM).sit(("Ann", 1, 200), ("Ben", 2, 200), ("Cleo", 3, 200))
    table.bridge.send(c.Button(seat=1))
    table.bridge.send(c.Deal())
    if folded:
        table.bridge.send(c.Act("fold"))
    seat = 1 if folded else 3
    for _ in range(2):
        assert table.bridge.send(c.AddChips(seat=seat, amount=100))
    shown = plate(table, seat)
    assert shown.word == ("folded, +200 next hand" if folded else "+200 next hand")  # type: ignore[attr-defined]
    assert "+200 next hand" in shown.spoken  # type: ignore[attr-defined]
    adding = next(row for row in seat_menu(table.bridge.scene, seat, lambda _: None).rows if row.intent == AskAdd(seat))
    assert adding.second == "+200 next hand"
    table.bridge.undo()
    assert "+100 next hand" in plate(table, seat).spoken  # type: ignore[attr-defined]
    while table.bridge.state.hand is not None:
        table.bridge.send(c.Act("fold"))
    assert "next hand" not in plate(table, seat).spoken  # type: ignore[attr-defined]


def test_who_is_to_act_has_chips_coming_too(make: MakeTable) -> None:
    table = make(HOLDEM).sit(("Ann", 1, 200), ("Ben", 2, 200), ("Cleo", 3, 200))
    table.bridge.send(c.Button(seat=1))
    table.bridge.send(c.Deal())
    table.bridge.send(c.AddChips(seat=1, amount=50))
    assert "+50 next hand" in plate(table, 1).spoken  # type: ignore[attr-defined]
    assert (plate(table, 1).word, plate(table, 1).short) == ("+50 next hand", "+50")  # type: ignore[attr-defined]


def test_who_is_all_in_has_chips_coming_in_the_place_of_the_stack(make: MakeTable) -> None:
    table = make(HOLDEM).sit(("Ann", 1, 200), ("Ben", 2, 200), ("Cleo", 3, 200))
    table.bridge.send(c.Button(seat=1))
    table.bridge.send(c.Deal())
    table.bridge.send(c.Act("wager", to=200))
    table.bridge.send(c.AddChips(seat=1, amount=50))
    shown = plate(table, 1)
    assert (shown.kind, shown.word, shown.coming) == ("all_in", "ALL IN", "+50")  # type: ignore[attr-defined]
    assert "+50 next hand" in shown.spoken  # type: ignore[attr-defined]


@pytest.mark.parametrize("stakes", ["table", "open"])
def test_the_key_of_the_sheet_says_when_chips_count(make: MakeTable, stakes: str) -> None:
    table = make({**HOLDEM, "stakes": stakes}).sit(("Ann", 1, 200), ("Ben", 2, 200))
    assert ask(table.bridge.scene, AskAdd(1)).second("", "") == ""
    table.bridge.send(c.Deal())
    table.window.open(AskAdd(1))
    table.window.sheet.press("5")
    assert table.window.sheet.go.face.second == ("after this hand" if stakes == "table" else "")


def test_another_game_and_the_rules_that_changed_are_named_in_the_log(make: MakeTable) -> None:
    table = make(HOLDEM).sit(("Ann", 1, 200), ("Ben", 2, 200))
    table.bridge.send(c.Change(table={"game": "omaha", "limit": "pot_limit"}))
    assert "Game from the next hand: Pot-limit Omaha 1/2" in log(table)
    table.bridge.send(c.Change(table={"blinds": [5, 10]}))
    assert "Game from the next hand: Pot-limit Omaha 1/2 → 5/10" in log(table)
    table.bridge.send(c.Change(table={"runs": 2}))
    assert log(table)[-1] == "Rules from the next hand: Run it at most: 2 times"
    table.bridge.send(c.Change(table={"blinds": [2, 5], "runs": 3}))
    assert log(table)[-1] == "Game from the next hand: Pot-limit Omaha 5/10 → 2/5, Run it at most: 3 times"


def test_other_stakes_of_a_level_are_told_with_its_minutes_and_the_shares(make: MakeTable) -> None:
    prizes = {"currency": "EUR", "entry": 2000}
    levels = [{"blinds": [25, 50], "minutes": 10}, {"blinds": [50, 100], "minutes": 10}]
    table = make(
        {key: value for key, value in HOLDEM.items() if key != "blinds"}
        | {"preset": "tournament", "levels": levels, "prizes": prizes}
    ).sit(("Ann", 1, 1000), ("Ben", 2, 1000))
    levels[0] = {"blinds": [30, 60], "minutes": 15}
    table.bridge.send(c.Change(table={"levels": levels, "prizes": {**prizes, "shares": [65, 35]}}))
    line = log(table)[-1]
    assert line.startswith("Game from the next hand: No-limit Hold'em 25/50 → 30/60, ")
    assert "level 1 is now 30/60, 15 min" in line
    assert "65 / 35" in line


def test_a_change_back_in_the_same_hand_is_told_against_what_was_to_come(make: MakeTable) -> None:
    table = make(HOLDEM).sit(("Ann", 1, 200), ("Ben", 2, 200))
    table.bridge.send(c.Button(seat=1))
    table.bridge.send(c.Deal())
    table.bridge.send(c.Change(table={"blinds": [5, 10]}))
    table.bridge.send(c.Change(table={"blinds": [1, 2]}))
    assert log(table)[-2:] == [
        "Game from the next hand: No-limit Hold'em 1/2 → 5/10", "Game from the next hand: No-limit Hold'em 5/10 → 1/2",
    ]  # fmt: skip


def test_a_level_is_named_with_its_stakes(make: MakeTable) -> None:
    levels = [{"blinds": [25, 50]}, {"blinds": [50, 100], "ante": 100}]
    table = make(
        {key: value for key, value in HOLDEM.items() if key != "blinds"} | {"preset": "tournament", "levels": levels}
    )
    table.sit(("Ann", 1, 2000), ("Ben", 2, 2000))
    table.bridge.send(c.NextLevel())
    assert "Level 2: 50/100, ante 100" in log(table)
    assert "new settings from the next hand" not in log(table)


def test_who_is_passed_over_for_a_short_stack_is_told_before_the_deal_and_in_the_log(make: MakeTable) -> None:
    house = {**HOLDEM, "must_cover_small_blind": True, "blinds": [5, 10]}
    table = make(house).sit(("Ann", 1, 200), ("Ben", 2, 200), ("Cleo", 3, 4), ("Dan", 4, 200))
    table.bridge.send(c.Button(seat=1))
    sentence = statement(table.bridge.scene, Local())
    assert sentence.second == "Cleo: less than the small blind, not dealt in (STK-3)"
    table.bridge.send(c.Deal())
    assert "Cleo is not dealt in: less than the small blind" in log(table)


def test_blinds_paid_again_are_told_before_the_deal(make: MakeTable) -> None:
    house = {**HOLDEM, "blinds": [5, 10], "button_rule": "simplified", "enter_on_button": True}
    table = make(house).sit(("Zoe", 1, 200), ("Cid", 2, 200), ("Ann", 3, 200), ("Ben", 4, 200), ("Dan", 5, 200))
    for command in (
        c.Button(seat=5), c.Deal(), *(c.Act(seat=seat, action="fold") for seat in (3, 4, 5, 1)), c.SitOut(seat=2),
        c.Deal(), *(c.Act(seat=seat, action="fold") for seat in (5, 1, 3)),
    ):  # fmt: skip
        assert table.bridge.send(command)
    assert "again" not in centre(table.bridge.scene, Local()).sentence
    table.bridge.send(c.SitIn(seat=2, entry="post"))
    assert centre(table.bridge.scene, Local()).sentence == "The same blind again: Ann and Ben (ENT-4)"


def test_who_covers_the_small_blind_is_not_passed_over(make: MakeTable) -> None:
    house = {**HOLDEM, "must_cover_small_blind": True, "blinds": [5, 10]}
    table = make(house).sit(("Ann", 1, 200), ("Ben", 2, 200), ("Cleo", 3, 5), ("Dan", 4, 200))
    table.bridge.send(c.Button(seat=1))
    assert statement(table.bridge.scene, Local()).role == "win"
    table.bridge.send(c.Deal())
    assert not any("not dealt in" in line for line in log(table))


@pytest.mark.parametrize(
    ("rake", "drop", "words"),
    [(10, 0, "house 10"), (0, 10, "house 10"), (9, 1, "rake 9, drop 1")],
)
def test_the_card_of_a_pot_names_what_the_house_takes_when_there_are_several(rake: int, drop: int, words: str) -> None:
    local = ranked()
    pots = (replace(local.proposal.pots[0], rake=rake, drop=drop), *local.proposal.pots[1:])
    local = replace(local, proposal=replace(local.proposal, pots=pots))
    assert award_column(SHOWDOWN, local).cards[2].note == f"{words}, Theo gets 380"


LONG = "Maximiliana-Josephine von Hohenfels zu B"


def test_a_long_name_is_whole_in_the_tool_tips_of_results_and_payments(qtbot: QtBot) -> None:
    look = Look(load(), fit(1024, 600))
    results, card = Results(look), PaymentCard(look)
    for widget in (results, card):
        qtbot.addWidget(widget)
    results.resize(400, 300)
    results.show_results((Result(LONG, 100, 1, 50, 3, -50),), "")
    assert LONG in results.records.index(0).data(Qt.ItemDataRole.ToolTipRole)
    card.show_payment(ShownPayment(LONG, "Ben", 50, "key"), paid=False, ended=True)
    assert card.toolTip() == f"{LONG} pays Ben 50"


def test_a_line_of_the_record_has_its_whole_words_as_its_tool_tip(make: MakeTable) -> None:
    table = make(HOLDEM, (1024, 600)).sit((LONG, 1, 200), ("Ben", 2, 200), ("Cal", 3, 200))
    table.go()
    while table.view.to_act != 1:
        table.call()
    table.call()
    table.tap(table.window.view.column.log)
    records = table.window.sheet.pane.records
    tips = [records.index(at).data(Qt.ItemDataRole.ToolTipRole) for at in range(records.rowCount())]
    assert any(tip.startswith(f"{LONG} calls") or tip.startswith(f"{LONG} checks") for tip in tips)


# On paper --------------------------------------------------------------------------------------------------------


def evening(end: bool = True) -> Recap:
    """A hand, corrected after it was over: Ben's call becomes a raise."""
    session = Session.start(MemoryStore(), HOLDEM)
    assert isinstance(session, Session)
    done: list[c.Command] = [
        c.Sit(seat=1, player="Ann", stack=200), c.Sit(seat=2, player="Ben", stack=200), c.Button(seat=1), c.Deal(),
        c.Act("call"), c.Act("raise", to=10), c.Act("fold"),
        c.Amend(hand=1, action=2, line={"do": "act", "action": "raise", "to": 8}),
    ]  # fmt: skip
    for command in [*done, *([c.End()] if end else [])]:
        answer = session.dispatch(command)
        assert not isinstance(answer, Refusal), answer.message
    return build(session)


def test_paper_says_which_payments_were_made_and_by_whom_to_whom(qapp: object) -> None:
    recap = evening()
    report = report_of(recap)
    payments = [payment(settled, report) for settled in report.payments]
    assert [(paid.who, paid.to, paid.amount) for paid in payments] == [("Ann", "Ben", 2)]
    assert "not paid yet" in paper.body(report, 600)
    made = report_of(recap, [Tick.now(payments[0].key, paid=True)])
    ticked = paper.body(made, 600)
    assert "✓ paid" in ticked
    assert "not paid yet" not in ticked
    assert "✓ paid" in page(made)


def test_before_the_end_nothing_is_to_be_paid(qapp: object) -> None:
    assert "paid" not in paper.body(report_of(evening(end=False)), 600)


def test_the_line_of_a_correction_names_the_player_and_the_hand(qapp: object) -> None:
    recap = evening()
    assert (recap.corrections[0].hand, recap.corrections[0].player) == (1, "Ben")
    assert "Ben: corrected action 2 after the hand" in paper.body(report_of(recap), 600)


def test_the_list_of_hands_names_the_game_and_the_level_of_each() -> None:
    levels = [{"blinds": [25, 50]}, {"blinds": [50, 100]}]
    session = Session.start(
        MemoryStore(),
        {key: value for key, value in HOLDEM.items() if key != "blinds"} | {"preset": "tournament", "levels": levels},
    )
    assert isinstance(session, Session)
    done: list[c.Command] = [
        c.Sit(seat=1, player="Ann", stack=2000), c.Sit(seat=2, player="Ben", stack=2000), c.Button(seat=1), c.Deal(),
        c.NextLevel(), c.Act("fold"), c.Deal(), c.Act("fold"),
    ]  # fmt: skip
    for command in done:
        answer = session.dispatch(command)
        assert not isinstance(answer, Refusal), answer.message
    recap = build(session)
    assert [(hand.game, hand.level) for hand in recap.hands] == [
        ("No-limit Hold'em 25/50", 1), ("No-limit Hold'em 50/100", 2),
    ]  # fmt: skip
    lines = csv.hands(report_of(recap)).splitlines()
    assert lines[0].split(",")[9:11] == ["game", "level"]
    assert lines[2].split(",")[9:11] == ["No-limit Hold'em 50/100", "2"]
