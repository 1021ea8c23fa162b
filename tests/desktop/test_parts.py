"""Which part of a long list is in sight, in words."""

import pytest

from desktop.words.recap_phrases import part_words


@pytest.mark.parametrize(
    ("part", "words"),
    [((1, 6, 14), "1 to 6 of 14"), ((9, 9, 9), "9 of 9"), ((1, 1, 1), "1 of 1"), ((0, 0, 0), "")],
    ids=["several", "the last", "the only", "none"],
)
def test_a_part_of_a_list_is_told_without_odd_words(part: tuple[int, int, int], words: str) -> None:
    assert part_words(*part) == words
