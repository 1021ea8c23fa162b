"""A tournament on the table."""

import pytest

from engine import commands as c
from tests.desktop.conftest import MakeTable, Table
from tests.desktop.tournament.tables import TABLE


@pytest.fixture
def heads_up(make: MakeTable) -> Table:
    table = make(TABLE).sit(("Ann", 1, 1000), ("Ben", 2, 1000))
    table.bridge.send(c.Button(seat=1))
    table.bridge.send(c.Deal())
    return table
