"""Files the app writes on a disk that is full or may not be written: whole, or as they were; and it is said."""

import os
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from desktop.commands.formats import EXPORTS, RECAPS
from engine.journal.store import SqliteStore
from engine.script.reading import read
from engine.session import Done, Session
from engine.writing import write
from tests.end_to_end.test_killed_door import script

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="small file systems as Linux makes them")
NOBODY = 65534


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A book with a hand in it."""
    path = tmp_path_factory.mktemp("book") / "book.db"
    with SqliteStore(path) as store:
        session: Any = None
        for line in script():
            if line["do"] == "open":
                session = Session.start(store, line["table"])
            else:
                assert isinstance(session.dispatch(read(line)), Done)
    return path


@pytest.fixture
def full(tmp_path: Path) -> Iterator[Path]:
    """A file system of one megabyte with 2 KB left; without root, a limit on the size of files stands in for it."""
    folder = tmp_path / "small"
    folder.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(folder)], capture_output=True)
    if mounted.returncode:
        yield folder
        return
    try:
        room = os.statvfs(folder)
        (folder / "filling").write_bytes(b"x" * (room.f_bavail * room.f_frsize))
        yield folder
    finally:
        subprocess.run(["umount", str(folder)], check=True)


def feltbook(*words: str, full: bool = True, user: int | None = None) -> "subprocess.CompletedProcess[str]":
    """Run a command; `full` = its files may not grow beyond a few bytes, whatever the disk has."""
    limit = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (64, 64));" if full else ""
    code = f"import sys; {limit} from desktop.cli import main; sys.exit(main(sys.argv[1:]))"
    return subprocess.run(
        [sys.executable, "-c", code, *words],
        capture_output=True,
        text=True,
        user=user,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )


@pytest.mark.parametrize("kind", RECAPS)
def test_a_recap_on_a_full_disk(book: Path, full: Path, kind: str) -> None:
    target = full / f"recap.{kind}"
    done = feltbook("recap", "last", f"--{kind}", str(target), "--db", str(book), full=not os.listdir(full))
    assert done.returncode == 2
    assert str(target) in done.stderr
    assert done.stderr.count("\n") == 1
    assert not any(path.name.startswith("recap") for path in full.iterdir())


@pytest.mark.parametrize("kind", EXPORTS)
def test_an_export_on_a_full_disk_leaves_the_old_file(book: Path, tmp_path: Path, kind: str) -> None:
    target = tmp_path / "hands"
    target.write_text("those of last week")
    done = feltbook("export", "last", f"--{kind}", str(target), "--db", str(book))
    assert done.returncode == 2
    assert target.read_text() == "those of last week"
    assert [path.name for path in tmp_path.iterdir()] == ["hands"]


def test_what_cannot_be_printed_is_no_success(book: Path) -> None:
    with open("/dev/full", "w") as full:
        code = "import sys; from desktop.cli import main; sys.exit(main(sys.argv[1:]))"
        done = subprocess.run(
            [sys.executable, "-c", code, "recap", "last", "--db", str(book)], stdout=full, stderr=subprocess.PIPE
        )
    assert done.returncode == 2
    assert b"No space left" in done.stderr


@pytest.mark.skipif(os.geteuid() != 0, reason="root becomes nobody here; others are somebody already")
def test_a_folder_that_may_not_be_written() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "closed"
        folder.mkdir(mode=0o755)
        os.chmod(name, 0o755)
        code = (
            "import os, sys; from pathlib import Path; from engine.writing import write; os.setuid(int(sys.argv[2]))\n"
            "try: write(Path(sys.argv[1]), 'words')\n"
            "except OSError as error: print(error.filename, error.strerror)"
        )
        target = folder / "recap.csv"
        done = subprocess.run(
            [sys.executable, "-c", code, str(target), str(NOBODY)], capture_output=True, text=True, check=True
        )
        assert done.stdout == f"{target} Permission denied\n"
        assert not list(folder.iterdir())


def test_a_file_is_written_whole_with_its_rights(tmp_path: Path) -> None:
    target = tmp_path / "new folder" / "pins.json"
    write(target, "old", 0o600)
    (tmp_path / "link").symlink_to(target)
    write(tmp_path / "link", ("ne", "w\r\n"), 0o600)
    assert target.read_bytes() == b"new\r\n"
    assert target.stat().st_mode & 0o777 == 0o600
    assert (tmp_path / "link").is_symlink()
    assert [path.name for path in target.parent.iterdir()] == ["pins.json"]


def test_content_that_fails_in_the_middle_leaves_the_old_file(tmp_path: Path) -> None:
    def parts() -> Iterator[str]:
        yield "half"
        raise ValueError("a damaged row")

    (tmp_path / "audit").write_text("old")
    with pytest.raises(ValueError, match="damaged"):
        write(tmp_path / "audit", parts())
    assert (tmp_path / "audit").read_text() == "old"
    assert len(list(tmp_path.iterdir())) == 1


def test_the_rights_of_a_file_that_is_there_are_kept(tmp_path: Path) -> None:
    target = tmp_path / "recap.csv"
    target.write_text("old")
    for rights in (0o640, 0o666, 0o400):
        target.chmod(rights)
        write(target, f"{rights:o}")
        assert (target.stat().st_mode & 0o777, target.read_text()) == (rights, f"{rights:o}")


def test_a_link_to_nothing_stays_a_link_and_a_ring_of_links_is_refused(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("later.csv")
    write(tmp_path / "link", "words")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "later.csv").read_text() == "words"
    (tmp_path / "ring").symlink_to("ring")
    with pytest.raises(OSError, match="symbolic links"):
        write(tmp_path / "ring", "words")
    assert (tmp_path / "ring").is_symlink()


def test_a_pipe_with_a_name_is_written_into(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with subprocess.Popen(["cat", tmp_path / "pipe"], stdout=subprocess.PIPE) as reader:
        write(tmp_path / "pipe", "words")
        assert reader.communicate(timeout=10)[0] == b"words"
    assert stat.S_ISFIFO((tmp_path / "pipe").lstat().st_mode)
    assert len(list(tmp_path.iterdir())) == 1


@pytest.mark.skipif(os.geteuid() != 0, reason="only root makes a device")
def test_a_device_is_written_into_and_stays_a_device(tmp_path: Path) -> None:
    """Numbers of `/dev/null` and `/dev/full`, in a folder of the test's own."""
    for name, minor in (("null", 3), ("full", 7)):
        try:
            os.mknod(tmp_path / name, stat.S_IFCHR | 0o666, os.makedev(1, minor))
            os.close(os.open(tmp_path / name, os.O_WRONLY))
        except OSError as error:
            pytest.skip(f"no device can be made here: {error}")
    (tmp_path / "link").symlink_to("null")
    write(tmp_path / "null", "words", 0o600)
    write(tmp_path / "link", "words")
    with pytest.raises(OSError, match="No space left") as full:
        write(tmp_path / "full", "words")
    assert full.value.filename == str(tmp_path / "full")
    assert all(stat.S_ISCHR((tmp_path / name).lstat().st_mode) for name in ("null", "full"))
    assert {path.name for path in tmp_path.iterdir()} == {"null", "full", "link"}


@pytest.mark.parametrize("to", ["pipe", "file"])
@pytest.mark.parametrize("name", ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"])
def test_standard_output_by_its_name_is_where_the_shell_sent_it(tmp_path: Path, name: str, to: str) -> None:
    """Also at the end of a file that has lines already: they stay."""
    if not Path(name).exists():
        pytest.skip(f"there is no {name} here")
    code = "import sys; from pathlib import Path; from engine.writing import write; write(Path(sys.argv[1]), 'words')"
    made = [sys.executable, "-c", code, name]
    if to == "pipe":
        assert subprocess.run(made, capture_output=True, check=True).stdout == b"words"
        return
    kept = tmp_path / "all.txt"
    kept.write_text("lines, ")
    with kept.open("ab") as out:
        subprocess.run(made, stdout=out, check=True)
    assert kept.read_text() == "lines, words"
