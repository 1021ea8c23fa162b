"""What work on a book came to is a list of Qt: as many lines as there are, read aloud, walked and copied."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.keeping.work_page import TEXT_LEAST, Message
from desktop.kit import fitting, fonts
from desktop.kit.appearance import Look
from desktop.kit.metrics import fit
from desktop.kit.theme import load
from tests.desktop.rows import row_box
from tests.desktop.spying import faults, painted_on
from tests.desktop.test_screen_readers import heard, name

MANY = tuple(f"Session {number}: 40 of 41 steps." for number in range(1, 61))
"""As many sessions as a year of evenings has, saved from a book that broke."""
SIZES = [(1024, 600), (1280, 800), (900, 1440), (1920, 1080)]


def telling(qtbot: QtBot, lines: tuple[str, ...], size: tuple[int, int] = (1280, 800)) -> Message:
    fonts.install()
    made = Message(Look(load(), fit(*size)))
    qtbot.addWidget(made)
    made.resize(size[0], size[1] * 2 // 3)
    made.show()
    made.tell("Saved", *lines)
    return made


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_more_lines_than_have_room_are_turned_to(qtbot: QtBot, size: tuple[int, int]) -> None:
    made, written = telling(qtbot, MANY, size), dict[str, None]()
    for _ in MANY:
        pieces = painted_on(made)
        assert faults(made, pieces) == []
        written |= dict.fromkeys(piece.words for piece in pieces if piece.words.startswith("Session "))
        made.pane.down.tap()
    assert list(written) == list(MANY)


@pytest.mark.parametrize("count", [1, 6, 9])
def test_lines_that_fit_are_all_in_sight_without_keys(qtbot: QtBot, count: int) -> None:
    made = telling(qtbot, MANY[:count])
    assert [piece.words for piece in painted_on(made) if piece.words.startswith("Session ")] == list(MANY[:count])
    assert not made.pane.down.isVisible()
    assert made.row.px > TEXT_LEAST


def test_a_screen_reader_hears_line_by_line_and_lines_are_copied(qtbot: QtBot) -> None:
    made = telling(qtbot, MANY)
    listed = next(part for part in heard(made) if part.role() == QAccessible.Role.List)
    assert [name(listed.child(at)) for at in range(60)] == list(MANY)
    QTest.mouseClick(made.pane.view.viewport(), Qt.MouseButton.LeftButton, pos=row_box(made.pane, 1).center())
    QTest.keyClick(made.pane.view, Qt.Key.Key_End, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(made.pane.view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text().splitlines() == list(MANY[1:])


def test_nothing_to_say_is_no_stop_of_the_keyboard(qtbot: QtBot) -> None:
    made = telling(qtbot, MANY)
    assert made.pane.isVisible()
    made.tell("Stopped")
    assert not made.pane.isVisible()


def test_of_thousands_of_lines_each_is_broken_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    made, broken, wrap = telling(qtbot, ()), list[str](), fitting.wrap

    def counted(words: str, *given: Any) -> list[str]:
        broken.append(words)
        return wrap(words, *given)

    monkeypatch.setattr(fitting, "wrap", counted)
    lines = tuple(f"Finding {number}: its bytes are not those that were written." for number in range(3000))
    made.tell("3000 findings", *lines)
    painted_on(made)
    made.lay()
    assert sorted(broken) == sorted(lines)
