"""Who has asked in a hand to leave, to sit out or to come back: the menu of the seat says so and asks for no more."""

import pytest

from desktop.present.menus import seat_menu
from desktop.present.slot import Slot
from engine import commands as c
from tests.desktop.conftest import MakeTable, Table
from tests.desktop.rules_taps import menu, row

HOLDEM = {"game": "holdem", "limit": "no_limit", "blinds": [5, 10], "seats": 9}
PEOPLE = (("Ann", 1, 500), ("Ben", 2, 500), ("Cid", 3, 500), ("Dora", 4, 500))


def offered(table: Table, seat: int, word: str) -> Slot | None:
    """The row of the seat's menu that begins so, None = there is none."""
    rows = seat_menu(table.bridge.scene, seat, table.bridge.dry).rows
    return next((slot for slot in rows if slot.word.startswith(word)), None)


def offer(table: Table, seat: int, word: str) -> tuple[str, str]:
    """The row of the seat's menu that begins so: its second line, and why it is barred."""
    slot = offered(table, seat, word)
    assert slot is not None
    return slot.second, slot.reason


@pytest.fixture
def running(make: MakeTable) -> Table:
    """A running hand."""
    table = make(HOLDEM).sit(*PEOPLE)
    table.go()
    return table


def test_away_is_asked_for_once_and_the_second_tap_says_so(running: Table) -> None:
    """The row went on to offer it, and the tap was refused: the player "sits out already", in the middle of a hand."""
    assert offer(running, 2, "Away") == ("at the hand's end", "")
    for _ in range(2):
        menu(running, 2)
        row(running, "Away")
    assert running.refused == []
    assert running.statement == "Away: noted for the hand's end"
    slot = offered(running, 2, "Away")
    assert slot is not None
    assert (slot.reason, slot.open) == ("noted for the hand's end", False)
    assert offer(running, 3, "Away") == ("at the hand's end", ""), "nobody else asked"
    assert offer(running, 2, "Leaves") == ("at the hand's end", ""), "who sits out may leave instead"


def test_who_leaves_at_the_end_is_asked_for_nothing_else(running: Table) -> None:
    menu(running, 3)
    row(running, "Leaves")
    slots = [offered(running, 3, word) for word in ("Leaves", "Away")]
    assert [slot.reason for slot in slots if slot] == ["noted for the hand's end", "leaves at the hand's end"]
    running.undo()
    assert [offer(running, 3, word) for word in ("Leaves", "Away")] == [("at the hand's end", "")] * 2


def test_who_comes_back_at_the_end_is_asked_for_once(make: MakeTable) -> None:
    table = make(HOLDEM).sit(*PEOPLE)
    assert table.bridge.send(c.SitOut(seat=4))
    table.go()
    assert offer(table, 4, "Is back") == ("at the hand's end", "")
    menu(table, 4)
    row(table, "Is back")
    assert offer(table, 4, "Is back")[1] == "noted for the hand's end"


def test_who_stays_after_all_plays_on_as_if_nothing_had_been_asked(make: MakeTable) -> None:
    tables = [make(HOLDEM).sit(*PEOPLE) for _ in range(2)]
    for table in tables:
        table.go()
    changes_mind = tables[1]
    assert offered(changes_mind, 2, "Stays") is None
    menu(changes_mind, 2)
    row(changes_mind, "Away")
    menu(changes_mind, 2)
    row(changes_mind, "Stays after all")
    assert offer(changes_mind, 2, "Away") == ("at the hand's end", ""), "it may be asked for anew"
    assert offered(changes_mind, 2, "Stays") is None
    for table in tables:
        while table.bridge.scene.in_hand:
            assert table.bridge.send(c.Act("fold"))
    assert changes_mind.view.seats[2].state == "in"
    assert len({table.bridge.state.seats for table in tables}) == 1
    assert len({table.bridge.state.positions for table in tables}) == 1


def test_nobody_stays_after_all_where_a_kill_may_be_due_by_then(make: MakeTable) -> None:
    kill = {**HOLDEM, "limit": "fixed", "bets": [10, 20], "kill": {"on": "pot_over", "over": 20}}
    table = make(kill).sit(*PEOPLE)
    table.go()
    assert table.bridge.send(c.SitOut(seat=2))
    assert offered(table, 2, "Stays") is None
    assert offer(table, 2, "Away")[1] == "noted for the hand's end"


def test_nobody_stays_after_all_who_would_owe_a_blind_by_then(make: MakeTable) -> None:
    """One missed blind a hand is made up: the other is still owed in the hand, and bars nobody who just stays."""
    table = make({**HOLDEM, "missed_blinds": "one_per_hand"}).sit(*PEOPLE)
    assert table.bridge.send(c.Deal())
    for _ in range(5):
        while table.bridge.scene.in_hand:
            assert table.bridge.send(c.Act("fold"))
        if table.view.seats[2].missed.small and table.view.seats[2].missed.big:
            break
        if table.view.seats[2].state != "out":
            assert table.bridge.send(c.SitOut(seat=2))
        assert table.bridge.send(c.Deal())
    assert table.bridge.send(c.SitIn(seat=2, entry="post"))
    assert table.bridge.send(c.Deal())
    assert (table.view.seats[2].dealt, table.view.seats[2].missed.any) == (True, True)
    assert table.bridge.send(c.SitOut(seat=2))
    assert offered(table, 2, "Stays") is None


def test_who_has_no_cards_has_no_hand_to_stay_in(running: Table) -> None:
    assert running.bridge.send(c.Sit(seat=7, player="Eve", stack=500))
    assert running.bridge.send(c.SitOut(seat=7))
    assert offered(running, 7, "Stays") is None
    assert offer(running, 7, "Away")[1] == "noted for the hand's end"


def test_who_is_away_and_dealt_in_is_not_sent_away_again(make: MakeTable) -> None:
    """Where absent players are dealt in (ENT-2), Away was offered to them in the hand, and refused."""
    table = make({**HOLDEM, "missed_blinds": "deal_in"}).sit(*PEOPLE)
    assert table.bridge.send(c.SitOut(seat=2))
    table.go()
    assert table.view.seats[2].dealt
    assert offered(table, 2, "Away") is None
    menu(table, 2)
    row(table, "Is back")
    assert table.refused == []
