"""Damaged rows: every way of reading them ends, with the session and step that are damaged; none hangs or crashes."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from engine.journal import queries
from engine.journal.errors import Damaged
from engine.journal.store import SqliteStore
from engine.script.reading import read
from engine.session import Done, Session
from tests.end_to_end.test_killed_door import script
from tests.faults.damage import forge, forget_snapshots, lose

PATIENCE = 60
"""Seconds until reading counts as a hang."""


@pytest.fixture
def book(tmp_path: Path) -> Path:
    """A book with a hand of three streets and a side pot in it, and the next one dealt."""
    with SqliteStore(tmp_path / "book.db") as store:
        session: Any = None
        for line in [*script(), {"do": "deal"}]:
            if line["do"] == "open":
                session = Session.start(store, line["table"])
            else:
                assert isinstance(session.dispatch(read(line)), Done), line
    return tmp_path / "book.db"


def ways(book: Path) -> dict[str, str]:
    """How each way of reading ended."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.faults.reading", str(book)], capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == 0, done.stderr
    return dict(line.split(": ", 1) for line in done.stdout.splitlines())


def test_a_sound_book_is_read_in_all_ways(book: Path) -> None:
    assert set(ways(book).values()) == {"ok"}


@pytest.mark.parametrize("column", ["parent", "before", "back", "ledger_back", "lead"])
@pytest.mark.parametrize("to", [12, 14])
def test_a_loop_in_the_rows_has_an_end(book: Path, column: str, to: int) -> None:
    forge(book, 12, **{column: to if column != "lead" else to + 1})
    forget_snapshots(book)
    ended = ways(book)
    assert ended["sessions"] == "ok"
    assert ended["everything" if "everything" in ended else "resume"] == "damaged_step 12"


@pytest.mark.parametrize("column", ["events", "label"])
@pytest.mark.parametrize(
    "text", ["", "{", '[{"e":"NoSuchEvent"}]', '[{"e":"Acted","seat":99,"kind":"fold"}]', json.dumps("x" * 300)]
)
def test_a_row_that_cannot_be_read_is_named(book: Path, column: str, text: str) -> None:
    forge(book, 12, **{column: text})
    assert ways(book)["verify"] == "damaged_step 12"
    forget_snapshots(book)
    assert ways(book)["resume"] == "damaged_step 12"


@pytest.mark.parametrize("walk", ["SELECT 12, 'x'", "SELECT 12, x'00'", "SELECT 'x', 0"])
def test_a_way_that_is_no_numbers_is_named(book: Path, monkeypatch: pytest.MonkeyPatch, walk: str) -> None:
    """A page whose types are damaged holds to no column's kind."""
    monkeypatch.setattr(queries, "WALK", walk)
    with SqliteStore(book) as store, pytest.raises(Damaged):
        store.path(1, 12, 0)


def test_a_row_that_is_missing_is_named(book: Path) -> None:
    lose(book, 12)
    assert ways(book)["verify"].startswith("damaged_step")


@pytest.mark.parametrize("arguments", [("recap", "1"), ("recap", "1", "--csv", "out"), ("export", "1", "--ohh", "out")])
def test_a_command_says_it_in_one_line(book: Path, tmp_path: Path, arguments: tuple[str, ...]) -> None:
    forge(book, 12, events="[")
    done = subprocess.run(
        [sys.executable, "-m", "desktop.cli", *arguments, "--db", str(book)],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        cwd=tmp_path,
    )
    assert done.returncode == 2
    assert "step 12 of session 1 is damaged" in done.stderr
    assert done.stderr.count("\n") == 1
    assert not (tmp_path / "out").exists()
