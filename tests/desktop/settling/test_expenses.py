"""Shared expenses, a bank, whole coins, a link: what is said on forms, and where it is told."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.intents import Send
from desktop.preferences.choices import Choices, write
from desktop.preferences.device_files import default_file
from desktop.recap import paper, paper_settlement, web
from desktop.recap.page_records import ShownPayment
from desktop.recap.paying import asking, picture, squares
from desktop.recap.settle_forms import ExpenseRow, WaysRow
from engine import commands as c
from engine.journal.errors import NotWritten
from engine.journal.memory import MemoryStore
from engine.recap.build_report import report_of
from engine.settings.records import Money
from tests.desktop.settling.evenings import SIZES, TABLE, card, evening, opened, shown, words
from tests.desktop.spying import clipped, faults, painted_on

SCHEME = "a link begins with https://, its blanks are {amount}, {name}, {currency}, {payer}"


def test_nothing_is_settled_while_chips_are_missing(qtbot, control):
    store = MemoryStore()
    session = evening(store, ("Rosa", 0), ("Maya", 0))
    session.undo()
    session.dispatch(c.Count(seat=1, stack=393))
    session.dispatch(c.End())
    control.open(session)
    control.page.settle.more.tapped.emit()
    page = control.settle_page
    assert (page.code.title, page.code.amount, page.payments.hint) == (
        "Unaccounted for", "€1.75", "stacks €1.75 too low: count them first",
    )  # fmt: skip
    assert (page.go.words, page.go.second) == ("Who bears it?", "said on the recap, or counted again")


def test_a_pizza_is_typed_in_money_changed_and_dropped(qtbot, control):
    page = control.settle_page
    page.also.add.tapped.emit()
    assert (page.go.barred, page.go.second) == (True, "say who paid")
    page.expense.tap(ExpenseRow.PAYER, page.expense.people.index("Maya"))
    page.expense.tap(ExpenseRow.REASON, 0)
    for sign in "30.75":
        page.pad.press(sign)
    assert page.go.words == "Maya paid €30.75"
    page.go.tapped.emit()
    assert page.shown.heads == ("Poker", "Pizza", "All together")
    assert control.session.state.closing.expenses[0].amount == 123
    card(page, "Pizza: Maya paid €30.75").tapped.emit()
    page.expense.tap(ExpenseRow.AMONG, page.expense.people.index("Theo"))
    page.go.tapped.emit()
    assert card(page, "Pizza").notes == ("shared by 2 players",)
    card(page, "Pizza").tapped.emit()
    page.drop.tapped.emit()
    assert page.shown.items[0].expense == 0
    assert control.session.state.ended


def test_everybody_settles_with_one_in_whole_coins(qtbot, control):
    page = control.settle_page
    page.also.way.tapped.emit()
    page.ways.tap(WaysRow.BANK, page.ways.banks.index("Maya"))
    page.go.tapped.emit()
    assert words(page) == ["Theo>Maya 30", "Maya>Rosa 40"]
    page.also.way.tapped.emit()
    page.ways.tap(WaysRow.BANK, 0)
    page.ways.tap(WaysRow.COIN, page.ways.coins.index(20))
    page.escape()
    assert control.session.state.closing.coin == 1, "nothing is said by going back"


def test_a_link_is_kept_on_this_device_and_stands_in_the_code(qtbot, control, tmp_path):
    page, kept = control.settle_page, []
    page.link_changed.connect(kept.append)
    page.also.way.tapped.emit()
    page.ways.field.setText("https://pay.example/{name}?amount={amount}&cur={currency}")
    page.go.tapped.emit()
    assert kept == ["https://pay.example/{name}?amount={amount}&cur={currency}"]
    asked = asking(ShownPayment("Lena", "Zoë B", 273, "k"), Money("EUR", 25), kept[0])
    assert asked.link == "https://pay.example/Zo%C3%AB%20B?amount=68.25&cur=EUR"
    assert asked.text == f"Lena pays Zoë B €68.25\n{asked.link}"
    assert asking(ShownPayment("Lena", "Bo", 5, "k"), None, "").coded == "Lena pays Bo 5"
    rows = squares(asked.link)
    assert len(rows) == len(rows[0]) >= 21
    assert all(rows[0][:7])  # the corner every reader looks for
    assert picture("x").startswith("data:image/png;base64,")


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(
    ("link", "why", "barred"),
    [
        ("https://pay.example/{foo}/{amount}", "{foo} is none of {amount}, {name}, {currency}, {payer}", True),
        ("https://pay.example/{name", "{ is none of {amount}, {name}, {currency}, {payer}", True),
        ("pay.example/{name}", SCHEME, True),
        ("javascript:alert('{name}')", SCHEME, True),
        ("https://{name}", "", False),
        ("https://", SCHEME, True),
        ("upi://pay?pa={name}&am={amount}", "", False),
        ("https://pay.example/ann/{amount}", "a link without {name} is the same for every payment", False),
        ("", "", False),
    ],
)
def test_a_link_that_nobody_can_open_is_refused_with_its_blanks(qtbot, size, link, why, barred):
    """The trial: any text was kept as a link, and went as such into the web page."""
    page, kept = opened(qtbot, size).settle_page, []
    page.link_changed.connect(kept.append)
    page.also.way.tapped.emit()
    page.ways.field.setText(link)
    assert (page.go.second, page.go.barred) == (why, barred)
    painted = painted_on(page)
    assert clipped(painted, []) == []
    assert faults(page, painted) == []
    page.go.tapped.emit()
    assert kept == ([link] if link and not barred else [])


@pytest.mark.parametrize("link", ["javascript:alert(1)//{name}", "data:text/html,{name}", "pay.example/{name}"])
def test_no_file_has_a_link_that_is_none(control, link):
    """An older version kept it; a change of the coins is not held up by it."""
    page, report = control.settle_page, report_of(control.recap, ())
    write(Choices(pay_link=link), default_file())
    try:
        pages = (web.page(report), paper.body(report, 500), paper_settlement.settlement(report, 500))
    finally:
        default_file().unlink()
    assert [html.count("href=") for html in pages] == [0, 0, 0]
    assert "data:image/png" in pages[0], "its code is still shown"
    page.link = link
    page.also.way.tapped.emit()
    assert (page.go.barred, page.go.second) == (False, SCHEME)


def test_paper_and_web_tell_the_sums_the_time_and_the_code(qtbot, control):
    page, store = control.settle_page, control.session.store
    card(page, "Theo owes").tapped.emit()
    page.light("Maya>Rosa:10")
    page.go.tapped.emit()
    write(Choices(pay_link="https://pay.example/{name}/{amount}"), default_file())
    try:
        report = report_of(control.recap, store.settled(control.session.id))
        html = web.page(report)
    finally:
        default_file().unlink()
    assert "From before" in html
    assert "https://pay.example/Rosa/27.50" in html
    assert "https://pay.example/Rosa/2.50" not in html, "it is paid"
    assert f"✓ paid {page.shown.payments[0].at}" in html
    assert "data:image/png" in html
    assert ">not paid yet</span><a " in html, "beside the key that pays it"
    assert "data:image/png" not in paper.body(report, 500), "no link, no code on paper"


def test_the_web_says_of_a_debt_that_can_be_paid_by_code_that_it_stays_owed(control):
    page, store = control.settle_page, control.session.store
    page.light("Maya>Rosa:10")
    page.code.later.tapped.emit()
    write(Choices(pay_link="https://pay.example/{name}/{amount}"), default_file())
    try:
        report = report_of(control.recap, store.settled(control.session.id))
        for written in (web.page(report), paper.body(report, 500)):
            assert "https://pay.example/Rosa/2.50" in written
            assert "stays owed" in written
    finally:
        default_file().unlink()


def test_what_could_not_be_saved_is_said_on_the_page_it_was_tapped_on(control, monkeypatch):
    """The book was moved away: a tick or an expense that came to nothing left the page as it was, without a word."""
    page, store = control.settle_page, control.session.store

    def lost(*_):
        raise NotWritten("moved", Path("book.db"))

    with monkeypatch.context() as patched:
        patched.setattr(store, "settle", lost)
        page.ticked.emit(page.shown.payments[0].key, True)
        assert page.shown.payments[0].key not in page.shown.paid
        assert any(text.words.startswith("not saved") for text in painted_on(page))
    page.ticked.emit(page.shown.payments[0].key, True)
    assert not any(text.words.startswith("not saved") for text in painted_on(page))
    with monkeypatch.context() as patched:
        patched.setattr(store, "append", lost)
        control.do(Send(c.Expense("Rosa", 4, "pizza")))
        assert any(text.words.startswith("not saved") for text in painted_on(page))


def test_everybodys_figures_stand_before_anything_is_said(qtbot, control):
    shown = control.settle_page.shown
    assert shown.heads == ("Poker", "All together")
    assert [(row.name, row.cells, row.whole) for row in shown.rows] == [
        ("Rosa", ("+10.00",), 40), ("Maya", ("−2.50",), -10), ("Theo", ("−7.50",), -30),
    ]  # fmt: skip


def test_what_is_typed_beside_a_field_stands_in_one(qtbot, control):
    page = control.settle_page
    page.also.add.tapped.emit()
    qtbot.mouseClick(page.expense.groups[ExpenseRow.REASON][1][0], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(page.expense.groups[ExpenseRow.PAYER][1][1], Qt.MouseButton.LeftButton)
    QTest.keyClicks(QApplication.focusWidget(), "30.75")
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Backspace)
    assert (page.pad.typed, page.expense.field.text(), page.pad.aimed) == ("30.7", "Pizza", True)
    for letter in "x2":
        QTest.keyClicks(QApplication.focusWidget(), letter)
    assert (page.pad.typed, page.expense.field.text(), page.pad.aimed) == ("30.7", "Pizzax2", False)
    qtbot.mouseClick(page.expense.groups[ExpenseRow.AMONG][1][0], Qt.MouseButton.LeftButton)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_5)
    assert (page.pad.typed, page.pad.aimed) == ("30.75", True)
    page.escape()
    page.also.way.tapped.emit()
    QTest.keyClicks(QApplication.focusWidget(), "https://x/5")
    assert page.ways.field.text() == "https://x/5"


@pytest.mark.parametrize(
    ("money", "typed", "why", "right"),
    [
        ({"currency": "USD", "minor_units": 100}, "46.50", "multiples of $1: $46 or $47", "46"),
        (None, "9.5", "whole chips only", "46"),
        (None, "46,50", "whole chips only", "46"),
        ({"currency": "EUR", "minor_units": 25}, "46.60", "multiples of €0.25: €46.50 or €46.75", "11.50"),
        ({"currency": "EUR", "minor_units": 5}, "46.31", "multiples of €0.05: €46.30 or €46.35", "2.30"),
    ],
)
def test_a_mark_that_is_typed_is_no_noughts(qtbot, money, typed, why, right):
    """The trial: 46.50 typed at a table whose chip is a dollar was taken as 460,050, the mark being the key 00.

    A bill of 46.31 was refused with "whole chips only", though nobody pays it in chips: the nearest amounts are named.
    """
    tonight = evening(MemoryStore(), ("Rosa", 40), ("Maya", -10), ("Theo", -30), table={**TABLE, "money": money})
    page = shown((1280, 800), 1.0, tonight, qtbot).settle_page
    page.also.add.tapped.emit()
    page.expense.tap(ExpenseRow.PAYER, page.expense.people.index("Maya"))
    assert all(page.pad.typed_key(sign) for sign in typed)
    assert (page.pad.amount, page.go.barred, page.go.second) == (0, True, why)
    while page.pad.typed:
        assert page.pad.typed_key("back")
    assert all(page.pad.typed_key(sign) for sign in right)
    assert (page.pad.amount, page.go.barred) == (46, False)
