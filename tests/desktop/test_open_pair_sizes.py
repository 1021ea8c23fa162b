"""On fourth street with a pair showing, small and big bet stand side by side (LIM-4)."""

from PySide6.QtCore import Qt

from engine import commands as c
from tests.desktop.conftest import MakeTable, Table

STUD = {"game": "seven_card_stud", "limit": "fixed", "bets": [10, 20], "bring_in": 5, "ante": {"amount": 1}, "seats": 8}


def paired(make: MakeTable) -> Table:
    """Fourth street: a pair shows, Ben is first, nobody has bet."""
    table = make(STUD).sit(("Ann", 1, 300), ("Ben", 2, 300), ("Cleo", 4, 300))
    before = (c.Deal(), c.BringIn(seat=1), c.Act("bring_in"), c.Act("call"), c.Act("call"), c.OpenPair())
    for command in (*before, c.First(seat=2)):
        assert table.bridge.send(command), (command, table.refused)
    return table


def sizes(table: Table) -> list[tuple[str, str]]:
    """The quick sizes in sight: word and amount."""
    return [(quick.face.word, quick.face.figure) for quick in table.window.view.column.pad.quicks if quick.isVisible()]


def test_both_bets_are_one_tap(make: MakeTable) -> None:
    """The bar offered the big bet alone, and "10" was refused as no choice, while a ruling took it."""
    table = paired(make)
    assert sizes(table) == [("least", "10"), ("most", "20")]
    assert table.window.view.bar.go.face.word == "All check"
    table.tap(table.window.view.column.pad.quicks[0])
    assert table.view.seats[2].bet == 10
    assert (table.view.legal.wager.min, table.view.legal.wager.max) == (20, 30)
    assert sizes(table) == [("least", "20"), ("most", "30")]
    table.tap(table.window.view.column.pad.quicks[1])
    assert table.view.seats[4].bet == 30
    assert sizes(table) == [], "after a big one only a big one is open"
    assert table.window.view.bar.go.face.figure == "50"


def test_an_amount_between_them_says_what_it_becomes(make: MakeTable) -> None:
    table = paired(make)
    table.type("15")
    bar = table.window.view.bar
    assert (bar.go.face.word, bar.go.face.figure, bar.go.face.second) == ("Bet", "10", "15 is not one of the amounts")
    table.type("0")
    assert (bar.go.face.figure, bar.go.face.second) == ("20", "150 is over the limit")
    for _ in range(3):
        table.key(Qt.Key.Key_Backspace)
    table.type("20")
    table.go()
    assert table.view.seats[2].bet == 20


def test_the_keys_of_parts_of_the_pot_say_that_they_are_none_of_them(make: MakeTable) -> None:
    table = paired(make)
    table.key(Qt.Key.Key_P)
    assert table.view.seats[2].bet == 0
    assert table.statement == "pot is not one of the amounts"
    table.key(Qt.Key.Key_M)
    assert table.view.seats[2].bet == 10
