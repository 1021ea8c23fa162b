"""From nothing to a hand: the way a stranger takes with pointer and keyboard; and the picture of it."""

from desktop.kit.theme import load
from tests.real_screen.screen import Screen
from tests.real_screen.tables import opened


def test_a_stranger_sets_up_and_deals_a_hand(screen: Screen) -> None:
    screen.start()
    screen.tap("Home")
    screen.tap("No-limit Hold'em 1/2")
    screen.tap("Start")
    screen.tap("Skip the tour")
    for seat, name in ((1, "Ann"), (2, "Ben")):
        screen.tap(f"Seat {seat}, empty")
        screen.type(name)
        screen.keys("Tab")
        screen.type("500")
        screen.keys("Return")
        screen.gone("Sit with")
    screen.tap("Deal hand 1")
    assert screen.book.players == {1: "Ann", 2: "Ben"}
    assert screen.book.hands == 1
    screen.keys("f")
    screen.see("Deal hand 2")
    assert screen.book.view.phase == "between"
    screen.close()
    assert sum(screen.book.stacks.values()) == 1000


def test_the_picture_shows_what_the_names_say(screen: Screen) -> None:
    """The button that goes on is amber on the real screen; before the app is there nothing is."""
    screen.prepare(*opened("Ann", "Ben", "Cal"))
    empty = screen.display.picture()
    screen.start()
    full = screen.display.picture()
    deal = screen.find("Deal hand 1")
    assert deal is not None
    place = deal.middle[0], deal.rect[1] + 8
    assert full.pixelColor(*place) == load().now
    assert empty.pixelColor(*place) != load().now
    assert (full.width(), full.height()) == screen.display.size
