"""What other tools read fast is brought up to date beside the window: of all evenings but the one that is played."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.app import App
from desktop.shell.for_other_tools import EveningTablesWriter
from engine import commands as c
from engine.journal.evening_tables import due
from engine.journal.sqlite import SqliteStore
from engine.session import Session
from tests.desktop.opened_app import do, game, opened

LONG = 30_000


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    """An evening that was left running, one that is over, and one that is on the table."""
    with SqliteStore(tmp_path / "book.db") as made:
        for _ in range(3):
            game(made, hands=3)
        ended = Session.resume(made, 2)
        do(ended, c.Act("fold"))
        do(ended, c.End())
        do(Session.resume(made, 3), c.Act("fold"))
        yield made


def beside(qtbot: QtBot, app: App) -> EveningTablesWriter:
    """What works beside the window, as after the first paint."""
    facts = app.around.facts
    facts.start(lambda: app.books.store)
    qtbot.addWidget(app)
    return facts


def is_idle(facts: EveningTablesWriter) -> bool:
    return facts.work is None and facts.pieces is None


def test_every_evening_is_kept_but_the_one_on_the_table(qtbot: QtBot, store: SqliteStore) -> None:
    app = opened(qtbot, store)
    assert app.bridge is not None
    assert app.bridge.session.id == 3
    facts = beside(qtbot, app)
    facts.catch_up()
    qtbot.waitUntil(lambda: is_idle(facts), timeout=LONG)
    assert due(store) == (3,)
    assert app.bridge.send(c.End())
    facts.catch_up()
    qtbot.waitUntil(lambda: is_idle(facts), timeout=LONG)
    assert due(store) == ()
    assert app.bridge.reopen()
    assert due(store) == (3,)


def test_a_tap_meanwhile_is_stored_and_no_other_game_is_lost(qtbot: QtBot, store: SqliteStore) -> None:
    app = opened(qtbot, store)
    assert app.bridge is not None
    facts = beside(qtbot, app)
    facts.catch_up()
    qtbot.waitUntil(lambda: facts.pieces is not None, timeout=LONG)
    assert app.bridge.send(c.Splash(amount=7))
    qtbot.waitUntil(lambda: is_idle(facts), timeout=LONG)
    assert store.ask("SELECT session, amount FROM ledger WHERE what = 'splash'") == [(3, 7)]
    assert due(store) == (3,)


def test_a_window_that_closes_meanwhile_leaves_nothing_half(qtbot: QtBot, store: SqliteStore) -> None:
    before = store.ask("SELECT * FROM actions ORDER BY session, number")
    app = opened(qtbot, store)
    facts = beside(qtbot, app)
    facts.catch_up()
    qtbot.waitUntil(lambda: facts.pieces is not None, timeout=LONG)
    facts.stop()
    qtbot.wait(50)
    assert len(due(store)) == 3
    assert store.ask("SELECT * FROM actions ORDER BY session, number") == before


def test_a_book_that_is_left_for_another_is_left_alone(qtbot: QtBot, store: SqliteStore, tmp_path: Path) -> None:
    app = opened(qtbot, store)
    facts = beside(qtbot, app)
    facts.catch_up()
    qtbot.waitUntil(lambda: facts.pieces is not None, timeout=LONG)
    app.books.go_on_in(tmp_path / "other.db")
    qtbot.waitUntil(lambda: is_idle(facts), timeout=LONG)
    with SqliteStore(store.file, readonly=True) as left:
        assert len(due(left)) == 3
    assert isinstance(app.books.store, SqliteStore)
    app.books.store.close()


def test_an_evening_that_cannot_be_read_is_not_tried_again(qtbot: QtBot, store: SqliteStore) -> None:
    store.db.execute("DROP TRIGGER steps_stay")
    store.db.execute("UPDATE steps SET events = '[{' WHERE session = 2 AND sequence = 2")
    app = opened(qtbot, store)
    facts = beside(qtbot, app)
    facts.catch_up()
    qtbot.waitUntil(lambda: is_idle(facts), timeout=LONG)
    assert due(store) == (3, 2)
    facts.catch_up()
    assert is_idle(facts)


def test_where_no_log_can_be_kept_nobody_reads_beside_the_taps(qtbot: QtBot, store: SqliteStore) -> None:
    store.db.execute("PRAGMA journal_mode = DELETE")
    app = opened(qtbot, store)
    facts = beside(qtbot, app)
    facts.catch_up()
    assert is_idle(facts)
    assert len(due(store)) == 3
