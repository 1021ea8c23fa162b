"""The table by tap and by key, on the real engine: every action, preview, streets, showdown, undo."""

from typing import Any

import pytest
from PySide6.QtCore import Qt

from desktop.intents import Explain, OpenLog
from engine import commands as c
from engine.journal.memory import MemoryStore
from tests.desktop.conftest import MakeTable, Table, tap_at

HOLDEM = {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": 6}


@pytest.fixture(params=["mouse", "touch"])
def table(request: pytest.FixtureRequest, make: MakeTable, touch: Any) -> Table:
    made = make().sit()
    made.touching = touch if request.param == "touch" else None
    return made


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
    assert table.window.view.bar.go.slot.open
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


def test_folded_to_here_is_shown_before_it_counts(table: Table) -> None:
    table.go()
    table.seat(8)
    assert table.window.desk.local.preview is not None
    assert table.window.desk.local.preview.between == (5, 7)
    assert table.view.seats[5].state == "in", "nothing has counted yet"
    assert table.window.view.bar.fold.slot.word == "Fold both"
    call = table.window.view.bar.call.slot
    assert (call.word, call.figure, call.second) == ("Call", "10", "by Omar")
    table.fold()
    assert [table.view.seats[seat].state for seat in (5, 7)] == ["folded", "folded"]
    assert table.view.to_act == 8
    table.undo()
    assert table.view.to_act == 5


def test_the_seat_again_confirms_the_preview(table: Table) -> None:
    table.go()
    table.seat(8)
    table.seat(8)
    assert table.view.to_act == 8
    table.check_round()
    table.seat(8)
    table.seat(8)
    assert table.view.to_act == 8
    assert table.view.seats[4].state == "in", "with nothing to call they check"


def test_a_preview_can_be_taken_back(table: Table) -> None:
    table.go()
    table.seat(8)
    table.undo()
    assert table.window.desk.local.preview is None
    assert table.view.to_act == 5


def test_what_is_not_allowed_becomes_what_is(table: Table) -> None:
    table.go()
    table.type("900")
    go = table.window.view.bar.go.slot
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


def test_a_seat_that_cannot_be_previewed_says_why(table: Table) -> None:
    table.go()
    table.fold()
    table.seat(5)
    assert table.statement == "Sam folded: hold for the seat's menu"
    table.check_round()
    table.seat(7)
    table.seat(7)
    table.seat(4)
    assert table.statement == "Rosa is not to act. Lena is. (PRO-8)"
    assert table.window.view.bar.statement.button.isVisible()


def test_a_tie_splits_the_pot(table: Table) -> None:
    table.go()
    for _ in range(4):
        table.check_round()
    table.seat(4)
    table.call()
    assert table.window.desk.local.awards.tie
    table.seat(7)
    assert table.window.desk.local.awards.high == (((4, 7),),)
    table.go()
    assert table.view.phase == "between"
    assert table.view.seats[4].stack == 1600 + 20
    assert table.view.seats[7].stack == 415 + 20


def test_undo_of_a_wrong_tie_takes_the_tie_back_too(table: Table) -> None:
    table.go()
    for _ in range(4):
        table.check_round()
    table.seat(4)
    table.call()
    table.seat(7)
    table.undo()
    assert (table.window.desk.local.awards.high, table.window.desk.local.awards.tie) == ((((4,),),), "")
    table.seat(7)
    assert table.window.desk.local.awards.high == (((4,), (7,)),), "the same hand is the next best now"


def test_undo_takes_back_taps_first(table: Table) -> None:
    table.go()
    for _ in range(4):
        table.check_round()
    table.seat(4)
    table.seat(7)
    table.undo()
    assert table.window.desk.local.awards.high == (((4,),),)
    table.undo()
    assert table.window.desk.local.awards.empty
    assert table.view.phase == "showdown"
    table.undo()
    assert table.view.phase == "betting"


def test_side_pots_are_pushed_in_order(make: MakeTable) -> None:
    table = make(HOLDEM).sit(("Ann", 1, 50), ("Ben", 2, 100), ("Cid", 3, 200), ("Dee", 4, 400))
    table.go()
    while table.view.phase == "betting":
        quicks = [quick for quick in table.window.view.column.pad.quicks if quick.isVisible() and quick.slot.open]
        table.tap(quicks[-1]) if quicks else table.call()
    pots = [(pot.amount, pot.seats) for pot in table.view.pots]
    assert pots == [(200, (1, 2, 3, 4)), (150, (2, 3, 4)), (200, (3, 4))]
    table.go()
    cards = [widget.card for widget in table.window.view.column.awards[:3]]
    assert [card.name for card in cards if card is not None] == ["Side 2", "Side 1", "Main"]
    table.seat(1)
    assert table.window.view.bar.go.slot.reason == "Side 1 has no winner yet"
    assert table.statement == "Side 1 has no winner yet"
    table.go()
    assert table.statement == "Side 2 has no winner yet: rank Cid or Dee (NOW-11)", "called as on its card"
    table.seat(3)
    assert table.window.view.bar.go.slot.second == "350 to Cid, 200 to Ann"
    table.go()
    assert {seat: player.stack for seat, player in table.view.seats.items()} == {1: 200, 2: 0, 3: 350, 4: 200}


def test_a_seat_in_a_pots_card_wins_that_pot(table: Table) -> None:
    table.go()
    for _ in range(4):
        table.check_round()
    table.tap(table.window.view.column.awards[0].hands[1])
    seat = table.window.view.column.awards[0].hands[1].slot.ring
    assert table.window.desk.local.proposal.winners == (seat,)
    table.go()
    assert table.view.phase == "between"


def test_who_folded_cannot_win(table: Table) -> None:
    table.go()
    table.fold()
    for _ in range(4):
        table.check_round()
    table.seat(5)
    assert table.statement == "Sam folded: hold for the seat's menu"
    assert table.window.desk.local.awards.empty


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
    assert table.window.desk.local.preview is not None


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
    assert table.window.view.bar.go.slot.reason == "needs 2 players, has 1"
    table.go()
    assert table.view.phase == "between"
    assert "BTN-9" in table.statement


def test_a_read_only_tap_stores_nothing(make: MakeTable) -> None:
    table = make().sit()
    table.go()
    steps = sum(1 for _ in table.bridge.session.steps())
    table.window.handle(Explain("wager.max"))
    assert table.window.over.why.isVisible()
    table.window.handle(OpenLog())
    assert sum(1 for _ in table.bridge.session.steps()) == steps


class TestAWagerAfterTheFolds:
    """Tap the seat that acts next, then what it does: the folds up to it and its wager are one step."""

    def test_a_quick_size_of_the_previewed_seat_plays_both(self, make: MakeTable) -> None:
        table = make().sit()
        table.go()
        first = table.view.to_act
        later = 8
        table.seat(later)
        pad = table.window.view.column.pad
        before = table.bridge.session.newest
        table.tap(pad.quicks[-2])
        assert table.view.bet == table.window.desk.scene.view.bet > 10
        assert table.view.seats[later].bet == table.view.bet
        assert table.view.seats[first].state == "folded"
        assert table.bridge.session.newest == before + 1
        table.undo()
        assert table.view.to_act == first
        assert table.view.bet == 10

    def test_typed_digits_arm_the_go_slot_for_the_previewed_seat(self, make: MakeTable) -> None:
        table = make().sit()
        table.go()
        first = table.view.to_act
        table.seat(8)
        table.type("30")
        assert table.window.view.bar.go.slot.word == "Raise to"
        table.go()
        assert table.view.seats[8].bet == 30
        assert table.view.seats[first].state == "folded"

    def test_the_call_of_the_previewed_seat_plays_both(self, make: MakeTable) -> None:
        table = make().sit()
        table.go()
        first = table.view.to_act
        table.seat(8)
        before = table.bridge.session.newest
        table.call()
        assert (table.view.seats[8].bet, table.view.bet) == (10, 10)
        assert table.view.seats[first].state == "folded"
        assert table.bridge.session.newest == before + 1
        table.undo()
        assert table.view.to_act == first

    def test_where_nothing_is_owed_the_call_slot_checks_up_to_the_seat(self, make: MakeTable) -> None:
        table = make().sit()
        table.go()
        table.check_round()
        table.seat(7)
        assert table.window.view.bar.call.slot.word == "All check (3)"

    def test_leaving_the_preview_forgets_its_digits(self, make: MakeTable) -> None:
        table = make().sit()
        table.go()
        table.seat(8)
        table.type("30")
        table.undo()
        assert table.window.desk.local.entry.empty
        assert table.window.desk.local.preview is None

    def test_no_wager_where_the_folds_would_end_the_hand(self, make: MakeTable) -> None:
        table = make().sit()
        table.go()
        table.seat(4)  # the big blind: all others fold, the hand is over
        assert not table.window.view.column.pad.isVisible()
        table.seat(4)
        assert table.view.phase == "between"

    def test_checks_up_to_a_bet(self, make: MakeTable) -> None:
        table = make().sit()
        table.go()
        table.check_round()
        assert table.view.street == "flop"
        first = table.view.to_act
        after = next(seat for seat in (4, 5, 7, 8) if seat > first + 1)
        table.seat(after)
        table.type("20")
        table.go()
        assert table.view.seats[after].bet == 20
        assert table.view.seats[first].state == "in"


def test_a_running_pot_shows_nobody_who_can_never_come_into_it(make: MakeTable) -> None:
    """Fay 7,075, Anna 5,000 and Carla 4,925 are all-in; Eli is to call and has 3,000 in all."""
    table = make({"game": "holdem", "limit": "no_limit", "blinds": [25, 50], "seats": 6})
    table.sit(("Carla", 1, 4925), ("Eli", 2, 3000), ("Fay", 5, 7075), ("Anna", 6, 5000))
    for line in (c.Button(seat=6), c.Deal(), c.Act("all_in"), c.Act("all_in"), c.Act("all_in")):
        assert table.bridge.send(line)
    assert table.view.to_act == 2
    pots = table.window.view.felt.centre.pots
    assert [(pot.name, pot.amount, pot.dots) for pot in pots] == [
        ("Main", 14_825, ((1, True), (2, False), (5, True), (6, True))),
        ("Side 1", 150, ((5, True), (6, True))),
        ("Returns", 2075, ((5, True),)),
    ]
    assert [pot.seats for pot in table.view.pots] == [(1, 2, 5, 6), (2, 5, 6), (2, 5)], "the script tells it as before"
    table.call()
    pots = table.window.view.felt.centre.pots
    assert [(pot.amount, len(pot.dots)) for pot in pots] == [(12_000, 4), (5775, 3), (150, 2)]
