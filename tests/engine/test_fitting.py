"""What an amount becomes: the same for rulings, the keypad and the quick sizes (BET-5, PRO-5, PL-5, LIM-1)."""

import pytest

from engine.betting.bounds import fit, usual_chip
from engine.settings.records import Settings
from engine.state import Wager

RAISE = Wager("raise", 20, 500, 1)
UNITS = Wager("raise", 200, 610, 5)
PAIR = Wager("raise", 40, 60, 20, (40, 60))


@pytest.mark.parametrize(
    ("wager", "amount", "chip", "to", "because"),
    [
        (UNITS, 453, 0, 455, "unit"),
        (UNITS, 452, 0, 450, "unit"),
        (UNITS, 700, 0, 610, "over"),
        (UNITS, 150, 0, 200, "under"),
        (UNITS, 450, 0, 450, ""),
        (RAISE, 22, 0, 22, ""),
        (RAISE, 22, 5, 20, "unit"),
        (RAISE, 23, 5, 25, "unit"),
        (RAISE, 26, 4, 24, "unit"),  # of two as near the lower
        (RAISE, 499, 25, 500, "unit"),
        (RAISE, 500, 25, 500, ""),
        (Wager("raise", 22, 500, 1), 23, 25, 25, "unit"),
        (Wager("raise", 27, 500, 1), 28, 25, 50, "unit"),  # never under the least
        (Wager("raise", 20, 23, 1), 23, 5, 23, ""),  # the all-in stands
        (Wager("raise", 20, 23, 1), 22, 5, 20, "unit"),
        (PAIR, 45, 0, 40, "only"),
        (PAIR, 55, 0, 40, "only"),  # the lower one, as a ruling has it
        (PAIR, 60, 0, 60, ""),
        (PAIR, 70, 0, 60, "over"),
        (PAIR, 30, 0, 40, "under"),
    ],
)
def test_an_amount_becomes_the_proper_one_next_to_it(
    wager: Wager, amount: int, chip: int, to: int, because: str
) -> None:
    fitted = fit(wager, amount, wager.max, chip)
    assert (fitted.to, fitted.because) == (to, because)


@pytest.mark.parametrize(
    ("blinds", "unit", "chip"),
    [((5, 10), 1, 5), ((50, 100), 1, 25), ((1, 2), 1, 1), ((1, 3), 1, 1), ((25, 50), 1, 25), ((100, 200), 1, 100),
     ((500, 1000), 100, 500), ((2, 5), 1, 1), ((20, 40), 2, 2), ((0, 10), 1, 5)],
)  # fmt: skip
def test_sizes_are_counted_in_the_largest_chip_that_pays_every_blind(
    blinds: tuple[int, ...], unit: int, chip: int
) -> None:
    assert usual_chip(Settings(blinds=blinds, betting_unit=unit)) == chip


def test_without_blinds_the_bring_in_counts() -> None:
    assert usual_chip(Settings(blinds=(), bring_in=25, minimum_bet=50)) == 25
    assert usual_chip(Settings(blinds=(), bring_in=0, minimum_bet=50)) == 25
