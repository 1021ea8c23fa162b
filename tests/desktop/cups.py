"""A cash table and a cup of two levels, and what is typed on their sheets."""

from msgspec.structs import replace

from engine import commands as c
from tests.desktop.conftest import MakeTable, Table
from tests.desktop.rules_taps import newest_commands

HOLDEM = {"game": "holdem", "limit": "no_limit", "blinds": [5, 10], "seats": 9}
LEVELS = [{"blinds": [25, 50], "minutes": 20, "break": 5}, {"blinds": [100, 200], "ante": 200, "minutes": 20}]
CUP = {
    "preset": "tournament", "game": "holdem", "limit": "no_limit", "seats": 9, "levels": LEVELS, "smallest_chip": 25,
    "prizes": {"currency": "EUR", "entry": 2000, "shares": [60, 40]},
}  # fmt: skip


def keys(sheet, digits):
    for digit in digits:
        sheet.press(digit)


def done(table):
    """The commands of the newest step, whenever it was."""
    return tuple(replace(command, at=None) for command in newest_commands(table))


def cup(make: MakeTable, size=(1280, 800)) -> Table:
    table = make(CUP, size)
    table.sit(("Ann", 1, 1525), ("Ben", 2, 1575), ("Cleo", 4, 1450), ("Dan", 5, 1450))
    assert table.bridge.send(c.NextLevel(number=2))
    return table
