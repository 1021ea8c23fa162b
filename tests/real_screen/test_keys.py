"""Keys go where the person types: into the field that has them, never past it to the table."""

import pytest

from desktop.kit.theme import load
from tests.real_screen.screen import Screen
from tests.real_screen.tables import dealt, opened


def test_a_name_with_an_a_in_it_moves_no_chips(screen: Screen) -> None:
    screen.prepare(*dealt("Dora", "Ben", "Cal"))
    screen.start()
    before = screen.book.view
    screen.hold("Seat 1, ")
    screen.tap("Rename")
    steps = screen.book.steps
    screen.type("Anna Amarth")
    assert screen.book.steps == steps
    screen.keys("Return")
    screen.gone("Seat 1, name")
    after = screen.book.view
    assert after.seats[1].player == "Anna Amarth"
    assert (after.to_act, after.legal, after.pots) == (before.to_act, before.legal, before.pots)
    assert screen.book.steps == steps + 1


def test_the_name_of_a_dealer_deals_and_raises_nothing(screen: Screen) -> None:
    screen.prepare(*dealt("Dora", "Ben", "Cal"))
    screen.start()
    screen.keys("d")
    steps = screen.book.steps
    screen.type("Rita Pratt")
    assert screen.book.steps == steps
    screen.keys("Return")
    screen.see("Rita Pratt")
    with screen.book.session() as session:
        assert session.state.dealer == "Rita Pratt"
    assert screen.book.steps == steps + 1
    assert screen.book.view.phase == "betting"


def test_a_name_and_enter_seat_somebody_and_deal_no_hand(screen: Screen) -> None:
    screen.prepare(*opened("Dora", "Ben"))
    screen.start()
    screen.tap("Seat 3, empty")
    screen.type("Fran Carter")
    screen.keys("Return")
    screen.see("Seat 3, Fran Carter")
    assert screen.book.players[3] == "Fran Carter"
    assert screen.book.view.phase == "between"
    assert screen.book.hands == 0


def test_the_amount_is_the_next_field(screen: Screen) -> None:
    """Tab goes on from the name to the chips, and digits are digits of either."""
    screen.prepare(*opened("Dora", "Ben"))
    screen.start()
    screen.tap("Seat 3, empty")
    screen.type("Seat7 Sam")
    screen.keys("Tab")
    screen.type("345")
    screen.keys("Return")
    screen.see("Seat 3, Seat7 Sam")
    assert screen.book.stacks["Seat7 Sam"] == 345


def framed(screen: Screen) -> set[str]:
    """Which of the two fields of the seat's sheet has the amber frame."""
    picture, amber = screen.display.picture(), load().now
    fields = [screen.at_rest(words) for words in ("Name", "Chips: ")]
    return {
        field.name
        for field in fields
        if amber in [picture.pixelColor(field.rect[0] + x, field.middle[1]) for x in range(4)]
    }


def test_digits_go_to_the_field_that_is_framed(screen: Screen) -> None:
    """An accent comes by the keyboard or by a dead key, a letter by a tap; the frame is looked at after each."""
    screen.prepare(*opened("Dora", "Ben"))
    screen.start()
    screen.tap("Seat 3, empty")
    assert framed(screen) == {screen.focused} == {"Name"}
    screen.type("Zo\u00e9 7")
    assert framed(screen) == {screen.focused} == {"Name"}
    screen.keys("dead_acute", "e")
    screen.see("Zo\u00e9 7\u00e9")
    assert framed(screen) == {screen.focused} == {"Name"}
    screen.tap("Chips: ")
    assert framed(screen) == {screen.focused}
    screen.type("25")
    screen.see("Chips: 25")
    assert framed(screen) == {screen.focused} == {"Chips: 25"}
    screen.tap("Name")
    screen.tap("N")
    assert framed(screen) == {screen.focused} == {"Name"}
    screen.keys("Tab")
    assert framed(screen) == {screen.focused} == {"Chips: 25"}
    screen.type("0")
    screen.tap("5")
    assert framed(screen) == {screen.focused} == {"Chips: 2,505"}
    screen.keys("Return")
    screen.see("Seat 3, Zo\u00e9 7\u00e9n")
    assert screen.book.stacks["Zo\u00e9 7\u00e9n"] == 2505


@pytest.mark.parametrize("typed", ["AhKd10c", "ah kd Tc", "aH, kD, 10C"])
def test_cards_can_be_typed(screen: Screen, typed: str) -> None:
    flop = ({"do": "act", "action": "call"}, {"do": "act", "action": "call"}, {"do": "act", "action": "check"})
    screen.prepare(*dealt("Dora", "Ben", "Cal"), *flop, {"do": "street"})
    screen.start()
    screen.keys("b")
    steps = screen.book.steps
    screen.type(typed)
    assert screen.book.steps == steps
    screen.see("3 / 3")
    screen.keys("Return")
    screen.gone("3 / 3")
    assert "".join(screen.book.view.board) == "AhKdTc"


def test_a_key_too_many_after_the_last_action_stakes_nothing(screen: Screen) -> None:
    """C, R and F belong to whose turn it is; between hands there is nobody."""
    screen.prepare(*opened("Dora", "Ben", "Cal", "Dee", straddle={"allow": "under_the_gun"}), {"do": "deal"})
    screen.start()
    screen.see("Fold")
    screen.keys("f", "f")
    screen.burst("f", "c", "r", "f")
    screen.see("Deal hand 2")
    steps = screen.book.steps
    screen.keys("c", "r", "f", "a", "m")
    screen.see("Deal hand 2")
    assert screen.book.steps == steps
    assert screen.book.view.phase == "between"
    assert screen.find("Another game") is None, "no menu came"


def test_a_key_that_ended_the_hand_rests_on_the_new_screen(screen: Screen) -> None:
    screen.prepare(*dealt("Dora", "Ben"))
    screen.start()
    screen.see("Fold")
    screen.burst("f", "Return", "Return")
    screen.see("Deal hand 2")
    assert screen.book.view.phase == "between"
    screen.keys("Return")
    screen.see("Fold")
    assert screen.book.hands == 2


def test_space_on_a_button_that_ended_the_hand_rests_as_well(screen: Screen) -> None:
    screen.prepare(*opened("Dora", "Ben", "Cal", straddle={"allow": "button"}), {"do": "deal"})
    screen.start()
    screen.keys("f", "Tab")
    assert screen.focused.startswith("Fold")
    screen.burst("space", "space")
    screen.see("Deal hand 2")
    assert screen.find("Another game") is None, "the same place is the table's menu now"


@pytest.mark.parametrize("opened_by", ["log", "menu", "why", "seat", "keys", "device"])
def test_no_key_of_the_table_works_while_something_lies_over_it(screen: Screen, opened_by: str) -> None:
    screen.prepare(*dealt("Dora", "Ben", "Cal"))
    screen.start()
    screen.see("Fold")
    steps = screen.book.steps
    match opened_by:
        case "log":
            screen.keys("l")
        case "menu":
            screen.tap("Menu")
        case "why":
            screen.keys("question")
        case "seat":
            screen.keys("alt+shift+1")
        case "keys":
            screen.keys("F1")
        case _:
            screen.tap("Menu")
            screen.tap("This device")
    open_things = len(screen.things())
    screen.keys("a", "c", "f", "3", "ctrl+z", "alt+2") if opened_by != "keys" else None
    assert screen.book.steps == steps
    assert len(screen.things()) == open_things
    screen.keys("Escape")
    screen.see("Fold")
    screen.keys("f")
    assert screen.book.steps == steps + 1, "the table has its keys again"


def test_a_tap_beside_the_sheet_leaves_it_the_keys(screen: Screen) -> None:
    """Chips, letters and the felt are pressed by hand in between; what is typed still goes into the name."""
    screen.prepare(*dealt("Dora", "Ben", "Cal"))
    screen.start()
    screen.tap("Seat 5, empty")
    steps = screen.book.steps
    screen.type("Fa")
    screen.tap("Name")
    screen.tap("R")
    left, top, _, _ = next(thing.rect for thing in screen.things() if thing.name.startswith("Seat 1, "))
    screen.point(left - 12, top - 12)
    screen.type("ah")
    assert screen.book.steps == steps
    screen.keys("Return")
    screen.see("Seat 5, Farah")
    assert screen.book.players[5] == "Farah"


def test_two_taps_are_two_however_late_the_app_comes_to_them(screen: Screen) -> None:
    """They were made half a second apart: no finger bounced."""
    screen.prepare(*dealt("Dora", "Ben", "Cal", "Dee"))
    screen.start()
    screen.tap_twice("Fold", apart=0.5)
    screen.see("Ben to act")


def test_a_finger_that_bounced_is_one_tap_however_late_the_app_comes_to_it(screen: Screen) -> None:
    screen.prepare(*dealt("Dora", "Ben", "Cal", "Dee"))
    screen.start()
    screen.tap_twice("Fold", apart=0.02)
    screen.see("Dora to act")
