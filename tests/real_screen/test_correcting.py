"""A line of the log is tapped, and that line is corrected."""

from tests.real_screen.screen import Screen
from tests.real_screen.tables import Line, dealt


def raises_to(amount: int) -> Line:
    """Who is to act raises."""
    return {"do": "act", "action": "raise", "to": amount}


def test_the_line_that_is_tapped_in_the_log_is_the_one_that_is_corrected(screen: Screen) -> None:
    screen.prepare(*dealt("Dora", "Ben", "Cal"), raises_to(6), raises_to(18), {"do": "act", "action": "fold"})
    screen.start()
    for line, amount in (("Ben raises to 18", "18"), ("Dora raises to 6", "6")):
        screen.tap("Hand log")
        screen.tap(line)
        screen.see("Correct hand 1")
        screen.see(f"Raise to {amount}")
        screen.keys("Escape")
        screen.gone("Correct hand 1")
