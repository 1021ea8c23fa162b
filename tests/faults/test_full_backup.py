"""The folder of the backups is on a disk that is full: it is said once, no half file stays, play goes on."""

import json
import subprocess
import sys
from pathlib import Path

from tests.faults.disk import Disk, disk

__all__ = ["disk"]


def test_a_full_stick_is_said_once_and_takes_no_half_file(tmp_path: Path, disk: Disk) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.faults.full_backup", str(tmp_path)],
        env=disk.environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    came = json.loads(done.stdout.splitlines()[-1])
    assert [attempt["played"] for attempt in came["rounds"]] == [True] * 3, "play goes on"
    assert [attempt["behind"] for attempt in came["rounds"]] == [True, True, False], "it is tried again"
    assert [words.startswith(f"No backup in {tmp_path / 'STICK'}: the disk is full") for words in came["told"]] == [
        True
    ]
    assert [len(attempt["there"]) for attempt in came["rounds"]] == [0, 0, 1], "no half file"
    assert came["here"], "the disk of the book takes its backups"
