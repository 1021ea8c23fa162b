"""The setup page on a wide and on a compact screen."""

import pytest

from tests.desktop.setups import COMPACT, WIDE, look_on


@pytest.fixture(params=[WIDE, COMPACT], ids=["wide", "compact"])
def look(request, qapp):
    return look_on(request.param)
