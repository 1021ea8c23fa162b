"""Who has a pot, said at the showdown by a real pointer: a tie from the pot's own card, and a winner that changes."""

from tests.real_screen.screen import Screen
from tests.real_screen.tables import Line, dealt

STREET: tuple[Line, ...] = ({"do": "street"}, *({"do": "act", "action": "check"} for _ in range(3)))
CHECKED: tuple[Line, ...] = (
    {"do": "act", "action": "call"},
    {"do": "act", "action": "call"},
    {"do": "act", "action": "check"},
    *STREET * 3,
)
"""Three players call before the flop and check on every street."""


def test_a_pot_is_tied_by_the_keys_of_its_card(screen: Screen) -> None:
    screen.prepare(*dealt("Anna", "Ben", "Gerd"), *CHECKED)
    screen.start()
    screen.tap("Gerd wins Pot")
    screen.see("6 to Gerd")
    screen.tap("Tie with Gerd")
    screen.tap("Anna wins Pot")
    screen.see("3 to Anna, 3 to Gerd")
    screen.tap("Push the pot")
    screen.see("Deal hand 2")
    assert screen.book.stacks == {"Anna": 201, "Ben": 198, "Gerd": 201}


def test_another_winner_tapped_in_the_card_is_said_and_every_sign_agrees(screen: Screen) -> None:
    """After an undone push: the badge on the seat, the Tie key and the card name the same hand."""
    screen.prepare(*dealt("Anna", "Ben", "Gerd"), *CHECKED)
    screen.start()
    screen.tap("Seat 3, Gerd")
    screen.tap("Push the pot")
    screen.see("Deal hand 2")
    screen.tap("Undo")
    screen.see("6 to Gerd")
    screen.tap("Anna wins Pot")
    screen.see("Pot: Anna instead of Gerd")
    screen.see("Tie with Anna")
    screen.see("6 to Anna")
