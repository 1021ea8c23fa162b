"""Payments that wait for the next time, and those beside them."""

import pytest

from desktop.intents import Send
from desktop.kit.appearance import Look
from desktop.kit.metrics import fit
from desktop.kit.theme import load
from desktop.recap.intents import PutOff
from desktop.words.i18n import LANGUAGES, amounts_in, figure
from desktop.words.say import say
from engine import commands as c
from engine.journal.memory import MemoryStore
from tests.desktop.conftest import tap_at
from tests.desktop.settling.evenings import SIZES, card, evening, shown, words
from tests.desktop.speaking import speaking
from tests.desktop.spying import faults, painted_on


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
    control.do(Send(c.Expense(player="Gwen", amount=18, reason="pizza")))
    listed = [card.payment.key for card in page.payments.cards]
    assert len(listed) == 8
    for key in (*listed[1:], listed[0]):
        page.light(key)
        page.go.tapped.emit()
        assert [card.payment.key for card in page.payments.cards] == listed, key


def test_a_double_click_ticks_one_payment(qtbot, control):
    """The key names the next payment at once: nobody has paid that."""
    page = control.settle_page
    page.light(page.shown.payments[0].key)
    for at in (10_000, 10_300):
        tap_at(page.go, at)
    assert len(page.shown.paid) == 1
    tap_at(page.go, 10_900)
    assert len(page.shown.paid) == 2


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
    control.do(Send(c.Expense(player="Theo", amount=30, reason="pizza")))
    assert words(page) == ["Maya>Rosa 20", "Theo>Rosa 10"]
    assert [payment.put_off for payment in page.shown.payments] == [True, False]
    waits = next(card for card in page.payments.cards if card.payment.who == "Maya")
    assert "stays owed" in [text.words for text in painted_on(waits)]
    assert page.payments.hint == "two payments close the book, 1 stays owed"
    assert page.lit == "Theo>Rosa:10"


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("code", LANGUAGES)
def test_what_goes_to_another_now_says_what_was_left_to_next_time(qtbot, size, code):
    """The trial: 11 to Cleo was left to next time; with the drinks it was 18 to Bob, and nothing said so."""
    nets = [("Cleo", 11), ("Gus", -11), ("Bob", 5), ("Ann", -5)]
    with speaking(code):
        control = shown(size, 1.0, evening(MemoryStore(), *nets), qtbot)
        page = control.settle_page
        control.do(PutOff("Gus>Cleo:11"))
        control.do(Send(c.Expense(player="Bob", amount=28, among=("Cleo", "Gus", "Bob", "Ann"))))
        assert words(page)[0] == "Gus>Bob 18"
        with amounts_in(page.shown.money):
            was = say("recap.next_time_was", was=say("recap.amount_to", amount=figure(11), name="Cleo"))
        gus = next(card for card in page.payments.cards if card.payment.who == "Gus")
        assert was in gus.accessibleName()
        assert was in " ".join(text.words for text in painted_on(gus))
        assert faults(page, painted_on(page)) == []
        control.page.resize(*size)
        control.page.set_look(Look(load(), fit(*size)))
        control.page.show()
        gus = next(card for card in control.page.settle.cards() if card.payment.who == "Gus")
        assert was in gus.accessibleName()
        assert say("recap.next_time_note") in " ".join(text.words for text in painted_on(gus))
        assert faults(control.page, painted_on(control.page)) == []


def test_an_expense_leaves_a_payment_unpaid_that_nobody_left_to_next_time(qtbot, control):
    """The trial: one of two payments of a player stays owed; the drinks made the other one stay owed as well."""
    control.open(evening(MemoryStore(), ("Zolc", 30), ("Jean", 10), ("Nguyen", -40)))
    control.page.settle.more.tapped.emit()
    page = control.settle_page
    page.light("Nguyen>Jean:10")
    page.code.later.tapped.emit()
    control.do(Send(c.Expense(player="Zolc", amount=6, reason="drinks")))
    assert words(page) == ["Nguyen>Zolc 34", "Nguyen>Jean 8"]
    assert [payment.put_off for payment in page.shown.payments] == [False, True]
    assert (page.payments.hint, page.lit) == ("two payments close the book, 1 stays owed", "Nguyen>Zolc:34")


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
