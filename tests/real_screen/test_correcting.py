"""A line of the log is tapped, and that line is corrected."""

from typing import Any

from tests.real_screen.screen import Screen
from tests.real_screen.tables import Line, dealt


def raises_to(amount: int) -> Line:
    """Who is to act raises."""
    return {"do": "act", "action": "raise", "to": amount}


def test_the_line_that_is_tapped_in_the_log_is_the_one_that_is_corrected(screen: Screen) -> None:
    screen.prepare(*dealt("Dora", "Ben", "Cal"), raises_to(6), raises_to(18), {"do": "act", "action": "fold"})
    screen.start()
    screen.tap("Hand log")
    for line, amount in (("Ben raises to 18", "18"), ("Dora raises to 6", "6")):  # from a closed correction: the log
        screen.tap(line)
        screen.see("Correct hand 1")
        screen.see(f"Raise to {amount}")
        screen.keys("Escape")
        screen.gone("Correct hand 1")


def test_the_log_is_dragged_by_whole_lines_and_none_is_left_marked(screen: Screen) -> None:
    screen.prepare(*dealt("Dora", "Ben", "Cal"), *(raises_to(to) for to in range(4, 40, 2)))
    screen.start()
    screen.tap("Hand log")
    last = screen.at_rest("Cal raises to 38")
    screen.drag("Cal raises to 38", 3 * last.rect[3])
    moved = screen.at_rest("Cal raises to 32")
    assert moved.rect == last.rect, "three lines on, a whole one at the end"
    assert not screen.sees("Correct hand 1"), "a drag is no tap"
    screen.tap("Cal raises to 32")
    screen.see("Correct hand 1")


def test_both_ways_to_correct_a_winner_stay_where_they_were_after_a_look_at_money_only(screen: Screen) -> None:
    """A kill hand runs, and another won the hand before: at the second look the second key was gone."""
    kill = {"limit": "fixed", "blinds": [5, 10], "bets": [10, 20], "kill": {"on": "pot_over", "over": 12}}
    calls = [{"do": "act", "action": action} for action in ("call", "call", "check")]
    checks = [{"do": "act", "action": "check"}] * 3
    streets = [line for _ in range(3) for line in ({"do": "street"}, *checks)]
    won = ({"do": "award", "ranking": [[2], [3], [1]]}, {"do": "deal"})
    screen.prepare(*dealt("Dora", "Ben", "Cal", **kill), *calls, *streets, *won)
    screen.start()
    screen.tap("Hand log")
    screen.tap("Hand 1")
    screen.tap("Ben wins")

    def look() -> dict[str, Any]:
        screen.tap("Clear")
        screen.tap("Cal")
        screen.tap("See what changes")
        screen.see("blinds of hand 2 change")
        return {words: screen.at_rest(words).rect for words in ("Back", "Money only", "Correct blinds of hand 2")}

    keys = look()
    for leave in ("Back", "Escape"):
        screen.tap("Money only")
        screen.see("Blinds too")
        if leave == "Back":
            screen.tap("Back")
        else:
            screen.keys("Escape")
            screen.tap("Ben wins")
        assert look() == keys
    screen.tap("Money only")
    screen.tap("Correct hand 2 stays")
    screen.see("Corrected")
