"""Backups in the app: made beside the game, their age in the menu, looked at, restored into a new book, gone on in."""

import random
import shutil
import threading
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.app import App
from desktop.device.page import DevicePage
from desktop.intents import GoTo, WindowPage
from desktop.keeping.backups_page import BackupsPage, use_words
from desktop.keeping.keeper import age
from desktop.kit.appearance import Look
from desktop.kit.metrics import fit
from desktop.kit.theme import load
from desktop.preferences.choices import Choices, ChoiceStore
from desktop.preferences.device_files import heads_file
from desktop.present.menus import window_menu
from desktop.shell.single_window import SecondStartServer, server_name
from desktop.words import i18n, languages
from engine import commands as c
from engine.journal.copies import folder_of
from engine.journal.current_session import CurrentSession
from engine.journal.errors import JournalError
from engine.journal.evening_marks import Tick
from engine.journal.sqlite import SqliteStore
from engine.keeping.backups import DiskUse, back_up, disk_use, folders_of, listed
from engine.keeping.heads import missing
from engine.keeping.restoring import restore
from engine.keeping.unpacking import Storing, Unpacked, unpack
from engine.proof.verify import verify
from engine.session import Session
from tests.engine.journal.evening import play_hand, start

LONG = 20_000


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    with SqliteStore(tmp_path / "house.db") as opened:
        start(opened)
        yield opened


@pytest.fixture
def app(qtbot: QtBot, store: SqliteStore) -> Iterator[App]:
    window = App(store, ChoiceStore())
    window.choice_store.choices = Choices(toured=True)
    qtbot.addWidget(window)
    window.resize(1024, 600)
    window.start()
    window.settle_in()
    yield window
    window.close()


def opened(qtbot: QtBot, app: App) -> BackupsPage:
    app.handle(GoTo(WindowPage.BACKUPS))
    page = app.shown
    assert isinstance(page, BackupsPage)
    app.show()
    qtbot.waitUntil(lambda: page.work is None, timeout=LONG)
    return page


def ways(page: BackupsPage) -> list[str]:
    return [id for id, key in page.keys.items() if key.isVisibleTo(page)]


def notice_text(app: App) -> str:
    assert app.table is not None
    return app.table.desk.local.notice.text if app.table.desk.local.notice is not None else ""


def in_menu(app: App) -> str:
    assert app.table is not None
    menu = window_menu(app.table.desk.scene, lambda _: None, False, False, app.table.view.backup_age())
    return next(row.second for row in menu.rows if row.intent == GoTo(WindowPage.BACKUPS))


def test_a_game_that_ends_is_backed_up_and_its_age_is_in_the_menu(qtbot: QtBot, app: App, store: SqliteStore) -> None:
    assert in_menu(app) == "none yet"
    assert app.bridge is not None
    with qtbot.waitSignal(app.keeper.ended, timeout=LONG):
        assert app.bridge.send(c.End())
    [backup] = listed(folders_of(store.file), store.file)
    with SqliteStore(backup.path, readonly=True) as copied:
        assert Session.resume(copied, 1).state.ended
    assert in_menu(app) == "just made"


def test_half_an_hour_is_backed_up_only_if_something_was_played(qtbot: QtBot, app: App, store: SqliteStore) -> None:
    app.keeper.when_due()
    assert app.keeper.work is None
    assert app.bridge is not None
    assert app.bridge.send(c.Splash(amount=5))
    with qtbot.waitSignal(app.keeper.ended, timeout=LONG):
        app.keeper.when_due()
    assert len(listed(folders_of(store.file), store.file)) == 1
    app.keeper.when_due()
    assert not app.keeper.behind


def test_a_stick_that_was_removed_is_said_once_and_stops_nobody(
    qtbot: QtBot, app: App, store: SqliteStore, tmp_path: Path
) -> None:
    app.choice_store.change(backups=str(tmp_path / "stick"))
    assert app.bridge is not None
    for times in (1, 2):
        assert app.bridge.send(c.Splash(amount=5 * times))
        said_before = notice_text(app)
        with qtbot.waitSignal(app.keeper.ended, timeout=LONG):
            app.keeper.when_due()
        words = f"No backup in {tmp_path / 'stick'}: the folder is not there. The game is not touched by that."
        assert notice_text(app) == (words if times == 1 else said_before)
        assert app.bridge.session.state.number == 0
    assert len(listed(folders_of(store.file), store.file)) >= 1
    (tmp_path / "stick").mkdir()
    with qtbot.waitSignal(app.keeper.ended, timeout=LONG):
        app.keeper.when_due()
    assert any(backup.second for backup in listed(app.keeper.folders, store.file))


def test_what_is_newer_is_shown_before_a_backup_can_be_restored(qtbot: QtBot, app: App, store: SqliteStore) -> None:
    back_up(store.file, folder_of(store.file), datetime.now(UTC) - timedelta(hours=3))
    assert app.bridge is not None
    play_hand(app.bridge.session, random.Random(1))
    start(store, "Second")
    page = opened(qtbot, app)
    qtbot.waitUntil(lambda: "restore" in ways(page), timeout=LONG)
    assert page.message.title.startswith("Newer in the book than the backup of ")
    assert len(page.message.lines) == 3
    assert "the whole evening" in page.message.lines[0]
    assert page.message.lines[1].endswith(": 1 hand")


def test_a_backup_becomes_a_new_book_and_the_app_goes_on_there(
    qtbot: QtBot, app: App, store: SqliteStore, tmp_path: Path
) -> None:
    back_up(store.file, folder_of(store.file), datetime.now(UTC))
    assert app.bridge is not None
    assert app.bridge.send(c.Splash(amount=5))
    page = opened(qtbot, app)
    qtbot.waitUntil(lambda: "restore" in ways(page), timeout=LONG)
    page.ask_out = lambda: str(store.file)  # type: ignore[method-assign]
    page.keys["restore"].tap()
    qtbot.waitUntil(lambda: "restore" in ways(page), timeout=LONG)
    assert page.message.title.startswith("It could not be restored: ")
    page.ask_out = lambda: str(tmp_path / "new")  # type: ignore[method-assign]
    page.restore()
    qtbot.waitUntil(lambda: "open" in ways(page), timeout=LONG)
    assert verify(tmp_path / "new.db").faults == ()
    steps = app.bridge.session.newest
    page.keys["open"].tap()
    assert app.books.file == tmp_path / "new.db"
    assert app.shown is app.table
    assert app.bridge is not None
    assert app.bridge.session.newest == steps - 1
    assert app.bridge.send(c.Splash(amount=7))
    assert app.choice_store.choices.book == str(tmp_path / "new.db")
    with SqliteStore(store.file) as before:
        assert Session.resume(before, 1).newest == steps, "the book before is as it was, and free to be written"
    new = app.store
    app.close()
    assert isinstance(new, SqliteStore)
    new.close()


def test_another_book_is_opened_and_the_way_back_is_the_same(
    qtbot: QtBot, app: App, store: SqliteStore, tmp_path: Path
) -> None:
    """After a restored book was opened nothing led back to the book before."""
    other = tmp_path / "other.db"
    with SqliteStore(other) as second:
        start(second, "Elsewhere")
    for file in (other, store.file):
        page = opened(qtbot, app)
        qtbot.waitUntil(lambda page=page: "book" in ways(page), timeout=LONG)
        assert page.keys["book"].second == f"now {app.books.file.name}"
        page.ask_book = lambda file=file: str(file)  # type: ignore[method-assign]
        page.keys["book"].tap()
        assert app.books.file == file
        assert app.shown is app.table
    reopened = app.store
    app.close()
    assert isinstance(reopened, SqliteStore)
    reopened.close()


def test_a_book_that_was_only_looked_at_is_left_for_one_that_is_written(
    qtbot: QtBot, store: SqliteStore, tmp_path: Path
) -> None:
    restore(back_up(store.file, folder_of(store.file), datetime.now(UTC)).path, tmp_path / "new.db")
    with SqliteStore(store.file, readonly=True) as looked_at:
        window = App(looked_at, ChoiceStore())
        qtbot.addWidget(window)
        window.start()
        assert (window.books.looking, window.windowTitle()) == (True, "Feltbook, only looking")
        window.books.go_on_in(tmp_path / "new.db")
        assert (window.books.looking, window.windowTitle()) == (False, "Feltbook")
        names = [bell.server.serverName() for bell in window.findChildren(SecondStartServer)]
        assert names == [server_name(tmp_path / "new.db")], "a second start on the new book comes to this window"
        assert window.bridge is not None
        assert window.bridge.send(c.Splash(amount=5))
        window.close()
        window.books.open().close()


def test_an_evening_that_cannot_be_read_again_is_said_and_no_error(
    qtbot: QtBot, app: App, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def damaged(*_: object) -> CurrentSession:
        raise JournalError("io", store.file)

    page = opened(qtbot, app)
    monkeypatch.setattr(CurrentSession, "opened", damaged)
    app.books.take_in(Storing(2, lambda *_: Unpacked(1, 2, new=False)), lambda _: None)
    assert (app.bridge, app.table) == (None, None)
    assert app.setup is not None
    assert "the disk does not answer as it should" in app.setup.bar.detail
    assert app.shown is page


def test_an_evening_is_packed_from_its_recap(qtbot: QtBot, app: App, store: SqliteStore, tmp_path: Path) -> None:
    app.handle(GoTo(WindowPage.RECAP))
    assert app.recap is not None
    app.recap.taking.root = tmp_path / "documents"
    app.recap.page.take.offers["session"].tap()
    [file] = (tmp_path / "documents").glob("*/session.evening")
    assert app.recap.page.take.offers["session"].role == "win"
    with SqliteStore(tmp_path / "away.db") as away:
        taken = unpack(file, away)
        assert Session.resume(away, taken.session).state == Session.resume(store, 1).state


def test_the_head_is_noted_when_the_app_closes_and_missed_at_the_next_start(
    qtbot: QtBot, store: SqliteStore, tmp_path: Path
) -> None:
    older = back_up(store.file, tmp_path / "older", datetime.now(UTC)).path
    choice_store = ChoiceStore(tmp_path / "device" / "choices.json")
    choice_store.change(toured=True)
    first = App(store, choice_store)
    qtbot.addWidget(first)
    first.start()
    first.settle_in()
    assert first.bridge is not None
    assert first.bridge.send(c.Splash(amount=5))
    first.close()
    with SqliteStore(store.file, readonly=True) as book:
        assert missing(heads_file(tmp_path / "device" / "choices.json"), store.file, book) is None
    store.close()
    for beside in ("", "-wal", "-shm"):
        Path(f"{store.file}{beside}").unlink(missing_ok=True)
    shutil.copy(older, store.file)
    with SqliteStore(store.file) as again:
        second = App(again, choice_store)
        qtbot.addWidget(second)
        second.start()
        second.after_paint()
        qtbot.waitUntil(lambda: "does not have what was noted on " in notice_text(second), timeout=LONG)
        second.close()


def test_a_new_game_records_the_version_that_opened_it(
    app: App, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.shell.side_pages.version", lambda: "9.8.7")
    app.open_setup()
    assert app.setup is not None
    app.setup.started.emit({"blinds": [1, 2]})
    assert store.session(2).version == "9.8.7"


def test_a_stick_that_sleeps_is_no_wait_for_the_window(
    qtbot: QtBot, app: App, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    back_up(store.file, folder_of(store.file), datetime.now(UTC))
    readers = []
    for name, read in (("listed", listed), ("disk_use", disk_use)):

        def noted(*given, read=read):
            readers.append(threading.current_thread())
            return read(*given)

        monkeypatch.setattr(f"desktop.keeping.backups_page.{name}", noted)
    page = opened(qtbot, app)
    assert len(page.list.pane.records.records) == 1
    page.keys["now"].tap()
    qtbot.waitUntil(lambda: page.message.title == "The book is backed up", timeout=LONG)
    assert len(readers) == 4
    assert threading.main_thread() not in readers


def test_a_tick_that_a_backup_does_not_know_is_told_before_it_is_restored(
    qtbot: QtBot, app: App, store: SqliteStore
) -> None:
    assert app.bridge is not None
    with qtbot.waitSignal(app.keeper.ended, timeout=LONG):  # the app backs up by itself at the end of a game
        app.bridge.send(c.End())
    store.settle(app.bridge.session.id, [Tick.now("Ann>Bo:5", True)])
    page = opened(qtbot, app)
    assert page.message.lines[0].endswith(": 1 tick of payments")


def test_back_up_now_says_where_it_lies(qtbot: QtBot, app: App, store: SqliteStore) -> None:
    page = opened(qtbot, app)
    assert page.message.title == "There is no backup yet"
    assert ways(page) == ["back", "now", "book"]
    page.keys["now"].tap()
    qtbot.waitUntil(lambda: page.message.title == "The book is backed up", timeout=LONG)
    head, use = page.message.lines
    assert head == f"In {folder_of(store.file)}"
    size = listed(folders_of(store.file), store.file)[0].path.stat().st_size
    assert use.startswith(f"On this device: 1 copy, {-(-size // 1024):,} KB; ")
    assert use.endswith(" free")
    assert len(page.list.pane.records.records) == 1


def test_both_folders_say_what_the_backups_take(qtbot: QtBot, app: App, store: SqliteStore, tmp_path: Path) -> None:
    app.choice_store.choices = Choices(toured=True, backups=str(tmp_path / "STICK"))
    back_up(store.file, folder_of(store.file), datetime.now(UTC))
    page = opened(qtbot, app)
    qtbot.waitUntil(lambda: len(page.message.lines) == 3, timeout=LONG)
    assert page.message.lines[1].startswith("On this device: 1 copy, ")
    assert page.message.lines[2] == f"Second folder, {tmp_path / 'STICK'}: not there now"
    (tmp_path / "STICK").mkdir()
    page.show_list()
    qtbot.waitUntil(lambda: len(page.message.lines) == 3, timeout=LONG)
    assert page.message.lines[2].startswith(f"Second folder, {tmp_path / 'STICK'}: 0 copies, 0 KB; ")


@pytest.mark.parametrize(
    ("use", "words"),
    [
        (DiskUse(1, 1, 1 << 30), "1 copy, 1 KB; 1 GB free"),
        (DiskUse(31, 124 << 20, (1 << 30) - 1), "31 copies, 124 MB; 1,023 MB free"),
    ],
)
def test_bytes_are_said_in_the_unit_they_fill(use: DiskUse, words: str) -> None:
    assert use_words(Path("x"), use, second=False) == f"On this device: {words}"


def test_the_second_folder_is_chosen_on_the_page_of_this_device(qtbot: QtBot, tmp_path: Path) -> None:
    choice_store = ChoiceStore()
    page = DevicePage(Look(load(), fit(1024, 600)), choice_store)
    qtbot.addWidget(page)
    page.ask_folder = lambda: str(tmp_path / "STICK")  # type: ignore[method-assign]
    here, second = page.panels["device"].chips["backups"][1:]
    assert (here.chosen, second.chosen) == (True, False)
    second.tap()
    assert choice_store.choices.backups == str(tmp_path / "STICK")
    assert (here.chosen, second.chosen) == (False, True)
    here.tap()
    assert choice_store.choices.backups == ""


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (0, "just made"), (59, "just made"), (60, "1 minute old"), (3599, "59 minutes old"), (3600, "1 hour old"),
        (86_399, "23 hours old"), (86_400, "1 day old"), (-5, "just made"),
    ],
)  # fmt: skip
def test_age(seconds: int, words: str) -> None:
    now = datetime.now(UTC)
    assert age(now - timedelta(seconds=seconds), now) == words


@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080), (800, 1280)])
@pytest.mark.parametrize("code", i18n.LANGUAGES)
def test_all_of_it_fits(qtbot: QtBot, app: App, store: SqliteStore, size: tuple[int, int], code: str) -> None:
    for hours in range(20):
        path = folder_of(store.file) / f"house {hours:012d} 2026-11-{hours + 1:02d} 21-30-05.db"
        path.parent.mkdir(exist_ok=True)
        path.touch()
    languages.speak(code)
    try:
        app.resize(*size)
        page = opened(qtbot, app)
        qtbot.waitUntil(lambda: "restore" in ways(page), timeout=LONG)
        parts = [page.list, page.message, *(key for key in page.keys.values() if key.isVisibleTo(page))]
        assert len(parts) == 6
        for at, part in enumerate(parts):
            assert page.rect().contains(part.geometry())
            assert not any(part.geometry().intersects(other.geometry()) for other in parts[at + 1 :])
    finally:
        languages.speak("en")
