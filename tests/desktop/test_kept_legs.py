"""A leg that its player takes along (KIL-6) is seen, and told, as soon as the player is back."""

from desktop.intents import Explain
from desktop.intents.figures import SeatFigure
from desktop.present.felt import tray
from desktop.present.handover import handover_card
from engine import commands as c
from engine.view.handover import handover
from engine.why.figures import why
from tests.desktop.conftest import MakeTable, Table
from tests.desktop.kill_hands import FIVE, HALF, act, deal, octagons

KEPT = ("seat 4 Dee is back with 1 of 2 legs: they count in the first hand dealt to the seat", "KIL-6")


def left_with_a_leg(make: MakeTable) -> Table:
    """Dee has won one hand, and left with the leg."""
    table = make(HALF, (1280, 800)).sit(*FIVE)
    assert table.bridge.send(c.Button(seat=4))
    deal(table, "fold", "fold", "8", "fold", "fold")
    assert octagons(table) == {4: 1}
    assert table.bridge.send(c.Leave(seat=4)), table.refused
    assert (octagons(table), tray(table.bridge.scene)[2]) == ({}, True), "it is gone with Dee"
    return table


def of_seat(table: Table, seat: int) -> list[tuple[str, str]]:
    """Why of a seat: sentences and rules."""
    table.window.open(Explain(SeatFigure(seat)))
    shown = table.window.overlays.why.view.steps
    table.window.overlays.why.hide()
    return [(step.words, step.rule) for step in shown]


def test_a_leg_that_was_taken_along_lies_at_the_seat_when_its_player_sits_again(make: MakeTable) -> None:
    table = left_with_a_leg(make)
    assert table.bridge.send(c.Sit(seat=4, player="Dee", stack=406))
    for _ in ("before the deal", "in the hand"):
        assert octagons(table) == {4: 1}
        assert not tray(table.bridge.scene)[2], "the button is no longer with the dealer"
        assert KEPT in of_seat(table, 4)
        assert [step.text for step in why(table.bridge.state, "kill").steps] == [KEPT[0].replace(" Dee", "")]
        rows = dict(handover_card(table.bridge.scene, handover(table.bridge.state), (), lambda _: str).facts)
        assert rows["Kill"] == "Dee, 1 leg"
        if not table.bridge.scene.in_hand:
            table.go()


def test_a_leg_taken_along_lies_beside_that_of_another(make: MakeTable) -> None:
    """Another wins the button meanwhile: both have one leg."""
    table = left_with_a_leg(make)
    assert table.bridge.send(c.Deal()), table.refused
    winner = table.view.to_act
    act(table, "8", "fold", "fold", "fold")
    assert octagons(table) == {winner: 1}
    assert table.bridge.send(c.Sit(seat=4, player="Dee", stack=406)), table.refused
    assert octagons(table) == {4: 1, winner: 1}
    assert not [words for words, rule in of_seat(table, winner) if rule == "KIL-6"]
    rows = dict(handover_card(table.bridge.scene, handover(table.bridge.state), (), lambda _: str).facts)
    assert sorted(rows["Kill"].split(", ")) == sorted(["Dee", "1 leg", table.view.seats[winner].player, "1 leg"])


def test_the_seat_of_who_holds_the_button_names_the_leg(make: MakeTable) -> None:
    table = make(HALF, (1280, 800)).sit(*FIVE)
    assert table.bridge.send(c.Button(seat=4))
    deal(table, "fold", "fold", "8", "fold", "fold")
    assert ("seat 4 Dee holds the kill button, 1 of 2 legs", "KIL-2") in of_seat(table, 4)
    assert not [words for words, rule in of_seat(table, 1) if rule.startswith("KIL")]
