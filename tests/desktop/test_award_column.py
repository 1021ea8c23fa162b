"""The column at the showdown: every pot in sight as soon as it fits, the log above gives way first."""

import pytest
from pytestqt.qtbot import QtBot

from desktop.kit.theme import load
from desktop.present.window_state import Local
from desktop.table.view import TableView
from tests.desktop import tables

SIZES = ((1024, 600), (1366, 768), (1920, 1040), *((1280, high) for high in (761, 779, 782, 791, 800)))


@pytest.mark.parametrize("size", SIZES)
def test_two_pots_are_both_in_sight(qtbot: QtBot, size: tuple[int, int]) -> None:
    view = TableView(load())
    qtbot.addWidget(view)
    view.resize(*size)
    view.render_scene(tables.many_pots(2), Local())
    view.show()
    column = view.column
    assert [card.isHidden() for card in column.awards[:2]] == [False, False]
    assert column.list.down.isHidden()
