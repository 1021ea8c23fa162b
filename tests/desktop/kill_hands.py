"""A limit evening with a kill, hand by hand, and what the table says of it."""

from typing import Any

from desktop.present.felt import spots
from engine import commands as c
from engine.why.figures import why
from tests.desktop.conftest import MakeTable, Table

HALF: dict[str, Any] = {
    "game": "omaha_hilo", "limit": "fixed", "bets": [4, 8], "blinds": [2, 4], "seats": 6, "button_rule": "simplified",
    "kill": {"on": "two_in_a_row", "size": "half"}, "straddle": {"allow": "under_the_gun"},
}  # fmt: skip
FIVE = (("Ann", 1, 400), ("Ben", 2, 400), ("Cid", 3, 400), ("Dee", 4, 400), ("Eve", 5, 400))


def deal(table: Table, *actions: str) -> None:
    """Deal a hand and let them act."""
    assert table.bridge.send(c.Deal()), table.refused
    act(table, *actions)


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


def centre(table: Table) -> str:
    """Title and sentence in the middle of the felt."""
    shown = table.window.view.felt.centre
    return f"{shown.title} {shown.sentence}".replace("*", "")


def log(table: Table) -> list[str]:
    """The lines of the log."""
    return [line.text for line in table.bridge.scene.log]


def reasons(table: Table) -> list[tuple[str, str]]:
    """Why of the kill: sentences and rules."""
    return [(step.text, step.rule) for step in why(table.bridge.state, "kill").steps]


def octagons(table: Table) -> dict[int, int]:
    """The dots of the kill button by the seat where it lies."""
    return {spot.seat: spot.legs for spot in spots(table.bridge.scene) if spot.legs}
