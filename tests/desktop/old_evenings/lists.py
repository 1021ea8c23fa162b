"""The list of evenings that are over, and the taps on it."""

from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from desktop.app import App
from desktop.setup.evenings import EveningsPage
from engine import commands as c
from engine.journal.sqlite import SqliteStore
from engine.lifetime.evening_list import Line
from engine.session import Session
from tests.desktop.opened_app import OMAHA, do, game
from tests.desktop.rows import click_row, row_box

HOLDEM_TABLE = {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "bets": None}


def over(store: SqliteStore, *names: str, hands: int = 2) -> int:
    """An evening that has ended; its id."""
    number = game(store, OMAHA, names, hands)
    session = Session.resume(store, number)
    if session.state.hand is not None:
        do(session, c.Act("fold"))
    do(session, c.End())
    return number


def evenings_of(app: App) -> EveningsPage:
    assert app.setup is not None
    app.setup.quick["evenings"].tap()
    page = app.shown
    assert isinstance(page, EveningsPage)
    return page


def in_sight(page: EveningsPage) -> list[Line]:
    """The evenings whose lines are seen."""
    return page.list.in_sight()


def tap(page: EveningsPage, at: int) -> None:
    """Press a line."""
    view, box = page.list.pane.view, row_box(page.list.pane, at)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(box.left() + 60, box.center().y()))


def choose(page: EveningsPage, words: str) -> None:
    """Tap one of what is offered in place of the list."""
    options = page.list.options
    assert page.list.choosing
    at = next(at for at, option in enumerate(options.records.records) if option.words == words)
    options.view.scrollTo(options.records.index(at))
    click_row(options, at)


def recap_of(page: EveningsPage, at: int) -> None:
    """To the recap of a line: two taps."""
    tap(page, at)
    page.card.keys["recap"].tap()


def rows_of(app: App) -> dict[str, Any]:
    assert app.table is not None
    assert app.table.menu is not None
    return {row.face.word: row for row in app.table.menu.panel.rows}
