"""Hands are saved for other programs: what the file would hold is said, then it is saved where the host says."""

import json

from engine.imports.files import read
from tests.real_screen.screen import Screen

TABLE = {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": 3, "straddle": {"allow": "any"}}
HAND = ({"do": "deal"}, {"do": "act", "action": "fold"}, {"do": "act", "action": "fold"})


def test_hands_of_an_evening_are_saved_from_the_book_of_evenings(screen: Screen) -> None:
    """Two hands in Open Hand History, one of them in PokerStars' text, which has no straddle."""
    sat = (
        {"do": "sit", "seat": seat, "player": name, "stack": 100} for seat, name in enumerate(("Ann", "Ben", "Cy"), 1)
    )
    screen.prepare(
        {"do": "open", "table": TABLE}, *sat, {"do": "button", "seat": 3}, *HAND,
        {"do": "straddle", "seat": 1, "to": 4}, *HAND, {"do": "end"},
    )  # fmt: skip
    screen.start()
    screen.tap("Book of evenings")
    screen.tap("Export")
    screen.see("The file will hold 2 hands")
    screen.tap("Open Hand History")
    screen.see("The file will hold 1 hand")
    screen.tap("PokerStars")
    screen.see("This format knows no seat")
    screen.tap("PHH")
    screen.see("Open Hand History")
    screen.tap("Names as typed")
    screen.see("Names as known")
    out = screen.folder / "taken along.ohh"
    screen.tap("Save 2 hands")
    screen.type(str(out))
    screen.keys("Return")
    screen.see("The hands are saved as taken along.ohh")
    hands = [json.loads(line)["ohh"] for line in out.read_text(encoding="utf-8").split("\n\n") if line]
    assert len(hands) == 2
    assert read(out).hands == 2, "it comes back"
