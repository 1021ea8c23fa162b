"""A small day of a room: 4 tables and 300 hands; `make room` plays a large one."""

from collections import Counter
from pathlib import Path

import pytest

from tests.engine.room.__main__ import pace_of
from tests.engine.room.dealing import Dealer
from tests.engine.room.server import PrivateServer
from tests.engine.room.simulation import Simulation


def test_a_day_of_four_tables(server: PrivateServer, tmp_path: Path) -> None:
    day = Simulation(server, tmp_path, tables=4, hands=75)
    try:
        day.run()
    finally:
        day.close()
    assert day.report is not None
    assert (day.killed, day.crashes) == (6, 2)
    kinds = sum((dealer.kinds for dealer in day.dealers), Counter())
    assert min(kinds["undo"], kinds["redo"], kinds["amend"]) > 10, kinds
    assert day.report.sessions == 5, "the branch and what it took the place of"
    assert day.report.steps > 5000
    assert len(day.floor.seconds) > 1000


@pytest.mark.parametrize(
    ("asked", "seconds", "expected"),
    [
        (10, 2880, "dealt 10.0 times as fast as live (30 hands an hour), the latest tap 3.5 s late"),
        (10, 3100, "dealt 9.3 times as fast as live (30 hands an hour), the latest tap 3.5 s late; FELL BEHIND: 10"),
        (0, 288, "dealt 100.0 times as fast as live (30 hands an hour), as fast as it went"),
    ],
)
def test_a_day_says_its_own_pace(asked: float, seconds: float, expected: str, tmp_path: Path) -> None:
    dealers = [Dealer(number, tmp_path, 0, lambda *_: None) for number in (1, 2)]
    for dealer in dealers:
        dealer.dealt, dealer.seconds, dealer.late = 240, seconds, 3.5
    assert pace_of(dealers, asked).removesuffix(" times was asked for") == expected
