"""House rules whose effect a dealer sees in a hand: the cap of raises, the button without blinds, the betting unit."""

import pytest

from engine.commands import Act
from engine.refusals import Refusal
from tests.desktop.conftest import MakeTable

LIMIT = {"game": "holdem", "limit": "fixed", "bets": [10, 20], "blinds": [5, 10], "seats": 6, "raise_cap": 3}
STUD = {
    "game": "seven_card_stud", "limit": "fixed", "bets": [10, 20], "bring_in": 5, "ante": {"amount": 1}, "seats": 6,
}  # fmt: skip
UNITS = {"game": "holdem", "limit": "no_limit", "blinds": [25, 50], "seats": 6, "betting_unit": 25}
PEOPLE = (("Ann", 1, 1000), ("Ben", 2, 1000), ("Cid", 3, 1000))


@pytest.mark.parametrize(
    ("rule", "players", "open_again"),
    [("last_two", 2, True), ("last_two", 3, False), ("never", 2, False)],
)
def test_the_cap_ends_where_two_are_left_at_the_table(
    make: MakeTable, rule: str, players: int, open_again: bool
) -> None:
    """LIM-3 `last_two`: counted at the table, not in the hand."""
    table = make({**LIMIT, "heads_up_uncapped": rule}).sit(*PEOPLE[:players])
    table.go()
    for _ in range(players - 2):
        table.fold()
    for bet in (20, 30, 40):
        table.go()
        assert table.view.bet == bet
    bar = table.window.view.bar
    assert bar.go.face.open == open_again
    table.go()
    assert table.view.bet == (50 if open_again else 40)
    if not open_again:
        assert "LIM-" in table.statement


@pytest.mark.parametrize(("rule", "stays"), [("frozen", True), ("moves", False)])
def test_the_button_of_a_game_without_blinds_goes_by_the_house_rule(make: MakeTable, rule: str, stays: bool) -> None:
    """BTN-10 `stud_button`."""
    table = make({**STUD, "stud_button": rule}).sit(*PEOPLE)
    buttons = []
    for _ in range(2):
        table.go()
        buttons.append(table.view.button.seat)
        table.seat(1)  # brings it in
        table.go()
        while table.view.phase == "betting":
            table.fold()
    assert (buttons[0] == buttons[1]) == stays


@pytest.mark.parametrize(("typed", "nearest"), [("113", "125"), ("112", "100"), ("138", "150"), ("488", "500")])
def test_a_refused_amount_names_what_the_keypad_makes_of_it(make: MakeTable, typed: str, nearest: str) -> None:
    """BET-5 `betting_unit`."""
    table = make(UNITS).sit(*PEOPLE)
    table.go()
    table.type(typed)
    assert table.window.view.bar.go.face.figure == nearest
    refused = table.bridge.dry(Act("wager", to=int(typed)))
    assert isinstance(refused, Refusal)
    assert refused.message == f"{typed} is no multiple of 25; nearest is {nearest} (BET-5)"
