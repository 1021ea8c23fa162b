"""A showdown by tap: ties, side pots, who can win, and what Undo takes back of it."""

from engine import commands as c
from tests.desktop.conftest import MakeTable, Table

HOLDEM = {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": 6}


def test_a_tie_splits_the_pot(table: Table) -> None:
    table.go()
    for _ in range(4):
        table.check_round()
    table.seat(4)
    table.call()
    assert table.window.desk.local.awards.tie
    table.seat(7)
    assert table.window.desk.local.awards.high == (((4, 7),),)
    table.go()
    assert table.view.phase == "between"
    assert table.view.seats[4].stack == 1600 + 20
    assert table.view.seats[7].stack == 415 + 20


def test_undo_of_a_wrong_tie_takes_the_tie_back_too(table: Table) -> None:
    table.go()
    for _ in range(4):
        table.check_round()
    table.seat(4)
    table.call()
    table.seat(7)
    table.undo()
    assert (table.window.desk.local.awards.high, table.window.desk.local.awards.tie) == ((((4,),),), "")
    table.seat(7)
    assert table.window.desk.local.awards.high == (((4,), (7,)),), "the same hand is the next best now"


def test_undo_takes_back_taps_first(table: Table) -> None:
    table.go()
    for _ in range(4):
        table.check_round()
    table.seat(4)
    table.seat(7)
    table.undo()
    assert table.window.desk.local.awards.high == (((4,),),)
    table.undo()
    assert table.window.desk.local.awards.empty
    assert table.view.phase == "showdown"
    table.undo()
    assert table.view.phase == "betting"


def test_side_pots_are_pushed_in_order(make: MakeTable) -> None:
    table = make(HOLDEM).sit(("Ann", 1, 50), ("Ben", 2, 100), ("Cid", 3, 200), ("Dee", 4, 400))
    table.go()
    while table.view.phase == "betting":
        quicks = [quick for quick in table.window.view.column.pad.quicks if quick.isVisible() and quick.face.open]
        table.tap(quicks[-1]) if quicks else table.call()
    pots = [(pot.amount, pot.seats) for pot in table.view.pots]
    assert pots == [(200, (1, 2, 3, 4)), (150, (2, 3, 4)), (200, (3, 4))]
    table.go()
    cards = [widget.card for widget in table.window.view.column.awards[:3]]
    assert [card.name for card in cards if card is not None] == ["Side 2", "Side 1", "Main"]
    table.seat(1)
    assert table.window.view.bar.go.face.reason == "Side 1 has no winner yet"
    assert table.statement == "Side 1 has no winner yet"
    table.go()
    assert table.statement == "Side 2 has no winner yet: rank Cid or Dee (NOW-11)", "called as on its card"
    table.seat(3)
    assert table.window.view.bar.go.face.second == "350 to Cid, 200 to Ann"
    table.go()
    assert {seat: player.stack for seat, player in table.view.seats.items()} == {1: 200, 2: 0, 3: 350, 4: 200}


def test_a_seat_in_a_pots_card_wins_that_pot(table: Table) -> None:
    table.go()
    for _ in range(4):
        table.check_round()
    table.tap(table.window.view.column.awards[0].hands[1])
    seat = table.window.view.column.awards[0].hands[1].face.ring
    assert table.window.desk.local.proposal.winners == (seat,)
    table.go()
    assert table.view.phase == "between"


def test_who_folded_cannot_win(table: Table) -> None:
    table.go()
    table.fold()
    for _ in range(4):
        table.check_round()
    table.seat(5)
    assert table.statement == "Sam folded: hold for the seat's menu"
    assert table.window.desk.local.awards.empty


def test_a_running_pot_shows_nobody_who_can_never_come_into_it(make: MakeTable) -> None:
    """Fay 7,075, Anna 5,000 and Carla 4,925 are all-in; Eli is to call and has 3,000 in all."""
    table = make({"game": "holdem", "limit": "no_limit", "blinds": [25, 50], "seats": 6})
    table.sit(("Carla", 1, 4925), ("Eli", 2, 3000), ("Fay", 5, 7075), ("Anna", 6, 5000))
    for line in (c.Button(seat=6), c.Deal(), c.Act("all_in"), c.Act("all_in"), c.Act("all_in")):
        assert table.bridge.send(line)
    assert table.view.to_act == 2
    pots = table.window.view.felt.centre.pots
    assert [(pot.name, pot.amount, pot.dots) for pot in pots] == [
        ("Main", 14_825, ((1, True), (2, False), (5, True), (6, True))),
        ("Side 1", 150, ((5, True), (6, True))),
        ("Returns", 2075, ((5, True),)),
    ]
    assert [pot.seats for pot in table.view.pots] == [(1, 2, 5, 6), (2, 5, 6), (2, 5)], "the script tells it as before"
    table.call()
    pots = table.window.view.felt.centre.pots
    assert [(pot.amount, len(pot.dots)) for pot in pots] == [(12_000, 4), (5775, 3), (150, 2)]
