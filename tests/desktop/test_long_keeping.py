"""What a long evening or very many hands take in the book is done beside the window, or a little at a time."""

import threading
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from desktop.app import App
from desktop.keeping import backups_page, check_page, privacy
from desktop.keeping.backups_page import BackupsPage
from desktop.keeping.check_page import CheckPage
from desktop.keeping.privacy_page import PrivacyPage
from desktop.replay import searching
from desktop.shell import book_upgrade
from engine.commands import End
from engine.journal.progress import Cancelled, GoOn
from engine.journal.sqlite import SqliteStore
from engine.journal.upgrades_due import stale_steps
from engine.keeping.backups import back_up
from engine.proof.verify import verify
from tests.desktop.long_work import PATIENCE, Gate, bytes_of, play, reached, shut
from tests.desktop.opened_app import opened

NAME = "Ann"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    """A book with an evening that is over, and a game that runs; a backup of both."""
    with SqliteStore(tmp_path / "book.db") as made:
        over = play(made, 4)
        over.undo()
        over.dispatch(End())
        play(made, 6)
        back_up(made.file, made.file.with_name("book backups"), datetime.now(UTC))
        yield made


def privacy_of(app: App) -> PrivacyPage:
    app.open_setup()
    app.side_pages.open_privacy("")
    page = app.shown
    assert isinstance(page, PrivacyPage)
    return page


def checking(qtbot: QtBot, store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> tuple[App, CheckPage, Gate]:
    """The page that checks the book, held in another thread."""
    app, gate = opened(qtbot, store), shut(monkeypatch, check_page, "verify")
    app.side_pages.open_check()
    page = app.shown
    assert isinstance(page, CheckPage)
    reached(qtbot, gate)
    return app, page, gate


def test_the_game_on_the_table_is_made_ready_where_somebody_was_forgotten_in_it(
    qtbot: QtBot, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its states have another name in them: made anew by the window they took five seconds of ten thousand hands."""
    app, gate = opened(qtbot, store), shut(monkeypatch, book_upgrade, "renew_snapshots")
    page = privacy_of(app)
    page.show_list(True)
    page.choose(NAME)
    page.go()
    reached(qtbot, gate)
    page.give_up()  # too late: the book has gone ahead
    gate.open.set()
    qtbot.waitUntil(lambda: page.message.title.startswith("From now on"), timeout=PATIENCE)
    assert stale_steps(store, 2) == 0
    assert app.bridge is not None
    assert NAME not in {player.name for player in app.bridge.state.seats if player}
    app.leave()
    assert verify(store.file).faults == ()


def test_erasing_can_be_stopped_and_leaves_the_book_as_it_was(
    qtbot: QtBot, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, gate = opened(qtbot, store), shut(monkeypatch, privacy, "erase")
    page = privacy_of(app)
    page.choose(page.list.pane.records.records[0])
    qtbot.waitUntil(lambda: page.choice is not None, timeout=PATIENCE)
    before = bytes_of(store)
    page.go()
    reached(qtbot, gate)
    assert page.keys["stop"].isVisible()
    page.keys["stop"].tap()
    gate.open.set()
    qtbot.waitUntil(lambda: page.message.title == "Stopped: nothing was changed", timeout=PATIENCE)
    assert bytes_of(store) == before
    app.leave()


def test_what_goes_with_an_evening_is_not_looked_for_to_its_end_where_nobody_waits(store: SqliteStore) -> None:
    folders = (store.file.with_name("book backups"),)
    with pytest.raises(Cancelled):
        privacy.losses_of(store.file, 1, folders, lambda _, __: False)
    steps: list[int] = []

    def few(done: int, of: int) -> bool:
        steps.append(of)
        return len(steps) < 4

    with pytest.raises(Cancelled):
        privacy.losses_of(store.file, 1, folders, few)
    assert steps[0] == 0
    assert steps[-1] > 0, "in the midst of the recap"


def test_hands_are_listed_in_the_book_as_they_are_looked_through(
    qtbot: QtBot, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of a hundred thousand at once, when the last was looked through, kept the window for a second."""
    monkeypatch.setattr(searching, "AT_ONCE", 1)
    gate, look_at = Gate(), searching.compute_updates

    def held(book: Any, due: Any, take: Any, go_on: GoOn) -> tuple[int, ...]:
        def half_way(done: int, of: int) -> bool:
            goes_on = go_on(done, of)
            if 0 < done < of and not gate.reached.is_set():
                gate.pass_through()
            return goes_on

        return look_at(book, due, take, half_way)

    monkeypatch.setattr(searching, "compute_updates", held)
    app = opened(qtbot, store)
    app.side_pages.open_hands(0)
    reached(qtbot, gate)

    def listed() -> set[int]:
        return {session for (session,) in store.ask("SELECT session FROM hand_index")}

    qtbot.waitUntil(lambda: listed() == {2}, timeout=PATIENCE)
    gate.open.set()
    qtbot.waitUntil(lambda: listed() == {1, 2}, timeout=PATIENCE)
    app.leave()


@pytest.mark.parametrize("what", ["restore", "salvage"])
def test_a_new_book_is_made_with_a_bar_and_nothing_is_left_of_it_when_the_page_is_left(
    qtbot: QtBot, store: SqliteStore, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    app, out = opened(qtbot, store), store.file.with_name("new.db")
    module = backups_page if what == "restore" else check_page
    gate = shut(monkeypatch, module, what)
    (app.side_pages.open_backups if what == "restore" else app.side_pages.open_check)()
    page: Any = app.shown
    assert isinstance(page, BackupsPage | CheckPage)
    page.ask_out = lambda: str(out)  # type: ignore[method-assign]
    if isinstance(page, BackupsPage):
        qtbot.waitUntil(lambda: page.keys["restore"].isVisible(), timeout=PATIENCE)
        page.restore()
    else:
        page.stop()
        page.save()
    reached(qtbot, gate)
    page.work.moved.emit(30, 120)
    assert page.message.lines == ("30 of 120 steps",)
    assert page.message.part == 0.25
    before = {*store.file.parent.rglob("*")}
    threading.Timer(0.05, gate.open.set).start()
    page.keys["back" if what == "restore" else "cancel"].tap()
    assert page.work is None
    qtbot.waitUntil(lambda: {*store.file.parent.rglob("*")} == before, timeout=PATIENCE)
    app.leave()


def test_a_page_that_is_left_does_not_wait_for_work_that_looks_up_late(
    qtbot: QtBot, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file of 10,000 hands is read for seconds before anybody is asked: Back stood still for all of them."""
    app, page, gate = checking(qtbot, store, monkeypatch)
    page.escape()
    assert app.shown is not page
    assert gate.threads[0].is_alive(), "it was not waited for"
    gate.open.set()
    gate.threads[0].join()
    app.leave()


def test_while_pages_are_looked_at_no_steps_are_counted(
    qtbot: QtBot, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, page, gate = checking(qtbot, store, monkeypatch)
    assert page.work is not None
    before = page.message.lines
    page.work.moved.emit(0, 0)
    assert page.message.lines == before
    page.work.moved.emit(3, 9)
    assert page.message.lines[0] == "3 of 9 steps"
    gate.open.set()
    page.cancel()
    app.leave()
