"""Payments on the recap page: ticked by a tap, read whole, and a difference that somebody bears."""

import msgspec
import pytest
from PySide6.QtGui import QGuiApplication

from desktop.demo.evening import OMAHA
from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.metrics import fit
from desktop.kit.theme import load
from desktop.recap import paper, saving, web
from desktop.recap.control import RecapControl
from desktop.recap.page import RecapPage
from desktop.recap.page_records import ShownPayment
from desktop.recap.page_words import shown
from desktop.recap.pager import Pager
from desktop.words.i18n import figure as chips
from engine import commands as c
from engine.exports import csv
from engine.journal.errors import NotWritten
from engine.journal.evening_marks import paid_of
from engine.journal.sqlite import SqliteStore
from engine.journal.store import MemoryStore
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.session import Session
from engine.writing import write
from tests.desktop import evenings
from tests.desktop.conftest import tap_at
from tests.desktop.recap.clicks import click, ended_evening
from tests.desktop.spying import faults, painted_on


def test_a_payment_is_ticked_by_a_tap_and_by_two_others_not_any_more(page, qtbot, evening):
    """The trial: one click on a paid payment took the tick back, and another gave it another time."""
    control = RecapControl(page)
    session = ended_evening()
    control.open(session)
    card = page.settle.cards()[0]
    with qtbot.waitSignal(control.settled):
        click(qtbot, card)
    assert card.chosen
    assert paid_of(session.store.settled(session.id)) == {card.payment.key}
    ticked, hint = session.store.settled(session.id), page.settle.hint
    click(qtbot, card)
    assert (card.chosen, page.settle.hint) == (True, "not paid after all? Tap it again")
    assert card.accessibleName().endswith(page.settle.hint)
    assert "tap again" in [text.words for text in painted_on(card)]
    assert session.store.settled(session.id) == ticked, "a look changes nothing, nor the time"
    control.open(session)
    assert page.settle.hint == hint, "the question is gone with the page"
    click(qtbot, card)
    assert card.chosen
    other = page.settle.cards()[1]
    click(qtbot, other)
    click(qtbot, card)
    assert (card.chosen, other.chosen) == (True, True), "another tap between them: it asks anew"
    click(qtbot, card)
    assert (card.chosen, other.chosen) == (False, True)
    click(qtbot, other)
    click(qtbot, other)
    assert not other.chosen
    assert paid_of(session.store.settled(session.id)) == frozenset()


def test_what_was_paid_is_told_while_a_reopened_game_goes_on(page, qtbot):
    """On the card, in the line above, on paper and the web page: who paid is not asked again."""
    control, session = RecapControl(page), ended_evening()
    control.open(session)
    click(qtbot, page.settle.cards()[0])
    session.reopen()
    control.open(session)
    first, second = page.settle.cards()[:2]
    assert ((first.chosen, first.barred), (second.chosen, second.barred)) == ((True, True), (False, True))
    assert page.settle.hint.endswith("payments, 1 paid")
    report = report_of(build(session), session.store.settled(session.id))
    for rendered in (paper.page(report, 500), web.page(report)):
        assert ">paid" in rendered or "✓ paid" in rendered


def test_a_double_click_on_a_payment_ticks_it_and_leaves_it_so(page, evening):
    """The second half took the tick back, and nothing was said."""
    control = RecapControl(page)
    control.open(ended_evening())
    card, hint = page.settle.cards()[0], page.settle.hint
    tap_at(card, 10_000)
    paid = page.settle.hint
    assert (card.chosen, paid != hint) == (True, True)
    tap_at(card, 10_300)
    assert (card.chosen, page.settle.hint) == (True, "Too quick: that key did nothing. Press it again.")
    tap_at(card, 10_500)
    assert (card.chosen, page.settle.hint) == (True, "not paid after all? Tap it again")
    tap_at(card, 10_800)
    assert (card.chosen, page.settle.hint) == (True, "Too quick: that key did nothing. Press it again.")
    tap_at(card, 11_100)
    assert (card.chosen, page.settle.hint) == (False, hint)


def test_a_tick_that_cannot_be_saved_is_said_and_not_shown(page, qtbot, evening, monkeypatch):
    def full(*_):
        raise NotWritten("full")

    control = RecapControl(page)
    monkeypatch.setattr(MemoryStore, "settle", full)
    control.open(ended_evening())
    card = page.settle.cards()[0]
    click(qtbot, card)
    assert not card.chosen
    assert page.settle.hint.startswith("not saved")


def test_a_running_game_is_not_ticked_but_can_be_ended(page, qtbot, evening):
    control = RecapControl(page)
    control.open(evening)
    card = page.settle.cards()[0]
    assert card.barred
    click(qtbot, card)
    assert not card.chosen
    with qtbot.waitSignal(control.closing) as closing:
        click(qtbot, page.settle.end)
    assert closing.args == [True]


def test_chips_that_do_not_agree_are_shown(page, evening):
    session = Session.start(MemoryStore(), OMAHA)
    for seat in (1, 2):
        session.dispatch(c.Sit(seat=seat, player=f"P{seat}", stack=500))
    session.dispatch(c.Count(seat=1, stack=475))
    recap = shown(report_of(build(session)))
    page.show_recap(recap)
    assert not recap.balance.good
    assert recap.balance.head == "25 chips fewer counted than recorded"
    page.grab()


def off_by(store, counted):
    """An evening of three that has ended: the first stack was counted otherwise than recorded."""
    session = Session.start(store, OMAHA)
    for seat, name in ((1, "Zebulon"), (2, "Yolanda"), (3, "Xaver")):
        session.dispatch(c.Sit(seat=seat, player=name, stack=500))
    session.dispatch(c.Pay(payer=1, to=2, amount=70, reason="bet"))
    session.dispatch(c.Count(seat=1, stack=counted))
    session.dispatch(c.End())
    return session


def test_who_bears_a_difference_is_said_by_a_tap_and_stays_said(page, qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(saving, "pdf", lambda report, path: write(path, paper.page(report, 500)))
    with SqliteStore(tmp_path / "book.db") as store:
        session = off_by(store, 405)
        control = RecapControl(page, root=tmp_path)
        control.open(session)
        assert page.settle.hint == "stacks 25 too low: count again, or settle anyway"
        offers = {" ".join((card.words, *card.notes)): card for card in page.settle.bearers()}
        assert list(offers) == [
            "all players get 8 or 9 more each", "kitty gets 25 more", "Zebulon gets 25 more", "Yolanda gets 25 more",
            "Xaver gets 25 more",
        ]  # fmt: skip
        click(qtbot, offers["Xaver gets 25 more"])
        assert [(card.words, *card.notes) for card in page.settle.bearers()] == [
            ("Xaver", "gets 25 more", "tap to take back")
        ]
        assert [(card.payment.who, card.payment.to, card.payment.amount) for card in page.settle.cards()] == [
            ("Zebulon", "Yolanda", 70), ("Zebulon", "Xaver", 25)
        ]  # fmt: skip
        for nameless in (False, True):
            control.taking.nameless = [lambda: False, lambda: True][nameless]
            control.open(session)
            click(qtbot, page.take.offers["print"])
            click(qtbot, page.take.offers["copy"])
            sentence = "The results are off by 25. Settled anyway: {} gets 25 more.".format(
                ("Xaver", "Player 3")[nameless]
            )
            assert sentence in next(tmp_path.glob(f"*/recap{'-no-names' * nameless}.pdf")).read_text()
            assert sentence in QGuiApplication.clipboard().text()
    with SqliteStore(tmp_path / "book.db") as store:
        session = Session.resume(store, 1)
        assert "\r\nZebulon,Xaver,25," in csv.payments(report_of(build(session)))
        control.open(session)
        click(qtbot, page.settle.bearers()[0])
        assert len(page.settle.bearers()) == 5
        assert page.settle.cards() == []
        assert build(session).settlement.payments == ()


NAMESAKES = ("Anne-Sophie Lindenbaum-Krause", "Anne-Sophie Lindenbaum-Kranz", "Marta Fernandez-Oliveira", "Bo")


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (1920, 1080), (800, 1280)])
@pytest.mark.parametrize("closed", [True, False])
def test_names_are_whole_where_money_changes_hands(qtbot, size, closed):
    """Two who begin alike can be told apart on every card, and nothing on a card runs into anything else."""
    fonts.install()
    look = Look(load(), fit(*size))
    page = RecapPage(look)
    qtbot.addWidget(page)
    page.resize(*size)
    page.set_look(look)
    pairs = [(NAMESAKES[at % 4], NAMESAKES[(at + 1 + at // 4) % 4]) for at in range(6)]
    payments = tuple(
        ShownPayment(who, to, 1000 + at, f"{at}", marker=at == 2) for at, (who, to) in enumerate(pairs) if who != to
    )
    page.show()
    page.show_recap(msgspec.structs.replace(evenings.picture(), payments=payments, ended=closed))
    pieces = painted_on(page)
    assert not [line for line in faults(page, pieces) if "PaymentCard" in line]
    for card in page.settle.cards():
        words = {text.words for text in pieces if text.widget is card}
        assert {fonts.typeset(card.payment.who), fonts.typeset(card.payment.to)} <= words, words
        assert chips(card.payment.amount) in words


def test_a_larger_screen_shows_no_fewer_payments(qtbot):
    """Names as long as they come: 1280x800 has fewer reference px in a row than 1024x600, and larger ones."""
    fonts.install()
    payments = tuple(ShownPayment(NAMESAKES[at % 3], NAMESAKES[(at + 1) % 3], 1000 + at, f"{at}") for at in range(9))
    in_sight = []
    for size in ((1024, 600), (1280, 800), (1440, 900), (1920, 1080)):
        page = RecapPage(Look(load(), fit(*size)))
        qtbot.addWidget(page)
        page.resize(*size)
        page.show()
        page.show_recap(msgspec.structs.replace(evenings.picture(), payments=payments, ended=True))
        in_sight.append(len(page.settle.cards()))
        assert not [line for line in faults(page, painted_on(page)) if "PaymentCard" in line]
    assert in_sight == sorted(in_sight)


def test_payments_begin_at_the_first_when_the_game_ends_but_not_at_a_tick(page):
    payments = tuple(ShownPayment(NAMESAKES[at % 4], f"Player {at}", 100 + at, f"{at}") for at in range(20))
    running = msgspec.structs.replace(evenings.picture(), payments=payments, ended=False)
    closed = msgspec.structs.replace(running, ended=True)
    page.show_recap(running)
    pager = page.settle.findChild(Pager)
    pager.tap()
    second = page.settle.cards()[0].payment
    assert second != payments[0]
    page.show_recap(closed)
    assert page.settle.cards()[0].payment == payments[0]
    pager.turned.emit(payments.index(second))  # the same spot rests for a second tap so soon
    page.show_recap(closed, frozenset({second.key}))
    assert page.settle.cards()[0].payment == second


def test_the_key_that_turns_the_payments_has_room_for_its_words_from_the_first(qtbot):
    fonts.install()
    made = RecapPage(Look(load(), fit(1280, 800), text=1.3))
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    made.show_recap(evenings.crowded())
    pager = made.settle.findChild(Pager)
    assert pager.isVisible()
    assert pager.width() == round(pager.wide(140)), pager.words


SEVEN = (
    "Maximilian",
    "Christopher",
    "Alessandra",
    "Konstantin B.",
    "Jean-Philippe",
    "Wilhelmina van der Berg",
    "Giovanni",
)


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (1920, 1080)])
def test_six_payments_are_on_one_page(qtbot, size):
    fonts.install()
    made = RecapPage(Look(load(), fit(*size)))
    qtbot.addWidget(made)
    made.resize(*size)
    made.show()
    six = tuple(ShownPayment(SEVEN[at], SEVEN[at + 1], 1000 + at, f"{at}") for at in range(6))
    made.show_recap(msgspec.structs.replace(evenings.picture(), payments=six, ended=True))
    assert [card.payment for card in made.settle.cards()] == list(six)
    assert not made.settle.findChild(Pager).isVisible()
    assert not faults(made, painted_on(made))


@pytest.mark.parametrize("amounts", [(10, 20, 23_456), (10, 20, 30)])
@pytest.mark.parametrize("width", [1280, 1024])
def test_what_is_to_be_done_is_said_alike_on_every_card(qtbot, amounts, width):
    fonts.install()
    size = (width, 800)
    made = RecapPage(Look(load(), fit(*size)))
    qtbot.addWidget(made)
    made.resize(*size)
    made.show()
    payments = tuple(ShownPayment("Ann", "Ben", amount, f"{amount}") for amount in amounts)
    made.show_recap(msgspec.structs.replace(evenings.picture(), payments=payments, ended=True))
    notes = [text.words for text in painted_on(made) if text.words in ("tap when paid", "unpaid")]
    assert len(notes) == 3
    assert len(set(notes)) == 1


def test_a_payment_that_was_made_stays_made_when_a_correction_changes_its_amount(page, qtbot, tmp_path):
    with SqliteStore(tmp_path / "book.db") as store:
        session = Session.start(store, OMAHA)
        for seat, name in ((1, "Zebulon"), (2, "Yolanda"), (3, "Xaver")):
            session.dispatch(c.Sit(seat=seat, player=name, stack=500))
        session.dispatch(c.Pay(payer=1, to=2, amount=70, reason="bet"))
        session.dispatch(c.End())
        control = RecapControl(page, root=tmp_path)
        control.open(session)
        click(qtbot, page.settle.cards()[0])
        session.undo()  # the end
        session.dispatch(c.Pay(payer=2, to=3, amount=20, reason="bet"))
        session.dispatch(c.End())
        control.open(session)
        cards = [(card.payment.who, card.payment.to, card.payment.amount, card.chosen) for card in page.settle.cards()]
        assert cards == [("Zebulon", "Yolanda", 70, True), ("Yolanda", "Xaver", 20, False)]
        click(qtbot, page.settle.cards()[0])
        click(qtbot, page.settle.cards()[0])  # it was not made after all: nobody else pays anybody else for that
        cards = [(card.payment.who, card.payment.to, card.payment.amount, card.chosen) for card in page.settle.cards()]
        assert cards == [("Zebulon", "Yolanda", 70, False), ("Yolanda", "Xaver", 20, False)]
