"""Players of earlier evenings, offered when somebody is seated."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.app import App
from desktop.bridge.bridge import Bridge
from desktop.intents import AskRename, AskSit
from desktop.present.between import reminder
from desktop.shell.people import people as directory
from desktop.table.past_players import matching, with_other_names, without_seat_names
from desktop.words import i18n, languages
from desktop.words.say import say
from engine import commands as c
from engine.journal import register_changes
from engine.journal.memory import MemoryStore
from engine.journal.sqlite import SqliteStore
from engine.journal.store import Store
from engine.session import Session

KNOWN = ("Maya", "Theo Marsh", "Rosa", "Sam", "Mo", "Anna Maria", "Max", "Lena")


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("", ("Maya", "Theo Marsh", "Rosa", "Sam", "Mo", "Anna Maria")),
        ("m", ("Maya", "Mo", "Max", "Theo Marsh", "Anna Maria")),
        ("MA", ("Maya", "Max", "Theo Marsh", "Anna Maria")),
        ("maya", ("Maya",)),
        ("Maya", ()),
        ("MAX", ("Max",)),
        ("x", ()),
    ],
)
def test_typing_filters_the_names_newest_first(typed: str, offered: tuple[str, ...]) -> None:
    assert matching(KNOWN, typed) == offered


def test_a_letter_or_two_of_another_name_find_somebody() -> None:
    known = with_other_names(KNOWN, {"Maya": ("Kay", "Dr. Brown"), "Sam": ("Kim",)})
    assert matching(known, "k") == ("Maya", "Sam")
    assert matching(known, "bro") == ("Maya",)
    assert matching(known, "m") == ("Maya", "Mo", "Max", "Theo Marsh", "Anna Maria"), "by what is shown first"


def test_one_person_under_two_names_is_offered_once_and_found_by_both(qtbot: QtBot, tmp_path: Path) -> None:
    with SqliteStore(tmp_path / "book.db") as store:
        evenings(store)
        register_changes.merge(store, "Ann", "Cedric")
        register_changes.add_alias(store, "Ben", "Xaver")
        running = Session.start(store, {"game": "holdem", "limit": "no_limit", "blinds": [1, 2]})
        assert isinstance(running, Session)
        app = App(store)
        qtbot.addWidget(app)
        app.play(running)
        known = app.side_pages.people()
        assert tuple(known) == ("Ann", "Ben"), "Cedric is Ann"
        assert matching(known, "ced") == ("Ann",)
        assert matching(known, "x") == ("Ben",)
        app.leave()


def test_a_name_put_right_later_is_the_one_that_is_seated_again(tmp_path: Path) -> None:
    """The trial: Gita was shown as Gitta from then on, and "Same players again" seated Gita."""
    table = {"game": "holdem", "limit": "no_limit", "blinds": [1, 2]}
    with SqliteStore(tmp_path / "book.db") as store:
        before = Session.start(store, table)
        assert isinstance(before, Session)
        for seat, name in enumerate(("Ann", "Gita", "Bea"), 1):
            before.dispatch(c.Sit(seat=seat, player=name, stack=200))
        before.dispatch(c.Leave(seat=1))
        before.dispatch(c.Sit(seat=1, player="Annie", stack=300))
        register_changes.rename(store, "Gita", "Gitta")
        register_changes.merge(store, "Ann", "Annie")
        again = Session.start(store, table)
        assert isinstance(again, Session)
        bridge = Bridge(again)
        assert bridge.scene.usual == ((1, "Ann", 200), (2, "Gitta", 200), (3, "Bea", 200)), "each person once"
        assert reminder(bridge.scene).second == "Ann, Gitta, Bea"
        assert store.seated_in(before.id) == ("Ann", "Gita", "Bea", "Annie"), "the record keeps what was typed"
        assert tuple(directory(store))[:3] == ("Ann", "Bea", "Gitta")


def evenings(store: Store) -> None:
    """Two evenings: Ann and Ben, then Cid, who is renamed, and Dora, who was a mistake."""
    for names in (("Ann", "Ben"), ("Ben", "Cid")):
        session = Session.start(store, {"game": "holdem", "limit": "no_limit", "blinds": [1, 2]})
        assert isinstance(session, Session)
        for seat, name in enumerate(names, 1):
            session.dispatch(c.Sit(seat=seat, player=name, stack=200))
    session.dispatch(c.Rename(seat=2, player="Cedric"))
    session.dispatch(c.Sit(seat=3, player="Dora", stack=200))
    session.undo()


def test_a_book_tells_who_sat_in_it_newest_first_without_what_was_undone(tmp_path: Path) -> None:
    memory = MemoryStore()
    evenings(memory)
    with SqliteStore(tmp_path / "book.db") as store:
        evenings(store)
        assert store.players() == memory.players() == ("Cedric", "Ben", "Ann")
        assert store.players(1) == memory.players(1) == ("Cedric", "Ben")


@pytest.mark.parametrize("code", [*i18n.LANGUAGES])
def test_what_a_seat_is_called_without_a_name_is_nobody(code: str) -> None:
    languages.speak(code)
    nameless = [say("sheet_player", seat=seat) for seat in range(1, 12)]
    languages.speak("en")
    assert without_seat_names([*nameless, "Pia", "JJ", "P", "P12", "Ann 2"]) == ("Pia", "JJ", "P", "P12", "Ann 2")


def test_seats_without_a_name_are_not_offered_when_somebody_is_seated(qtbot: QtBot, tmp_path: Path) -> None:
    with SqliteStore(tmp_path / "book.db") as store:
        for names in (("P1", "P2", "Vera"), ()):
            session = Session.start(store, {"game": "holdem", "limit": "no_limit", "blinds": [1, 2]})
            assert isinstance(session, Session)
            for seat, name in enumerate(names, 1):
                session.dispatch(c.Sit(seat=seat, player=name, stack=200))
        app = App(store)
        qtbot.addWidget(app)
        app.play(session)
        assert app.table is not None
        app.table.open(AskSit(5))
        assert app.table.sheet is not None
        assert app.table.sheet.name_panel.known_names == ("Vera",)
        app.leave()


def test_a_known_player_is_seated_by_two_taps_and_no_letter(qtbot: QtBot, tmp_path: Path) -> None:
    with SqliteStore(tmp_path / "book.db") as store:
        evenings(store)
        app = App(store)
        qtbot.addWidget(app)
        app.resize(1280, 800)
        app.start()
        app.show()
        assert app.table is not None
        assert app.bridge is not None
        app.table.open(AskSit(5))
        sheet = app.table.sheet
        assert sheet is not None
        sheet.show_letters(True)
        offered = [button.face.word for button in sheet.name_panel.buttons if button.isVisible()]
        assert offered == ["Ann"]  # Ben and Cedric sit here already, and Cid is Cedric
        sheet.name_panel.buttons[0].tap()
        sheet.go.tap()
        assert app.bridge.scene.view.seats[5].player == "Ann"
        app.leave()


def test_a_known_player_typed_in_small_letters_is_offered_first_and_keeps_the_known_spelling(
    qtbot: QtBot, tmp_path: Path
) -> None:
    """Typed as "bo" the player was offered nowhere, and all evenings of Bo were those of "bo" from then on."""
    with SqliteStore(tmp_path / "book.db") as store:
        for names in (("Bo", "Zoé"), ("Bob", "Ann"), ()):
            session = Session.start(store, {"game": "holdem", "limit": "no_limit", "blinds": [1, 2]})
            assert isinstance(session, Session)
            for seat, name in enumerate(names, 1):
                session.dispatch(c.Sit(seat=seat, player=name, stack=200))
        app = App(store)
        qtbot.addWidget(app)
        app.resize(1280, 800)
        app.play(session)
        app.show()
        assert app.table is not None
        assert app.bridge is not None

        def offered() -> list[str]:
            assert app.table is not None
            assert app.table.sheet is not None
            return [button.face.word for button in app.table.sheet.name_panel.buttons if button.isVisible()]

        app.table.open(AskSit(1))
        qtbot.keyClicks(app.table.sheet.name, "zoe")
        assert offered() == ["Zoé"]
        app.table.sheet.name.setText("")
        qtbot.keyClicks(app.table.sheet.name, "bo")
        assert offered() == ["Bo", "Bob"]
        qtbot.keyClick(app.table.sheet.name, Qt.Key.Key_Return)
        assert app.bridge.scene.view.seats[1].player == "Bo"
        app.table.open(AskSit(2))
        qtbot.keyClicks(app.table.sheet.name, "b")
        assert offered() == ["Bob"], "Bo sits in seat 1"
        app.table.open(AskRename(1))
        app.table.sheet.name.setText("")
        qtbot.keyClicks(app.table.sheet.name, "bo")
        qtbot.keyClick(app.table.sheet.name, Qt.Key.Key_Return)
        assert app.bridge.scene.view.seats[1].player == "bo", "a rename spells as typed"
        app.table.open(AskSit(2))
        qtbot.keyClicks(app.table.sheet.name, "b")
        assert offered() == ["Bob"], "in whatever letters: bo is Bo"
        app.leave()


def test_a_name_typed_on_a_keyboard_brings_the_known_names_into_sight(qtbot: QtBot, tmp_path: Path) -> None:
    with SqliteStore(tmp_path / "book.db") as store:
        for names in (("Jürgen Müller", "Vera"), ()):
            session = Session.start(store, {"game": "holdem", "limit": "no_limit", "blinds": [1, 2]})
            assert isinstance(session, Session)
            for seat, name in enumerate(names, 1):
                session.dispatch(c.Sit(seat=seat, player=name, stack=200))
        app = App(store)
        qtbot.addWidget(app)
        app.resize(1280, 800)
        app.play(session)
        app.show()
        assert app.table is not None
        app.table.open(AskSit(1))
        sheet = app.table.sheet
        assert sheet is not None
        qtbot.keyClicks(sheet.name, "J")
        sheet.name.insert("ü")
        assert [button.face.word for button in sheet.name_panel.buttons if button.isVisible()] == ["Jürgen Müller"]
        qtbot.keyClicks(sheet.name, "x")
        sheet.name_panel.chosen.emit("Jürgen Müller")
        assert not sheet.spelling  # what is missing now is the amount
        app.leave()
