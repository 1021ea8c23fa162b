"""Taps that come too soon: on the amber key after a size, and twice on the amber key."""

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


def test_two_quick_taps_on_the_amber_key_deal_and_raise_nothing(screen: Screen) -> None:
    screen.prepare(*opened("Dora", "Ben", "Cal"))
    screen.start()
    screen.tap_twice("Deal", apart=0.3)
    view = screen.book.view
    assert (screen.book.hands, view.phase, view.bet) == (1, "betting", 2)


def test_two_quick_taps_on_the_amber_key_raise_once(screen: Screen) -> None:
    screen.prepare(*SHORT)
    screen.start()
    screen.keys("1", "2")
    screen.tap_twice("Raise to", apart=0.3)
    view = screen.book.view
    assert (view.bet, view.to_act) == (12, 1)
    screen.tap_twice("Raise to", apart=0.7)
    assert screen.book.view.to_act == 3
