"""Two windows: the dealer's and the players' display; and both gone and back."""

import pytest

from tests.real_screen.screen import Screen
from tests.real_screen.tables import dealt

WIDE = pytest.mark.parametrize("screen", [(1920, 1080)], indirect=True)


def boxes(screen: Screen) -> dict[str, tuple[int, int, int, int]]:
    """Where each window lies, px: left, top, right, bottom."""
    rects = {window["title"]: window["rect"] for window in screen.windows}
    return {title: (left, top, left + wide, top + high) for title, (left, top, wide, high) in rects.items()}


def apart(first: tuple[int, int, int, int], second: tuple[int, int, int, int]) -> bool:
    """Whether neither covers anything of the other."""
    return first[2] <= second[0] or second[2] <= first[0] or first[3] <= second[1] or second[3] <= first[1]


@WIDE
def test_the_display_opens_beside_the_table_and_leaves_it_the_keys(screen: Screen) -> None:
    screen.prepare(*dealt("Dora", "Ben", "Cal"))
    screen.start()
    alone = boxes(screen)["Feltbook"]
    screen.keys("F2")
    screen.until(lambda: len(screen.windows) == 2, "the display")
    both = boxes(screen)
    assert apart(both["Feltbook"], both[next(title for title in both if title != "Feltbook")])
    assert screen.active == "Feltbook"
    steps = screen.book.steps
    screen.keys("f")
    assert screen.book.steps == steps + 1
    left, top, right, bottom = both[next(title for title in both if title != "Feltbook")]
    screen.point((left + right) // 2, (top + bottom) // 2)
    screen.keys("f")
    assert screen.book.steps == steps + 2, "a tap on the display takes no keys away"
    screen.keys("F2")
    screen.until(lambda: len(screen.windows) == 1, "the display's end")
    assert boxes(screen)["Feltbook"] == alone, "the table fills the screen again"


@WIDE
def test_moved_windows_stay_where_they_are_when_the_display_is_closed_and_opened(screen: Screen) -> None:
    screen.prepare(*dealt("Dora", "Ben", "Cal"))
    screen.start()
    screen.keys("F2")
    screen.until(lambda: len(screen.windows) == 2, "the display")
    arranged = boxes(screen)
    for title, *place in (
        ("^Feltbook$", "120", "90", "1050", "800"),
        ("^Players' display", "1200", "300", "600", "400"),
    ):
        named = ("search", "--onlyvisible", "--name", title)
        screen.display.do(*named, "windowsize", *place[2:], "windowmove", *place[:2])

    def elsewhere() -> bool:
        return all(not set(box) & set(arranged[title]) for title, box in boxes(screen).items())

    screen.until(elsewhere, "both moved and of another size")
    moved = boxes(screen)
    screen.keys("F2")
    screen.until(lambda: len(screen.windows) == 1, "the display's end")
    assert boxes(screen)["Feltbook"] == moved["Feltbook"]
    screen.keys("F2")
    screen.until(lambda: len(screen.windows) == 2, "the display again")
    assert boxes(screen) == moved


def test_on_a_narrow_screen_the_table_makes_room_for_the_display_once_that_was_asked(screen: Screen) -> None:
    screen.prepare(*dealt("Dora", "Ben", "Cal"))
    screen.start()
    alone = boxes(screen)["Feltbook"]
    screen.keys("F2")
    screen.see("One screen: table and display both get smaller")
    assert len(screen.windows) == 1
    screen.tap("Show both")
    screen.until(lambda: len(screen.windows) == 2, "the display")
    both = boxes(screen)
    assert apart(*both.values()), "neither lies over the other"
    wide, high = screen.display.size
    assert all(min(box[:2]) >= 0 and box[2] <= wide and box[3] <= high for box in both.values()), "both are whole"
    assert screen.active == "Feltbook"
    steps = screen.book.steps
    screen.keys("f")
    assert screen.book.steps == steps + 1
    left, top, right, bottom = both["Players' display"]
    screen.point((left + right) // 2, (top + bottom) // 2)
    screen.keys("c")
    assert screen.book.steps > steps + 1, "a tap on the display takes no keys away"
    screen.shot("both")
    screen.keys("F2")
    screen.until(lambda: len(screen.windows) == 1, "the display's end")
    assert boxes(screen)["Feltbook"] == alone, "the table fills the screen again"


def test_full_screen_and_back_leaves_the_table_beside_the_display(screen: Screen) -> None:
    screen.prepare(*dealt("Dora", "Ben", "Cal"))
    screen.start()
    screen.keys("F2")
    screen.tap("Show both")
    screen.until(lambda: len(screen.windows) == 2, "the display")
    both = boxes(screen)
    assert apart(*both.values())
    screen.keys("F11")
    screen.until(lambda: boxes(screen)["Feltbook"] == (0, 0, *screen.display.size), "the full screen")
    screen.keys("F11")
    screen.until(lambda: boxes(screen) == both, "both where they were")


@pytest.mark.parametrize("screen", [(1024, 600)], indirect=True)
def test_a_screen_too_small_for_both_says_what_the_display_needs(screen: Screen) -> None:
    screen.prepare(*dealt("Dora", "Ben", "Cal"))
    screen.start()
    screen.keys("F2")
    screen.see("The display has no room here: it needs a second screen")
    assert len(screen.windows) == 1
    assert not screen.sees("Show both")
    steps = screen.book.steps
    screen.keys("f")
    assert screen.book.steps == steps + 1


@WIDE
def test_killed_with_both_windows_open_both_are_back(screen: Screen) -> None:
    screen.prepare(*dealt("Dora", "Ben", "Cal"))
    screen.start()
    screen.keys("F2", "f")
    screen.until(lambda: len(screen.windows) == 2, "the display")
    before, steps = screen.book.view, screen.book.steps
    screen.kill()
    screen.start()
    screen.until(lambda: len(screen.windows) == 2, "the display again")
    assert screen.active == "Feltbook"
    assert (screen.book.view, screen.book.steps) == (before, steps)
    screen.keys("f")
    assert screen.book.steps == steps + 1
    screen.close()
