"""200 books with something turned over: no other figure, no traceback, nothing unnoticed; 5,000 in the benchmark."""

from pathlib import Path
from typing import Any

import pytest

from tests.faults import flips

BUNDLES, EACH = 8, 25


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Path:
    book = tmp_path_factory.mktemp("flips") / "good.db"
    flips.make(book, hands=1)
    return book


@pytest.fixture(scope="module")
def truth(good: Path) -> tuple[list[Any], set[bytes]]:
    return flips.figures(good), flips.heads(good)


@pytest.mark.parametrize("bundle", range(BUNDLES))
def test_nothing_that_is_turned_over_changes_a_figure_unnoticed(
    good: Path, truth: tuple[list[Any], set[bytes]], tmp_path: Path, bundle: int
) -> None:
    outcomes = [flips.outcome(good, *truth, tmp_path, 10_000 + bundle * EACH + number) for number in range(EACH)]
    assert [flip.wrong for flip in outcomes if flip.wrong] == []
    assert any(flip.checked for flip in outcomes)


def test_the_figures_are_compared(good: Path, truth: tuple[list[Any], set[bytes]], tmp_path: Path) -> None:
    """The comparison would fail if a figure were another."""
    other = [*truth[0]]
    other[0] = ("Nobody",)
    seed = next(seed for seed in range(500) if not flips.outcome(good, *truth, tmp_path, seed).checked)
    (tmp_path / f"{seed} saved.db").unlink(missing_ok=True)
    assert flips.outcome(good, other, truth[1], tmp_path, seed).wrong == "another figure, and the check says nothing"
