"""Ties in several runs, by the keys of a card and by Tie; halves of high and low."""

from desktop.intents import SwitchHalf
from tests.desktop.conftest import MakeTable, Table
from tests.desktop.runs.tables import HIGH_LOW, THREE, all_in, bar, cards


def test_the_last_run_is_tied_by_the_keys_of_its_card(table: Table) -> None:
    """It stays open until both hands are tapped, as the runs before it do."""
    table.seat(2)
    table.seat(1)
    table.call()
    table.call()  # the first tap is for the hand that was tapped last, in run 1
    for name in ("Maya", "Lena"):
        assert [card.state for card in cards(table)] == ["done", "now"]
        hands = table.window.view.column.runs[1].hands
        table.tap(next(key for key in hands if key.isVisible() and key.face.word == name))
    assert [row.winner for row in cards(table)[1].rows][-1] == "Maya and Lena"
    assert [card.state for card in cards(table)] == ["done", "done"]


def test_a_tie_is_two_taps_after_the_tie_slot_and_the_run_waits_for_both(table: Table) -> None:
    table.call()
    assert bar(table).call.face.fill == "chosen"
    table.seat(1)
    assert table.statement == "Run 1: who is next?"
    table.seat(7)
    assert table.window.desk.local.awards.high[0] == ((1, 7),)
    assert table.statement == "Run 2: who is best?"


def test_a_tie_behind_the_best_hand_is_tie_tapped_twice(table: Table) -> None:
    """The short stack is best, the others share the side pot: by the order the screen asks for."""
    table.seat(2)
    table.call()
    assert (bar(table).call.face.word, bar(table).call.face.second) == ("Tie with Theo", "again: the next two")
    table.call()
    assert (bar(table).call.face.word, bar(table).call.face.second) == ("Tie", "tap one, then the other")
    table.seat(1)
    assert table.statement == "Run 1: who is next?", "the tie waits for its other hand"
    table.seat(7)
    assert table.window.desk.local.awards.high[0] == ((2,), (1, 7))
    assert table.statement == "Run 2: who is best?"


def test_a_tie_with_the_hand_that_closed_a_run_is_in_that_run(table: Table) -> None:
    """Best, next, Tie, other: the order of a hand that is dealt once."""
    table.seat(2)
    table.seat(1)
    assert (bar(table).call.face.word, bar(table).call.face.second) == ("Tie with Maya", "Run 1")
    table.call()
    assert [card.state for card in cards(table)] == ["now", "open"]
    assert (bar(table).call.face.fill, bar(table).call.face.second) == ("chosen", "again: the next two")
    table.seat(7)
    assert table.window.desk.local.awards.high[0] == ((2,), (1, 7))
    assert table.statement == "Run 2: who is best?"
    table.undo()
    assert table.statement == "Run 2: who is best?", "Undo takes the joined hand back, and taps go on where they were"
    assert table.window.desk.local.awards.high[0] == ((2,), (1,))


def test_a_tie_in_the_run_before_is_let_be_where_taps_had_gone_on(table: Table) -> None:
    table.seat(2)
    table.seat(1)
    for fill, statement in (
        ("chosen", "Run 1: who is next?"),
        ("chosen", "Run 2: who is best?"),
        ("normal", "Run 2: who is best?"),
    ):
        table.call()
        assert (bar(table).call.face.fill, table.statement) == (fill, statement)


def test_tie_tapped_a_third_time_is_let_be(table: Table) -> None:
    table.seat(2)
    for fill in ("chosen", "chosen", "normal"):
        table.call()
        assert bar(table).call.face.fill == fill


def test_runs_times_pots_times_high_and_low(make: MakeTable) -> None:
    table = all_in(make(HIGH_LOW), ("Maya", 1, 100), ("Theo", 2, 100))
    assert table.statement == "Run 1: best high?"
    table.seat(1)
    assert table.statement == "Run 1: best low?"
    table.seat(2)
    assert table.statement == "Run 2: best high?"
    table.seat(1)
    assert bar(table).go.face.open, "a low need not be there"
    table.go()
    assert {seat: player.stack for seat, player in table.view.seats.items()} == {1: 150, 2: 50}


def test_no_low_goes_on_to_the_next_run(make: MakeTable) -> None:
    table = all_in(make(HIGH_LOW), ("Maya", 1, 100), ("Theo", 2, 100))
    table.seat(1)
    assert (bar(table).call.face.word, bar(table).call.face.second) == ("No low", "Run 1: the high takes all")
    table.call()
    assert table.statement == "Run 2: best high?"
    table.seat(2)
    table.seat(2)
    table.go()
    assert {seat: player.stack for seat, player in table.view.seats.items()} == {1: 100, 2: 100}


def test_high_low_has_a_tie_that_can_be_tapped(make: MakeTable) -> None:
    for times in (1, 2):
        table = all_in(make({**HIGH_LOW}), ("Maya", 1, 100), ("Theo", 2, 100), times=times)
        table.tap(table.window.view.column.tools[0]) if times == 2 else None
        table.seat(1)
        table.tap(table.window.view.column.tools[0]) if times == 1 else None
        table.seat(2)
        assert table.window.desk.local.awards.high[0] == ((1, 2),)


def test_the_winners_of_both_halves_are_marked_at_once(make: MakeTable) -> None:
    table = all_in(make(HIGH_LOW), *THREE, times=1)
    table.seat(2)
    table.window.handle(SwitchHalf())
    table.seat(1)
    main = table.window.view.column.awards[1]
    marks = [(hand.face.word, hand.face.second, hand.face.fill) for hand in main.hands]
    assert marks == [("Maya", "low", "chosen"), ("Theo", "high", "chosen"), ("Lena", "", "normal")]
