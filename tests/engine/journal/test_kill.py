"""SIGKILL in the middle of appends: whatever was acknowledged is there, and nothing half-done."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from engine.journal.store import SqliteStore
from engine.session import Session
from tests.engine.journal.fakes import CORE

WRITER = """
import sys
from engine import commands as c
from engine.journal.store import SqliteStore
from tests.engine.journal.fakes import fake_session
session = fake_session(SqliteStore(sys.argv[1]))
while True:
    for command in (c.Deal(), c.Act(action="raise", to=5), c.Act(action="call"), c.Act(action="fold"),
                    c.Undo(), c.Redo(), c.Award(ranking=((1,),)),
                    c.Amend(action=2, line={"do": "act", "action": "call"}), c.Undo(), c.Undo(), c.Redo()):
        done = session.dispatch(command)
        sys.stdout.write(f"{done.step.sequence} {done.step.head} {session.state.number}\\n")
        sys.stdout.flush()
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no SIGKILL on this system")
@pytest.mark.parametrize("after", [0.05, 0.13, 0.31])
def test_a_kill_loses_nothing_that_was_acknowledged(tmp_path: Path, after: float) -> None:
    path = tmp_path / "book.db"
    with subprocess.Popen([sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        lines = [writer.stdout.readline()]
        time.sleep(after)
        os.kill(writer.pid, signal.SIGKILL)
        lines += writer.stdout.read().splitlines()
    # The last line may be cut off; every whole one is a step the dealer has seen on the screen.
    sequence, head, number = map(int, next(line for line in reversed(lines) if len(line.split()) == 3).split())
    with SqliteStore(path) as store:
        rows = list(store.rows(1))
        assert [row.sequence for row in rows] == list(range(1, len(rows) + 1))
        assert len(rows) >= sequence
        assert rows[sequence - 1].head == head
        assert rows[sequence - 1].hand == number
        session = Session.resume(store, 1, core=CORE)
        assert session.verify()["replay"]
        assert store.db.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
