"""What each one gets or pays is a list of Qt: read aloud line by line, walked and copied."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.kit.fonts import typeset
from engine.journal.memory import MemoryStore
from tests.desktop.rooms import NAMES
from tests.desktop.settling.evenings import SIZES, evening, shown
from tests.desktop.spying import faults, painted_on
from tests.desktop.test_screen_readers import heard, name


def nine(qtbot, size):
    losers = [(player, -40) for player in NAMES[1:]]
    return shown(size, 1.0, evening(MemoryStore(), (NAMES[0], 320), *losers), qtbot).settle_page.costs


def test_a_screen_reader_hears_a_row_for_everybody(qtbot: QtBot) -> None:
    costs = nine(qtbot, (1280, 800))
    listed = next(part for part in heard(costs) if part.role() == QAccessible.Role.List)
    rows = [name(listed.child(at)) for at in range(listed.childCount())]
    assert name(listed) == "What each one gets or pays"
    assert len(rows) == 9
    assert rows[:2] == ["Maya: Poker +80.00, All together +80.00", "Theo: Poker −10.00, All together −10.00"]


def test_lines_that_are_walked_over_are_copied(qtbot: QtBot) -> None:
    costs = nine(qtbot, (1280, 800))
    QTest.mouseClick(
        costs.view.viewport(), Qt.MouseButton.LeftButton, pos=costs.view.visualRect(costs.records.index(1)).center()
    )
    QTest.keyClick(costs.view, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(costs.view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert [line.split(":")[0] for line in QGuiApplication.clipboard().text().splitlines()] == ["Theo", "Rosa"]


@pytest.mark.parametrize("size", SIZES)
def test_every_line_is_painted_or_turned_to(qtbot: QtBot, size: tuple[int, int]) -> None:
    costs = nine(qtbot, size)
    written = set[str]()
    for _ in NAMES:
        written |= {text.words for text in painted_on(costs) if text.widget is costs.view.viewport()}
        costs.pager.tap()
    assert set(NAMES) <= written


def test_the_ring_of_a_line_lies_round_its_words(qtbot: QtBot) -> None:
    """It went through the first letter of the name and the last figure of the sum."""
    costs = nine(qtbot, (1280, 800))
    listed = costs.view
    line = listed.visualRect(costs.records.index(1))
    words = [text.rect for text in painted_on(costs) if text.widget is listed.viewport()]
    inside = [rect for rect in words if line.contains(rect.center().toPoint())]
    free = listed.viewport().grab(line).toImage()
    listed.window().activateWindow()
    listed.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(listed.hasFocus)
    listed.setCurrentIndex(costs.records.index(1))
    ringed = listed.viewport().grab(line).toImage()
    assert free != ringed
    assert len(inside) == 3
    for rect in inside:
        letters = rect.adjusted(0, rect.height() / 3, 0, -rect.height() / 3)  # without the room above and below them
        box = letters.toAlignedRect().translated(-line.topLeft())
        assert free.copy(box) == ringed.copy(box)


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)])
def test_a_long_name_uses_the_free_part_of_its_row_before_it_shrinks(qtbot: QtBot, size: tuple[int, int]) -> None:
    long = "Jean-Baptiste Vanderbilt-Oberhauser"
    page = shown(size, 1.0, evening(MemoryStore(), ("Rosa", 40), (long, -10), ("Theo", -30)), qtbot).settle_page
    texts = painted_on(page)
    named = [text for text in texts if text.words == typeset(long)]
    assert len(named) == 2, "in the table and on its payment; nowhere cut"
    for text in named:
        beside = [
            other.px for other in texts if other.words == "Theo" and other.widget.parent() is text.widget.parent()
        ]
        assert beside
        assert text.px == max(beside), "as large as a short name"
    assert faults(page, texts) == []
