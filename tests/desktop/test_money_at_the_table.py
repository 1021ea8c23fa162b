"""A table whose chips are worth money: shown, typed and refused in money; chips where the dealer wants those."""

from collections.abc import Iterator
from typing import Any, get_args

import pytest
from PySide6.QtCore import Qt

from desktop.intents import AskAdd, AskLeave, AskSit, OpenCounting, OpenRuling, ToggleMoney
from desktop.intents.questions import QuestionIntent
from desktop.present.ask_sheets import ask
from desktop.present.entry import Entry, settle
from desktop.table.ask_sheet import AskSheet
from desktop.table.ruling_sheet import RulingSheet
from desktop.words import i18n
from desktop.words.engine import in_words
from desktop.words.i18n import LANGUAGES, amounts_in
from desktop.words.say import say
from engine.betting.bounds import AllIn
from engine.refusals import refusal
from engine.settings.records import Money
from engine.state import Wager
from tests.desktop.conftest import MakeTable, Table
from tests.desktop.correcting import correct
from tests.desktop.rules_taps import amount, row
from tests.desktop.speaking import speaking
from tests.desktop.spying import clipped, faults, painted_on

FIXED = "\u00a0"
QUARTERS = Money("EUR", 25)
KEYS = {"1": Qt.Key.Key_1, "5": Qt.Key.Key_5, ".": Qt.Key.Key_Period, ",": Qt.Key.Key_Comma}
HOLDEM = {"game": "holdem", "blinds": [1, 2], "seats": 9, "money": {"currency": "EUR", "minor_units": 25}}


@pytest.fixture(autouse=True)
def chips_again() -> Iterator[None]:
    """What other tests show is chips."""
    yield
    i18n.IN_USE.money, i18n.SpokenLanguage.in_chips = None, False


def dealt(make: MakeTable, size: tuple[int, int] = (1280, 800)) -> Table:
    table = make(HOLDEM, size)
    table.sit()
    table.go()
    return table


def test_the_whole_table_is_in_money(make: MakeTable) -> None:
    with speaking("de"):
        table = dealt(make)
        view = table.window.view
        assert table.bridge.scene.title == f"No-Limit Hold’em 0,25/0,50{FIXED}€"
        assert view.bar.call.face.figure == f"0,50{FIXED}€"
        assert "350,00" in view.felt.seats[1].accessibleName()
        assert [line.text for line in table.bridge.scene.log][-1].endswith(f"0,50{FIXED}€")


def test_a_decimal_mark_in_chips_is_refused_and_never_ten_times_the_amount(make: MakeTable) -> None:
    table = make()
    table.sit()
    table.go()
    type_keys(table, "15.5")
    pad, go, before = table.window.view.column.pad.pad, table.window.view.bar.go, table.view
    assert (pad.bad, pad.caption) == (True, "whole chips only")
    assert (go.face.figure, go.face.reason) == ("15.5", "whole chips only")
    assert "15.5" in {text.words for text in painted_on(table.window) if text.widget is table.window.view.column.pad}
    table.go()
    assert table.view == before
    table.key(Qt.Key.Key_Backspace)
    assert go.face.reason == "whole chips only"  # the mark is still there
    table.key(Qt.Key.Key_Backspace)
    assert (go.face.figure, go.face.reason) == ("20", "")  # the least
    table.window.open(AskAdd(1))
    sheet = table.window.sheet
    assert isinstance(sheet, AskSheet)
    type_keys(table, "1,5")
    assert (sheet.digits, sheet.go.face.reason) == ("1.5", "whole chips only")
    sheet.press("back")
    sheet.press("back")
    assert (sheet.digits, sheet.amount, sheet.go.face.reason) == ("1", 1, "")


def test_a_decimal_mark_in_chips_is_refused_in_a_ruling(make: MakeTable) -> None:
    table = make()
    table.sit()
    table.go()
    before = table.view
    table.window.open(OpenRuling(table.view.to_act))
    sheet = table.window.sheet
    assert isinstance(sheet, RulingSheet)
    type_keys(table, "15.5")
    assert (sheet.spoken_tab.face.figure, sheet.go.face.reason) == ("15.5", "whole chips only")
    table.tap(sheet.go)
    assert table.view == before
    for _ in range(2):
        table.key(Qt.Key.Key_Backspace)
    assert (sheet.spoken_tab.face.figure, sheet.go.face.reason) == ("15", "")
    table.tap(sheet.pushed)
    table.tap(sheet.other)
    type_keys(table, "1.5")
    assert (sheet.view.notes, sheet.go.face.reason) == (("1.5",), "whole chips only")
    assert sheet.go.face.figure == "1.5"
    sheet.confirm()
    assert sheet.spoken.chips == ()


def test_a_decimal_mark_in_chips_is_refused_in_a_correction(make: MakeTable) -> None:
    table = make()
    table.sit()
    table.go()
    table.type("15")
    table.go()
    sheet = correct(table, "20")
    type_keys(table, "11.5")
    assert (sheet.go.face.figure, sheet.go.face.reason) == ("11.5", "whole chips only")
    sheet.confirm()
    assert sheet.amend is None
    for _ in range(2):
        table.key(Qt.Key.Key_Backspace)
    assert sheet.go.face.reason == ""


def test_a_third_decimal_in_money_is_refused_and_not_dropped(make: MakeTable) -> None:
    table = dealt(make)
    type_keys(table, "15.551")
    go, before = table.window.view.bar.go, table.view
    assert (go.face.figure, go.face.reason) == ("15.551", "a chip is €0.25")
    table.go()
    assert table.view == before


def test_an_amount_is_typed_with_the_decimal_key(make: MakeTable) -> None:
    with speaking("de"):
        table = dealt(make)
        table.type("12,5")
        assert table.window.view.bar.go.face.figure == f"12,50{FIXED}€"
        table.go()
        assert table.view.bet == 50  # chips of 25 cents
        assert [line.text for line in table.bridge.scene.log][-1].endswith(f"12,50{FIXED}€")


def test_the_sum_of_a_counted_stack_is_typed_in_money(make: MakeTable) -> None:
    with speaking("de"):
        table = make(HOLDEM, (1280, 800))
        table.sit(("Ann", 1, 400), ("Ben", 2, 400))
        table.window.open(OpenCounting())
        sheet = table.window.sheet
        keys = {key.face.word: key for key in sheet.pad.keys}
        table.tap(sheet.entries[0])
        assert keys[","].isHidden(), "chips of a kind are whole"
        table.tap(sheet.entries[-1])
        for key in ("1", "2", "6", ",", "2"):
            table.tap(keys[key])
        assert (sheet.entries[-1].face.second, sheet.go.face.reason) == ("126,2", f"ein Chip ist 0,25{FIXED}€")
        sheet.press("go")
        assert table.view.seats[1].stack == 400, "refused"
        table.tap(keys["5"])
        assert (sheet.entries[-1].face.second, sheet.go.face.figure) == ("126,25", f"126,25{FIXED}€")
        table.tap(sheet.go)
        assert table.view.seats[1].stack == 505


def test_a_stack_is_counted_by_the_keyboard(make: MakeTable) -> None:
    table = make(HOLDEM, (1280, 800))
    table.sit(("Ann", 1, 400), ("Ben", 2, 400))
    table.window.open(OpenCounting())
    sheet = table.window.sheet
    for key in (Qt.Key.Key_8, Qt.Key.Key_4, Qt.Key.Key_Period, Qt.Key.Key_5):
        table.key(key)
    assert sheet.go.face.figure == "€84.50", "the sum is typed at once, with its decimal mark"
    table.tap(sheet.entries[0])
    table.key(Qt.Key.Key_Period)
    assert sheet.go.face.figure == "€84.50", "half a chip is none"
    table.key(Qt.Key.Key_2)
    assert sheet.go.face.figure == f"€{2 * sheet.chips[0] // 4}.00", "chips are not added to the sum"
    table.tap(sheet.entries[-1])
    table.key(Qt.Key.Key_9)
    assert sheet.go.face.figure == "€9.00", "nor the sum to the chips"


@pytest.mark.parametrize(("code", "size"), [("en", (1280, 800)), *((code, (1024, 600)) for code in LANGUAGES)])
def test_what_the_book_says_and_the_figure_lie_beside_each_other(make: MakeTable, code: str, size) -> None:
    with speaking(code):
        table = make(HOLDEM, size)
        table.sit(("Ann", 1, 450), ("Ben", 2, 400_050))
        for seat in (1, 2):
            table.window.open(AskLeave(seat))
            texts = painted_on(table.window.sheet)
            assert len([text for text in texts if text.widget is table.window.sheet.entry]) >= 2
            assert faults(table.window.sheet, texts) == []
            assert clipped(texts, ()) == []


def test_the_key_of_the_sum_is_no_running_total(make: MakeTable) -> None:
    table = make(HOLDEM, (1280, 800))
    table.sit(("Ann", 1, 400), ("Ben", 2, 400))
    table.window.open(OpenCounting())
    sheet = table.window.sheet
    assert sheet.entries[-1].face.second == "€0.00"
    table.tap(sheet.entries[0])
    sheet.press("2")
    assert (sheet.entries[0].face.second, sheet.entries[-1].face.second) == ("× 2", "")


@pytest.mark.parametrize("mark", [Qt.Key.Key_Period, Qt.Key.Key_Comma])
def test_either_key_of_the_keyboard_is_the_mark(make: MakeTable, mark: Qt.Key) -> None:
    table = dealt(make)
    for key in (Qt.Key.Key_3, mark, Qt.Key.Key_7, Qt.Key.Key_5):
        table.key(key)
    assert table.window.desk.local.entry.digits == "3.75"
    table.key(Qt.Key.Key_Return)
    assert table.view.bet == 15


def test_what_is_no_whole_number_of_chips_is_said(make: MakeTable) -> None:
    table = dealt(make)
    table.type("12.55")
    go = table.window.view.bar.go.face
    assert (go.figure, go.second) == ("€12.50", "12.55: unit 0.25")


def test_a_chip_key_adds_its_money(make: MakeTable) -> None:
    table = dealt(make)
    table.type("3.5")
    chip = table.window.view.column.pad.chips[1]
    assert chip.accessibleName() == "add €0.50"
    table.tap(chip)
    assert table.window.desk.local.entry.digits == "4"


def test_a_buy_in_is_typed_in_money(make: MakeTable) -> None:
    table = make(HOLDEM, (1280, 800))
    table.sit()
    table.window.open(AskAdd(2))
    sheet = table.window.sheet
    amount(table, "12.5")
    assert table.view.seats[2].stack == 160 + 50
    table.window.open(AskAdd(2))
    sheet = table.window.sheet
    for key in (Qt.Key.Key_0, Qt.Key.Key_Comma, Qt.Key.Key_3):
        table.key(key)
    assert sheet.entry.words == "0.3"
    assert sheet.go.face.reason == "a chip is €0.25"


def test_a_refusal_speaks_money() -> None:
    refused = refusal("amount", "buy_in_over", "STK-2", amount=50, total=250, most=200, room=0)
    with amounts_in(QUARTERS):
        assert in_words(refused).startswith("€12.50 more makes €62.50; the most at this table is €50.00")
        assert in_words(refusal("seat", "runs_most", most=3)).startswith("from 1 to 3 times")
    assert in_words(refused).startswith("50 more makes 250")
    assert refused.text.startswith("50 more makes 250")  # what a script is answered


def test_the_dealer_may_have_chips(make: MakeTable) -> None:
    table = dealt(make)
    asked: list[object] = []
    table.window.left.connect(asked.append)
    table.tap(table.window.view.strip.menu)
    row(table, "Show money")
    assert asked == [ToggleMoney()]
    i18n.SpokenLanguage.in_chips = True
    table.bridge.time_passed()
    assert table.bridge.scene.title == "No-limit Hold'em 1/2"
    assert i18n.figure(4) == "4"


def test_an_entry_in_money_becomes_chips() -> None:
    wager = Wager("raise", 4, 200, 1, None)
    with amounts_in(QUARTERS):
        assert settle(Entry("1.25"), wager, 2, AllIn(200), "no_limit").amount == 5
        assert settle(Entry("1.25", by=True), wager, 2, AllIn(200), "no_limit").amount == 7
        odd = settle(Entry("1.30"), wager, 2, AllIn(200), "no_limit")
        assert (odd.amount, odd.wrong, odd.shown) == (5, "unit", "1.30")
    assert settle(Entry("125"), wager, 2, AllIn(200), "no_limit").amount == 125


def type_keys(table: Table, words: str) -> None:
    """Type an amount on the keyboard."""
    for sign in words:
        table.key(KEYS[sign])


def question_of(kind: type[Any]) -> Any:
    """A question about seat 2, of somebody who comes about seat 5."""
    blanks = {"seat": 5 if kind.__name__ == "AskSit" else 2, "least": 4, "boards": 1, "by": ""}
    return kind(**{name: blanks[name] for name in kind.__struct_fields__})


@pytest.mark.parametrize("mark", ".,")
def test_every_question_of_an_amount_takes_the_mark_of_the_keyboard(make: MakeTable, mark: str) -> None:
    table = make(HOLDEM, (1280, 800))
    table.sit(("Ann", 1, 400), ("Ben", 2, 400), ("Cid", 3, 400))
    questions = [question_of(kind) for kind in get_args(QuestionIntent)]
    counted = [question for question in questions if ask(table.bridge.scene, question).counted]
    assert len(counted) > 10
    for question in counted:
        table.window.open(question)
        sheet = table.window.sheet
        assert isinstance(sheet, AskSheet)
        if sheet.ask.named:
            table.key(Qt.Key.Key_Tab)
        type_keys(table, f"1{mark}5")
        assert (sheet.digits, sheet.amount) == ("1.5", 6), question
        table.window.overlays.close_sheet()


@pytest.mark.parametrize("mark", ".,")
def test_a_correction_takes_the_mark_of_the_keyboard(make: MakeTable, mark: str) -> None:
    table = dealt(make)
    table.type("1")
    table.go()
    sheet = correct(table, "raises")
    type_keys(table, f"1{mark}5")
    assert sheet.go.face.figure == "€1.50"
    table.key(Qt.Key.Key_Return)
    assert sheet.words == "Sam raises to €1.00 → €1.50"
    assert sheet.words in [piece.words for piece in painted_on(sheet)]


@pytest.mark.parametrize("mark", ".,")
def test_the_ruling_takes_the_mark_of_the_keyboard(make: MakeTable, mark: str) -> None:
    table = dealt(make)
    table.window.open(OpenRuling(table.view.to_act))
    sheet: Any = table.window.sheet
    type_keys(table, f"1{mark}5")
    assert sheet.spoken.digits == "1.5"
    table.tap(sheet.pushed)
    type_keys(table, f"1{mark}5")
    assert sheet.spoken.other == "1.5"


@pytest.mark.parametrize("typed", ["1.5", "1,5", "15"])
def test_an_amount_typed_as_a_name_seats_nobody(make: MakeTable, typed: str) -> None:
    table = make(HOLDEM, (1280, 800))
    table.sit(("Ann", 1, 400))
    table.window.open(AskSit(5))
    type_keys(table, typed)
    table.key(Qt.Key.Key_Return)
    assert table.window.sheet.go.face.reason == say("sheet_needs_name")
    assert 5 not in table.view.seats
    table.key(Qt.Key.Key_Home)
    table.key(Qt.Key.Key_A)
    table.key(Qt.Key.Key_Return)
    assert table.view.seats[5].player == f"a{typed}"
