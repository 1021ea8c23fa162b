"""A buy-in that was entered wrong is put right by a count: on the sheet, in the log, among the rulings of the recap."""

import pytest
from pytestqt.qtbot import QtBot

from desktop.intents import AskCount
from desktop.kit.appearance import Look
from desktop.kit.metrics import fit
from desktop.kit.theme import load
from desktop.present.ask_sheets import ask
from desktop.present.floor import undo_needs_floor
from desktop.present.remarks import remarks
from desktop.recap import paper, web
from desktop.recap.page import RecapPage
from desktop.recap.page_words import shown
from desktop.table.ask_sheet import AskSheet
from engine import commands as c
from engine.recap.build import build
from engine.recap.build_report import report_of
from tests.desktop.conftest import MakeTable, Table
from tests.desktop.correcting import line, log
from tests.desktop.rules_taps import amount, menu, row

HOLDEM = {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": 6}


@pytest.fixture
def table(make: MakeTable) -> Table:
    table = make(HOLDEM, (1280, 800)).sit(("Ann", 1, 200), ("Ben", 2, 200), ("Cat", 3, 200), ("Dee", 4, 200))
    table.go()
    while table.view.phase == "betting":
        table.fold()
    return table


def count(table: Table, digits: str, way: str) -> None:
    menu(table, 1)
    row(table, "Count stack")
    amount(table, digits, way=way)


def asked(table: Table) -> AskSheet:
    sheet = table.window.sheet
    assert isinstance(sheet, AskSheet)
    return sheet


def lines_of(table: Table) -> list[str]:
    return [line.text for line in table.bridge.scene.log]


def test_a_wrong_buy_in_is_put_right_by_taps(table: Table) -> None:
    """The true buy-in is typed, not the stack; what comes of it is said before the tap."""
    was = table.view.seats[1].stack
    count(table, "350", "Wrong buy-in")
    session = table.bridge.session
    report = report_of(build(session))
    bought = next(player.bought for player in report.players if player.name == "Ann")
    words = "buy-in of Ann put right from 200 to 350"
    assert (bought, table.view.seats[1].stack) == (350, was + 150)
    assert report.recount.balanced
    assert table.bridge.scene.undo == "buy-in of Ann"
    assert lines_of(table)[-1] == words
    assert remarks(report)[-1].row == ("Hand 1, buy-in", words)
    assert undo_needs_floor(session.undo_step) == "count"


def test_a_buy_in_put_right_before_the_first_hand_is_among_the_rulings(make: MakeTable, qtbot: QtBot) -> None:
    """The trial: 600 became 500 before a hand was dealt; page, paper and web page named only later corrections."""
    table = make(HOLDEM, (1280, 800)).sit(("Ann", 1, 600), ("Ben", 2, 200))
    count(table, "500", "Wrong buy-in")
    report = report_of(build(table.bridge.session))
    words, recap, on_paper = "buy-in of Ann put right from 600 to 500", shown(report), paper.page(report, 500)
    assert recap.remarks == (("Buy-in before the first hand", words),)
    assert "buy-in before the first hand" in on_paper
    assert words in on_paper
    assert f'<div>buy-in before the first hand<div class="note">{words}<' in web.page(report)
    page = RecapPage(Look(load(), fit(1280, 800)))
    qtbot.addWidget(page)
    page.show_recap(recap)
    with qtbot.assertNotEmitted(page.intended):
        page.lines.remarks.view.chosen.emit(recap.remarks[0])  # there is no hand to replay


@pytest.mark.parametrize(
    ("digits", "key"),
    [("350", "Buy-in 200 → 350 stack becomes 320"), ("30", "Buy-in 200 → 30 stack becomes 0"),
     ("29", "Buy-in 200 → 29 lost already: at least 30"), ("200", "Buy-in 200 → 200 as in the book")],
)  # fmt: skip
def test_the_key_says_both_buy_ins_and_the_stack(table: Table, digits: str, key: str) -> None:
    table.bridge.send(c.Count(seat=1, stack=170))
    menu(table, 1)
    row(table, "Count stack")
    sheet = asked(table)
    table.tap(next(way for way in sheet.ways if way.face.word == "Wrong buy-in"))
    for digit in digits:
        sheet.press(digit)
    assert sheet.title == "True buy-in of Ann"
    assert sheet.entry.label == "bought in all, in the book 200"
    shown = sheet.go.face
    assert " ".join(part for part in (shown.word, shown.second, shown.reason) if part) == key
    table.tap(next(way for way in sheet.ways if way.face.word == "Counted"))
    assert (sheet.title, sheet.entry.label) == ("Count Ann", "the book says 170")
    assert (sheet.go.face.word, sheet.go.face.figure) == ("Counted", digits)


@pytest.mark.parametrize(("by", "words"), [(15, "15 more than recorded"), (-15, "15 less than recorded")])
def test_a_count_says_what_differs(table: Table, by: int, words: str) -> None:
    stack = table.view.seats[1].stack + by
    count(table, str(stack), "Counted")
    assert lines_of(table)[-1] == f"Ann counted: {stack}, {words}"


def test_a_line_of_a_buy_in_leads_to_putting_it_right(table: Table) -> None:
    """Between two hands; who sat down and who bought more, as far as they still sit here."""
    for command in (c.Sit(seat=5, player="Eve", stack=80), c.AddChips(seat=2, amount=50), c.Leave(seat=4)):
        table.bridge.send(command)
    sheet = log(table)
    framed = [row.line.text for row in sheet.pane.records.records if row.open and row.buys]
    assert framed == ["Eve sits down with 80", "Ben adds 50 chips"]
    line(table, sheet, "Eve sits down with 80")
    amount(table, "100", way="")
    assert (table.view.seats[5].stack, dict(table.bridge.scene.bought)[5]) == (100, 100)


def test_in_a_hand_no_buy_in_is_offered_to_be_put_right(table: Table) -> None:
    assert [way for way, _ in ask(table.bridge.scene, AskCount(1)).ways] == ["counted", "bought"]
    table.go()
    assert ask(table.bridge.scene, AskCount(1)).by_way == ()
    assert ask(table.bridge.scene, AskCount(1)).ways == ()
    assert not table.bridge.send(c.Count(seat=1, stack=1000, bought=True))
