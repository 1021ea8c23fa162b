"""Who mucks at the showdown is out of the ranking: the seat says so, and the last hand left is proposed (NOW-11)."""

from PySide6.QtCore import Qt

from desktop.intents import Pick, Send, Undo
from desktop.intents.questions import HandCards
from desktop.present.felt import spots
from desktop.present.seats import plates
from desktop.table.card_sheet import CardSheet
from engine import commands as c
from tests.desktop.conftest import MakeTable, Table

HOLDEM = {"game": "holdem", "limit": "no_limit", "blinds": [5, 10], "seats": 9}
PEOPLE = (("Ann", 1, 500), ("Ben", 2, 500), ("Cid", 3, 500))


def showdown(make: MakeTable, *people: tuple[str, int, int]) -> Table:
    """Everybody called and checked to the showdown."""
    table = make(HOLDEM, (1024, 600)).sit(*people)
    table.go()
    while table.view.phase != "showdown":
        table.check_round()
    return table


def muck(table: Table, seat: int) -> None:
    """The row of the seat's menu."""
    table.window.desk.handle(Send(c.Muck(seat=seat)))


def test_heads_up_the_hand_that_is_left_is_proposed_and_the_mucked_one_cannot_be_tapped(make: MakeTable) -> None:
    table = showdown(make, *PEOPLE[:2])
    desk = table.window.desk
    muck(table, 1)
    assert desk.local.proposal.winners == (2,)
    plate = plates(desk.scene, desk.local)[0]
    assert (plate.kind, plate.word, plate.edge) == ("folded", "mucked", "")
    assert spots(desk.scene)[0].backs == 0
    before = desk.local.awards
    table.seat(1)
    assert desk.local.awards == before
    assert table.statement == "Ann mucked: the hand is out of the ranking"
    table.go()
    assert table.view.seats[2].stack == 510


def test_of_three_the_other_two_are_ranked_and_taps_on_the_mucked_hand_go(make: MakeTable) -> None:
    table = showdown(make, *PEOPLE)
    desk = table.window.desk
    table.seat(1)
    muck(table, 1)
    assert desk.local.awards.empty
    pot = table.window.view.column.awards[0].card
    assert pot is not None
    assert pot.note == "Ben or Cid"
    table.seat(1)
    assert desk.local.awards.empty
    table.seat(3)
    assert desk.local.proposal.winners == (3,)
    muck(table, 2)
    assert desk.local.awards.ranks == ((3,),)
    table.go()
    assert table.view.seats[3].stack == 520


def test_a_hand_picked_in_a_pot_goes_when_it_mucks_and_undo_takes_the_muck_back(make: MakeTable) -> None:
    table = showdown(make, *PEOPLE)
    desk = table.window.desk
    desk.handle(Pick(1, 1))
    muck(table, 1)
    assert desk.local.awards.empty
    desk.handle(Undo())
    assert desk.scene.view.pots[0].seats == (1, 2, 3)
    assert plates(desk.scene, desk.local)[0].edge == "now"


def test_where_everybody_mucks_each_hand_can_be_tapped_again(make: MakeTable) -> None:
    table = showdown(make, *PEOPLE[:2])
    desk = table.window.desk
    muck(table, 1)
    muck(table, 2)
    assert desk.scene.view.pots[0].seats == (1, 2)
    table.seat(1)
    assert desk.local.proposal.winners == (1,)


def test_with_the_last_hand_and_the_board_in_nobody_else_is_asked_for_cards(make: MakeTable) -> None:
    table = showdown(make, *PEOPLE)
    desk = table.window.desk
    muck(table, 1)
    for seat, cards in ((2, "AsKs"), (3, "QdQh")):
        desk.handle(Send(c.Show(seat=seat, cards=cards)))
    desk.handle(Send(c.Cards(board=("AhAd7c2s3s",))))
    assert desk.local.proposal.winners == (2,)
    table.key(Qt.Key.Key_B)
    sheet = table.window.sheet
    assert isinstance(sheet, CardSheet)
    assert sheet.wanted.place == HandCards(2)
