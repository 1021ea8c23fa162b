"""An evening of fourteen hundred hands: its recap, its list, a correction of hand 2 that is given up and done."""

import pytest

from engine.journal.memory import MemoryStore
from engine.journal.sqlite import SqliteStore
from tests import long_evening
from tests.real_screen.screen import Screen

HANDS = 1400


def played(file: str) -> None:
    """The evening in a book, played beside it."""
    store = MemoryStore()
    session = long_evening.play(store, HANDS, stack=5000)
    with SqliteStore(file) as book:
        book.begin(session.row, *((step, store.snapshot(1, step.sequence)) for step in session.steps()))


@pytest.fixture
def long(screen: Screen) -> Screen:
    """The app on that evening."""
    screen.prepare()
    screen.file.unlink()
    played(str(screen.file))
    screen.start()
    return screen


def log_of_hand_2(screen: Screen) -> None:
    """The log, from the end of its list of hands."""
    screen.tap("Hand log")
    screen.tap("Hands")
    screen.see(f"Hand {HANDS}, ")
    screen.keys("End")
    screen.tap("Hand 2, ")


def raise_of_hand_2_to_9(screen: Screen) -> None:
    """The sheet that corrects it, from the log, with another amount typed."""
    screen.tap("Ben raises to 6")
    screen.see("Correct hand 2")
    screen.tap("9")
    screen.see("Raise to 9")


def test_a_long_evening_is_listed_corrected_and_added_up(long: Screen) -> None:
    """Whether the way back still stops the correction, or only closes what it came to, a fast machine decides."""
    log_of_hand_2(long)
    raise_of_hand_2_to_9(long)
    before = long.book.steps
    long.keys("Return")
    long.keys("Escape")
    long.gone("Hand 2 is corrected")
    while long.sees("Correct hand 2"):
        long.keys("Escape")
    assert long.book.steps == before
    raise_of_hand_2_to_9(long)
    long.keys("Return")
    long.see("every later step stays")
    long.keys("Return")
    long.see("Corrected")
    assert long.book.steps > before
    long.tap("Menu")
    long.tap("Recap")
    long.see("Settle")
    assert len(long.book.recap.hands) == HANDS
    long.close()
