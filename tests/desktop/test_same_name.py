"""Two people at a table have names that differ by more than capitals and blanks: books add up what is alike."""

from PySide6.QtCore import Qt

from desktop.intents import AskRename
from engine import commands as c
from tests.desktop.conftest import MakeTable
from tests.desktop.test_seating import SIX, named


def test_a_name_that_differs_in_capitals_only_is_refused_with_the_seat_that_has_it(make: MakeTable) -> None:
    table = make(SIX)
    table.seat(4)
    named(table, "Zo")
    named(table, "zo")
    assert [player.player for player in table.view.seats.values()] == ["Zo"]
    assert "Zo sits in seat 4 already" in table.refused[-1]


def test_a_leaver_who_must_bring_back_chips_is_known_by_another_spelling(make: MakeTable) -> None:
    table = make({**SIX, "return_window": 60})
    table.sit(("Ann", 1, 1000), ("Cal", 3, 1500))
    assert table.bridge.send(c.Leave(seat=3))
    table.seat(5)
    named(table, "CAL")
    assert [player.player for player in table.view.seats.values()] == ["Ann"]
    assert "1500" in table.refused[-1]


def test_a_player_may_be_spelled_otherwise_but_not_as_somebody_else(make: MakeTable) -> None:
    table = make(SIX).sit(("zo", 1, 1000), ("Ann", 2, 1000))
    for name, names in (("Zo", ["Zo", "Ann"]), ("ANN", ["Zo", "Ann"])):
        table.window.desk.open(AskRename(1))
        for _ in "zo":
            table.key(Qt.Key.Key_Backspace)
        named(table, name)
        assert [player.player for player in table.view.seats.values()] == names
