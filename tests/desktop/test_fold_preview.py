"""A seat is tapped before its turn: the folds up to it are shown, and count with what it does."""

from tests.desktop.conftest import MakeTable, Table


def test_folded_to_here_is_shown_before_it_counts(table: Table) -> None:
    table.go()
    table.seat(8)
    assert table.window.desk.local.folded_to is not None
    assert table.window.desk.local.folded_to.between == (5, 7)
    assert table.view.seats[5].state == "in", "nothing has counted yet"
    assert table.window.view.bar.fold.face.word == "Fold both"
    call = table.window.view.bar.call.face
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
    assert table.window.desk.local.folded_to is None
    assert table.view.to_act == 5


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
        assert table.window.view.bar.go.face.word == "Raise to"
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
        assert table.window.view.bar.call.face.word == "All check (3)"

    def test_leaving_the_preview_forgets_its_digits(self, make: MakeTable) -> None:
        table = make().sit()
        table.go()
        table.seat(8)
        table.type("30")
        table.undo()
        assert table.window.desk.local.entry.empty
        assert table.window.desk.local.folded_to is None

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
