"""Windows of their own on a small screen: all of them on it, with a key that closes."""

import pytest

from tests.real_screen.screen import Screen
from tests.real_screen.tables import dealt


@pytest.mark.parametrize("screen", [(1024, 600)], indirect=True)
def test_the_manual_lies_on_the_screen_and_has_a_close_key(screen: Screen) -> None:
    screen.prepare(*dealt("Dora", "Ben", "Cal"))
    screen.start()
    screen.tap("Menu")
    screen.tap("Manual")
    screen.until(lambda: screen.active == "Manual", "the manual")
    screen.shot("manual")
    left, top, width, height = next(window["rect"] for window in screen.windows if window["title"] == "Manual")
    assert left >= 0
    assert top >= 0
    assert left + width <= screen.display.size[0]
    assert top + height <= screen.display.size[1]
    key = next(thing for thing in screen.things() if thing.name == "Close" and thing.window == "Manual")
    screen.point(*key.middle)
    screen.until(lambda: screen.active == "Feltbook", "the table's window")
    screen.tap("Fold")
    screen.see("Ben to act")
