# ruff: noqa: F811 - a fixture of another folder is named as it is there
"""`feltbook room report`, and the floor's thread, on a real server."""

import json
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.cli import main
from desktop.floor import intents as i
from desktop.floor.reader import RoomReader
from desktop.floor.window import FloorWindow
from desktop.preferences.choices import ChoiceStore
from engine.recap.build import build
from engine.session import Session
from tests.engine.journal.evening import play
from tests.engine.room.conftest import room, server  # noqa: F401
from tests.engine.room.server import Room
from tests.engine.room.test_floor import Devices


@pytest.fixture
def session(room: Room, tmp_path: Path) -> Session:
    """An evening at table 1, in the room."""
    devices = Devices(room, tmp_path)
    played = devices.open(1, lambda store: play(store, 1))
    devices.ship(1)
    devices.lines[1].close()
    return played


def day_of(room: Room) -> str:
    return str(room.admin.ask("SELECT DISTINCT day::text AS day FROM room.session")[0]["day"])


def test_the_report_is_printed_and_written(
    session: Session,
    room: Room,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    recap = build(session)
    words = ["room", "report", day_of(room), "--as", str(room.auditor)]
    assert main(words) == 0
    printed = capsys.readouterr().out
    assert f"{len(recap.played)} hands, rake {recap.balance.rake}, drops {recap.balance.drop}" in printed
    files = {kind: tmp_path / f"day.{kind}" for kind in ("csv", "json", "hands", "pdf")}
    assert (
        main([*words, "--by", "player", *(word for kind, file in files.items() for word in (f"--{kind}", str(file)))])
        == 0
    )
    assert len(files["csv"].read_text().splitlines()) == len(recap.players) + 1
    assert json.loads(files["json"].read_bytes())["sums"]["rake"] == recap.balance.rake
    assert len(files["hands"].read_text().splitlines()) == len(recap.hands) + 1
    assert files["pdf"].read_bytes().startswith(b"%PDF")


def test_no_day_and_no_credential_are_said(room: Room, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["room", "report", "today", "--as", str(room.auditor)]) == 2
    assert "is no day" in capsys.readouterr().err
    assert main(["room", "report", "2026-01-31", "--as", str(tmp_path / "none")]) == 2
    assert main(["floor", "--as", str(tmp_path / "none")]) == 2
    assert "there is no credential" in capsys.readouterr().err


def test_the_floor_sees_its_tables_and_what_it_does_itself(
    session: Session,
    room: Room,
    tmp_path: Path,
    qtbot: QtBot,
) -> None:
    window = FloorWindow(RoomReader(room.floor), ChoiceStore(), tmp_path)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    window.reader.start()
    try:
        qtbot.waitUntil(lambda: 1 in window.tiles.tiles.cards)
        assert window.tiles.tiles.cards[1].tile.state in ("plain", "closed", "wants")
        window.act(i.SendNote(1, "Chips are coming"))
        qtbot.waitUntil(lambda: any(table.notes for table in window.room.tables))  # type: ignore[union-attr]
        window.lists.game = "PLO 5/10"
        window.act(i.AddName("Zoe"))
        qtbot.waitUntil(lambda: bool(window.room.waiting))  # type: ignore[union-attr]
        with qtbot.waitSignal(window.reader.refused):
            window.act(i.AddName("zoe"))
        window.of = day_of(room)
        window.act(i.Go(i.RoomTab.DAY))
        qtbot.waitUntil(lambda: window.day.day is not None)
        assert window.day.day is not None
        assert window.day.day.sums.hands == len(build(session).played)
        window.act(i.OpenTable(1))
        qtbot.waitUntil(lambda: window.table.felt.felt.isVisible() or session.state.ended)
    finally:
        window.close()
