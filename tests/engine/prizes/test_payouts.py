"""What each place is paid: every unit of the pool, in coins, and what shared places get."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.prizes.payouts import USUAL, by_amounts, by_shares, of_places, payouts, usual_shares


def test_usual_shares_are_percents_and_fall() -> None:
    for _, shares in USUAL:
        assert sum(shares) == 100
        assert list(shares) == sorted(shares, reverse=True)


@pytest.mark.parametrize(("entries", "places"), [(2, 1), (4, 1), (5, 2), (7, 2), (8, 3), (11, 3), (12, 4), (40, 6)])
def test_more_entries_pay_more_places(entries: int, places: int) -> None:
    assert len(usual_shares(entries)) == places


def test_what_rounding_leaves_goes_to_the_first() -> None:
    assert by_shares(8000, (50, 30, 20), 500) == (4500, 2000, 1500)  # 4000 + 400 + 100
    assert by_shares(8000, (50, 30, 20)) == (4000, 2400, 1600)


def test_fixed_prizes_are_paid_from_the_first_down_and_the_rest_is_the_first_ones() -> None:
    assert by_amounts(9000, (5000, 3000)) == (6000, 3000)
    assert by_amounts(6000, (5000, 3000)) == (5000, 1000)


def test_no_more_places_are_paid_than_players_came() -> None:
    assert payouts(8000, 8, 2) == (5000, 3000)
    assert payouts(0, 8, 8) == ()


def test_players_with_one_place_share_the_prizes_of_the_places_they_fill() -> None:
    assert of_places((4000, 2400, 1600), 2, 2) == (2000, 2000)
    assert of_places((4000, 2400, 1601), 3, 2) == (801, 800)
    assert of_places((4000,), 2, 1) == (0,)
    assert of_places((0, 4000, 0, 0), 2, 3, 100) == (1400, 1300, 1300)
    assert of_places((0, 4050, 0), 2, 2, 100) == (2050, 2000)


@given(
    st.integers(0, 10**7),
    st.integers(2, 40),
    st.integers(2, 11),
    st.lists(st.integers(1, 100), max_size=11),
    st.sampled_from([1, 5, 100, 500]),
)
def test_every_unit_of_the_pool_is_paid(pool: int, entries: int, players: int, shares: list[int], coin: int) -> None:
    prizes = payouts(pool, entries, players, shares, (), coin)
    assert sum(prizes) == pool
    assert all(prize % coin == 0 for prize in prizes[1:])
