"""What a new player owes in lowball: twice the big blind (ENT-3), the same sum wherever it stands."""

from typing import Any

from desktop.intents import Explain
from desktop.intents.figures import DuesFigure
from desktop.present.bar import bar
from desktop.present.dues import dues
from desktop.present.felt import spots
from desktop.present.handover import handover_card
from desktop.present.window_state import Local
from engine import commands as c
from engine.view.handover import handover
from tests.desktop.conftest import MakeTable, Table

LOWBALL: dict[str, Any] = {"game": "lowball_a5", "limit": "fixed", "bets": [4, 8], "blinds": [2, 4], "seats": 6}
FIVE = (("Ann", 1, 400), ("Ben", 2, 400), ("Cid", 3, 400), ("Dee", 4, 400), ("Eve", 5, 400))


def newcomer(make: MakeTable) -> Table:
    """Kim sits down behind the blinds, after each seat had them."""
    table = make(LOWBALL, (1280, 800)).sit(*FIVE)
    while table.view.hand < 7:
        table.go()
        while table.view.phase == "betting":
            assert table.bridge.send(c.Act(action="fold")), table.refused
    assert table.bridge.send(c.Sit(seat=6, player="Kim", stack=400)), table.refused
    return table


def test_a_newcomer_in_lowball_owes_what_is_posted(make: MakeTable) -> None:
    table = newcomer(make)
    (card,) = dues(table.bridge.scene).cards
    post = next(option for option in card.options if "8" in option.word)
    assert (post.word, post.second) == ("Post 8", "4 live, 4 dead")
    (spot,) = [spot for spot in spots(table.bridge.scene) if spot.seat == 6]
    assert spot.lammers == ("owes 8",)
    table.window.open(Explain(DuesFigure(6)))
    view = table.window.overlays.why.view
    assert view.value == "8"
    assert (view.steps[0].words, view.steps[0].rule) == (
        "seat 6 Kim is new: in lowball twice the big blind, 8, or the big blind in its turn", "ENT-3",
    )  # fmt: skip
    rows = dict(handover_card(table.bridge.scene, handover(table.bridge.state), (), lambda _: str).facts)
    assert "Kim 8" in rows.values()


def test_the_table_key_names_a_bomb_pot_only_where_one_is_dealt(make: MakeTable) -> None:
    table = make(LOWBALL, (1280, 800)).sit(*FIVE)
    assert "bomb pot" not in bar(table.bridge.scene, Local()).fold.second
