"""The table by tap and by key, on the real engine: every action, streets, dues, undo."""

import pytest
from PySide6.QtCore import Qt

from desktop.intents import Explain, OpenLog
from engine import commands as c
from engine.journal.memory import MemoryStore
from tests.desktop.conftest import MakeTable, Table, tap_at


def test_a_hand_from_deal_to_push(table: Table) -> None:
    table.go()
    assert table.view.phase == "betting"
    assert table.view.to_act == 5
    table.fold()
    table.type("35")
    table.go()
    assert table.view.bet == 35
    table.fold()
    table.fold()
    table.call()
    table.call()
    assert table.view.street == "flop", "the street comes by itself, in the same step"
    for _ in range(3):
        table.check_round()
    assert table.view.phase == "showdown"
    table.seat(7)
    assert table.window.view.bar.go.face.open
    before = table.view.seats[7].stack
    table.go()
    assert table.view.phase == "between"
    assert table.view.seats[7].stack == before + 105
    assert table.statement == "Lena wins 105"


def test_an_action_and_its_street_are_one_step(table: Table) -> None:
    table.go()
    table.check_round()
    assert table.view.street == "flop"
    table.undo()
    assert table.view.street == "preflop"
    assert table.window.view.bar.redo.isVisible()
    table.tap(table.window.view.bar.redo)
    assert table.view.street == "flop"


def test_what_is_not_allowed_becomes_what_is(table: Table) -> None:
    table.go()
    table.type("900")
    go = table.window.view.bar.go.face
    assert (go.word, go.figure, go.second) == ("Raise to", "35", "900 is over the pot")
    assert table.window.view.column.pad.pad is not None
    assert table.window.view.column.pad.pad.bad
    table.go()
    assert table.view.bet == 35


def test_a_quick_size_acts_at_once(table: Table) -> None:
    table.go()
    table.tap(table.window.view.column.pad.quicks[3])
    assert table.view.bet == 35
    assert table.view.to_act == 7


def test_a_barred_size_tells_its_refusal(table: Table) -> None:
    table.go()
    table.tap(table.window.view.column.pad.quicks[4])
    assert table.view.bet == 10
    assert "PL-5" in table.statement


def test_chips_add_and_backspace_deletes(table: Table) -> None:
    table.go()
    pad = table.window.view.column.pad
    table.tap(pad.chips[1])
    table.tap(pad.chips[0])
    assert table.window.desk.local.entry.digits == "30"
    table.tap(pad.back)
    assert table.window.desk.local.entry.digits == "3"


def test_a_second_tap_within_250_ms_is_ignored(table: Table) -> None:
    table.go()
    call = table.window.view.bar.call
    tap_at(call, 1000)
    tap_at(call, 1240)
    assert table.view.to_act == 7
    tap_at(call, 1260)
    assert table.view.to_act == 8


def test_what_is_not_saved_is_not_shown_and_can_be_tried_again(
    make: MakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = make().sit()
    with monkeypatch.context() as broken:

        def full(store: MemoryStore, entries: object) -> None:
            raise OSError("disk is full")

        broken.setattr(MemoryStore, "append", full)
        table.go()
    assert table.view.phase == "between"
    assert table.statement == "Not saved, nothing changed: disk is full"
    table.call()
    assert table.view.phase == "betting"


def test_keys_do_what_the_table_says(make: MakeTable) -> None:
    table = make().sit()
    table.key(Qt.Key.Key_Return)
    assert table.view.phase == "betting"
    table.key(Qt.Key.Key_F)
    assert table.view.seats[5].state == "folded"
    table.key(Qt.Key.Key_C)
    assert table.view.seats[7].bet == 10
    table.key(Qt.Key.Key_3)
    table.key(Qt.Key.Key_0)
    assert table.window.desk.local.entry.digits == "30"
    table.key(Qt.Key.Key_Escape)
    assert table.window.desk.local.entry.empty
    table.key(Qt.Key.Key_Return)
    assert table.view.to_act == 8, "Enter is the amber button, and none is amber now"
    table.key(Qt.Key.Key_P)
    assert table.view.bet == 45
    table.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.view.bet == 10
    table.key(Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert table.view.bet == 45
    table.key(Qt.Key.Key_4, Qt.KeyboardModifier.AltModifier)
    assert table.window.desk.local.folded_to is not None


def test_dues_are_settled_by_one_tap_and_undone_by_another(make: MakeTable) -> None:
    table = make().sit()
    assert table.bridge.send(c.SitOut(seat=5))
    for _ in range(8):
        table.go()
        while table.view.phase == "betting":
            table.fold()
    assert table.bridge.send(c.SitIn(seat=5))
    assert table.view.dues
    card = table.window.view.column.dues[0]
    assert card.isVisible()
    table.tap(card.options[0])
    assert card.card is not None
    assert card.card.settled
    table.tap(card.options[0])
    assert not card.card.settled


def test_a_tap_on_a_barred_deal_says_why(make: MakeTable) -> None:
    table = make().sit(("Ann", 1, 100))
    assert table.window.view.bar.go.face.reason == "needs 2 players, has 1"
    table.go()
    assert table.view.phase == "between"
    assert "BTN-9" in table.statement


def test_a_read_only_tap_stores_nothing(make: MakeTable) -> None:
    table = make().sit()
    table.go()
    steps = sum(1 for _ in table.bridge.session.steps())
    table.window.handle(Explain("wager.max"))
    assert table.window.overlays.why.isVisible()
    table.window.handle(OpenLog())
    assert sum(1 for _ in table.bridge.session.steps()) == steps
