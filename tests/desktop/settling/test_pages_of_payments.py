"""More payments than fit: a tick keeps the part of the list on screen, on the recap and on the settle-up page."""

import pytest

from desktop.kit.appearance import Look
from desktop.kit.metrics import fit
from desktop.kit.theme import load
from engine.journal.memory import MemoryStore
from tests.desktop.recap.clicks import click
from tests.desktop.settling.evenings import TABLE, evening, shown

SIZE = (1024, 600)


@pytest.fixture
def control(qtbot):
    """Nine payments of one player to nine others, whose names are too long for all of them to fit."""
    paid = [(f"Wilhelmina van den Berg {number}", number) for number in range(1, 10)]
    lost = ("Rosamunde Lindenbaum-Krause", -sum(net for _, net in paid))
    control = shown(SIZE, 1.3, evening(MemoryStore(), lost, *paid, table={**TABLE, "seats": 10}), qtbot)
    control.page.resize(*SIZE)
    control.page.set_look(Look(load(), fit(*SIZE), 1.3))
    control.page.show()
    return control


def in_sight(panel):
    """The keys of the payments on screen."""
    return [card.payment.key for card in panel.cards if card.isVisibleTo(panel)]


def test_a_tick_keeps_the_part_of_the_recap_that_is_on_screen(qtbot, control):
    """The trial: a tick on the second page turned to the first, where it was not seen."""
    settle = control.page.settle
    settle.pager.turned.emit(len(settle.cards()))
    second = [card.payment.key for card in settle.cards()]
    ticked = settle.cards()[1]
    click(qtbot, ticked)
    assert [card.payment.key for card in settle.cards()] == second
    assert (ticked.payment.key, ticked.chosen) == (second[1], True)


def test_a_tick_keeps_the_part_of_the_settle_up_page_that_is_on_screen(qtbot, control):
    """After the last payment the first open one is next."""
    page = control.settle_page
    payments = page.payments
    payments.pager.turned.emit(len(in_sight(payments)))
    second = in_sight(payments)
    click(qtbot, next(card for card in payments.cards if card.payment.key == second[-1]))
    page.go.tapped.emit()
    assert in_sight(payments) == second
    assert (page.shown.paid, page.lit) == ({second[-1]}, page.shown.payments[0].key)


def test_the_payment_after_the_ticked_one_is_next(control):
    """The first open one was, which may be on a part of the list that is not on screen."""
    page = control.settle_page
    keys = [payment.key for payment in page.shown.payments]
    page.light(keys[5])
    page.go.tapped.emit()
    assert (page.shown.paid, page.lit) == ({keys[5]}, keys[6])
