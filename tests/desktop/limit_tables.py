"""A table of fixed limit."""

from engine import commands as c
from tests.desktop.conftest import MakeTable, Table

LIMIT = {"game": "holdem", "limit": "fixed", "bets": [20, 40], "blinds": [10, 20], "seats": 6}


LIMIT_PEOPLE = (("Ann", 1, 900), ("Ben", 2, 900), ("Rita", 4, 863), ("Fred", 3, 900))


def limit_table(make: MakeTable) -> Table:
    """Fixed limit, Rita on the button, Fred first to act."""
    table = make(LIMIT).sit(*LIMIT_PEOPLE)
    assert table.bridge.send(c.Button(seat=4))
    table.go()
    assert table.view.to_act == 3
    return table
