"""What the room reads on the players' display once a tournament is ended: who is paid what."""

import pytest

from tests.real_screen.screen import Screen
from tests.real_screen.tables import Line, opened

LEVELS = [{"blinds": [25, 50], "minutes": 20}]
PRIZES = {"currency": "EUR", "entry": 2000, "shares": [60, 40]}
WIDE = pytest.mark.parametrize("screen", [(1920, 1080)], indirect=True)
NAMES = ("Aline", "Elena", "Farid")


def tournament(*stacks: int) -> tuple[Line, ...]:
    """Three players before their first hand, with these chips."""
    table, *_ = opened(*NAMES, preset="tournament", blinds=[25, 50], levels=LEVELS, prizes=PRIZES)
    seats = enumerate(zip(NAMES, stacks, strict=True), 1)
    return (table, *({"do": "sit", "seat": seat, "player": name, "stack": stack} for seat, (name, stack) in seats))


FOLD: Line = {"do": "act", "action": "fold"}
SPLIT = (
    *tournament(2000, 4000, 3000),
    {"do": "deal"}, FOLD, FOLD,
    {"do": "split", "parts": [[1, 1500], [2, 2500], [3, 2000]]},
)  # fmt: skip
ALL_IN: Line = {"do": "act", "action": "wager", "to": 2000}
WON = (
    *tournament(2000, 2000, 2000),
    {"do": "deal"}, ALL_IN, {"do": "act", "action": "call"}, {"do": "act", "action": "call"},
    {"do": "award", "high": [[2], [1], [3]]},
)  # fmt: skip


def display_words(screen: Screen) -> str:
    """What the display says in place of the level, the parts or the places."""
    words = [thing.name for thing in screen.things() if thing.window != "Feltbook"]
    return next((name for name in words if name.startswith("The game is over")), "")


def ended(screen: Screen) -> None:
    """The game is ended in its recap, as a dealer does."""
    screen.tap("Menu")
    screen.tap("Recap")
    screen.tap("End the game")
    screen.until(lambda: screen.sees("The game is over"), "the end")


@WIDE
@pytest.mark.parametrize("names", [True, False])
def test_who_shares_the_prizes_is_still_told_after_the_end(screen: Screen, names: bool) -> None:
    screen.prepare(*SPLIT, room_clock=True, show_names=names)
    screen.start()
    screen.keys("F2")
    screen.until(lambda: "25.00" in display_words(screen), "the parts")
    before = display_words(screen)
    assert ("Elena €25.00" in before) == names
    screen.shot("before")
    ended(screen)
    screen.shot("after")
    assert display_words(screen) == before


@WIDE
def test_places_and_prizes_of_a_tournament_are_still_told_after_the_end(screen: Screen) -> None:
    screen.prepare(*WON, room_clock=True)
    screen.start()
    screen.keys("F2")
    screen.until(lambda: "Elena" in display_words(screen), "the winner")
    before = display_words(screen)
    assert "1st  Elena €36.00" in before
    ended(screen)
    screen.shot("after")
    assert display_words(screen) == before
