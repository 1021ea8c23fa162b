"""The window in the frame of a window manager: all of it on the screen, and its cross."""

import pytest

from tests.real_screen.screen import Screen, Thing
from tests.real_screen.tables import dealt

NETBOOK = pytest.mark.parametrize("screen", [(1024, 600)], indirect=True)
CROSS = 10
"""From the right and the top edge of openbox's frame to the middle of its cross, px."""


def beyond(screen: Screen) -> list[Thing]:
    """What can be tapped and lies partly off the screen."""
    width, height = screen.display.size
    return [
        thing
        for thing in screen.things()
        if thing.in_sight
        and (thing.rect[0] < 0 or thing.rect[0] + thing.rect[2] > width or thing.rect[1] + thing.rect[3] > height)
    ]


@NETBOOK
def test_a_framed_window_keeps_its_bottom_row_on_a_small_screen(screen: Screen) -> None:
    screen.prepare(*dealt("Dora", "Ben", "Cal"))
    screen.start()
    screen.shot("table")
    assert beyond(screen) == []
    fold = screen.find("Fold")
    assert fold is not None
    assert fold.rect[1] + fold.rect[3] <= screen.display.size[1] - 2
    screen.tap("Menu")
    screen.tap("Setup page")
    screen.see("Same as last time")
    assert beyond(screen) == []


def test_the_cross_of_the_frame_closes_in_mid_hand_and_the_hand_is_back(screen: Screen) -> None:
    screen.prepare(*dealt("Dora", "Ben", "Cal"))
    screen.start()
    screen.keys("c")
    before, steps = screen.book.view, screen.book.steps
    screen.display.do("mousemove", str(screen.display.size[0] - CROSS), str(CROSS), "click", "1")
    screen.closed()
    assert (screen.book.view, screen.book.steps) == (before, steps)
    screen.start()
    screen.see("Fold")
    screen.keys("f")
    assert screen.book.steps == steps + 1


def test_on_a_full_screen_there_is_no_cross(screen: Screen) -> None:
    screen.prepare(*dealt("Dora", "Ben", "Cal"))
    screen.start("--kiosk")
    screen.display.do("mousemove", str(screen.display.size[0] - CROSS), str(CROSS), "click", "1")
    screen.see("Fold")
    assert screen.running
