"""A kill that is owed: told as one figure everywhere, posted on the way in, one a hand."""

import pytest

from desktop.intents import SeatFigure
from desktop.present.dues import dues
from desktop.present.explained import why_view
from desktop.present.felt import spots, tray
from engine import commands as c
from engine.state import Missed
from engine.view.between import DueOption, DueView
from engine.why.figures import why
from tests.desktop.conftest import MakeTable, Table
from tests.desktop.kill_hands import act, centre, deal, due, log, reasons, won_by


def lammers(table: Table, seat: int) -> list[str]:
    """What lies before a seat as owed."""
    return [item.text for item in table.window.view.felt.items if item.kind == "lammer" and item.seat == seat]


def test_who_leaves_with_a_kill_owes_it_in_the_log_but_not_at_the_end(make: MakeTable) -> None:
    table = due(make)
    assert table.bridge.send(c.Leave(seat=4))
    assert log(table)[-1] == "Dee leaves with 416 and owes the kill"
    assert table.bridge.undo()
    assert table.bridge.send(c.End())
    assert "Dee leaves with 416" in log(table), "no hand comes in which it could be posted"


def test_who_goes_away_from_a_kill_owes_it_in_sight(make: MakeTable) -> None:
    table = due(make)
    assert table.bridge.send(c.SitOut(seat=4))
    assert log(table)[-1] == "Dee is away and owes the kill"
    assert lammers(table, 4) == ["owes kill 6"]
    widget = table.window.view.column.dues[0]
    assert (widget.isVisible(), widget.card.name, widget.card.why) == (True, "Dee", "away, owes a kill")
    table.tap(widget.why)
    assert (
        "Dee owes a kill of 6: posted in the first hand after the return" in table.window.overlays.why.accessibleName()
    )
    table.window.overlays.why.hide()
    deal(table, "fold", "fold")
    assert lammers(table, 4)[0] == "owes kill 6", "while others play, too"
    act(table, "fold")
    table.tap(table.window.view.column.dues[0].options[0])
    assert table.view.seats[4].state == "waiting"
    card = next(card for card in dues(table.bridge.scene).cards if card.seat == 4)
    assert card.options[0].word == "Post 6"
    assert table.bridge.send(c.SitIn(seat=4, entry="post"))
    assert lammers(table, 4) == [], "it is posted with the coming hand"
    assert "Dee owes a kill and posts 6" in centre(table)
    assert reasons(table)[0] == ("seat 4 kills: owes it from before", "KIL-6")


def test_a_killer_who_misses_blinds_away_owes_one_sum_everywhere(make: MakeTable) -> None:
    """KIL-10: the kill stands for the big blind; the seat said 6 and 6, the key 6, and back it was 8."""
    table = due(make)
    assert table.bridge.send(c.SitOut(seat=4))
    while not (table.view.seats[4].missed.big and table.view.seats[4].missed.small):
        deal(table)
        while table.view.phase == "betting":
            act(table, "fold")
    assert lammers(table, 4) == ["owes kill 6", "owes 2"]
    back = table.window.view.column.dues[0].options[0]
    assert (back.face.word, back.face.second) == ("Is back", "2 dead + kill 6")
    table.tap(back)
    post = next(card for card in dues(table.bridge.scene).cards if card.seat == 4).options[0]
    assert (post.word, post.second) == ("Post 8", "2 dead + kill 6")


def test_a_debtor_waits_for_the_kill_of_another_and_is_told_so(make: MakeTable) -> None:
    """KIL-6: one kill a hand; it was said that nobody comes in between button and big blind."""
    table = due(make)
    assert table.bridge.send(c.SitOut(seat=4))
    for _ in range(2):
        won_by(table, 1)
    assert table.view.kill.due == 1
    assert table.bridge.send(c.SitIn(seat=4)), table.refused
    card = next(card for card in dues(table.bridge.scene).cards if card.seat == 4)
    name = table.view.seats[1].player
    assert [(option.word, option.reason or option.second) for option in card.options] == [
        ("Post 6", f"{name} kills first"),
        ("Wait", f"after the kill of {name}"),
    ]
    widget = next(part for part in table.window.view.column.dues if part.isVisible() and part.card.seat == 4)
    table.tap(widget.options[0])
    assert table.statement == f"One kill a hand: that of {name} goes first, then this one. (KIL-6)"
    table.tap(widget.why)
    assert "one kill a hand: that of" in table.window.overlays.why.accessibleName()


def test_of_two_who_owe_a_kill_the_second_is_told_who_goes_first(make: MakeTable) -> None:
    """KIL-6: nobody's kill is due this hand; the second debtor read that nobody comes in between button and blind."""
    table = due(make)
    assert table.bridge.send(c.SitOut(seat=4))
    for _ in range(2):
        won_by(table, 1)
    assert table.bridge.send(c.SitOut(seat=1))
    deal(table, "fold", "fold")
    for seat in (4, 1):
        assert table.bridge.send(c.SitIn(seat=seat)), table.refused
    assert table.view.kill.due is None
    first, second = (card for card in dues(table.bridge.scene).cards)
    assert [option.reason or option.second for option in second.options] == ["Ann kills first", "after the kill of Ann"]
    assert all("kill" not in option.reason for option in first.options)
    steps = [(step.text, step.rule) for step in why(table.bridge.state, "dues.4").steps]
    assert ("one kill a hand: that of seat 1 goes first, this one after it", "KIL-6") in steps
    assert all(rule != "ENT-4" for _, rule in steps)


@pytest.mark.parametrize(
    ("missed", "options", "besides"),
    [
        (Missed(), (DueOption("post", 8, None, 2, kill=8), DueOption("wait")), 0),
        (Missed(4, 2), (DueOption("post", 8, 2, kill=8), DueOption("wait")), 2),
        (Missed(), (DueOption("post", 4), DueOption("wait")), 4),
        (Missed(4, 2), (DueOption("post", 4, 2), DueOption("wait")), 6),
        (Missed(), (DueOption("post", 4), DueOption("kill_next", 4, kill=8)), 4),
    ],
    ids=["a kill", "a kill and missed blinds", "a newcomer", "missed blinds", "a kill in the next hand"],
)
def test_a_kill_that_is_posted_on_the_way_in_is_owed_once(
    missed: Missed, options: tuple[DueOption, ...], besides: int
) -> None:
    """KIL-6: it stands for everything that is posted live; "owes kill 8" and "owes 8" read as 16."""
    assert DueView(1, missed, (), options).besides == besides


def test_an_owed_kill_is_played_with_the_kill_button(make: MakeTable) -> None:
    """KIL-3, KIL-6: it lies with the dealer while the debtor is away, and with the killer from the return on."""
    table = due(make)
    for command in (c.SitOut(seat=4), c.SitIn(seat=4)):
        if isinstance(command, c.SitIn):
            assert tray(table.bridge.scene)[2], "the debtor is away"
        assert table.bridge.send(command), table.refused
    for _ in ("before the deal", "in the hand"):
        assert [spot.seat for spot in spots(table.bridge.scene) if spot.legs == 2] == [4]
        assert not tray(table.bridge.scene)[2]
        table.go()


def test_a_kill_keeps_a_new_player_out_and_everything_says_so(make: MakeTable) -> None:
    """KIL-12, NOW-1: the button bought before the kill came back is open again; what is left to choose is in sight."""
    table = due(make, buy_the_button=True)
    for command in (
        c.SitOut(seat=4), c.Leave(seat=2), c.Sit(seat=2, player="Ida", stack=400), c.SitIn(seat=2, entry="buy_button"),
    ):  # fmt: skip
        assert table.bridge.send(command), table.refused
    (card,) = [card for card in dues(table.bridge.scene).cards if card.seat == 2]
    assert (card.settled, table.window.view.bar.statement.statement.title) == (True, "Ready for hand 3")
    assert table.bridge.send(c.SitIn(seat=4))
    for _ in range(2):
        card = next(card for card in dues(table.bridge.scene).cards if card.seat == 2)
        assert [option.word for option in card.options] == ["Post 4", "Take over", "Wait"]
        assert (card.settled, table.window.view.bar.statement.statement.title) == (False, "Ida is not dealt in")
        assert "next" not in [spot.puck for spot in spots(table.bridge.scene)]
        # posting is for the hand after: it is no way into this one
        assert table.bridge.send(c.SitIn(seat=2, entry="post"))
    assert not table.bridge.send(c.SitIn(seat=2, entry="buy_button"))


def test_a_button_bought_with_a_kill_owed_is_one_figure_everywhere(make: MakeTable) -> None:
    """KIL-10, NOW-1: 2 dead and the kill of 6, at the key, the seat, the middle, in the reasons, and in the deal."""
    table = due(make, buy_the_button=True)
    # Dee goes owing the kill, and the big blind passes
    assert table.bridge.send(c.SitOut(seat=4))
    assert table.bridge.send(c.Button(seat=2))
    deal(table, "fold", "fold", "fold")
    assert table.bridge.send(c.SitIn(seat=4))
    card = next(card for card in dues(table.bridge.scene).cards if card.seat == 4)
    key = next(option for option in card.options if option.word.startswith("Buy"))
    assert (key.word, key.second) == ("Buy button 8", "2 dead + kill 6")
    assert table.bridge.send(c.SitIn(seat=4, entry="buy_button"))
    owed = why(table.bridge.state, "dues.4")
    assert (owed.value, "or buy the button for 8" in [step.text for step in owed.steps]) == (6, True)
    assert "Dee owes a kill and posts 8. A call costs 6." in centre(table)
    assert [item.text for item in table.window.view.felt.items if item.kind == "ghost"] == ["kills 2 + 6"]
    assert why(table.bridge.state, "posts").value == 8
    assert ("the kill stands for the blind of seat 4", "KIL-10") in reasons(table)
    before = table.view.seats[4].stack
    deal(table)
    assert (before - table.view.seats[4].stack, table.view.seats[4].bet, table.view.legal.call) == (8, 6, 6)


def test_the_seat_of_who_owes_a_kill_tells_how_much_and_when(make: MakeTable) -> None:
    table = due(make)
    assert table.bridge.send(c.SitOut(seat=4))
    assert (why(table.bridge.state, "dues.4").value, why(table.bridge.state, "dues").value) == (6, 6)
    shown = why_view(why(table.bridge.state, "seat.4"), SeatFigure(4), {4: "Dee"})
    assert shown.value == "", "where a player stands is told by the steps, in the language"
    assert "4 Dee owes a kill of 6: posted in the first hand after the return" in [
        step.words.removeprefix("seat ") for step in shown.steps
    ]
