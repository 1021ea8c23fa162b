"""A table is seated: by the keyboard alone, by a finger alone."""

from tests.real_screen.screen import Screen
from tests.real_screen.tables import opened


def test_a_table_is_seated_by_names_and_enter(screen: Screen) -> None:
    screen.prepare(*opened("Ann", seats=6))
    screen.start()
    screen.tap("Seat 2, empty")
    for name in ("Ben", "Cal"):
        screen.type(name)
        screen.keys("Return")
        screen.see(f", {name}")
    screen.keys("Return")
    screen.gone("Seat 4 is next")
    screen.keys("Return")
    screen.see("Fold")
    assert screen.book.players == {1: "Ann", 2: "Ben", 3: "Cal"}
    assert screen.book.hands == 1


def test_a_table_is_seated_by_letters_on_the_screen(screen: Screen) -> None:
    screen.prepare(*opened("Ann", seats=6))
    screen.start()
    screen.tap("Seat 2, empty")
    screen.tap("Sit with")
    screen.see("Seat 3 is next")
    for letter in "ABE":
        screen.tap(letter)
    screen.tap("Sit with")
    screen.see("Seat 4 is next")
    screen.tap("Deal hand 1")
    screen.see("Fold")
    assert screen.book.players == {1: "Ann", 2: "P2", 3: "Abe"}
