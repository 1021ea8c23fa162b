"""A newcomer who agrees to kill the next hand, and who comes back owing: the table says what is posted, and when."""

from desktop.present.felt import spots, tray
from engine import commands as c
from tests.desktop.conftest import MakeTable, Table
from tests.desktop.test_kill_evening import HALF, act, deal, due

OPEN = {**HALF, "seats": 9}


def newcomer(make: MakeTable, **rules: object) -> Table:
    """Dee is to kill hand 3; Gus sits down behind the blinds and owes nothing yet."""
    table = due(make, OPEN, **rules)
    assert table.bridge.send(c.Sit(seat=6, player="Gus", stack=400)), table.refused
    return table


def kills_next(make: MakeTable) -> Table:
    """Gus has agreed to kill the hand after that of Dee."""
    table = newcomer(make)
    assert table.bridge.send(c.SitIn(seat=6, entry="kill_next")), table.refused
    return table


def octagons(table: Table) -> dict[int, int]:
    """The dots of the kill button by the seat where it lies."""
    return {spot.seat: spot.legs for spot in spots(table.bridge.scene) if spot.legs}


def test_the_octagon_lies_at_who_agreed_to_kill(make: MakeTable) -> None:
    """KIL-12: the seat that must post has it, whoever won the hand before; a leg of another lies on."""
    table = kills_next(make)
    deal(table)
    while (winner := table.view.to_act) in (4, 6):
        act(table, "fold")
    act(table, "12")
    while table.view.phase == "betting":
        act(table, "fold")
    assert table.view.kill.due == 6
    for _ in ("before the deal", "in the hand"):
        assert octagons(table) == {6: 2, winner: 1}
        assert not tray(table.bridge.scene)[2]
        table.go()


def test_a_leg_lies_nowhere_in_a_game_that_counts_none(make: MakeTable) -> None:
    """KIL-7: wins in a row mean nothing where a scoop makes the kill; they count again when the rules are back."""
    table = make(OPEN, (1280, 800)).sit(("Ann", 1, 400), ("Ben", 2, 400), ("Cid", 3, 400))
    deal(table, "8", "fold", "fold")
    (seat,) = octagons(table)
    for on, lying in (("scoop", {}), ("two_in_a_row", {seat: 1})):
        assert table.bridge.send(c.Change(table={"kill": {"on": on, "size": "half"}})), table.refused
        assert octagons(table) == lying
        assert table.view.kill.holder == (seat if lying else None)
