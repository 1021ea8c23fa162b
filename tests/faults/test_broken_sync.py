"""A tap that was refused because its commit failed does not come back after a kill."""

import platform
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from engine.journal.store import SqliteStore
from engine.session import Session
from tests.faults.broken_sync import SYNCS


@pytest.mark.skipif(
    sys.platform != "linux" or platform.machine() not in SYNCS, reason="the kernel's filter is of Linux"
)
def test_a_refused_tap_stays_refused(tmp_path: Path) -> None:
    book = tmp_path / "book.db"
    with subprocess.Popen(
        [sys.executable, "-m", "tests.faults.broken_sync", str(book)], stdout=subprocess.PIPE, text=True
    ) as tapping:
        assert tapping.stdout is not None
        answers = [tapping.stdout.readline().strip() for _ in range(2)]
        tapping.send_signal(signal.SIGKILL)
        tapping.wait()
    assert answers == ["saved", "io Kim"]
    with SqliteStore(book) as store:
        again = Session.resume(store, 1)
        assert again.state.dealer == "Kim", "what was acknowledged is there, what was refused is not"
