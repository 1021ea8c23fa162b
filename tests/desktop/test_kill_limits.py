"""The figures of a kill hand: its straddle, its limits, the raise, the badges, who scoops."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.intents import Explain, Tie
from engine import commands as c
from engine.why.figures import why
from tests.desktop.conftest import MakeTable, Table
from tests.desktop.kill_hands import FIVE, HALF, act, centre, deal, due, log


def pills(table: Table) -> list[str]:
    """The badges on top."""
    return [pill.words for pill in table.window.view.strip.strip.pills]


def test_a_killer_who_straddles_is_called_for_the_straddle(make: MakeTable) -> None:
    table = due(make)
    offered = table.window.view.bar.call
    assert offered.face.word == "Straddle 12"
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


def test_the_limits_of_a_kill_hand_name_no_bet_that_nobody_may_make(make: MakeTable) -> None:
    table = due(make)
    words = [step.text for step in why(table.bridge.state, "limits").steps]
    assert words[:3] == [
        "small bet 4 on the early rounds, big bet 8 on the late ones", "the kill makes the limits 6 and 12",
        "the kill stands for the big blind: 6",
    ]  # fmt: skip
    table.go()
    assert [step.text for step in why(table.bridge.state, "limits").steps][:3] == words[:3]


def test_the_limits_of_an_owed_kill_are_explained_as_they_are(make: MakeTable) -> None:
    """KIL-6, KIL-1: before the deal the limits were those of the kill, and their explanation those without it."""
    table = due(make)
    assert table.bridge.send(c.SitOut(seat=4))
    deal(table, "fold", "fold", "fold")
    assert table.bridge.send(c.SitIn(seat=4, entry="post")), table.refused
    assert (table.bridge.state.kill.due, table.view.limits.bets) == (None, (6, 12))
    assert why(table.bridge.state, "limits.bets").value == (6, 12)
    assert why(table.bridge.state, "limits.bets").steps[-1].text == "the kill makes the limits 6 and 12"


def most(table: Table) -> list[tuple[str, str]]:
    """Why of the most that may be wagered, as the sheet shows it: sentences and rules."""
    table.window.open(Explain("wager.max"))
    shown = table.window.overlays.why.view.steps
    table.window.overlays.why.hide()
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
    assert [step.words for step in table.window.overlays.why.view.steps] == [
        "bet 24 + last full bet or raise 6", killed[0], "two are left who can bet: no cap",
    ]  # fmt: skip


def test_the_raise_of_any_other_hand_names_neither(make: MakeTable) -> None:
    table = make(HALF, (1280, 800)).sit(*FIVE)
    deal(table, "8")
    assert most(table) == [("bet 8 + 4", "LIM-1")]


def test_the_badges_tell_why(make: MakeTable) -> None:
    table = due(make)
    strip, over = table.window.view.strip, table.window.overlays
    table.go()
    act(table, "12", "18", "24")
    for intent, title in ((Explain("kill"), "Kill"), (Explain("raises"), "Raises")):
        strip.grab()
        place = next(place for place, of in strip.places if of == intent)
        QTest.mouseClick(strip, Qt.MouseButton.LeftButton, pos=(place.center() * strip.look.scale).toPoint())
        assert (over.why.isVisible(), over.why.what) == (True, title)
        over.why.hide()


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
