"""Whoever changes the room on the server is found, by session and step; a room as its tables wrote it is silent."""

import os
import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop.cli import main
from engine.room import credential, machine
from engine.room.check_room import check
from engine.room.report import day_of
from engine.room.wire import Server
from tests.engine.journal.evening import play
from tests.engine.room.books import Table
from tests.engine.room.server import Room


@pytest.fixture
def table(room: Room, tmp_path: Path) -> Iterator[Table]:
    """Table 1 with a whole evening in the room, undone and corrected too."""
    made = Table(room, 1, tmp_path)
    play(made.store, 2)
    made.shipper.once()
    yield made
    made.close()


def findings(room: Room, heads: Path | None = None, day: str = "") -> tuple[str, ...]:
    with Server(credential.read(room.auditor)) as server:
        return tuple(finding.text for finding in check(server, day, heads).findings)


def test_a_room_as_it_was_written_is_silent(room: Room, table: Table) -> None:
    with Server(credential.read(room.auditor)) as server:
        report = check(server)
    assert report.findings == ()
    assert (report.sessions, report.steps) == (2, sum(row.steps for row in table.store.sessions()))


@pytest.mark.parametrize(
    ("tampered", "expected"),
    [
        ("UPDATE room.step SET body = replace(body, 'Bo', 'Al') WHERE session = 2 AND seq = 4", "step 4 is not what"),
        ("DELETE FROM room.step WHERE session = 2 AND seq = 9", "step 9 is missing"),
        ("DELETE FROM room.step WHERE session = 2 AND seq > 100", "its end is step 100"),
        ("UPDATE room.step SET parent = 3 WHERE session = 2 AND seq = 9", "step 9 is told as another one"),
        ("UPDATE room.session SET header = replace(header, 'Evening', 'Morning')", "its opening is not"),
        ("UPDATE room.hand SET rake = rake + 1 WHERE session = 2 AND number = 2", "the hands is"),
        ("UPDATE room.hand SET dealer = 'Al' WHERE session = 2 AND number = 2", "the hands is"),
        ("UPDATE room.entry SET amount = amount + 5 WHERE session = 2 AND what = 'buy_in'", "the chips on the table"),
        ("UPDATE room.entry SET who = 'Zed' WHERE session = 2 AND what = 'buy_in' AND seat = 1", "what players won"),
        ("UPDATE room.head SET facts = 200 WHERE session = 2", "its facts end at step 200"),
        ("UPDATE room.session SET counts = false WHERE id = 2", "another branch took its place"),
    ],
)
def test_what_was_changed_on_the_server_is_named(room: Room, table: Table, tampered: str, expected: str) -> None:
    room.admin.ask(tampered)
    lines = findings(room)
    assert any(expected in line for line in lines), lines


def test_a_cut_tail_with_a_new_head_is_found_by_a_kept_one(room: Room, table: Table, tmp_path: Path) -> None:
    heads = tmp_path / "heads"
    assert findings(room, heads) == ()
    assert len(heads.read_text().splitlines()) == 2
    for facts in ("step", "hand", "entry"):
        room.admin.ask(f"DELETE FROM room.{facts} WHERE session = 2 AND seq > 3")
    room.admin.ask(
        "UPDATE room.head SET seq = 3, facts = 3, hash = (SELECT hash FROM room.step WHERE session = 2 AND seq = 3)"
        " WHERE session = 2"
    )
    assert findings(room) == (), "the chain alone cannot tell"
    [line] = findings(room, heads)
    assert "its end was cut or changed" in line
    assert len(heads.read_text().splitlines()) == 3


def test_alarms_nobody_saw_are_named_and_a_day_is_chosen(room: Room, table: Table) -> None:
    room.admin.ask("SELECT room.sound_alarm(3, NULL, 'put_back', 7)")
    [line] = findings(room)
    assert "table 3: put_back at step 7" in line
    room.admin.ask("UPDATE room.alarm SET seen = now()")
    room.admin.ask("UPDATE room.step SET body = '' WHERE seq = 9")
    assert len(findings(room)) == 2
    assert findings(room, day="2020-01-01") == ()


def test_a_month_that_was_put_away_is_counted_and_its_day_has_its_report(
    room: Room, table: Table, tmp_path: Path
) -> None:
    heads = tmp_path / "heads"
    assert findings(room, heads) == ()
    with Server(credential.read(room.auditor)) as server:
        [row] = server.ask("SELECT DISTINCT day::text AS day FROM room.session")
        before = day_of(server, row["day"])
        month = row["day"][:7]
        room.admin.ask(f"ALTER TABLE room.step DETACH PARTITION room.step_{month.replace('-', '_')} CONCURRENTLY")
        report = check(server, heads=heads)
        assert (report.sessions, report.steps, report.away) == (2, 0, 2)
        assert tuple(finding.text for finding in report.findings) == (
            f"the steps of {month} are not here, and a year has not passed since",
        )
        assert day_of(server, row["day"]) == before
        assert before.tables[0].sums.seconds > 0
    room.admin.ask("UPDATE room.session SET day = day - 400")
    assert findings(room, heads) == (), "an old month may be put away"
    room.admin.ask("UPDATE room.head SET seq = seq - 1 WHERE session = 2")
    [line] = findings(room, heads)
    assert "its end was cut or changed" in line


def test_a_disk_that_fills_up_and_old_backups_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = shutil.disk_usage(tmp_path)
    for used, lines in ((79, 0), (80, 1)):
        monkeypatch.setattr(shutil, "disk_usage", lambda _, used=used: disk._replace(used=used, free=100 - used))
        assert len(list(machine.findings(tmp_path, None))) == lines
    assert len(list(machine.findings(None, tmp_path))) == 2, "no dump, no base backup"
    dump, base = tmp_path / "room.dump", tmp_path / "base" / "backup_manifest"
    base.parent.mkdir()
    for file in (dump, base):
        file.touch()
    assert list(machine.findings(None, tmp_path)) == []
    now = time.time()
    os.utime(dump, (now, now - 25.9 * 3600))
    os.utime(base, (now, now - 7.9 * 24 * 3600))
    assert list(machine.findings(None, tmp_path)) == []
    os.utime(dump, (now, now - 26.1 * 3600))
    os.utime(base, (now, now - 8.1 * 24 * 3600))
    old = [finding.text for finding in machine.findings(None, tmp_path)]
    assert ["26 hours old" in old[0], "194 hours old" in old[1]] == [True, True]
    [finding] = machine.findings(tmp_path / "none", None)
    assert "no such folder" in finding.text


def test_room_check_says_what_the_machine_lacks(
    room: Room, table: Table, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    backups = tmp_path / "backups"
    backups.mkdir()
    assert main(["room", "check", str(room.auditor), "--backups", str(backups)]) == 1
    printed = capsys.readouterr().out
    assert "no dump in" in printed
    assert "no base backup in" in printed
    assert printed.endswith("2 findings\n")
