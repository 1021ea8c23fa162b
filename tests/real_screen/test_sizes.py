"""Sizes that play at once: who confirms one by the amber key raises for nobody else."""

import pytest

from tests.real_screen.screen import Screen
from tests.real_screen.tables import Line, opened

SHORT: tuple[Line, ...] = (
    *opened("Dora", "Ben", "Cal", stack=900),
    {"do": "sit", "seat": 4, "player": "Eve", "stack": 200},
    {"do": "deal"},
)
"""Eve is to act and the others have more than she has."""


@pytest.mark.parametrize("apart", [0.15, 0.3, 0.6])
def test_all_in_confirmed_by_raise_is_one_bet(screen: Screen, apart: float) -> None:
    screen.prepare(*SHORT)
    screen.start()
    steps = screen.book.steps
    screen.tap_both("all-in", "Raise to", apart)
    assert screen.book.steps == steps + 1
    view = screen.book.view
    assert (view.bet, view.to_act) == (200, 1)
    screen.see("Already played: this key is now for Dora.")


def test_the_next_player_may_raise_once_the_size_has_been_seen(screen: Screen) -> None:
    screen.prepare(*SHORT)
    screen.start()
    screen.tap_both("all-in", "Raise to", 1.2)
    view = screen.book.view
    assert (view.seats[4].bet, view.seats[1].bet, view.to_act) == (200, 398, 2)
