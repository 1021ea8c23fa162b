"""Tables where everybody is all-in and the board is dealt several times."""

from typing import Any

from engine import commands as c
from tests.desktop.conftest import Table

HOLDEM = {"game": "holdem", "limit": "no_limit", "blinds": [5, 10], "seats": 9, "runs": 3}
HIGH_LOW = {**HOLDEM, "game": "omaha_hilo", "limit": "pot_limit"}
GRIDS = {"wide": (1920, 1080), "compact": (1280, 800), "upright": (800, 1280)}


def all_in(table: Table, *people: tuple[str, int, int], times: int = 2) -> Table:
    """Everybody all-in before the flop, dealt several times; the showdown is open."""
    table.sit(*people)
    assert table.bridge.send(c.Deal())
    while table.view.phase == "betting":
        wager = table.view.legal.wager
        act = c.Act("wager", to=wager.max) if wager is not None else c.Act("call")
        assert table.bridge.send(act)
    assert table.bridge.send(c.Runs(times=times))
    table.go()
    return table


THREE = (("Maya", 1, 300), ("Theo", 2, 200), ("Lena", 7, 500))


def bar(table: Table) -> Any:
    """The bar's buttons."""
    return table.window.view.bar


def cards(table: Table) -> list[Any]:
    """The records of the runs' cards."""
    return [widget.card for widget in table.window.view.column.runs if widget.isVisible()]
