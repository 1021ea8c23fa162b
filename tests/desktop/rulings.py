"""Rulings by tap: tables to rule on, the menu of a seat, the ruling assistant."""

from typing import Any

from desktop.table.ruling_sheet import RulingSheet
from tests.desktop.conftest import MakeTable, Table

HOLDEM = {
    "game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": 6, "denominations": [1, 5, 25, 100, 500],
}  # fmt: skip
POT = {**HOLDEM, "limit": "pot_limit"}
LIMIT = {
    "game": "holdem", "limit": "fixed", "bets": [10, 20], "blinds": [5, 10], "seats": 6,
    "denominations": [1, 5, 10, 25],
}  # fmt: skip
ROUND = {"game": "holdem", "limit": "no_limit", "blinds": [5, 5], "seats": 6, "denominations": [1, 5, 25, 100]}
CASH = {"preset": "casino", **HOLDEM}
TOURNAMENT = {**HOLDEM, "preset": "tournament"}


def players(make: MakeTable, settings: dict[str, Any], *stacks: int, size: tuple[int, int] = (1280, 800)) -> Table:
    """A hand just dealt, names by seat."""
    names = ("Ann", "Ben", "Cid", "Dee", "Eve", "Fay")
    seats = [(names[n], n + 1, stack) for n, stack in enumerate(stacks or (400, 400, 400, 400))]
    table = make(settings, size).sit(*seats)
    table.go()
    return table


def row(table: Table, seat: int, words: str) -> Any:
    """A row of a seat's menu, opened by the second mouse button."""
    table.window.view.felt.seats[seat].held.emit()
    assert table.window.menu is not None
    return next(row for row in table.window.menu.panel.rows if words in row.face.word)


def rows(table: Table, seat: int) -> list[str]:
    """The words of a seat's menu."""
    table.window.view.felt.seats[seat].held.emit()
    assert table.window.menu is not None
    words = [row.face.word for row in table.window.menu.panel.rows]
    table.window.overlays.close_menu()
    return words


def assistant(table: Table) -> RulingSheet:
    """The ruling assistant for the player to act, by taps."""
    table.tap(row(table, table.view.to_act, "Said and put in"))
    sheet = table.window.sheet
    assert isinstance(sheet, RulingSheet)
    return sheet


def say_and_push(table: Table, word: str = "", digits: str = "", *motions: tuple[int, ...]) -> RulingSheet:
    """Tap a word, its digits and the chips; several motions with the key between them."""
    sheet = assistant(table)
    if word:
        table.tap(next(spoken for spoken in sheet.words if spoken.face.word == word))
    for digit in digits:
        table.tap(next(key for key in sheet.keys if key.face.word == digit))
    if motions and sheet.spoken.pane != "chips":
        table.tap(sheet.pushed)
    for number, motion in enumerate(motions):
        if number:
            table.tap(sheet.motion)
        for chip in motion:
            table.tap(next(key for key in sheet.chips if key.isVisible() and key.value == chip))
    return sheet


def rule_ids(sheet: RulingSheet) -> list[str]:
    """The rules the sheet names."""
    return [rule for rule, _ in sheet.view.rules]
