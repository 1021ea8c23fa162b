"""The settle-up page: debts of earlier evenings, expenses, who is the bank, codes that pay, ticks with their time."""

from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.metrics import fit
from desktop.kit.page_keys import SignCard
from desktop.kit.painted import Tap
from desktop.kit.theme import load
from desktop.preferences.choices import Choices, write
from desktop.preferences.places import default_file
from desktop.recap import paper, web
from desktop.recap.control import RecapControl
from desktop.recap.intents import OpenSettling, PutOff, Say
from desktop.recap.page import RecapPage
from desktop.recap.paying import asking, picture, squares
from desktop.recap.payments_to_settle import Choosable
from desktop.recap.settle import Settle
from desktop.recap.shown import Payment
from desktop.words.i18n import LANGUAGES, short_day
from desktop.words.say import say
from engine import commands as c
from engine.journal.errors import NotWritten
from engine.journal.memory import MemoryStore
from engine.journal.settled import Tick, paid_of
from engine.recap.build_report import report_of
from engine.session import Session
from engine.settings.records import Money
from tests.desktop.speaking import speaking
from tests.desktop.spying import clipped, faults, painted_on

TABLE = {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "money": {"currency": "EUR", "minor_units": 25}}
SIZES = [(1024, 600), (1280, 800), (1920, 1080), (900, 1440)]


def evening(store, *results):
    session = Session.start(store, TABLE)
    for seat, (name, _) in enumerate(results, 1):
        session.dispatch(c.Sit(seat=seat, player=name, stack=400))
    for seat, (_, net) in enumerate(results[1:], 2):
        payer, to = (seat, 1) if net < 0 else (1, seat)
        session.dispatch(c.Pay(payer=payer, to=to, amount=abs(net), reason="side"))
    session.dispatch(c.End())
    return session


@pytest.fixture
def control(qtbot):
    """Tonight, with Theo's 20.00 to Rosa still open from an earlier evening."""
    return opened(qtbot, (1280, 800))


def opened(qtbot, size, text=1.0):
    fonts.install()
    store = MemoryStore()
    first = evening(store, ("Rosa", 80), ("Maya", 60), ("Theo", -80), ("Sam", -60))
    store.settle(first.id, [Tick.now("Sam>Maya:60", paid=True)])
    return shown(size, text, evening(store, ("Rosa", 40), ("Maya", -10), ("Theo", -30)), qtbot)


def shown(size, text, tonight, qtbot):
    look = Look(load(), fit(*size), text)
    made = RecapControl(RecapPage(look))
    qtbot.addWidget(made.page)
    made.open(tonight)
    made.page.settle.more.tapped.emit()
    qtbot.addWidget(made.settle_page)
    made.settle_page.resize(*size)
    made.settle_page.set_look(look)
    made.settle_page.show()
    return made


def card(page, words):
    return next(card for card in page.also.cards if card.words.startswith(words))


def words(page):
    return [f"{pay.who}>{pay.to} {pay.amount}" for pay in page.shown.payments]


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
        "Unaccounted for", "€1.75", "off by €1.75: count the stacks first",
    )  # fmt: skip
    assert (page.go.words, page.go.second) == ("Who bears it?", "said on the recap, or counted again")


def test_a_debt_of_an_earlier_evening_is_paid_in_both(qtbot, control):
    page, store = control.settle_page, control.session.store
    assert words(page) == ["Theo>Rosa 30", "Maya>Rosa 10"]
    card(page, "Theo owes Rosa €20.00").tapped.emit()
    assert words(page) == ["Theo>Rosa 110", "Maya>Rosa 10"]
    assert page.shown.heads == ("Cards", "From before", "All together")
    page.light("Theo>Rosa:110")
    assert page.go.words == "Theo paid €27.50"
    page.go.tapped.emit()
    assert paid_of(store.settled(1)) >= {"Sam>Maya:60", "Theo>Rosa:80"}
    page.light("Theo>Rosa:110")
    page.go.tapped.emit()
    assert "Theo>Rosa:80" not in paid_of(store.settled(1))
    card(page, "Theo owes Rosa €20.00").tapped.emit()
    assert words(page) == ["Theo>Rosa 30", "Maya>Rosa 10"], "left there after all"


def test_a_pizza_is_typed_in_money_changed_and_dropped(qtbot, control):
    page = control.settle_page
    page.also.add.tapped.emit()
    assert (page.go.barred, page.go.second) == (True, "say who paid")
    page.expense.tap("payer", page.expense.people.index("Maya"))
    page.expense.tap("reason", 0)
    for sign in "30.75":
        page.pad.press(sign)
    assert page.go.words == "Maya paid €30.75"
    page.go.tapped.emit()
    assert page.shown.heads == ("Cards", "Pizza", "All together")
    assert control.session.state.closing.expenses[0].amount == 123
    card(page, "Pizza: Maya paid €30.75").tapped.emit()
    page.expense.tap("among", page.expense.people.index("Theo"))
    page.go.tapped.emit()
    assert card(page, "Pizza").notes == ("shared by 2 players",)
    card(page, "Pizza").tapped.emit()
    page.drop.tapped.emit()
    assert page.shown.items[0].expense == 0
    assert control.session.state.ended


def test_everybody_settles_with_one_in_whole_coins(qtbot, control):
    page = control.settle_page
    page.also.way.tapped.emit()
    page.ways.tap("bank", page.ways.banks.index("Maya"))
    page.go.tapped.emit()
    assert words(page) == ["Theo>Maya 30", "Maya>Rosa 40"]
    page.also.way.tapped.emit()
    page.ways.tap("bank", 0)
    page.ways.tap("coin", page.ways.coins.index(20))
    page.escape()
    assert control.session.state.closing.coin == 1, "nothing is said by going back"


def test_a_link_is_kept_on_this_device_and_stands_in_the_code(qtbot, control, tmp_path):
    page, kept = control.settle_page, []
    page.link_changed.connect(kept.append)
    page.also.way.tapped.emit()
    page.ways.field.setText("https://pay.example/{name}?amount={amount}&cur={currency}")
    page.go.tapped.emit()
    assert kept == ["https://pay.example/{name}?amount={amount}&cur={currency}"]
    asked = asking(Payment("Lena", "Zoë B", 273, "k"), Money("EUR", 25), kept[0])
    assert asked.link == "https://pay.example/Zo%C3%AB%20B?amount=68.25&cur=EUR"
    assert asked.text == f"Lena pays Zoë B €68.25\n{asked.link}"
    assert asking(Payment("Lena", "Bo", 5, "k"), None, "").coded == "Lena pays Bo 5"
    rows = squares(asked.link)
    assert len(rows) == len(rows[0]) >= 21
    assert all(rows[0][:7])  # the corner every reader looks for
    assert picture("x").startswith("data:image/png;base64,")


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
    assert "data:image/png" not in paper.body(report, 500), "no link, no code on paper"


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
        control.do(Say(c.Expense("Rosa", 4, "pizza")))
        assert any(text.words.startswith("not saved") for text in painted_on(page))


def test_a_carried_payment_cannot_be_ticked_in_its_own_evening(qtbot, control):
    card(control.settle_page, "Theo owes").tapped.emit()
    control.open(Session.resume(control.session.store, 1))
    control.page.resize(1280, 800)
    control.page.show()
    theo = next(card for card in control.page.settle.cards() if card.payment.who == "Theo")
    assert theo.barred
    assert "settled later on" in theo.accessibleName()
    qtbot.mouseClick(theo, Qt.MouseButton.LeftButton)
    assert "Theo>Rosa:80" not in paid_of(control.session.store.settled(1))


def test_a_carried_payment_stays_paid_in_its_own_evening(qtbot, control):
    """It is settled on the day of the later evening, and only that can say it is not: on the recap and on its page."""
    page, store = control.settle_page, control.session.store
    card(page, "Theo owes").tapped.emit()
    control.tick("Theo>Rosa:110", paid=True)
    tonight = control.session
    control.open(Session.resume(store, 1))
    control.page.resize(1280, 800)
    control.page.show()
    theo = next(card for card in control.page.settle.cards() if card.payment.who == "Theo")
    today = short_day(datetime.now(UTC).astimezone()).replace(" ", "\u00a0")
    assert (theo.barred, theo.chosen) == (True, True)
    assert theo.accessibleName().endswith(f", settled on {today}")
    shown_words = " ".join(text.words for text in painted_on(control.page) if text.widget is theo)
    assert f"settled on {today}" in shown_words
    control.page.resize(1024, 600)
    control.page.set_look(Look(load(), fit(1024, 600)))
    assert today in [text.words for text in painted_on(control.page) if text.widget is theo]
    qtbot.mouseClick(theo, Qt.MouseButton.LeftButton)
    control.do(OpenSettling())
    control.tick("Sam>Maya:60", paid=False)
    page.light("Theo>Rosa:80")
    page.go.tapped.emit()
    control.tick("Theo>Rosa:80", paid=False)
    control.do(PutOff("Theo>Rosa:80"))
    assert "Theo>Rosa:80" in paid_of(store.settled(1))
    assert (page.go.words, page.go.barred, page.go.second) == ("Theo paid €20.00", True, f"settled on {today}")
    control.tick("Sam>Maya:60", paid=True)
    page.light("Theo>Rosa:80")
    assert (page.go.words, page.go.barred) == ("All settled", False)
    assert f"settled on {today}" in paper.body(report_of(control.recap, store.settled(1)), 500)
    control.open(tonight)
    control.tick("Theo>Rosa:110", paid=False)
    assert "Theo>Rosa:80" not in paid_of(store.settled(1)), "there it is said"


def test_a_debt_that_another_evening_settles_too_says_so(qtbot, control):
    page, store = control.settle_page, control.session.store
    card(page, "Theo owes Rosa €20.00").tapped.emit()
    tonight = control.session
    tonight.undo()
    control.open(tonight)
    control.page.settle.more.tapped.emit()
    control.tick("Maya>Rosa:10", paid=True)
    control.open(evening(store, ("Rosa", 0), ("Theo", 0)))
    control.page.settle.more.tapped.emit()
    card(page, "Theo owes Rosa €20.00").tapped.emit()
    tonight.redo()
    control.open(tonight)
    control.page.settle.more.tapped.emit()
    twice = card(page, "Theo owes Rosa €20.00")
    assert (twice.role, twice.notes[0].split(" on ")[0]) == ("owe", "settled")
    assert twice.notes[0].endswith(" too: tap to leave it")
    twice.tapped.emit()
    assert not [item for item in page.shown.items if item.debt], "it is the other evening's"


def test_next_time_keeps_a_payment_owed(qtbot, control):
    page = control.settle_page
    page.light("Maya>Rosa:10")
    key = page.code.later
    assert (key.words, key.second, key.barred) == ("Next time", "stays owed", False)
    page.code.later.tapped.emit()
    waits = next(card for card in page.payments.cards if card.payment.who == "Maya")
    assert "stays owed" in waits.accessibleName()
    assert "stays owed" in [text.words for text in painted_on(waits)]
    assert page.payments.hint == "two payments close the book, 1 stays owed"
    assert page.lit == "Theo>Rosa:30", "the next one is lit"
    page.go.tapped.emit()
    assert (page.lit, page.go.words, page.code.title) == ("", "Done for today", "1 stays owed")
    assert control.page.settle.hint == "two payments close the book, 1 paid, 1 stays owed"
    page.light("Maya>Rosa:10")
    key = page.code.later
    assert (key.second, key.barred, page.go.words) == ("offered next time", True, "Maya paid €2.50")
    later = evening(control.session.store, ("Rosa", 0), ("Maya", 0))
    control.open(later)
    control.page.settle.more.tapped.emit()
    assert card(page, "Maya owes Rosa €2.50").notes[0].endswith("tap to settle it today")


def test_a_tick_leaves_every_other_payment_as_it_was_read_out(qtbot, control):
    """The trial: a payment was made, a pizza added; ticking the next one gave two others another payee and place."""
    nets = (("Anna", 25), ("Boris", -40), ("Chloe", 70), ("Dmitri", -25), ("Elif", -45), ("Farid", -25))
    control.open(evening(MemoryStore(), *nets, ("Gwen", -35), ("Hugo", 100), ("Ines", -25)))
    control.page.settle.more.tapped.emit()
    page = control.settle_page
    page.light("Dmitri>Anna:25")
    page.go.tapped.emit()
    control.do(Say(c.Expense(player="Gwen", amount=18, reason="pizza")))
    listed = [card.payment.key for card in page.payments.cards]
    assert len(listed) == 8
    for key in (*listed[1:], listed[0]):
        page.light(key)
        page.go.tapped.emit()
        assert [card.payment.key for card in page.payments.cards] == listed, key


def test_what_is_not_paid_after_all_is_unpaid_beside_one_for_next_time(qtbot, control):
    page = control.settle_page
    page.light("Maya>Rosa:10")
    page.code.later.tapped.emit()
    page.light("Theo>Rosa:30")
    page.go.tapped.emit()
    page.light("Theo>Rosa:30")
    assert page.go.words == "Not paid after all"
    page.go.tapped.emit()
    assert [(payment.who, payment.put_off) for payment in page.shown.payments] == [("Theo", False), ("Maya", True)]
    theo = next(card for card in page.payments.cards if card.payment.who == "Theo")
    assert "unpaid" in [text.words for text in painted_on(theo)]
    page.code.later.tapped.emit()
    assert all(payment.put_off for payment in page.shown.payments)


@pytest.mark.parametrize("size", SIZES[:2], ids=str)
@pytest.mark.parametrize("code", LANGUAGES)
def test_what_waits_for_next_time_says_so_on_the_recap_too(qtbot, size, code):
    """The amount is as wide as in the trial: the others said paid and unpaid, this one nothing."""
    with speaking(code):
        nets = [("Anna", -331), ("Ben", 103), ("Carla Craft", -45), ("Dirk", -103), ("Hana", 331), ("Jörg", 45)]
        control = shown(size, 1.0, evening(MemoryStore(), *nets), qtbot)
        page = control.page
        control.do(PutOff("Dirk>Ben:103"))
        page.resize(*size)
        page.set_look(Look(load(), fit(*size)))
        page.show()
        dirk = next(card for card in page.settle.cards() if card.payment.who == "Dirk")
        assert " ".join(text.words for text in painted_on(dirk)).endswith(say("recap.next_time_note"))
        assert faults(page, painted_on(page)) == []


def test_next_time_stands_for_the_payment_that_an_expense_makes_of_it(qtbot, control):
    page = control.settle_page
    page.light("Maya>Rosa:10")
    page.code.later.tapped.emit()
    control.do(Say(c.Expense(player="Theo", amount=30, reason="pizza")))
    assert words(page) == ["Maya>Rosa 20", "Theo>Rosa 10"]
    assert [payment.put_off for payment in page.shown.payments] == [True, False]
    waits = next(card for card in page.payments.cards if card.payment.who == "Maya")
    assert "stays owed" in [text.words for text in painted_on(waits)]
    assert page.payments.hint == "two payments close the book, 1 stays owed"
    assert page.lit == "Theo>Rosa:10"


def test_what_the_kitty_gets_is_no_payment_for_next_time(qtbot, control):
    page = control.settle_page
    session = evening(control.session.store, ("Rosa", 0), ("Maya", 0))
    session.undo()
    session.dispatch(c.Take(seat=1, amount=8, reason="kitty"))
    session.dispatch(c.End())
    control.open(session)
    control.page.settle.more.tapped.emit()
    assert words(page) == ["Rosa>kitty 8"]
    assert not page.code.later.isVisible(), "a later evening offers what players owe each other alone"


def owed_to_the_house(store):
    """An evening at which Rosa and Maya owe the house 8 each since, and Maya owes Theo 20."""
    first = evening(store, ("Rosa", 0), ("Maya", 0), ("Theo", 0))
    first.undo()
    first.dispatch(c.Take(seat=1, amount=8, reason="time"))
    first.dispatch(c.Take(seat=2, amount=8, reason="time"))
    first.dispatch(c.Pay(payer=2, to=3, amount=20, reason="side"))
    first.dispatch(c.End())
    store.settle(first.id, [Tick.now("Maya>Theo:20", paid=False)])
    return first


def test_what_is_owed_to_the_house_since_an_earlier_evening_is_named_with_a_way_there(qtbot, control):
    """It comes along with no later evening: without the line the list looked whole."""
    page, store = control.settle_page, control.session.store
    first = owed_to_the_house(store)
    control.open(evening(store, ("Rosa", 0), ("Maya", -10), ("Theo", 10)))
    control.page.settle.more.tapped.emit()
    assert card(page, "Maya owes Theo €5.00")
    more = card(page, "2 more, not between players")
    assert "since" in more.notes[0]
    wanted = []
    control.settling.connect(wanted.append)
    more.tapped.emit()
    assert (control.session.id, control.earlier, wanted) == (first.id, True, [False])
    control.page.settle.more.tapped.emit()
    assert sorted(words(page)) == ["Maya>Theo 20", "Maya>house 8", "Rosa>house 8"]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_way_to_what_is_owed_to_the_house_is_whole(qtbot, size, code):
    with speaking(code):
        store = MemoryStore()
        owed_to_the_house(store)
        page = shown(size, 1.0, evening(store, ("Rosa", 0), ("Maya", -10), ("Theo", 10)), qtbot).settle_page
        assert len(page.also.cards) == 2
        texts = painted_on(page)
        assert faults(page, texts) == []
        assert clipped(texts, page.shown.people) == []


def places(page):
    """Where everything lies that can be tapped, by its words."""
    taps = [tap for tap in page.findChildren(Tap) if tap.isVisible()]
    return {getattr(tap, "words", "") or tap.accessibleName(): (tap.mapTo(page, QPoint()), tap.size()) for tap in taps}


def test_nothing_moves_under_the_finger_when_a_debt_comes_along(qtbot):
    store = MemoryStore()
    for names in (("Zoe", "Ivo"), ("Rosa", "Maya"), ("Rosa", "Ivo")):
        first = evening(store, (names[0], 80), (names[1], -80))
        store.settle(first.id, [Tick.now(f"{names[1]}>{names[0]}:80", paid=False)])
    control = shown((1280, 800), 1.0, evening(store, ("Rosa", 40), ("Maya", -10), ("Theo", -30)), qtbot)
    page = control.settle_page
    before = places(page)
    along = [words for words in before if " owes " in words]
    assert len(along) == 3
    for words in along:
        card(page, words).tapped.emit()
        after = places(page)
        assert {each: after[each] for each in (*along, page.also.add.words, page.go.words) if each in before} == {
            each: before[each] for each in (*along, page.also.add.words, page.go.words) if each in before
        }, words


def test_everybodys_figures_stand_before_anything_is_said(qtbot, control):
    shown = control.settle_page.shown
    assert shown.heads == ("Cards", "All together")
    assert [(row.name, row.cells, row.whole) for row in shown.rows] == [
        ("Rosa", ("+10.00",), 40), ("Maya", ("−2.50",), -10), ("Theo", ("−7.50",), -30),
    ]  # fmt: skip


def test_what_is_typed_beside_a_field_stands_in_one(qtbot, control):
    page = control.settle_page
    page.also.add.tapped.emit()
    qtbot.mouseClick(page.expense.groups["reason"][1][0], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(page.expense.groups["payer"][1][1], Qt.MouseButton.LeftButton)
    QTest.keyClicks(QApplication.focusWidget(), "30.75")
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Backspace)
    assert (page.pad.typed, page.expense.field.text(), page.pad.aimed) == ("30.7", "Pizza", True)
    for letter in "x2":
        QTest.keyClicks(QApplication.focusWidget(), letter)
    assert (page.pad.typed, page.expense.field.text(), page.pad.aimed) == ("30.7", "Pizzax2", False)
    qtbot.mouseClick(page.expense.groups["among"][1][0], Qt.MouseButton.LeftButton)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_5)
    assert (page.pad.typed, page.pad.aimed) == ("30.75", True)
    page.escape()
    page.also.way.tapped.emit()
    QTest.keyClicks(QApplication.focusWidget(), "https://x/5")
    assert page.ways.field.text() == "https://x/5"


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("mode", ["payments", "expense", "ways"])
def test_nothing_is_cut_at_any_size(qtbot, size, mode):
    page = opened(qtbot, size).settle_page
    page.begin(mode)
    inside = page.rect()
    for part in (page.go, page.back, *(card for card in page.payments.cards if isinstance(card, Choosable))):
        if part.isVisible():
            at = part.mapTo(page, part.rect().topLeft())
            assert inside.contains(at), (size, part.words)
            assert inside.contains(part.mapTo(page, part.rect().bottomRight()))
    texts = painted_on(page)
    assert faults(page, texts) == []
    assert clipped(texts, page.shown.people) == []


@pytest.mark.parametrize("size", SIZES[:2], ids=str)
@pytest.mark.parametrize("code", LANGUAGES)
def test_nothing_is_cut_with_the_largest_text(qtbot, size, code):
    with speaking(code):
        control = opened(qtbot, size, 1.3)
        for mode in ("payments", "expense", "ways"):
            page = control.settle_page
            page.begin(mode)
            texts = painted_on(page)
            assert faults(page, texts) == [], mode
            assert clipped(texts, page.shown.people) == [], mode


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_low_card_says_less_in_letters_that_are_read(qtbot, code):
    """130% at 1024x600 and three rows of payments: the two lines of the note would be 8 px high."""
    fonts.install()
    with speaking(code):
        page = QWidget()
        qtbot.addWidget(page)
        look = Look(load(), fit(1024, 600), 1.3)
        settle = Settle(look)
        qtbot.addWidget(settle)
        more = settle.more
        more.setParent(page)
        more.setGeometry(10, 10, 162, 42)
        page.resize(300, 60)
        page.show()
        more.show()
        texts = painted_on(page)
        assert faults(page, texts) == []
        assert min(text.px for text in texts) >= 10, texts


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_said_while_chips_are_missing_is_whole(qtbot, code):
    with speaking(code):
        store = MemoryStore()
        session = evening(store, ("Rosa", 0), ("Maya", 0))
        session.undo()
        session.dispatch(c.Count(seat=1, stack=393))
        session.dispatch(c.End())
        page = shown((1024, 600), 1.3, session, qtbot).settle_page
        texts = painted_on(page)
        assert faults(page, texts) == []
        assert clipped(texts, page.shown.people) == []


def test_two_notes_below_the_words_of_a_low_card_touch_none_of_them(qtbot):
    """130% at 1024x600: a third row of payments leaves the card so low that its note takes two lines."""
    fonts.install()
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(300, 60)
    card = SignCard(Look(load(), fit(1024, 600), 1.3), "coins", page, strong=False)
    card.say("Pay and share", "codes, expenses, old debts")
    card.setGeometry(10, 10, 162, 42)
    page.show()
    texts = painted_on(page)
    assert len(texts) == 3
    assert faults(page, texts) == []
