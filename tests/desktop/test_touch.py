"""Under the finger: the press is seen at once, a double fire counts once, nothing needs a pointer that hovers."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPointF, QPropertyAnimation, Qt
from PySide6.QtGui import QHoverEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QProxyStyle, QStyle, QWidget
from pytestqt.qtbot import QtBot

from desktop.kit.painted import Tap
from desktop.kit.sliding import SLIDE_MS
from desktop.kit.store import STORE
from desktop.kit.theme import load
from desktop.table.why_sheet import WhySheet
from desktop.table.window import BLINK_MS
from tests.desktop.conftest import MakeTable, tap_at
from tests.desktop.screens import SCREENS, Screen

NAMES = (
    "typed", "folded to here", "awarded", "between", "mid_hand, log", "mid_hand, board", "mid_hand, menu",
    "levels, levels", "mid_hand, said:4", "mid_hand, correct:4", "mid_hand, screen_pin", "mid_hand, floor",
    "between, sit:8", "between, handover", "drawing, draws", "setup, been here", "all rules", "setup, levels",
    "recap", "recap, crowded",
    "this device", "this device, quick sizes", "keys", "tour, card 1",
)  # fmt: skip
SEEN = [screen for screen in SCREENS if screen.name in NAMES]
"""Every kind of thing that can be pressed is on one of them."""


def taps(window: QWidget) -> Iterator[Tap]:
    """Everything on a window that can be pressed."""
    return (widget for widget in window.findChildren(Tap) if widget.isVisibleTo(window))


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()


@pytest.mark.parametrize("screen", SEEN, ids=lambda screen: screen.name)
def test_a_press_is_seen_at_once(qtbot: QtBot, screen: Screen) -> None:
    """Held down, every button looks other than before: in the very next frame, for nothing fades in."""
    window = screen.make((1280, 800), load())
    qtbot.addWidget(window)
    dead = []
    for key in taps(window):
        barred = (
            key.accessibleName().endswith("not now") or getattr(key, "barred", False) or not getattr(key, "left", 1)
        )
        chosen = getattr(key, "chosen", False) or getattr(key, "lit", False)
        if barred or chosen or isinstance(key, WhySheet):
            continue  # It does nothing, or goes away: that is what is seen.
        before = picture(key)
        key.setDown(True)
        if picture(key) == before:
            dead.append(key.accessibleName())
        key.setDown(False)
    assert not dead


@pytest.mark.parametrize("screen", SEEN, ids=lambda screen: screen.name)
def test_nothing_changes_under_a_pointer(qtbot: QtBot, screen: Screen) -> None:
    STORE.open = True  # kept pictures and painted ones may differ by a rounding
    window = screen.make((1280, 800), load())
    qtbot.addWidget(window)
    if isinstance(field := window.focusWidget(), QLineEdit):
        field.clearFocus()  # its cursor blinks, pointer or not
    before = picture(window)
    for key in taps(window):
        middle = QPointF(key.rect().center())
        QTest.mouseMove(key, key.rect().center())
        key.event(QHoverEvent(QEvent.Type.HoverEnter, middle, middle, QPointF(-1, -1)))
    assert picture(window) == before


def test_a_double_fire_counts_once_but_for_digits_and_chips(make: MakeTable) -> None:
    table = make().sit()
    table.go()
    view = table.window.view
    seat = table.view.to_act
    for at in (1000, 1100):
        tap_at(view.bar.call, at)
    assert len([line for line in table.bridge.scene.log if line.seat == seat]) == 1
    digit = next(key for key in view.column.pad.keys if key.face.word == "1")
    for at in (2000, 2100):
        tap_at(digit, at)
    assert table.window.desk.local.entry.digits == "11"
    once = {type(part).__name__ for part in (*view.column.pad.keys, *view.column.pad.chips) if not part.repeats}
    assert not once


def test_a_press_that_leaves_the_button_does_nothing(make: MakeTable) -> None:
    table = make().sit()
    table.go()
    seat, fold = table.view.to_act, table.window.view.bar.fold
    QTest.mousePress(fold, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, fold.rect().center())
    assert fold.isDown()
    away = fold.rect().center() - fold.rect().bottomRight() * 3
    QTest.mouseMove(fold, away)
    QTest.mouseRelease(fold, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, away)
    assert table.view.to_act == seat


def test_nothing_moves_for_two_hundred_ms() -> None:
    assert max(SLIDE_MS, BLINK_MS) < 200


class Still(QProxyStyle):
    """A system that wants nothing to move."""

    def styleHint(self, hint: Any, *more: Any) -> int:
        return 0 if hint == QStyle.StyleHint.SH_Widget_Animation_Duration else super().styleHint(hint, *more)


@pytest.mark.parametrize("who", ["nobody", "device", "system"])
def test_the_puck_slides_unless_that_is_switched_off(make: MakeTable, who: str) -> None:
    table = make().sit()
    view = table.window.view
    view.motion = who != "device"
    view.restyle()
    still = Still()
    if who == "system":
        view.felt.setStyle(still)
    table.go()
    for _ in range(9):
        if table.view.phase == "betting":
            table.fold()
    moving = view.felt.findChildren(QPropertyAnimation)
    running = any(slide.state() == QPropertyAnimation.State.Running for slide in moving)
    assert running == (who == "nobody")
    before = table.view.hand
    table.go()
    assert table.view.hand == before + 1


@pytest.mark.parametrize(
    ("size", "density"), [((1280, 800), 5.88), ((1920, 1080), 5.56), ((1920, 1080), 8.7), ((800, 1280), 5.88)]
)
def test_what_is_touched_in_a_hand_has_twelve_mm(make: MakeTable, size: tuple[int, int], density: float) -> None:
    """Bar, pad and seats as they lie in the window, by the density the screen says."""
    table = make(size=size).sit()
    table.go()
    view = table.window.view
    view.density = density
    view.restyle()
    small = []
    for key in (*view.bar.buttons, *view.column.pad.keys, *view.column.pad.quicks, *view.column.pad.chips,
                *view.felt.seats.values()):  # fmt: skip
        if key.isVisible():
            side = min(key.width(), key.height()) - 2 * key.margin * key.look.scale
            if side < max(48.0, 12 * density) - 1.5:
                small.append((key.accessibleName(), side))
    assert not small
