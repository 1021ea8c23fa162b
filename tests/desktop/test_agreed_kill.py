"""A newcomer who agrees to kill the next hand, and who comes back owing: the table says what is posted, and when."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from desktop.intents import Explain
from desktop.intents.figures import DuesFigure, Figure, SeatFigure
from desktop.present.dues import dues
from desktop.present.felt import tray
from desktop.present.handover import handover_card
from engine import commands as c
from engine.refusals import Refused
from engine.view.handover import handover
from engine.why.figures import why
from tests.desktop.conftest import MakeTable, Table
from tests.desktop.kill_hands import FIVE, HALF, act, deal, due, octagons, won_by

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


@pytest.mark.parametrize(
    ("house", "typed", "bars"),
    [
        ({"return_window": 60}, "300", "owes kill 6, brings 416 or more"),
        ({"return_window": 60}, "416", ""),
        ({"return_window": None}, "300", ""),
    ],
)
def test_who_left_owing_a_kill_is_told_of_it_when_sitting_down_again(
    make: MakeTable, house: dict[str, int | None], typed: str, bars: str
) -> None:
    """KIL-6, STK-2: the debt and the least to bring stand on the sheet before the name is taken."""
    table = due(make, OPEN, **house)
    assert table.bridge.send(c.Leave(seat=4)), table.refused
    table.seat(7)
    QTest.keyClicks(table.window.focusWidget(), "Dee")
    sheet = table.window.sheet
    table.tap(sheet.entry)
    for digit in typed:
        sheet.press(digit)
    assert sheet.go.face.reason == bars
    assert bars or sheet.go.face.second == (
        "owes kill 6, brings 416 or more" if house["return_window"] else "owes kill 6"
    )
    sheet.name.setText("Dees")
    assert not sheet.go.face.reason + sheet.go.face.second, "that is somebody else"
    sheet.name.setText("Dee")
    table.tap(sheet.go)
    assert (7 in table.view.seats) == (not bars)
    assert not table.refused, "nothing that is on offer is refused"


def test_who_comes_back_is_proposed_with_what_has_to_come_back(make: MakeTable) -> None:
    """STK-2: 500 was proposed beside "brings 516 or more", and refused."""
    table = due(make, OPEN, return_window=60)
    assert table.bridge.send(c.Leave(seat=4)), table.refused
    table.seat(7)
    usual = table.window.sheet.amount
    QTest.keyClicks(table.window.focusWidget(), "Dee")
    assert (usual < 416, table.window.sheet.amount, table.window.sheet.go.face.reason) == (True, 416, "")
    table.tap(table.window.sheet.go)
    assert table.view.seats[7].stack == 416


def sheet_of(table: Table, figure: Figure) -> tuple[str, list[tuple[str, str]]]:
    """What the why sheet ends in, and its sentences with their rules."""
    table.window.open(Explain(figure))
    view = table.window.overlays.why.view
    table.window.overlays.why.hide()
    return view.value, [(step.words, step.rule) for step in view.steps]


def test_who_comes_in_for_nothing_by_killing_the_next_is_told_so(make: MakeTable) -> None:
    """KIL-12, ENT-8: it read "a big blind of 0" and "post 0 live and 0 dead", and the kill as one of this hand."""
    table = make(OPEN, (1280, 800)).sit(*FIVE, ("Fay", 6, 400))
    assert table.bridge.send(c.Button(seat=1))
    for _ in range(2):
        won_by(table, 1)
    assert table.bridge.send(c.Sit(seat=8, player="Gus", stack=400)), table.refused
    value, steps = sheet_of(table, DuesFigure(8))
    assert value == ""
    assert steps[:2] == [
        ("seat 8 Gus is new and owes nothing: no blind has passed the seat yet", "ENT-8"),
        ("nothing is posted now: come in and kill the next hand for 6", "KIL-12"),
    ]
    assert steps[2] == ("or come in for nothing, in one hand", "KIL-12")
    assert not [words for words, _ in steps if " 0" in words]
    (card,) = dues(table.bridge.scene).cards
    assert (card.options[0].word, card.options[0].second) == ("Come in free", "kills the next for 6")
    table.tap(table.window.view.column.dues[0].options[0])
    assert table.bridge.scene.log[-1].text == "Gus comes in and kills the next"
    assert table.bridge.scene.undo == "Gus kills the next"


def test_what_somebody_away_owes_is_explained(make: MakeTable) -> None:
    """ENT-1, ENT-2: the figure that stands there was met by "sits out" alone."""
    table = make(OPEN, (1280, 800)).sit(*FIVE)
    assert table.bridge.send(c.Button(seat=1))
    for away in (None, 4, None):
        if away is not None:
            assert table.bridge.send(c.SitOut(seat=away)), table.refused
        deal(table)
        while table.view.phase == "betting":
            act(table, "fold")
    owing = [
        ("seat 4 Dee missed big blind 4, small blind 2", "ENT-1"),
        ("on the return 4 live and 2 dead are posted, or the big blind in its turn", "ENT-2"),
    ]
    _, steps = sheet_of(table, SeatFigure(4))
    assert steps[0] == ("sits out", "ENT-1")
    assert steps[-2:] == owing
    felt, why_sheet = table.window.view.felt, table.window.overlays.why
    (lammer,) = [item for item in felt.items if item.kind == "lammer"]
    assert lammer.text == "owes 6"
    x, y, width, height = lammer.box
    at = QPointF(x + width / 2, y + height / 2) * felt.look.scale
    QTest.mouseClick(felt, Qt.MouseButton.LeftButton, pos=at.toPoint())
    assert (why_sheet.what, why_sheet.view.value) == ("Dee", "6")
    assert [(step.words, step.rule) for step in why_sheet.view.steps] == owing
    with pytest.raises(Refused):
        why(table.bridge.state, "dues.1")


def test_an_agreed_kill_that_waits_for_another_is_told(make: MakeTable) -> None:
    """KIL-12: Dee kills again, one kill a hand; that of Gus comes after it."""
    table = kills_next(make)
    assert not table.window.view.felt.centre.then, "it is chosen, and can be taken back"
    deal(table, "12", *("fold" for _ in range(5)))
    assert (table.view.kill.due, table.view.kill.waits) == (4, (6,))
    assert table.window.view.felt.centre.then == "then the kill of Gus"
    rows = dict(handover_card(table.bridge.scene, handover(table.bridge.state), (), lambda _: str).facts)
    assert rows["Kill"] == "Dee kills, then the kill of Gus, limits 6/12"
    waits = ("one kill a hand: the one that seat 6 Gus agreed to comes after it", "KIL-12")
    for _ in ("before the deal", "in the hand"):
        assert sheet_of(table, "kill")[1][-1] == waits
        table.go()
    while table.view.phase == "betting":
        act(table, "fold" if table.view.legal.call else "check")
    assert (table.view.kill.due, table.view.kill.waits) == (6, ())
    assert not table.window.view.felt.centre.then
    assert waits not in sheet_of(table, "kill")[1]


def test_who_agreed_to_kill_is_told_so_again_when_the_hand_is_a_kill_again(make: MakeTable) -> None:
    """KIL-12, KIL-6: Dee who kills leaves and comes back to post it; the key of Gus went on saying "live"."""
    table = make(OPEN, (1280, 800)).sit(*FIVE)
    for _ in range(6):  # no new game, whoever sits down owes a way in
        deal(table, "fold", "fold", "fold", "fold")
    assert table.bridge.send(c.Button(seat=4))
    deal(table, "fold", "fold", "8", "fold", "fold")
    deal(table, "call", "8", "fold", "fold", "fold", "fold")
    assert table.view.kill.due == 4
    assert table.bridge.send(c.Sit(seat=6, player="Gus", stack=400)), table.refused
    assert table.bridge.send(c.SitIn(seat=6, entry="kill_next")), table.refused
    agreed = ("Post 4", "kills the next for 6")
    assert key_of(table, 6) == agreed
    assert table.bridge.send(c.Leave(seat=4)), table.refused
    assert key_of(table, 6) == ("Post 4", "live"), "nobody kills this hand"
    assert table.bridge.send(c.Sit(seat=4, player="Dee", stack=500)), table.refused
    assert table.bridge.send(c.SitIn(seat=4, entry="post")), table.refused
    assert key_of(table, 6) == agreed
    table.go()
    assert (table.view.kill.amount, table.bridge.state.player(6).kills_next) == (6, True)


def key_of(table: Table, seat: int) -> tuple[str, str]:
    """The way in that is chosen at a seat: what its key says."""
    card = next(card for card in dues(table.bridge.scene).cards if card.seat == seat)
    return next((option.word, option.second) for option in card.options if option.fill == "chosen")
