"""`feltbook script --session`: a line that could not be saved is answered with `storage`; the table stands still."""

import json
import os
import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

DOOR = "import sys; from engine.script.command import main; sys.exit(main(['-', '--session', sys.argv[1]]))"
OPEN = {"do": "open", "table": {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": 6}}

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="limits and moving open files are of POSIX")


class Door:
    """A running `feltbook script` on a book; asked line by line."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process

    def ask(self, **line: Any) -> Any:
        """The answer to a line."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(line) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def end(self) -> int:
        """No more lines: the exit status."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        return self.process.wait()


@contextmanager
def door(book: Path, env: dict[str, str] | None = None) -> Iterator[Door]:
    """A door on a book; `env` = the environment of its process, None = ours."""
    with subprocess.Popen(
        [sys.executable, "-c", DOOR, str(book)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env
    ) as process:
        yield Door(process)


def steps(book: Path) -> int:
    """How many steps a person finds in the book afterwards."""
    code = (
        "import sys; from engine.journal.sqlite import SqliteStore as S;"
        "print(len(list(S(sys.argv[1], readonly=True).rows(1))))"
    )
    return int(subprocess.run([sys.executable, "-c", code, str(book)], capture_output=True, check=True).stdout)


def test_a_book_that_is_deleted(tmp_path: Path) -> None:
    with door(tmp_path / "book.db") as script:
        before = script.ask(**OPEN)["state"]
        (tmp_path / "book.db").unlink()
        for _ in range(2):
            answer = script.ask(do="sit", seat=1, player="Ann", stack=200)
            assert (answer["ok"], answer["error"]["code"], answer["error"]["cause"]) == (False, "storage", "deleted")
            assert "deleted" in answer["error"]["message"]
            assert answer["state"] == before
        assert script.end() == 1


def test_a_book_that_is_moved_and_put_back(tmp_path: Path) -> None:
    book = tmp_path / "book.db"
    with door(book) as script:
        script.ask(**OPEN)
        book.rename(tmp_path / "away.db")
        assert script.ask(do="sit", seat=1, player="Ann", stack=200)["error"]["cause"] == "moved"
        (tmp_path / "away.db").rename(book)
        assert script.ask(do="sit", seat=1, player="Ann", stack=200)["ok"]
        assert script.end() == 1
    assert steps(book) == 2


def test_a_disk_that_fills_up(tmp_path: Path) -> None:
    book = tmp_path / "book.db"
    with door(book) as script:
        state = script.ask(**OPEN)["state"]
        log = os.stat(f"{book}-wal").st_size
        resource.prlimit(script.process.pid, resource.RLIMIT_FSIZE, (log + 60_000, resource.RLIM_INFINITY))
        saved = 1
        while (answer := script.ask(do="dealer", name=f"Kim {saved}"))["ok"]:
            saved += 1
            state = answer["state"]
        assert answer["error"]["code"] == "storage"
        assert answer["error"]["cause"] in ("full", "io")
        assert answer["state"] == state
        resource.prlimit(script.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        assert script.ask(do="dealer", name="Lee")["ok"]
        assert script.end() == 1
    assert steps(book) == saved + 1


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Path]:
    """A file system of one megabyte, for root alone to make."""
    folder = tmp_path / "small"
    folder.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(folder)], capture_output=True).returncode:
        pytest.skip("only root mounts a small file system; the limit on file sizes is tested above")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


def test_a_small_disk_that_is_really_full(small: Path) -> None:
    book = small / "book.db"
    with door(book) as script:
        state = script.ask(**OPEN)["state"]
        room = os.statvfs(small)
        (small / "filling").write_bytes(b"x" * (room.f_bavail * room.f_frsize - 3 * 4096))
        saved = 1
        while (answer := script.ask(do="dealer", name=f"Kim {saved}"))["ok"]:
            saved += 1
            state = answer["state"]
        assert (answer["error"]["code"], answer["error"]["cause"]) == ("storage", "full")
        assert "the disk is full" in answer["error"]["message"]
        assert answer["state"] == state
        assert not script.ask(do="undo")["ok"]
        (small / "filling").unlink()
        assert script.ask(do="dealer", name="Lee")["ok"]
        assert script.end() == 1
    assert steps(book) == saved + 1


def test_a_refused_tap_on_a_full_disk_does_not_come_back_after_a_kill(small: Path) -> None:
    book = small / "book.db"
    with door(book) as script:
        script.ask(**OPEN)
        room = os.statvfs(small)
        (small / "filling").write_bytes(b"x" * (room.f_bavail * room.f_frsize - 3 * 4096))
        saved = 1
        while script.ask(do="dealer", name=f"Kim {saved}")["ok"]:
            saved += 1
        script.process.kill()
        script.process.wait()
    (small / "filling").unlink()
    assert steps(book) == saved


def test_a_disk_that_turns_read_only(small: Path) -> None:
    book = small / "book.db"
    with door(book) as script:
        state = script.ask(**OPEN)["state"]
        # A disk does not turn while something on it is open for writing: this is the next start.
        assert script.ask(do="dealer", name="Kim")["state"] != state
        assert script.end() == 0
    subprocess.run(["mount", "-o", "remount,ro", str(small)], check=True)
    done = subprocess.run(
        [sys.executable, "-c", DOOR, str(book)], input=json.dumps(OPEN), capture_output=True, text=True
    )
    assert done.returncode == 2
    assert "read-only" in done.stderr
    assert done.stderr.count("\n") == 1
    assert steps(book) == 2
