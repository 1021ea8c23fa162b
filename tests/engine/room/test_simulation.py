"""A small day of a room: 4 tables and 300 hands; `make room` plays a large one."""

from collections import Counter
from pathlib import Path

from tests.engine.room.server import PrivateServer
from tests.engine.room.simulation import Simulation


def test_a_day_of_four_tables(server: PrivateServer, tmp_path: Path) -> None:
    day = Simulation(server, tmp_path, tables=4, hands=75)
    try:
        day.run()
    finally:
        day.close()
    assert day.report is not None
    assert day.killed == 8
    kinds = sum((dealer.kinds for dealer in day.dealers), Counter())
    assert min(kinds["undo"], kinds["redo"], kinds["amend"]) > 10, kinds
    assert day.report.sessions == 5, "the branch and what it took the place of"
    assert day.report.steps > 5000
    assert len(day.floor.seconds) > 1000
