"""A limit evening with a kill: what the table, the log and why say of it is what happened."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.intents import Explain, SeatFigure, Tie
from desktop.present.centre import CentreCell
from desktop.present.dues import dues
from desktop.present.explained import why_view
from desktop.present.felt import spots, tray
from desktop.present.outcome import outcome
from engine import commands as c
from engine.exports import csv
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.state import Missed
from engine.view.between import DueOption, DueView
from engine.view.telling import tell
from engine.why.figures import why
from tests.desktop.conftest import MakeTable, Table

HALF: dict[str, Any] = {
    "game": "omaha_hilo", "limit": "fixed", "bets": [4, 8], "blinds": [2, 4], "seats": 6, "button_rule": "simplified",
    "kill": {"on": "two_in_a_row", "size": "half"}, "straddle": {"allow": "under_the_gun"},
}  # fmt: skip
FIVE = (("Ann", 1, 400), ("Ben", 2, 400), ("Cid", 3, 400), ("Dee", 4, 400), ("Eve", 5, 400))


def act(table: Table, *actions: str) -> None:
    """The next players act: a word, or a figure for a bet or raise to it."""
    for action in actions:
        legal = table.view.legal
        done = c.Act(action=legal.wager.kind, to=int(action)) if action.isdigit() else c.Act(action=action)
        assert table.bridge.send(done), (action, table.refused)


def due(make: MakeTable, house: dict[str, Any] = HALF, **rules: Any) -> Table:
    """Dee wins two hands in a row, the second against a call; then she is under the gun."""
    table = make({**house, **rules}, (1280, 800)).sit(*FIVE)
    assert table.bridge.send(c.Button(seat=4))
    deal(table, "fold", "fold", "8", "fold", "fold")
    deal(table, "call", "8", "fold", "fold", "fold", "fold")
    return table


def deal(table: Table, *actions: str) -> None:
    """Deal a hand and let them act."""
    assert table.bridge.send(c.Deal()), table.refused
    act(table, *actions)


def centre(table: Table) -> str:
    """Title and sentence in the middle of the felt."""
    shown = table.window.view.felt.centre
    return f"{shown.title} {shown.sentence}".replace("*", "")


def pills(table: Table) -> list[str]:
    """The badges on top."""
    return [pill.words for pill in table.window.view.strip.strip.pills]


def log(table: Table) -> list[str]:
    """The lines of the log."""
    return [line.text for line in table.bridge.scene.log]


def test_a_killer_who_straddles_is_called_for_the_straddle(make: MakeTable) -> None:
    table = due(make)
    offered = table.window.view.bar.call
    assert offered.slot.word == "Straddle 12"
    table.tap(offered)
    assert centre(table).endswith("posts 6. A call costs 12."), "the kill alone: the straddle lies over it"
    assert table.window.view.felt.centre.foot.startswith("live: kill 6, straddle 12")
    assert pills(table) == ["Kill 6/12", "Straddle 12"]
    ghosts = [item.text for item in table.window.view.felt.items if item.kind == "ghost"]
    assert "straddles 12" in ghosts
    table.go()
    assert table.view.legal.call == 12
    assert pills(table) == ["Kill 6/12", "Straddle 12"]
    assert "Dee straddles 12" in log(table)
    assert "seat 4: straddle of 12" in [step.text for step in why(table.bridge.state, "straddle").steps]


def test_the_size_of_a_straddle_in_a_kill_hand_is_told_as_twice_the_kill(make: MakeTable) -> None:
    table = due(make)
    assert not table.bridge.send(c.Straddle(seat=4, to=8))
    assert table.window.desk.local.notice.text == "under the gun the straddle is to 12, twice the kill (STR-1)"
    plain = make(HALF, (1280, 800)).sit(*FIVE)
    assert plain.bridge.send(c.Button(seat=4))
    assert not plain.bridge.send(c.Straddle(seat=2, to=9))
    assert plain.window.desk.local.notice.text == "under the gun the straddle is to 8, twice the big blind (STR-1)"


def words(table: Table, seat: int) -> str:
    """What the plate of a seat says."""
    return table.window.view.felt.seats[seat].plate.word


def test_who_is_alone_in_the_pots_scoops_and_nobody_else(make: MakeTable) -> None:
    table = make(HALF, (1280, 800)).sit(*FIVE[:3])
    table.go()
    for _ in range(4):
        table.check_round()
    table.seat(1)
    assert words(table, 1) == "scoops 12"
    table.tap(table.window.view.bar.call)
    table.seat(1)
    assert words(table, 1) == "scoops 12"
    table.seat(1)
    table.seat(2)
    assert (words(table, 1), words(table, 2)) == ("high 6", "low 6")
    table.tap(table.window.view.bar.call)
    table.window.desk.handle(Tie())
    table.seat(2)
    assert (words(table, 1), words(table, 2)) == ("high 3", "wins 9"), "alone for the low, tied for the high"


def reasons(table: Table) -> list[tuple[str, str]]:
    """Why of the kill: sentences and rules."""
    return [(step.text, step.rule) for step in why(table.bridge.state, "kill").steps]


def test_the_sentence_of_a_kill_hand_says_what_happened(make: MakeTable) -> None:
    table = due(make)
    assert centre(table).endswith("Dee won 2 hands in a row and posts 6. A call costs 6.")
    assert "Dee kills the next hand: 2 wins in a row" in log(table)
    assert reasons(table) == [
        ("seat 4 kills: 2 wins in a row, alone each time", "KIL-2"),
        ("the kill: big blind 4 x 3/2 = 6", "KIL-1"),
        ("the kill makes the limits 6 and 12", "KIL-1"),
    ]
    deal(table, "check", "fold", "fold", "fold", "fold")
    assert centre(table).endswith("Dee won the kill, kills again and posts 6. A call costs 6.")
    assert "Dee won the kill hand and kills again" in log(table)
    assert reasons(table)[0] == ("seat 4 kills again: the killer won the killed hand alone", "KIL-5")


def test_a_killer_who_splits_keeps_the_kill_whatever_the_rule_is_then(make: MakeTable) -> None:
    table = due(make)
    deal(table, "check", "call", "fold", "fold", "fold")
    for _ in range(3):
        table.check_round()
    assert table.bridge.send(c.Award(high=((4,), (5,)), low=((5,),)))
    words = "Dee won part of it, the kill stays: posts 6. A call costs 6."
    assert centre(table).endswith(words)
    assert CentreCell("Big", ("4 Dee",), "in the kill") in table.window.view.felt.centre.cells
    assert "Dee won part of the kill hand and kills again" in log(table)
    assert reasons(table)[:3] == [
        ("seat 4 kills again: the killer won part of the killed hand", "KIL-4"),
        ("the kill: big blind 4 x 3/2 = 6", "KIL-1"),
        ("the kill stands for the blind of seat 4", "KIL-10"),
    ]
    assert table.bridge.send(c.Change(table={"kill": {"on": "scoop"}}))
    assert centre(table).endswith(words), "she never scooped"
    before = reasons(table)
    table.go()
    assert reasons(table) == before, "what made it due is told in the hand as well"


def test_a_scoop_tells_the_pot_that_made_the_kill(make: MakeTable) -> None:
    table = make({**HALF, "kill": {"on": "scoop"}}, (1280, 800)).sit(*FIVE)
    assert reasons(table) == [("a scoop of a pot of 40 or more makes a kill", "KIL-7")]
    deal(table, "8", "call", "call", "call", "call")
    for _ in range(3):
        table.check_round()
    assert table.bridge.send(c.Award(high=((4,),), low=()))
    assert "Dee scooped 40 and kills the next hand" in log(table)
    assert "Dee scooped 40 and posts 8" in centre(table)
    assert reasons(table)[0] == ("seat 4 kills: scooped a pot of 40, 40 are needed", "KIL-7")


@pytest.mark.parametrize(
    ("kill", "words", "rule"),
    [
        ({"on": "scoop"}, "Ann scooped 36: a kill takes 40", "KIL-7"),
        ({"on": "pot_over", "over": 36}, "Ann won 36: a kill takes more than 36", "KIL-8"),
        ({"on": "pot_over"}, "Ann won 36: a kill takes more than 80", "KIL-8"),
    ],
    ids=["scoop", "over", "ten big bets"],
)
def test_a_pot_too_small_for_a_kill_says_so(make: MakeTable, kill: dict[str, Any], words: str, rule: str) -> None:
    table = make({**HALF, "kill": kill}, (1280, 800)).sit(*FIVE)
    assert table.bridge.send(c.Button(seat=5))
    deal(table, "8", "fold", "fold", "call", "call")
    for actions in (("check", "check", "4", "call", "call"), ("check",) * 3, ("check",) * 3):
        act(table, *actions)
    assert table.view.total_pot == 36
    assert table.bridge.send(c.Award(high=((1,),), low=()))
    assert words in log(table)
    assert reasons(table)[-1] == ("seat 1 won a pot of 36 alone: too small", rule)
    deal(table, "fold", "fold", "fold", "fold")
    assert not [line for line in log(table) if "a kill takes" in line], "a pot that all fold to needs no word"
    assert reasons(table)[-1] == ("seat 3 won a pot of 4 alone: too small", rule)


def test_a_win_that_is_not_enough_says_why_the_leg_stays(make: MakeTable) -> None:
    table = make(HALF, (1280, 800)).sit(*FIVE)
    assert table.bridge.send(c.Button(seat=4))
    deal(table, "fold", "fold", "8", "fold", "fold")
    assert "Dee has leg 1" in log(table)
    deal(table, "fold", "8", "fold", "fold", "fold")
    assert "Dee keeps leg 1: 0 of 4 called" in log(table)
    table.window.open(Explain("kill"))
    assert table.window.over.why.view.steps[0].words == "seat 4 Dee holds the kill button, 1 of 2 legs"
    assert reasons(table)[1] == ("it stays: 0 of the 4 that the others had to add were in", "KIL-2")


def test_a_leg_that_lapses_has_its_line(make: MakeTable) -> None:
    """Dee has leg 1; two others share the next pot, and the kill button goes back to the dealer."""
    table = make(HALF, (1280, 800)).sit(*FIVE)
    assert table.bridge.send(c.Button(seat=4))
    deal(table, "fold", "fold", "8", "fold", "fold")
    deal(table, "call", "call", "fold", "call", "check")
    for _ in range(3):
        table.check_round()
    assert table.bridge.send(c.Award(high=((1, 2),), low=()))
    assert table.view.kill.holder is None
    assert log(table)[-1] == "Dee loses leg 1, several others won"
    deal(table, "fold", "fold", "fold", "fold")
    assert not [line for line in log(table) if "loses" in line], "told once, where it lapsed"


def test_a_kill_that_lapses_has_its_line(make: MakeTable) -> None:
    """Dee kills and wins nothing of a hand that two others share."""
    table = due(make)
    deal(table, "check", "call", "call", "fold", "fold")
    for _ in range(3):
        table.check_round()
    assert table.bridge.send(c.Award(high=((5, 1),), low=()))
    assert (table.view.kill.holder, table.view.kill.due) == (None, None)
    assert log(table)[-1] == "Dee lost the kill hand, several others won: no kill"


def test_a_leg_that_another_takes_over_needs_no_second_line(make: MakeTable) -> None:
    table = make(HALF, (1280, 800)).sit(*FIVE)
    assert table.bridge.send(c.Button(seat=4))
    deal(table, "fold", "fold", "8", "fold", "fold")
    deal(table, "8", "fold", "fold", "fold", "fold")
    assert log(table)[-1].endswith("has leg 1")
    assert not [line for line in log(table) if "loses" in line]


def test_the_limits_of_a_kill_hand_name_no_bet_that_nobody_may_make(make: MakeTable) -> None:
    table = due(make)
    words = [step.text for step in why(table.bridge.state, "limits").steps]
    assert words[:3] == [
        "small bet 4 on the early rounds, big bet 8 on the late ones", "the kill makes the limits 6 and 12",
        "the kill stands for the big blind: 6",
    ]  # fmt: skip
    table.go()
    assert [step.text for step in why(table.bridge.state, "limits").steps][:3] == words[:3]


def most(table: Table) -> list[tuple[str, str]]:
    """Why of the most that may be wagered, as the sheet shows it: sentences and rules."""
    table.window.open(Explain("wager.max"))
    shown = table.window.over.why.view.steps
    table.window.over.why.hide()
    return [(step.words, step.rule) for step in shown]


def test_the_raise_of_a_kill_hand_names_the_kill_and_that_two_have_no_cap(make: MakeTable) -> None:
    """The stakes are 6 and 12 because Dee kills; where a fourth raise is open, it is open because two are left."""
    table = due(make)
    table.go()
    killed = ("seat 4 Dee kills: bets of 6 and 12", "KIL-1")
    assert most(table) == [("bet 6 + 6", "LIM-1"), killed]
    act(table, "12", "fold", "fold", "fold", "18", "24")
    assert most(table) == [("bet 24 + 6", "LIM-1"), killed, ("two are left who can bet: no cap", "LIM-3")]
    table.window.open(Explain("wager.min"))
    assert [step.words for step in table.window.over.why.view.steps] == [
        "bet 24 + last full bet or raise 6", killed[0], "two are left who can bet: no cap",
    ]  # fmt: skip


def test_the_raise_of_any_other_hand_names_neither(make: MakeTable) -> None:
    table = make(HALF, (1280, 800)).sit(*FIVE)
    deal(table, "8")
    assert most(table) == [("bet 8 + 4", "LIM-1")]


def test_the_badges_tell_why(make: MakeTable) -> None:
    table = due(make)
    strip, over = table.window.view.strip, table.window.over
    table.go()
    act(table, "12", "18", "24")
    for intent, title in ((Explain("kill"), "Kill"), (Explain("raises"), "Raises")):
        strip.grab()
        place = next(place for place, of in strip.places if of == intent)
        QTest.mouseClick(strip, Qt.MouseButton.LeftButton, pos=(place.center() * strip.look.scale).toPoint())
        assert (over.why.isVisible(), over.why.what) == (True, title)
        over.why.hide()


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


def test_a_kill_hand_is_named_in_the_replay_and_in_the_list_of_hands(make: MakeTable) -> None:
    table = due(make)
    deal(table, "fold", "fold", "fold", "fold")
    lines = [line.split(",") for line in csv.hands(report_of(build(table.bridge.session))).splitlines()]
    assert [line[11:13] for line in lines] == [["killer", "kill"], ["", ""], ["", ""], ["Dee", "6"]]


def test_who_goes_away_from_a_kill_owes_it_in_sight(make: MakeTable) -> None:
    table = due(make)
    assert table.bridge.send(c.SitOut(seat=4))
    assert log(table)[-1] == "Dee is away and owes the kill"
    assert lammers(table, 4) == ["owes kill 6"]
    widget = table.window.view.column.dues[0]
    assert (widget.isVisible(), widget.card.name, widget.card.why) == (True, "Dee", "away, owes a kill")
    table.tap(widget.why)
    assert "Dee owes a kill of 6: posted in the first hand after the return" in table.window.over.why.accessibleName()
    table.window.over.why.hide()
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
    assert (back.slot.word, back.slot.second) == ("Is back", "2 dead + kill 6")
    table.tap(back)
    post = next(card for card in dues(table.bridge.scene).cards if card.seat == 4).options[0]
    assert (post.word, post.second) == ("Post 8", "2 dead + kill 6")


def won_by(table: Table, seat: int) -> None:
    """A hand in which that seat bets, one calls before the flop, and all fold then."""
    assert table.bridge.send(c.Deal()), table.refused
    called = False
    while (view := table.view).phase == "betting":
        mine, wager = view.to_act == seat, view.legal.wager
        if mine and wager is not None and not view.seats[seat].bet > 8:
            act(table, str(wager.min))
        elif mine or (not called and view.street == "preflop" and view.seats[seat].bet > 4):
            called = called or not mine
            act(table, "call" if view.legal.call else "check")
        else:
            act(table, "fold")
        if table.view.phase == "street":
            assert table.bridge.send(c.Street())


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
    assert "one kill a hand: that of" in table.window.over.why.accessibleName()


def test_the_limits_of_an_owed_kill_are_explained_as_they_are(make: MakeTable) -> None:
    """KIL-6, KIL-1: before the deal the limits were those of the kill, and their explanation those without it."""
    table = due(make)
    assert table.bridge.send(c.SitOut(seat=4))
    deal(table, "fold", "fold", "fold")
    assert table.bridge.send(c.SitIn(seat=4, entry="post")), table.refused
    assert (table.bridge.state.kill.due, table.view.limits.bets) == (None, (6, 12))
    assert why(table.bridge.state, "limits.bets").value == (6, 12)
    assert why(table.bridge.state, "limits.bets").steps[-1].text == "the kill makes the limits 6 and 12"


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


def test_a_correction_that_makes_a_kill_tells_who_puts_in_what(make: MakeTable) -> None:
    """KIL-2, PRO-11: the running hand becomes a kill hand; the killer who folded posts, who called calls the kill."""
    table = make(HALF, (1280, 800)).sit(*FIVE)
    assert table.bridge.send(c.Button(seat=4))
    deal(table, "fold", "fold", "8", "fold", "fold")
    deal(table, "call", "8", "fold", "fold", "fold", "call")
    while table.view.phase != "showdown":
        if table.view.phase == "street":
            assert table.bridge.send(c.Street())
        else:
            act(table, "check")
    rest = [seat for seat, player in table.view.seats.items() if player.state == "in" and seat != 4]
    assert table.bridge.send(c.Award(high=tuple((seat,) for seat in (*rest, 4)), low=())), table.refused
    assert table.view.kill.due is None
    deal(table)
    act(table, "fold", "call")
    session = table.bridge.session
    done = session.preview_amend(
        c.Amend(award=True, hand=2, line={"do": "award", "high": [[seat] for seat in (4, *rest)], "low": []})
    )
    now, then = tell(session.state), tell(done.state)
    changes = {
        change.what: (change.was, change.now)
        for change in outcome(now, then, lambda _: str, (), done.events, done.unfit, 2).changes
    }
    assert (changes["Dee puts in"], changes["Eve puts in"]) == (("0", "6"), ("4", "6"))
    assert "Cid puts in" not in changes, "the blind stays"
