"""Three who are all-in, on every grid."""

import pytest

from tests.desktop.conftest import MakeTable, Table
from tests.desktop.runs.tables import GRIDS, HOLDEM, THREE, all_in


@pytest.fixture(params=GRIDS.values(), ids=list(GRIDS))
def table(make: MakeTable, request: pytest.FixtureRequest) -> Table:
    """Three all-in with a main and a side pot, dealt twice."""
    return all_in(make(HOLDEM, request.param), *THREE)
