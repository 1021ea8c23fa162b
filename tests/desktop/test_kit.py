"""The kit by itself: places, looks that are handed on, keypads, lists. It knows no poker."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QMouseEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.button import Button
from desktop.kit.face import Face
from desktop.kit.fitting import named_lines, whole_lines
from desktop.kit.keys import HIGH, Keypad
from desktop.kit.layout import Space, cells, column, row, row_high, rows_high, rows_of, rows_within
from desktop.kit.list import ListPane
from desktop.kit.list_view import Records, RowDelegate
from desktop.kit.metrics import fit
from desktop.kit.painted import Painted
from desktop.kit.theme import load
from desktop.words import languages
from resources import resource
from tests.desktop.rows import row_box


def look(size: tuple[int, int] = (1280, 800), **choices: Any) -> Look:
    return Look(load(), fit(*size), **choices)


@pytest.fixture
def from_right() -> Iterator[None]:
    languages.speak("rtl")
    yield
    languages.speak("en")


def test_cells_fill_a_box_in_rows_with_one_gap() -> None:
    places = cells(QRectF(0, 0, 320, 210), 5, 3, 10)
    assert [(place.x(), place.y()) for place in places] == [(0, 0), (110, 0), (220, 0), (0, 110), (110, 110)]
    assert {(place.width(), place.height()) for place in places} == {(100.0, 100.0)}


def test_a_row_and_a_column_give_what_is_left_to_one_of_them() -> None:
    box = QRectF(10, 20, 320, 210)
    assert row(box, 10, 60, None, 50) == [
        QRectF(10, 20, 60, 210),
        QRectF(80, 20, 190, 210),
        QRectF(280, 20, 50, 210),
    ]
    assert column(box, 10, None, 60) == [QRectF(10, 20, 320, 140), QRectF(10, 170, 320, 60)]
    assert column(box, 10, 30, 40) == [QRectF(10, 20, 320, 30), QRectF(10, 60, 320, 40)], "the rest stays free"


def test_rows_that_fill_a_height_are_as_many_as_it_holds() -> None:
    assert [rows_of(count, 3) for count in (0, 1, 3, 4)] == [0, 1, 1, 2]
    for rows, high, gap in ((1, 50.0, 10.0), (4, 50.0, 10.0), (3, 72.0, 0.0)):
        whole = rows_high(rows, high, gap)
        assert rows_within(whole, high, gap) == rows
        assert rows_within(whole - 1, high, gap) == rows - 1
        assert row_high(whole, rows, gap) == high


def test_parts_take_their_place_from_what_is_free(qtbot: QtBot) -> None:
    home = QWidget()
    qtbot.addWidget(home)
    space, (above, below, left, right) = Space(QRectF(0, 0, 200, 100), 10, 2.0), (QWidget(home) for _ in range(4))
    space.put(below, space.bottom(20))
    space.put(above, space.top(30))
    space.rows([], 50)
    assert space.rect == QRectF(0, 40, 200, 30)
    space.rows([left, right], 30)
    assert [part.geometry().getRect() for part in (above, below, left, right)] == [
        (0, 0, 400, 60), (0, 160, 400, 40), (0, 80, 190, 60), (210, 80, 190, 60),
    ]  # fmt: skip


def test_a_widget_hands_its_look_on_to_all_that_lies_on_it(qtbot: QtBot) -> None:
    home = Painted(look())
    qtbot.addWidget(home)
    inner = Painted(home.look, home)
    button = Button(home.look, inner)
    other = look((1920, 1080))
    home.set_look(other)
    assert inner.look is button.look is other


def test_digits_run_from_the_left_in_every_language(qtbot: QtBot, from_right: None) -> None:
    home = Painted(look(high_keys=True))
    qtbot.addWidget(home)
    home.resize(300, 400)
    pressed: list[str] = []
    pad = Keypad(home, pressed.append)
    pad.place(home.area(), 8, 60, home.look)
    assert tuple(key.face.word for key in pad.keys) == HIGH
    assert [key.face.word for key in sorted(pad.keys[:3], key=lambda key: key.x())] == ["7", "8", "9"]
    pad.keys[11].tapped.emit()
    assert pressed == ["000"]


def test_a_button_is_read_out_with_the_reason_why_it_cannot_be_used(qtbot: QtBot) -> None:
    button = Button(look())
    qtbot.addWidget(button)
    button.render_face(Face("Bet", "40"))
    assert button.accessibleName() == "Bet 40"
    button.render_face(Face("Bet", "40", reason="not to act"))
    assert (button.accessibleName(), button.accessibleDescription()) == ("Bet 40, not now", "not to act")


class Line(RowDelegate):
    """A row of 40 px, with 60 px at its end where a tap asks for something else."""

    def high(self, look: Look, record: Any) -> float:
        return 40.0

    def beside(self, look: Look) -> float:
        return 60.0

    def draw(self, p: QPainter, look: Look, area: QRectF, record: Any, down: bool, chosen: bool) -> None:
        p.drawText(area.center(), str(record))


def listed(qtbot: QtBot, count: int) -> ListPane:
    pane = ListPane(look(), Records(lambda record: f"record {record}"), Line())
    qtbot.addWidget(pane)
    pane.resize(300, 320)
    pane.show_records(tuple(range(count)))
    pane.show()
    return pane


def test_a_list_that_fits_needs_no_keys_and_one_that_does_not_is_turned(qtbot: QtBot) -> None:
    pane = listed(qtbot, 4)
    assert not pane.up.isVisible()
    assert list(pane.view.seen()) == [0, 1, 2, 3]
    pane.show_records(tuple(range(20)))
    seen = pane.view.seen()
    assert pane.down.isVisible()
    assert (pane.up.left, pane.down.left) == (0, 20 - len(seen))
    pane.down.tapped.emit()
    assert pane.view.seen().start == seen.stop - 1, "one row stays in sight"
    pane.show_records(tuple(range(20)), end=True)
    assert pane.view.seen()[-1] == 19


def test_a_list_with_few_rows_in_sight_is_turned_by_a_page(qtbot: QtBot) -> None:
    """The trial: two of ten rulings were in sight, and each tap brought one more."""
    pane = listed(qtbot, 10)
    pane.resize(300, 180)
    assert list(pane.view.seen()) == [0, 1]
    parts = [list(pane.view.seen())]
    for _ in range(4):
        pane.down.tapped.emit()
        parts.append(list(pane.view.seen()))
    assert parts == [[0, 1], [2, 3], [4, 5], [6, 7], [8, 9]]
    for part in reversed(parts[:-1]):
        pane.up.tapped.emit()
        assert list(pane.view.seen()) == part


class Uneven(Line):
    """Rows of two heights: the first half of a list is higher."""

    def high(self, look: Look, record: Any) -> float:
        return 100.0 if record < 10 else 40.0


def test_no_row_is_left_out_where_higher_rows_are_turned_back_to(qtbot: QtBot) -> None:
    pane = ListPane(look(), Records(lambda record: f"record {record}"), Uneven())
    qtbot.addWidget(pane)
    pane.resize(300, 320)
    pane.show()
    pane.show_records(tuple(range(20)), end=True)
    while pane.view.seen().start:
        before = pane.view.seen()
        pane.up.tapped.emit()
        assert before.start - 1 in pane.view.seen(), (before, pane.view.seen())


def test_a_row_is_tapped_at_its_words_or_at_its_end_and_copied_by_keys(qtbot: QtBot) -> None:
    pane = listed(qtbot, 4)
    asked: list[tuple[str, object]] = []
    pane.view.chosen.connect(lambda record: asked.append(("chosen", record)))
    pane.view.beside.connect(lambda record: asked.append(("beside", record)))
    box = row_box(pane, 2)
    for x in (10, box.right() - 10):
        spot = box.center()
        spot.setX(x)
        QTest.mouseClick(pane.view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert asked == [("chosen", 2), ("beside", 2)]
    QTest.keyClick(pane.view, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(pane.view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "record 2\nrecord 3"


def drag(view: QWidget, start: QPoint, by: int) -> None:
    """A finger goes down, moves up (`by` < 0) or down in three moves, and is let go."""
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=start)
    for part in (1, 2, 3):
        spot = start + QPoint(0, by * part // 3)
        move = QMouseEvent(
            QEvent.Type.MouseMove, QPointF(spot), QPointF(view.mapToGlobal(spot)), Qt.MouseButton.NoButton,
            Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier,
        )  # fmt: skip
        QApplication.sendEvent(view, move)
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=start + QPoint(0, by))


def test_a_drag_takes_the_rows_along_and_leaves_no_mark(qtbot: QtBot) -> None:
    pane = listed(qtbot, 20)
    chosen: list[object] = []
    pane.view.chosen.connect(chosen.append)
    pane.view.setFocus()
    viewport, row = pane.view.viewport(), row_box(pane, 4)
    drag(viewport, row.center(), -3 * row.height())
    assert pane.view.seen().start == 3, "whole rows, as far as the finger went"
    assert row_box(pane, 3).top() == 0
    assert pane.view.selectedIndexes() == []
    drag(viewport, row.center(), row.height())
    assert pane.view.seen().start == 2
    drag(viewport, row.center(), 40 * row.height())
    assert pane.view.seen().start == 0
    assert (chosen, pane.view.selectedIndexes()) == ([], [])
    drag(viewport, row.center(), row.height() // 4)
    assert chosen == [4], "a finger that trembles has tapped"


@pytest.mark.parametrize("who", ["Jürgen Müller-Lüdenscheidt", "Bartholomäusdorferstraßenbahn"])
def test_a_long_name_gives_way_before_the_verb_and_the_amount(qtbot: QtBot, who: str) -> None:
    lines, _ = named_lines(f"{who} raises to 120", who, 13, fonts.MEDIUM, 106)
    words = " ".join(lines)
    assert words.startswith(who[:3])
    assert words.endswith("raises to 120")
    assert "…" in words
    assert named_lines("Theo raises to 120", "Theo", 13, fonts.MEDIUM, 106)[0] == ["Theo raises to", "120"]


@pytest.mark.parametrize("who", ["Al", "Ann"])
def test_a_name_too_short_to_give_way_lets_the_end_be_cut(qtbot: QtBot, who: str) -> None:
    words = f"{who} takes the raise to 120 back and acts once more"
    assert named_lines(words, who, 13, fonts.MEDIUM, 60) == whole_lines(words, 13, fonts.MEDIUM, 60)
    assert named_lines(words, who, 13, fonts.MEDIUM, 60)[0][-1].endswith("…")


def test_every_font_that_ships_is_one_of_the_screen_or_of_the_paper() -> None:
    shipped = {path.stem for path in resource("fonts").glob("*.ttf") if not path.stem.startswith("InterFigures-")}
    assert shipped == set(fonts.ON_SCREEN)
