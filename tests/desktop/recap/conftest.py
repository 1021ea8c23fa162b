"""The recap page at two sizes, and an evening of two games."""

import pytest

from desktop.demo.evening import HOLDEM, OMAHA, DemoEvening
from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.metrics import fit
from desktop.kit.theme import load
from desktop.recap.page import RecapPage
from engine import commands as c
from engine.journal.store import MemoryStore
from engine.session import Session
from engine.view.coming_deal import preview
from engine.view.tell_state import tell


@pytest.fixture(params=[(1920, 1080), (1280, 800)], ids=["wide", "compact"])
def page(request, qtbot):
    fonts.install()
    look = Look(load(), fit(*request.param))
    made = RecapPage(look)
    qtbot.addWidget(made)
    made.resize(*request.param)
    made.set_look(look)
    made.show()
    return made


@pytest.fixture(scope="module")
def evening():
    session = Session.start(MemoryStore(), OMAHA)
    played = DemoEvening(session.dispatch, lambda: tell(session.state), lambda: preview(session.state))
    played.sit()
    for _ in played.play(30):
        pass
    session.dispatch(c.Change(table=HOLDEM, at=played.at))
    for _ in played.play(10):
        pass
    return session
