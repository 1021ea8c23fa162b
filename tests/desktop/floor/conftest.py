"""The floor's window over a full room, at every size."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.floor.window import FloorWindow
from desktop.preferences.choices import ChoiceStore
from tests.desktop.floor_screens import FakeReader
from tests.desktop.rooms import SIZES, room


@pytest.fixture(params=SIZES, ids=str)
def window(request: pytest.FixtureRequest, qtbot: QtBot, tmp_path: Path) -> Iterator[FloorWindow]:
    reader = FakeReader()
    made = FloorWindow(reader, ChoiceStore(), tmp_path)  # type: ignore[arg-type]
    qtbot.addWidget(made)
    made.resize(*request.param)
    made.show()
    made.show_room(room())
    yield made
    made.close()
