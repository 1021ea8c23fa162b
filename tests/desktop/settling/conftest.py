"""The evening that is settled."""

import pytest

from tests.desktop.settling.evenings import opened


@pytest.fixture
def control(qtbot):
    """Tonight, with Theo's 20.00 to Rosa still open from an earlier evening."""
    return opened(qtbot, (1280, 800))
