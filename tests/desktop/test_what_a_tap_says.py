"""What the statement says to a tap that does something else than expected: whole in each language on a small screen."""

import pytest

from desktop.intents import Pick
from desktop.kit import fonts
from desktop.words.i18n import LANGUAGES
from tests.desktop.conftest import MakeTable, Table
from tests.desktop.runs.tables import HOLDEM, all_in
from tests.desktop.speaking import speaking
from tests.desktop.spying import clipped, faults, painted_on
from tests.desktop.test_pot_cards import FOUR

LEAST = 11
"""Reference px of a line that is read at a glance."""


def read_whole(table: Table) -> str:
    """The statement, which is painted to its last letter and large enough."""
    line = table.window.view.bar.statement
    texts = painted_on(table.window)
    painted = [text for text in texts if text.widget is line]
    words: str = table.statement
    assert " ".join(text.words for text in painted) == fonts.typeset(words)
    assert min(text.px for text in painted) / line.look.scale >= LEAST, [(text.words, text.px) for text in painted]
    assert clipped(painted, ()) == []
    assert faults(table.window, texts) == []
    return words


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)])
def test_a_seat_that_folded_tells_of_its_menu(make: MakeTable, size: tuple[int, int], code: str) -> None:
    with speaking(code):
        table = make({"game": "holdem", "blinds": [5, 10], "seats": 9}, size)
        table.sit(("Bruno", 1, 300), ("Theodora", 2, 300), ("Lena", 7, 300))
        table.go()
        table.fold()
        seat = next(seat for seat, player in table.view.seats.items() if player.state == "folded")
        table.seat(seat)
        assert read_whole(table).startswith(table.view.seats[seat].player)
        assert table.window.menu is None


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)])
def test_another_winner_and_a_tie_elsewhere_are_read_whole(make: MakeTable, size: tuple[int, int], code: str) -> None:
    with speaking(code):
        table = all_in(make(HOLDEM, size), *FOUR, times=1)
        table.seat(1)
        table.seat(2)
        table.seat(1)
        assert "Anna" in read_whole(table)
        table.call()
        table.window.handle(Pick(1, 7))
        table.call()
        table.window.handle(Pick(3, 1))
        assert "Anna" not in read_whole(table)
