"""A click of the mouse, and an evening that has ended."""

from PySide6.QtCore import Qt

from desktop.demo.evening import OMAHA, DemoEvening
from engine import commands as c
from engine.journal.store import MemoryStore
from engine.session import Session
from engine.view.coming_deal import preview
from engine.view.tell_state import tell


def click(qtbot, widget):
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def ended_evening():
    """The first hands of the evening, ended; one for each test."""
    session = Session.start(MemoryStore(), OMAHA)
    played = DemoEvening(session.dispatch, lambda: tell(session.state), lambda: preview(session.state))
    played.sit()
    for _ in played.play(12):
        pass
    session.dispatch(c.End(at=played.at))
    return session
