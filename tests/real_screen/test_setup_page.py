"""The page of a new table under a real pointer: what is under the finger stays there, and nothing has to be guessed."""

import pytest

from tests.real_screen.screen import Screen

SMALL = [(1280, 800), (1024, 600), (800, 1280)]
RULES = {
    "Blinds and antes": "Ante:",
    "Stakes at the table": "Least buy-in",
    "All-in, pots, showdown": "Run it at most",
}


@pytest.mark.parametrize("screen", SMALL, indirect=True)
def test_the_keys_of_a_rule_stay_under_the_finger(screen: Screen) -> None:
    """A value that is the house's own brings the way back to the preset: it comes where nothing stood."""
    screen.start()
    screen.tap("Home")
    screen.tap("All rules")
    for section, rule in RULES.items():
        screen.tap(section)
        screen.tap(rule)
        before = screen.find("2")
        assert before is not None
        assert not screen.sees("Back to ")
        screen.tap("2")
        screen.see("Back to ")
        after = screen.find("2")
        assert after is not None
        assert after.rect == before.rect, rule
