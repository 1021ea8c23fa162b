"""A book for commands to read."""

import pytest

from desktop.demo.evening import OMAHA, DemoEvening
from engine import commands as c
from engine.journal.sqlite import SqliteStore
from engine.session import Session
from engine.view.coming_deal import preview
from engine.view.tell_state import tell


@pytest.fixture(scope="module")
def book(tmp_path_factory):
    """A book with two sessions: "First", hold'em 1/2 where Ann sat down with 200, and 15 hands of `OMAHA`, ended."""
    path = tmp_path_factory.mktemp("book") / "evening.db"
    with SqliteStore(path) as store:
        first = Session.start(store, {"blinds": [1, 2]}, name="First")
        first.dispatch(c.Sit(seat=1, player="Ann", stack=200))
        session = Session.start(store, OMAHA)
        played = DemoEvening(session.dispatch, lambda: tell(session.state), lambda: preview(session.state))
        played.sit()
        for _ in played.play(15):
            pass
        session.dispatch(c.End(at=played.at))
    return path
