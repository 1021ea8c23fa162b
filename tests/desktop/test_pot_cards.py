"""The key of a hand in the card of a pot: it wins that pot, after Tie it joins who has it; all signs agree (POT-5)."""

from typing import Any

import pytest

from desktop.intents import SwitchHalf
from desktop.present.seats import plates
from tests.desktop.conftest import MakeTable, Table
from tests.desktop.runs.tables import HIGH_LOW, HOLDEM, all_in

FOUR = (("Anna", 1, 400), ("Ben", 2, 400), ("Gerd", 5, 200), ("Hugo", 7, 100))
"""Main pot: all of 100; side 1: Anna, Ben, Gerd; side 2: Anna and Ben."""


@pytest.fixture
def table(make: MakeTable) -> Table:
    """Four all-in at the showdown of three contested pots."""
    return all_in(make(HOLDEM, (1280, 800)), *FOUR, times=1)


def card(table: Table, pot: str, name: str) -> None:
    """Tap the key of a hand in the card of a pot."""
    widgets = [widget for widget in table.window.view.column.awards if widget.isVisible()]
    widget = next(widget for widget in widgets if widget.card.name == pot)
    table.tap(next(hand for hand in widget.hands if hand.isVisible() and hand.face.word == name))


def ticked(table: Table) -> dict[str, list[str]]:
    """The hands that are ticked in the card of each pot."""
    widgets = [widget for widget in table.window.view.column.awards if widget.isVisible()]
    chosen = {w.card.name: [h.face.word for h in w.hands if h.isVisible() and h.face.fill == "chosen"] for w in widgets}
    return {pot: names for pot, names in chosen.items() if names}


def badges(table: Table) -> dict[str, str]:
    """The places that seats wear."""
    desk = table.window.desk
    return {plate.name: plate.tag for plate in plates(desk.scene, desk.local) if plate.tag in ("1st", "2nd", "3rd")}


def tie_key(table: Table) -> str:
    """The word of the tie key."""
    word: str = table.window.view.bar.call.face.word
    return word


def won(table: Table) -> dict[int, int]:
    """Push, and the stacks after it."""
    table.go()
    assert table.view.phase == "between"
    return {seat: player.stack for seat, player in table.view.seats.items()}


def test_a_tie_by_keys_is_for_the_pot_of_the_keys(table: Table) -> None:
    card(table, "Side 2", "Anna")
    assert tie_key(table) == "Tie with Anna"
    table.call()
    card(table, "Side 2", "Ben")
    assert ticked(table) == {"Side 2": ["Anna", "Ben"]}
    card(table, "Side 1", "Gerd")
    card(table, "Main", "Hugo")
    assert ticked(table) == {"Side 2": ["Anna", "Ben"], "Side 1": ["Gerd"], "Main": ["Hugo"]}
    assert badges(table) == {"Hugo": "1st", "Gerd": "2nd", "Anna": "3rd", "Ben": "3rd"}
    assert won(table) == {1: 200, 2: 200, 5: 300, 7: 400}


def test_a_tie_in_a_pot_the_named_hand_does_not_have_gives_nothing_away(table: Table) -> None:
    card(table, "Side 2", "Anna")
    table.call()
    card(table, "Main", "Ben")
    assert table.statement == "To tie for Main, first tap who has it"
    assert ticked(table) == {"Side 2": ["Anna"]}
    card(table, "Side 2", "Ben")
    assert ticked(table) == {"Side 2": ["Anna", "Ben"]}, "the tie still waits for its other hand"


def test_a_ranked_hand_is_named_for_a_tie_by_its_key(table: Table) -> None:
    table.seat(7)
    table.seat(1)
    assert tie_key(table) == "Tie with Anna"
    card(table, "Main", "Hugo")
    assert tie_key(table) == "Tie with Hugo"
    table.call()
    card(table, "Main", "Gerd")
    assert ticked(table) == {"Side 2": ["Anna"], "Side 1": ["Anna"], "Main": ["Gerd", "Hugo"]}
    assert badges(table) == {}, "no ranking says that"
    assert won(table) == {1: 700, 2: 0, 5: 200, 7: 200}


def test_a_seat_takes_what_nobody_has_and_no_pot_that_was_given(table: Table) -> None:
    card(table, "Side 2", "Ben")
    table.seat(7)
    table.seat(1)
    assert ticked(table) == {"Side 2": ["Ben"], "Side 1": ["Anna"], "Main": ["Hugo"]}
    assert badges(table) == {}
    assert won(table) == {1: 300, 2: 400, 5: 0, 7: 400}


def test_a_seat_ties_in_the_pots_of_the_hand_that_the_key_names(table: Table) -> None:
    card(table, "Side 1", "Gerd")
    table.call()
    table.seat(1)
    assert ticked(table) == {"Side 2": ["Anna"], "Side 1": ["Anna", "Gerd"], "Main": ["Anna", "Gerd"]}
    assert badges(table) == {"Gerd": "1st", "Anna": "1st"}


def test_another_winner_of_a_pot_is_always_said(table: Table) -> None:
    table.seat(7)
    table.seat(1)
    card(table, "Side 2", "Ben")
    assert table.statement == "Side 2: Ben instead of Anna"
    table.seat(5)
    assert table.statement == "Side 1: Gerd instead of Anna; Main: Gerd instead of Hugo", "nothing was left for Gerd"
    table.undo()
    assert ticked(table) == {"Side 2": ["Ben"], "Side 1": ["Anna"], "Main": ["Hugo"]}
    card(table, "Main", "Hugo")
    assert table.statement == "Every pot has a winner", "nothing is another"


def test_the_same_hand_by_key_and_by_seat_is_one_ranking(table: Table) -> None:
    for pot in ("Main", "Side 1", "Side 2"):
        card(table, pot, "Anna")
    assert (badges(table), tie_key(table)) == ({"Anna": "1st"}, "Tie with Anna")
    table.call()
    table.seat(2)
    assert badges(table) == {"Anna": "1st", "Ben": "1st"}
    assert won(table) == {1: 550, 2: 550, 5: 0, 7: 0}


def test_a_winner_that_a_seat_tap_takes_out_is_said(table: Table) -> None:
    table.seat(1)
    table.seat(2)
    table.seat(1)
    assert table.statement == "Side 2, Side 1, Main: Ben instead of Anna"


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)])
def test_after_an_undone_push_seat_key_and_card_name_one_hand(make: MakeTable, size: tuple[int, int]) -> None:
    table = all_in(make(HOLDEM, size), ("Anna", 1, 100), ("Gerd", 2, 100), times=1)
    table.seat(2)
    table.go()
    table.undo()
    card(table, "Pot", "Anna")
    assert table.statement == "Pot: Anna instead of Gerd"
    signs: Any = (badges(table), tie_key(table), ticked(table))
    assert signs == ({"Anna": "1st"}, "Tie with Anna", {"Pot": ["Anna"]})


def test_the_low_of_a_pot_is_given_and_tied_by_its_card(make: MakeTable) -> None:
    table = all_in(make(HIGH_LOW, (1280, 800)), ("Anna", 1, 100), ("Gerd", 2, 100), times=1)
    card(table, "Pot", "Anna")
    table.window.handle(SwitchHalf())
    card(table, "Pot", "Gerd")
    table.tap(table.window.view.column.tools[0])
    card(table, "Pot", "Anna")
    card_of = table.window.view.column.awards[0]
    assert [hand.face.second for hand in card_of.hands if hand.isVisible()] == ["high, low", "low"]
    assert won(table) == {1: 150, 2: 50}
