"""After an update, or once very many evenings came in, the start makes the book ready beside the window."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.shell import book_upgrade, books
from engine.commands import End
from engine.journal import refresh
from engine.journal.codec import decode_snapshot
from engine.journal.sqlite import SqliteStore
from engine.journal.upgrades_due import stale_steps, unlisted
from engine.proof.verify import verify
from engine.session import Session
from tests.desktop.long_work import PATIENCE, bytes_of, play, reached, shut, waiting
from tests.desktop.opened_app import opened


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SqliteStore]:
    """A book with a game that goes on; few steps are many."""
    monkeypatch.setattr(book_upgrade, "STEPS_AT_ONCE", 10)
    with SqliteStore(tmp_path / "book.db") as made:
        play(made, 6)
        yield made


def updated(store: SqliteStore) -> None:
    """States have another shape now."""
    store.db.execute("UPDATE snapshots SET state = x'0000000000'")


def test_states_of_another_shape_are_made_anew_by_another_thread_before_the_table_is_shown(
    qtbot: QtBot, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    state, gate = Session.resume(store, 1).state, shut(monkeypatch, book_upgrade, "renew_snapshots")
    updated(store)
    app = opened(qtbot, store)
    reached(qtbot, gate)
    assert waiting(app).isVisible()
    gate.open.set()
    qtbot.waitUntil(lambda: app.table is not None and app.shown is app.table, timeout=PATIENCE)
    assert app.bridge is not None
    assert app.bridge.session.state == state
    assert stale_steps(store, 1) == 0
    blobs = [blob for (blob,) in store.ask("SELECT state FROM snapshots")]
    assert None not in map(decode_snapshot, blobs), "those of earlier hands as well: a replay begins there"
    assert verify(store.file).faults == ()
    app.leave()


def test_who_does_not_want_to_wait_leaves_and_the_book_is_as_it_was(
    qtbot: QtBot, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = shut(monkeypatch, book_upgrade, "renew_snapshots")
    updated(store)
    before, app = bytes_of(store), opened(qtbot, store)
    reached(qtbot, gate)
    waiting(app).escape()
    gate.open.set()
    qtbot.waitUntil(lambda: not app.isVisible(), timeout=PATIENCE)
    assert app.table is None
    assert bytes_of(store) == before


def test_an_evening_that_is_over_is_made_ready_when_its_recap_is_asked_for(
    qtbot: QtBot, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    earlier, later = play(store, 5), play(store, 1)
    for session in (earlier, later):
        session.undo()
        session.dispatch(End())
    store.db.execute("UPDATE snapshots SET state = x'00' WHERE session = ?", (earlier.id,))
    play(store, 1)
    app, gate = opened(qtbot, store), shut(monkeypatch, book_upgrade, "renew_snapshots")
    assert app.shown is app.table, "the game on the table is ready"
    app.open_setup()
    app.beginning.open_evenings()
    before = app.evenings
    assert before is not None
    before.recap.emit(earlier.id)
    reached(qtbot, gate)
    page = waiting(app)
    page.escape()
    gate.open.set()
    qtbot.waitUntil(lambda: app.shown is before, timeout=PATIENCE)
    assert stale_steps(store, earlier.id)
    before.recap.emit(earlier.id)
    qtbot.waitUntil(lambda: app.recap is not None and app.shown is app.recap.page, timeout=PATIENCE)
    assert stale_steps(store, earlier.id) == 0
    app.leave()


@pytest.mark.parametrize("stopped", [False, True])
def test_many_evenings_that_came_in_are_listed_in_parts(
    qtbot: QtBot, store: SqliteStore, monkeypatch: pytest.MonkeyPatch, stopped: bool
) -> None:
    for module in (books, book_upgrade):
        monkeypatch.setattr(module, "MANY_EVENINGS", 3)
    monkeypatch.setattr(refresh, "PART", 1)
    for _ in range(3):
        play(store, 1)
    assert unlisted(store) == 4
    gate = shut(monkeypatch, refresh, "add_new_players")
    app = opened(qtbot, store)
    reached(qtbot, gate)
    page = waiting(app)
    if stopped:
        page.escape()
    gate.open.set()
    if stopped:
        qtbot.waitUntil(lambda: not app.isVisible(), timeout=PATIENCE)
        assert unlisted(store) == 3, "the part that was being written is kept"
    else:
        qtbot.waitUntil(lambda: app.table is not None and app.shown is app.table, timeout=PATIENCE)
        assert unlisted(store) == 0
        app.leave()
