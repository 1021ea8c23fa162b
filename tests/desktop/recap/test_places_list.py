"""The places of a tournament are a list of Qt: read aloud card by card, walked and copied."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.metrics import fit
from desktop.kit.theme import load
from desktop.recap.page_records import Placed
from desktop.recap.places import PlaceList
from tests.desktop.spying import painted_on
from tests.desktop.test_screen_readers import heard, name

PLACES = tuple(Placed(f"{place}.", f"Player {place}", f"out in hand {40 - place}") for place in range(1, 32))


def listed(qtbot: QtBot, size: tuple[int, int] = (1280, 800)) -> PlaceList:
    fonts.install()
    made = PlaceList(Look(load(), fit(*size)))
    qtbot.addWidget(made)
    made.resize(size[0] * 2 // 3, size[1] // 3)
    made.show_places(PLACES, "31 entries", True, True, "")
    made.show()
    return made


def test_a_screen_reader_hears_a_row_for_every_place_in_sight(qtbot: QtBot) -> None:
    made = listed(qtbot)
    rows = next(part for part in heard(made) if part.role() == QAccessible.Role.List)
    spoken = [name(rows.child(at)) for at in range(rows.childCount())]
    assert name(rows) == "Places"
    assert len(spoken) == len(made.records.records) > 3
    assert "Player 1" in spoken[0]
    assert "out in hand 39" in spoken[0]


def test_places_that_are_walked_over_are_copied(qtbot: QtBot) -> None:
    made = listed(qtbot)
    made.view.setCurrentIndex(made.records.index(0))
    QTest.keyClick(made.view, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(made.view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    copied = QGuiApplication.clipboard().text().splitlines()
    assert len(copied) == 2
    assert "Player 2" in copied[1]


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (1366, 768), (1920, 1080), (900, 1440)], ids=str)
def test_three_cards_stand_in_a_row_and_every_place_is_painted_once_it_is_turned_to(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    made, written = listed(qtbot, size), list[str]()
    for part in range(-(-len(PLACES) // len(made.records.records))):
        boxes = [made.view.visualRect(made.records.index(at)) for at in range(len(made.records.records))]
        assert [box.top() for box in boxes[::3]] == sorted({box.top() for box in boxes}), part
        written += [text.words for text in painted_on(made) if text.words.startswith("Player ")]
        made.pager.tap()
    assert written == [placed.name for placed in PLACES]
