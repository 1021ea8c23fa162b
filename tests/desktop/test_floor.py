"""The floor by tap on the real window: rulings, who decides, what waits for it, what it alone takes back."""

import json
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.preferences.key_ring import PAUSE, TRIES, KeyRing
from desktop.table.floor_sheet import FloorSheet
from desktop.table.pin_pad import PinSheet
from engine import commands as c
from tests.desktop.conftest import MakeTable, Table
from tests.desktop.floor_taps import FOUR, POT, digits, menu_row, passes


@pytest.fixture
def asked(make: MakeTable) -> Table:
    """A hand in which somebody went over the pot, so that the floor is asked."""
    table = make(POT, (1280, 800)).sit(*FOUR)
    table.go()
    assert table.bridge.send(c.SaidAndPushed(seat=table.view.to_act, says="raise to 20"))
    return table


def add_person(table: Table, name: str, pin: str) -> None:
    """Add somebody of the floor by taps."""
    sheet: Any = table.window.sheet
    assert isinstance(sheet, FloorSheet)
    table.tap(next(button for button in sheet.people if button.face.word == "Add a name"))
    asking: Any = table.window.sheet
    QTest.keyClicks(asking.name, name)
    table.tap(asking.go)
    asking = table.window.sheet
    assert isinstance(asking, PinSheet)
    digits(table, asking.pad, pin)
    if pin:
        again: Any = table.window.sheet
        digits(table, again.pad, pin)


def decide(table: Table) -> FloorSheet:
    """Open the floor's sheet from the statement."""
    table.window.desk.clear_notice()
    table.tap(table.window.view.bar.statement.button)
    assert isinstance(table.window.sheet, FloorSheet)
    return table.window.sheet


def decided(table: Table) -> list[tuple[str, str]]:
    """The decisions in the record: choice and who made it."""
    decisions = []
    for step in table.bridge.session.steps():
        for event in json.loads(step.events):
            if event.get("what") == "floor":
                facts = dict(event["facts"])
                decisions.append((facts["choice"], facts["by"]))
    return decisions


def test_the_floor_decides_and_who_it_was_is_noted(asked: Table) -> None:
    decide(asked)
    add_person(asked, "Lee", "")
    sheet: Any = asked.window.sheet
    assert asked.window.view.strip.strip.pills[-1].words == "Floor Lee"
    asked.tap(sheet.choices[1])
    assert asked.view.bet == 20
    assert decided(asked) == [("stands", "Lee")]


def test_a_new_pin_is_typed_twice_and_never_in_the_open(asked: Table) -> None:
    decide(asked)
    sheet: Any = asked.window.sheet
    asked.tap(next(button for button in sheet.people if button.face.word == "Add a name"))
    asking: Any = asked.window.sheet
    QTest.keyClicks(asking.name, "Lee")
    asked.tap(asking.go)
    ring = asked.window.overlays.floor.ring
    for first, second in (("2468", "2469"), ("2468", "2468")):
        asking = asked.window.sheet
        assert not asking.pad.shown
        digits(asked, asking.pad, first)
        assert ring.pins.person("Lee") is None, "nothing is kept before it was repeated"
        asking = asked.window.sheet
        assert not asking.pad.shown
        digits(asked, asking.pad, second)
        if first != second:
            assert asked.window.sheet.pad.note == "The two were not the same: once more"
    assert ring.is_of("Lee", "2468")


def test_a_late_misdeal_says_that_the_floor_is_named_first(make: MakeTable) -> None:
    """PRO-14: with nobody of the floor here it asks for a name, and the name stands in the record."""
    table = make(POT, (1280, 800)).sit(*FOUR)
    table.go()
    for _ in range(2):
        assert table.bridge.send(c.Act("call"))
    menu_row(table, "Misdeal ...")
    assert table.statement == "A misdeal is the floor's to decide now: name who decides"
    assert table.window.menu is None
    decide_now: Any = table.window.view.bar.statement.button
    table.tap(decide_now)
    add_person(table, "Lee", "")
    table.window.overlays.close_sheet()
    menu_row(table, "Misdeal ...")
    table.tap(next(row for row in table.window.menu.panel.rows if row.face.word == "Exposed card"))
    assert decided(table) == [("misdeal", "Lee")]


def test_a_late_misdeal_asks_the_floor_that_is_here_before_it_is_done(make: MakeTable) -> None:
    """PRO-14: signed in or not, nothing is given back before it was asked; an early one asks only for the reason."""
    table = make(POT, (1280, 800)).sit(*FOUR)
    table.window.overlays.floor.here = "Lee"
    table.go()
    assert table.bridge.send(c.Act("call"))
    menu_row(table, "Misdeal ...")
    assert table.window.menu.panel.title == "Misdeal: why?"
    assert "The hand goes on" not in [row.face.word for row in table.window.menu.panel.rows]
    table.window.overlays.close_menu()
    assert table.bridge.send(c.Act("call"))
    table.window.overlays.floor.here = "Lee"
    before = table.bridge.state
    menu_row(table, "Misdeal ...")
    assert table.window.menu.panel.title == "Substantial action: is it a misdeal?"
    assert {row.face.second for row in table.window.menu.panel.rows} == {"no misdeal", "Lee decides"}
    table.tap(next(row for row in table.window.menu.panel.rows if row.face.word == "The hand goes on"))
    assert table.window.menu is None
    assert table.bridge.state == before


def test_nobody_has_to_be_named(asked: Table) -> None:
    sheet = decide(asked)
    asked.tap(sheet.choices[0])
    assert asked.view.floor is None
    assert decided(asked) == [("reduced", "")]


def test_a_pin_of_the_floor_is_asked_once_one_is_kept(asked: Table) -> None:
    decide(asked)
    add_person(asked, "Lee", "2468")
    asked.window.overlays.floor.come("")
    sheet: Any = asked.window.sheet
    assert all(button.face.reason for button in sheet.choices)
    asked.tap(sheet.choices[1])
    assert "PIN" in asked.statement
    assert not decided(asked)
    sheet = decide(asked)
    asked.tap(sheet.people[0])
    asking: Any = asked.window.sheet
    digits(asked, asking.pad, "1111")
    assert asking.pad.note == "That is not it."
    digits(asked, asking.pad, "2468")
    sheet = asked.window.sheet
    asked.tap(sheet.choices[1])
    assert decided(asked) == [("stands", "Lee")]


def test_with_the_next_cards_the_floor_is_gone(asked: Table) -> None:
    decide(asked)
    add_person(asked, "Lee", "2468")
    while asked.view.phase == "betting":
        asked.fold()
    assert asked.window.overlays.floor.here == "Lee"
    asked.go()
    assert asked.window.overlays.floor.here == ""
    assert not asked.window.view.strip.strip.pills


def test_what_is_the_floors_waits_for_it_whatever_the_way(make: MakeTable) -> None:
    table = make(POT, (1280, 800)).sit(*FOUR)
    table.window.overlays.floor.ring.add("Lee", "2468")
    table.go()
    while table.view.phase == "betting":
        table.fold()
    before = table.view
    assert not table.bridge.send(c.Button(seat=2))
    assert not table.bridge.send(c.Count(seat=1, stack=399))
    assert not table.bridge.amend(c.Amend(action=1, hand=1, line={"do": "act", "action": "call"}))
    assert table.view == before
    assert "That is for the floor" in table.statement
    assert table.bridge.send(c.Count(seat=1, stack=400)), "a count that agrees is nobody's matter"
    table.window.overlays.floor.come("Lee")
    assert table.bridge.send(c.Count(seat=1, stack=399))


def test_a_pin_cannot_be_given_by_somebody_without_one(asked: Table) -> None:
    decide(asked)
    add_person(asked, "Lee", "2468")
    asked.window.overlays.floor.come("")
    sheet: Any = asked.window.sheet
    asked.tap(next(button for button in sheet.people if button.face.word == "Add a name"))
    asking: Any = asked.window.sheet
    QTest.keyClicks(asking.name, "Eve")
    asked.tap(asking.go)
    assert asked.window.overlays.floor.here == "Eve"
    sheet = asked.window.sheet
    assert isinstance(sheet, FloorSheet)
    assert all(button.face.reason for button in sheet.choices), "a name alone decides nothing now"
    assert asked.window.overlays.floor.ring.pins.person("Eve") is None


def test_a_decision_stands_in_the_log_with_who_made_it(asked: Table) -> None:
    decide(asked)
    add_person(asked, "Lee", "")
    sheet: Any = asked.window.sheet
    asked.tap(sheet.choices[1])
    lines = [line.text for line in asked.bridge.scene.log]
    assert "the floor lets it stand: Dee (floor Lee)" in lines


def test_the_sheet_closes_when_the_question_is_gone(asked: Table) -> None:
    decide(asked)
    asked.undo()
    assert asked.view.floor is None
    assert asked.window.sheet is None


def played(make: MakeTable) -> Table:
    """A hand that is over, on a device on which Lee of the floor keeps a PIN."""
    table = make(POT, (1280, 800)).sit(*FOUR)
    table.go()
    while table.view.phase == "betting":
        table.fold()
    table.window.overlays.floor.ring.add("Lee", "2468")
    return table


def test_a_hand_that_is_over_is_taken_back_by_the_floor_alone(make: MakeTable) -> None:
    table = played(make)
    before = table.view
    table.undo()
    assert table.view == before
    assert table.statement.startswith("That is for the floor on this device: a hand that is over is taken back")
    table.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.view == before
    table.tap(table.window.view.bar.statement.button)
    sheet: Any = table.window.sheet
    table.tap(sheet.people[0])
    asking: Any = table.window.sheet
    digits(table, asking.pad, "2468")
    table.undo()
    assert table.view.phase == "betting"


def test_taps_within_a_hand_and_between_hands_are_taken_back_by_anybody(make: MakeTable) -> None:
    table = played(make)
    assert table.bridge.send(c.SitOut(seat=4))
    table.undo()
    assert table.view.seats[4].state != "out"
    table.go()
    table.fold()
    table.undo()
    table.undo()
    assert table.view.phase == "between"
    before = table.view
    table.undo()
    assert table.view == before


def test_without_a_pin_of_the_floor_undo_is_free(make: MakeTable) -> None:
    table = make(POT, (1280, 800)).sit(*FOUR)
    table.go()
    while table.view.phase == "betting":
        table.fold()
    table.undo()
    assert table.view.phase == "betting"


def test_a_decision_of_the_floor_is_taken_back_by_the_floor_alone(asked: Table) -> None:
    sheet = decide(asked)
    asked.tap(sheet.choices[1])
    asked.window.overlays.floor.ring.add("Lee", "2468")
    before = asked.view
    asked.undo()
    assert asked.view == before
    assert "its decision is taken back" in asked.statement
    asked.window.overlays.floor.come("Lee")
    asked.undo()
    assert asked.view.floor is not None


@pytest.mark.parametrize("typed", ["Lee", "lee", " LEE "])
def test_a_typed_name_asks_for_that_persons_pin(asked: Table, typed: str) -> None:
    ring = asked.window.overlays.floor.ring
    ring.add("Lee", "2468")
    ring.add("Max", "1357")
    asked.window.overlays.floor.come("Max")
    decide(asked)
    sheet: Any = asked.window.sheet
    asked.tap(next(button for button in sheet.people if button.face.word == "Add a name"))
    asking: Any = asked.window.sheet
    QTest.keyClicks(asking.name, typed)
    asked.tap(asking.go)
    pin: Any = asked.window.sheet
    assert isinstance(pin, PinSheet)
    assert pin.title == "PIN of Lee"
    digits(asked, pin.pad, "1357")
    assert asked.window.overlays.floor.here == "Max"
    digits(asked, pin.pad, "2468")
    assert asked.window.overlays.floor.here == "Lee"
    assert KeyRing(ring.file).is_of("Lee", "2468"), "nobody else gave Lee another PIN"


def test_every_field_pauses_after_five_wrong_pins_and_keeps_the_pause(asked: Table) -> None:
    ring = asked.window.overlays.floor.ring
    ring.add("Lee", "2468")
    for _ in range(TRIES):
        sheet = decide(asked) if asked.window.sheet is None else asked.window.sheet
        if isinstance(sheet, FloorSheet):
            asked.tap(sheet.people[0])
        pin: Any = asked.window.sheet
        digits(asked, pin.pad, "1111")
        asked.key(Qt.Key.Key_Escape)
    sheet = decide(asked)
    asked.tap(sheet.people[0])
    pin = asked.window.sheet
    assert not pin.pad.isEnabled(), "closing the sheet does not end the pause"
    assert pin.pad.note.endswith("seconds until the next try")
    again = KeyRing(ring.file)
    assert again.rests > 0, "nor does a restart"
    assert not again.opens("2468"), "not even the right one is taken now"
    passes(again, PAUSE)
    assert again.opens("2468")
    assert again.pins.wrong == 0


# What waits for the floor -----------------------------------------------------------------------------------------


def test_what_waits_for_the_floor_stands_on_its_page_until_it_is_answered(make: MakeTable) -> None:
    table = played(make)
    hands = table.view.hand
    table.window.overlays.floor.ring.add("Lee", "2468")
    table.undo()
    assert table.view.phase == "between", "the floor has not allowed it yet"
    table.window.desk.clear_notice()
    menu_row(table, "Floor")
    sheet: Any = table.window.sheet
    assert sheet.view.lines == ("Waits for the floor: a hand that is over is taken back.",)
    assert [(choice.face.word, choice.face.reason) for choice in sheet.choices] == [
        ("Allow it", "needs a PIN of the floor"), ("Not allowed", "needs a PIN of the floor")
    ]  # fmt: skip
    table.tap(next(person for person in sheet.people if person.face.word == "Lee"))
    asking: Any = table.window.sheet
    digits(table, asking.pad, "2468")
    sheet = table.window.sheet
    assert sheet.choices[0].face.reason == ""
    table.tap(sheet.choices[0])
    assert table.view.phase != "between"
    assert table.view.hand == hands
    assert table.window.sheet is None
    assert table.window.overlays.floor.waiting is None


def test_the_floor_may_say_no_and_what_waits_ends_with_the_next_step(make: MakeTable) -> None:
    table = played(make)
    floor = table.window.overlays.floor
    floor.ring.add("Lee", "2468")
    table.undo()
    floor.here = "Lee"
    floor.open()
    sheet: Any = table.window.sheet
    table.tap(sheet.choices[1])
    assert table.view.phase == "between"
    assert floor.waiting is None
    floor.here = ""
    table.undo()
    assert floor.waiting is not None
    table.go()
    assert floor.waiting is None


def test_a_late_misdeal_goes_on_from_the_floors_page(make: MakeTable) -> None:
    """PRO-14: once who decides is named, one tap leads to the reasons."""
    table = make(POT, (1280, 800)).sit(*FOUR)
    table.go()
    for _ in range(2):
        assert table.bridge.send(c.Act("call"))
    menu_row(table, "Misdeal ...")
    decide_now: Any = table.window.view.bar.statement.button
    table.tap(decide_now)
    sheet: Any = table.window.sheet
    assert sheet.view.lines == ("Waits for the floor: a misdeal after so much action.",)
    assert sheet.choices[0].face.reason == "tap who decides"
    add_person(table, "Lee", "")
    sheet = table.window.sheet
    table.tap(sheet.choices[0])
    table.tap(next(row for row in table.window.menu.panel.rows if row.face.word == "Exposed card"))
    assert decided(table) == [("misdeal", "Lee")]
    assert table.window.sheet is None


@pytest.mark.parametrize("late", [False, True])
def test_another_reason_for_a_misdeal_is_typed(make: MakeTable, late: bool) -> None:
    """PRO-14: the record keeps the words, and who of the floor decided where it was theirs."""
    table = make(POT, (1280, 800)).sit(*FOUR)
    table.go()
    for _ in range(2 if late else 0):
        assert table.bridge.send(c.Act("call"))
    if late:
        table.window.overlays.floor.here = "Lee"
    menu_row(table, "Misdeal ...")
    table.tap(next(row for row in table.window.menu.panel.rows if row.face.word == "Another reason ..."))
    sheet: Any = table.window.sheet
    assert sheet.name.placeholderText() == "What happened"
    QTest.keyClicks(sheet.name, "two decks mixed")
    table.tap(sheet.go)
    assert table.view.phase == "between"
    assert table.view.misdeal == "two decks mixed"
    assert "misdeal (two decks mixed), all chips go back" in [line.text for line in table.bridge.scene.log]
    assert decided(table) == ([("misdeal", "Lee")] if late else [])
