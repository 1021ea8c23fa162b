# ruff: noqa: F811 - a fixture of another folder is named as it is there
"""`feltbook room accept` on a real server: the fork of a table counts from then on, with who accepted it and why."""

from pathlib import Path

import pytest

from desktop.cli import main
from tests.engine.room.books import Table
from tests.engine.room.conftest import room, server  # noqa: F401
from tests.engine.room.server import Room


@pytest.fixture
def forked(room: Room, tmp_path: Path) -> int:
    """Table 1 put back and dealt on; the step where its book goes another way."""
    table = Table(room, 1, tmp_path)
    newest = table.session.newest
    with table.put_back(tmp_path / "copy.db"):
        table.tip(3)
        table.shipper.once()
    table.tip(2, amount=2)
    table.shipper.once()
    table.close()
    return newest + 1


def test_a_fork_is_accepted_with_a_reason_and_once(room: Room, forked: int, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["room", "accept", str(room.floor), "1", "disk was changed"]
    assert main(words) == 0
    assert f"another way from step {forked} on" in capsys.readouterr().out
    [deed] = room.admin.ask("SELECT who, what, facts FROM room.deed")
    assert (deed["who"], deed["what"]) == ("ann", "accept_branch")
    assert (deed["facts"]["at"], deed["facts"]["reason"]) == (forked, "disk was changed")
    sessions = room.admin.ask("SELECT branch, counts FROM room.session ORDER BY branch")
    assert sessions == [{"branch": 1, "counts": False}, {"branch": 2, "counts": True}]
    assert main(words) == 2, "there is no fork any more"
    assert "no fork of table 1 is open" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("login", "table", "reason", "why"),
    [
        ("floor", "1", " ", "accepted with a reason"),
        ("floor", "2", "disk was changed", "no fork of table 2 is open"),
        ("auditor", "1", "disk was changed", "permission denied"),
    ],
)
def test_what_may_not_be_accepted_changes_nothing(
    room: Room, forked: int, capsys: pytest.CaptureFixture[str], login: str, table: str, reason: str, why: str
) -> None:
    assert main(["room", "accept", str(getattr(room, login)), table, reason]) == 2
    assert why in capsys.readouterr().err
    assert room.admin.ask("SELECT branch, counts FROM room.session") == [{"branch": 1, "counts": True}]
    assert room.admin.ask("SELECT code, seen FROM room.alarm WHERE code = 'fork'") == [{"code": "fork", "seen": None}]
