"""A raise under the least: where half of one is completed, the pad says what chips alone come to (PRO-3)."""

import pytest

from tests.desktop.conftest import MakeTable


@pytest.mark.parametrize(
    ("completed", "digits", "words"),
    [
        (True, "120", "120 unannounced: call"),
        (True, "150", "150 must be completed"),
        (False, "120", "120 is under the least"),
    ],
)
def test_the_pad_says_what_chips_without_a_word_come_to(
    make: MakeTable, completed: bool, digits: str, words: str
) -> None:
    house = {"game": "holdem", "limit": "no_limit", "blinds": [50, 100], "seats": 6, "half_raise": completed}
    table = make(house).sit(("Ann", 1, 2000), ("Ben", 2, 2000), ("Cleo", 3, 2000))
    table.go()
    table.type(digits)
    go = table.window.view.bar.go
    assert (go.face.word, go.face.figure, go.face.second) == ("Raise to", "200", words)
    why = table.bridge.why("wager.min")
    assert why is not None
    assert ("PRO-3" in {step.rule for step in why.steps}) is completed
