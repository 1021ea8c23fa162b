"""Evenings that are settled up, and the page that does it."""

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.metrics import fit
from desktop.kit.theme import load
from desktop.recap.control import RecapControl
from desktop.recap.page import RecapPage
from engine import commands as c
from engine.journal.evening_marks import Tick
from engine.journal.memory import MemoryStore
from engine.session import Session

TABLE = {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "money": {"currency": "EUR", "minor_units": 25}}


SIZES = [(1024, 600), (1280, 800), (1920, 1080), (900, 1440)]


def evening(store, *results, table=TABLE):
    session = Session.start(store, table)
    for seat, (name, _) in enumerate(results, 1):
        session.dispatch(c.Sit(seat=seat, player=name, stack=400))
    for seat, (_, net) in enumerate(results[1:], 2):
        payer, to = (seat, 1) if net < 0 else (1, seat)
        session.dispatch(c.Pay(payer=payer, to=to, amount=abs(net), reason="side"))
    session.dispatch(c.End())
    return session


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
