"""A hand before a count of the stacks is corrected: the count stands, and what it is off by is told (STK-1)."""

from typing import Any

import pytest

from desktop.present.remarks import remarks
from desktop.table.change_row import ChangeRow
from engine import commands as c
from engine.recap.build import build
from engine.recap.build_report import report_of
from tests.desktop.conftest import MakeTable
from tests.desktop.correcting import HOLDEM, line, log, shown, turn
from tests.desktop.speaking import FOREIGN, speaking
from tests.desktop.spying import clipped, faults, painted_on

SIZES = pytest.mark.parametrize("size", [(1280, 800), (1024, 600)])
AS_COUNTED = ((1, 402), (2, 402), (3, 397), (4, 398))
"""Seats and stacks as the book has them after hand 1, but for Cid, who has 1 less."""

LONG = ("Maximilian von Hohenfels", "Wilhelmina van der Berg", "Cid", "Dee")


def split_then_counted(
    make: MakeTable,
    counts: tuple[tuple[int, int], ...],
    size: tuple[int, int] = (1280, 800),
    late: bool = False,
    bought: bool = False,
    language: str = "en",
    names: tuple[str, ...] = ("Ann", "Ben", "Cid", "Dee"),
) -> tuple[Any, Any]:
    """Ann and Ben split hand 1, stacks are counted, hand 2 runs; Ann alone is shown. `late` = counted in hand 2."""
    table = make(HOLDEM, size).sit(*((name, seat, 400) for seat, name in enumerate(names, 1)))
    table.go()
    for _ in range(4):
        table.check_round()
    counted = [c.Count(seat=seat, stack=stack, bought=bought) for seat, stack in counts]
    deal = (c.Deal(), *counted) if late else (*counted, c.Deal())
    for command in (c.Award(ranking=((1, 2), (3,), (4,))), *deal):
        assert table.bridge.send(command), table.refused
    sheet = log(table)
    table.tap(sheet.earlier)
    line(table, sheet, f"{names[0]} wins")
    correcting: Any = table.window.sheet
    table.tap(turn(correcting, "Clear"))
    table.tap(correcting.ranks.hands[0])
    with speaking(language):
        table.tap(correcting.go)
    return table, correcting


@SIZES
def test_counts_that_become_off_are_told_before_the_tap_and_after_it(make: MakeTable, size: tuple[int, int]) -> None:
    table, correcting = split_then_counted(make, AS_COUNTED, size)
    before = table.view
    assert shown(correcting) == {
        "Hand 1": ("Ann 4, Ben 4", "Ann 8"),
        "Ann counted": ("402 after hand 1, as recorded", "stays, 4 less than recorded"),
        "Ben counted": ("402 after hand 1, as recorded", "stays, 4 more than recorded"),
    }
    assert [change.seat for change in correcting.outcome.changes] == [None, 1, 2]
    assert faults(table.window, painted_on(table.window)) == []
    table.tap(correcting.go)
    assert table.statement == "Corrected. Undo takes it back. 2 stacks stay as counted."
    assert faults(table.window, painted_on(table.window)) == []
    assert table.view.seats == before.seats, "a count says what is there"


@SIZES
@pytest.mark.parametrize("language", FOREIGN)
@pytest.mark.parametrize("more", [0, 1_250_000])
def test_what_is_told_of_counts_is_whole_in_every_language(
    make: MakeTable, size: tuple[int, int], language: str, more: int
) -> None:
    counts = tuple((seat, stack + more) for seat, stack in AS_COUNTED)
    table, correcting = split_then_counted(make, counts, size, language=language, names=LONG)
    with speaking(language):
        names = [change.what for change in correcting.outcome.changes]
        assert len(names) == 3
        assert not any("counted" in name for name in names), "told in the language"
        whole(table)
        table.tap(correcting.go)
        assert table.statement.count(".") == 3
        assert "2" in table.statement
        whole(table)


def whole(table: Any) -> None:
    """Nothing of the window is cut, painted over or shortened, but for long names on the plates of the seats."""
    painted = painted_on(table.window)
    assert faults(table.window, painted) == []
    assert clipped(painted, LONG) == []
    assert not [text.words for text in painted if isinstance(text.widget, ChangeRow) and "\u2026" in text.words]


def test_a_count_that_was_off_by_another_amount_is_told_with_both(make: MakeTable) -> None:
    _, correcting = split_then_counted(make, ((1, 401), (2, 410), (3, 397)))
    assert shown(correcting)["Ann counted"] == ("401 after hand 1, 1 less than recorded", "stays, 5 less than recorded")
    assert shown(correcting)["Ben counted"] == (
        "410 after hand 1, 8 more than recorded", "stays, 12 more than recorded",
    )  # fmt: skip
    assert "Cid counted" not in shown(correcting), "off by as much as before"


def test_who_was_not_counted_has_the_chips_that_the_correction_moves(make: MakeTable) -> None:
    _, correcting = split_then_counted(make, ((2, 402),))
    assert shown(correcting)["Ann"][1] == str(int(shown(correcting)["Ann"][0]) + 4)
    assert {"Ann counted", "Ben"}.isdisjoint(shown(correcting))
    assert shown(correcting)["Ben counted"] == ("402 after hand 1, as recorded", "stays, 4 more than recorded")


def test_a_count_inside_the_hand_that_runs_is_told_as_that(make: MakeTable) -> None:
    table, correcting = split_then_counted(make, ((4, 398), (1, 402)), late=True)
    assert shown(correcting)["Ann counted"] == ("402 in hand 2, as recorded", "stays, 4 less than recorded")
    table.tap(correcting.go)
    assert table.view.seats[1].stack == 402
    assert table.statement == "Corrected. Undo takes it back. 1 stack stays as counted."


def test_recap_and_settle_up_say_what_the_preview_said(make: MakeTable) -> None:
    """Both stacks counted: off by as much to and fro, so every chip is there; one alone: chips are unaccounted for."""
    for counts, off in (((1, 402), (2, 402)), 0), (((2, 402),), 4):
        table, correcting = split_then_counted(make, counts)
        table.tap(correcting.go)
        session = table.bridge.session
        report = report_of(build(session))
        assert (report.recount.unaccounted, report.recount.balanced) == (off, not off)
        assert session.verify()["balanced"]
        lines = [remark.how for remark in remarks(report) if "Ben counted" in remark.how]
        assert lines == ["Ben counted: 402, 4 more than recorded"]
        results = {player.name: player.net for player in report.players}
        assert sum(results.values()) == off


def test_a_buy_in_put_right_later_that_changes_is_told_before_the_tap(make: MakeTable) -> None:
    """Ben's true buy-in was put right by his stack, which stays: the buy-in takes the chips that the award moves."""
    table, correcting = split_then_counted(make, ((2, 452),), bought=True)
    bought = [player.bought for player in report_of(build(table.bridge.session)).players if player.name == "Ben"]
    assert bought == [450]
    assert shown(correcting)["Ben bought"] == ("450", "454")
    assert "Ann bought" not in shown(correcting)
    table.tap(correcting.go)
    bought = [player.bought for player in report_of(build(table.bridge.session)).players if player.name == "Ben"]
    assert bought == [454]


@SIZES
def test_who_left_with_other_chips_is_told_before_the_tap_and_after_it(make: MakeTable, size: tuple[int, int]) -> None:
    """They came back with what they had taken along: the table had more chips than were ever bought, unsaid."""
    table = make(HOLDEM, size).sit(*((name, seat, 400) for seat, name in enumerate(("Ann", "Ben", "Cid", "Dee"), 1)))
    table.go()
    for _ in range(4):
        table.check_round()
    leaves = (c.Leave(seat=2), c.Sit(seat=2, player="Ben", stack=402), c.Deal())
    for command in (c.Award(ranking=((1, 2), (3,), (4,))), *leaves):
        assert table.bridge.send(command), table.refused
    sheet = log(table)
    table.tap(sheet.earlier)
    line(table, sheet, "Ann wins")
    correcting: Any = table.window.sheet
    table.tap(turn(correcting, "Clear"))
    table.tap(correcting.ranks.hands[0])
    table.tap(correcting.go)
    assert shown(correcting)["Ben left"] == ("with 402 after hand 1", "4 too much, owes it")
    assert faults(table.window, painted_on(table.window)) == []
    table.tap(correcting.go)
    assert table.statement == "Corrected. Undo takes it back. Ben left with other chips: settle that."
    assert faults(table.window, painted_on(table.window)) == []
