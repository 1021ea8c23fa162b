"""Hands whose lines are corrected, and the taps that do it."""

from typing import Any

from desktop.bridge.hand_record import record
from desktop.table.correct_sheet import CorrectSheet
from desktop.table.log_sheet import LogSheet
from tests.desktop.conftest import MakeTable, Table
from tests.desktop.rows import click_row, row_box

HOLDEM = {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": 6}
FOUR = (("Ann", 1, 400), ("Ben", 2, 400), ("Cid", 3, 400), ("Dee", 4, 400))


def dealt(make: MakeTable, settings: dict[str, Any] = HOLDEM, size: tuple[int, int] = (1280, 800)) -> Table:
    """Four players, the cards are out."""
    table = make(settings, size).sit(*FOUR)
    table.go()
    return table


def log(table: Table) -> LogSheet:
    """The log sheet, opened by a tap on the log."""
    table.tap(table.window.view.column.log)
    assert isinstance(table.window.sheet, LogSheet)
    return table.window.sheet


def line(table: Table, sheet: LogSheet, words: str) -> None:
    """Tap a line; earlier pages are turned to."""
    lines = sheet.pane.records.records
    tap_row(table, sheet, next(at for at, row in enumerate(lines) if words in row.line.text and row.open))


def tap_row(table: Table, sheet: LogSheet, at: int) -> None:
    """Tap a row of the record where it lies; earlier pages are turned to."""
    view = sheet.pane.view
    while not view.whole(row_box(sheet.pane, at)):
        table.tap(sheet.pane.up)
    click_row(sheet.pane, at)


def correct(table: Table, words: str) -> CorrectSheet:
    """Open Correct on a line."""
    line(table, log(table), words)
    assert isinstance(table.window.sheet, CorrectSheet)
    return table.window.sheet


def pick(table: Table, sheet: CorrectSheet, word: str) -> None:
    """Tap what it really was."""
    table.tap(next(button for button in sheet.acts if button.face.word == word))


def record_lines(table: Table, hand: int = 0) -> list[tuple[str, str]]:
    """The record: words and marks."""
    return [(line.line.text, line.mark) for line in record(table.bridge.session, hand or table.view.hand)]


def shown(sheet: CorrectSheet) -> dict[str, tuple[str, str]]:
    """What would change."""
    return {change.what: (change.was, change.now) for change in sheet.outcome.changes}


def ended_hand(make: MakeTable, settings: dict[str, Any] = HOLDEM) -> Table:
    """A hand checked down and pushed to Ann; the next is dealt and Dee raised."""
    table = dealt(make, settings)
    for _ in range(4):
        table.check_round()
    table.seat(1)
    table.go()
    table.go()
    return table


def winners(table: Table, number: int) -> str:
    """Who won what in a hand, from the session's own list of hands."""
    hand = next(hand for hand in table.bridge.session.hands(5) if hand.number == number)
    return ", ".join(f"{table.bridge.session.seated.name(seat, hand.step)} {amount}" for seat, amount in hand.winners)


def turn(correcting: Any, word: str) -> Any:
    """The key of the ranking with this word."""
    return next(key for key in correcting.ranks.turns if key.face.word == word)
