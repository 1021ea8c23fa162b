"""The lock of the screen: what opens it, what it covers, that it outlasts a restart."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.preferences.key_ring import PAUSE, TRIES
from desktop.table.pin_pad import CodeSheet, PinSheet
from tests.desktop.conftest import MakeTable
from tests.desktop.floor_taps import FOUR, POT, digits, menu_row, passes


def test_the_screen_locks_and_opens_with_its_pin(make: MakeTable) -> None:
    table = make(POT, (1280, 800)).sit(*FOUR)
    table.go()
    menu_row(table, "Lock the screen")
    choose: Any = table.window.sheet
    assert isinstance(choose, PinSheet), "without a PIN one is chosen first"
    digits(table, choose.pad, "1357")
    again: Any = table.window.sheet
    digits(table, again.pad, "1357")
    code: Any = table.window.sheet
    assert isinstance(code, CodeSheet), "with the first PIN its recovery code is shown"
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape, Qt.Key.Key_7, Qt.Key.Key_Space):
        QTest.keyClick(table.window.focusWidget() or code, key)
        assert table.window.sheet is code, "a key too many after the PIN does not take the code away"
    table.tap(code.go)
    lock = table.window.overlays.floor.pins.lock
    assert lock is not None
    assert lock.isVisible()
    before = table.view
    for widget in (table.window.view.bar.fold, table.window.view.felt.seats[4], table.window.view.column.pad.keys[0]):
        spot = widget.mapTo(table.window, widget.rect().center())
        under = table.window.childAt(spot)
        assert under is lock or lock.isAncestorOf(under)
        QTest.mouseClick(table.window.childAt(spot), Qt.MouseButton.LeftButton)
    lock.pad.show_digits("")
    for key in (Qt.Key.Key_F, Qt.Key.Key_C, Qt.Key.Key_D, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Tab):
        QTest.keyClick(table.window.focusWidget() or table.window, key)
    QTest.keyClick(lock, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.view == before
    assert lock.isVisible()
    for digit in "1357":
        QTest.keyClick(lock, digit)
    QTest.keyClick(lock, Qt.Key.Key_Return)
    assert table.window.overlays.floor.pins.lock is None
    table.key(Qt.Key.Key_F)
    assert table.view != before, "the keys work again"


def test_the_recovery_code_is_left_with_the_keyboard_by_tab_and_enter(make: MakeTable) -> None:
    table = make(POT, (1280, 800)).sit(*FOUR)
    gone_on: list[bool] = []
    table.window.overlays.floor.pins.show_code("123412341234", lambda: gone_on.append(True))
    code: Any = table.window.sheet
    assert isinstance(code, CodeSheet)
    table.window.show()
    for _ in range(20):
        QTest.keyClick(table.window.focusWidget() or code, Qt.Key.Key_Tab)
        if code.go.hasFocus():
            break
    assert code.go.hasFocus()
    QTest.keyClick(code.go, Qt.Key.Key_Return)
    assert gone_on == [True]


def test_the_lock_takes_the_size_of_the_window(make: MakeTable) -> None:
    """The app starts in one size and gets another from the screen: the lock covers column and bar in both."""
    table = make(POT, (1280, 800)).sit(*FOUR)
    table.window.overlays.floor.ring.set_screen("1357")
    table.window.overlays.floor.pins.lock_now()
    table.window.resize(1024, 600)
    lock = table.window.overlays.floor.pins.lock
    assert lock is not None
    assert lock.look == table.window.view.look
    assert lock.geometry() == lock.parentWidget().rect()
    assert lock.rect().contains(lock.pad.geometry())


def test_after_some_wrong_pins_the_pad_rests(make: MakeTable) -> None:
    table = make(POT, (1280, 800)).sit(*FOUR)
    table.window.overlays.floor.ring.set_screen("1357")
    menu_row(table, "Lock the screen")
    lock = table.window.overlays.floor.pins.lock
    assert lock is not None
    for _ in range(TRIES):
        digits(table, lock.pad, "0000")
    assert not lock.pad.isEnabled()
    assert lock.pad.note == f"{PAUSE} seconds until the next try"
    lock.pad.press("1")
    assert lock.pad.digits == ""
    passes(lock.ring, PAUSE)
    lock.pad.rested()
    digits(table, lock.pad, "1357")
    assert table.window.overlays.floor.pins.lock is None


def test_the_lock_covers_the_window_at_any_size(make: MakeTable) -> None:
    table = make(POT, (1280, 800)).sit(*FOUR)
    table.window.overlays.floor.ring.set_screen("1357")
    menu_row(table, "Lock the screen")
    lock = table.window.overlays.floor.pins.lock
    assert lock is not None
    table.window.resize(1600, 900)
    table.turn()
    assert lock.geometry() == table.window.rect()
    assert table.window.rect().contains(lock.pad.geometry())


def test_a_lock_outlasts_a_restart(make: MakeTable) -> None:
    table = make(POT, (1280, 800)).sit(*FOUR)
    table.window.overlays.floor.ring.set_screen("1357")
    menu_row(table, "Lock the screen")
    table.window.hide()
    again = make(POT, (1280, 800)).sit(*FOUR)
    again.turn()
    lock = again.window.overlays.floor.pins.lock
    assert lock is not None
    digits(again, lock.pad, "1357")
    third = make(POT, (1280, 800))
    third.turn()
    assert third.window.overlays.floor.pins.lock is None
