"""Debts of earlier evenings: taken along, left there, owed to the house."""

from datetime import UTC, datetime

import pytest
from PySide6.QtCore import QPoint, Qt

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.metrics import fit
from desktop.kit.painted import Tap
from desktop.kit.theme import load
from desktop.recap import paper
from desktop.recap.intents import OpenSettling, PutOff
from desktop.words.i18n import LANGUAGES, short_day
from desktop.words.say import say
from engine import commands as c
from engine.journal.evening_marks import Tick, paid_of
from engine.journal.memory import MemoryStore
from engine.recap.build_report import report_of
from engine.recap.payment_keys import carried_to
from engine.session import Session
from tests.desktop.conftest import tap_at
from tests.desktop.settling.evenings import SIZES, card, evening, opened, shown, words
from tests.desktop.speaking import speaking
from tests.desktop.spying import clipped, faults, painted_on


def test_a_debt_of_an_earlier_evening_is_paid_in_both(qtbot, control):
    page, store = control.settle_page, control.session.store
    assert words(page) == ["Theo>Rosa 30", "Maya>Rosa 10"]
    card(page, "Theo owes Rosa €20.00").tapped.emit()
    assert words(page) == ["Theo>Rosa 110", "Maya>Rosa 10"]
    assert page.shown.heads == ("Poker", "From before", "All together")
    page.light("Theo>Rosa:110")
    assert page.go.words == "Theo paid €27.50"
    page.go.tapped.emit()
    assert paid_of(store.settled(1)) >= {"Sam>Maya:60", "Theo>Rosa:80"}
    page.light("Theo>Rosa:110")
    page.go.tapped.emit()
    assert "Theo>Rosa:80" not in paid_of(store.settled(1))
    card(page, "Theo owes Rosa €20.00").tapped.emit()
    assert words(page) == ["Theo>Rosa 30", "Maya>Rosa 10"], "left there after all"


def test_a_debt_that_was_taken_along_is_open_again_when_that_is_undone_at_the_table(qtbot, control):
    """Paid, reopened, undone there and ended anew: the old debt was settled for ever, and nobody asked for it."""
    page, tonight, store = control.settle_page, control.session, control.session.store
    card(page, "Theo owes Rosa \u20ac20.00").tapped.emit()
    for key in ("Theo>Rosa:110", "Maya>Rosa:10"):
        page.light(key)
        page.go.tapped.emit()
    assert "Theo>Rosa:80" in paid_of(store.settled(1))
    tonight.reopen()
    while tonight.state.closing.debts:
        tonight.undo()
    tonight.dispatch(c.End())
    control.open(tonight)
    assert "Theo>Rosa:80" not in paid_of(store.settled(1)) | set(carried_to(store.settled(1)))
    assert control.page.settle.more.notes == ("1 old debt open",)
    control.do(OpenSettling())
    assert card(page, "Theo owes Rosa \u20ac20.00").notes[0].endswith(", tap to settle it today")


def test_what_is_open_from_before_is_told_on_the_recap_and_by_the_last_key(qtbot, control):
    """The trial: six payments were ticked, "all 6 paid", and nobody was asked for the 180 of last week."""
    page, more = control.settle_page, control.page.settle.more
    tonight = control.session
    for key in ("Theo>Rosa:30", "Maya>Rosa:10"):
        control.open(tonight)
        assert (more.notes, more.role) == (("1 old debt open",), "owe")
        control.do(OpenSettling())
        page.light(key)
        page.go.tapped.emit()
    assert (page.go.words, page.go.second) == ("Done for today", "1 old debt open")
    card(page, "Theo owes Rosa").tapped.emit()
    assert page.shown.debts_open == 0
    assert (more.notes, more.role) == (("codes, expenses, old debts",), "text2")
    card(page, "Theo owes Rosa").tapped.emit()
    assert (more.notes, more.role) == (("1 old debt open",), "owe"), "left there after all"
    control.open(tonight)
    assert (more.notes, more.role) == (("1 old debt open",), "owe")


def test_a_second_tap_on_a_debt_says_what_it_does(qtbot, control):
    """It opened the debt again, and nothing had said that it would."""
    page = control.settle_page
    card(page, "Theo owes Rosa €20.00").tapped.emit()
    assert card(page, "Theo owes").notes[0].endswith(", settled today: tap to leave it open")
    page.light("Theo>Rosa:110")
    page.go.tapped.emit()
    assert card(page, "Theo owes").notes[0].endswith(", settled today: tap to leave it open")
    card(page, "Theo owes").tapped.emit()
    assert card(page, "Theo owes").notes[0].endswith(", tap to settle it today")


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("code", LANGUAGES)
def test_what_a_second_tap_on_a_debt_does_is_read_whole(qtbot, size, code):
    with speaking(code):
        page = opened(qtbot, size).settle_page
        page.also.cards[0].tapped.emit()
        assert page.shown.items[0].along
        texts = painted_on(page)
        assert faults(page, texts) == []
        note = "".join(text.words for text in texts if text.widget is page.also.cards[0])
        assert note.endswith(say("recap.along").split()[-1])


def test_a_double_click_on_a_debt_settles_it_and_leaves_it_so(qtbot, control):
    """The card was another one after each tap: even a finger that bounced opened the debt again."""
    page = control.settle_page
    strip = page.strip.about

    def tapped(at):
        tap_at(card(page, "Theo owes Rosa €20.00"), at)
        return [item.along for item in page.shown.items if item.debt is not None], page.strip.about

    assert tapped(10_000) == ([True], strip)
    assert tapped(10_100) == ([True], strip), "a finger that bounced means nothing"
    assert tapped(10_300) == ([True], "Too quick: that key did nothing. Press it again.")
    assert tapped(10_600) == ([False], strip), "who means it taps again"


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


def test_a_debt_left_to_next_time_and_settled_then_does_not_stay_owed_in_its_own_evening(qtbot):
    """The trial: left to next time, settled a week later, and the old evening said "1 stays owed" for ever."""
    fonts.install()
    store = MemoryStore()
    first = evening(store, ("Rosa", 74), ("Sam", -60), ("Zo\u00e9", -14))
    old = shown((1280, 800), 1.0, first, qtbot)
    old.do(PutOff("Zo\u00e9>Rosa:14"))
    old.tick("Sam>Rosa:60", paid=True)
    tonight = shown((1280, 800), 1.0, evening(store, ("Rosa", 10), ("Maya", 20), ("Zo\u00e9", -30)), qtbot)
    card(tonight.settle_page, "Zo\u00e9 owes").tapped.emit()
    assert words(tonight.settle_page) == ["Zo\u00e9>Rosa 24", "Zo\u00e9>Maya 20"]

    def zoe():
        old.open(first)
        old.page.resize(1280, 800)
        old.page.show()
        old.do(OpenSettling())
        made = next(each for each in old.page.settle.cards() if each.payment.who == "Zo\u00e9")
        assert made.barred
        painted = " ".join(text.words for text in painted_on(made))
        hints = {old.page.settle.hint, old.settle_page.payments.hint}
        assert len(hints) == 1
        return made, painted, hints.pop()

    made, painted, hint = zoe()
    assert painted.endswith("settled later on")
    assert hint == "two payments close the book, 1 paid, 1 settled later"
    qtbot.mouseClick(made, Qt.MouseButton.LeftButton)
    assert old.page.settle.hint == "settled with a later evening: tick it there"
    old.settle_page.light("Zo\u00e9>Rosa:14")
    assert (old.settle_page.go.second, old.settle_page.go.barred) == (old.page.settle.hint, True)
    tonight.tick("Zo\u00e9>Maya:20", paid=True)
    assert zoe()[2] == hint, "this payment is none to the creditor of the debt"
    tonight.tick("Zo\u00e9>Maya:20", paid=False)
    tonight.tick("Zo\u00e9>Rosa:24", paid=True)
    _, painted, hint = zoe()
    assert painted.replace("\u00a0", " ").endswith(f"settled on {short_day(datetime.now().astimezone())}")
    assert hint == "all 2 paid"


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
    control.settling_opened.connect(wanted.append)
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
    for line in along:
        card(page, line).tapped.emit()
        after = places(page)
        assert {each: after[each] for each in (*along, page.also.add.words, page.go.words) if each in before} == {
            each: before[each] for each in (*along, page.also.add.words, page.go.words) if each in before
        }, line
