"""A limit evening with a kill: what the table, the log and why say of it is what happened."""

from typing import Any

from desktop.intents import Tie
from engine import commands as c
from engine.why import why
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
    return [words for words, _ in table.window.view.strip.strip.pills]


def log(table: Table) -> list[str]:
    """The lines of the log."""
    return [line.text for line in table.bridge.scene.log]


def test_a_killer_who_straddles_is_called_for_the_straddle(make: MakeTable) -> None:
    table = due(make)
    offered = table.window.view.bar.call
    assert offered.slot.word == "Straddle 12"
    table.tap(offered)
    assert centre(table).endswith("posts 12. A call costs 12.")
    assert pills(table) == ["Kill 6/12", "Straddle 12"]
    ghosts = [item.text for item in table.window.view.felt.items if item.kind == "ghost"]
    assert "straddles 12" in ghosts
    table.go()
    assert table.view.legal.call == 12
    assert pills(table) == ["Kill 6/12", "Straddle 12"]
    assert "Dee straddles 12" in log(table)
    assert "seat 4: straddle of 12" in [step.text for step in why(table.bridge.state, "straddle").steps]


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
