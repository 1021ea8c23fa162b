"""Erasing an evening and forgetting a person in the app: what goes is said first, the game behind goes on."""

import threading
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.app import App
from desktop.keeping import privacy
from desktop.keeping.privacy_page import PrivacyPage
from desktop.preferences import dealers
from desktop.preferences.choices import Choices
from desktop.preferences.device_files import dealers_file
from desktop.preferences.key_ring import KeyRing, file
from desktop.setup.book import EndedEvenings
from desktop.words import i18n, languages
from engine import commands as c
from engine.journal.evening_marks import Tick
from engine.journal.progress import GoOn
from engine.journal.sqlite import SqliteStore
from engine.keeping.backups import back_up_all, folders_of, listed
from engine.keeping.restoring import restore
from engine.proof.verify import verify
from engine.recap.build import build
from engine.session import Session
from tests.desktop.old_evenings.lists import evenings_of, over
from tests.desktop.opened_app import do, game, opened
from tests.desktop.rows import row_box
from tests.desktop.spying import clipped, faults, painted_on

LONG = 20_000
NAME = "Zebulon Quist"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    """Two evenings that are over, one that runs; a backup of all three."""
    with SqliteStore(tmp_path / "book.db") as made:
        over(made, "Ann", NAME, hands=1)
        over(made, "Cleo", "Dan")
        game(made)
        back_up_all(made.file, folders_of(made.file), datetime.now(UTC))
        yield made


def click(widget: QWidget) -> None:
    assert widget.isVisible()
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())


def page_of(qtbot: QtBot, store: SqliteStore, typed: str = "") -> tuple[App, PrivacyPage]:
    """The page, from the evenings by a tap."""
    app = opened(qtbot, store)
    app.open_setup()
    evenings = evenings_of(app)
    evenings.search(typed)
    evenings.choose(None)  # whichever it is
    click(evenings.card.keys["erase"])
    page = app.shown
    assert isinstance(page, PrivacyPage)
    return app, page


def record_of(store: SqliteStore) -> list[str]:
    """All rows of the book but those it sums up by itself, beside the window."""
    summed = ('INSERT INTO "summaries"', 'INSERT INTO "attended"')
    return [line for line in store.db.iterdump() if line.startswith("INSERT") and not line.startswith(summed)]


def choose(qtbot: QtBot, page: PrivacyPage, at: int) -> None:
    """Tap a line of the list, and wait until it is said what goes."""
    spot = row_box(page.list.pane, at).center()
    QTest.mouseClick(page.list.pane.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(spot))
    qtbot.waitUntil(lambda: page.choice is not None, timeout=LONG)


def finish(qtbot: QtBot, page: PrivacyPage, head: str) -> None:
    qtbot.waitUntil(lambda: page.message.title.startswith(head), timeout=LONG)


def uids(book: Path) -> set[str]:
    with SqliteStore(book, readonly=True) as opened_book:
        return {row.uid for row in opened_book.sessions()}


def test_an_evening_goes_from_book_and_backups_after_it_was_said_what_goes(qtbot: QtBot, store: SqliteStore) -> None:
    uid, running = store.session(1).uid, store.session(3).uid
    open_payments = len(build(Session.resume(store, 1)).settlement.payments)
    assert open_payments
    store.settle(1, (Tick.now("a tick", paid=True),))
    app, page = page_of(qtbot, store)
    assert not page.keys["erase"].isVisible(), "nothing is chosen yet"
    choose(qtbot, page, 1)
    assert page.message.lines[0].startswith(f"{open_payments} payment"), "debts come first"
    assert page.message.lines[1] == "1 hand goes, with all names and sums."
    assert page.message.lines[2] == "1 backup holds it: there it goes too."
    assert uid in uids(store.file), "looking takes nothing out"
    click(page.keys["erase"])
    finish(qtbot, page, "The evening is erased")
    assert page.message.lines == ("1 backup was changed.",)
    (backup,) = listed(folders_of(store.file), store.file)
    for book in (store.file, backup.path):
        assert uid not in uids(book)
        assert running in uids(book)
        assert NAME.encode() not in book.read_bytes()
    assert store.ask("SELECT * FROM settled") == []
    assert [evening.id for evening in page.list.pane.view.model().records] == [2]
    assert app.bridge is not None
    assert app.bridge.session.id == 3
    steps = store.session(3).steps
    do(app.bridge.session, c.Act("fold"))
    assert store.session(3).steps == steps + 1, "the game on the table goes on"
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert app.shown is app.evenings
    assert app.evenings is not None
    assert [line.session for line in app.evenings.list.shown] == [3, 2]
    app.leave()
    assert verify(store.file).faults == ()


def test_an_ended_game_that_is_still_on_the_table_leaves_it_with_its_evening(qtbot: QtBot, store: SqliteStore) -> None:
    app = opened(qtbot, store)
    assert app.bridge is not None
    do(app.bridge.session, c.Act("fold"))
    app.bridge.send(c.End())
    app.show()
    app.open_setup()
    click(evenings_of(app).card.keys["erase"])
    page = app.shown
    assert isinstance(page, PrivacyPage)
    choose(qtbot, page, 0)
    click(page.keys["erase"])
    finish(qtbot, page, "The evening is erased")
    assert (app.bridge, app.table) == (None, None)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    QTest.keyClick(app.shown, Qt.Key.Key_Escape)
    assert app.shown is app.setup
    app.leave()


def test_where_the_floor_keeps_a_pin_nothing_goes_without_it(qtbot: QtBot, store: SqliteStore) -> None:
    uid = store.session(2).uid
    KeyRing(file()).add("Kim", "2468")
    app, page = page_of(qtbot, store)
    choose(qtbot, page, 0)
    for digits in ("1111", "2468"):
        assert uid in uids(store.file)
        if app.guard.layer is None:
            click(page.keys["erase"])
        assert app.guard.layer is not None
        for digit in digits:
            app.guard.layer.pad.press(digit)
        app.guard.layer.pad.press("go")
    finish(qtbot, page, "The evening is erased")
    assert uid not in uids(store.file)
    app.leave()


def test_a_person_is_another_name_everywhere_and_the_sums_stay(qtbot: QtBot, store: SqliteStore) -> None:
    nets = [player.net for player in build(Session.resume(store, 1)).players]
    dealers.keep(dealers_file(), NAME.upper())
    app, page = page_of(qtbot, store, "quist")
    click(page.keys["people"])
    assert NAME in page.list.pane.view.model().records
    choose(qtbot, page, page.list.pane.view.model().records.index(NAME))
    assert page.message.title == f"Forget {NAME}"
    assert any(NAME in line for line in page.message.lines)
    click(page.keys["erase"])
    finish(qtbot, page, "From now on the name is Player ")
    assert page.message.lines == ("In 1 evening of the book.", "1 backup was changed.")
    assert NAME not in page.list.pane.view.model().records
    stand_in = page.message.title.removeprefix("From now on the name is ")
    (backup,) = listed(folders_of(store.file), store.file)
    for book in (store.file, backup.path):
        assert NAME.encode() not in book.read_bytes()
        with SqliteStore(book, readonly=True) as reader:
            players = build(Session.resume(reader, 1)).players
        assert [player.net for player in players] == nets
        assert stand_in in [player.name for player in players]
    assert dealers.stored_names(dealers_file()) == ()
    assert app.bridge is not None
    do(app.bridge.session, c.Act("fold"))
    app.leave()
    assert verify(store.file).faults == ()


def test_a_long_change_goes_on_beside_the_window_and_can_be_given_up(
    qtbot: QtBot, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    forget, alone = privacy.forget, threading.Event()

    def long(book: SqliteStore, name: str, now: datetime, go_on: GoOn) -> privacy.ErasureDone:
        def slow(done: int, of: int) -> bool:
            alone.wait(LONG / 1000)
            return go_on(done, of)

        return forget(book, name, now, slow)

    monkeypatch.setattr(privacy, "forget", long)
    app, page = page_of(qtbot, store)
    before = record_of(store)
    click(page.keys["people"])
    choose(qtbot, page, page.list.pane.view.model().records.index(NAME))
    click(page.keys["erase"])
    qtbot.waitUntil(lambda: page.keys["stop"].isVisible(), timeout=LONG)
    assert page.message.title == "Changing the book"
    assert [key for key, button in page.keys.items() if button.isVisible()] == ["stop"]
    page.escape()
    assert app.shown is page
    click(page.keys["stop"])
    alone.set()
    finish(qtbot, page, "Stopped: nothing was changed")
    assert record_of(store) == before
    assert app.bridge is not None
    do(app.bridge.session, c.Act("fold"))
    app.leave()


def test_what_is_not_reached_is_said_before_with_its_folder(
    qtbot: QtBot, store: SqliteStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    restore(listed(folders_of(store.file), store.file)[0].path, tmp_path / "restored.db")
    saved = tmp_path / "documents" / "Feltbook"
    saved.mkdir(parents=True)
    (saved / "recap.pdf").touch()
    monkeypatch.setattr("desktop.keeping.privacy_page.saved_in", lambda: saved)
    app, page = page_of(qtbot, store)
    app.choice_store.choices = Choices(toured=True, backups=str(tmp_path / "STICK"))
    stays = (
        f"{tmp_path / 'STICK'} is not there now: its backups stay as they are. Put it in first.",
        f"1 other book in {tmp_path} is not touched: restored.db",
        f"What was saved in {saved} stays there.",
        "What was printed, sent or copied elsewhere stays as well.",
    )
    choose(qtbot, page, 1)
    assert page.message.lines[-4:] == stays
    click(page.keys["people"])
    choose(qtbot, page, 1)
    assert page.message.lines[-4:] == stays
    app.leave()


def test_a_backup_that_cannot_be_changed_is_named(qtbot: QtBot, store: SqliteStore) -> None:
    (backup,) = listed(folders_of(store.file), store.file)
    app, page = page_of(qtbot, store)
    with SqliteStore(backup.path):
        choose(qtbot, page, 0)
        click(page.keys["erase"])
        finish(qtbot, page, "The evening is erased")
    assert page.message.lines[0] == "0 backups were changed."
    assert page.message.lines[1].startswith(f"{backup.path.name} was not changed: ")
    app.leave()


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (800, 1280), (3840, 2160)])
@pytest.mark.parametrize("code", list(i18n.LANGUAGES))
def test_all_of_it_fits_and_has_names(
    qtbot: QtBot, store: SqliteStore, size: tuple[int, int], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(i18n.VARIABLE, code)
    try:
        app, page = page_of(qtbot, store)
        assert i18n.language().code == code
        app.resize(*size)
        for people in (False, True):
            page.show_list(people)
            choose(qtbot, page, 1)
            painted = painted_on(page)
            assert not faults(page, painted)
            assert not clipped(painted, [])
            for key in page.keys.values():
                assert not key.isVisible() or key.accessibleName()
        app.leave()
    finally:
        languages.speak("en")


def test_ten_evenings_and_a_hundred_are_listed_by_those_in_sight(
    qtbot: QtBot, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(60):
        over(store, f"Guest {number}", "Ann")
    read: list[int] = []
    seated_in = SqliteStore.seated_in

    def counted(self: SqliteStore, session: int) -> tuple[str, ...]:
        read.append(session)
        return seated_in(self, session)

    monkeypatch.setattr(SqliteStore, "seated_in", counted)
    listed = EndedEvenings(store)
    assert len(listed) > 60
    assert read == []
    assert (listed[0].players, listed[-1].id) == (("Guest 59", "Ann"), 1)
    assert len(read) == 2
    assert [evening.players[0] for evening in EndedEvenings(store, "guest 7")] == ["Guest 7"]
    assert store.all_players()[:2] == ("Ann", "Guest 59")
