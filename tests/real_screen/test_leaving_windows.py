"""Windows, a lock and a full screen are left by every way; the table is there again, the journal as it was."""

import pytest

from desktop.preferences.key_ring import KeyRing
from tests.real_screen.screen import Screen
from tests.real_screen.ways import BOOKS, MENU, at_the_table, walk

CLOSED_AT: dict[str, tuple[str, ...]] = {
    "the table": (), "a sheet": ("Seat 7, empty",), "a menu": MENU, "the setup page": (*MENU, "Setup page"),
    "the rules": (*MENU, "House rules"), "the recap": (*MENU, "Recap"), "the device": (*MENU, "This device"),
    "the keys": ("key:F1",), "the tour": (*MENU, "This device", "The tour again"),
}  # fmt: skip


def test_closed_by_its_window_anywhere_it_opens_at_the_very_tap(screen: Screen) -> None:
    screen.prepare(*BOOKS["flop"])
    before = screen.book.view
    steps = screen.book.steps
    for way in CLOSED_AT.values():
        screen.start()
        at_the_table(screen, "flop")
        walk(screen, way)
        screen.close()
        assert screen.book.view == before
    screen.start()
    screen.see("Fold")
    screen.keys("f")
    assert screen.book.steps == steps + 1


def test_the_manual_is_left_by_its_keys_and_its_window(screen: Screen) -> None:
    screen.prepare(*BOOKS["flop"])
    screen.start()
    steps = screen.book.steps
    for out in ("Escape", "F1", "alt+F4"):
        walk(screen, (*MENU, "Manual"))
        screen.until(lambda: screen.active == "Manual", "the manual")
        screen.keys("Down", out)
        screen.until(lambda: screen.active == "Feltbook", "the table's window")
        at_the_table(screen, "flop")
    assert len(screen.windows) == 1
    assert screen.book.steps == steps


@pytest.mark.parametrize("screen", [(1920, 1080)], indirect=True)
def test_the_players_display_is_left_by_every_way(screen: Screen) -> None:
    screen.prepare(*BOOKS["flop"])
    screen.start()
    steps = screen.book.steps
    for out in (
        ("key:F2",),
        (*MENU, "Players' display F2"),
        (*MENU, "This device", "Second screen: closed", "key:Escape"),
    ):
        screen.keys("F2")
        screen.until(lambda: len(screen.windows) == 2, "the display")
        walk(screen, out)
        screen.until(lambda: len(screen.windows) == 1, "the display's end")
        at_the_table(screen, "flop")
    assert screen.book.steps == steps


def locked(screen: Screen) -> None:
    """A screen that is locked already, with the PIN 2468."""
    ring = KeyRing(screen.folder / "config" / "feltbook" / "pins.json")
    ring.set_screen("2468")


def test_the_lock_is_left_by_its_pin_alone(screen: Screen) -> None:
    screen.prepare(*BOOKS["flop"])
    locked(screen)
    screen.start()
    steps = screen.book.steps
    walk(screen, (*MENU, "Lock the screen"))
    for again in range(2):
        screen.see("Locked")
        screen.keys("Escape", "f", "l", "ctrl+z", "Tab", "Return", "F1")
        felt = next(thing for thing in screen.things() if thing.name.startswith("Seat 7, "))
        screen.point(*felt.middle)
        screen.see("Locked")
        assert screen.book.steps == steps
        if not again:
            screen.keys("F1")
            screen.close()
            screen.start()
    screen.type("f2a4c6r8")  # letters are nobody's
    screen.keys("Return")
    screen.gone("Locked")
    at_the_table(screen, "flop")
    assert screen.book.steps == steps


def test_leave_of_full_screen_is_asked_for_and_the_question_is_left_by_every_way(screen: Screen) -> None:
    screen.prepare(*BOOKS["flop"])
    locked(screen)
    screen.start("--kiosk")
    steps = screen.book.steps
    for out in ("key:Escape", "Back"):
        screen.keys("F11")
        screen.see("Leave full screen")
        walk(screen, (out,))
        screen.gone("Leave full screen")
        at_the_table(screen, "flop")
    screen.keys("alt+F4")
    at_the_table(screen, "flop")
    assert screen.running, "the window's own close is no way out of a full screen"
    assert screen.book.steps == steps
