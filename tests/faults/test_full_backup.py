"""The folder of the backups is on a disk that is full: it is said once, no half file stays, play goes on."""

import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.app import App
from desktop.preferences.choices import Choices, Kept
from engine import commands as c
from engine.journal.copies import folder_of
from engine.journal.sqlite import SqliteStore
from engine.keeping.backups import folders_of, listed
from tests.engine.journal.evening import start
from tests.faults.test_files import full

__all__ = ["full"]
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="small file systems as Linux makes them")


def test_a_full_stick_is_said_once_and_takes_no_half_file(qtbot: QtBot, tmp_path: Path, full: Path) -> None:
    if not list(full.iterdir()):
        pytest.skip("no small file system can be mounted here")
    messages: list[str] = []
    with SqliteStore(tmp_path / "house.db") as store:
        start(store)
        app = App(store, Kept())
        app.kept.choices = Choices(toured=True, backups=str(full))
        qtbot.addWidget(app)
        app.start()
        app.settle_in()
        app.keeper.failed.connect(messages.append)
        assert app.bridge is not None
        for times in (1, 2):
            assert app.bridge.send(c.Splash(amount=5 * times)), "play goes on"
            with qtbot.waitSignal(app.keeper.ended, timeout=20_000):
                app.keeper.when_due()
            assert app.keeper.behind, "it is tried again"
        assert [words.startswith(f"No backup in {full}: the disk is full") for words in messages] == [True]
        own = full / folder_of(store.file).name
        assert not own.exists() or list(own.iterdir()) == []
        assert all(backup.path.parent == folder_of(store.file) for backup in listed(folders_of(store.file), store.file))
        (full / "filling").unlink()
        with qtbot.waitSignal(app.keeper.ended, timeout=20_000):
            app.keeper.when_due()
        assert len(list(own.iterdir())) == 1
        app.close()
