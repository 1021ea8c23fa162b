"""The same as last time: which rules it has, what its card says, and the way back from it."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from desktop.bridge.keys import TableKey, actions
from desktop.intents import GoTo, SitUsual, WindowPage
from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.metrics import fit
from desktop.kit.theme import load
from desktop.setup.earlier_games import OpenGames, last_ended, newest_session
from desktop.setup.page import SetupPage
from desktop.words.i18n import LANGUAGES
from engine import commands as c
from engine.journal.memory import MemoryStore
from engine.journal.sqlite import SqliteStore
from engine.journal.store import Store
from engine.session import Session
from tests.desktop.opened_app import HOLDEM, do, game, opened
from tests.desktop.speaking import speaking
from tests.desktop.spying import clipped, painted_on


def test_the_same_again_by_a_stray_tap_is_taken_back_by_the_next_one(qtbot: QtBot, store: SqliteStore) -> None:
    number = game(store)
    app = opened(qtbot, store)
    app.handle(GoTo(WindowPage.SETUP))
    assert app.setup is not None
    app.setup.quick["same"].tap()
    assert app.table is not None
    way = app.table.desk.local.notice
    assert way is not None
    assert (way.action, way.intent) == ("Back, keep nothing", GoTo(WindowPage.SETUP))
    app.table.handle(way.intent)
    assert app.setup is not None
    assert [past.id for past in OpenGames(store)] == [number]
    assert [card.words for card in app.setup.go_on.cards if card.isVisible()] == ["Go on with hand 1"]
    app.setup.quick["go_on"].tap()
    assert app.bridge is not None
    assert app.bridge.session.id == number
    app.leave()


def test_the_way_back_from_a_new_table_is_there_until_somebody_sits(qtbot: QtBot, store: SqliteStore) -> None:
    """The trial: the players of last time were seated and taken back by Undo, and the way back was gone."""
    game(store)
    app = opened(qtbot, store)
    app.handle(GoTo(WindowPage.SETUP))
    assert app.setup is not None
    app.setup.quick["same"].tap()
    assert app.table is not None
    table = app.table
    undo = table.view.bar.undo
    assert (undo.face.word, undo.face.second, undo.face.reason) == ("Back", "Setup page", "")
    table.desk.handle(SitUsual())
    assert undo.face.word == "Undo"
    undo.tap()
    assert table.desk.scene.view.seats == {}
    assert (undo.face.word, undo.face.second) == ("Back", "Setup page")
    assert table.view.bar.redo.isVisibleTo(table)
    table.keyboard.press(next(action for action in actions() if action.does is TableKey.UNDO))
    assert app.shown is table, "who takes back by the key stays at the table"
    assert table.desk.local.notice is not None
    assert table.desk.local.notice.text == "There is nothing to undo yet."
    undo.tap()
    assert app.shown is app.setup
    app.leave()


def test_the_way_back_from_a_new_table_outlasts_the_tour(
    qtbot: QtBot, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.table.desk.NOTICE_MS", 1)
    game(store)
    app = opened(qtbot, store)
    app.choice_store.change(toured=False)
    app.handle(GoTo(WindowPage.SETUP))
    assert app.setup is not None
    app.setup.quick["same"].tap()
    assert app.side_pages.tour is not None
    qtbot.wait(100)
    app.side_pages.tour.skip.tap()
    assert app.table is not None
    way = app.table.desk.local.notice
    assert way is not None, "reading a card of the tour takes longer than the notice stands"
    assert way.action == "Back, keep nothing"
    app.leave()


def test_the_same_as_last_time_has_the_rules_the_evening_ended_with(qtbot: QtBot, store: SqliteStore) -> None:
    number = game(store, {**HOLDEM, "raise_cap": 3}, hands=0)
    session = Session.resume(store, number)
    do(session, c.Change(table={"kill": {"on": "two_in_a_row", "size": "half"}, "raise_cap": 4}))
    do(session, c.End())
    past = newest_session(store)
    assert past is not None
    again = Session.start(MemoryStore(), past.table)
    assert isinstance(again, Session)
    assert again.state.settings == session.state.settings


def evening_in_money(store: Store, **rules: object) -> None:
    """An evening that is over: hold'em in euros, then Omaha of the same stakes; `rules` = of one's own."""
    money = {"currency": "EUR", "minor_units": 5}
    over = Session.resume(store, game(store, {**HOLDEM, "blinds": [5, 10], "money": money, **rules}))
    do(over, c.Act("fold"))
    do(over, c.Change(table={"game": "omaha", "limit": "pot_limit"}))
    do(over, c.End())


def with_evening(qtbot: QtBot, open_games: int, size: tuple[int, int] = (1280, 800), **rules: object) -> SetupPage:
    store = MemoryStore()
    evening_in_money(store, **rules)
    for _ in range(open_games):
        game(store)
    made = SetupPage(Look(load(), fit(*size)), newest_session(store), games=OpenGames(store), ended=last_ended(store))
    qtbot.addWidget(made)
    made.resize(*size)
    made.set_look(Look(load(), fit(*size)))
    made.show()
    return made


def test_the_same_as_last_time_is_the_evening_of_the_recap(qtbot: QtBot) -> None:
    setup = with_evening(qtbot, 1)
    tables: list[dict[str, Any]] = []
    setup.started.connect(tables.append)
    setup.quick["same"].tap()
    assert (tables[0]["game"], tables[0]["money"]["currency"]) == ("omaha", "EUR")
    assert setup.quick["same"].notes == ("Home, Pot-limit Omaha €0.25/0.50, 9 seats",)


def test_the_same_as_last_time_says_that_rules_of_ones_own_come_along(qtbot: QtBot) -> None:
    store = MemoryStore()
    game(store, {**HOLDEM, "check_raise": False, "button_rule": "moving"})
    made = SetupPage(
        Look(load(), fit(1280, 800)), newest_session(store), games=OpenGames(store), ended=last_ended(store)
    )
    qtbot.addWidget(made)
    words = "Home, 2 rules of your own, No-limit Hold'em 1/2"
    assert made.quick["same"].notes == (words,)


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (1024, 600)])
def test_what_the_quick_cards_say_is_whole_with_four_open_games(qtbot: QtBot, size: tuple[int, int]) -> None:
    setup = with_evening(qtbot, 4, size)
    assert setup.go_on.turns
    texts = [text for text in painted_on(setup) if text.widget in setup.go_on.rest]
    written = " ".join(text.words for text in texts)
    for card in setup.go_on.rest:
        for note in card.notes:
            assert fonts.typeset(note) in written
    assert not clipped(texts, ())


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)])
@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_that_rules_of_ones_own_come_along_is_said_whole(qtbot: QtBot, size: tuple[int, int], language: str) -> None:
    with speaking(language):
        setup = with_evening(qtbot, 4, size, check_raise=False, button_rule="moving")
        same = setup.quick["same"]
        written = " ".join(text.words for text in painted_on(setup) if text.widget is same)
        (note,) = same.notes
        assert " 2 " in note
        assert fonts.typeset(note) in written
