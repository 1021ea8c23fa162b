"""A second tap on the way to the floor brings the window that is open to the front: there is no second one."""

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from desktop.floor import window as floor_window
from desktop.shell.single_window import SecondStartServer, ask_to_come_forward

SECOND = """
import pathlib, sys
from desktop.shell.single_window import ask_to_come_forward
sys.exit(not ask_to_come_forward(pathlib.Path(sys.argv[1]), opens=False))
"""


def test_a_second_start_rings_at_the_window_that_is_open(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "floor.room.conf"
    bell, rung = SecondStartServer(file), list[bool]()
    bell.second_started.connect(lambda: rung.append(True))
    second = QProcess()
    with qtbot.waitSignal(second.finished, timeout=30_000):
        second.start(sys.executable, ["-c", SECOND, str(file)])
    assert second.exitCode() == 0, "the window answered"
    assert rung == [True]
    bell.close()


def test_where_no_floor_is_open_a_start_does_not_wait(tmp_path: Path) -> None:
    assert not ask_to_come_forward(tmp_path / "floor.room.conf", patience_ms=10**9, opens=False)


def test_a_start_whose_ring_is_answered_makes_no_window(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(floor_window, "ask_to_come_forward", lambda file, *, opens: True)
    monkeypatch.setattr(floor_window, "FloorWindow", None)
    assert floor_window.run(tmp_path / "floor.room.conf") == 0
