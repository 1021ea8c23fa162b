"""Whoever changes the room on the server is found, by session and step; a room as its tables wrote it is silent."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.room import credential
from engine.room.checking import check
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
        return check(server, day, heads).findings


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
