"""A game never vanishes: every one that is not over stands first on the setup page, one tap away."""

import gc
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.app import App
from desktop.commands.books import chosen
from desktop.intents import GoTo, WindowPage
from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.metrics import fit
from desktop.kit.theme import load
from desktop.preferences.choices import Kept
from desktop.preferences.device_files import default_file
from desktop.setup.earlier_games import OpenGames, last, last_ended
from desktop.setup.evening_words import go_on_words
from desktop.setup.page import SetupPage
from desktop.words.i18n import LANGUAGES
from engine import commands as c
from engine.journal.errors import JournalError
from engine.journal.memory import MemoryStore
from engine.journal.sqlite import SqliteStore
from engine.journal.store import SessionRow, Store
from engine.lifetime.shelf import Shelf
from engine.refusals import Refusal
from engine.session import Session
from tests.desktop.speaking import speaking
from tests.desktop.spying import clipped, painted_on

HOLDEM = {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": 9}
OMAHA = {"game": "omaha", "limit": "pot_limit", "blinds": [5, 10], "seats": 9}
SIZES = ((1280, 800), (1920, 1080), (800, 1280), (1024, 600))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    with SqliteStore(tmp_path / "book.db") as made:
        yield made


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
    answer = session.dispatch(command)
    assert not isinstance(answer, Refusal), answer.message


def opened(qtbot: QtBot, store: Any, size: tuple[int, int] = (1280, 800), kept: Kept | None = None) -> App:
    app = App(store, kept)
    qtbot.addWidget(app)
    app.resize(*size)
    app.kept.change(toured=True)
    app.start()
    app.show()
    return app


def page(qtbot: QtBot, store: Any, size: tuple[int, int], here: int | None = None) -> SetupPage:
    look = Look(load(), fit(*size))
    made = SetupPage(look, last(store), here is not None, games=OpenGames(store, here))
    qtbot.addWidget(made)
    made.resize(*size)
    made.set_look(look)
    made.show()
    return made


def words(setup: SetupPage) -> list[tuple[str, ...]]:
    return [(card.words, *card.notes) for card in setup.go_on.cards if card.isVisible()]


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


def test_the_way_back_from_a_new_table_outlasts_the_tour(
    qtbot: QtBot, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.table.desk.SAID_MS", 1)
    game(store)
    app = opened(qtbot, store)
    app.kept.change(toured=False)
    app.handle(GoTo(WindowPage.SETUP))
    assert app.setup is not None
    app.setup.quick["same"].tap()
    assert app.beside.tour is not None
    qtbot.wait(100)
    app.beside.tour.skip.tap()
    assert app.table is not None
    way = app.table.desk.local.notice
    assert way is not None, "reading a card of the tour takes longer than the notice stands"
    assert way.action == "Back, keep nothing"
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
    app = opened(qtbot, store, kept=Kept(default_file()))
    assert app.bridge is not None
    assert app.bridge.session.id == tapped
    do(app.bridge.session, c.End())
    app.beginning.go_on(shown)
    again = opened(qtbot, store, kept=Kept(default_file()))  # the first was never closed: killed
    assert again.bridge is not None
    assert again.bridge.session.id == shown
    assert again.shown is again.table
    do(again.bridge.session, c.End())
    over = opened(qtbot, store, kept=Kept(default_file()))
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


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [0, 1, 2, 3, 5, 12])
def test_every_running_game_can_be_reached_and_the_same_again_keeps_its_place(
    qtbot: QtBot, size: tuple[int, int], count: int
) -> None:
    store = MemoryStore()
    for number in range(count):
        game(store, hands=number % 3)
    setup = page(qtbot, store, size)
    reached: list[int] = []
    setup.resumed.connect(reached.append)
    for _ in range(12):
        row = [card for card in setup.go_on.cards if card.isVisible()]
        for card in row:
            assert card.width() >= 200 * setup.look.scale
            card.tap()
        if count:
            assert setup.quick["same"].isVisible()
        if not (setup.go_on.down.isVisible() and setup.go_on.down.left):
            break
        setup.go_on.down.tap()
    assert sorted(set(reached)) == list(range(1, count + 1))
    assert len(reached) == count, "turned by whole rows, none twice"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 2, 3, 4, 6, 12])
def test_nothing_overlaps_and_every_stake_is_large_enough(qtbot: QtBot, size: tuple[int, int], count: int) -> None:
    store = MemoryStore()
    for _ in range(count):
        game(store, names=("Maximilian-Alexander", "Wilhelmina van der Berg", "Bartholomew"))
    setup = page(qtbot, store, size)
    setup.grab()
    parts = [*setup.go_on.cards, *setup.go_on.rest, setup.go_on.up, setup.go_on.down, *setup.presets.cards]
    parts += [*setup.games.chips.values(), *setup.games.seats.values(), *setup.bar.findChildren(type(setup.bar.start))]
    boxes = [part.rect().translated(part.mapTo(setup, part.rect().topLeft())) for part in parts if part.isVisible()]
    for at, box in enumerate(boxes):
        assert setup.rect().contains(box)
        assert not any(box.intersects(other) for other in boxes[at + 1 :])
        assert box.height() >= 47 * setup.look.scale


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


def test_the_same_as_last_time_has_the_rules_the_evening_ended_with(qtbot: QtBot, store: SqliteStore) -> None:
    number = game(store, {**HOLDEM, "raise_cap": 3}, hands=0)
    session = Session.resume(store, number)
    do(session, c.Change(table={"kill": {"on": "two_in_a_row", "size": "half"}, "raise_cap": 4}))
    do(session, c.End())
    past = last(store)
    assert past is not None
    again = Session.start(MemoryStore(), past.table)
    assert isinstance(again, Session)
    assert again.state.settings == session.state.settings


def test_a_tournament_that_is_won_says_so_and_is_no_next_tap(qtbot: QtBot, store: SqliteStore) -> None:
    table = {"game": "holdem", "limit": "no_limit", "blinds": [25, 50], "seats": 9, "preset": "tournament"}
    session = Session.start(store, table)
    assert isinstance(session, Session)
    do(session, c.Sit(seat=1, player="Ann", stack=500))
    do(session, c.Sit(seat=2, player="Olek", stack=500))
    for command in (c.Button(seat=1), c.Deal(), c.Act("all_in"), c.Act("all_in")):
        do(session, command)
    setup = page(qtbot, store, (1280, 800))
    assert words(setup)[0][0] == "Go on with hand 1"
    do(session, c.Award(ranking=((2,), (1,))))
    setup = page(qtbot, store, (1280, 800))
    assert words(setup)[0][0] == "Olek wins the tournament"
    setup.go_on.light(True)
    assert not setup.go_on.cards[0].amber


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
    made = SetupPage(Look(load(), fit(*size)), last(store), games=OpenGames(store), ended=last_ended(store))
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
    made = SetupPage(Look(load(), fit(1280, 800)), last(store), games=OpenGames(store), ended=last_ended(store))
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
