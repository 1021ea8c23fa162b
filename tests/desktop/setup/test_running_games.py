"""A game never vanishes: every one that is not over is one tap away, whatever was tapped or broke."""

import gc
import weakref

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.commands.books import chosen
from desktop.intents import GoTo, WindowPage
from desktop.preferences.choices import ChoiceStore
from desktop.preferences.device_files import default_file
from desktop.setup.evening_words import go_on_words
from engine import commands as c
from engine.journal.errors import JournalError
from engine.journal.sqlite import SqliteStore
from engine.journal.store import SessionRow
from engine.lifetime.evening_list import Shelf
from engine.session import Session
from tests.desktop.opened_app import OMAHA, do, game, opened, words


def test_the_same_as_last_time_over_a_running_hand_leaves_it_one_tap_away(qtbot: QtBot, store: SqliteStore) -> None:
    first = game(store, OMAHA, ("Ann", "Ben", "Cleo"), hands=2)
    app = opened(qtbot, store)
    assert app.bridge is not None
    assert app.bridge.session.id == first
    before = app.bridge.state
    app.handle(GoTo(WindowPage.SETUP))
    assert app.setup is not None
    assert [card[0] for card in words(app.setup)] == ["Go on with hand 2"]
    app.setup.quick["same"].tap()
    assert app.bridge.session.id != first
    app.handle(GoTo(WindowPage.SETUP))
    shown = words(app.setup)
    assert [card[:2] for card in shown] == [("Go on with hand 2", "Pot-limit Omaha 5/10")], "nobody sat at the other"
    assert shown[0][2].endswith("3 players: Ann, Ben, Cleo")
    app.setup.go_on.cards[0].tap()
    assert app.bridge.session.id == first
    assert app.bridge.state == before
    assert app.shown is app.table
    app.leave()


def test_a_game_between_hands_goes_on_with_the_next_one(qtbot: QtBot, store: SqliteStore) -> None:
    session = Session.resume(store, game(store, hands=2))
    app = opened(qtbot, store)
    app.handle(GoTo(WindowPage.SETUP))
    assert app.setup is not None
    assert [card[0] for card in words(app.setup)] == ["Go on with hand 2"], "it runs"
    app.leave()
    while session.state.hand is not None:
        do(session, c.Act("fold"))
    app = opened(qtbot, store)
    app.handle(GoTo(WindowPage.SETUP))
    assert app.setup is not None
    assert [card[0] for card in words(app.setup)] == ["Go on with hand 3"]
    assert [go_on_words(line) for line in Shelf(store)] == ["Go on with hand 3"]
    app.leave()


def test_a_table_that_was_left_takes_no_memory(qtbot: QtBot, store: SqliteStore) -> None:
    """Five megabytes each stayed: Qt kept what was connected to the bridge, and that knew the window."""
    first, second = game(store), game(store, OMAHA)
    app = opened(qtbot, store)
    left = []
    for session in (first, second, first):
        assert app.table is not None
        left += [weakref.ref(app.bridge), weakref.ref(app.table), weakref.ref(app.table.view)]
        app.handle(GoTo(WindowPage.SETUP))
        assert app.setup is not None
        app.setup.resumed.emit(session)
        QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert [ref for ref in left if ref() is not None] == []
    app.leave()


def test_the_game_that_was_on_the_screen_is_back_though_another_was_tapped_last(
    qtbot: QtBot, store: SqliteStore
) -> None:
    """A ends, "Go on" shows B, nobody taps, the app is killed: it starts at B."""
    shown, tapped = game(store, hands=0), game(store, OMAHA, hands=0)
    app = opened(qtbot, store, choice_store=ChoiceStore(default_file()))
    assert app.bridge is not None
    assert app.bridge.session.id == tapped
    do(app.bridge.session, c.End())
    app.beginning.go_on(shown)
    again = opened(qtbot, store, choice_store=ChoiceStore(default_file()))  # the first was never closed: killed
    assert again.bridge is not None
    assert again.bridge.session.id == shown
    assert again.shown is again.table
    do(again.bridge.session, c.End())
    over = opened(qtbot, store, choice_store=ChoiceStore(default_file()))
    assert over.bridge is None, "both are over: the setup page"
    for started in (app, again, over):
        started.leave()


def test_the_page_over_a_table_leads_back_to_it_by_its_card_and_by_back(qtbot: QtBot, store: SqliteStore) -> None:
    game(store)
    app = opened(qtbot, store)
    table = app.table
    for way in ("card", "back"):
        app.handle(GoTo(WindowPage.SETUP))
        assert app.setup is not None
        assert app.shown is app.setup
        assert app.setup.bar.back.second == "to the table"
        (app.setup.go_on.cards[0] if way == "card" else app.setup.bar.back).tap()
        assert app.shown is table, "not made anew"
    app.leave()


def test_the_app_is_back_at_the_game_that_was_played_last(qtbot: QtBot, store: SqliteStore) -> None:
    first, second = game(store), game(store, OMAHA)
    session = Session.resume(store, first)
    do(session, c.Act("call"))
    app = opened(qtbot, store)
    assert app.bridge is not None
    assert app.bridge.session.id == first
    app.handle(GoTo(WindowPage.SETUP))
    assert app.setup is not None
    assert [running.id for running in app.setup.unfinished] == [first, second]
    app.leave()


def test_a_table_left_before_anybody_sat_is_passed_over_at_the_start(qtbot: QtBot, store: SqliteStore) -> None:
    played = game(store)
    game(store, OMAHA, (), hands=0)
    app = opened(qtbot, store)
    assert app.bridge is not None
    assert app.bridge.session.id == played
    app.leave()
    assert chosen(store, "last")[0].id == played


def test_an_ended_evening_hides_no_game_that_still_runs(qtbot: QtBot, store: SqliteStore) -> None:
    for _ in range(4):
        game(store)
    ended = game(store, OMAHA, ("Zoe", "Kim"), hands=0)
    do(Session.resume(store, ended), c.End())
    app = opened(qtbot, store)
    assert app.setup is not None
    assert app.shown is app.setup
    assert [card[0] for card in words(app.setup)] == ["Go on with hand 1"] * 4
    assert app.setup.go_on.cards[0].amber
    assert not app.setup.go_on.cards[1].amber
    assert app.setup.bar.back.second == "4 games stay open"
    app.leave()


def test_a_game_that_cannot_be_read_hides_no_other(qtbot: QtBot, store: SqliteStore) -> None:
    game(store)
    broken = game(store)
    store.db.execute("DROP TRIGGER steps_stay")
    store.db.execute('UPDATE steps SET events = \'[{"e":"Nonsense"}]\' WHERE session = ?', (broken,))
    store.db.execute("DELETE FROM snapshots WHERE session = ?", (broken,))
    app = opened(qtbot, store)
    assert app.setup is not None
    assert [card[0] for card in words(app.setup)] == [f"Game {broken} cannot be read", "Go on with hand 1"]
    app.setup.go_on.cards[0].tap()
    assert app.shown is app.setup
    assert app.setup.bar.detail == f"step {store.session(broken).steps} of session {broken} is damaged"
    assert app.setup.quick["same"].isVisible()
    app.setup.go_on.cards[1].tap()
    assert app.shown is app.table
    app.leave()


def test_a_book_that_cannot_be_read_any_more_still_shows_the_page_and_says_why(
    qtbot: QtBot, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    game(store)
    app = opened(qtbot, store)

    def damaged() -> tuple[SessionRow, ...]:
        raise JournalError("io", store.file)

    monkeypatch.setattr(store, "running", damaged)
    app.handle(GoTo(WindowPage.SETUP))
    assert app.setup is not None
    assert app.setup.bar.detail == "the disk does not answer as it should"
    app.setup.bar.back.tap()
    assert app.shown is app.table
    app.leave()
