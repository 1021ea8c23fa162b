"""Which tables want the floor, and in which order."""

from engine.room.glance import Call, ClockGlance
from engine.room.tables import CUT_OFF_SECONDS, PATIENCE, Note, dealer_due, down, want_of, wants
from tests.engine.room.rooms import NOW, closed, table


def note(seconds: float, answer: str = "") -> Note:
    return Note(1, 5, NOW - seconds, "Lee", "Dealer in 2 min?", answer=answer)


def test_the_most_urgent_goes_first_then_who_waits_longest() -> None:
    tables = [
        closed(1),
        table(2, heard=NOW - CUT_OFF_SECONDS - 1),
        table(3, notes=(note(PATIENCE + 1),)),
        table(4, trouble="fork"),
        table(5, clock=ClockGlance(6, 3620)),
        table(6, call=Call(3590)),
        table(7, call=Call(3000)),
        table(8),
    ]
    rows = wants(tables, NOW)
    assert [(want.table.place, want.kind) for want in rows] == [
        (7, "floor"), (6, "floor"), (5, "clock"), (4, "trouble"), (3, "note"), (2, "cut"),
    ]  # fmt: skip
    assert [want.seconds for want in rows[:3]] == [601, 11, 19]


def test_a_note_waits_two_minutes_before_it_asks() -> None:
    assert want_of(table(3, notes=(note(PATIENCE),)), NOW) is None
    assert want_of(table(3, notes=(note(PATIENCE + 1, "declined"),)), NOW) is None


def test_a_closed_table_is_not_cut_off() -> None:
    assert not closed(1).cut(NOW)
    assert not table(1, heard=0, ended=True).cut(NOW)
    assert not table(1, heard=NOW - CUT_OFF_SECONDS).cut(NOW)
    assert table(1, heard=NOW - CUT_OFF_SECONDS - 1).cut(NOW)


def test_the_time_of_a_cut_table_stands() -> None:
    assert table(1, heard=NOW - 10).second(NOW) == 3610
    assert table(1, heard=NOW - 400).second(NOW) == 3600


def test_a_dealer_is_due_after_half_an_hour() -> None:
    assert down(table(1, dealer="Kim", dealer_since=3600 - 29 * 60), NOW) == 29
    assert not dealer_due(table(1, dealer="Kim", dealer_since=3600 - 30 * 60 + 2), NOW)
    assert dealer_due(table(1, dealer="Kim", dealer_since=3600 - 30 * 60), NOW)
    assert not dealer_due(table(1, dealer_since=0), NOW)
