"""The room's manual: every command in it is run, in its order, on a server where there is no room yet."""

import os
import re
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

from msgspec.structs import replace

import engine.room
from engine.journal.memory import MemoryStore
from engine.journal.sqlite import SqliteStore
from tests.engine.journal.evening import play
from tests.engine.room.server import PrivateServer

MANUAL = Path(engine.room.__file__).with_name("README.md")


def blocks(kind: str = "sh") -> list[list[str]]:
    """The blocks of commands, line by line; `bash` = those of the server's own user."""
    written = re.findall(rf"^```{kind}\n(.*?)^```", MANUAL.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    return [block.splitlines() for block in written]


def old_evening(book: SqliteStore) -> None:
    """An evening of thirteen months ago."""
    store = MemoryStore()
    session = play(store, 4)
    entries = [(step, store.snapshot(session.id, step.sequence)) for step in store.rows(session.id)]
    created = (datetime.now(UTC) - timedelta(days=396)).replace(hour=12).isoformat()
    book.begin(replace(session.row, uid=f"{1:032x}", created=created), *entries)


def test_every_command_of_the_manual_works(own_server: PrivateServer, tmp_path: Path) -> None:
    with SqliteStore(tmp_path / "table-1.db") as store:
        old_evening(store)
        play(store, 3)
    programs = [str(Path(sys.executable).parent), str(own_server.programs), os.environ["PATH"]]
    at_home = {
        **os.environ,
        "PATH": os.pathsep.join(programs),
        "PGHOST": str(own_server.folder),
        "PGUSER": "postgres",
        "TZ": "UTC",
    }
    lines = [line for block in blocks() for line in block]
    assert len(lines) > 10
    answers = {}
    for line in lines:
        done = subprocess.run(line, shell=True, cwd=tmp_path, env=at_home, check=False, capture_output=True, text=True)
        assert done.returncode == 0, (line, done.stdout, done.stderr)
        answers[line] = done.stdout.rstrip()
    checked = answers["feltbook room check credentials/audit.room.conf --heads heads.txt"]
    assert checked.startswith("2 sessions, ")
    assert checked.endswith("all as the tables wrote it")
    assert answers["feltbook room check credentials/audit.room.conf"].startswith("2 sessions, 1 put away, ")
    assert answers["feltbook verify --db anew.db"].endswith("all as it was written")
