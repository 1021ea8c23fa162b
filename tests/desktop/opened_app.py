"""The app over a book with games that run."""

from typing import Any

from pytestqt.qtbot import QtBot

from desktop.app import App
from desktop.preferences.choices import ChoiceStore
from desktop.setup.page import SetupPage
from engine import commands as c
from engine.journal.store import Store
from engine.refusals import Refusal
from engine.session import Session

HOLDEM = {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": 9}
OMAHA = {"game": "omaha", "limit": "pot_limit", "blinds": [5, 10], "seats": 9}


def game(store: Store, table: dict[str, Any] = HOLDEM, names: tuple[str, ...] = ("Ann", "Ben"), hands: int = 1) -> int:
    """A game with so many hands, the last of them running; its id."""
    session = Session.start(store, {**table, "preset": "home"})
    assert isinstance(session, Session)
    for seat, name in enumerate(names, 1):
        do(session, c.Sit(seat=seat, player=name, stack=500))
    if hands:
        do(session, c.Button(seat=1))
    for number in range(1, hands + 1):
        do(session, c.Deal())
        while number < hands and session.state.hand is not None:
            do(session, c.Act("fold"))
    return session.id


def do(session: Session, command: c.Command) -> None:
    """A command that is taken."""
    answer = session.dispatch(command)
    assert not isinstance(answer, Refusal), answer.message


def opened(
    qtbot: QtBot, store: Any, size: tuple[int, int] = (1280, 800), choice_store: ChoiceStore | None = None
) -> App:
    """The app as it starts over this book, its tour taken before."""
    app = App(store, choice_store)
    qtbot.addWidget(app)
    app.resize(*size)
    app.choice_store.change(toured=True)
    app.start()
    app.show()
    return app


def words(setup: SetupPage) -> list[tuple[str, ...]]:
    """What the cards of the games that run say."""
    return [(card.words, *card.notes) for card in setup.go_on.cards if card.isVisible()]
