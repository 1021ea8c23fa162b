"""Who kills and why, and who has a leg: the table, the log and why say what happened."""

from typing import Any

import pytest

from desktop.intents import Explain
from desktop.present.centre import CentreCell
from desktop.present.outcome import outcome
from engine import commands as c
from engine.exports import csv
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.view.tell_state import tell
from tests.desktop.conftest import MakeTable, Table
from tests.desktop.kill_hands import FIVE, HALF, act, centre, deal, due, log, reasons


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


def shared(make: MakeTable, kill: dict[str, Any], *best: tuple[int, ...]) -> Table:
    """Ann is all-in for the blind, Ben and Cid go on to a side pot; `best` = who is best, then who comes next."""
    table = make({**HALF, "kill": kill}, (1280, 800)).sit(("Ann", 1, 4), *FIVE[1:3])
    assert table.bridge.send(c.Button(seat=1))
    deal(table, "call", "call", "check")
    for actions in (("4", "call"), ("check", "check"), ("check", "check")):
        act(table, *actions)
    assert [pot.amount for pot in table.view.pots] == [12, 8]
    assert table.bridge.send(c.Award(high=best, low=())), table.refused
    return table


@pytest.mark.parametrize(
    ("kill", "words", "step"),
    [
        ({"on": "pot_over", "over": 10}, "no kill: nobody won every pot", ("nobody won every pot: no kill", "KIL-8")),
        ({"on": "scoop"}, "no kill: nobody won every pot", ("nobody won every pot: no kill", "KIL-7")),
        ({"on": "two_in_a_row"}, "no leg: nobody won every pot", ("the kill button is neutral", "KIL-3")),
    ],
    ids=["pot over", "scoop", "in a row"],
)
@pytest.mark.parametrize("side", [(2,), (2, 3)], ids=str)
def test_a_main_pot_won_alone_beside_a_side_pot_of_others_says_that_it_makes_no_kill(
    make: MakeTable, kill: dict[str, Any], words: str, step: tuple[str, str], side: tuple[int, ...]
) -> None:
    """The trial: a main pot over the sum was won alone, the side pot by somebody else, and no line said why no kill."""
    table = shared(make, kill, (1,), side)
    assert table.view.kill.due is None
    assert log(table)[-1] == words
    assert reasons(table)[-1] == step


def test_who_wins_main_pot_and_side_pot_needs_no_such_word(make: MakeTable) -> None:
    table = shared(make, {"on": "pot_over", "over": 10}, (2,))
    assert table.view.kill.due == 2
    assert not [line for line in log(table) if "nobody won every pot" in line]


def test_pots_that_are_split_alike_need_no_such_word(make: MakeTable) -> None:
    table = shared(make, {"on": "pot_over", "over": 10}, (2, 3))
    assert not [line for line in log(table) if "nobody won every pot" in line]


def test_a_win_that_is_not_enough_says_why_the_leg_stays(make: MakeTable) -> None:
    table = make(HALF, (1280, 800)).sit(*FIVE)
    assert table.bridge.send(c.Button(seat=4))
    deal(table, "fold", "fold", "8", "fold", "fold")
    assert "Dee has leg 1" in log(table)
    deal(table, "fold", "8", "fold", "fold", "fold")
    assert "Dee keeps leg 1: a kill takes 4 from the others, got 0" in log(table)
    table.window.open(Explain("kill"))
    assert table.window.overlays.why.view.steps[0].words == "seat 4 Dee holds the kill button, 1 of 2 legs"
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


def test_a_kill_hand_is_named_in_the_replay_and_in_the_list_of_hands(make: MakeTable) -> None:
    table = due(make)
    deal(table, "fold", "fold", "fold", "fold")
    lines = [line.split(",") for line in csv.hands(report_of(build(table.bridge.session))).splitlines()]
    assert [line[11:13] for line in lines] == [["killer", "kill"], ["", ""], ["", ""], ["Dee", "6"]]


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
    done = session.dry_amend(
        c.Amend(award=True, hand=2, line={"do": "award", "high": [[seat] for seat in (4, *rest)], "low": []})
    )
    now, then = tell(session.state), tell(done.state)
    changes = {
        change.what: (change.was, change.now)
        for change in outcome(now, then, lambda _: str, (), done.events, done.unfit, 2).changes
    }
    assert (changes["Dee puts in"], changes["Eve puts in"]) == (("0", "6"), ("4", "6"))
    assert "Cid puts in" not in changes, "the blind stays"


def before_razz(make: MakeTable, change: Any) -> Table:
    """A mix of a game with kills and of razz, which has none, after a hand in which Dee won a leg."""
    razz = {"game": "razz", "limit": "fixed", "bets": [4, 8], "ante": {"amount": 1}, "bring_in": 2}
    kill = {key: value for key, value in HALF.items() if key not in ("seats", "button_rule", "straddle")}
    rules = {"mix": [kill, razz], "mix_change": change, "seats": 6, "button_rule": "simplified"}
    table = make(rules, (1280, 800)).sit(*FIVE)
    assert table.bridge.send(c.Button(seat=4))
    deal(table, "fold", "fold", "8", "fold", "fold")
    return table


def test_a_kill_that_waits_for_another_game_of_a_mix_is_told(make: MakeTable) -> None:
    """It was told as a kill of the next hand, which was dealt without one; a leg as won once more (NOW-13)."""
    table = before_razz(make, "dealer")
    assert log(table)[-1] == "Dee has leg 1"
    deal(table, "call", "8", "fold", "fold", "fold", "fold")
    assert "Dee kills the next hand" in log(table)[-1]
    assert table.bridge.send(c.Choose(number=2))
    assert log(table)[-1] == "Limit Razz 4/8 is chosen; the kill of Dee waits for a game with kills"
    assert table.bridge.send(c.Deal())
    assert table.bridge.send(c.BringIn(seat=1))
    while table.view.phase == "betting":
        act(table, "bring_in" if table.view.legal.bring_in is not None else "fold")
    assert "Dee still owes a kill: it waits for a game with kills" in log(table)
    assert not [line for line in log(table) if "kills the next hand" in line]
    assert table.bridge.send(c.Choose(number=1))
    assert not log(table)[-1].endswith("kills")
    assert table.bridge.send(c.Deal())
    assert table.view.kill.active


def test_a_kill_won_in_the_last_hand_before_another_game_waits_too(make: MakeTable) -> None:
    """The game turns in the step that ends the hand: the table before that step knows of no kill yet."""
    table = before_razz(make, {"hands": 2})
    deal(table, "call", "8", "fold", "fold", "fold", "fold")
    assert log(table)[-1] == "the game is Limit Razz 4/8 now; the kill of Dee waits for a game with kills"
