"""The record says who it was then: names are those of the hand, whoever sits in the seat by now."""

import pytest
from PySide6.QtWidgets import QApplication

from desktop.bridge.hand_record import record
from desktop.display.public_record import showing
from desktop.preferences.choices import Choices
from engine import commands as c
from tests.desktop.conftest import MakeTable, Table

HOLDEM = {"blinds": [5, 10], "seats": 9}


def walked(make: MakeTable, winner: int = 3) -> Table:
    """Ann (1), Ben (2) and Cleo (3) played hand 1; everybody folded to Cleo, in the big blind."""
    table = make(HOLDEM, (1280, 800)).sit(("Ann", 1, 500), ("Ben", 2, 500), ("Cleo", 3, 500))
    send(table, c.Button(seat=1), c.Deal())
    while table.bridge.state.hand is not None:
        seat = table.view.to_act
        send(table, c.Act("fold" if seat != winner else "check", seat=seat))
    return table


def send(table: Table, *commands: c.Command) -> None:
    for command in commands:
        assert table.bridge.send(command), table.refused


def log(table: Table) -> str:
    return " | ".join(line.text for line in table.bridge.scene.log)


def sheet(table: Table, hand: int) -> str:
    return " | ".join(row.line.text for row in record(table.bridge.session, hand))


def test_after_a_move_the_log_still_names_the_winner(make: MakeTable) -> None:
    table = walked(make)
    assert "Cleo wins" in log(table)
    send(table, c.Move(seat=3, to=7))
    assert "Cleo wins" in log(table)
    assert "3 wins" not in log(table)
    assert [line.who for line in table.bridge.scene.log if line.kind == "win"] == ["Cleo"]
    assert table.bridge.scene.undo == "Cleo moves"


def test_a_newcomer_is_not_named_for_a_hand_before(make: MakeTable) -> None:
    table = walked(make)
    send(table, c.Move(seat=3, to=7), c.Sit(seat=3, player="Dora", stack=300))
    for words in (log(table), sheet(table, 1)):
        assert "Cleo wins" in words
        assert "Cleo big blind 10" in words
        assert "Dora wins" not in words
    assert "Dora" not in [line.who for line in table.bridge.scene.log if line.kind in ("act", "win")]
    send(table, c.Deal())
    assert "Cleo wins" in sheet(table, 1)
    assert "Dora" not in sheet(table, 1).split("Cleo wins")[0]


def test_who_left_is_named_for_what_they_did(make: MakeTable) -> None:
    table = walked(make)
    send(table, c.Leave(seat=3), c.Sit(seat=3, player="Dora", stack=300), c.Sit(seat=4, player="Ed", stack=300))
    assert "Cleo wins" in log(table)
    send(table, c.Deal())
    assert "Cleo wins" in sheet(table, 1)


def test_the_hand_over_card_names_who_won_then(make: MakeTable) -> None:
    table = walked(make)
    send(table, c.Move(seat=3, to=7), c.Sit(seat=3, player="Dora", stack=300), c.Dealer(name="Rita"))
    QApplication.processEvents()
    assert table.window.sheet is not None
    assert [words for _, words in table.window.sheet.card.hands] == ["Cleo 10"]


@pytest.mark.parametrize(("names", "shown"), [(True, "Cleo wins"), (False, "Seat 3 wins")])
def test_the_players_display_names_who_won_then(make: MakeTable, names: bool, shown: str) -> None:
    table = walked(make)
    won = ((3, 10),)
    choices = Choices(show_names=names)
    send(table, c.Move(seat=3, to=7))
    assert showing(table.bridge.scene, choices, won).turn.words == shown
    send(table, c.Sit(seat=3, player="Dora", stack=300))
    assert showing(table.bridge.scene, choices, won).turn.words == shown


def test_a_rename_puts_the_same_person_right_in_earlier_hands(make: MakeTable) -> None:
    table = walked(make)
    send(table, c.Move(seat=3, to=7), c.Rename(seat=7, player="Chloe"), c.Sit(seat=3, player="Dora", stack=300))
    assert "Chloe wins" in log(table)
    send(table, c.Dealer(name="Rita"), c.Deal())
    assert "Chloe wins" in sheet(table, 1)
    assert "Cleo" not in sheet(table, 1)


def test_an_undone_history_names_those_who_sat_in_it(make: MakeTable) -> None:
    table = walked(make)
    send(table, c.Sit(seat=4, player="Zoe", stack=300), c.SitOut(seat=4))
    assert table.bridge.undo()
    assert table.bridge.undo()
    send(table, c.Sit(seat=4, player="Kim", stack=300))
    undone = [row.line.text for row in record(table.bridge.session, 1) if row.mark == "undone"]
    assert len(undone) == 2
    assert all("Zoe" in words for words in undone)


@pytest.mark.parametrize("renamed", [False, True])
def test_the_correct_sheet_names_those_of_the_hand(make: MakeTable, renamed: bool) -> None:
    table = walked(make)
    send(table, c.Move(seat=3, to=7), c.Sit(seat=3, player="Dora", stack=300))
    name = "Cleo"
    if renamed:
        name = "Chloe"
        send(table, c.Rename(seat=7, player=name))
    acted = next(line for line in record(table.bridge.session, 1) if line.action)
    table.window.overlays.rulings.correct(1, acted)
    correcting = table.window.sheet
    assert correcting.subject.before.seats[3].player == name
    correcting.try_line(c.Act("call", seat=acted.line.seat))
    assert any(change.was == f"{name} 10" for change in correcting.outcome.changes)
    stands = {change.what: (change.was, change.now) for change in correcting.outcome.changes}
    assert stands["Goes on"] == ("after hand 1", "Cleo to act"), "Dora has not sat down then"
    assert "Dora" not in stands
