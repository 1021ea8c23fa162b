"""A double click on a key that changes its word does what one tap does, and says so; fast taps stay fast."""

import pytest

from desktop.kit.painted import DOUBLE_CLICK_MS, DOUBLE_FIRE_MS
from engine import commands as c
from tests.desktop.conftest import MakeTable, Table, tap_at

FAST = DOUBLE_FIRE_MS + 10
"""Milliseconds between two taps of somebody who hurries; the second half of a double click comes as soon."""
TOO_QUICK = "Too quick: that key did nothing. Press it again."
HOLDEM = {"game": "holdem", "limit": "no_limit", "blinds": [5, 10], "seats": 9, "runs": 1}
TWO = (("Maya", 1, 300), ("Theo", 2, 300))
FOUR = (*TWO, ("Lena", 3, 300), ("Kofi", 4, 300))


def all_in(make: MakeTable) -> Table:
    """One all-in before the flop, the other still to call; three runs are allowed."""
    table = make({**HOLDEM, "runs": 3}).sit(*TWO)
    assert table.bridge.send(c.Deal())
    assert table.bridge.send(c.Act("wager", to=table.view.legal.wager.max))
    return table


def test_run_it_twice_does_not_go_on_to_three(make: MakeTable) -> None:
    table = all_in(make)
    assert table.bridge.send(c.Act("call"))
    key = table.window.view.bar.call
    assert key.face.word == "Run it twice"
    tap_at(key, 10_000)
    tap_at(key, 10_000 + FAST)
    assert (table.view.runs, key.face.word) == (2, "Run it 3 times")
    assert table.statement == TOO_QUICK
    tap_at(key, 10_000 + DOUBLE_CLICK_MS)
    assert table.view.runs == 3, "who means it taps again"


def test_a_finger_that_bounced_is_no_tap_that_was_meant(make: MakeTable) -> None:
    table = all_in(make)
    assert table.bridge.send(c.Act("call"))
    key = table.window.view.bar.call
    for at in (10_000, 10_000 + DOUBLE_FIRE_MS - 10):
        tap_at(key, at)
    assert table.view.runs == 2
    assert table.statement != TOO_QUICK


def test_a_double_click_on_the_call_that_ends_the_betting_runs_nothing_twice(make: MakeTable) -> None:
    table = all_in(make)
    key = table.window.view.bar.call
    tap_at(key, 10_000)
    assert key.face.word == "Run it twice"
    tap_at(key, 10_000 + FAST)
    assert (table.view.runs, table.statement) == (1, TOO_QUICK)


def test_a_double_click_that_folds_up_to_a_seat_does_not_fold_that_seat(make: MakeTable) -> None:
    table = make(HOLDEM).sit(*FOUR, ("Sam", 5, 300))
    table.go()
    first = table.view.to_act
    later = table.bridge.state.hand.queue[2]  # type: ignore[union-attr]
    table.seat(later)
    key = table.window.view.bar.fold
    assert key.face.word == "Fold both"
    tap_at(key, 10_000)
    assert (first != later, table.view.to_act) == (True, later)
    tap_at(key, 10_000 + FAST)
    assert (table.view.to_act, table.statement) == (later, TOO_QUICK)
    tap_at(key, 10_000 + DOUBLE_CLICK_MS)
    assert table.view.seats[later].state == "folded"


@pytest.mark.parametrize("times", [1, 2])
def test_the_way_in_that_was_chosen_is_not_taken_back(make: MakeTable, times: int) -> None:
    """The key of a way in takes it back once it is chosen."""
    table = make(HOLDEM).sit(*FOUR)
    for seat in (0, 4, 0, 0, 0, 0, 0):
        assert table.bridge.send(c.SitOut(seat=seat) if seat else c.Deal()), table.refused
        while table.view.phase == "betting":
            table.fold()
    assert table.bridge.send(c.SitIn(seat=4)), table.refused
    post = next(card for card in table.window.view.column.dues if card.isVisible()).buttons[0]
    for tap in range(times):
        tap_at(post, 10_000 + tap * FAST)
        assert [due.chosen for due in table.view.dues] == ["post"]
    assert (table.statement == TOO_QUICK) is (times == 2)


def test_folds_calls_and_checks_stay_fast(make: MakeTable) -> None:
    table = make(HOLDEM).sit(*FOUR, ("Sam", 5, 300))
    table.go()
    bar, at = table.window.view.bar, 10_000
    words = []
    for key in (bar.fold, bar.fold, bar.call, bar.call, bar.call):
        words.append(f"{key.face.word} {key.face.figure}".strip())
        tap_at(key, at)
        at += FAST
    assert words == ["Fold", "Fold", "Call 10", "Call 5", "Check"]
    assert table.view.street == "flop"


def test_a_tap_that_was_refused_holds_up_no_other(make: MakeTable) -> None:
    """Before a hand is ranked nobody ties; the tap after it is the first that does something."""
    table = all_in(make)
    assert table.bridge.send(c.Act("call"))
    table.go()
    key = table.window.view.bar.call
    tap_at(key, 10_000)
    assert table.window.desk.local.awards.tie == ""
    table.seat(1)
    tap_at(key, 10_000 + FAST)
    assert table.window.desk.local.awards.tie == "last"


def test_undo_stays_fast(make: MakeTable) -> None:
    table = make(HOLDEM).sit(*TWO, ("Lena", 3, 300))
    assert table.bridge.send(c.Deal(), c.Act("fold"), c.Act("call"))
    undo = table.window.view.bar.undo
    for tap in range(3):
        tap_at(undo, 10_000 + tap * FAST)
    assert table.view.phase == "between"
