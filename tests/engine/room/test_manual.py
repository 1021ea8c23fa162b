"""The room's manual: every command in it is run, in its order, on a server where there is no room yet."""

import os
import re
import subprocess
import sys
from pathlib import Path

import engine.room
from engine.journal.sqlite import SqliteStore
from tests.engine.journal.evening import play
from tests.engine.room.server import PrivateServer

MANUAL = Path(engine.room.__file__).with_name("README.md")


def commands() -> list[str]:
    """The lines in the blocks of commands."""
    blocks = re.findall(r"^```sh\n(.*?)^```", MANUAL.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    return [line for block in blocks for line in block.splitlines()]


def test_every_command_of_the_manual_works(own_server: PrivateServer, tmp_path: Path) -> None:
    with SqliteStore(tmp_path / "table-1.db") as store:
        play(store, 3)
    programs = [str(Path(sys.executable).parent), str(own_server.programs), os.environ["PATH"]]
    at_home = {**os.environ, "PATH": os.pathsep.join(programs), "PGHOST": str(own_server.folder), "PGUSER": "postgres"}
    lines = commands()
    assert len(lines) > 10
    answers = {}
    for line in lines:
        done = subprocess.run(line, shell=True, cwd=tmp_path, env=at_home, check=False, capture_output=True, text=True)
        assert done.returncode == 0, (line, done.stdout, done.stderr)
        answers[line] = done.stdout.rstrip()
    checked = answers["feltbook room check credentials/audit.room.conf --heads heads.txt"]
    assert checked.startswith("1 sessions, ")
    assert checked.endswith("all as the tables wrote it")
    assert answers["feltbook verify --db anew.db"].endswith("all as it was written")
