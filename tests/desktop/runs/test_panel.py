"""What the panel of several runs and the felt say of them is whole: parts, odd chips, the house, names."""

import pytest

from desktop.kit import fonts
from desktop.words.i18n import LANGUAGES
from engine.why.figures import why
from tests.desktop.conftest import MakeTable
from tests.desktop.runs.tables import HOLDEM, all_in, cards
from tests.desktop.speaking import speaking
from tests.desktop.spying import clipped, faults, painted_on


def test_the_panel_of_two_runs_says_where_the_odd_chip_lies(make: MakeTable) -> None:
    """POT-7: 15 by chips of 5 are 10 and 5; nobody has to guess why the first half is more."""
    fives = {**HOLDEM, "smallest_chip": 5, "blinds": [5, 10]}
    table = all_in(make(fives), ("Maya", 1, 105), ("Theo", 2, 105), ("Lena", 3, 5))
    rows = [(row.pot, row.amount) for card in cards(table) for row in card.rows]
    assert rows == [("Side, half", "100"), ("Main, half by 5", "10"), ("Side, half", "100"), ("Main, half by 5", "5")]
    explained = why(table.bridge.session.state, "pots")
    assert [step.text for step in explained.steps] == [
        "main pot 15: seats 1, 2, 3", "divided in parts of 10, 5, odd chips of 5 from the first on",
        "side pot 1 200: seats 1, 2", "divided in parts of 100, 100",
    ]  # fmt: skip


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_parts_of_two_runs_are_read_whole_on_a_small_screen(make: MakeTable, code: str) -> None:
    """POT-7, in money: each pot's half with its chip, and how many are given, in letters that can be read."""
    money = {"currency": "EUR", "minor_units": 1}
    cents = {**HOLDEM, "smallest_chip": 50, "blinds": [50, 100], "betting_unit": 50, "money": money}
    with speaking(code):
        table = all_in(make(cents, (1024, 600)), ("Dirk", 1, 10050), ("Felix", 2, 10050), ("Gina", 3, 50))
        column = table.window.view.column
        painted = painted_on(column)
        assert clipped(painted, ("Dirk", "Felix", "Gina")) == []
        panels = (column, column.runs[0], column.runs[1].face)
        shown = [text for text in painted if text.widget in panels]
        assert len(shown) > 8
        assert {text.words: text.px for text in shown if text.px < 10} == {}
        words = " ".join(text.words for text in painted)
        for row in column.runs[0].card.rows:
            assert row.pot in words


@pytest.mark.parametrize("letters", [1.0, 1.15, 1.3])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)])
def test_the_pots_of_a_run_are_named_in_letters_of_one_size(
    make: MakeTable, size: tuple[int, int], letters: float
) -> None:
    """`Main, half by 0.50` was smaller than `Side 1` and `Side 2` above it."""
    money = {"currency": "EUR", "minor_units": 1}
    cents = {**HOLDEM, "smallest_chip": 50, "blinds": [50, 100], "betting_unit": 50, "money": money}
    people = ("Maximiliane", 20150), ("Felix", 20150), ("Gina", 10050), ("Hans", 5050), ("Ida", 5050)
    table = all_in(make(cents, size), *((name, seat, chips) for seat, (name, chips) in enumerate(people, 1)))
    table.window.view.text_size = letters
    table.window.view.restyle()
    table.seat(1)
    column = table.window.view.column
    for card in (column.runs[0], column.runs[1]):
        names = [row.pot for row in card.card.rows]
        assert (len(names), "by" in names[-1]) == (3, True)
        texts = [text for text in painted_on(card) if text.words[:4] in ("Side", "Main")]
        assert len({text.px for text in texts}) <= 1, [(text.words, text.px) for text in texts]


def test_the_panel_of_two_runs_says_what_the_house_takes(make: MakeTable) -> None:
    house = {**HOLDEM, "rake": {"percent": 5, "cap": 20}}
    table = all_in(make(house), ("Maya", 1, 200), ("Theo", 2, 200))
    column = table.window.view.column.view
    assert column is not None
    assert column.awards is not None
    assert column.awards.note == "house 20, 0 of 2 given"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ranked", [(), (1, 2)], ids=["nobody ranked", "ranked"])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)])
def test_what_a_run_is_worth_is_whole_in_euros(
    make: MakeTable, size: tuple[int, int], ranked: tuple[int, ...], language: str
) -> None:
    with speaking(language):
        euros = {**HOLDEM, "money": {"currency": "EUR", "minor_units": 50}, "blinds": [1, 2]}
        table = all_in(make(euros, size), ("Dirk", 1, 195), ("Felix", 2, 196), ("Eva", 3, 2))
        for seat in ranked:
            table.seat(seat)
        for widget in (widget for widget in table.window.view.column.runs if widget.isVisible()):
            pieces = painted_on(widget.face if widget.card.state != "now" else widget)
            for row in widget.card.rows:
                (name,) = [piece for piece in pieces if piece.words == fonts.typeset(row.pot)]
                assert name.px >= 11, (row.pot, name.px)
        assert faults(table.window, painted_on(table.window)) == []


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)], ids=["1280x800", "1024x600"])
def test_the_felt_names_all_who_take_a_run_of_many_pots(make: MakeTable, size: tuple[int, int]) -> None:
    """Four pots with four winners are more than the lines beside a board: all of them stand there, none is cut."""
    people = (("Anna", 1, 1000), ("Ben", 2, 1000), ("Clara", 3, 600), ("Dora", 4, 400), ("Emil", 5, 200))
    table = all_in(make(HOLDEM, size), *people)
    for seat in (5, 4, 3, 1, 2):
        table.seat(seat)
    texts = [text for text in painted_on(table.window) if text.widget is table.window.view.felt]
    assert any(text.words.startswith("Anna") for text in texts), [text.words for text in texts]
    assert clipped(texts, ()) == []
    shown = " ".join(text.words for text in texts)
    assert all(name in shown for name in ("Anna", "Clara", "Dora", "Emil"))
