"""The app is killed in mid-hand; started again it is back at the very tap."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from desktop.app import App
from engine.journal.sqlite import SqliteStore
from engine.view.tell_state import tell
from tests.end_to_end.test_killed_door import script


@pytest.mark.parametrize("taps", [10, 16])
def test_back_at_the_very_tap(tmp_path: Path, qtbot: QtBot, taps: int) -> None:
    book = tmp_path / "book.db"
    shown = ""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.end_to_end.tapping", str(book), json.dumps(script()[:taps])],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen")},
    ) as app:
        assert app.stdout is not None
        for _ in range(taps):
            shown = app.stdout.readline()
        app.send_signal(signal.SIGKILL)
        app.wait()
    assert shown, "the window came up and tapped"

    with SqliteStore(book) as store:
        again = App(store)
        qtbot.addWidget(again)
        again.resize(1280, 800)
        again.start()
        again.show()
        assert again.bridge is not None
        assert json.loads(msgspec.json.encode(tell(again.bridge.state))) == json.loads(shown)
        assert again.bridge.session.verify()["replay"]
        again.bridge.close()
