"""Ways to split what is still to be won, against figures worked out by hand."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.prizes.chop import chances, split, without_first_part


def test_the_independent_chip_model_for_three() -> None:
    """5/10, 3/10 and 2/10 of the chips for 50, 30, 20; e.g. second with the most: 3/10 x 5/7 + 2/10 x 5/8."""
    first = Fraction(5, 10)
    second = Fraction(3, 10) * Fraction(5, 7) + Fraction(2, 10) * Fraction(5, 8)
    most = 50 * first + 30 * second + 20 * (1 - first - second)
    assert chances((50, 30, 20), (5, 3, 2))[0] == most
    assert sum(chances((50, 30, 20), (5, 3, 2))) == 100


def test_two_players_have_the_second_prize_for_sure() -> None:
    assert split("icm", (6000, 4000), (7500, 2500)) == (5500, 4500)
    assert split("chips", (6000, 4000), (7500, 2500)) == (5500, 4500)


def test_by_chips_everybody_has_the_smallest_prize_and_the_rest_by_the_stacks() -> None:
    assert split("chips", (500, 300, 200), (5000, 3000, 2000)) == (400, 320, 280)


def test_equal_parts_keep_every_unit() -> None:
    assert split("equal", (500, 300, 200), (1, 1, 1)) == (334, 333, 333)
    assert split("equal", (500, 300, 200), (1, 1, 1), 50) == (350, 350, 300)


def test_equal_stacks_are_worth_the_same() -> None:
    assert len(set(chances((50, 30, 20), (4, 4, 4, 4)))) == 1


@pytest.mark.parametrize(("first", "left"), [(0, (500, 300)), (100, (400, 300)), (300, (300, 200)), (800, (0, 0))])
def test_what_is_kept_for_the_first_comes_out_of_the_first_prize(first: int, left: tuple[int, ...]) -> None:
    assert without_first_part((500, 300), first) == left


@given(
    st.sampled_from(["equal", "chips", "icm"]),
    st.lists(st.integers(0, 10**6), min_size=1, max_size=5),
    st.lists(st.integers(1, 10**6), min_size=2, max_size=6),
    st.sampled_from([1, 100]),
)
def test_nothing_is_lost_by_splitting(way: str, prizes: list[int], stacks: list[int], coin: int) -> None:
    prizes = sorted(prizes, reverse=True)[: len(stacks)]
    parts = split(way, prizes, stacks, coin)  # type: ignore[arg-type]
    assert sum(parts) == sum(prizes)
    assert min(parts) >= 0
