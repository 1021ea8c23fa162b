"""Which chips lie on a table whose house has named none."""

import pytest

from engine.settings.chips import chips_of
from engine.settings.resolve import resolve

NO_LIMIT = {"game": "holdem", "limit": "no_limit"}
RAZZ = {"game": "razz", "limit": "fixed", "bets": [20, 40], "ante": {"amount": 5}, "bring_in": 5}


@pytest.mark.parametrize(
    ("table", "chips"),
    [
        ({**NO_LIMIT, "blinds": [1, 2]}, (1, 5, 25, 100, 500)),
        ({**NO_LIMIT, "blinds": [2, 5]}, (1, 5, 25, 100, 500)),
        ({**NO_LIMIT, "blinds": [5, 10]}, (5, 25, 100, 500, 1000)),
        ({**NO_LIMIT, "blinds": [25, 50]}, (25, 100, 500, 1000, 5000)),
        ({**NO_LIMIT, "blinds": [25, 50], "denominations": [1, 5, 25, 100, 500]}, (1, 5, 25, 100, 500)),
        ({**NO_LIMIT, "blinds": [25, 50], "denominations": [50, 250]}, (50, 250)),
        ({**NO_LIMIT, "blinds": [50, 100], "smallest_chip": 25}, (25, 100, 500, 1000, 5000, 25000)),
        ({**NO_LIMIT, "blinds": [20, 40], "smallest_chip": 20}, (20, 100, 500, 1000, 5000)),
        ({"game": "holdem", "limit": "fixed", "bets": [4, 8], "blinds": [2, 4]}, (1, 5, 25, 100, 500)),
        (
            {"game": "seven_card_stud", "limit": "fixed", "bets": [10, 20], "bring_in": 5, "ante": {"amount": 1}},
            (1, 5, 25, 100, 500, 1000),
        ),
        ({**NO_LIMIT, "levels": [{"blinds": [25, 50]}, {"blinds": [500, 1000]}]}, (25, 100, 500, 1000, 5000)),
        (
            {**NO_LIMIT, "levels": [{"blinds": [25, 50]}, {"blinds": [75, 150]}], "blinds": [75, 150]},
            (25, 100, 500, 1000, 5000, 25000),
        ),
        (
            {"mix": [{**NO_LIMIT, "blinds": [10, 20]}, RAZZ]},
            (5, 25, 100, 500, 1000, 5000),
        ),
        ({**NO_LIMIT, "levels": [{"blinds": [600, 1200]}]}, (100, 500, 1000, 5000, 25000, 100000)),
    ],
)
def test_chips_go_by_the_stakes_unless_the_house_has_named_them(table: dict[str, object], chips: tuple[int, ...]):
    assert chips_of(resolve(table)[0]) == chips
