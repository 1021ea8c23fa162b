"""Taps that the tests of house rules share: rows of menus, keys of sheets, what is due."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from engine import commands as c
from engine.journal.codec import commands_of
from tests.desktop.conftest import Table


def newest_commands(table: Table) -> tuple[c.Command, ...]:
    """The commands of the newest step in the journal."""
    newest: tuple[c.Command, ...] = ()
    for step in table.bridge.session.steps():
        newest = commands_of(step)
    return newest


def steps(table: Table) -> int:
    """How many steps the journal has."""
    return sum(1 for _ in table.bridge.session.steps())


def menu(table: Table, seat: int) -> None:
    """The menu of a seat: a tap between hands, the second mouse button in a hand."""
    if table.view.phase == "between":
        table.seat(seat)
    else:
        widget = table.window.view.felt.seats[seat]
        spot = widget.rect().center()
        QApplication.sendEvent(
            widget, QContextMenuEvent(QContextMenuEvent.Reason.Mouse, spot, widget.mapToGlobal(spot))
        )
    assert table.window.menu is not None


def row(table: Table, words: str) -> None:
    """Tap the row of the open menu that begins so."""
    menu = table.window.menu
    assert menu is not None
    rows = [row for row in menu.panel.rows if row.face.word.startswith(words)]
    assert rows, f"{words!r} is not among {[row.face.word for row in menu.panel.rows]}"
    table.tap(rows[0])


def rows(table: Table) -> list[str]:
    """The words of the open menu."""
    menu = table.window.menu
    assert menu is not None
    return [row.face.word for row in menu.panel.rows]


def amount(table: Table, digits: str, way: str = "", name: str = "") -> None:
    """Fill the sheet over the column by its keys and send it."""
    sheet: Any = table.window.sheet
    assert sheet is not None
    if name:
        QTest.mouseClick(sheet.name, Qt.MouseButton.LeftButton)
        keys = {key.face.word: key for key in sheet.letters.keys}
        for letter in name.upper():
            table.tap(keys[letter])
    if sheet.spelling and (digits or way):
        table.tap(sheet.entry)  # the keys are digits again
    if way:
        table.tap(next(key for key in sheet.ways if key.face.word == way))
    if digits:
        keys = {key.face.word: key for key in sheet.keys}
        for digit in digits:
            table.tap(keys[digit])
    table.tap(sheet.go)


def cards(table: Table, text: str) -> None:
    """Enter these cards on the grid and send them."""
    sheet: Any = table.window.sheet
    for at in range(0, len(text), 2):
        rank, suit = text[at].replace("T", "10"), text[at + 1]
        table.tap(next(key for key in sheet.ranks if key.face.word in (rank, text[at])))
        table.tap(next(key for key in sheet.suits if key.suit == suit))
    table.tap(sheet.go)


def of_table(table: Table, words: str) -> None:
    """A row of the table's menu, between hands."""
    table.fold()
    row(table, words)


def due(table: Table) -> None:
    """Tap what is due."""
    table.call()


def walk(table: Table) -> None:
    """A hand in which all fold."""
    table.go()
    while table.view.phase == "betting":
        table.fold()


def push(table: Table, *seats: int) -> None:
    """At the showdown tap these hands, best first, and push."""
    if not table.window.view.bar.go.face.word.startswith("Push"):
        table.go()
    for seat in seats:
        table.seat(seat)
    table.go()


def blockers(table: Table) -> list[QWidget]:
    """Modal windows that are open."""
    dialogs: list[QWidget] = [
        dialog for dialog in QApplication.topLevelWidgets() if isinstance(dialog, QDialog) and dialog.isVisible()
    ]
    modal = QApplication.activeModalWidget()
    return dialogs + ([modal] if modal is not None else [])
