"""Why, by tap: every figure on the screen opens its explanation; a menu and a key reach the rest."""

from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from desktop.bridge.keys import actions
from desktop.intents import Clear, OpenFigureMenu, Tie
from desktop.present.explained import BETWEEN, IN_HAND, why_name
from desktop.words.sheets import SENTENCES
from engine import commands as c
from engine.why.figures import FIGURES
from tests.desktop.conftest import MakeTable, Table

KILL = {
    "game": "holdem", "limit": "fixed", "bets": [10, 20], "blinds": [5, 10], "seats": 6,
    "kill": {"on": "two_in_a_row"}, "straddle": {"allow": "under_the_gun", "rock": True},
}  # fmt: skip
FOUR = (("Ann", 1, 400), ("Ben", 2, 400), ("Cid", 3, 400), ("Dee", 4, 400))


def press(table: Table, at: QPointF) -> str:
    """Press the felt there, in px of the reference; what is explained then."""
    felt = table.window.view.felt
    spot = (at * table.window.view.look.scale).toPoint()
    QTest.mouseClick(felt, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
    return shown(table)


def shown(table: Table) -> str:
    """The title of the why sheet; closes it."""
    why = table.window.overlays.why
    assert why.isVisible()
    assert why.view.steps
    title = str(why.what)
    why.hide()
    return title


def items(table: Table, kind: str) -> list[Any]:
    """What lies on the felt of this kind."""
    return [item for item in table.window.view.felt.items if item.kind == kind]


def killed(make: MakeTable) -> Table:
    """Ann has a leg after a walk; the rock lies before Ben."""
    table = make(KILL, (1280, 800)).sit(*FOUR)
    assert table.bridge.send(c.Rock(seat=2))
    for _ in range(3):
        table.go()
        while table.view.phase == "betting":
            table.fold()
    return table


def test_what_lies_on_the_felt_tells_why(make: MakeTable) -> None:
    table = killed(make)
    for kind, title in (("rock", "Rock"), ("ghost", "Posts")):
        spots = items(table, kind)
        assert spots, kind
        assert press(table, spots[0].rect.center()) == title
    if items(table, "kill"):
        assert press(table, items(table, "kill")[0].rect.center()) == "Kill"
    table.go()
    bet = items(table, "bet")[0]
    assert press(table, bet.rect.center()) == table.bridge.scene.name(bet.seat)


def test_pots_puck_least_most_and_the_line_tell_why(make: MakeTable) -> None:
    table = make(size=(1280, 800)).sit()
    table.go()
    table.check_round()
    felt, pad = table.window.view.felt, table.window.view.column.pad
    table.tap(felt.pots[0])
    assert shown(table) == "Pot"
    table.tap(felt.puck)
    assert shown(table) == "Button"
    table.tap(pad.most)
    assert shown(table) == "Most"
    table.tap(pad.least)
    assert shown(table) == "Least"
    laid = felt.laid
    assert press(table, QPointF(felt.table.centre.x(), laid.line)) == "All pots"


def test_between_hands_the_middle_tells_who_pays(make: MakeTable) -> None:
    table = make(size=(1280, 800)).sit()
    table.go()
    while table.view.phase == "betting":
        table.fold()
    felt = table.window.view.felt
    assert press(table, felt.laid.block.center()) == "Posts"


def test_a_debtors_question_mark_opens_the_whole_reason(make: MakeTable) -> None:
    table = make(size=(1280, 800)).sit()
    assert table.bridge.send(c.SitOut(seat=5))
    for _ in range(8):
        table.go()
        while table.view.phase == "betting":
            table.fold()
    assert table.bridge.send(c.SitIn(seat=5))
    table.tap(table.window.view.column.dues[0].why)
    assert shown(table) == "Sam"


@pytest.mark.parametrize("running", [True, False])
def test_the_menu_lists_every_figure_there_is_and_each_opens(make: MakeTable, running: bool) -> None:
    table = killed(make)
    if running:
        table.go()
    table.tap(table.window.view.strip.menu)
    menu = table.window.menu
    assert menu is not None
    table.tap(next(row for row in menu.panel.rows if row.face.word == "Why ..."))
    menu = table.window.menu
    assert menu is not None
    words = [row.face.word for row in menu.panel.rows]
    offered = IN_HAND if running else BETWEEN
    there = [of for of in offered if (explained := table.bridge.why(of)) is not None and explained.steps]
    assert words == [why_name(table.bridge.scene, of) for of in there]
    assert len(words) > 6
    for word in words:
        table.window.open(OpenFigureMenu())
        assert table.window.menu is not None
        table.tap(next(row for row in table.window.menu.panel.rows if row.face.word == word))
        assert shown(table) == word


def test_no_figure_of_the_engine_is_forgotten() -> None:
    assert set(IN_HAND) | set(BETWEEN) == set(FIGURES)
    assert {f"figure_{of}" for of in FIGURES} <= set(SENTENCES)


@pytest.mark.parametrize(
    ("part", "title"), [("fold", "Fold"), ("call", "To call"), ("go", "Bet or raise"), ("seat", "Rosa"), ("pot", "Pot")]
)
def test_the_key_explains_what_has_the_focus(make: MakeTable, part: str, title: str) -> None:
    table = make(size=(1280, 800)).sit()
    table.go()
    view = table.window.view
    widgets = {"seat": view.felt.seats[4], "pot": view.felt.pots[0] if view.felt.pots else view.felt.seats[4]}
    widget = widgets.get(part) or getattr(view.bar, part)
    if part == "pot":
        table.check_round()
        widget = view.felt.pots[0]
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    table.window.keyboard.press(next(action for action in actions() if action.id == "why"))
    assert shown(table) == title


def test_the_seat_menu_tells_why_a_player_waits(make: MakeTable) -> None:
    table = make(size=(1280, 800)).sit()
    table.go()
    table.window.view.felt.seats[4].held.emit()
    assert table.window.menu is not None
    table.tap(next(row for row in table.window.menu.panel.rows if row.face.word == "Explain this seat"))
    assert shown(table) == "Rosa"


def test_a_hand_declared_dead_and_a_turn_passed_over_are_explained_so(make: MakeTable) -> None:
    table = make(size=(1280, 800)).sit()
    table.go()
    assert table.bridge.send(c.DeadHand(seat=7, reason="wrong number"))
    table.window.view.felt.seats[7].held.emit()
    table.tap(next(row for row in table.window.menu.panel.rows if row.face.word == "Explain this seat"))
    steps = [(step.rule, step.words) for step in table.window.overlays.why.view.steps]
    assert steps[0] == ("PRO-15", "the hand was declared dead: its chips stay in")
    table.window.overlays.why.hide()
    table.check_round()
    table.call()
    assert table.bridge.send(c.StreetBack(cards="7s"))
    table.window.open(OpenFigureMenu())
    rows = table.window.menu.panel.rows
    table.tap(next(row for row in rows if row.face.word == why_name(table.bridge.scene, "to_act")))
    assert "PRO-16" in [step.rule for step in table.window.overlays.why.view.steps]


def split_of_25(make: MakeTable, **rules: Any) -> Table:
    """Dee limps, Ann and Ben fold, Cid checks: 25 in chips of 5, at the showdown, Cid and Dee tied."""
    table = make({**KILL, "smallest_chip": 5, **rules}, (1024, 600)).sit(*FOUR)
    table.go()
    for action in ("call", "fold", "fold", "check"):
        assert table.bridge.send(c.Act(action))
    for _ in range(3):
        table.check_round()
    table.seat(3)
    table.window.desk.handle(Tie())
    table.seat(4)
    return table


def test_a_pot_that_is_about_to_be_split_tells_who_gets_the_odd_chip(make: MakeTable) -> None:
    table = split_of_25(make)
    table.tap(table.window.view.felt.pots[0])
    steps = [(step.words, step.rule) for step in table.window.overlays.why.view.steps]
    assert steps == [
        ("main pot 25: seats 3, 4", "POT-1"),
        ("seat 3 15, seat 4 10", "POT-5"),
        ("the odd chip of 5 goes to seat 3 Cid", "POT-6"),
    ]


def test_a_pot_whose_winners_are_not_tapped_yet_tells_only_who_is_in_it(make: MakeTable) -> None:
    table = split_of_25(make)
    table.window.desk.handle(Clear())
    table.tap(table.window.view.felt.pots[0])
    assert [step.rule for step in table.window.overlays.why.view.steps] == ["POT-1"]


def test_a_raked_pot_tells_the_rake_before_its_shares(make: MakeTable) -> None:
    table = split_of_25(make, rake={"percent": 20})
    table.tap(table.window.view.felt.pots[0])
    assert [step.words for step in table.window.overlays.why.view.steps] == [
        "main pot 25: seats 3, 4", "main pot 25, less rake 5", "seat 3 10, seat 4 10",
    ]  # fmt: skip
